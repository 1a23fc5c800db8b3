#include "app/services/reindexservice.h"

#include "app/services/documentfile.h"
#include "core/ingest/reindexflow.h"

#include <utility>

namespace app {

ReindexService::ReindexService(const core::Settings &settings, LibraryAccess &library, Runs &runs, BackgroundWork &work,
                               DocumentService &documents, PdfPasswords &secrets, PasswordService &passwords,
                               const QueueService &inQueue, const IngestQueue &queue)
    : m_settings(settings),
      m_library(library),
      m_runs(runs),
      m_work(work),
      m_documents(documents),
      m_secrets(secrets),
      m_passwords(passwords),
      m_inQueue(inQueue),
      m_queue(queue),
      m_lane(1, Priority::Background)
{
    m_work.add({BackgroundWork::Reindex, &m_lane, [this] { return isHeldUp(); }, [this] { return look(); },
                [this](const core::Result<void> &result) { ended(result); }});
}

// After all reading and recognition, which would make it start again for their documents.
bool ReindexService::isHeldUp() const
{
    return m_queue.busy() || m_queue.paused() || m_inQueue.seen().reading > 0 || m_inQueue.seen().counts.waiting > 0;
}

void ReindexService::queueChanged()
{
    m_gate.setClosed(isHeldUp());
}

BackgroundWork::Look ReindexService::look()
{
    return [this, wanted = core::readAsIn(m_settings)](const std::stop_token &stop) -> BackgroundWork::Then {
        core::LibraryReindex outdatedOnes(*m_library, wanted);
        const auto outdated = outdatedOnes.outdated(stop);
        const bool isWanted = outdated && !outdated->isEmpty();
        if (outdated && !isWanted)
            outdatedOnes.drop();
        const core::Result<QString> said = outdated ? core::Result<QString>(tr("All documents are up to date."))
                                                    : core::Result<QString>(outdated.error());
        return [this, isWanted, said] { looked(isWanted, said); };
    };
}

// No longer after the user has stopped it, until it is requested, the settings change or the program is restarted.
void ReindexService::looked(bool isWanted, const core::Result<QString> &said)
{
    const bool isAskedFor = std::exchange(m_asked, false);
    if (isWanted && !m_work.isLeft(BackgroundWork::Reindex))
        begin(isAskedFor);
    else if (isAskedFor)
        say(said);
}

void ReindexService::beginAnew()
{
    if (m_runs.stop(m_work.run(BackgroundWork::Reindex)))
        m_again = true; // its results are no longer wanted
    m_work.wantAnew(BackgroundWork::Reindex);
}

void ReindexService::begin(bool asked)
{
    Run run;
    run.kind = Run::Task;
    run.subject = tr("Re-indexing outdated documents");
    run.stoppable = true;
    const auto job = [=, this, settings = m_settings, known = m_secrets.known(),
                      typed = m_secrets.typedOnes()](int number, std::stop_token stop) -> core::Result<void> {
        core::Inline alone; // the pool is for questions
        core::ReindexConditions conditions{alone, stop};
        conditions.progress = [&](int done, int of) {
            m_runs.tell(number, QStringLiteral("renew"),
                        {.unit = core::TaskProgress::Documents, .done = done, .of = of});
        };
        conditions.pass = [&] { m_gate.pass(stop); };
        QHash<QByteArray, QStringList> tried;
        conditions.passwords = [&](const QByteArray &hash) {
            QStringList passwords = QStringList{known.value(hash)} + typed;
            passwords.removeAll(QString());
            return *tried.insert(hash, passwords);
        };
        const core::Result<int> renewed = core::reindex(*m_library, settings, core::readAsIn(settings), conditions);
        if (asked && renewed && *renewed == 0)
            m_runs.tell(number, QStringLiteral("renew"),
                        {.text = tr("No document was brought up to date: the outdated ones could not be read again. If "
                                    "one is locked, type its password on the page about it.")});
        const auto then = [this, tried, nothing = renewed && *renewed == 0] {
            if (nothing && !m_work.isWanted(BackgroundWork::Reindex))
                m_work.leave(BackgroundWork::Reindex); // nothing can be done about these documents
            unlock(tried);
        };
        QMetaObject::invokeMethod(this, then, Qt::QueuedConnection);
        return renewed ? core::Result<void>() : core::Result<void>(renewed.error());
    };
    m_work.post(BackgroundWork::Reindex, run, job);
}

void ReindexService::say(const core::Result<QString> &said)
{
    Run run;
    run.kind = Run::Task;
    run.subject = tr("Looking for outdated documents");
    m_runs.post(m_views, run, [this, said](int number, std::stop_token) -> core::Result<void> {
        if (!said)
            return said.error();
        m_runs.tell(number, QStringLiteral("renew"), {.text = *said});
        return {};
    });
}

// Tries documents that no known password opened: the keychain may have one.
void ReindexService::unlock(const QHash<QByteArray, QStringList> &tried)
{
    if (tried.isEmpty() || !m_library.isUsable())
        return;
    for (auto each = tried.cbegin(); each != tried.cend(); ++each)
        m_passwords.triedInVain(each.key(), *each);
    m_views.post([this, tried](std::stop_token stop) {
        for (const QByteArray &hash : tried.keys()) {
            const core::Result<core::Document> document = m_library->document(m_library->withHash(hash).id);
            if (!document || document->origin.reader >= core::ReaderVersion)
                continue;
            const auto read = [this, document = *document, place = fileOf(*document, stop)] {
                m_passwords.readIfKnown(document.hash, place, document.id);
            };
            QMetaObject::invokeMethod(this, read, Qt::QueuedConnection);
        }
    });
}

void ReindexService::ended(const core::Result<void> &result)
{
    if (m_library.isResting())
        return;
    if (!std::exchange(m_again, false) && !result)
        m_work.leave(BackgroundWork::Reindex); // it was stopped, or would fail again
    m_documents.refresh();
    m_asked = m_asked && !m_work.isLeft(BackgroundWork::Reindex);
}

void ReindexService::reindex()
{
    m_asked = true;
    m_again = m_again || m_runs.isStopping(m_work.run(BackgroundWork::Reindex));
    m_work.wantAnew(BackgroundWork::Reindex);
    if (m_library.isUsable() && m_queue.paused())
        say(tr("Reading is paused; once it resumes and nothing is waiting to be read, your documents will be brought "
               "up to date."));
    else if (m_library.isUsable() && isHeldUp())
        say(tr("Your documents will be brought up to date once nothing is waiting to be read."));
}

} // namespace app
