#include "ui/librarymodel.h"

#include "ui/tip.h"

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
           a.passages == b.passages && a.reason == b.reason && a.places == b.places &&
           a.coverage.failed == b.coverage.failed && a.coverage.empty == b.coverage.empty;
}

DocumentStatus statusAfter(core::Error::Code code)
{
    switch (code) {
    case core::Error::NeedsPassword:
        return DocumentStatus::NeedsPassword;
    case core::Error::NotFound:
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
        return row.document.title.isEmpty() ? QFileInfo(row.document.path).fileName() : row.document.title;
    case Qt::DisplayRole: // what a screen reader says and the search looks through
    case Qt::AccessibleTextRole:
        return QString(data(index, NameRole).toString() + QStringLiteral(", ") + line(row));
    case Qt::ToolTipRole:
        return plainTip(tip(row));
    case StatusRole:
        return int(status(index.row()));
    case LineRole:
        return line(row);
    case ShareRole:
        return row.entered && row.of > 0 ? double(row.done) / row.of : row.entered ? 0.0 : -1.0;
    case OrderRole:
        if (row.entered)
            return 0;
        return row.run ? 2 : row.document.status == DocumentStatus::Indexed ? 3 : 1;
    default:
        return {};
    }
}

Qt::ItemFlags LibraryModel::flags(const QModelIndex &index) const
{
    const bool locked = index.isValid() && status(index.row()) == DocumentStatus::NeedsPassword;
    return QAbstractListModel::flags(index) | (locked ? Qt::ItemIsEditable : Qt::NoItemFlags);
}

DocumentStatus LibraryModel::status(int row) const
{
    const Row &at = m_rows[row];
    if (at.run)
        return at.entered ? DocumentStatus::Reading : DocumentStatus::Waiting;
    return at.document.status;
}

QString LibraryModel::line(const Row &row) const
{
    const QLocale locale;
    if (row.run && !row.entered)
        return tr("waiting");
    if (row.entered && row.of > 0)
        return row.step.isEmpty() ? tr("p. %1/%2").arg(locale.toString(row.done), locale.toString(row.of))
                                  : tr("%1, %2 %").arg(row.step).arg(row.done * 100 / row.of);
    if (row.entered)
        return row.step.isEmpty() ? tr("opening") : row.step;
    const Document &document = row.document;
    if (document.status == DocumentStatus::NeedsPassword)
        return tr("locked"); // the rest is in the tooltip; a narrow column must not cut what matters
    if (document.status == DocumentStatus::Scanned)
        return tr("pictures without text");
    if (document.status != DocumentStatus::Indexed)
        return document.reason.isEmpty() ? tr("could not be read") : document.reason;
    QString text = document.pages == 1 ? tr("1 page") : tr("%1 pages").arg(locale.toString(document.pages));
    const int unread = document.coverage.failed + document.coverage.locked;
    if (unread > 0)
        text += tr(" · %1 of them could not be read").arg(locale.toString(unread));
    return text;
}

QString LibraryModel::tip(const Row &row) const
{
    const QStringList places = row.document.places.isEmpty() ? QStringList{row.document.path} : row.document.places;
    QString text = places.join(u'\n');
    if (places.size() > 1)
        text.prepend(tr("The same content in %1 places:\n").arg(places.size()));
    if (!row.document.reason.isEmpty() && !row.run)
        text.append(u'\n' + row.document.reason);
    return text;
}

Queue LibraryModel::queue() const
{
    Queue queue = m_queue;
    queue.running = int(m_byRun.size());
    double begun = 0;
    for (const int row : m_byRun) {
        const Row &at = m_rows[row];
        if (at.entered && at.of > 0)
            begun += 0.99 * at.done / at.of;
        queue.pages += at.pages;
    }
    queue.seconds = m_clock.isValid() ? double(m_clock.elapsed()) / 1000 : 0;
    queue.share = queue.files > 0 ? (queue.ended + begun) / queue.files : 0;
    return queue;
}

void LibraryModel::begin(const app::Run &run)
{
    if (run.kind != app::Run::Ingest)
        return;
    if (m_byRun.isEmpty()) {
        m_queue = {};
        m_clock.invalidate();
    }
    for (const auto &node : run.graph.nodes)
        m_titles.insert(node.id, node.title);
    if (!run.graph.nodes.isEmpty())
        m_reading = run.graph.nodes.first().id;
    ++m_queue.files;

    int at = run.document ? m_byId.value(run.document, -1) : m_byPath.value(run.subject, -1);
    if (at < 0 || m_rows[at].run) {
        at = int(m_rows.size());
        Row row;
        row.document.path = run.subject;
        row.document.title = QFileInfo(run.subject).fileName();
        m_rows.append(row);
        if (!m_byPath.contains(run.subject))
            m_byPath.insert(run.subject, at);
        if (!m_tell.isActive())
            showFresh(); // a dropped folder begins thousands of runs at once: the others follow together
    }
    m_rows[at].run = run.number;
    m_byRun.insert(run.number, at);
    touch(at);
}

