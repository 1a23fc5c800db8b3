// The passwords of PDFs, as entered by the user. A typed password is tried on every PDF that is waiting for one; a
// remembered one is looked up when needed. Use it only on the window's thread unless noted otherwise; it never blocks.
#pragma once

#include "app/runtime/lane.h"
#include "app/runtime/reply.h"
#include "app/services/libraryaccess.h"
#include "app/services/pdfpasswords.h"
#include "app/services/runs.h"
#include "core/values/document.h"

#include <QHash>
#include <QSet>

#include <functional>
#include <memory>
#include <vector>

namespace core {
struct IngestingTools;
}

namespace app {

class PasswordService : public QObject
{
    Q_OBJECT

public:
    // Reads a file immediately; called on a lane.
    using Read = std::function<void(const QString &path, core::DocumentId id, const std::stop_token &stop)>;

    // All arguments must outlive it.
    PasswordService(LibraryAccess &library, Runs &runs, PdfPasswords &secrets, Read read);

    // Reads a document that needs a password. A password that opens it is also tried on all others that are waiting for
    // one. Replies once the password has been tried; if it is wrong, the document's status is still NeedsPassword.
    void unlock(const QString &path, const QString &password, const Reply<core::Document> &opened = {});
    void remember(core::DocumentId id); // stores it in the system's keychain, and nowhere else
    void forget(core::DocumentId id);

    // Handles the passwords for one file while it is being read.
    class Unlocking
    {
    public:
        void arm(core::IngestingTools &tools, PasswordService &passwords) const; // call this on the reading lane
        QString typed() const { return m_typed; }

    private:
        friend class PasswordService;
        struct Tried
        {
            QByteArray hash; // content hash of a file that needs a password
            QStringList passwords;
            bool fits = false;
        };

        QString m_typed;
        QStringList m_others;
        QHash<QByteArray, QString> m_known; // keyed by content hash
        std::shared_ptr<Tried> m_tried;
    };
    Unlocking unlocking(const QString &path);
    void unlocked(const Unlocking &unlocking, const QString &path, const core::Document &document); // also if it failed

    // Records that these passwords did not open a file with this content.
    void triedInVain(const QByteArray &hash, const QStringList &passwords);
    // Calls `go` if a password is known that has not failed before, or if the keychain has one.
    void whenUnlocked(const QByteArray &hash, std::function<void()> go);
    void readIfKnown(const QByteArray &hash, const QString &path, core::DocumentId id); // the same, but reads the file
    std::vector<Lane *> lanes() { return {&m_lane}; }                                   // lanes that use the library

signals:
    void changed(); // the state of a password has changed

private:
    using Settled = std::function<void(const core::Result<void> &)>;
    void unlockOthers();
    void change(core::DocumentId id, const QString &subject,
                std::function<void(const QByteArray &hash, Settled settled)> change);

    LibraryAccess &m_library;
    Runs &m_runs;
    PdfPasswords &m_secrets;
    Read m_read;
    QHash<QString, QString> m_typedFor;                     // keyed by path; tried first
    QHash<QByteArray, QSet<QString>> m_inVain;              // failed passwords, keyed by content hash
    QHash<QString, Reply<core::Document>> m_afterUnlocking; // keyed by path
    Lane m_lane;                                            // declared last, so destroyed first
};

} // namespace app
