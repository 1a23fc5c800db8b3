#include "core/base/download.h"

#include "core/base/contenthash.h"
#include "core/base/http.h"
#include "core/base/syncfolder.h"
#include "core/base/transferrate.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QRegularExpression>

#include <algorithm>
#include <cerrno>
#include <cstdio>
#include <cstring>
#include <fcntl.h>
#include <optional>
#include <sys/file.h>
#include <sys/stat.h>
#include <sys/statvfs.h>
#include <unistd.h>

namespace core {
namespace {

constexpr int mostFutile = 6;     // consecutive attempts that end before any data arrives
constexpr int mostRedirected = 8; // model repositories redirect twice
constexpr auto longestPause = std::chrono::seconds(20);
constexpr qint64 largest = qint64(1) << 44; // bytes; larger claims by a server are nonsense

QString gigabytes(qint64 bytes)
{
    return QStringLiteral("%1 GB").arg(double(bytes) / 1e9, 0, 'f', bytes < 100'000'000 ? 3 : 1);
}

// Parses "bytes 100-299/300": the start of the range and the total size.
struct Part
{
    qint64 from = -1;
    qint64 total = 0; // 0: not given
};

Part partIn(const QByteArray &written)
{
    static const QRegularExpression form(QStringLiteral(R"(^bytes\s+(\d{1,15})-(\d{1,15})/(\d{1,15}|\*)$)"));
    const QRegularExpressionMatch match = form.match(QString::fromLatin1(written.trimmed()));
    return match.hasMatch() ? Part{match.captured(1).toLongLong(), match.captured(3).toLongLong()} : Part();
}

class Descriptor
{
public:
    explicit Descriptor(int number) : m_number(number) {}
    ~Descriptor()
    {
        if (m_number >= 0)
            ::close(m_number);
    }
    Descriptor(const Descriptor &) = delete;
    Descriptor &operator=(const Descriptor &) = delete;
    operator int() const { return m_number; }

private:
    const int m_number;
};

class Fetch
{
public:
    Fetch(const Download &what, const std::function<void(const DownloadProgress &)> &told, const std::stop_token &stop)
        : m_what(what),
          m_told(told),
          m_stop(stop),
          m_part(partOf(what)),
          m_host(what.address.host())
    {
        m_progress.total = what.bytes;
    }

    Result<void> run();

private:
    // Whether the file is complete; if not, there was an error, or the connection broke.
    bool fetch(int file);
    std::optional<QUrl> ask(const QUrl &address, int file); // returns the address it is redirected to
    StreamControl begin(const HttpHeadTold &head, int file);
    StreamControl take(const QByteArray &piece, int file);
    void refuse(const HttpReply &reply);
    bool beginAnew(int file);
    bool hasRoom();
    Result<void> check(int file);
    Result<void> place();
    Error storage(int reason) const;
    Error anotherSize(qint64 size) const;
    void tell(DownloadProgress::Stage stage);
    bool isWhole() const { return m_progress.total > 0 && m_progress.done == m_progress.total; }

