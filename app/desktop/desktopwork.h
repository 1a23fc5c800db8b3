// Reports the program's work to the desktop: keeps the machine from suspending while documents are being read or an
// evaluation is running, and shows a notification when long work ends while the window is out of sight. Uses
// org.freedesktop.portal.Inhibit, or else logind, and org.freedesktop.Notifications; without them it does nothing.
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
        std::chrono::milliseconds isLong{20'000}; // shorter work ends without a notification
        std::chrono::milliseconds settles{3'000}; // longest pause between two files that does not end the work
    };

    // `isInSight`: returns whether the user can see the window.
    DesktopWork(std::function<bool()> isInSight, const Buses &buses, const Times &times, QObject *parent = nullptr);
    ~DesktopWork() override; // allows the machine to suspend again

    void setNotifies(bool notifies) { m_notifies = notifies; }
    void begin(const Run &run);
    void end(int run, const core::Result<void> &result);

signals:
    void windowWanted(); // the user clicked on a notification

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
    QTimer m_settled; // fires when nothing has started for a while
    QElapsedTimer m_readingSince;
    qint64 m_readingFor = 0; // reading time in milliseconds, until the last file ended
    int m_read = 0;          // files read in that time
    int m_failed = 0;
    bool m_isAwake = false;
    int m_asked = 0;                  // number of inhibit requests; a reply may arrive after its request was withdrawn
    QString m_request;                // request to the portal
    QDBusUnixFileDescriptor m_logind; // suspending is inhibited as long as this is open
    uint m_told = 0;                  // id of the current notification
};

} // namespace app
