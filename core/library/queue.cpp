#include "core/library/queue.h"

#include "core/library/libraryparts.h"

namespace core {
namespace {

constexpr auto columns = "id, path, bytes, task, document, again, batch, state, attempts, reason FROM queue ";

Queued queuedFrom(const Statement &row)
{
    Queued entry;
    entry.id = row.integer(0);
    entry.path = row.text(1);
    entry.bytes = row.integer(2);
    entry.task = Queued::Task(row.integer(3));
    entry.document = row.integer(4);
    entry.again = row.integer(5) != 0;
    entry.every = row.integer(5) > 1;
    entry.batch = row.integer(6);
    entry.state = Queued::State(row.integer(7));
    entry.attempts = int(row.integer(8));
    entry.reason = row.text(9);
    return entry;
}

void runFor(Store &store, const char *sql, const QList<QueueId> &entries)
{
    Statement row(store.database(), sql);
    for (const QueueId id : entries) {
        row << id;
        row.run();
    }
}

qint64 number(Store &store, const char *sql)
{
    Statement row(store.database(), sql);
    return row.next() ? row.integer(0) : 0;
}

constexpr auto clockValue = "SELECT value FROM library WHERE key = 'queueclock'";

qint64 firstPosition(Store &store) // smallest position in the user's order
{
    return number(store, "SELECT min(0, coalesce(min(position), 0)) FROM queue WHERE state = 0");
}

// Entries ordered by the user have negative positions. All others are placed by the bytes read before they arrived plus
// their own: small ones come first, and none waits forever.
void place(Store &store, const QList<QueueId> &entries, qint64 from)
{
    Statement row(store.database(), "UPDATE queue SET position = ?2 WHERE id = ?1 AND state = 0");
    for (const QueueId id : entries) {
        row << id << from++;
        row.run();
    }
}

// If an entry is being read and another of the same file waits, one of them is redundant.
void endAttempt(Store &store, QueueId entry, Queued::State state, const QString &reason)
{
    Statement row(store.database(), "UPDATE OR IGNORE queue SET state = ?2, reason = ?3, attempts = CASE ?2 WHEN 0 "
                                    "THEN max(0, attempts - 1) ELSE attempts END WHERE id = ?1 AND state = 1");
    row << entry << int(state) << reason;
    row.run();
    runFor(store, "DELETE FROM queue WHERE id = ?1 AND state = 1", {entry});
}

// Entries that wait before this one; all if there is no such entry.
QList<QueueId> waitingBefore(Store &store, QueueId before, const QList<QueueId> &without)
{
    const QSet<QueueId> left(without.begin(), without.end());
    QList<QueueId> found;
    Statement rows(store.database(), "SELECT id FROM queue WHERE state = 0 ORDER BY task, position, id");
    while (rows.next() && rows.integer(0) != before) {
        if (!left.contains(rows.integer(0)))
            found.append(rows.integer(0));
    }
    return found;
}

} // namespace

void endEntry(Store &store, QueueId entry)
{
    runFor(store, "DELETE FROM queue WHERE id = ?1", {entry});
}

void leaveQueue(Store &store, DocumentId document)
{
    runFor(store, "DELETE FROM queue WHERE document = ?1", {document});
}

// Entries that a terminated program was reading wait again: last if it happened twice, and not indefinitely.
void resumeQueue(Store &store)
{
    constexpr int attempts = 5;
    if (number(store, "SELECT EXISTS (SELECT 1 FROM queue WHERE state = 1)") == 0)
        return;
    Database &database = store.database();
    database.run("DELETE FROM queue WHERE state = 1 AND EXISTS (SELECT 1 FROM queue AS other WHERE other.path = "
                 "queue.path AND other.task = queue.task AND other.state <> 1)");
    {
        Statement failed(database, "UPDATE queue SET state = 2, reason = ?1 WHERE state = 1 AND attempts >= ?2");
        failed
            << QStringLiteral("Attest quit %1 times while reading this file; retry it, or leave it out.").arg(attempts)
            << attempts;
        failed.run();
    }
    database.run("UPDATE queue SET state = 0, position = (SELECT max(position) + 1 FROM queue) WHERE state = 1 AND "
                 "attempts > 1; UPDATE queue SET state = 0 WHERE state = 1");
}

Result<void> LibraryQueue::put(const QList<Queued> &entries, Where where)
{
    return m_library.d->queued([&](Store &store) {
        const qint64 clock = number(store, clockValue);
        qint64 next = firstPosition(store) - entries.size();
        Statement row(store.database(),
                      "INSERT INTO queue(path, bytes, task, document, again, batch, position, attempts, state, reason) "
                      "VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, 0, 0, '') "
                      "ON CONFLICT (path, task) WHERE state <> 1 DO UPDATE SET bytes = excluded.bytes, "
                      "document = iif(excluded.document = 0, document, excluded.document), "
                      "again = max(again, excluded.again), batch = excluded.batch, "
                      "position = iif(state = 2 OR excluded.position < 0, excluded.position, position), "
                      "attempts = iif(state = 2, 0, attempts), state = 0, reason = ''");
        for (const Queued &entry : entries) {
            row << entry.path << entry.bytes << int(entry.task) << entry.document << int(entry.again) + int(entry.every)
                << entry.batch << (where == Next ? next++ : clock + entry.bytes);
            row.run();
        }
    });
}

Result<QList<Queued>> LibraryQueue::take(const QueueQuery &query)
{
    QList<Queued> taken;
    const Result<void> done = m_library.d->queued([&](Store &store) {
        static const QByteArray sql =
            QByteArray("SELECT ") + columns +
            "WHERE state = 0 AND task = ?1 AND (?2 = 0 OR bytes <= ?2) AND (?3 = 0 OR batch = ?3) AND path NOT IN "
            "(SELECT path FROM queue WHERE state = 1) ORDER BY position, id LIMIT ?4";
        for (const Queued::Task task : {Queued::Read, Queued::Recognise}) {
            if (!taken.isEmpty() || (task == Queued::Recognise && !query.recognise))
                break;
            Statement rows(store.database(), sql.constData());
            rows << int(task) << query.largest << query.batch << query.count;
            while (rows.next())
                taken.append(queuedFrom(rows));
        }
        qint64 bytes = 0;
        Statement row(store.database(), "UPDATE queue SET state = 1, attempts = attempts + 1 WHERE id = ?1");
        for (Queued &entry : taken) {
            row << entry.id;
            row.run();
            entry.state = Queued::Reading;
            ++entry.attempts;
            bytes += entry.bytes;
        }
        Statement clock(store.database(), "UPDATE library SET value = value + ?1 WHERE key = 'queueclock'");
        clock << bytes;
        clock.run();
    });
    if (!done)
        return done.error();
    return taken;
}

Result<Document> LibraryQueue::keep(QueueId entry, const Document &document, const QList<Page> &pages,
                                    const QList<Passage> &passages, std::stop_token stop)
{
    return m_library.d->add(document, pages, passages, entry, stop);
}

Result<void> LibraryQueue::keepPlace(QueueId entry, DocumentId id, const QString &path)
{
    return m_library.d->addPlace(id, path, entry);
}

Result<void> LibraryQueue::done(QueueId entry)
{
    return entry == 0 ? Result<void>() : remove({entry});
}

Result<void> LibraryQueue::fail(QueueId entry, const QString &reason)
{
    return m_library.d->queued([&](Store &store) { endAttempt(store, entry, Queued::Failed, reason); });
}

Result<void> LibraryQueue::putBack(const QList<QueueId> &entries)
{
    return m_library.d->queued([&](Store &store) {
        for (const QueueId entry : entries)
            endAttempt(store, entry, Queued::Waiting, {});
    });
}

Result<void> LibraryQueue::remove(const QList<QueueId> &entries)
{
    return m_library.d->queued([&](Store &store) { runFor(store, "DELETE FROM queue WHERE id = ?1", entries); });
}

Result<void> LibraryQueue::removeAll(Queued::State state)
{
    return m_library.d->queued([&](Store &store) { runFor(store, "DELETE FROM queue WHERE state = ?1", {state}); });
}

Result<void> LibraryQueue::removeUnread(qint64 batch)
{
    return m_library.d->queued([batch](Store &store) {
        runFor(store, "DELETE FROM queue WHERE state <> 2 AND (?1 = 0 OR batch = ?1)", {batch});
    });
}

Result<void> LibraryQueue::removeUnasked()
{
    return m_library.d->queued(
        [](Store &store) { store.database().run("DELETE FROM queue WHERE state = 0 AND task = 1 AND again = 0"); });
}

Result<void> LibraryQueue::retry(const QList<QueueId> &entries)
{
    return m_library.d->queued([&](Store &store) {
        runFor(store,
               "UPDATE queue SET state = 0, attempts = 0, reason = '', position = bytes + "
               "(SELECT value FROM library WHERE key = 'queueclock') WHERE id = ?1 AND state = 2",
               entries);
    });
}

Result<void> LibraryQueue::retryAll()
{
    return m_library.d->queued([](Store &store) {
        store.database().run("UPDATE queue SET state = 0, attempts = 0, reason = '', position = bytes + (SELECT value "
                             "FROM library WHERE key = 'queueclock') WHERE state = 2");
    });
}

Result<void> LibraryQueue::readNext(const QList<QueueId> &entries)
{
    return m_library.d->queued([&](Store &store) { place(store, entries, firstPosition(store) - entries.size()); });
}

// All entries before them then get positions of their own, so that smaller late files do not come in between.
Result<void> LibraryQueue::move(const QList<QueueId> &entries, QueueId before)
{
    return m_library.d->queued([&](Store &store) {
        if (before == 0) {
            const qint64 last = number(store, "SELECT coalesce(max(position), 0) FROM queue WHERE state = 0");
            return place(store, entries, last + 1);
        }
        const QList<QueueId> ordered = waitingBefore(store, before, entries) + entries;
        place(store, ordered, firstPosition(store) - ordered.size());
    });
}

Result<void> LibraryQueue::setPaused(bool paused)
{
    return m_library.d->queued([&](Store &store) {
        Statement row(store.database(), "UPDATE library SET value = ?1 WHERE key = 'queuepaused'");
        row << int(paused);
        row.run();
    });
}

bool LibraryQueue::paused() const
{
    return m_library.d->readTwice(
        [](Store &store) { return number(store, "SELECT value FROM library WHERE key = 'queuepaused'") != 0; });
}

QueueCounts LibraryQueue::counts() const
{
    return m_library.d->readTwice([](Store &store) {
        QueueCounts counts;
        Statement rows(store.database(), "SELECT state, task, count(*), sum(bytes) FROM queue GROUP BY state, task");
        while (rows.next()) {
            const int count = int(rows.integer(2));
            switch (Queued::State(rows.integer(0))) {
            case Queued::Waiting:
                counts.waiting += count;
                counts.toRecognise += rows.integer(1) == Queued::Recognise ? count : 0;
                counts.bytes += rows.integer(1) == Queued::Read ? rows.integer(3) : 0;
                break;
            case Queued::Reading:
                counts.reading += count;
                break;
            case Queued::Failed:
                counts.failed += count;
            }
        }
        return counts;
    });
}

QList<Queued> LibraryQueue::list(Queued::State state, int most) const
{
    return m_library.d->readTwice([&](Store &store) {
        static const QByteArray sql =
            QByteArray("SELECT ") + columns + "WHERE state = ?1 ORDER BY task, position, id LIMIT ?2";
        QList<Queued> entries;
        Statement rows(store.database(), sql.constData());
        rows << int(state) << most;
        while (rows.next())
            entries.append(queuedFrom(rows));
        return entries;
    });
}

} // namespace core
