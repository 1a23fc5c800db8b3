#include "app/services/passwordservice.h"

#include "app/services/documentfile.h"
#include "core/ingest/ingestflow.h"
#include "core/library/librarycoverage.h"

namespace app {

PasswordService::PasswordService(LibraryAccess &library, Runs &runs, PdfPasswords &secrets, Read read)
    : m_library(library),
      m_runs(runs),
      m_secrets(secrets),
      m_read(std::move(read))
{
}

// The result is used where the file is read.
PasswordService::Unlocking PasswordService::unlocking(const QString &path)
{
    Unlocking unlocking;
    unlocking.m_typed = m_typedFor.take(path);
    unlocking.m_others = m_secrets.typedOnes();
    unlocking.m_known = m_secrets.known();
    unlocking.m_tried = std::make_shared<Unlocking::Tried>();
    return unlocking;
}

void PasswordService::Unlocking::arm(core::IngestingTools &tools, PasswordService &passwords) const
{
    tools.passwords = [this](const QByteArray &hash) {
        m_tried->hash = hash;
        QStringList all{m_known.value(hash)};
        all += m_others;
        all.removeAll(QString());
        m_tried->passwords = all + QStringList(m_typed);
        return all;
    };
    tools.opened = [this, &passwords](const QByteArray &hash, const QString &password) {
        m_tried->hash = hash;
        m_tried->fits = true;
        QMetaObject::invokeMethod(
            &passwords, [&passwords, hash, password] { passwords.m_secrets.opened(hash, password); },
            Qt::QueuedConnection);
    };
}

void PasswordService::unlocked(const Unlocking &unlocking, const QString &path, const core::Document &document)
{
    const QByteArray hash = unlocking.m_tried->hash;
    const bool isAwaited = m_afterUnlocking.contains(path);
    const Reply<core::Document> told = m_afterUnlocking.take(path);
    if (!hash.isEmpty())
        told(document);
    if (unlocking.m_tried->fits) {
        if (isAwaited)
            unlockOthers();
        return;
    }
    if (hash.isEmpty()) // needs no password
        return;
    triedInVain(hash, unlocking.m_tried->passwords);
    readIfKnown(hash, path, document.id);
}

void PasswordService::triedInVain(const QByteArray &hash, const QStringList &passwords)
{
    QSet<QString> &vain = m_inVain[hash];
    for (const QString &password : passwords)
        vain.insert(password);
}

void PasswordService::readIfKnown(const QByteArray &hash, const QString &path, core::DocumentId id)
{
    whenUnlocked(hash,
                 [this, path, id] { m_lane.post([this, path, id](std::stop_token stop) { m_read(path, id, stop); }); });
}

// Asks the keychain the first time; a password may also have been typed meanwhile.
void PasswordService::whenUnlocked(const QByteArray &hash, std::function<void()> go)
{
    m_secrets.find(hash, [this, hash, go = std::move(go)](Secret) {
        const QSet<QString> &vain = m_inVain[hash];
        const QStringList passwords = m_secrets.toTry(hash);
        const bool untried = std::any_of(passwords.cbegin(), passwords.cend(),
                                         [&](const QString &password) { return !vain.contains(password); });
        if (untried && m_library.isUsable())
            go();
    });
}

void PasswordService::unlockOthers()
{
    if (!m_library.isUsable())
        return;
    m_lane.post([this](std::stop_token stop) {
        for (const core::Document &document : core::LibraryCoverage(*m_library).unreadDocuments()) {
            if (document.status != core::DocumentStatus::NeedsPassword)
                continue;
            const QString place = fileOf(document, stop);
            if (place.isEmpty())
                continue;
            QMetaObject::invokeMethod(
                this, [this, document, place] { readIfKnown(document.hash, place, document.id); },
                Qt::QueuedConnection);
        }
    });
}

void PasswordService::unlock(const QString &path, const QString &password, const Reply<core::Document> &opened)
{
    m_secrets.typed(password);
    m_typedFor[path] = password;
    m_afterUnlocking[path] = opened;
    m_runs.postTask(m_lane, tr("Reading again"), [this, path](std::stop_token stop) -> core::Result<void> {
        m_read(path, m_library->withPlace(path).id, stop);
        return {};
    });
}

void PasswordService::remember(core::DocumentId id)
{
    change(id, tr("Remembering the password"),
           [this](const QByteArray &hash, auto told) { m_secrets.remember(hash, std::move(told)); });
}

void PasswordService::forget(core::DocumentId id)
{
    change(id, tr("Forgetting the password"),
           [this](const QByteArray &hash, auto told) { m_secrets.forget(hash, std::move(told)); });
}

void PasswordService::change(core::DocumentId id, const QString &subject,
                             std::function<void(const QByteArray &hash, Settled settled)> change)
{
    if (!m_library.isUsable())
        return;
    Run run;
    run.kind = Run::Task;
    run.subject = subject;
    const int number = m_runs.begin(run);
    const auto found = [this, number, change](const core::Result<core::Document> &document) {
        if (!document)
            return m_runs.finish(number, document.error());
        change(document->hash, [this, number](const core::Result<void> &result) {
            m_runs.finish(number, result);
            emit changed(); // lets displays update
        });
    };
    m_lane.post([this, id, found](std::stop_token) {
        QMetaObject::invokeMethod(
            this, [found, document = m_library->document(id)] { found(document); }, Qt::QueuedConnection);
    });
}

} // namespace app
