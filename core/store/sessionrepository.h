// Sessions, one row each; their turns (turnrepository.h); and the pictures of citations in imported sessions.
#pragma once

#include "core/session/exportcontent.h"
#include "core/session/session.h"
#include "core/store/store.h"

namespace core {

class SessionRepository
{
public:
    explicit SessionRepository(Store &store) : m_store(store), m_database(store.database()) {}

    QList<Session> all(); // all sessions, without turns
    Result<Session> find(SessionId id);
    // Also stores pictures of its turns' citations; existing pictures are not replaced.
    Result<SessionId> save(const Session &session, const QList<Snippet> &snippets = {});
    Result<void> save(SessionId session, const Turn &turn);
    Result<Snippet> snippet(SessionId session, const QString &turn, int citation); // NotFound
    Result<void> remove(SessionId id);                                             // moves it to the bin

private:
    void putSnippets(SessionId session, const QList<Snippet> &snippets);
    bool isImported(SessionId session);

    Store &m_store;
    Database &m_database;
};

} // namespace core
