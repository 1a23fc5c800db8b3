// The documents of the library and the files being added, one row each, except that only the first few hundred waiting
// files have rows. Fast enough for ten thousand documents: rows are found by hash, a file keeps its row when it moves
// from the queue into the library, and progress is signalled at most ten times a second.
#pragma once

#include "app/services/assistant.h"
#include "ui/library/documentsort.h"

#include <QAbstractListModel>
#include <QCollator>
#include <QElapsedTimer>
#include <QHash>
#include <QSet>
#include <QTimer>

#include <optional>

namespace ui {

struct Queue // the files being added, counted since the queue was last empty
{
    int files = 0;
    int ended = 0;
    int running = 0;    // including waiting ones
    int scans = 0;      // documents whose text will be recognised afterwards
    int scansEnded = 0; // how many of the scans have been recognised
    int failed = 0;     // failed files that can be retried
    qint64 pages = 0;
    double seconds = 0; // time spent, excluding pauses
    double share = 0;   // completed share of the work, 0 ... 1
    bool paused = false;
    QString halted; // why nothing is being read
};

class LibraryModel : public QAbstractListModel
{
    Q_OBJECT

public:
    enum DataRole {
        NameRole = Qt::UserRole, // name shown in the list
        StatusRole,              // a core::DocumentStatus as int
        LineRole,                // pages, progress or the reason, in words
        YearRole,                // 0: unknown
        PagesRole,               // number of pages; 0: LineRole is shown instead
        ShareRole,               // reading progress, 0 ... 1; negative: there is no progress bar
        OrderRole, // sort order: files being read, then those that need the user, then waiting ones, then the rest
    };

    explicit LibraryModel(QObject *parent = nullptr);

    int rowCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    Qt::ItemFlags flags(const QModelIndex &index) const override; // a row that needs a password is editable

    const core::Document &document(int row) const { return m_rows[row].document; }
    int run(int row) const { return m_rows[row].run; } // the run that reads the file or will read it; 0: none
    bool waits(int row) const;                         // whether the file is waiting in the queue
    // The file's queue entry, if the file is waiting, is being read, or has failed.
    core::QueueId entry(int row) const { return m_rows[row].entry; }
    // Whether the row's waiting or running job is text recognition.
    bool recognises(int row) const { return m_rows[row].recognises; }
    core::DocumentStatus status(int row) const;
    int rowOf(core::DocumentId id) const { return m_byId.value(id, -1); }
    int documents() const { return int(m_byId.size()); }
    // Whether row a comes before row b: files being processed come first, the rest are in the chosen order.
    bool isBefore(int a, int b) const;
    DocumentSort &sorting() { return m_sorting; } // after changing it, the caller must sort the rows
    // Documents from a team's library. After changing the set, the caller must repaint the rows.
    QSet<core::DocumentId> &team() { return m_team; }
    Queue queue() const;

    void setDocuments(const QList<core::Document> &documents);  // replaces the list with all documents of the library
    void keepDocuments(const QList<core::Document> &documents); // adds new documents and updates changed ones
    void setQueue(const app::QueueView &view);
    void begin(const app::Run &run);
    void add(int run, const core::Trace &events);
    void end(int run, const core::Result<void> &result);
    void forget(int row); // removes a file that is not in the library

signals:
    void queueChanged();
    void moved(const QList<core::QueueId> &entries, core::QueueId before); // by dragging; before = 0: to the end

protected:
    // Waiting rows can be dragged to another position among the waiting ones. Views ask for this per model, not per
    // row.
    Qt::DropActions supportedDropActions() const override { return Qt::MoveAction; }
    QStringList mimeTypes() const override;
    QMimeData *mimeData(const QModelIndexList &indexes) const override;
    bool dropMimeData(const QMimeData *data, Qt::DropAction action, int row, int column,
                      const QModelIndex &parent) override;

private:
    struct Standing // the sort keys last signalled; a row moves only when its change is signalled
    {
        int order = 0; // an Order
        int run = 0;
        bool waits = false;
        int rank = 0;
        qint64 added = 0;
        std::optional<QCollatorSortKey> name = {};
    };

    struct Row
    {
        core::Document document;
        int run = 0;
        bool entered = false; // the run has begun
        core::QueueId entry = 0;
        bool recognises = false;                  // its waiting or running job is text recognition
        bool failed = false;                      // its queue entry has failed
        QString failure;                          // why it failed
        int rank = 0;                             // position among waiting files
        qint64 bytes = 0;                         // size of a file being read
        std::optional<QCollatorSortKey> key = {}; // sort key of its name
        Standing standing = {};
        QString step;     // title of the current step, unless that step counts pages
        QString counting; // id of the step that counts pages
        int done = 0;
        int of = 0;
        int pages = 0; // pages read by this run
    };

    enum Order { Runs, NeedsTheUser, Waits, Rests };

    QString line(const Row &row) const;
    QString tip(const Row &row) const;
    void follow(Row &row, const core::TraceEvent &event);
    void touch(int row);
    void tellChanges();
    void showFresh();
    void removeRow(int row);
    void dropRows(const QList<int> &rows); // `rows` in ascending order
    void keepRowsBut(const QList<int> &rows);
    int rowFor(const core::Queued &entry);
    bool hasNoRow(const core::Queued &entry);
    int wait(const core::Queued &entry, int after);
    void fail(const core::Queued &entry);
    void dropEntriesBut(const QSet<core::QueueId> &listed);
    void measure(const app::QueueView &view);
    double shareOfScans() const;
    QString name(const Row &row) const;
    Order order(int row) const;
    void stand(int row);
    core::QueueId entryAt(int row, const QList<core::QueueId> &dragged) const;
    bool adopt(const core::Document &document, QSet<core::DocumentId> &seen);
    void dropRowsBut(const QSet<core::DocumentId> &seen);
    void append(const QList<core::Document> &documents);
    void mapRows();
    void mapRow(int at);

    QList<Row> m_rows;
    int m_shown = 0; // number of rows shown; the remaining rows are added together after a moment
    QHash<core::DocumentId, int> m_byId;
    QSet<core::DocumentId> m_team;
    QHash<QString, int> m_byPath; // includes every path of a document
    QHash<int, int> m_byRun;
    QHash<core::QueueId, int> m_byEntry;
    QHash<QString, QString> m_titles; // titles of the flows' steps
    QSet<int> m_touched;
    QTimer m_tell;
    app::QueueView m_view;
    bool m_unplaced = false; // part of the queue belongs to documents that are not known yet
    qint64 m_pages = 0;      // pages read since the queue was last empty
    double m_seconds = 0;    // time up to the last pause
    QElapsedTimer m_clock;   // time since the last pause
    QCollator m_collator;
    DocumentSort m_sorting;
};

} // namespace ui
