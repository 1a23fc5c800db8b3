// How LibraryModel shows files that wait, are read or have failed; and their order, which the user can change.
#include "ui/library/librarymodel.h"

#include <QDataStream>
#include <QFileInfo>
#include <QIODevice>
#include <QMimeData>

#include <algorithm>

namespace ui {

using core::DocumentStatus;

namespace {

const QString entriesType = QStringLiteral("application/x-attest-waiting");

} // namespace

QStringList LibraryModel::mimeTypes() const
{
    return {entriesType};
}

QMimeData *LibraryModel::mimeData(const QModelIndexList &indexes) const
{
    QList<int> rows;
    for (const QModelIndex &index : indexes) {
        if (waits(index.row()))
            rows.append(index.row());
    }
    std::sort(rows.begin(), rows.end(), [this](int a, int b) { return isBefore(a, b); });
    QByteArray bytes;
    QDataStream stream(&bytes, QIODevice::WriteOnly);
    for (const int row : std::as_const(rows))
        stream << qint64(m_rows[row].entry);
    auto *data = new QMimeData;
    data->setData(entriesType, bytes);
    return data;
}

// The rows are in queue order only in the view, so nothing is moved here.
bool LibraryModel::dropMimeData(const QMimeData *data, Qt::DropAction action, int row, int, const QModelIndex &parent)
{
    if (action != Qt::MoveAction || !data->hasFormat(entriesType))
        return false;
    QList<core::QueueId> entries;
    QDataStream stream(data->data(entriesType));
    while (!stream.atEnd()) {
        qint64 entry = 0;
        stream >> entry;
        entries.append(entry);
    }
    emit moved(entries, entryAt(parent.isValid() ? parent.row() : row, entries));
    return false; // the view removes nothing itself
}

// The entry before which a drop inserts: anything above the waiting rows means before the first.
core::QueueId LibraryModel::entryAt(int row, const QList<core::QueueId> &dragged) const
{
    if (row < 0 || row >= m_rows.size())
        return 0;
    const bool above = !waits(row) && order(row) < Waits;
    int found = -1; // first waiting row from there on that is not being dragged
    for (int at = 0; at < m_rows.size(); ++at) {
        const bool stays = waits(at) && !dragged.contains(m_rows[at].entry);
        const bool behind = above || at == row || (waits(row) && isBefore(row, at));
        if (stays && behind && (found < 0 || isBefore(at, found)))
            found = at;
    }
    return found < 0 ? 0 : m_rows[found].entry;
}

Queue LibraryModel::queue() const
{
    Queue queue;
    queue.ended = m_view.ended;
    queue.scansEnded = m_view.recognised;
    queue.scans = m_view.recognised + m_view.recognising + m_view.counts.toRecognise;
    queue.running = m_view.reading - m_view.recognising + m_view.counts.waiting - m_view.counts.toRecognise;
    queue.files = queue.ended + queue.running;
    queue.failed = m_view.counts.failed;
    queue.paused = m_view.paused;
    queue.halted = m_view.halted;
    queue.pages = m_pages;
    queue.seconds = m_seconds + (m_clock.isValid() ? double(m_clock.elapsed()) / 1000 : 0);
    // Every file has a minimum cost, however small.
    constexpr qint64 each = 20'000;
    double done = double(m_view.bytesEnded + each * m_view.ended);
    const int waiting = m_view.counts.waiting - m_view.counts.toRecognise;
    double all = done + double(m_view.counts.bytes + each * waiting);
    for (const int row : m_byRun) {
        const Row &at = m_rows[row];
        if (at.recognises)
            continue;
        const double size = double(at.bytes + each);
        all += size;
        if (at.entered && at.of > 0)
            done += 0.99 * size * at.done / at.of;
        queue.pages += at.pages;
    }
    queue.share = all > 0 ? done / all : 0;
    if (queue.running == 0 && queue.scans > 0)
        queue.share = shareOfScans();
    return queue;
}

// A document counts as one, whatever its number of pages, which is unknown while it waits.
double LibraryModel::shareOfScans() const
{
    double done = m_view.recognised;
    for (const int row : m_byRun) {
        const Row &at = m_rows[row];
        done += at.recognises && at.of > 0 ? double(at.done) / at.of : 0;
    }
    return done / (m_view.recognised + m_view.recognising + m_view.counts.toRecognise);
}

// A document to be recognised may be unknown yet, or is being read right now.
bool LibraryModel::hasNoRow(const core::Queued &entry)
{
    if (entry.task != core::Queued::Recognise || m_byEntry.contains(entry.id))
        return false;
    const int at = m_byId.value(entry.document, -1);
    m_unplaced |= at < 0;
    return at < 0 || m_rows[at].run || m_rows[at].entry;
}

// The row of an entry: that of its document, or one of its own.
int LibraryModel::rowFor(const core::Queued &entry)
{
    int at = m_byEntry.value(entry.id, -1);
    if (at >= 0)
        return at;
    at = entry.document ? m_byId.value(entry.document, -1) : -1;
    if (at < 0)
        at = m_byPath.value(entry.path, -1);
    const bool behind = at >= 0 && m_rows[at].recognises && !m_rows[at].run && m_rows[at].entry;
    if (behind && entry.task == core::Queued::Read) // it is read first
        m_byEntry.remove(std::exchange(m_rows[at].entry, 0));
    if (at < 0 || m_rows[at].run || m_rows[at].entry) {
        at = int(m_rows.size());
        Row &row = m_rows.emplace_back();
        row.document.path = entry.path;
        row.document.title = QFileInfo(entry.path).fileName();
        row.key = m_collator.sortKey(name(row));
    }
    Row &row = m_rows[at];
    row.entry = entry.id;
    row.recognises = entry.task == core::Queued::Recognise;
    row.rank = 0;
    if (row.document.id == 0 && row.document.status != DocumentStatus::Unreadable) { // unreadable ones stay
        row.document.status = DocumentStatus::Waiting;
        row.document.reason.clear();
    }
    mapRow(at);
    touch(at);
    return at;
}

// Assigns increasing ranks, keeping those that already increase.
int LibraryModel::wait(const core::Queued &entry, int after)
{
    const int at = rowFor(entry);
    Row &row = m_rows[at];
    if (row.rank <= after || row.failed) {
        row.rank = std::max(row.rank, after + 1);
        row.failed = false;
        touch(at);
    }
    return row.rank;
}

void LibraryModel::fail(const core::Queued &entry)
{
    const int at = rowFor(entry);
    Row &row = m_rows[at];
    if (row.failed && row.failure == entry.reason)
        return;
    row.failed = true;
    row.failure = entry.reason;
    touch(at);
}

void LibraryModel::setQueue(const app::QueueView &view)
{
    QSet<core::QueueId> listed;
    int rank = 0;
    m_unplaced = false;
    for (const core::Queued &entry : view.waiting) {
        if (hasNoRow(entry))
            continue;
        rank = wait(entry, rank);
        listed.insert(entry.id);
    }
    for (const core::Queued &entry : view.failed) {
        if (hasNoRow(entry))
            continue;
        fail(entry);
        listed.insert(entry.id);
    }
    dropEntriesBut(listed);
    measure(view);
    tellChanges();
}

void LibraryModel::dropEntriesBut(const QSet<core::QueueId> &listed)
{
    QList<int> gone;
    for (auto each = m_byEntry.begin(); each != m_byEntry.end();) {
        Row &row = m_rows[each.value()];
        if (row.run || listed.contains(each.key())) {
            ++each;
            continue;
        }
        row.entry = 0;
        row.failed = row.recognises = false;
        if (row.document.id == 0)
            gone.append(each.value());
        else
            touch(each.value());
        each = m_byEntry.erase(each);
    }
    std::sort(gone.begin(), gone.end());
    dropRows(gone);
}

void LibraryModel::measure(const app::QueueView &view)
{
    const bool runs = view.reading > view.recognising && !view.paused;
    if (runs && !m_clock.isValid())
        m_clock.start();
    if (!runs && m_clock.isValid()) {
        m_seconds += double(m_clock.elapsed()) / 1000;
        m_clock.invalidate();
    }
    if (view.reading - view.recognising + view.counts.waiting - view.counts.toRecognise == 0) {
        m_seconds = 0;
        m_pages = 0;
    }
    m_view = view;
}

} // namespace ui
