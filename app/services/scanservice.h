// The text of scans. They wait in the queue behind all that is to be read, because recognising text takes seconds a
// page. What nobody has asked for is seen from the pages themselves, so that it goes on after a restart. The window's
// thread; never blocks.
#pragma once

#include "app/runtime/reply.h"
#include "app/services/backgroundwork.h"
#include "app/services/documentservice.h"
#include "app/services/passwordservice.h"
#include "app/services/pdfpasswords.h"
#include "app/services/queueservice.h"
#include "app/services/scanlanguages.h"

#include <QSet>

namespace app {

class ScanService : public QObject
{
    Q_OBJECT

public:
    // All outlive it, but passwords and queues, which are asked while they are there.
    ScanService(const core::Settings &settings, LibraryAccess &library, Runs &runs, BackgroundWork &work,
                DocumentService &documents, PdfPasswords &secrets, PasswordService &passwords,
                const QueueService &inQueue, IngestQueue &queue);

    // Recognises their text; what could not be done is told as of a file that failed.
    enum class Pages { NotRead, All }; // where all were read: those recognised before, else all
    void recognise(const QList<core::DocumentId> &documents, Pages pages);
    void findLanguages(const Reply<ScanLanguages> &found);

    IngestQueue::Job job(const core::Queued &entry, int run); // recognises it
    void begun(core::DocumentId document) { m_tried.insert(document); }
    void documentRead(const core::Document &document);           // it may be a scan
    void leaveUntried();                                         // to the next start
    void beginAnew();                                            // the settings are others
    void forget();                                               // another library
    std::vector<Lane *> lanes() { return {&m_views, &m_scans}; } // which use the library

private:
    bool isOff() const { return m_settings.ocr == QLatin1String("off"); }
    BackgroundWork::Look look();
    void put(QList<core::Queued> entries, int since);
    void unlock(const core::Queued &entry, const QByteArray &hash, const QStringList &tried, int since);
    void leave(const core::Error &error);

    const core::Settings &m_settings;
    LibraryAccess &m_library;
    Runs &m_runs;
    BackgroundWork &m_work;
    DocumentService &m_documents;
    PdfPasswords &m_secrets;
    PasswordService &m_passwords;
    const QueueService &m_inQueue;
    IngestQueue &m_queue;
    QSet<core::DocumentId> m_tried; // put into the queue since the start
    int m_stopped = 0;              // times that the user has stopped all
    Lane m_views;
    Lane m_scans;
};

} // namespace app
