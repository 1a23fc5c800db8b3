#include "core/base/http.h"

#include <QCoreApplication>
#include <QEventLoop>
#include <QHostAddress>
#include <QNetworkAccessManager>
#include <QNetworkProxy>
#include <QNetworkReply>
#include <QThread>
#include <QTimer>

#include <chrono>
#include <condition_variable>
#include <memory>
#include <mutex>

namespace core {
namespace {

using std::chrono::milliseconds;
using std::chrono::seconds;

// After the listener has had enough the server gets this long to end its reply; only then can the connection serve
// again.
constexpr milliseconds farewell{200};

bool isThisMachine(const QUrl &url)
{
    const QString host = url.host();
    return host == QLatin1String("localhost") || QHostAddress(host).isLoopback();
}

std::unique_ptr<QNetworkAccessManager> newManager(const QUrl &url)
{
    auto manager = std::make_unique<QNetworkAccessManager>();
    manager->setAutoDeleteReplies(false);
    if (isThisMachine(url)) // what stays on this machine must not be told to a proxy
        manager->setProxy(QNetworkProxy::NoProxy);
    return manager;
}

// A manager keeps its connections open, and belongs to one thread: so each thread has its own, for this machine and for
// elsewhere. Those die before Qt's own record of the thread. Those of the main thread would die after the application
// object, which Qt does not allow: it gets a new one for each request.
class Managers
{
public:
    explicit Managers(const QUrl &url)
    {
        thread_local std::unique_ptr<QNetworkAccessManager> here, elsewhere;
        const QCoreApplication *application = QCoreApplication::instance();
        const bool onMainThread = !application || application->thread() == QThread::currentThread();
        std::unique_ptr<QNetworkAccessManager> &kept = onMainThread ? m_once : isThisMachine(url) ? here : elsewhere;
        if (!kept)
            kept = newManager(url);
        m_manager = kept.get();
    }

    QNetworkAccessManager *operator->() const { return m_manager; }

private:
    std::unique_ptr<QNetworkAccessManager> m_once;
    QNetworkAccessManager *m_manager = nullptr;
};

enum class Ending { Open, Complete, Enough, Stopped, Unconnected, Silent, Long, Large };

// One request under way. Lives on the stack of send(), in the thread that called it.
class Exchange
{
public:
    Exchange(const HttpRequest &request, const HttpHeard &heard) : m_request(request), m_heard(heard) {}

    Result<HttpReply> run(const std::stop_token &stop);

private:
    QNetworkRequest networkRequest() const;
    void watch();
    void arrived();
    void end(Ending ending);
    Result<HttpReply> outcome();
    Error unavailable(const QString &what, const QString &detail = {}) const;
    Error failure() const;

