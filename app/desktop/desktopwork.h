// What the desktop hears of the program's work: while documents are read or questions of an evaluation are asked the
// machine is kept from going to sleep by itself, and long work that ends while nobody looks at the window is told in a
// notification. By org.freedesktop.portal.Inhibit, else logind, and org.freedesktop.Notifications; where these are not
// there nothing happens.
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
        std::chrono::milliseconds isLong{20'000}; // work of which is told
        std::chrono::milliseconds settles{3'000}; // between one file and the next
    };

    // isInSight: whether the user looks at the window.
    DesktopWork(std::function<bool()> isInSight, const Buses &buses, const Times &times, QObject *parent = nullptr);
    ~DesktopWork() override; // the machine may sleep again

    void setNotifies(bool notifies) { m_notifies = notifies; }
    void begin(const Run &run);
    void end(int run, const core::Result<void> &result);

signals:
    void windowWanted(); // the user follows a notification

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
    QTimer m_settled; // nothing has begun for a moment
    QElapsedTimer m_readingSince;
    qint64 m_readingFor = 0; // milliseconds, up to the last that has ended
    int m_read = 0;          // since then
    int m_failed = 0;
    bool m_isAwake = false;
    int m_asked = 0;                  // for sleep to be held up: an answer may come after that was taken back
    QString m_request;                // of the portal
    QDBusUnixFileDescriptor m_logind; // while it is open
    uint m_told = 0;                  // the notification that is shown
};

} // namespace app
