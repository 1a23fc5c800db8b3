#include "core/base/httpexchange.h"

#include "core/base/publicaddress.h"

#include <QHostInfo>
#include <QNetworkProxy>

#include <algorithm>
#include <array>
#include <chrono>

namespace core {
namespace {

using std::chrono::milliseconds;

// After the listener has had enough the server gets this long to end its reply; only then can the connection serve
// again.
constexpr milliseconds farewell{200};

bool isSafe(const QUrl &url)
{
    return url.scheme() == QLatin1String("https");
}

// What stays on this machine must not be told to a proxy; the rest goes by the one that the desktop or http_proxy
// names.
QNetworkProxy proxyFor(const QUrl &url)
{
    if (isThisMachine(url))
        return QNetworkProxy::NoProxy;
    QNetworkProxy proxy = QNetworkProxyFactory::systemProxyForQuery(QNetworkProxyQuery(url)).value(0);
    if (proxy.type() == QNetworkProxy::HttpCachingProxy)
        proxy.setType(QNetworkProxy::HttpProxy); // asked for a tunnel, the key is not for its ears
    return proxy.type() == QNetworkProxy::DefaultProxy ? QNetworkProxy(QNetworkProxy::NoProxy) : proxy;
}

milliseconds lengthOf(double seconds)
{
    return milliseconds(qRound(seconds * 1000));
}

bool mayReach(const HttpRequest &request)
{
    const QString place = QStringLiteral("%1:%2").arg(request.url.host()).arg(portOf(request.url));
    return request.reach == Reach::Anywhere || place == request.alsoReached;
}

} // namespace

quint16 portOf(const QUrl &url)
{
    return quint16(url.port(isSafe(url) ? 443 : 80));
}

bool isPublic(const QHostAddress &address)
{
    const Q_IPV6ADDR bytes = address.toIPv6Address();
    return isPublicAddress(std::to_array(bytes.c));
}

QByteArray Exchange::bytes() const
{
    const QUrl &url = m_request.url;
    const QByteArray path = url.path(QUrl::FullyEncoded).toLatin1();
    const QByteArray query = url.query(QUrl::FullyEncoded).toLatin1();
    const bool posts = !m_request.body.isNull();
    const QByteArray host = QUrl::toAce(url.host());
    QByteArray head = (posts ? "POST " : "GET ") + (path.isEmpty() ? "/" : path) +
                      (query.isEmpty() ? query : '?' + query) +
                      " HTTP/1.1\r\nHost: " + (url.host().contains(u':') ? '[' + url.host().toLatin1() + ']' : host);
    if (url.port() > 0)
        head += ':' + QByteArray::number(url.port());
    head += "\r\nUser-Agent: attest/" ATTEST_VERSION "\r\nAccept: ";
    head += m_request.types.isEmpty() ? "*/*\r\n" : m_request.types.join(", ") + "\r\nAccept-Encoding: identity\r\n";
    for (const auto &[name, value] : m_request.headers)
        head += name + ": " + QByteArray(value).replace('\r', "").replace('\n', "") + "\r\n";
    if (posts)
        head +=
            "Content-Type: application/json\r\nContent-Length: " + QByteArray::number(m_request.body.size()) + "\r\n";
    return head + "\r\n" + m_request.body;
}

void Exchange::end(Ending ending)
{
    if (m_ending != Ending::Open && m_ending != Ending::Enough)
        return;
    m_ending = m_ending == Ending::Enough && ending != Ending::Stopped ? Ending::Enough : ending;
    m_loop.quit();
}

// Refusals are for messages, whatever their type.
bool Exchange::isReadable() const
{
    const QByteArray type = m_parser.header("content-type").split(';').first().trimmed().toLower();
    const QByteArray coding = m_parser.header("content-encoding").toLower();
    return m_parser.status() != 200 || m_request.types.isEmpty() ||
           (m_request.types.contains(type) && (coding.isEmpty() || coding == "identity"));
}

void Exchange::heardPiece(const QByteArray &piece)
{
    if (!isReadable())
        return end(Ending::Foreign);
    m_received += piece.size();
    if (m_received > m_request.limits.bytes)
        return end(Ending::Large);
    if (!m_heard || m_parser.status() != 200) {
        m_body += piece;
    } else if (m_ending == Ending::Open && m_heard(piece) == Listen::Enough) {
        m_ending = Ending::Enough;
        m_farewell.start();
    }
}

void Exchange::arrived()
{
    m_silence.start();
    m_parser.feed(m_socket->readAll(), [this](const QByteArray &piece) { heardPiece(piece); });
    if (m_parser.isOver())
        end(m_parser.state() == HttpParser::Whole ? Ending::Complete : Ending::Failed);
}

void Exchange::failed()
{
    m_error = m_socket->error();
    m_detail = m_socket->errorString();
    if (m_connecting.isActive() && !m_addresses.isEmpty()) {
        QMetaObject::invokeMethod(
            &m_loop, [this] { connectTo(m_addresses.takeFirst().toString()); }, Qt::QueuedConnection);
        return;
    }
    if (m_error == QAbstractSocket::RemoteHostClosedError) {
        arrived(); // what came together with the end
        m_parser.closed();
    }
    end(m_parser.state() == HttpParser::Whole ? Ending::Complete : Ending::Failed);
}

void Exchange::begin()
{
    m_connecting.stop();
    m_silence.start();
    m_socket->write(bytes());
    m_socket->flush();
}

void Exchange::watch()
{
    const HttpLimits &limits = m_request.limits;
    const auto limit = [this](QTimer &timer, milliseconds length, Ending ending) {
        timer.setSingleShot(true);
        timer.setInterval(length);
        QObject::connect(&timer, &QTimer::timeout, &m_loop, [this, ending] { end(ending); });
    };
    limit(m_connecting, lengthOf(limits.connectSeconds), Ending::Unconnected);
    limit(m_silence, lengthOf(limits.silenceSeconds), Ending::Silent);
    limit(m_total, lengthOf(limits.totalSeconds), Ending::Long);
    limit(m_farewell, farewell, Ending::Enough);
    m_total.start();
    QObject::connect(m_socket.get(), &QIODevice::readyRead, &m_loop, [this] { arrived(); });
    QObject::connect(m_socket.get(), &QIODevice::bytesWritten, &m_loop, [this] { m_silence.start(); });
    QObject::connect(m_socket.get(), &QAbstractSocket::errorOccurred, &m_loop, [this] { failed(); });
}

void Exchange::open()
{
    m_socket->setReadBufferSize(1 << 20); // a server cannot send faster than it is read
    m_socket->setSocketOption(QAbstractSocket::LowDelayOption, 1);
    m_socket->setProxy(proxyFor(m_request.url));
    m_connecting.start();
    if (isSafe(m_request.url))
        QObject::connect(m_socket.get(), &QSslSocket::encrypted, &m_loop, [this] { begin(); });
    else
        QObject::connect(m_socket.get(), &QAbstractSocket::connected, &m_loop, [this] { begin(); });
    mayReach(m_request) ? connectTo(m_request.url.host()) : lookUp();
}

void Exchange::lookUp()
{
    const QHostAddress address(m_request.url.host());
    if (!address.isNull())
        return connectToPublic({address});
    QHostInfo::lookupHost(m_request.url.host(), &m_loop, [this](const QHostInfo &found) {
        m_error = QAbstractSocket::HostNotFoundError;
        m_detail = found.errorString();
        found.addresses().isEmpty() ? end(Ending::Failed) : connectToPublic(found.addresses());
    });
}

// By the addresses that were checked, not by the name: it could stand for others a moment later.
void Exchange::connectToPublic(const QList<QHostAddress> &addresses)
{
    if (m_ending != Ending::Open)
        return;
    if (!std::all_of(addresses.begin(), addresses.end(), isPublic))
        return end(Ending::Inside);
    m_addresses = addresses;
    connectTo(m_addresses.takeFirst().toString());
}

void Exchange::connectTo(const QString &place)
{
    const quint16 port = portOf(m_request.url);
    m_socket->abort();
    if (isSafe(m_request.url))
        m_socket->connectToHostEncrypted(place, port, m_request.url.host());
    else
        m_socket->connectToHost(place, port);
}

Result<HttpReply> Exchange::run(std::unique_ptr<QSslSocket> kept, const std::stop_token &stop)
{
    m_wasKept = bool(kept);
    m_socket = m_wasKept ? std::move(kept) : std::make_unique<QSslSocket>();
    watch();
    const std::stop_callback stopped(stop, [this] { // on whatever thread stops: only posts
        QMetaObject::invokeMethod(
            &m_loop, [this] { end(Ending::Stopped); }, Qt::QueuedConnection);
    });
    m_wasKept ? begin() : open();
    if (m_ending == Ending::Open)
        m_loop.exec(QEventLoop::ExcludeUserInputEvents);
    m_socket->disconnect();
    if (m_request.reach == Reach::Anywhere && m_parser.mayStayOpen() && !stop.stop_requested())
        m_left = std::move(m_socket);
    else
        m_socket->abort();
    return stop.stop_requested() ? Result<HttpReply>(Error::cancelled()) : outcome();
}

Error Exchange::unavailable(const QString &what) const
{
    return {Error::Unavailable, QStringLiteral("%1; %2.").arg(what, m_request.remedy), m_detail};
}

Error Exchange::failure() const
{
    const QString server = m_request.server;
    if (m_parser.state() == HttpParser::Garbled)
        return unavailable(QStringLiteral("What answers at %1 does not speak HTTP").arg(server));
    switch (m_error) {
    case QAbstractSocket::ConnectionRefusedError:
        return unavailable(QStringLiteral("Nothing answers at %1").arg(server));
    case QAbstractSocket::HostNotFoundError:
        return unavailable(QStringLiteral("There is no server named “%1”").arg(m_request.url.host()));
    case QAbstractSocket::RemoteHostClosedError:
        return unavailable(QStringLiteral("%1 closed the connection before its answer ended").arg(server));
    case QAbstractSocket::SslHandshakeFailedError:
    case QAbstractSocket::SslInternalError:
        return unavailable(QStringLiteral("No safe connection to %1 could be made").arg(server));
    default:
        return unavailable(QStringLiteral("%1 could not be reached").arg(server));
    }
}

Result<HttpReply> Exchange::outcome() const
{
    const QString server = m_request.server;
    const HttpLimits &limits = m_request.limits;
    const auto after = [&](const QString &what, double length) {
        return unavailable(what.arg(server, QString::number(length)));
    };
    switch (m_ending) {
    case Ending::Stopped:
        return Error::cancelled();
    case Ending::Unconnected:
        return after(QStringLiteral("%1 could not be reached within %2 seconds"), limits.connectSeconds);
    case Ending::Silent:
        return after(QStringLiteral("%1 has been silent for %2 seconds"), limits.silenceSeconds);
    case Ending::Long:
        return after(QStringLiteral("%1 has not finished its answer in %2 seconds"), limits.totalSeconds);
    case Ending::Large:
        return after(QStringLiteral("%1 sent more than %2 MiB"), int(limits.bytes >> 20));
    case Ending::Inside:
        return Error{Error::Invalid,
                     QStringLiteral("“%1” lies in this computer's own network; only pages of the public web are read.")
                         .arg(m_request.url.host()),
                     {}};
    case Ending::Failed:
        return failure();
    case Ending::Open:
    case Ending::Complete:
    case Ending::Enough:
    case Ending::Foreign:
        break;
    }
    HttpReply reply;
    reply.status = m_parser.status();
    reply.body = m_body;
    reply.contentType = m_parser.header("content-type");
    const QByteArray location = m_parser.header("location");
    if (!location.isEmpty()) {
        reply.location = m_request.url.resolved(QUrl::fromEncoded(location));
        reply.redirectedTo = shown(reply.location);
    }
    bool said = false;
    const int wait = m_parser.header("retry-after").toInt(&said);
    reply.retryAfter = said && wait >= 0 ? wait : -1;
    return reply;
}

} // namespace core
