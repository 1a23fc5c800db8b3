// Documents that are outdated: passages of another length are wanted, or the reader has become better. They are brought
// up to date on a lane of its own, behind all reading; what answers does so until all of it is there. The window's
// thread; never blocks.
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
    // All outlive it, but passwords and queues, which are asked while they are there.
    ReindexService(const core::Settings &settings, LibraryAccess &library, Runs &runs, BackgroundWork &work,
                   DocumentService &documents, PdfPasswords &secrets, PasswordService &passwords,
                   const QueueService &inQueue, const IngestQueue &queue);

    // That begins by itself at the start and when the settings change, and not again once the user has stopped it; then
    // this begins it. A Task.
    void reindex();

    void beginAnew();                                           // the settings are others
    void queueChanged();                                        // what waits to be read holds it up
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
    bool m_asked = false; // for, by the user
    bool m_again = false; // it was stopped because the settings are others
    Gate m_gate;          // closed while something waits in the queue
    Lane m_views;
    Lane m_lane;
};

} // namespace app
