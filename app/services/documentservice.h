// Documents: those on their way into the library, and the list of those in it. The user can undo everything, because no
// file is ever touched. Use it only on the window's thread unless noted otherwise; it never blocks.
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
    // All arguments must outlive it, except the queue, which is used only as long as it exists.
    DocumentService(LibraryAccess &library, Runs &runs, BackgroundWork &work, Lane &tasks, IngestQueue &queue);

    // Folders are searched for PDFs. A BibTeX file describes documents; the PDFs it names are read first, and then
    // bibtexTaken() is emitted. Added files wait in the library's queue, which survives quitting the program; a run
    // starts when a file is read.
    void add(const QStringList &paths);
    void addSampleLibrary();
    void readAgain(core::DocumentId id);
    void remove(core::DocumentId id);
    // Sets title, author and year; then emits described() and the updated list.
    void describe(core::DocumentId id, const core::Description &description);
    void tag(const QList<core::DocumentId> &ids, const QString &tag);
    void untag(const QList<core::DocumentId> &ids, const QString &tag);
    void setTags(core::DocumentId id, const QStringList &tags);
    void setHidden(const QList<core::DocumentId> &ids, bool areHidden); // hides them from other assistants

    void refresh() { m_work.want(BackgroundWork::Refresh); } // emits listed()
    // Reads a single file that the user requested, without waiting behind a folder. Call it on a lane.
    void readNow(const QString &path, core::DocumentId id, const std::stop_token &stop);
    void keep(const core::Document &document);  // the document was read; it is reported together with others
    void tellKept();                            // immediately reports the documents read
    void queueRead();                           // call this when the queue is empty
    void leaveGatherings();                     // the files still being searched for are no longer wanted
    void forget() { m_passages = 0; }           // the library was replaced
    int passages() const { return m_passages; } // number of passages as of the last list
    std::vector<Lane *> lanes() { return {&m_views, &m_gathering}; } // lanes that use the library

signals:
    void listed(const QList<core::Document> &documents); // contains all documents
    void kept(const QList<core::Document> &documents);   // documents read since the last signal
    void described();                                    // documents cited in sessions may have new names
    void bibtexTaken(const QString &file, const app::BibtexTaken &taken);

private:
    void change(const QString &subject, const std::function<core::Result<void>(core::LibraryDescriptions &)> &change);
    BackgroundWork::Then list(const std::stop_token &stop); // runs on a lane
    void gathered(int run);
    void addFound(const QStringList &paths);
    void describeBy(const QString &bibtex, bool again);
    core::Result<void> putInQueue(const QStringList &pdfs); // runs on a lane

    LibraryAccess &m_library;
    Runs &m_runs;
    BackgroundWork &m_work;
    Lane &m_tasks;
    IngestQueue &m_queue;
    qint64 m_lastBatch = QDateTime::currentMSecsSinceEpoch(); // earlier batches have smaller numbers
    std::map<int, qint64> m_gatherings;                       // the batch of each run that is searching for PDFs
    std::set<int> m_gatheringsLeft;                           // runs among these whose files are no longer wanted
    QStringList m_bibtex;                                     // BibTeX files whose PDFs are being read
    int m_passages = 0;
    QList<core::Document> m_keptSince; // documents read but not reported yet
    QTimer m_keptTold;
    Lane m_views;
    Lane m_gathering;
};

} // namespace app
