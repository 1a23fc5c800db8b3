// A team's library on a server: creates it, upgrades its schema, manages its permissions, lists its contents, adds
// documents. The tables and all access rules are in resources/team. Uses one connection, on one thread at a time.
#pragma once

#include "core/library/libraryteam.h"
#include "core/team/postgres.h"

namespace core {

struct TeamCollection
{
    QString id;
    QString name;
    int documents = 0; // number of documents visible to the user
    int failed = 0;    // number of unreadable documents
};

struct TeamAccess
{
    QString role;
    QString collection;
    QString document; // document path; empty: the whole collection
    QString may;      // permission: read, add, work or none
};

struct TeamStatus
{
    QString id;
    bool manages = false; // the user owns the library; otherwise `access` lists only the user's own permissions
    QList<TeamCollection> collections;
    QList<TeamAccess> access;
    bool knowsJobs = false; // whether the user may see the following numbers
    int waiting = 0;
    int leased = 0;
    int failed = 0;
};

class TeamLibrary
{
public:
    explicit TeamLibrary(Postgres &postgres) : m_postgres(postgres) {}

    // Creates the library or upgrades it; calling this again is harmless. After the database was restored from a dump,
    // all documents count as changed, because transactions are renumbered. Errors: same as Postgres; Invalid (the
    // server is too old; the library was created by a newer Attest).
    Result<QString> init(const std::stop_token &stop);
    // Errors: NotFound (there is no library, or none that the user may see), Invalid (created by a newer or an older
    // Attest).
    Result<QString> id(const std::stop_token &stop);
    Result<TeamStatus> status(const std::stop_token &stop);

    enum class IfMissing { Fail, Make };
    Result<QString> collection(const QString &name, IfMissing ifMissing, const std::stop_token &stop); // returns its id
    // Finds a document by id, hash, path or file name. Errors: NotFound, Invalid (several match).
    Result<QString> document(const QString &name, const QString &collection, const std::stop_token &stop);

    // `may`: "read", "add" or "work"; for a document, "read" or "none". `document` empty: applies to the whole
    // collection.
    Result<void> give(const QString &role, const QString &collection, const QString &document, const QString &may,
                      const std::stop_token &stop);
    Result<void> revoke(const QString &role, const QString &collection, const std::stop_token &stop);
    Result<void> remove(const QString &document, const std::stop_token &stop);

    // Call it inside a transaction. If a document with this content exists and was readable, it stays as it is. The
    // previous document at its path is superseded, unless it was readable and the new one is not. Returns the id of the
    // document that is now in place.
    Result<QString> publish(const QString &collection, const TeamDocument &document, const std::stop_token &stop);

private:
    Result<void> migrate(const std::stop_token &stop);
    Result<void> putContent(const QString &collection, const QString &id, const TeamDocument &document,
                            const std::stop_token &stop);
    Result<QString> insert(const QString &collection, const TeamDocument &document, const QString &versionOf,
                           const std::stop_token &stop);

    Postgres &m_postgres;
};

QString teamStatusOf(DocumentStatus status);            // the server's name for a status
DocumentStatus documentStatusOf(const QString &status); // the reverse of teamStatusOf()
QByteArray teamScript(const char *name);                // a script from resources/team

} // namespace core
