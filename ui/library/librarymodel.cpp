#include "ui/library/librarymodel.h"

#include "core/values/documentname.h"
#include "ui/widgets/tip.h"
#include "ui/widgets/localized.h"

#include <QFileInfo>
#include <QLocale>

#include <algorithm>

namespace ui {

using core::Document;
using core::DocumentStatus;

namespace {

bool looksAlike(const Document &a, const Document &b)
{
    return a.status == b.status && a.path == b.path && a.title == b.title && a.pages == b.pages &&
           a.passages == b.passages && a.reason == b.reason && a.places == b.places && a.missing == b.missing &&
           a.coverage.failed == b.coverage.failed && a.coverage.empty == b.coverage.empty &&
           a.coverage.ocr == b.coverage.ocr && a.author == b.author && a.year == b.year && a.tags == b.tags &&
           a.isHidden == b.isHidden;
}

// Its text is still in the library and can be searched and asked about.
bool isOffline(const Document &document)
{
    return document.id != 0 && !document.places.isEmpty() && document.missing.size() >= document.places.size();
}

QString ofAuthor(const Document &document)
{
    return document.author.isEmpty() ? QString() : document.author + u'\n';
}

DocumentStatus statusAfter(core::Error::Code code)
{
    switch (code) {
    case core::Error::NeedsPassword:
        return DocumentStatus::NeedsPassword;
    case core::Error::NotFound:
    case core::Error::Invalid:
    case core::Error::Unreadable:
        return DocumentStatus::Unreadable;
    default:
        return DocumentStatus::Failed;
    }
}

} // namespace

LibraryModel::LibraryModel(QObject *parent) : QAbstractListModel(parent)
{
    m_tell.setSingleShot(true);
    m_tell.setInterval(100);
    connect(&m_tell, &QTimer::timeout, this, &LibraryModel::tellChanges);
    m_collator.setNumericMode(true);
    m_collator.setCaseSensitivity(Qt::CaseInsensitive);
}

int LibraryModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : m_shown;
}

QVariant LibraryModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid() || index.row() >= m_rows.size())
        return {};
    const Row &row = m_rows[index.row()];
    switch (role) {
    case NameRole:
        return name(row);
    case Qt::DisplayRole: // for screen readers and the search
    case Qt::AccessibleTextRole:
        return QString(data(index, NameRole).toString() + QStringLiteral(", ") + line(row));
    case Qt::ToolTipRole:
        return plainTip(tip(row));
    case StatusRole:
        return int(status(index.row()));
    case LineRole:
        return line(row);
    case YearRole:
        return row.document.year;
    case PagesRole: {
        const DocumentStatus now = status(index.row());
        return now == DocumentStatus::Indexed || now == DocumentStatus::Offline ? row.document.pages : 0;
    }
    case ShareRole:
        return row.entered && row.of > 0 ? double(row.done) / row.of : row.entered ? 0.0 : -1.0;
    case OrderRole:
        return int(order(index.row()));
    default:
        return {};
    }
}

Qt::ItemFlags LibraryModel::flags(const QModelIndex &index) const
{
    const bool locked = index.isValid() && status(index.row()) == DocumentStatus::NeedsPassword;
    const Qt::ItemFlags flags = QAbstractListModel::flags(index) | (locked ? Qt::ItemIsEditable : Qt::NoItemFlags);
    if (!index.isValid())
        return flags | Qt::ItemIsDropEnabled; // between rows
    return waits(index.row()) ? flags | Qt::ItemIsDragEnabled : flags;
}

bool LibraryModel::waits(int row) const
{
    const Row &at = m_rows[row];
    return at.entry != 0 && at.run == 0 && !at.failed;
}

LibraryModel::Order LibraryModel::order(int row) const
{
    if (m_rows[row].entered)
        return Runs;
    if (m_rows[row].run || waits(row))
        return Waits;
    const bool rests = status(row) == DocumentStatus::Indexed || status(row) == DocumentStatus::Offline;
    return rests ? Rests : NeedsTheUser;
}

void LibraryModel::stand(int row)
{
    Row &at = m_rows[row];
    at.standing = {order(row), at.run, waits(row), at.rank, at.document.added, at.key};
}

