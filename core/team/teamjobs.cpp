#include "core/team/teamjobs.h"

#include <QFileInfo>

namespace core {
namespace {

constexpr int mostTries = 3;

Error takenOver()
{
    return {Error::Busy, QStringLiteral("Another worker has taken over this file."), {}};
}

} // namespace

Result<bool> TeamJobs::add(const QString &collection, const QByteArray &sha256, const QString &path, qint64 bytes,
                           const std::stop_token &stop)
{
    const Result<PostgresRows> row = m_postgres.run(
        "INSERT INTO attest.job (collection, kind, sha256, path, bytes) SELECT $1::uuid, 'read', $2, $3, $4::bigint "
        "WHERE NOT EXISTS (SELECT FROM attest.document WHERE collection = $1::uuid AND sha256 = $2 AND status = "
        "'indexed') ON CONFLICT (collection, sha256) WHERE state IN ('waiting', 'leased') DO NOTHING",
        {collection, QString::fromLatin1(sha256), path, bytes}, stop);
    if (!row)
        return row.error();
    return row->changed() == 1;
}

Result<void> TeamJobs::listen(const QString &library, const std::stop_token &stop)
{
    const QByteArray sql = "LISTEN " + m_postgres.quoted(QStringLiteral("attest_") + library).toUtf8();
    return m_postgres.runScript(sql, stop);
}

Result<std::optional<TeamJob>> TeamJobs::lease(const QString &worker, std::chrono::seconds longest,
                                               const std::stop_token &stop)
{
    static const QByteArray sql = teamScript("lease.sql");
    const Result<PostgresRows> row =
        m_postgres.run(sql.constData(), {worker, qint64(longest.count()), mostTries}, stop);
    if (!row)
        return row.error();
    if (row->size() == 0)
        return std::optional<TeamJob>();
    return std::optional<TeamJob>(TeamJob{row->text(0, 0), row->text(0, 1), row->text(0, 2), row->text(0, 3).toLatin1(),
                                          row->text(0, 4), row->integer(0, 5), int(row->integer(0, 6))});
}

Result<void> TeamJobs::renew(const TeamJob &job, std::chrono::seconds longest, const std::stop_token &stop)
{
    const Result<PostgresRows> row = m_postgres.run(
        "UPDATE attest.job SET until = now() + make_interval(secs => $3::float8) WHERE id = $1::uuid AND lease = "
        "$2::uuid AND state = 'leased'",
        {job.id, job.lease, qint64(longest.count())}, stop);
    if (!row)
        return row.error();
    return row->changed() == 1 ? Result<void>() : takenOver();
}

Result<void> TeamJobs::finish(const TeamJob &job, const TeamDocument &document, const std::stop_token &stop)
{
    auto change = PostgresTransaction::begin(m_postgres, PostgresTransaction::Change, stop);
    if (!change)
        return change.error();
    const Result<void> put = putFinished(job, document, stop);
    return put ? (*change)->commit(stop) : put;
}

Result<std::optional<TeamJob>> TeamJobs::finishAndLease(const TeamJob &job, const TeamDocument &document,
                                                        const QString &worker, std::chrono::seconds longest,
                                                        const std::stop_token &stop)
{
    auto change = PostgresTransaction::begin(m_postgres, PostgresTransaction::Change, stop);
    if (!change)
        return change.error();
    if (const Result<void> put = putFinished(job, document, stop); !put)
        return put.error();
    Result<std::optional<TeamJob>> next = lease(worker, longest, stop);
    if (!next)
        return next;
    const Result<void> committed = (*change)->commit(stop);
    return committed ? std::move(next) : committed.error();
}

// Call this inside a transaction.
Result<void> TeamJobs::putFinished(const TeamJob &job, const TeamDocument &document, const std::stop_token &stop)
{
    const Result<PostgresRows> mine = m_postgres.run("UPDATE attest.job SET state = 'done', reason = $3 WHERE id = "
                                                     "$1::uuid AND lease = $2::uuid AND state = 'leased'",
                                                     {job.id, job.lease, document.document.reason}, stop);
    if (!mine)
        return mine.error();
    if (mine->changed() != 1)
        return takenOver();
    const Result<QString> published = TeamLibrary(m_postgres).publish(job.collection, document, stop);
    return published ? Result<void>() : published.error();
}

Result<void> TeamJobs::giveBack(const TeamJob &job, const std::stop_token &stop)
{
    const Result<PostgresRows> row = m_postgres.run(
        "UPDATE attest.job SET state = 'waiting', until = now(), tries = tries - 1 WHERE id = $1::uuid AND lease = "
        "$2::uuid AND state = 'leased'",
        {job.id, job.lease}, stop);
    return row ? Result<void>() : row.error();
}

Result<void> TeamJobs::giveBackAll(const QString &worker, const std::stop_token &stop)
{
    const Result<PostgresRows> rows = m_postgres.run("UPDATE attest.job SET state = 'waiting', until = now(), tries = "
                                                     "tries - 1 WHERE worker = $1 AND state = 'leased'",
                                                     {worker}, stop);
    return rows ? Result<void>() : rows.error();
}

Result<void> TeamJobs::fail(const TeamJob &job, const QString &reason, Again again, const std::stop_token &stop)
{
    if (again == Again::Later && job.tries < mostTries) {
        const Result<PostgresRows> row = m_postgres.run("UPDATE attest.job SET state = 'waiting', until = now() + "
                                                        "make_interval(secs => 10 * $4::float8), reason = $3 "
                                                        "WHERE id = $1::uuid AND lease = $2::uuid AND state = 'leased'",
                                                        {job.id, job.lease, reason, job.tries}, stop);
        return row ? Result<void>() : row.error();
    }
    auto change = PostgresTransaction::begin(m_postgres, PostgresTransaction::Change, stop);
    if (!change)
        return change.error();
    const Result<PostgresRows> mine = m_postgres.run(
        "SELECT 1 FROM attest.job WHERE id = $1::uuid AND lease = $2::uuid AND state = 'leased' FOR UPDATE",
        {job.id, job.lease}, stop);
    if (!mine || mine->size() == 0)
        return mine ? takenOver() : mine.error();
    const Result<void> ended = end(job, reason, stop);
    return ended ? (*change)->commit(stop) : ended;
}

// Call this inside a transaction that holds the job.
Result<void> TeamJobs::end(const TeamJob &job, const QString &reason, const std::stop_token &stop)
{
    const Result<PostgresRows> row = m_postgres.run(
        "UPDATE attest.job SET state = 'failed', reason = $2 WHERE id = $1::uuid", {job.id, reason}, stop);
    if (!row)
        return row.error();
    TeamDocument unread;
    unread.document.hash = job.sha256;
    unread.document.path = job.path;
    unread.document.title = QFileInfo(job.path).fileName();
    unread.document.bytes = job.bytes;
    unread.document.status = DocumentStatus::Failed;
    unread.document.reason = reason;
    const Result<QString> published = TeamLibrary(m_postgres).publish(job.collection, unread, stop);
    return published ? Result<void>() : published.error();
}

Result<int> TeamJobs::endPoison(const std::stop_token &stop)
{
    static const QByteArray sql = teamScript("poison.sql");
    for (int ended = 0;; ++ended) {
        auto change = PostgresTransaction::begin(m_postgres, PostgresTransaction::Change, stop);
        if (!change)
            return change.error();
        const Result<PostgresRows> row = m_postgres.run(sql.constData(), {mostTries}, stop);
        if (!row)
            return row.error();
        if (row->size() == 0)
            return ended;
        const TeamJob job{row->text(0, 0),    {},       row->text(0, 1), row->text(0, 2).toLatin1(), row->text(0, 3),
                          row->integer(0, 4), mostTries};
        const Result<void> done =
            end(job,
                QStringLiteral("This file crashed %1 workers and was abandoned; add it again to try once more.")
                    .arg(mostTries),
                stop);
        if (!done)
            return done.error();
        if (const Result<void> committed = (*change)->commit(stop); !committed)
            return committed.error();
    }
}

} // namespace core
