// Documents: those on their way into the library, and the list of those in it. Everything can be undone manually: no
// file is touched. The window's thread unless noted; never blocks.
#pragma once

#include "app/jobs/bibtexjob.h"
#include "app/services/backgroundwork.h"
#include "app/services/ingestqueue.h"

#include <QDateTime>
#include <QStringList>
#include <QTimer>

#include <functional>
#include <map>
#include <set>

namespace core {
class LibraryDescriptions;
}

namespace app {

class DocumentService : public QObject
{
    Q_OBJECT

public:
    // All must outlive it, except the queue, which is used while it exists.
    DocumentService(LibraryAccess &library, Runs &runs, BackgroundWork &work, Lane &tasks, IngestQueue &queue);

    // Folders are searched for PDFs; a BibTeX file describes documents, and the PDFs it names are read first (then
    // bibtexTaken() is emitted). Added files wait in the library's queue, which survives quitting; a run starts when a
    // file is read.
    void add(const QStringList &paths);
    void addSampleLibrary();
    void readAgain(core::DocumentId id);
    void remove(core::DocumentId id);
    // Sets title, author and year; then emits described() and the list.
    void describe(core::DocumentId id, const core::Description &description);
    void tag(const QList<core::DocumentId> &ids, const QString &tag);
    void untag(const QList<core::DocumentId> &ids, const QString &tag);
    void setTags(core::DocumentId id, const QStringList &tags);
    void setHidden(const QList<core::DocumentId> &ids, bool areHidden); // from other assistants

    void refresh() { m_work.want(BackgroundWork::Refresh); } // emits listed()
    // For a single file requested by the user, which does not wait behind a folder. On a lane.
    void readNow(const QString &path, core::DocumentId id, const std::stop_token &stop);
    void keep(const core::Document &document);  // it was read; reported together with others
    void tellKept();                            // at once
    void queueRead();                           // the queue is empty
    void leaveGatherings();                     // files still being searched for are no longer wanted
    void forget() { m_passages = 0; }           // another library
    int passages() const { return m_passages; } // as of the last list
    std::vector<Lane *> lanes() { return {&m_views, &m_gathering}; } // which use the library

signals:
    void listed(const QList<core::Document> &documents); // all of them
    void kept(const QList<core::Document> &documents);   // read since, while others wait
    void described();                                    // documents cited in sessions may have new names
    void bibtexTaken(const QString &file, const app::BibtexTaken &taken);

private:
    void change(const QString &subject, const std::function<core::Result<void>(core::LibraryDescriptions &)> &change);
    BackgroundWork::Then list(const std::stop_token &stop); // on a lane
    void gathered(int run);
    void addFound(const QStringList &paths);
    void describeBy(const QString &bibtex, bool again);
    core::Result<void> putInQueue(const QStringList &pdfs); // on a lane

    LibraryAccess &m_library;
    Runs &m_runs;
    BackgroundWork &m_work;
    Lane &m_tasks;
    IngestQueue &m_queue;
    qint64 m_lastBatch = QDateTime::currentMSecsSinceEpoch(); // earlier batches have smaller numbers
    std::map<int, qint64> m_gatherings;                       // the batches of runs that search for PDFs
    std::set<int> m_gatheringsLeft;                           // those of them whose files are no longer wanted
    QStringList m_bibtex;                                     // files whose PDFs are being read
    int m_passages = 0;
    QList<core::Document> m_keptSince; // and not reported yet
    QTimer m_keptTold;
    Lane m_views;
    Lane m_gathering;
};

} // namespace app
