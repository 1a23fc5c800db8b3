// A team's library on a server: created and upgraded to the newest schema, its permissions, its contents, and documents
// added to it. The tables and all access rules are in resources/team. One connection, one thread at a time.
#pragma once

#include "core/library/libraryteam.h"
#include "core/team/postgres.h"

namespace core {

struct TeamCollection
{
    QString id;
    QString name;
    int documents = 0; // visible to the user
    int failed = 0;    // unreadable
};

struct TeamAccess
{
    QString role;
    QString collection;
    QString document; // its path; empty: the whole collection
    QString may;      // read, add, work or none
};

struct TeamStatus
{
    QString id;
    bool manages = false; // the user is its owner; else access lists only the user's own
    QList<TeamCollection> collections;
    QList<TeamAccess> access;
    bool knowsJobs = false; // and sees these numbers
    int waiting = 0;
    int leased = 0;
    int failed = 0;
};

class TeamLibrary
{
public:
    explicit TeamLibrary(Postgres &postgres) : m_postgres(postgres) {}

    // Creates the library, or upgrades it; repeating it does no harm. After the database was restored from a dump, its
    // documents count as changed, because its transactions are numbered anew. Errors: those of Postgres; Invalid (the
    // server is too old; the library was made by a newer Attest).
    Result<QString> init(const std::stop_token &stop);
    // NotFound: there isn't one, or the user may see nothing of it. Invalid: made by a newer or an older Attest.
    Result<QString> id(const std::stop_token &stop);
    Result<TeamStatus> status(const std::stop_token &stop);

    enum class IfMissing { Fail, Make };
    Result<QString> collection(const QString &name, IfMissing ifMissing, const std::stop_token &stop); // its id
    // By id, hash, path or file name. Errors: NotFound, Invalid (several).
    Result<QString> document(const QString &name, const QString &collection, const std::stop_token &stop);

    // May: "read", "add" or "work"; for a document "read" or "none". `document`: empty, the whole collection.
    Result<void> give(const QString &role, const QString &collection, const QString &document, const QString &may,
                      const std::stop_token &stop);
    Result<void> revoke(const QString &role, const QString &collection, const std::stop_token &stop);
    Result<void> remove(const QString &document, const std::stop_token &stop);

    // Inside a transaction. An existing document with its content stays as it is, if it could be read; the document
    // previously at its path is superseded, unless that one could be read and this one could not. Returns the id of the
    // document now there.
    Result<QString> publish(const QString &collection, const TeamDocument &document, const std::stop_token &stop);

private:
    Result<void> migrate(const std::stop_token &stop);
    Result<void> putContent(const QString &collection, const QString &id, const TeamDocument &document,
                            const std::stop_token &stop);
    Result<QString> insert(const QString &collection, const TeamDocument &document, const QString &versionOf,
                           const std::stop_token &stop);

    Postgres &m_postgres;
};

QString teamStatusOf(DocumentStatus status);            // the server's value
DocumentStatus documentStatusOf(const QString &status); // and back
QByteArray teamScript(const char *name);                // from resources/team

} // namespace core
