// The sessions of a library: kept, found, searched, branched. A part of Library with a header of its own; safe from any
// thread.
#pragma once

#include "core/base/detachedcall.h"
#include "core/library/library.h"
#include "core/session/health.h"

namespace core {

// Of a library that is only read.
class KeptSessions
{
public:
    explicit KeptSessions(const Library &library) : m_library(library) {}

    QList<Session> all() const; // the newest first; without turns
    Result<Session> find(SessionId id) const;
    // The picture of what a turn cites that came with its session. Errors: NotFound, Storage.
    Result<Snippet> snippet(SessionId session, const QString &turn, int citation) const;

    // How judges did in all sessions, by role and judge. Errors: Cancelled, Storage.
    Result<QList<GraderHealth>> health(std::stop_token stop) const;

    // Those whose title, tags, question or answer have every one of these words, or what begins, ends or stands in one;
    // one hit a session, the newest first. Errors: Cancelled, Storage.
    Result<QList<SessionHit>> search(const QString &words, std::stop_token stop) const;

protected:
    const Library &m_library;
};

class LibrarySessions : public KeptSessions
{
public:
    explicit LibrarySessions(Library &library) : KeptSessions(library) {}

    // Saving waits for a change that is under way, which may take a while, as long as patience has it: then
    // Unavailable, and nothing is saved. id 0: a new one; turns it does not carry stay.
    Result<SessionId> save(const Session &session, Timeout timeout = noTimeout);
    // Appends it, or replaces the one with its id.
    Result<void> saveTurn(SessionId session, const Turn &turn, Timeout timeout = noTimeout);
    Result<void> remove(SessionId id);

    // A session of its own with the turns before this one; none named: with all of them. What came with a bundle can be
    // read only, but a copy of it is the user's, with the pictures of what it cites.
    Result<SessionId> branch(SessionId session, const QString &beforeTurn, const QString &title);

    // A session of an evidence bundle, with the pictures of what it cites, as one change. One that is in the library
    // already, by its id, only gets the pictures that it lacks.
    Result<SessionId> keep(const Session &imported, const QList<Snippet> &snippets);
};

} // namespace core