bool LibraryModel::isBefore(int a, int b) const
{
    const Standing &left = m_rows[a].standing;
    const Standing &right = m_rows[b].standing;
    if (left.order != right.order)
        return left.order < right.order;
    if (left.run != right.run) // started ones before waiting ones
        return left.run != 0 && (right.run == 0 || left.run < right.run);
    if (left.rank != right.rank && left.waits && right.waits)
        return left.rank < right.rank;
    if (m_sorting.by == DocumentSort::By::Used) {
        const qint64 leftUsed = m_sorting.used.value(m_rows[a].document.path);
        const qint64 rightUsed = m_sorting.used.value(m_rows[b].document.path);
        if (leftUsed != rightUsed)
            return leftUsed > rightUsed;
    }
    if (m_sorting.by != DocumentSort::By::Title && left.added != right.added)
        return left.added > right.added;
    return left.name && right.name && *left.name < *right.name;
}

DocumentStatus LibraryModel::status(int row) const
{
    const Row &at = m_rows[row];
    if (at.run)
        return at.entered ? DocumentStatus::Reading : DocumentStatus::Waiting;
    if (at.entry && !at.failed)
        return DocumentStatus::Waiting;
    if (at.entry) // the queue knows that it failed; the run may know more
        return at.document.status == DocumentStatus::Unreadable ? DocumentStatus::Unreadable : DocumentStatus::Failed;
    return isOffline(at.document) ? DocumentStatus::Offline : at.document.status;
}

QString LibraryModel::name(const Row &row) const
{
    return row.document.title.isEmpty() ? QFileInfo(row.document.path).fileName() : row.document.title;
}

QString LibraryModel::line(const Row &row) const
{
    const QLocale locale;
    if (row.failed)
        return row.failure;
    if ((row.run && !row.entered) || (row.entry && !row.run))
        return row.recognises ? tr("waiting for text recognition") : tr("waiting");
    if (row.entered && row.recognises && row.step.isEmpty())
        return row.of == 0 ? tr("recognising text")
                           : tr("recognising page %1 of %2")
                                 .arg(locale.toString(std::min(row.done + 1, row.of)), locale.toString(row.of));
    if (row.entered && row.of > 0)
        return row.step.isEmpty() ? tr("p. %1/%2").arg(locale.toString(row.done), locale.toString(row.of))
                                  : tr("%1, %2 %").arg(row.step, QString::number(row.done * 100 / row.of));
    if (row.entered)
        return row.step.isEmpty() ? tr("opening") : row.step;
    const Document &document = row.document;
    if (isOffline(document))
        return tr("offline · %Ln page(s)", nullptr, document.pages);
    if (document.status == DocumentStatus::NeedsPassword)
        return tr("Password required"); // the rest is in the tooltip, as a narrow column must not cut this
    if (document.status == DocumentStatus::Scanned)
        return tr("Scanned, no text");
    if (document.status != DocumentStatus::Indexed)
        return document.reason.isEmpty() ? tr("could not be read") : localized(document.reason);
    QString text = tr("%Ln page(s)", nullptr, document.pages);
    const int unread = document.coverage.failed + document.coverage.locked;
    if (unread > 0)
        text += tr(" · %1 of them could not be read").arg(locale.toString(unread));
    if (!m_team.isEmpty() && !m_team.contains(document.id)) // only in a library joined to a team's
        text += tr(" · your own");
    return text;
}

QString LibraryModel::tip(const Row &row) const
{
    const bool isDocument = row.document.id != 0;
    QStringList places = row.document.places.isEmpty() ? QStringList{row.document.path} : row.document.places;
    for (QString &place : places) {
        if (row.document.missing.contains(place))
            place = tr("%1 (missing at the moment)").arg(place);
    }
    QString text = places.join(u'\n');
    if (places.size() > 1)
        text.prepend(tr("The same content in %1 locations:\n").arg(places.size()));
    if (isDocument) // the row may be too narrow for it
        text.prepend(core::titleWithYear(name(row), row.document.year) + u'\n' + ofAuthor(row.document) + line(row) +
                     u'\n');
    const QString reason = localized(row.failed ? row.failure : row.document.reason);
    if (!reason.isEmpty() && !row.run && (row.failed || !row.entry))
        text.append(u'\n' + reason);
    if (m_team.contains(row.document.id))
        text.append(u'\n' + tr("From the team library"));
    if (row.document.isHidden)
        text.append(u'\n' + tr("Hidden from assistants"));
    if (isOffline(row.document))
        text.append(
            u'\n' +
            tr("You can still ask about it; its pages will be shown again once the file or its drive is back."));
    return text;
}