    const HttpRequest &m_request;
    const HttpHeard &m_heard;
    std::unique_ptr<QNetworkReply> m_reply;
    QEventLoop m_loop;
    QTimer m_connecting, m_silence, m_total, m_farewell;
    Ending m_ending = Ending::Open;
    qint64 m_received = 0;
    QByteArray m_body;
};

QNetworkRequest Exchange::networkRequest() const
{
    QNetworkRequest request(m_request.url);
    request.setRawHeader("User-Agent", "attest/" ATTEST_VERSION);
    request.setRawHeader("Accept-Encoding", "identity"); // or a small reply could unfold into a large one
    for (const auto &[name, value] : m_request.headers)
        request.setRawHeader(name, value);
    request.setAttribute(QNetworkRequest::Http2AllowedAttribute, false); // closing must close the connection
    request.setAttribute(QNetworkRequest::CookieLoadControlAttribute, QNetworkRequest::Manual);
    request.setAttribute(QNetworkRequest::CookieSaveControlAttribute, QNetworkRequest::Manual);
    request.setAttribute(QNetworkRequest::AuthenticationReuseAttribute, QNetworkRequest::Manual);
    request.setAttribute(QNetworkRequest::CacheLoadControlAttribute, QNetworkRequest::AlwaysNetwork);
    request.setAttribute(QNetworkRequest::RedirectPolicyAttribute, m_request.body.isNull()
                                                                       ? QNetworkRequest::SameOriginRedirectPolicy
                                                                       : QNetworkRequest::ManualRedirectPolicy);
    if (!m_request.body.isNull())
        request.setHeader(QNetworkRequest::ContentTypeHeader, QByteArrayLiteral("application/json"));
    return request;
}

void Exchange::end(Ending ending)
{
    if (m_ending != Ending::Open && m_ending != Ending::Enough)
        return;
    m_ending = m_ending == Ending::Enough ? Ending::Enough : ending;
    m_loop.quit();
}

void Exchange::arrived()
{
    m_silence.start();
    const QByteArray piece = m_reply->readAll();
    m_received += piece.size();
    if (m_received > m_request.limits.bytes)
        return end(Ending::Large);
    const int status = m_reply->attribute(QNetworkRequest::HttpStatusCodeAttribute).toInt();
    if (!m_heard || status != 200) {
        m_body += piece;
    } else if (m_ending == Ending::Open && !piece.isEmpty() && m_heard(piece) == Listen::Enough) {
        m_ending = Ending::Enough;
        m_farewell.start();
    }
}

void Exchange::watch()
{
    const HttpLimits &limits = m_request.limits;
    const auto limit = [this](QTimer &timer, milliseconds length, Ending ending) {
        timer.setSingleShot(true);
        timer.setInterval(length);
        QObject::connect(&timer, &QTimer::timeout, &m_loop, [this, ending] { end(ending); });
    };
    limit(m_connecting, seconds(limits.connectSeconds), Ending::Unconnected);
    limit(m_silence, seconds(limits.silenceSeconds), Ending::Silent);
    limit(m_total, seconds(limits.totalSeconds), Ending::Long);
    limit(m_farewell, farewell, Ending::Enough);
    m_connecting.start();
    m_silence.start();
    m_total.start();
    QObject::connect(m_reply.get(), &QNetworkReply::requestSent, &m_loop, [this] {
        m_connecting.stop();
        m_silence.start();
    });
    QObject::connect(m_reply.get(), &QNetworkReply::metaDataChanged, &m_loop, [this] {
        m_connecting.stop();
        m_silence.start();
    });
    QObject::connect(m_reply.get(), &QNetworkReply::readyRead, &m_loop, [this] { arrived(); });
    QObject::connect(m_reply.get(), &QNetworkReply::finished, &m_loop, [this] { end(Ending::Complete); });
}

Result<HttpReply> Exchange::run(const std::stop_token &stop)
{
    Managers manager(m_request.url);
    m_reply.reset(m_request.body.isNull() ? manager->get(networkRequest())
                                          : manager->post(networkRequest(), m_request.body));
    watch();
    const std::stop_callback stopped(stop, [this] { // on whatever thread stops: only posts
        QMetaObject::invokeMethod(
            &m_loop, [this] { end(Ending::Stopped); }, Qt::QueuedConnection);
    });
    if (!m_reply->isFinished())
        m_loop.exec(QEventLoop::ExcludeUserInputEvents);
    else
        end(Ending::Complete);
    if (m_ending == Ending::Complete || (m_ending == Ending::Enough && m_reply->isFinished()))
        arrived(); // what came together with the end
    m_reply->disconnect();
    if (!m_reply->isFinished())
        m_reply->abort();
    Result<HttpReply> result = stop.stop_requested() ? Result<HttpReply>(Error::cancelled()) : outcome();
    m_reply.reset();
    return result;
}

Error Exchange::unavailable(const QString &what, const QString &detail) const
{
    return {Error::Unavailable, QStringLiteral("%1; %2.").arg(what, m_request.remedy), detail};
}

Error Exchange::failure() const
{
    const QString server = m_request.server;
    const QString detail = m_reply->errorString();
    switch (m_reply->error()) {
    case QNetworkReply::ConnectionRefusedError:
        return unavailable(QStringLiteral("Nothing answers at %1").arg(server), detail);
    case QNetworkReply::HostNotFoundError:
        return unavailable(QStringLiteral("There is no server named “%1”").arg(m_request.url.host()), detail);
    case QNetworkReply::RemoteHostClosedError:
        return unavailable(QStringLiteral("%1 closed the connection before its answer ended").arg(server), detail);
    case QNetworkReply::SslHandshakeFailedError:
        return unavailable(QStringLiteral("No safe connection to %1 could be made").arg(server), detail);
    case QNetworkReply::InsecureRedirectError:
    case QNetworkReply::TooManyRedirectsError:
        return unavailable(QStringLiteral("%1 sends us on to another server").arg(server), detail);
    case QNetworkReply::ProtocolFailure:
        return unavailable(QStringLiteral("What answers at %1 does not speak HTTP").arg(server), detail);
    default:
        return unavailable(QStringLiteral("%1 could not be reached").arg(server), detail);
    }
}

Result<HttpReply> Exchange::outcome()
{
    const QString server = m_request.server;
    const HttpLimits &limits = m_request.limits;
    switch (m_ending) {
    case Ending::Stopped:
        return Error::cancelled();
    case Ending::Unconnected:
        return unavailable(QStringLiteral("%1 could not be reached within %2 seconds")
                               .arg(server, QString::number(limits.connectSeconds)));
    case Ending::Silent:
        return unavailable(
            QStringLiteral("%1 has been silent for %2 seconds").arg(server, QString::number(limits.silenceSeconds)));
    case Ending::Long:
        return unavailable(QStringLiteral("%1 has not finished its answer in %2 seconds")
                               .arg(server, QString::number(limits.totalSeconds)));
    case Ending::Large:
        return unavailable(
            QStringLiteral("%1 sent more than %2 MiB").arg(server, QString::number(double(limits.bytes) / (1 << 20))));
    case Ending::Open:
    case Ending::Complete:
    case Ending::Enough:
        break;
    }
    HttpReply reply;
    reply.status = m_reply->attribute(QNetworkRequest::HttpStatusCodeAttribute).toInt();
    // An error of the protocol has a status and is an answer; a broken connection may have one, and is none.
    const bool broken = m_reply->error() != QNetworkReply::NoError && m_reply->error() < 200;
    if (m_ending != Ending::Enough && (broken || !reply.status))
        return failure();
    reply.body = m_body;
    reply.contentType = m_reply->header(QNetworkRequest::ContentTypeHeader).toByteArray();
    reply.redirectedTo = shown(m_reply->attribute(QNetworkRequest::RedirectionTargetAttribute).toUrl());
    bool said = false;
    const int wait = m_reply->rawHeader("Retry-After").trimmed().toInt(&said);
    reply.retryAfter = said && wait >= 0 ? wait : -1;
    return reply;
}

} // namespace

Result<HttpReply> send(const HttpRequest &request, std::stop_token stop, const HttpHeard &heard)
{
    if (stop.stop_requested())
        return Error::cancelled();
    const QString scheme = request.url.scheme();
    const bool known = scheme == QLatin1String("http") || scheme == QLatin1String("https");
    if (!request.url.isValid() || request.url.host().isEmpty() || !known)
        return Error{Error::Invalid,
                     QStringLiteral("“%1” is not the address of a server; correct it in Settings, for example "
                                    "http://localhost:11434/v1.")
                         .arg(request.server.isEmpty() ? shown(request.url) : request.server),
                     request.url.errorString()};
    Exchange exchange(request, heard);
    return exchange.run(stop);
}

bool pause(std::chrono::milliseconds length, std::stop_token stop)
{
    std::mutex lock;
    std::condition_variable_any stopped;
    std::unique_lock waiting(lock);
    return !stopped.wait_for(waiting, stop, length, [] { return false; }) && !stop.stop_requested();
}

QString shown(const QUrl &url)
{
    return url.toString(QUrl::RemoveUserInfo | QUrl::RemoveQuery | QUrl::RemoveFragment);
}

} // namespace core
