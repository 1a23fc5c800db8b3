// What Assistant does with sessions.
#include "app/jobs/asking.h"
#include "app/services/assistantlanes.h"
#include "core/evidence/admitting.h"
#include "core/flows/after/followups.h"
#include "core/library/librarysessions.h"

namespace app {

void Assistant::newSession()
{
    ++d->conversation;
    d->session = {};
    emit sessionChanged(d->session, d->sessions);
}

void Assistant::openSession(core::SessionId id)
{
    d->postTask(d->tasks, tr("Opening the session"), [this, id](std::stop_token) { return d->openNow(id, [] {}); });
}

// On a lane; then, in the window's thread, once it is open.
core::Result<void> Assistant::Private::openNow(core::SessionId id, std::function<void()> then)
{
    const core::Result<core::Session> opened = library->session(id);
    if (!opened)
        return opened.error();
    inWindow([this, opened = core::withDocumentsHere(*opened, *library), then = std::move(then)] {
        ++conversation;
        session = opened;
        emit q->sessionChanged(session, sessions);
        then();
    });
    return {};
}

// What a session is called by, and not what it says.
void Assistant::Private::changeSession(core::SessionId id, const QString &subject,
                                       std::function<void(core::Session &)> change)
{
    if (session.id == id)
        change(session);
    postTask(tasks, subject, [this, id, change](std::stop_token) -> core::Result<void> {
        core::Result<core::Session> kept = library->session(id);
        if (!kept)
            return kept.error();
        change(*kept);
        kept->turns.clear(); // saved by themselves
        const core::Result<core::SessionId> saved = library->saveSession(*kept);
        inWindow([this] { refreshSessions(); });
        return saved ? core::Result<void>() : saved.error();
    });
}

void Assistant::renameSession(core::SessionId id, const QString &title)
{
    d->changeSession(id, tr("Renaming the session"), [title](core::Session &session) { session.title = title; });
}

void Assistant::setTags(core::SessionId id, const QStringList &tags)
{
    d->changeSession(id, tr("Tagging the session"), [tags](core::Session &session) { session.tags = tags; });
}

void Assistant::setPinned(core::SessionId id, bool pinned)
{
    d->changeSession(id, tr("Pinning the session"), [pinned](core::Session &session) { session.pinned = pinned; });
}

void Assistant::duplicateSession(core::SessionId id, const QString &title)
{
    d->postTask(d->tasks, tr("Copying the session"), [this, id, title](std::stop_token) -> core::Result<void> {
        const core::Result<core::SessionId> made = core::LibrarySessions(*d->library).branch(id, {}, title);
        if (!made)
            return made.error();
        d->inWindow([this] { d->refreshSessions(); });
        return d->openNow(*made, [] {});
    });
}

void Assistant::removeSession(core::SessionId id)
{
    if (d->session.id == id) {
        ++d->conversation;
        d->session = {};
    }
    d->postTask(d->tasks, tr("Removing the session"), [this, id](std::stop_token) -> core::Result<void> {
        const core::Result<void> removed = d->library->removeSession(id);
        d->inWindow([this] { d->refreshSessions(); });
        return removed;
    });
}

void Assistant::branch(const QString &turn, const QString &question)
{
    const auto job = [this, id = d->session.id, turn, question](std::stop_token) -> core::Result<void> {
        const core::Result<core::SessionId> made =
            core::LibrarySessions(*d->library).branch(id, turn, titleFor(question));
        return made ? d->openNow(*made, [this, question] { ask(question); }) : made.error();
    };
    d->postTask(d->tasks, tr("Beginning another session"), job);
}

void Assistant::searchSessions(const QString &words, QObject *receiver,
                               std::function<void(const core::Result<QList<core::SessionHit>> &)> found)
{
    if (!d->usable())
        return;
    d->views.post([this, words, receiver = QPointer(receiver), found](std::stop_token stop) {
        const core::Result<QList<core::SessionHit>> hits = core::LibrarySessions(*d->library).search(words, stop);
        d->inWindow([receiver, found, hits] {
            if (receiver)
                found(hits);
        });
    });
}

void Assistant::snippet(const QString &turn, int citation, QObject *receiver,
                        std::function<void(const core::Snippet &, const QString &bundle)> told)
{
    const QString bundle = d->session.imported[u"bundle"].toString();
    if (!d->usable())
        return told({}, {});
    d->views.post([=, this, id = d->session.id, receiver = QPointer(receiver)](std::stop_token) {
        const core::Result<core::Snippet> found = d->library->snippet(id, turn, citation);
        d->inWindow([receiver, told, bundle, snippet = found ? *found : core::Snippet()] {
            if (receiver)
                told(snippet, bundle);
        });
    });
}

void Assistant::followUps(const core::Turn &turn, QObject *receiver,
                          std::function<void(const QStringList &questions)> told)
{
    if (!d->usable())
        return;
    d->views.post([this, turn, receiver = QPointer(receiver), told](std::stop_token stop) {
        const QStringList questions = core::followUpsOf(turn, *d->library, stop);
        d->inWindow([receiver, told, questions] {
            if (receiver)
                told(questions);
        });
    });
}

void Assistant::health(QObject *receiver, std::function<void(const core::Result<QList<core::GraderHealth>> &)> told)
{
    const auto answer = [this, receiver = QPointer(receiver),
                         told](const core::Result<QList<core::GraderHealth>> &rows) {
        d->inWindow([receiver, told, rows] {
            if (receiver)
                told(rows);
        });
    };
    if (!d->usable()) {
        answer(d->library.whyNotUsable());
        return;
    }
    d->views.post([this, answer](std::stop_token stop) { answer(d->library->health(stop)); });
}

} // namespace app