void LibraryModel::begin(const app::Run &run)
{
    if (run.kind != app::Run::Ingest && run.kind != app::Run::Recognise)
        return;
    for (const auto &node : run.graph.nodes)
        m_titles.insert(node.id, node.title);
    int at = run.entry ? m_byEntry.value(run.entry, -1) : -1;
    if (at < 0)
        at = run.document ? m_byId.value(run.document, -1) : m_byPath.value(run.subject, -1);
    if (at < 0 || m_rows[at].run || (m_rows[at].entry && m_rows[at].entry != run.entry)) {
        at = int(m_rows.size());
        Row row;
        row.document.path = run.subject;
        row.document.title = QFileInfo(run.subject).fileName();
        row.key = m_collator.sortKey(name(row));
        m_rows.append(row);
        if (!m_byPath.contains(run.subject))
            m_byPath.insert(run.subject, at);
        if (!m_tell.isActive())
            showFresh(); // dropping a folder starts thousands of runs: the others are added together later
    }
    Row &row = m_rows[at];
    row.run = run.number;
    row.entry = run.entry;
    row.failed = false;
    row.bytes = run.bytes;
    row.recognises = run.kind == app::Run::Recognise;
    row.counting.clear();
    row.step.clear();
    m_byRun.insert(run.number, at);
    if (run.entry)
        m_byEntry.insert(run.entry, at);
    touch(at);
}

void LibraryModel::add(int run, const core::Trace &events)
{
    const int at = m_byRun.value(run, -1);
    if (at < 0)
        return;
    for (const core::TraceEvent &event : events)
        follow(m_rows[at], event);
    touch(at);
}

void LibraryModel::follow(Row &row, const core::TraceEvent &event)
{
    if (event.as<core::StepEntered>()) {
        row.step =
            row.entered ? localized(m_titles.value(event.node, event.node)) : QString(); // the first step is not shown
        row.entered = true;
        row.done = row.of = 0;
    } else if (const core::StepProgress *progress = event.as<core::StepProgress>()) {
        row.done = progress->done;
        row.of = progress->of;
        if (row.counting.isEmpty())
            row.counting = event.node;
        if (row.counting == event.node) {
            row.step.clear();
            row.pages = std::max(row.pages, row.done);
        }
    }
}

void LibraryModel::end(int run, const core::Result<void> &result)
{
    const int at = m_byRun.value(run, -1);
    if (at < 0)
        return;
    m_byRun.remove(run);
    Row &row = m_rows[at];
    m_pages += row.recognises ? 0 : row.pages;
    m_byEntry.remove(row.entry);
    row.entry = 0;
    row.run = row.pages = row.done = row.of = 0;
    row.entered = row.recognises = false;
    touch(at);
    if (row.document.id != 0)
        return; // the library reports the result
    const bool cancelled = !result && result.error().code == core::Error::Cancelled;
    const int known = m_byPath.value(row.document.path, at);
    if (cancelled || known != at) {
        removeRow(at);
    } else if (!result) {
        row.document.status = statusAfter(result.error().code);
        row.document.reason = result.error().message;
    } else {
        row.document.status = DocumentStatus::Indexed; // until the library lists it
    }
}

void LibraryModel::setDocuments(const QList<Document> &documents)
{
    QSet<core::DocumentId> seen;
    seen.reserve(documents.size());
    QList<Document> fresh;
    for (const Document &document : documents) {
        if (!adopt(document, seen))
            fresh.append(document);
    }
    dropRowsBut(seen);
    append(fresh);
    if (m_unplaced)
        setQueue(app::QueueView(m_view));
}

void LibraryModel::keepDocuments(const QList<Document> &documents)
{
    QSet<core::DocumentId> seen;
    QList<Document> fresh;
    for (const Document &document : documents) {
        if (!adopt(document, seen))
            fresh.append(document);
    }
    append(fresh);
    if (m_unplaced)
        setQueue(app::QueueView(m_view));
}

void LibraryModel::append(const QList<Document> &documents)
{
    for (const Document &document : documents) {
        Row &row = m_rows.emplace_back();
        row.document = document;
        row.key = m_collator.sortKey(name(row));
        mapRow(int(m_rows.size()) - 1);
    }
    showFresh();
    emit queueChanged();
}

