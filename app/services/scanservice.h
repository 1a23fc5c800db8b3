// Text recognition for scans. Scans wait in the queue behind all reading, because recognition takes seconds per page.
// Documents that the user did not request are found by their unread pages, so the work resumes after a restart. Use it
// only on the window's thread; it never blocks.
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
    // All arguments must outlive it, except the passwords and the queues, which are used only as long as they exist.
    ScanService(const core::Settings &settings, LibraryAccess &library, Runs &runs, BackgroundWork &work,
                DocumentService &documents, PdfPasswords &secrets, PasswordService &passwords,
                const QueueService &inQueue, IngestQueue &queue);

    // Recognises these documents. Failures are reported like those of files.
    enum class Pages { NotRead, All }; // NotRead: the unread pages, or else those recognised before, or else all
    void recognise(const QList<core::DocumentId> &documents, Pages pages);
    void findLanguages(const Reply<ScanLanguages> &found);

    IngestQueue::Job job(const core::Queued &entry, int run); // the job that recognises an entry
    void begun(core::DocumentId document) { m_tried.insert(document); }
    void documentRead(const core::Document &document); // call this for each document read; it may be a scan
    void leaveUntried(); // puts off documents not tried yet until the next start of the program
    void beginAnew();    // call this when the settings have changed
    void forget();       // the library was replaced
    std::vector<Lane *> lanes() { return {&m_views, &m_scans}; } // lanes that use the library

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
    QSet<core::DocumentId> m_tried; // documents queued since the program started
    int m_stopped = 0;              // number of times the user has stopped everything
    Lane m_views;
    Lane m_scans;
};

} // namespace app
