// Stores, finds, searches and branches a library's sessions. Extends Library's interface. Thread-safe.
#pragma once

#include "core/base/detachedcall.h"
#include "core/library/library.h"
#include "core/session/health.h"

namespace core {

// Read access to sessions, also for a read-only library.
class KeptSessions
{
public:
    explicit KeptSessions(const Library &library) : m_library(library) {}

    QList<Session> all() const; // newest first; without turns
    Result<Session> find(SessionId id) const;
    // The picture of a citation in an imported session. Errors: NotFound, Storage.
    Result<Snippet> snippet(SessionId session, const QString &turn, int citation) const;

    // Statistics on judges across all sessions, grouped by role and judge. Errors: Cancelled, Storage.
    Result<QList<GraderHealth>> health(std::stop_token stop) const;

    // Sessions whose title, tags, question or answer contain all of these words, even as parts of longer words. One hit
    // per session, newest first. Errors: Cancelled, Storage.
    Result<QList<SessionHit>> search(const QString &words, std::stop_token stop) const;

protected:
    const Library &m_library;
};

class LibrarySessions : public KeptSessions
{
public:
    explicit LibrarySessions(Library &library) : KeptSessions(library) {}

    // Saves a session, as a new one if its id is 0. If a change is in progress, waits up to the timeout, then returns
    // Unavailable and saves nothing. Stored turns that are missing from `session` are kept.
    Result<SessionId> save(const Session &session, Timeout timeout = noTimeout);
    // Appends the turn, or replaces the one with its id.
    Result<void> saveTurn(SessionId session, const Turn &turn, Timeout timeout = noTimeout);
    Result<void> remove(SessionId id);

    // Makes a new session from the turns before this one, or from all turns if none is given. A session imported with a
    // bundle is read-only, but its copy can be changed and includes the pictures of its citations. Damaged turns stay
    // damaged in the copy.
    Result<SessionId> branch(SessionId session, const QString &beforeTurn, const QString &title);

    // Stores a session from an evidence bundle with the pictures of its citations in one change. If the library already
    // has a session with its id, only missing pictures are added.
    Result<SessionId> keep(const Session &imported, const QList<Snippet> &snippets);
};

} // namespace core