void LibraryModel::dropRowsBut(const QSet<core::DocumentId> &seen)
{
    QList<int> gone;
    for (int at = 0; at < m_rows.size(); ++at) {
        Row &row = m_rows[at];
        if (row.document.id && !seen.contains(row.document.id)) {
            if (row.run || row.entry)
                m_byId.remove(std::exchange(row.document.id, 0)); // read again: back in the queue
            else
                gone.append(at);
        } else if (!row.document.id && !row.run && !row.entry && row.document.status == DocumentStatus::Indexed) {
            gone.append(at); // it is now a path of another row
        }
    }
    dropRows(gone);
}

// Removes adjacent rows together; with many gaps, resetting the list is faster.
void LibraryModel::dropRows(const QList<int> &rows)
{
    if (rows.isEmpty())
        return;
    tellChanges(); // row numbers are about to change
    int gaps = 0;
    for (qsizetype i = 1; i < rows.size(); ++i)
        gaps += rows[i] != rows[i - 1] + 1;
    if (gaps > 50)
        return keepRowsBut(rows);
    for (qsizetype last = rows.size() - 1, first = last; last >= 0; last = --first) {
        while (first > 0 && rows[first - 1] == rows[first] - 1)
            --first;
        beginRemoveRows({}, rows[first], rows[last]);
        m_rows.remove(rows[first], last - first + 1);
        m_shown = int(m_rows.size());
        endRemoveRows();
    }
    mapRows();
}

void LibraryModel::keepRowsBut(const QList<int> &rows)
{
    beginResetModel();
    QList<Row> kept;
    kept.reserve(m_rows.size() - rows.size());
    auto next = rows.cbegin();
    for (int at = 0; at < m_rows.size(); ++at) {
        if (next != rows.cend() && *next == at)
            ++next;
        else
            kept.append(std::move(m_rows[at]));
    }
    m_rows = std::move(kept);
    m_shown = int(m_rows.size());
    mapRows();
    endResetModel();
}

// Updates the row of a document. A failed or finished file with the same path becomes that document.
bool LibraryModel::adopt(const Document &document, QSet<core::DocumentId> &seen)
{
    seen.insert(document.id);
    int at = m_byId.value(document.id, -1);
    if (at < 0) {
        const int placed = m_byPath.value(document.path, -1);
        if (placed < 0 || m_rows[placed].document.id != 0)
            return false;
        at = placed;
        m_byId.insert(document.id, at);
    }
    Row &row = m_rows[at];
    if (!looksAlike(row.document, document)) {
        row.document = document;
        row.key = m_collator.sortKey(name(row));
        touch(at);
    }
    for (const QString &place : document.places) {
        const int other = m_byPath.value(place, -1);
        if (other >= 0 && other != at && m_rows[other].document.id == 0 && !m_rows[other].run && !m_rows[other].entry)
            m_rows[other].document.status = DocumentStatus::Indexed; // another path of it: that row is removed
        m_byPath.insert(place, at);
    }
    return true;
}

void LibraryModel::forget(int row)
{
    if (m_rows[row].document.id == 0 && !m_rows[row].run && !m_rows[row].entry)
        removeRow(row);
}

void LibraryModel::removeRow(int row)
{
    dropRows({row});
}

void LibraryModel::mapRows()
{
    m_byId.clear();
    m_byPath.clear();
    m_byRun.clear();
    m_byEntry.clear();
    for (int at = 0; at < m_rows.size(); ++at)
        mapRow(at);
}

void LibraryModel::mapRow(int at)
{
    const Row &row = m_rows[at];
    if (row.run)
        m_byRun.insert(row.run, at);
    if (row.entry)
        m_byEntry.insert(row.entry, at);
    if (row.document.id) {
        m_byId.insert(row.document.id, at);
        for (const QString &place : row.document.places)
            m_byPath.insert(place, at);
    }
    if (row.document.id || !m_byPath.contains(row.document.path))
        m_byPath.insert(row.document.path, at);
}

void LibraryModel::touch(int row)
{
    m_touched.insert(row);
    if (!m_tell.isActive())
        m_tell.start();
}

void LibraryModel::showFresh()
{
    if (m_shown == m_rows.size())
        return;
    for (int row = m_shown; row < m_rows.size(); ++row)
        stand(row);
    beginInsertRows({}, m_shown, int(m_rows.size()) - 1);
    m_shown = int(m_rows.size());
    endInsertRows();
}

void LibraryModel::tellChanges()
{
    showFresh();
    const QSet<int> touched = std::exchange(m_touched, {});
    for (const int row : touched) {
        stand(row);
        emit dataChanged(createIndex(row, 0), createIndex(row, 0));
    }
    emit queueChanged();
}

} // namespace ui
