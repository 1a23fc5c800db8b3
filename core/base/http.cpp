#include "core/base/http.h"

#include "core/base/httpexchange.h"

#include <QCoreApplication>
#include <QThread>

#include <algorithm>
#include <condition_variable>
#include <memory>
#include <mutex>
#include <vector>

namespace core {
namespace {

// A connection that waits for the next request of its thread.
struct Kept
{
    QString place;
    std::unique_ptr<QSslSocket> socket;
};

// One a place: where several models share the roles, a thread speaks to several servers in turn.
constexpr std::size_t mostKept = 4;

// Dies before Qt's own record of the thread. On the main thread it would die after the application object, which Qt
// does not allow, so nothing is kept there.
std::vector<Kept> *keptHere()
{
    const QCoreApplication *application = QCoreApplication::instance();
    if (!application || application->thread() == QThread::currentThread())
        return nullptr;
    thread_local std::vector<Kept> kept;
    return &kept;
}

QString placeOf(const QUrl &url)
{
    return QStringLiteral("%1://%2:%3").arg(url.scheme(), url.host(), QString::number(portOf(url)));
}

// The connection to that place that is still open and silent, if there is one.
std::unique_ptr<QSslSocket> takeKept(const QUrl &url)
{
    std::vector<Kept> *kept = keptHere();
    const QString place = placeOf(url);
    const auto isThere = [&place](const Kept &one) { return one.place == place; };
    const auto found = kept ? std::find_if(kept->begin(), kept->end(), isThere) : std::vector<Kept>::iterator();
    if (!kept || found == kept->end())
        return {};
    std::unique_ptr<QSslSocket> socket = std::move(found->socket);
    kept->erase(found);
    socket->waitForReadyRead(0); // nothing has listened since: only now it sees that the server has hung up
    const bool good = socket->state() == QAbstractSocket::ConnectedState && socket->bytesAvailable() == 0;
    return good ? std::move(socket) : nullptr;
}

void keepHere(const QUrl &url, std::unique_ptr<QSslSocket> socket)
{
    std::vector<Kept> *kept = keptHere();
    if (!kept || !socket)
        return;
    if (kept->size() == mostKept)
        kept->erase(kept->begin()); // unused for longest
    kept->push_back({placeOf(url), std::move(socket)});
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
    std::unique_ptr<QSslSocket> kept = request.reach == Reach::Anywhere ? takeKept(request.url) : nullptr;
    if (kept) {
        Exchange again(request, heard);
        Result<HttpReply> result = again.run(std::move(kept), stop);
        keepHere(request.url, again.leftOpen());
        if (!again.wasStale() || stop.stop_requested())
            return result;
    }
    Exchange exchange(request, heard);
    Result<HttpReply> result = exchange.run({}, stop);
    keepHere(request.url, exchange.leftOpen());
    return result;
}

bool pause(std::chrono::milliseconds length, std::stop_token stop)
{
    std::mutex lock;
    std::condition_variable_any stopped;
    std::unique_lock waiting(lock);
    return !stopped.wait_for(waiting, stop, length, [] { return false; }) && !stop.stop_requested();
}

bool namesInside(const QUrl &url)
{
    QString host = url.host();
    if (const QHostAddress address(host); !address.isNull())
        return !isPublic(address);
    while (host.endsWith(u'.'))
        host.chop(1);
    static const QStringList kept{QStringLiteral("localhost"), QStringLiteral("local"), QStringLiteral("internal"),
                                  QStringLiteral("lan"),       QStringLiteral("home"),  QStringLiteral("arpa")};
    return !host.contains(u'.') || kept.contains(host.section(u'.', -1));
}

bool isThisMachine(const QUrl &url)
{
    return url.host() == QLatin1String("localhost") || QHostAddress(url.host()).isLoopback();
}

bool isPrivate(const QUrl &url)
{
    return url.scheme() == QLatin1String("https") || isThisMachine(url);
}

QString shown(const QUrl &url)
{
    return url.toString(QUrl::RemoveUserInfo | QUrl::RemoveQuery | QUrl::RemoveFragment);
}

} // namespace core
