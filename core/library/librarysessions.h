// What a library's sessions say, searched, and what is made of a session. A part of Library with a header of its own;
// safe from any thread.
#pragma once

#include "core/library/library.h"

namespace core {

class LibrarySessions
{
public:
    explicit LibrarySessions(Library &library) : m_library(library) {}

    // Those whose title, tags, question or answer have every one of these words, or what begins, ends or stands in one;
    // one hit a session, the newest first. Errors: Cancelled, Storage.
    Result<QList<SessionHit>> search(const QString &words, std::stop_token stop);

    // A session of its own with the turns before this one; none named: with all of them. What came with a bundle can be
    // read only, but a copy of it is the user's, with the pictures of what it cites.
    Result<SessionId> branch(SessionId session, const QString &beforeTurn, const QString &title);

    // A session of an evidence bundle, with the pictures of what it cites, as one change. One that is in the library
    // already, by its id, only gets the pictures that it lacks.
    Result<SessionId> keep(const Session &imported, const QList<Snippet> &snippets);

private:
    Library &m_library;
};

} // namespace core