void LibraryModel::add(int run, const core::Trace &events)
{
    const int at = m_byRun.value(run, -1);
    if (at < 0)
        return;
    if (!m_clock.isValid())
        m_clock.start();
    for (const core::TraceEvent &event : events)
        follow(m_rows[at], event);
    touch(at);
}

void LibraryModel::follow(Row &row, const core::TraceEvent &event)
{
    if (event.kind == core::TraceEvent::Entered) {
        row.entered = true;
        row.step = event.node == m_reading ? QString() : m_titles.value(event.node, event.node);
        row.done = row.of = 0;
    } else if (event.kind == core::TraceEvent::Progress) {
        row.done = event.details[u"done"].toInt();
        row.of = event.details[u"of"].toInt();
        if (event.node == m_reading)
            row.pages = std::max(row.pages, row.done);
    }
}

void LibraryModel::end(int run, const core::Result<void> &result)
{
    const int at = m_byRun.value(run, -1);
    if (at < 0)
        return;
    m_byRun.remove(run);
    Row &row = m_rows[at];
    ++m_queue.ended;
    m_queue.pages += row.pages;
    row.run = row.pages = row.done = row.of = 0;
    row.entered = false;
    touch(at);
    if (row.document.id != 0)
        return; // the library says what became of it
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
    for (const Document &document : std::as_const(fresh)) {
        m_rows.emplace_back().document = document;
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
            if (row.run)
                row.document.id = 0; // it is being read again: back to a file on its way
            else
                gone.append(at);
        } else if (!row.document.id && !row.run && row.document.status == DocumentStatus::Indexed) {
            gone.append(at); // it has become a place of another row
        }
    }
    if (gone.isEmpty())
        return;
    tellChanges();          // the numbers of rows are about to change
    if (gone.size() > 50) { // one by one would take longer than showing the list anew
        beginResetModel();
        QList<Row> kept;
        kept.reserve(m_rows.size() - gone.size());
        auto next = gone.cbegin();
        for (int at = 0; at < m_rows.size(); ++at) {
            if (next != gone.cend() && *next == at)
                ++next;
            else
                kept.append(std::move(m_rows[at]));
        }
        m_rows = std::move(kept);
        m_shown = int(m_rows.size());
        mapRows();
        endResetModel();
        return;
    }
    for (auto at = gone.crbegin(); at != gone.crend(); ++at) {
        beginRemoveRows({}, *at, *at);
        m_rows.removeAt(*at);
        --m_shown;
        endRemoveRows();
    }
    mapRows();
}

// Takes over what the library says of a document that has a row. A failed or ended file of the same place becomes it.
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
        touch(at);
    }
    for (const QString &place : document.places) {
        const int other = m_byPath.value(place, -1);
        if (other >= 0 && other != at && m_rows[other].document.id == 0 && !m_rows[other].run)
            m_rows[other].document.status = DocumentStatus::Indexed; // a second place: that row goes
        m_byPath.insert(place, at);
    }
    return true;
}

void LibraryModel::forget(int row)
{
    if (m_rows[row].document.id == 0 && !m_rows[row].run)
        removeRow(row);
}

void LibraryModel::removeRow(int row)
{
    tellChanges(); // their numbers are about to change
    beginRemoveRows({}, row, row);
    m_rows.removeAt(row);
    --m_shown;
    mapRows();
    endRemoveRows();
}

void LibraryModel::mapRows()
{
    m_byId.clear();
    m_byPath.clear();
    m_byRun.clear();
    for (int at = 0; at < m_rows.size(); ++at)
        mapRow(at);
}

void LibraryModel::mapRow(int at)
{
    const Row &row = m_rows[at];
    if (row.run)
        m_byRun.insert(row.run, at);
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
    beginInsertRows({}, m_shown, int(m_rows.size()) - 1);
    m_shown = int(m_rows.size());
    endInsertRows();
}

void LibraryModel::tellChanges()
{
    showFresh();
    const QSet<int> touched = std::exchange(m_touched, {});
    for (const int row : touched)
        emit dataChanged(createIndex(row, 0), createIndex(row, 0));
    emit queueChanged();
}

} // namespace ui
