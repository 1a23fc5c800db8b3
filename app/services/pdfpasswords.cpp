#include "app/services/pdfpasswords.h"

namespace app {
namespace {

constexpr int mostTyped = 20; // each wrong one costs a start of the reader

} // namespace

QString PdfPasswords::service(const QByteArray &hash)
{
    return QStringLiteral("pdf:") + QString::fromLatin1(hash);
}

void PdfPasswords::typed(const QString &password)
{
    if (password.isEmpty())
        return;
    m_typed.removeAll(password);
    m_typed.prepend(password);
    while (m_typed.size() > mostTyped)
        m_typed.removeLast();
}

void PdfPasswords::opened(const QByteArray &hash, const QString &password)
{
    m_opened[hash] = password;
}

QHash<QByteArray, QString> PdfPasswords::known() const
{
    QHash<QByteArray, QString> known = m_opened;
    const QHash<QString, QByteArray> kept = m_keyring.keys();
    const qsizetype prefix = service({}).size();
    for (auto each = kept.begin(); each != kept.end(); ++each) {
        const QByteArray hash = each.key().mid(prefix).toLatin1();
        if (!known.contains(hash))
            known[hash] = QString::fromUtf8(each.value());
    }
    return known;
}

QStringList PdfPasswords::toTry(const QByteArray &hash) const
{
    QStringList passwords;
    if (const QString fits = known().value(hash); !fits.isEmpty())
        passwords.append(fits);
    passwords += m_typed;
    passwords.removeDuplicates();
    return passwords;
}

void PdfPasswords::find(const QByteArray &hash, std::function<void(Secret)> found)
{
    m_keyring.find(service(hash), [this, hash, found = std::move(found)](KeyPlace) { found(place(hash)); });
}

Secret PdfPasswords::place(const QByteArray &hash) const
{
    if (m_keyring.place(service(hash)) == KeyPlace::Keychain)
        return Secret::Keychain;
    return known().contains(hash) ? Secret::ThisRun : Secret::Wanted;
}

void PdfPasswords::remember(const QByteArray &hash, std::function<void(const core::Result<void> &)> kept)
{
    const auto told = [kept = std::move(kept)](const core::Result<void> &result) {
        if (result)
            return kept(result);
        kept(
            core::Error{core::Error::Unavailable,
                        QStringLiteral("The system's keychain is locked or missing, so the password is kept only while "
                                       "Attest runs; unlock or start one (GNOME Keyring, KWallet) and save it again."),
                        result.error().detail});
    };
    m_keyring.set(service(hash), known().value(hash).toUtf8(), told);
}

void PdfPasswords::forget(const QByteArray &hash, std::function<void(const core::Result<void> &)> gone)
{
    const QString password = known().value(hash);
    m_opened.remove(hash);
    m_typed.removeAll(password);
    m_keyring.set(service(hash), {}, std::move(gone));
}

} // namespace app
