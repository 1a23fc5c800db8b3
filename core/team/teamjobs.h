// Files waiting to be read into a team's library. They are added, leased by workers, and finished. Storing the pages
// and ending the job are one transaction, so a file is effectively read once, even if a worker or its connection dies.
#pragma once

#include "core/team/teamlibrary.h"

namespace core {

struct TeamJob
{
    QString id;
    QString lease;
    QString collection;
    QByteArray sha256;
    QString path; // the path given when the file was added
    qint64 bytes = 0;
    int tries = 0; // number of attempts, including this one
};

class TeamJobs
{
public:
    explicit TeamJobs(Postgres &postgres) : m_postgres(postgres) {}

    // False: a file with this content is already waiting or has already been read.
    Result<bool> add(const QString &collection, const QByteArray &sha256, const QString &path, qint64 bytes,
                     const std::stop_token &stop);
    Result<void> listen(const QString &library, const std::stop_token &stop); // for notifications about new files

    // nullopt: no file is waiting, or other workers are reading all of them.
    Result<std::optional<TeamJob>> lease(const QString &worker, std::chrono::seconds longest,
                                         const std::stop_token &stop);
    // Errors: Busy (another worker has taken the job over).
    Result<void> renew(const TeamJob &job, std::chrono::seconds longest, const std::stop_token &stop);
    Result<void> finish(const TeamJob &job, const TeamDocument &document, const std::stop_token &stop); // also Busy
    // Finishes a job and leases the next one in the same transaction.
    Result<std::optional<TeamJob>> finishAndLease(const TeamJob &job, const TeamDocument &document,
                                                  const QString &worker, std::chrono::seconds longest,
                                                  const std::stop_token &stop);
    Result<void> giveBack(const TeamJob &job, const std::stop_token &stop); // does not count as an attempt
    // Gives back all of this worker's jobs; a worker may lose track of some if its connection breaks.
    Result<void> giveBackAll(const QString &worker, const std::stop_token &stop);
    // Later: the file is tried again, up to three times in total. After that, or with Never, the job has failed, and a
    // document records this.
    enum class Again { Later, Never };
    Result<void> fail(const TeamJob &job, const QString &reason, Again again, const std::stop_token &stop);
    // Abandons files that have crashed three workers, and returns how many there were.
    Result<int> endPoison(const std::stop_token &stop);

private:
    Result<void> putFinished(const TeamJob &job, const TeamDocument &document, const std::stop_token &stop);
    Result<void> end(const TeamJob &job, const QString &reason, const std::stop_token &stop);

    Postgres &m_postgres;
};

} // namespace core
