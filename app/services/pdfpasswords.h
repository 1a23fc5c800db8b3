// The passwords of PDFs: those typed while the program runs, which are tried on every PDF that needs one, and those
// remembered for the user, which the system's keychain stores by the file's content. They are stored nowhere else. The
// window's thread; never blocks.
#pragma once

#include "app/services/documentdetails.h"
#include "app/settings/keyring.h"

#include <QByteArray>
#include <QHash>
#include <QStringList>

namespace app {

class PdfPasswords
{
public:
    void typed(const QString &password);
    void opened(const QByteArray &hash, const QString &password); // it fits
    // Passwords that may open a file with this content, the likeliest first; for a worker, as a copy.
    QStringList toTry(const QByteArray &hash) const;
    QStringList typedOnes() const { return m_typed; }
    QHash<QByteArray, QString> known() const; // by content

    // Looks it up in the keychain the first time.
    void find(const QByteArray &hash, std::function<void(Secret)> found);
    Secret place(const QByteArray &hash) const; // Wanted: unknown
    // The error says that, and why, it will not outlive the program.
    void remember(const QByteArray &hash, std::function<void(const core::Result<void> &)> kept);
    void forget(const QByteArray &hash, std::function<void(const core::Result<void> &)> gone);

private:
    static QString service(const QByteArray &hash);

    Keyring m_keyring;   // of its own: none of these is ever sent to a server
    QStringList m_typed; // the latest first
    QHash<QByteArray, QString> m_opened;
};

} // namespace app
