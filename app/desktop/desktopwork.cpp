#include "app/desktop/desktopwork.h"

#include <QDBusMessage>
#include <QDBusPendingCallWatcher>
#include <QDBusPendingReply>

namespace app {

using namespace Qt::StringLiterals;

namespace {

constexpr uint suspend = 4; // a flag of the portal

QDBusMessage portalCall(const QString &path, const QString &interface, const QString &method)
{
    return QDBusMessage::createMethodCall(u"org.freedesktop.portal.Desktop"_s, path, interface, method);
}

} // namespace

DesktopWork::DesktopWork(std::function<bool()> isInSight, const Buses &buses, const Times &times, QObject *parent)
    : QObject(parent),
      m_isInSight(std::move(isInSight)),
      m_session(buses.session),
      m_system(buses.system),
      m_times(times)
{
    m_settled.setSingleShot(true);
    m_settled.setInterval(m_times.settles);
    connect(&m_settled, &QTimer::timeout, this, &DesktopWork::settle);
    m_session.connect(QString(), u"/org/freedesktop/Notifications"_s, u"org.freedesktop.Notifications"_s,
                      u"ActionInvoked"_s, this, SLOT(takeAction(uint, QString)));
}

DesktopWork::~DesktopWork()
{
    letSleep();
}

void DesktopWork::begin(const Run &run)
{
    UnderWay &begun = m_running[run.number];
    begun.run = run;
    begun.since.start();
    if (!isReading(run) && run.kind != Run::Evaluation)
        return;
    m_settled.stop();
    if (isReading(run) && !m_readingSince.isValid()) {
        m_readingSince.start();
        m_read = m_failed = 0;
    }
    keepAwake();
}

void DesktopWork::end(int run, const core::Result<void> &result)
{
    const UnderWay ended = m_running.take(run);
    if (ended.run.number == 0)
        return;
    const bool isStopped = !result && result.error().code == core::Error::Cancelled;
    if (isReading(ended.run)) {
        m_readingFor = m_readingSince.elapsed();
        m_read += result ? 1 : 0;
        m_failed += !result && !isStopped ? 1 : 0;
    } else if (!isStopped && ended.since.elapsed() >= m_times.isLong.count()) {
        tell(ended.run.kind == Run::Question ? tr("Your question has been answered") : tr("Work finished"),
             result ? ended.run.subject : result.error().message);
    }
    const bool goesOn = std::any_of(m_running.cbegin(), m_running.cend(), [](const UnderWay &each) {
        return isReading(each.run) || each.run.kind == Run::Evaluation;
    });
    if (!goesOn && m_isAwake)
        m_settled.start();
}

// Called when the queue is empty and no evaluation is running.
void DesktopWork::settle()
{
    letSleep();
    const bool isLong = m_readingSince.isValid() && m_readingFor >= m_times.isLong.count();
    m_readingSince.invalidate();
    if (!isLong || m_read + m_failed == 0)
        return;
    QString words = tr("You can now ask about %Ln document(s)", nullptr, m_read);
    if (m_failed > 0)
        words += u"; "_s + tr("%Ln could not be read", nullptr, m_failed);
    tell(tr("Reading finished"), words);
}

void DesktopWork::keepAwake()
{
    if (m_isAwake || !m_session.isConnected())
        return;
    m_isAwake = true;
    const int asked = ++m_asked;
    QDBusMessage call =
        portalCall(u"/org/freedesktop/portal/desktop"_s, u"org.freedesktop.portal.Inhibit"_s, u"Inhibit"_s);
    call.setArguments({QString(), suspend, QVariantMap{{u"reason"_s, tr("Documents are being read")}}});
    auto *watcher = new QDBusPendingCallWatcher(m_session.asyncCall(call), this);
    connect(watcher, &QDBusPendingCallWatcher::finished, this, [this, asked](QDBusPendingCallWatcher *done) {
        done->deleteLater();
        const QDBusPendingReply<QDBusObjectPath> reply = *done;
        if (!reply.isValid()) {
            if (asked == m_asked && m_isAwake)
                keepAwakeByLogind();
            return;
        }
        m_request = reply.value().path();
        if (asked != m_asked || !m_isAwake)
            letSleep();
    });
}

void DesktopWork::keepAwakeByLogind()
{
    if (!m_system.isConnected())
        return;
    QDBusMessage call = QDBusMessage::createMethodCall(u"org.freedesktop.login1"_s, u"/org/freedesktop/login1"_s,
                                                       u"org.freedesktop.login1.Manager"_s, u"Inhibit"_s);
    call.setArguments({u"sleep:idle"_s, u"Attest"_s, tr("Documents are being read"), u"block"_s});
    auto *watcher = new QDBusPendingCallWatcher(m_system.asyncCall(call), this);
    connect(watcher, &QDBusPendingCallWatcher::finished, this, [this, asked = m_asked](QDBusPendingCallWatcher *done) {
        done->deleteLater();
        const QDBusPendingReply<QDBusUnixFileDescriptor> reply = *done;
        if (reply.isValid() && asked == m_asked && m_isAwake)
            m_logind = reply.value();
    });
}

void DesktopWork::letSleep()
{
    m_isAwake = false;
    m_logind = {}; // closing it releases the inhibition
    if (m_request.isEmpty())
        return;
    m_session.asyncCall(portalCall(std::exchange(m_request, {}), u"org.freedesktop.portal.Request"_s, u"Close"_s));
}

void DesktopWork::tell(const QString &title, const QString &words)
{
    if (!m_notifies || m_isInSight() || !m_session.isConnected())
        return;
    QDBusMessage call =
        QDBusMessage::createMethodCall(u"org.freedesktop.Notifications"_s, u"/org/freedesktop/Notifications"_s,
                                       u"org.freedesktop.Notifications"_s, u"Notify"_s);
    const QString body = QString(words).simplified().left(300).toHtmlEscaped(); // some desktops interpret markup
    call.setArguments({u"Attest"_s, m_told, u"org.attest.Attest"_s, title, body, QStringList{u"default"_s, tr("Show")},
                       QVariantMap{{u"desktop-entry"_s, u"org.attest.Attest"_s}}, -1});
    auto *watcher = new QDBusPendingCallWatcher(m_session.asyncCall(call), this);
    connect(watcher, &QDBusPendingCallWatcher::finished, this, [this](QDBusPendingCallWatcher *done) {
        done->deleteLater();
        const QDBusPendingReply<uint> reply = *done;
        if (reply.isValid())
            m_told = reply.value();
    });
}

void DesktopWork::takeAction(uint id, const QString &)
{
    if (id != 0 && id == m_told)
        emit windowWanted();
}

} // namespace app
