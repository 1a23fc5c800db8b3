#include "core/team/s3files.h"

#include "core/base/contenthash.h"

#include <QCryptographicHash>
#include <QFile>
#include <QFileInfo>
#include <QRandomGenerator>
#include <QRegularExpression>
#include <QUrl>

#include <algorithm>
#include <array>

namespace core {
namespace {

using namespace std::chrono_literals;

constexpr int mostAttempts = 6;
constexpr auto firstPause = 200ms;
constexpr auto mostPause = 20s;
constexpr const char *emptySum = "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855";

// The store is busy or temporarily out of order: retrying may succeed.
bool isPassing(int status)
{
    constexpr std::array passing{408, 429, 500, 502, 503, 504};
    return std::find(passing.begin(), passing.end(), status) != passing.end();
}

// Doubles each time, with a random part, so that workers do not all retry at once.
std::chrono::milliseconds pauseAfter(int tries, const Result<HttpReply> &reply)
{
    if (reply && reply->retryAfter >= 0)
        return std::min<std::chrono::milliseconds>(std::chrono::seconds(reply->retryAfter), mostPause);
    const auto most = std::min<std::chrono::milliseconds>(mostPause, firstPause * (1 << tries));
    return most / 2 + std::chrono::milliseconds(QRandomGenerator::global()->bounded(int(most.count() / 2) + 1));
}

template <class Attempt>
Result<HttpReply> repeated(Attempt attempt, const std::stop_token &stop)
{
    for (int tries = 0;; ++tries) {
        Result<HttpReply> reply = attempt();
        const bool passes = reply ? isPassing(reply->status) : reply.error().code == Error::Unavailable;
        if (!passes || tries + 1 == mostAttempts)
            return reply;
        if (!pause(pauseAfter(tries, reply), stop))
            return Error::cancelled();
    }
}

// As required by Signature Version 4: everything except these characters.
QByteArray encoded(const QString &path)
{
    return QUrl::toPercentEncoding(path, "/");
}

// The profile's lines in a credentials file.
QHash<QByteArray, QByteArray> keysOfProfile()
{
    QString name = qEnvironmentVariable("AWS_SHARED_CREDENTIALS_FILE");
    if (name.isEmpty())
        name = qEnvironmentVariable("HOME") + QStringLiteral("/.aws/credentials");
    QByteArray profile = qgetenv("AWS_PROFILE");
    if (profile.isEmpty())
        profile = "default";
    QHash<QByteArray, QByteArray> keys;
    QFile file(name);
    if (!file.open(QIODevice::ReadOnly))
        return keys;
    bool isIts = false;
    while (!file.atEnd()) {
        const QByteArray line = file.readLine().trimmed();
        if (line.startsWith('['))
            isIts = line == '[' + profile + ']';
        const qsizetype sign = line.indexOf('=');
        if (isIts && sign > 0 && !line.startsWith('#'))
            keys.insert(line.left(sign).trimmed().toLower(), line.mid(sign + 1).trimmed());
    }
    return keys;
}

QByteArray firstSet(std::initializer_list<const char *> variables)
{
    for (const char *variable : variables) {
        if (const QByteArray value = qgetenv(variable); !value.isEmpty())
            return value;
    }
    return {};
}

QString codeIn(const QByteArray &body) // from the store's reply, in XML
{
    static const QRegularExpression code(QStringLiteral("<Code>([A-Za-z0-9.]{1,60})</Code>"));
    return code.match(QString::fromUtf8(body.left(10'000))).captured(1);
}

} // namespace

Result<std::unique_ptr<TeamFiles>> S3Files::at(const QString &place)
{
    std::unique_ptr<S3Files> files(new S3Files(place));
    if (const Result<void> read = files->readPlace(); !read)
        return read.error();
    if (const Result<void> read = files->readKeys(); !read)
        return read.error();
    return std::unique_ptr<TeamFiles>(std::move(files));
}

Result<void> S3Files::readPlace()
{
    static const QRegularExpression shape(QStringLiteral("\\As3://([A-Za-z0-9][A-Za-z0-9._-]{1,62})(?:/(.*))?\\z"));
    const QRegularExpressionMatch match = shape.match(m_place);
    QStringList parts = match.captured(2).split(u'/', Qt::SkipEmptyParts);
    if (!match.hasMatch() || parts.contains(QLatin1String(".")) || parts.contains(QLatin1String("..")))
        return Error{
            Error::Invalid, // does not repeat the address, which may contain keys by mistake
            QStringLiteral("Write the address of the files as s3://BUCKET or s3://BUCKET/PREFIX, without keys."),
            {}};
    const QString bucket = match.captured(1);
    m_signing.region = firstSet({"AWS_REGION", "AWS_DEFAULT_REGION"});
    if (m_signing.region.isEmpty())
        m_signing.region = "us-east-1";
    QUrl endpoint = QUrl::fromEncoded(firstSet({"AWS_ENDPOINT_URL_S3", "AWS_ENDPOINT_URL"}));
    const bool isNamed = !endpoint.isEmpty();
    // The certificate does not cover a name with dots.
    const bool isHost = !isNamed && !bucket.contains(u'.');
    if (!isNamed)
        endpoint = QUrl(QStringLiteral("https://%1s3.%2.amazonaws.com")
                            .arg(isHost ? bucket + u'.' : QString(), QString::fromLatin1(m_signing.region)));
    if (!endpoint.isValid() || endpoint.host().isEmpty() || !isPrivate(endpoint))
        return Error{Error::Invalid,
                     QStringLiteral("The address of the object store in AWS_ENDPOINT_URL must begin with https://, or "
                                    "others could read the files in transit; correct it."),
                     {}};
    if (!isHost)
        parts.prepend(bucket);
    m_base =
        endpoint.toEncoded(QUrl::RemoveUserInfo | QUrl::RemoveQuery | QUrl::RemoveFragment | QUrl::StripTrailingSlash);
    for (const QString &part : std::as_const(parts))
        m_base += '/' + encoded(part);
    m_base += '/';
    return {};
}

Result<void> S3Files::readKeys()
{
    m_signing.keyId = qgetenv("AWS_ACCESS_KEY_ID");
    m_signing.secret = qgetenv("AWS_SECRET_ACCESS_KEY");
    m_token = qgetenv("AWS_SESSION_TOKEN");
    if (m_signing.keyId.isEmpty()) {
        const QHash<QByteArray, QByteArray> keys = keysOfProfile();
        m_signing.keyId = keys.value("aws_access_key_id");
        m_signing.secret = keys.value("aws_secret_access_key");
        m_token = keys.value("aws_session_token");
    }
    if (!m_signing.keyId.isEmpty() && !m_signing.secret.isEmpty())
        return {};
    return Error{Error::Invalid,
                 QStringLiteral("The object store needs keys; set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY, or "
                                "write them to ~/.aws/credentials."),
                 {}};
}

HttpRequest S3Files::requestFor(const QByteArray &sha256) const
{
    constexpr double silence = 60;
    constexpr double longest = 6 * 3600;
    HttpRequest request;
    request.url = QUrl::fromEncoded(m_base + nameOf(sha256).toLatin1());
    request.server = QStringLiteral("the object store at %1").arg(request.url.host());
    request.remedy = QStringLiteral("check AWS_ENDPOINT_URL and your network");
    request.limits.silenceSeconds = silence;
    request.limits.totalSeconds = longest;
    request.signing = m_signing;
    request.headers.emplaceBack("x-amz-content-sha256", emptySum);
    if (!m_token.isEmpty())
        request.headers.emplaceBack("x-amz-security-token", m_token);
    return request;
}

Error S3Files::refused(const HttpReply &reply) const
{
    const QString code = codeIn(reply.body);
    const QString said = code.isEmpty() ? QStringLiteral("HTTP %1").arg(reply.status) : code;
    const auto because = [&](Error::Code kind, const QString &sentence) { return Error{kind, sentence, said}; };
    if (code == QLatin1String("RequestTimeTooSkewed"))
        return because(Error::Unavailable,
                       QStringLiteral("This computer's clock differs from the object store's; correct it."));
    if (code == QLatin1String("SignatureDoesNotMatch") || code == QLatin1String("InvalidAccessKeyId") ||
        code == QLatin1String("ExpiredToken") || code == QLatin1String("InvalidToken") || reply.status == 401)
        return because(
            Error::Unavailable,
            QStringLiteral(
                "The object store does not accept these keys (%1); check AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY.")
                .arg(said));
    if (code == QLatin1String("AuthorizationHeaderMalformed") || (reply.status >= 300 && reply.status < 400))
        return because(
            Error::Unavailable,
            QStringLiteral("The object store has this bucket in another region (%1); set AWS_REGION.").arg(said));
    if (code == QLatin1String("NoSuchBucket"))
        return because(Error::Unavailable,
                       QStringLiteral("There is no bucket for %1; create it, or correct its name.").arg(m_place));
    if (code == QLatin1String("XAmzContentSHA256Mismatch") || code == QLatin1String("BadDigest"))
        return because(
            Error::Unreadable,
            QStringLiteral("The file changed while it was being uploaded to the object store; add it again."));
    if (reply.status == 403)
        return because(Error::Unavailable, QStringLiteral("The object store denies you access to %1 (%2); ask its "
                                                          "manager for permission to list, read and write there.")
                                               .arg(m_place, said));
    if (reply.status == 404)
        return because(Error::NotFound,
                       QStringLiteral("There is no file with this checksum in %1; add it again.").arg(m_place));
    if (reply.status == 507 || code == QLatin1String("QuotaExceeded") || code == QLatin1String("XMinioStorageFull"))
        return because(Error::Storage, QStringLiteral("The object store is full (%1); free some space.").arg(said));
    return because(
        Error::Unavailable,
        QStringLiteral("The object store refuses the file (%1); try again later, or ask its manager.").arg(said));
}

// A file stored under its hash is the right one, unless another program wrote it: then its size, or the next fetch,
// reveals that.
Result<QByteArray> S3Files::put(const QString &file, const std::stop_token &stop) const
{
    const Result<QByteArray> sum = contentHash(file, stop);
    if (!sum)
        return sum.error();
    HttpRequest asked = requestFor(*sum);
    asked.kind = HttpRequest::Head;
    asked.asks = "content-length";
    const Result<HttpReply> there = repeated([&] { return send(asked, stop); }, stop);
    if (!there)
        return there.error();
    if (there->status == 200 && there->said.toLongLong() == QFileInfo(file).size())
        return *sum;
    HttpRequest request = requestFor(*sum);
    request.kind = HttpRequest::Put;
    request.file = file;
    request.headers.first().second = *sum;
    request.headers.emplaceBack("Content-Type", "application/pdf");
    const Result<HttpReply> put = repeated([&] { return send(request, stop); }, stop);
    if (!put)
        return put.error();
    return put->status == 200 ? Result<QByteArray>(*sum) : refused(*put);
}

// A longer one is a different file, and is not read to its end.
Result<QString> S3Files::fetch(const QByteArray &sha256, qint64 bytes, const QString &copy,
                               const std::stop_token &stop) const
{
    QFile file(copy);
    const Error unwritten{Error::Storage, QStringLiteral("There is no room for temporary files; free some space."),
                          copy};
    bool isWritten = true;
    qint64 come = 0;
    QCryptographicHash hash(QCryptographicHash::Sha256);
    HttpRequest request = requestFor(sha256);
    request.limits.bytes += bytes; // a refusal has a body as well
    const auto attempt = [&]() -> Result<HttpReply> {
        file.close();
        hash.reset();
        come = 0;
        if (!file.open(QIODevice::WriteOnly | QIODevice::Truncate))
            return unwritten;
        Result<HttpReply> reply = send(request, stop, [&](const QByteArray &piece) {
            come += piece.size();
            hash.addData(piece);
            isWritten = file.write(piece) == piece.size();
            return isWritten && come <= bytes ? StreamControl::Continue : StreamControl::Stop;
        });
        isWritten = isWritten && file.flush();
        return isWritten ? reply : unwritten;
    };
    const Result<HttpReply> reply = repeated(attempt, stop);
    file.close();
    if (reply && reply->status == 200 && come == bytes && hash.result().toHex() == sha256)
        return copy;
    file.remove();
    if (!reply)
        return reply.error();
    if (reply->status != 200)
        return refused(*reply);
    return Error{
        Error::Invalid,
        QStringLiteral("The file in %1 is not the one that was added; remove it there and add it again.").arg(m_place),
        QString::fromLatin1(sha256)};
}

} // namespace core
