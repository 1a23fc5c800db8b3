// Reports the program's work to the desktop: keeps the machine from suspending while documents are read or an
// evaluation runs, and shows a notification when long work ends while the window is out of sight. Uses
// org.freedesktop.portal.Inhibit, else logind, and org.freedesktop.Notifications; without them nothing happens.
#pragma once

#include "app/services/runs.h"

#include <QDBusConnection>
#include <QDBusUnixFileDescriptor>
#include <QElapsedTimer>
#include <QHash>
#include <QObject>
#include <QTimer>

#include <chrono>

namespace app {

class DesktopWork : public QObject
{
    Q_OBJECT

public:
    struct Buses
    {
        QDBusConnection session = QDBusConnection::sessionBus();
        QDBusConnection system = QDBusConnection::systemBus();
    };
    struct Times
    {
        std::chrono::milliseconds isLong{20'000}; // minimum length of work that is notified
        std::chrono::milliseconds settles{3'000}; // between one file and the next
    };

    // isInSight: whether the user can see the window.
    DesktopWork(std::function<bool()> isInSight, const Buses &buses, const Times &times, QObject *parent = nullptr);
    ~DesktopWork() override; // the machine may suspend again

    void setNotifies(bool notifies) { m_notifies = notifies; }
    void begin(const Run &run);
    void end(int run, const core::Result<void> &result);

signals:
    void windowWanted(); // the user clicked a notification

private slots:
    void takeAction(uint id, const QString &action);

private:
    struct UnderWay
    {
        Run run;
        QElapsedTimer since;
    };

    static bool isReading(const Run &run) { return run.kind == Run::Ingest || run.kind == Run::Recognise; }
    void keepAwake();
    void keepAwakeByLogind();
    void letSleep();
    void settle();
    void tell(const QString &title, const QString &words);

    const std::function<bool()> m_isInSight;
    QDBusConnection m_session;
    QDBusConnection m_system;
    const Times m_times;
    bool m_notifies = true;
    QHash<int, UnderWay> m_running;
    QTimer m_settled; // nothing has started for a moment
    QElapsedTimer m_readingSince;
    qint64 m_readingFor = 0; // milliseconds, up to the last one that ended
    int m_read = 0;          // since then
    int m_failed = 0;
    bool m_isAwake = false;
    int m_asked = 0;                  // count of inhibit requests: an answer may come after a request was withdrawn
    QString m_request;                // to the portal
    QDBusUnixFileDescriptor m_logind; // inhibits while open
    uint m_told = 0;                  // the notification shown
};

} // namespace app
