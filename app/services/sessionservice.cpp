#include "app/services/sessionservice.h"

#include "app/jobs/answerjob.h"
#include "app/jobs/exportjob.h"
#include "app/runtime/outfile.h"
#include "app/services/offers.h"
#include "core/evidence/bundleimport.h"
#include "core/library/librarysessions.h"
#include "core/library/readfailures.h"

#include <QDateTime>
#include <QFileInfo>

#include <algorithm>

namespace app {

core::Result<core::Turn> keptTurn(const core::Library &library, core::SessionId id, const QString &turn)
{
    const core::Result<core::Session> kept = core::KeptSessions(library).find(id);
    if (!kept)
        return kept.error();
    const auto found =
        std::find_if(kept->turns.begin(), kept->turns.end(), [&](const core::Turn &each) { return each.id == turn; });
    if (found == kept->turns.end())
        return core::Error{core::Error::NotFound, SessionService::tr("This answer is no longer in its session."), {}};
    return *found;
}

SessionService::SessionService(LibraryAccess &library, ModelService &models, PdfPasswords &passwords, Runs &runs)
    : m_library(library),
      m_models(models),
      m_passwords(passwords),
      m_runs(runs),
      m_exports(1, Priority::Background)
{
}

SessionService::~SessionService()
{
    m_changes.drain();
}

void SessionService::post(const QString &subject, std::function<core::Result<void>(std::stop_token)> job)
{
    auto watched = [this, job = std::move(job)](std::stop_token stop) {
        const core::Result<void> result = job(stop);
        if (!result && core::isDamage(result.error()))
            QMetaObject::invokeMethod(this, &SessionService::fileDamaged, Qt::QueuedConnection);
        return result;
    };
    m_runs.keepToEnd(m_runs.postTask(m_changes, subject, std::move(watched)));
}

void SessionService::beginNew()
{
    ++m_opened;
    m_current = {};
    tell();
}

void SessionService::rest()
{
    m_all.clear();
    beginNew();
}

void SessionService::open(core::SessionId id)
{
    post(tr("Opening the session"), [this, id](std::stop_token) { return openNow(id, [] {}); });
}

// Then calls `then` in the window's thread, once it is open.
core::Result<void> SessionService::openNow(core::SessionId id, std::function<void()> then)
{
    const core::Result<core::Session> opened = core::LibrarySessions(*m_library).find(id);
    if (!opened)
        return opened.error();
    const auto show = [this, opened = core::withDocumentsHere(*opened, *m_library), then = std::move(then)] {
        ++m_opened;
        m_current = opened;
        tell();
        then();
    };
    QMetaObject::invokeMethod(this, show, Qt::QueuedConnection);
    return {};
}

void SessionService::refresh(Of what)
{
    if (!m_library.isUsable())
        return;
    if (what == Of::OpenOne)
        return reread();
    m_changes.post([this](std::stop_token) {
        const auto show = [this, all = core::LibrarySessions(*m_library).all()] {
            m_all = all;
            tell();
        };
        QMetaObject::invokeMethod(this, show, Qt::QueuedConnection);
    });
}

void SessionService::reread()
{
    if (m_current.id == 0)
        return;
    m_changes.post([this, id = m_current.id](std::stop_token) {
        const core::Result<core::Session> kept = core::LibrarySessions(*m_library).find(id);
        if (!kept)
            return;
        const auto show = [this, read = core::withDocumentsHere(*kept, *m_library)] {
            if (m_current.id != read.id || m_current.turns.size() > read.turns.size())
                return; // the user has moved on, or an answer has arrived meanwhile
            m_current = read;
            tell();
        };
        QMetaObject::invokeMethod(this, show, Qt::QueuedConnection);
    });
}

void SessionService::refreshLater()
{
    QMetaObject::invokeMethod(
        this, [this] { refresh(); }, Qt::QueuedConnection);
}

// Changes a session's name and tags, not its contents.
void SessionService::change(core::SessionId id, const QString &subject, std::function<void(core::Session &)> how)
{
    if (m_current.id == id)
        how(m_current);
    post(subject, [this, id, how](std::stop_token) -> core::Result<void> {
        core::Result<core::Session> kept = core::LibrarySessions(*m_library).find(id);
        if (!kept)
            return kept.error();
        how(*kept);
        kept->turns.clear(); // they are saved separately
        const core::Result<core::SessionId> saved = core::LibrarySessions(*m_library).save(*kept);
        refreshLater();
        return saved ? core::Result<void>() : saved.error();
    });
}

void SessionService::rename(core::SessionId id, const QString &title)
{
    change(id, tr("Renaming the session"), [title](core::Session &session) { session.title = title; });
}

void SessionService::setTags(core::SessionId id, const QStringList &tags)
{
    change(id, tr("Tagging the session"), [tags](core::Session &session) { session.tags = tags; });
}

void SessionService::setPinned(core::SessionId id, bool pinned)
{
    change(id, tr("Pinning the session"), [pinned](core::Session &session) { session.pinned = pinned; });
}

void SessionService::duplicate(core::SessionId id, const QString &title)
{
    post(tr("Copying the session"), [this, id, title](std::stop_token) -> core::Result<void> {
        const core::Result<core::SessionId> made = core::LibrarySessions(*m_library).branch(id, {}, title);
        if (!made)
            return made.error();
        refreshLater();
        return openNow(*made, [] {});
    });
}

void SessionService::remove(core::SessionId id)
{
    if (m_current.id == id) {
        ++m_opened;
        m_current = {};
    }
    post(tr("Removing the session"), [this, id](std::stop_token) -> core::Result<void> {
        const core::Result<void> removed = core::LibrarySessions(*m_library).remove(id);
        refreshLater();
        return removed;
    });
}

void SessionService::branch(const QString &turn, const QString &title, std::function<void()> then)
{
    const auto job = [this, id = m_current.id, turn, title, then](std::stop_token) -> core::Result<void> {
        const core::Result<core::SessionId> made = core::LibrarySessions(*m_library).branch(id, turn, title);
        return made ? openNow(*made, then) : made.error();
    };
    post(tr("Starting another session"), job);
}

void SessionService::search(const QString &words, const Reply<core::Result<QList<core::SessionHit>>> &found)
{
    if (!m_library.isUsable())
        return;
    m_views.post([this, words, found](std::stop_token stop) {
        found.later(this, core::LibrarySessions(*m_library).search(words, stop));
    });
}

void SessionService::snippet(const QString &turn, int citation, const Reply<core::Snippet, QString> &told)
{
    if (!m_library.isUsable())
        return told({}, {});
    const QString bundle = m_current.imported.bundle;
    m_views.post([=, this, id = m_current.id](std::stop_token) {
        const core::Result<core::Snippet> found = core::LibrarySessions(*m_library).snippet(id, turn, citation);
        told.later(this, found ? *found : core::Snippet(), bundle);
    });
}

void SessionService::exportTo(const QString &file, const QString &format, const QList<core::SessionId> &ids,
                              const core::ExportOptions &options, const Reply<> &written)
{
    Run run;
    run.kind = Run::Task;
    run.subject = tr("Exporting to %1").arg(QFileInfo(file).fileName());
    run.stoppable = true;
    core::ExportOptions all = options;
    all.secrets += secretsOf(m_models.connections());
    const auto job = [=, this, passwords = m_passwords.known()](int number,
                                                                std::stop_token stop) -> core::Result<void> {
        const auto passwordOf = [passwords](const QByteArray &hash) { return passwords.value(hash); };
        const core::Result<QByteArray> bytes = exported(*m_library, ids, format, all, passwordOf,
                                                        m_runs.percentOf(number, QStringLiteral("export")), stop);
        const core::Result<void> kept = bytes ? writeFile(file, *bytes) : core::Result<void>(bytes.error());
        if (kept)
            written.later(this);
        return kept;
    };
    // Drawing pages is slow, but nothing else waits for it; fast exports are completed before the program
    // ends.
    if (options.snippets && (exportParts(format) & core::Exporter::Snippets) != 0)
        m_runs.post(m_exports, run, job);
    else
        m_runs.keepToEnd(m_runs.post(m_changes, run, job));
}

void SessionService::print(core::SessionId id, const QString &title, const core::ExportOptions &wanted,
                           const std::function<core::Result<void>(const core::ExportData &)> &draw)
{
    Run run;
    run.kind = Run::Task;
    run.subject = tr("Printing “%1”").arg(title);
    run.stoppable = true;
    core::ExportOptions options = wanted;
    options.secrets = secretsOf(m_models.connections());
    const auto job = [=, this, passwords = m_passwords.known()](int number,
                                                                std::stop_token stop) -> core::Result<void> {
        const auto passwordOf = [passwords](const QByteArray &hash) { return passwords.value(hash); };
        const core::Result<core::ExportData> data = core::gather(
            *m_library, {id}, options, passwordOf, m_runs.percentOf(number, QStringLiteral("print")), stop);
        return data ? draw(*data) : core::Result<void>(data.error());
    };
    m_runs.post(m_exports, run, job);
}

void SessionService::openBundle(const QString &file)
{
    const auto job = [this, file](std::stop_token stop) -> core::Result<void> {
        const core::Result<core::Bundle> bundle = core::readBundle(file, stop);
        if (!bundle)
            return bundle.error();
        const core::Result<QList<core::SessionId>> ids = core::importBundle(*m_library, *bundle);
        if (!ids)
            return ids.error();
        refreshLater();
        return openNow(ids->first(), [] {});
    };
    post(tr("Opening %1").arg(QFileInfo(file).fileName()), job);
}

void SessionService::correctVerdict(core::SessionId id, const QString &turn, const core::Verdict &verdict, bool passes)
{
    post(tr("Saving the correction"), [=, this](std::stop_token) {
        return changeTurn(id, turn, [&](core::Turn &changed) {
            changed.review.correct(verdict, passes, QDateTime::currentMSecsSinceEpoch());
        });
    });
}

void SessionService::takeAnswer(const core::Turn &turn, core::SessionId id, int openedThen)
{
    const bool begun = m_current.id == 0 && openedThen == m_opened; // this answer starts the session
    if (m_current.id != id && !begun)
        return refresh(); // the user has opened another one
    if (m_current.id == 0) {
        m_current.id = id;
        m_current.title = titleFor(turn.question);
        m_current.created = turn.asked;
    }
    m_current.changed = QDateTime::currentMSecsSinceEpoch();
    const auto same = [&](const core::Turn &known) { return known.id == turn.id; };
    const auto found = std::find_if(m_current.turns.begin(), m_current.turns.end(), same);
    if (found == m_current.turns.end())
        m_current.turns.append(turn);
    else
        *found = turn;
    m_current.turnCount = int(m_current.turns.size());
    tell();
    refresh();
}

core::Result<void> SessionService::changeTurn(core::SessionId id, const QString &turn,
                                              const std::function<void(core::Turn &)> &change)
{
    const core::Result<core::Turn> kept = keptTurn(*m_library, id, turn);
    if (!kept)
        return kept.error();
    core::Turn changed = *kept;
    change(changed);
    if (const core::Result<void> saved = core::LibrarySessions(*m_library).saveTurn(id, changed); !saved)
        return saved;
    const auto show = [this, id, changed] {
        if (m_current.id != id)
            return;
        for (core::Turn &each : m_current.turns) {
            if (each.id == changed.id)
                each = changed;
        }
        tell();
    };
    QMetaObject::invokeMethod(this, show, Qt::QueuedConnection);
    return {};
}

} // namespace app
