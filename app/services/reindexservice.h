// Outdated documents: passages should have another length, or the reader has improved. They are updated on a lane of
// their own, after all reading; the old index is used until everything is ready. The window's thread; never blocks.
#pragma once

#include "app/runtime/gate.h"
#include "app/services/backgroundwork.h"
#include "app/services/documentservice.h"
#include "app/services/passwordservice.h"
#include "app/services/pdfpasswords.h"
#include "app/services/queueservice.h"

namespace app {

class ReindexService : public QObject
{
    Q_OBJECT

public:
    // All must outlive it, except passwords and queues, which are used while they exist.
    ReindexService(const core::Settings &settings, LibraryAccess &library, Runs &runs, BackgroundWork &work,
                   DocumentService &documents, PdfPasswords &secrets, PasswordService &passwords,
                   const QueueService &inQueue, const IngestQueue &queue);

    // This starts automatically on start and when the settings change, but not after the user has stopped it; then this
    // call starts it. A Task.
    void reindex();

    void beginAnew();                                           // the settings have changed
    void queueChanged();                                        // files waiting to be read hold it up
    void forget() { m_again = false; }                          // another library
    std::vector<Lane *> lanes() { return {&m_views, &m_lane}; } // which use the library

private:
    bool isHeldUp() const;
    BackgroundWork::Look look();
    void looked(bool isWanted, const core::Result<QString> &said);
    void begin(bool asked);
    void say(const core::Result<QString> &said);
    void unlock(const QHash<QByteArray, QStringList> &tried); // passwords, by content
    void ended(const core::Result<void> &result);

    const core::Settings &m_settings;
    LibraryAccess &m_library;
    Runs &m_runs;
    BackgroundWork &m_work;
    DocumentService &m_documents;
    PdfPasswords &m_secrets;
    PasswordService &m_passwords;
    const QueueService &m_inQueue;
    const IngestQueue &m_queue;
    bool m_asked = false; // by the user
    bool m_again = false; // stopped because the settings have changed
    Gate m_gate;          // closed while something is waiting in the queue
    Lane m_views;
    Lane m_lane;
};

} // namespace app
