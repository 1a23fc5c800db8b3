// The documents of the library and the files on their way into it, one row each. Fast for ten thousand documents: rows
// are found by hash, and progress is passed on ten times a second at most.
#pragma once

#include "app/assistant.h"

#include <QAbstractListModel>
#include <QElapsedTimer>
#include <QHash>
#include <QSet>
#include <QTimer>

namespace ui {

struct Queue // the files on their way, since the queue was last empty
{
    int files = 0;
    int ended = 0;
    int running = 0; // waiting ones among them
    qint64 pages = 0;
    double seconds = 0;
    double share = 0; // of the work that is done, 0 ... 1
};

class LibraryModel : public QAbstractListModel
{
    Q_OBJECT

public:
    enum DataRole {
        NameRole = Qt::UserRole, // what it is called in the list
        StatusRole,              // core::DocumentStatus, as int
        LineRole,                // the second line: pages, progress or the reason
        ShareRole,               // of the reading that is done, 0 ... 1; below 0 where no bar is to be shown
        OrderRole,               // being read, then those that need the user, waiting, the rest
    };

    explicit LibraryModel(QObject *parent = nullptr);

    int rowCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    Qt::ItemFlags flags(const QModelIndex &index) const override; // a locked one takes a password

    const core::Document &document(int row) const { return m_rows[row].document; }
    int run(int row) const { return m_rows[row].run; } // that reads it or will; 0: none
    core::DocumentStatus status(int row) const;
    int rowOf(core::DocumentId id) const { return m_byId.value(id, -1); }
    Queue queue() const;

    void setDocuments(const QList<core::Document> &documents);
    void begin(const app::Run &run);
    void add(int run, const core::Trace &events);
    void end(int run, const core::Result<void> &result);
    void forget(int row); // a file that is not in the library

signals:
    void queueChanged();

private:
    struct Row
    {
        core::Document document;
        int run = 0;
        bool entered = false; // the run has begun
        QString step;         // its title, where it is not the reading of pages
        int done = 0;
        int of = 0;
        int pages = 0; // read by this run
    };

    QString line(const Row &row) const;
    QString tip(const Row &row) const;
    void follow(Row &row, const core::TraceEvent &event);
    void touch(int row);
    void tellChanges();
    void showFresh();
    void removeRow(int row);
    bool adopt(const core::Document &document, QSet<core::DocumentId> &seen);
    void dropRowsBut(const QSet<core::DocumentId> &seen);
    void mapRows();
    void mapRow(int at);

    QList<Row> m_rows;
    int m_shown = 0; // of the rows; those after it are shown together a moment later
    QHash<core::DocumentId, int> m_byId;
    QHash<QString, int> m_byPath; // every place of a document
    QHash<int, int> m_byRun;
    QHash<QString, QString> m_titles; // of the ingesting flow's steps
    QString m_reading;                // its first step, whose progress counts pages
    QSet<int> m_touched;
    QTimer m_tell;
    Queue m_queue;
    QElapsedTimer m_clock; // since the queue was last empty
};

} // namespace ui
