// The passwords of PDFs: those typed while the program runs, which are tried on every PDF that needs one, and those
// remembered for the user, which the system's keychain stores under the content hash of the file. They are stored
// nowhere else. Use it only on the window's thread; it never blocks.
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
    void opened(const QByteArray &hash, const QString &password); // records that the password fits
    // Passwords that may open a file with this content, most likely first. Copy them before passing them to a worker
    // thread.
    QStringList toTry(const QByteArray &hash) const;
    QStringList typedOnes() const { return m_typed; }
    QHash<QByteArray, QString> known() const; // keyed by content hash

    // Asks the keychain the first time.
    void find(const QByteArray &hash, std::function<void(Secret)> found);
    Secret place(const QByteArray &hash) const; // Wanted: no password is known
    // An error says why the password will be lost when the program ends.
    void remember(const QByteArray &hash, std::function<void(const core::Result<void> &)> kept);
    void forget(const QByteArray &hash, std::function<void(const core::Result<void> &)> gone);

private:
    static QString service(const QByteArray &hash);

    Keyring m_keyring;   // a separate one, so that none of these is ever sent to a server
    QStringList m_typed; // latest first
    QHash<QByteArray, QString> m_opened;
};

} // namespace app
