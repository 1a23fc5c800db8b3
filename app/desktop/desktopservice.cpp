#include "app/desktop/desktopservice.h"

#include <QCryptographicHash>
#include <QDBusConnection>
#include <QDBusConnectionInterface>
#include <QDBusMessage>
#include <QDir>

namespace app {

using namespace Qt::StringLiterals;

namespace {

constexpr auto usualName = "org.attest.Attest";
constexpr auto path = "/org/attest/Attest";
constexpr int patience = 5000; // milliseconds to wait for the other window's reply
constexpr qsizetype mostPaths = 10'000;
constexpr qsizetype longestQuestion = 10'000; // in characters

QString nameFor(const QString &library, bool isUsual)
{
    if (isUsual)
        return QLatin1String(usualName);
    // Uses only the path: an unresponsive drive must not delay the start.
    const QByteArray sum = QCryptographicHash::hash(QDir::cleanPath(library).toUtf8(), QCryptographicHash::Sha256);
    return QLatin1String(usualName) + u".Library"_s + QString::fromLatin1(sum.toHex().left(16));
}

} // namespace

DesktopService::DesktopService(const QString &library, bool isUsual, QObject *parent)
    : QObject(parent),
      m_name(nameFor(library, isUsual))
{
}

DesktopService::~DesktopService()
{
    if (!m_begun)
        return;
    QDBusConnection::sessionBus().unregisterObject(QLatin1String(path));
    QDBusConnection::sessionBus().unregisterService(m_name);
}

bool DesktopService::handOver(const Request &request) const
{
    QDBusConnection bus = QDBusConnection::sessionBus();
    if (!bus.isConnected() || !bus.interface() || !bus.interface()->isServiceRegistered(m_name))
        return false;
    const auto call = [&](const QString &method, const QVariant &argument) {
        QDBusMessage message =
            QDBusMessage::createMethodCall(m_name, QLatin1String(path), QLatin1String(usualName), method);
        message.setArguments({argument});
        return bus.call(message, QDBus::Block, patience).type() == QDBusMessage::ReplyMessage;
    };
    if (!call(u"Open"_s, request.paths)) // no window answers, so this process opens its own
        return false;
    for (const QString &link : request.links)
        (void)call(u"ShowCitation"_s, link);
    if (!request.question.isEmpty())
        (void)call(u"Ask"_s, request.question);
    return true;
}

bool DesktopService::begin()
{
    QDBusConnection bus = QDBusConnection::sessionBus();
    m_begun = bus.isConnected() &&
              bus.registerObject(QLatin1String(path), this, QDBusConnection::ExportScriptableSlots) &&
              bus.registerService(m_name);
    if (!m_begun && bus.isConnected())
        bus.unregisterObject(QLatin1String(path));
    return m_begun;
}

void DesktopService::Open(const QStringList &paths)
{
    if (paths.size() > mostPaths)
        return refuse(u"At most %1 files can be opened at once."_s.arg(mostPaths));
    for (const QString &each : paths) {
        if (!QDir::isAbsolutePath(each))
            return refuse(u"“%1” is not an absolute path."_s.arg(each.left(200)));
    }
    emit opened(paths);
}

void DesktopService::Ask(const QString &question)
{
    if (question.trimmed().isEmpty() || question.size() > longestQuestion)
        return refuse(u"A question must have 1 to %1 characters."_s.arg(longestQuestion));
    emit asked(question.trimmed());
}

void DesktopService::ShowCitation(const QString &link)
{
    const core::Result<core::DocumentLink> wanted = core::documentLinkFrom(link);
    if (!wanted)
        return refuse(wanted.error().message);
    emit linkWanted(*wanted);
}

void DesktopService::refuse(const QString &why)
{
    if (calledFromDBus())
        sendErrorReply(QDBusError::InvalidArgs, why);
}

} // namespace app
