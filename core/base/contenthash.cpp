#include "core/base/contenthash.h"

#include "core/base/detachedcall.h"
#include "core/base/latelibrary.h"

#include <QCryptographicHash>
#include <QFile>

#include <memory>

namespace core {
namespace {

// SHA-256 by libcrypto, which libcurl loads anyway: it uses hardware support and takes a tenth of Qt's time. If it is
// missing or fails, Qt is used.
class Sha256
{
public:
    Sha256()
    {
        static const Functions known;
        if (!known.areThere())
            return;
        m_context = {known.make(), known.drop};
        if (m_context && known.begin(m_context.get(), known.sha256(), nullptr) == 1)
            m_functions = &known;
    }

    void add(const QByteArray &part)
    {
        if (m_functions)
            m_functions->add(m_context.get(), part.constData(), size_t(part.size()));
        else
            m_hash.addData(part);
    }

    QByteArray result()
    {
        if (!m_functions)
            return m_hash.result();
        unsigned char sum[64] = {};
        unsigned size = 0;
        m_functions->end(m_context.get(), sum, &size);
        return QByteArray(reinterpret_cast<const char *>(sum), qsizetype(size));
    }

private:
    struct Functions // OpenSSL 3's EVP_* functions
    {
        static constexpr char library[] = "libcrypto.so.3";

        void *(*make)() = lateFunction(decltype(make)(nullptr), library, "EVP_MD_CTX_new");
        void (*drop)(void *) = lateFunction(decltype(drop)(nullptr), library, "EVP_MD_CTX_free");
        const void *(*sha256)() = lateFunction(decltype(sha256)(nullptr), library, "EVP_sha256");
        int (*begin)(void *, const void *, void *) = lateFunction(decltype(begin)(nullptr), library,
                                                                  "EVP_DigestInit_ex");
        int (*add)(void *, const void *, size_t) = lateFunction(decltype(add)(nullptr), library, "EVP_DigestUpdate");
        int (*end)(void *, unsigned char *, unsigned *) = lateFunction(decltype(end)(nullptr), library,
                                                                       "EVP_DigestFinal_ex");

        bool areThere() const { return make && drop && sha256 && begin && add && end; }
    };

    const Functions *m_functions = nullptr;
    std::unique_ptr<void, void (*)(void *)> m_context{nullptr, nullptr};
    QCryptographicHash m_hash{QCryptographicHash::Sha256};
};

Result<QByteArray> hashOf(const QString &path, const std::stop_token &stop)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return Error{Error::Unreadable,
                     QStringLiteral("This file cannot be opened; check that you have permission to read it."),
                     path + QStringLiteral(": ") + file.errorString()};
    Sha256 hash;
    while (!file.atEnd()) {
        if (stop.stop_requested())
            return Error::cancelled();
        const QByteArray part = file.read(1 << 20);
        if (part.isEmpty() && file.error() != QFileDevice::NoError)
            return Error{Error::Unreadable,
                         QStringLiteral("This file could not be read to its end; check the drive and read it again."),
                         path + QStringLiteral(": ") + file.errorString()};
        hash.add(part);
    }
    return hash.result().toHex();
}

} // namespace

Result<QByteArray> contentHash(const QString &path, std::stop_token stop)
{
    auto hash = callDetached([path, stop] { return hashOf(path, stop); }, stop);
    return hash ? *std::move(hash) : Error::cancelled();
}

} // namespace core
