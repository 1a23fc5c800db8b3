// Updates documents that are outdated because of a new passage length or an improved reader. Works on its own lane,
// after all reading; the old index is used until the new one is complete. Use it only on the window's thread; it never
// blocks.
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
    // All arguments must outlive it, except the passwords and the queues, which are used only as long as they exist.
    ReindexService(const core::Settings &settings, LibraryAccess &library, Runs &runs, BackgroundWork &work,
                   DocumentService &documents, PdfPasswords &secrets, PasswordService &passwords,
                   const QueueService &inQueue, const IngestQueue &queue);

    // Runs automatically when the program starts and when the settings change. If the user has stopped it, only this
    // call starts it again. A Task.
    void reindex();

    void beginAnew();                                           // call this when the settings have changed
    void queueChanged();                                        // files that are waiting to be read come first
    void forget() { m_again = false; }                          // the library was replaced
    std::vector<Lane *> lanes() { return {&m_views, &m_lane}; } // lanes that use the library

private:
    bool isHeldUp() const;
    BackgroundWork::Look look();
    void looked(bool isWanted, const core::Result<QString> &said);
    void begin(bool asked);
    void say(const core::Result<QString> &said);
    void unlock(const QHash<QByteArray, QStringList> &tried); // `tried`: passwords by content hash
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
    bool m_asked = false; // whether the user has started it
    bool m_again = false; // stopped because the settings have changed; has to start again
    Gate m_gate;          // closed while files are waiting in the queue
    Lane m_views;
    Lane m_lane;
};

} // namespace app
