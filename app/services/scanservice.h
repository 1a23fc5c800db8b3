// Text recognition for scans. They wait in the queue behind all reading, because recognising text takes seconds per
// page. Documents that nobody has requested are found from their pages, so that the work continues after a restart. The
// window's thread; never blocks.
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
    // All must outlive it, except passwords and queues, which are used while they exist.
    ScanService(const core::Settings &settings, LibraryAccess &library, Runs &runs, BackgroundWork &work,
                DocumentService &documents, PdfPasswords &secrets, PasswordService &passwords,
                const QueueService &inQueue, IngestQueue &queue);

    // Recognises their text; failures are reported like those of files.
    enum class Pages { NotRead, All }; // if all were read: those recognised before, else all
    void recognise(const QList<core::DocumentId> &documents, Pages pages);
    void findLanguages(const Reply<ScanLanguages> &found);

    IngestQueue::Job job(const core::Queued &entry, int run); // recognises it
    void begun(core::DocumentId document) { m_tried.insert(document); }
    void documentRead(const core::Document &document);           // it may be a scan
    void leaveUntried();                                         // until the next start
    void beginAnew();                                            // the settings have changed
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
    QSet<core::DocumentId> m_tried; // queued since the start
    int m_stopped = 0;              // how often the user has stopped everything
    Lane m_views;
    Lane m_scans;
};

} // namespace app