    const Download &m_what;
    const std::function<void(const DownloadProgress &)> &m_told;
    const std::stop_token &m_stop;
    const QString m_part;
    const QString m_host;
    DownloadProgress m_progress;
    TransferRate m_rate;
    bool m_isAnswered = false;        // the server has answered at least once
    bool m_isEnded = false;           // the server has sent everything
    std::chrono::seconds m_wanted{0}; // pause requested by the server
    std::optional<Error> m_error;
};

void Fetch::tell(DownloadProgress::Stage stage)
{
    m_progress.stage = stage;
    m_progress.bytesPerSecond = stage == DownloadProgress::Fetching ? m_rate.bytesPerSecond() : 0;
    m_told(m_progress);
}

Error Fetch::storage(int reason) const
{
    const QString folder = QFileInfo(m_part).path();
    if (reason == ENOSPC || reason == EDQUOT)
        return {Error::Storage,
                QStringLiteral("There is no room in “%1” for the rest of the file (%2 of %3 downloaded); free some "
                               "space and download it again to resume.")
                    .arg(folder, gigabytes(m_progress.done), gigabytes(m_progress.total)),
                {}};
    if (reason == EFBIG)
        return {Error::Storage,
                QStringLiteral("The disk of “%1”, or a quota, does not allow a file of %2; choose another folder.")
                    .arg(folder, gigabytes(m_progress.total)),
                {}};
    return {Error::Storage,
            QStringLiteral("“%1” cannot be written to (%2); choose another folder or change its permissions.")
                .arg(folder, QString::fromLocal8Bit(std::strerror(reason))),
            {}};
}

Error Fetch::anotherSize(qint64 size) const
{
    return {Error::Invalid,
            QStringLiteral("%1 now serves a different file (%2 bytes instead of %3), which was not used; look for the "
                           "new address and SHA-256.")
                .arg(m_host, QString::number(size), QString::number(m_what.bytes)),
            {}};
}

Result<void> Fetch::run()
{
    if (QFileInfo::exists(m_what.file)) {
        tell(DownloadProgress::Checking);
        const Result<QByteArray> sum = contentHash(m_what.file, m_stop);
        if (!sum)
            return sum.error();
        if (*sum == m_what.sha256.toLower())
            return {};
        return Error{
            Error::Invalid,
            QStringLiteral("“%1” already exists and is a different file; move it away or choose another folder.")
                .arg(m_what.file),
            {}};
    }
    if (!QDir().mkpath(QFileInfo(m_what.file).path()))
        return storage(errno ? errno : EACCES);
    const Descriptor file(::open(QFile::encodeName(m_part).constData(), O_RDWR | O_CREAT | O_CLOEXEC, 0644));
    if (file < 0)
        return storage(errno);
    if (::flock(file, LOCK_EX | LOCK_NB) != 0)
        return Error{Error::Busy, QStringLiteral("Another program is already downloading “%1”.").arg(m_part), {}};
    auto wait = m_what.firstPause;
    qint64 furthest = 0;
    for (int futile = 0;;) {
        if (fetch(file))
            return check(file);
        if (m_stop.stop_requested())
            return Error::cancelled();
        if (m_error)
            return *m_error;
        const bool hasCome = m_progress.done > furthest; // without range support, every attempt starts over
        furthest = std::max(furthest, m_progress.done);
        futile = hasCome ? 0 : futile + 1;
        if (hasCome)
            wait = m_what.firstPause;
        if (futile == mostFutile)
            return Error{
                Error::Unavailable,
                QStringLiteral(
                    "%1 keeps closing the connection; the part already downloaded is kept. Download it again later.")
                    .arg(m_host),
                {}};
        ++m_progress.again;
        tell(DownloadProgress::Waiting);
        if (!pause(std::max<std::chrono::milliseconds>(wait, std::exchange(m_wanted, std::chrono::seconds(0))), m_stop))
            return Error::cancelled();
        wait = std::min<std::chrono::milliseconds>(wait * 2, longestPause);
    }
}

bool Fetch::fetch(int file)
{
    m_progress.done = std::max<qint64>(0, ::lseek(file, 0, SEEK_END));
    if (m_progress.total > 0 && m_progress.done > m_progress.total && !beginAnew(file))
        return false;
    if (isWhole())
        return true;
    if (!hasRoom())
        return false;
    m_isEnded = false;
    std::optional<QUrl> place = m_what.address;
    for (int sent = 0; place && sent <= mostRedirected; ++sent)
        place = ask(*place, file);
    if (place && !m_error)
        m_error =
            Error{Error::Invalid, QStringLiteral("%1 redirects too many times; correct the address.").arg(m_host), {}};
    if (m_error)
        return false;
    return isWhole() || (m_isEnded && m_progress.total == 0 && m_progress.done > 0);
}

std::optional<QUrl> Fetch::ask(const QUrl &address, int file)
{
    HttpRequest request;
    request.url = address;
    request.server = address.host();
    request.remedy = QStringLiteral("check the address and your network, then download it again");
    request.limits.silenceSeconds = 60;
    request.limits.totalSeconds = 7.0 * 24 * 3600; // large files, slow connections
    request.limits.bytes = largest;
    if (m_progress.done > 0)
        request.headers.append({"Range", "bytes=" + QByteArray::number(m_progress.done) + '-'});
    request.begun = [this, file](const HttpHeadTold &head) { return begin(head, file); };
    const Result<HttpReply> reply =
        send(request, m_stop, [this, file](const QByteArray &piece) { return take(piece, file); });
    if (m_error)
        return {};
    if (!reply) {
        if (!m_isAnswered || reply.error().code == Error::Invalid)
            m_error = reply.error();
        return {};
    }
    if (reply->status == 301 || reply->status == 302 || reply->status == 303 || reply->status == 307 ||
        reply->status == 308) {
        const bool losesCover = address.scheme() == QLatin1String("https") && !isPrivate(reply->location);
        const bool leadsInside = !namesInside(address) && namesInside(reply->location);
        if (losesCover || leadsInside || !reply->location.isValid())
            m_error = Error{Error::Invalid,
                            QStringLiteral("%1 redirects to “%2”, which Attest does not follow: %3.")
                                .arg(address.host(), reply->redirectedTo,
                                     leadsInside ? QStringLiteral("it is on this computer's own network")
                                                 : QStringLiteral("the connection there is not secure")),
                            {}};
        return m_error ? std::nullopt : std::optional(reply->location);
    }
    if (reply->status == 200 || reply->status == 206)
        m_isEnded = true;
    else if (reply->status == 416 && m_progress.done > 0)
        beginAnew(file); // the bytes received belong to a different file
    else
        refuse(*reply);
    return {};
}

StreamControl Fetch::begin(const HttpHeadTold &head, int file)
{
    m_isAnswered = true;
    qint64 total = head.length;
    if (head.status == 206) {
        const Part part = partIn(head.part);
        total = part.total;
        if (part.from != m_progress.done) { // not the requested range: get the whole file
            beginAnew(file);
            return StreamControl::Stop;
        }
    } else if (m_progress.done > 0 && !beginAnew(file)) { // the server does not support ranges
        return StreamControl::Stop;
    }
    if (m_what.bytes > 0 && total > 0 && total != m_what.bytes)
        m_error = anotherSize(total);
    else if (total > 0)
        m_progress.total = std::min(total, largest);
    m_rate = {};
    return m_error || !hasRoom() ? StreamControl::Stop : StreamControl::Continue;
}

StreamControl Fetch::take(const QByteArray &piece, int file)
{
    if (m_error)
        return StreamControl::Stop;
    if (m_progress.total > 0 && m_progress.done + piece.size() > m_progress.total) {
        m_error = anotherSize(m_progress.done + piece.size());
        return StreamControl::Stop;
    }
    for (qsizetype written = 0; written < piece.size();) {
        const ssize_t count =
            ::pwrite(file, piece.constData() + written, std::size_t(piece.size() - written), off_t(m_progress.done));
        if (count < 0 && errno == EINTR)
            continue;
        if (count <= 0) {
            m_error = storage(count < 0 ? errno : ENOSPC);
            return StreamControl::Stop;
        }
        written += count;
        m_progress.done += count;
    }
    m_rate.add(TransferRate::Clock::now(), m_progress.done);
    tell(DownloadProgress::Fetching);
    return isWhole() ? StreamControl::Stop : StreamControl::Continue;
}

void Fetch::refuse(const HttpReply &reply)
{
    const auto refused = [&](const QString &why) {
        m_error = Error{Error::Invalid, why.arg(m_host, QString::number(reply.status)), {}};
    };
    if (reply.status == 401 || reply.status == 403)
        refused(QStringLiteral("%1 requires you to sign in for this file (HTTP %2); download it in a browser, then "
                               "choose it in Settings."));
    else if (reply.status == 404 || reply.status == 410)
        refused(QStringLiteral("%1 does not have this file (HTTP %2); correct the address."));
    else if (reply.status == 408 || reply.status == 429 || reply.status >= 500)
        m_wanted = std::chrono::seconds(std::clamp(reply.retryAfter, 0, 60)); // it may be able to serve later
    else
        refused(QStringLiteral("%1 refuses the download (HTTP %2); correct the address."));
}

bool Fetch::beginAnew(int file)
{
    if (::ftruncate(file, 0) != 0) {
        m_error = storage(errno);
        return false;
    }
    m_progress.done = 0;
    return true;
}

bool Fetch::hasRoom()
{
    struct statvfs disk
    {
    };
    const QString folder = QFileInfo(m_part).path();
    const qint64 wanted = m_progress.total - m_progress.done;
    if (m_progress.total <= 0 || ::statvfs(QFile::encodeName(folder).constData(), &disk) != 0)
        return true; // it cannot be verified
    const qint64 free = qint64(disk.f_bavail) * qint64(disk.f_frsize);
    if (free >= wanted)
        return true;
    m_error = Error{
        Error::Storage,
        QStringLiteral(
            "There is no room for the file in “%1”: %2 needed, %3 free. Free some space, or choose another folder.")
            .arg(folder, gigabytes(wanted), gigabytes(free)),
        {}};
    return false;
}

Result<void> Fetch::check(int file)
{
    tell(DownloadProgress::Checking);
    if (::fsync(file) != 0 && errno != EINVAL)
        return storage(errno);
    const Result<QByteArray> sum = contentHash(m_part, m_stop);
    if (!sum)
        return sum.error();
    if (*sum == m_what.sha256.toLower())
        return place();
    QFile::remove(m_part);
    return Error{
        Error::Invalid,
        QStringLiteral("The file from %1 is not the expected one: its SHA-256 is %2 instead of %3. It was removed.")
            .arg(m_host, QString::fromLatin1(*sum), QString::fromLatin1(m_what.sha256)),
        {}};
}

Result<void> Fetch::place()
{
    if (std::rename(QFile::encodeName(m_part).constData(), QFile::encodeName(m_what.file).constData()) != 0)
        return storage(errno);
    syncFolder(QFileInfo(m_what.file).path());
    return {};
}

} // namespace

QString inWords(const DownloadProgress &progress)
{
    const QString known = transferInWords(progress.done, progress.total, progress.bytesPerSecond);
    switch (progress.stage) {
    case DownloadProgress::Checking:
        return QStringLiteral("checking the SHA-256");
    case DownloadProgress::Waiting:
        return known.isEmpty() ? QStringLiteral("waiting for the connection")
                               : known + QStringLiteral(", waiting for the connection");
    case DownloadProgress::Fetching:
        break;
    }
    return known.isEmpty() ? gigabytes(progress.done) : known;
}

QString partOf(const Download &download)
{
    return download.file + u'.' + QString::fromLatin1(download.sha256.toLower().left(12)) + QStringLiteral(".part");
}

Result<void> download(const Download &what, const std::function<void(const DownloadProgress &)> &told,
                      std::stop_token stop)
{
    static const QRegularExpression sum(QStringLiteral("^[0-9a-fA-F]{64}$"));
    if (!sum.match(QString::fromLatin1(what.sha256)).hasMatch())
        return Error{Error::Invalid,
                     QStringLiteral("“%1” is not a SHA-256, which has 64 hexadecimal digits; the file's page shows it.")
                         .arg(QString::fromLatin1(what.sha256.left(80))),
                     {}};
    if (what.address.scheme() != QLatin1String("https") && what.address.scheme() != QLatin1String("http"))
        return Error{Error::Invalid,
                     QStringLiteral("“%1” is not the address of a file; write it as https://example.org/model.gguf.")
                         .arg(shown(what.address)),
                     {}};
    return Fetch(what, told, stop).run();
}

} // namespace core
