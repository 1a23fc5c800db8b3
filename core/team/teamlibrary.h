// A team's library on a server: made and brought to the newest schema, who may see what, what is in it, and documents
// put into it. The tables and all rules about access stand in resources/team. One connection, one thread at a time.
#pragma once

#include "core/library/libraryteam.h"
#include "core/team/postgres.h"

namespace core {

struct TeamCollection
{
    QString id;
    QString name;
    int documents = 0; // of those that one may see
    int failed = 0;    // that could not be read
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
    bool manages = false; // one is its owner; else access tells of oneself alone
    QList<TeamCollection> collections;
    QList<TeamAccess> access;
    bool knowsJobs = false; // and is told of them
    int waiting = 0;
    int leased = 0;
    int failed = 0;
};

class TeamLibrary
{
public:
    explicit TeamLibrary(Postgres &postgres) : m_postgres(postgres) {}

    // Makes the library where there is none, else brings it up to date; again and again does no harm. After the
    // database was restored from a dump, its documents count as changed, as its transactions are counted anew. Errors:
    // those of Postgres; Invalid (the server is too old; the library is of a newer Attest).
    Result<QString> init(const std::stop_token &stop);
    // NotFound: there is none, or one may see nothing of it. Invalid: it is of a newer or an older Attest.
    Result<QString> id(const std::stop_token &stop);
    Result<TeamStatus> status(const std::stop_token &stop);

    enum class IfMissing { Fail, Make };
    Result<QString> collection(const QString &name, IfMissing ifMissing, const std::stop_token &stop); // its id
    // By id, sum, path or file's name. Errors: NotFound, Invalid (several).
    Result<QString> document(const QString &name, const QString &collection, const std::stop_token &stop);

    // May: "read", "add" or "work", of a document "read" or "none". `document`: empty, the whole collection.
    Result<void> give(const QString &role, const QString &collection, const QString &document, const QString &may,
                      const std::stop_token &stop);
    Result<void> revoke(const QString &role, const QString &collection, const std::stop_token &stop);
    Result<void> remove(const QString &document, const std::stop_token &stop);

    // Inside a transaction. What has its content stays as it is, if that was read; what was at its path before is
    // superseded, unless that was read and this could not be. The id of what is there now.
    Result<QString> publish(const QString &collection, const TeamDocument &document, const std::stop_token &stop);

private:
    Result<void> migrate(const std::stop_token &stop);
    Result<void> putContent(const QString &collection, const QString &id, const TeamDocument &document,
                            const std::stop_token &stop);
    Result<QString> insert(const QString &collection, const TeamDocument &document, const QString &versionOf,
                           const std::stop_token &stop);

    Postgres &m_postgres;
};

QString teamStatusOf(DocumentStatus status);            // as the server has it
DocumentStatus documentStatusOf(const QString &status); // and back
QByteArray teamScript(const char *name);                // of resources/team

} // namespace core
