// Files waiting to be read into a team's library: added, leased by workers, finished. Pages and the end of a job are
// one transaction, so that a file is effectively read once, whatever ends a worker or its connection.
#pragma once

#include "core/team/teamlibrary.h"

namespace core {

struct TeamJob
{
    QString id;
    QString lease;
    QString collection;
    QByteArray sha256;
    QString path; // as named by whoever added the file
    qint64 bytes = 0;
    int tries = 0; // including this one
};

class TeamJobs
{
public:
    explicit TeamJobs(Postgres &postgres) : m_postgres(postgres) {}

    // False: a file with this content is already waiting, or was read.
    Result<bool> add(const QString &collection, const QByteArray &sha256, const QString &path, qint64 bytes,
                     const std::stop_token &stop);
    Result<void> listen(const QString &library, const std::stop_token &stop); // for hints about new files

    // Nothing: every waiting file is being read by another worker.
    Result<std::optional<TeamJob>> lease(const QString &worker, std::chrono::seconds longest,
                                         const std::stop_token &stop);
    // Busy: another worker has it now.
    Result<void> renew(const TeamJob &job, std::chrono::seconds longest, const std::stop_token &stop);
    Result<void> finish(const TeamJob &job, const TeamDocument &document, const std::stop_token &stop); // Busy, as well
    // The same, and leases the next one in the same transaction.
    Result<std::optional<TeamJob>> finishAndLease(const TeamJob &job, const TeamDocument &document,
                                                  const QString &worker, std::chrono::seconds longest,
                                                  const std::stop_token &stop);
    Result<void> giveBack(const TeamJob &job, const std::stop_token &stop); // not counted as a try
    // The same for all jobs of this worker: it lost the connection, and with it track of some.
    Result<void> giveBackAll(const QString &worker, const std::stop_token &stop);
    // Later: it is tried again, three times in total. After that, or with Never: it has failed, and a document says so.
    enum class Again { Later, Never };
    Result<void> fail(const TeamJob &job, const QString &reason, Again again, const std::stop_token &stop);
    // Ends files that have crashed three workers. Returns how many there were.
    Result<int> endPoison(const std::stop_token &stop);

private:
    Result<void> putFinished(const TeamJob &job, const TeamDocument &document, const std::stop_token &stop);
    Result<void> end(const TeamJob &job, const QString &reason, const std::stop_token &stop);

    Postgres &m_postgres;
};

} // namespace core
