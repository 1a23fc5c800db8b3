// Files that wait to be read into a team's library: put there, leased by workers, ended. Pages and the end of a job are
// one transaction, so that a file is read once in effect, whatever ends a worker or its connection.
#pragma once

#include "core/team/teamlibrary.h"

namespace core {

struct TeamJob
{
    QString id;
    QString lease;
    QString collection;
    QByteArray sha256;
    QString path; // as who added the file calls it
    qint64 bytes = 0;
    int tries = 0; // with this one
};

class TeamJobs
{
public:
    explicit TeamJobs(Postgres &postgres) : m_postgres(postgres) {}

    // False: a file with this content waits already, or was read.
    Result<bool> add(const QString &collection, const QByteArray &sha256, const QString &path, qint64 bytes,
                     const std::stop_token &stop);
    Result<void> listen(const QString &library, const std::stop_token &stop); // for hints that there is something

    // Nothing: none waits that is not being read by another.
    Result<std::optional<TeamJob>> lease(const QString &worker, std::chrono::seconds longest,
                                         const std::stop_token &stop);
    // Busy: another worker has it now.
    Result<void> renew(const TeamJob &job, std::chrono::seconds longest, const std::stop_token &stop);
    Result<void> finish(const TeamJob &job, const TeamDocument &document, const std::stop_token &stop); // Busy, as well
    // The same, and the next one is leased in one transaction with it.
    Result<std::optional<TeamJob>> finishAndLease(const TeamJob &job, const TeamDocument &document,
                                                  const QString &worker, std::chrono::seconds longest,
                                                  const std::stop_token &stop);
    Result<void> giveBack(const TeamJob &job, const std::stop_token &stop); // no try is counted
    // The same with all that this worker has: it lost the connection, and with it what it knew of some.
    Result<void> giveBackAll(const QString &worker, const std::stop_token &stop);
    // Later: it is tried again, three times in all. Then, or Never: it has failed, and a document says so.
    enum class Again { Later, Never };
    Result<void> fail(const TeamJob &job, const QString &reason, Again again, const std::stop_token &stop);
    // What has ended three workers is ended. How many there were.
    Result<int> endPoison(const std::stop_token &stop);

private:
    Result<void> putFinished(const TeamJob &job, const TeamDocument &document, const std::stop_token &stop);
    Result<void> end(const TeamJob &job, const QString &reason, const std::stop_token &stop);

    Postgres &m_postgres;
};

} // namespace core
