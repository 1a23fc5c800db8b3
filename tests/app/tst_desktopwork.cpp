// What the desktop is told about long tasks. Substitutes for its services record the calls on a private
// bus.
#include "app/desktop/desktopwork.h"

#include <QDBusContext>
#include <QDBusInterface>
#include <QDBusMessage>
#include <QProcess>
#include <QSignalSpy>
#include <QStandardPaths>
#include <QTest>

#include <fcntl.h>
#include <unistd.h>

using namespace Qt::StringLiterals;

namespace {

constexpr int patience = 20'000; // milliseconds

class Portal : public QObject
{
    Q_OBJECT
    Q_CLASSINFO("D-Bus Interface", "org.freedesktop.portal.Inhibit")

public:
    QStringList asked;

public slots:
    Q_SCRIPTABLE QDBusObjectPath Inhibit(const QString &, uint flags, const QVariantMap &options)
    {
        asked.append(u"%1 %2"_s.arg(flags).arg(options[u"reason"_s].toString()));
        return QDBusObjectPath(u"/request/%1"_s.arg(asked.size()));
    }
};

class Request : public QObject
{
    Q_OBJECT
    Q_CLASSINFO("D-Bus Interface", "org.freedesktop.portal.Request")

public:
    int closed = 0;

public slots:
    Q_SCRIPTABLE void Close() { ++closed; }
};

class Logind : public QObject
{
    Q_OBJECT
    Q_CLASSINFO("D-Bus Interface", "org.freedesktop.login1.Manager")

public:
    QStringList asked;
    int reads = -1; // until the descriptor it handed out is closed

    bool isHeld() const
    {
        char byte = 0;
        return reads >= 0 && read(reads, &byte, 1) < 0 && errno == EAGAIN;
    }

public slots:
    Q_SCRIPTABLE QDBusUnixFileDescriptor Inhibit(const QString &what, const QString &who, const QString &why,
                                                 const QString &mode)
    {
        asked.append(QStringList{what, who, why, mode}.join(u'|'));
        int ends[2] = {-1, -1};
        if (pipe2(ends, O_CLOEXEC | O_NONBLOCK) != 0)
            return {};
        reads = ends[0];
        QDBusUnixFileDescriptor given(ends[1]); // a duplicate
        close(ends[1]);
        return given;
    }
};

class Notifications : public QObject
{
    Q_OBJECT
    Q_CLASSINFO("D-Bus Interface", "org.freedesktop.Notifications")

public:
    QStringList told;

public slots:
    Q_SCRIPTABLE uint Notify(const QString &, uint, const QString &icon, const QString &title, const QString &words,
                             const QStringList &, const QVariantMap &, int)
    {
        told.append(icon + u'|' + title + u'|' + words);
        return 7;
    }

signals:
    Q_SCRIPTABLE void ActionInvoked(uint id, const QString &action);
};

app::Run runOf(int number, app::Run::Kind kind, const QString &subject = {})
{
    app::Run run;
    run.number = number;
    run.kind = kind;
    run.subject = subject;
    return run;
}

} // namespace

class TestDesktopWork : public QObject
{
    Q_OBJECT

    QProcess m_daemon;
    QString m_address;
    int m_buses = 0;

    QDBusConnection bus() { return QDBusConnection::connectToBus(m_address, u"bus%1"_s.arg(++m_buses)); }

    static void offer(QDBusConnection &bus, const QString &name, const QString &path, QObject &object)
    {
        QVERIFY(bus.registerObject(path, &object,
                                   QDBusConnection::ExportScriptableSlots | QDBusConnection::ExportScriptableSignals));
        QVERIFY(bus.registerService(name));
    }

private slots:
    void init()
    {
        if (QStandardPaths::findExecutable(u"dbus-daemon"_s).isEmpty())
            QSKIP("dbus-daemon is not installed");
        m_daemon.start(u"dbus-daemon"_s, {u"--session"_s, u"--nofork"_s, u"--print-address"_s});
        while (!m_daemon.canReadLine() && m_daemon.waitForReadyRead(patience))
            ;
        m_address = QString::fromUtf8(m_daemon.readLine()).trimmed();
        QVERIFY(!m_address.isEmpty());
    }

    void cleanup()
    {
        m_daemon.kill();
        m_daemon.waitForFinished();
    }

    void holdsSleepUpWhileDocumentsAreRead()
    {
        QDBusConnection services = bus();
        Portal portal;
        Request request;
        offer(services, u"org.freedesktop.portal.Desktop"_s, u"/org/freedesktop/portal/desktop"_s, portal);
        QVERIFY(services.registerObject(u"/request/1"_s, &request, QDBusConnection::ExportScriptableSlots));
        app::DesktopWork work([] { return true; }, {bus(), bus()},
                              {std::chrono::hours(1), std::chrono::milliseconds(50)});
        work.begin(runOf(1, app::Run::Task));
        work.begin(runOf(2, app::Run::Ingest));
        work.begin(runOf(3, app::Run::Ingest));
        QTRY_COMPARE_WITH_TIMEOUT(portal.asked, QStringList{u"4 Documents are being read"_s}, patience);
        work.end(2, {});
        work.begin(runOf(4, app::Run::Recognise));
        work.end(3, {});
        QTest::qWait(150); // longer than the settling time; one file is still being read
        QCOMPARE(request.closed, 0);
        work.end(4, {});
        QTRY_COMPARE_WITH_TIMEOUT(request.closed, 1, patience);
        QCOMPARE(portal.asked.size(), 1);
        work.begin(runOf(5, app::Run::Evaluation));
        QTRY_COMPARE_WITH_TIMEOUT(portal.asked.size(), 2, patience);
    }

    void asksLogindWhereThereIsNoPortal()
    {
        QDBusConnection services = bus();
        Logind logind;
        offer(services, u"org.freedesktop.login1"_s, u"/org/freedesktop/login1"_s, logind);
        app::DesktopWork work([] { return true; }, {bus(), bus()},
                              {std::chrono::hours(1), std::chrono::milliseconds(50)});
        work.begin(runOf(1, app::Run::Ingest));
        QTRY_COMPARE_WITH_TIMEOUT(logind.asked, QStringList{u"sleep:idle|Attest|Documents are being read|block"_s},
                                  patience);
        QTRY_VERIFY_WITH_TIMEOUT(logind.isHeld(), patience);
        work.end(1, {});
        QTRY_VERIFY_WITH_TIMEOUT(!logind.isHeld(), patience);
        close(logind.reads);
    }

    void tellsOfLongWorkThatEndsOutOfSight()
    {
        QDBusConnection services = bus();
        Notifications notifications;
        offer(services, u"org.freedesktop.Notifications"_s, u"/org/freedesktop/Notifications"_s, notifications);
        bool isInSight = false;
        app::DesktopWork work([&] { return isInSight; }, {bus(), bus()},
                              {std::chrono::milliseconds(0), std::chrono::milliseconds(50)});
        QSignalSpy wanted(&work, &app::DesktopWork::windowWanted);
        work.begin(runOf(1, app::Run::Question, u"Is <b>this</b> known?"_s));
        work.end(1, {});
        QTRY_COMPARE_WITH_TIMEOUT(
            notifications.told,
            QStringList{u"org.attest.Attest|Your question has been answered|Is &lt;b&gt;this&lt;/b&gt; known?"_s},
            patience);
        emit notifications.ActionInvoked(3, u"default"_s); // from another program
        const auto isFollowed = [&] {                      // after the notification's id has arrived
            emit notifications.ActionInvoked(7, u"default"_s);
            return !wanted.isEmpty();
        };
        QTRY_VERIFY_WITH_TIMEOUT(isFollowed(), patience);

        work.begin(runOf(2, app::Run::Ingest));
        work.begin(runOf(3, app::Run::Ingest));
        work.begin(runOf(4, app::Run::Ingest));
        work.end(2, {});
        work.end(3, core::Error{core::Error::Unreadable, u"It is broken."_s, {}});
        work.end(4, core::Error::cancelled());
        QTRY_COMPARE_WITH_TIMEOUT(notifications.told.size(), 2, patience); // one notification for all
        QVERIFY2(notifications.told[1].contains(
                     u"Reading finished|You can now ask about 1 document(s); 1 could not be read"_s),
                 qPrintable(notifications.told[1]));

        // No notification if the window is visible, the task was stopped, or notifications are off.
        isInSight = true;
        work.begin(runOf(5, app::Run::Question));
        work.end(5, {});
        isInSight = false;
        work.begin(runOf(6, app::Run::Task));
        work.end(6, core::Error::cancelled());
        work.setNotifies(false);
        work.begin(runOf(7, app::Run::Question));
        work.end(7, {});
        work.setNotifies(true);
        work.begin(runOf(8, app::Run::Task, u"The last"_s));
        work.end(8, {});
        QTRY_COMPARE_WITH_TIMEOUT(notifications.told.size(), 3, patience);
        QVERIFY(notifications.told[2].contains(u"The last"_s));
    }

    void tellsNothingOfWhatIsSoonDone()
    {
        QDBusConnection services = bus();
        Notifications notifications;
        offer(services, u"org.freedesktop.Notifications"_s, u"/org/freedesktop/Notifications"_s, notifications);
        app::DesktopWork work([] { return false; }, {bus(), bus()},
                              {std::chrono::hours(1), std::chrono::milliseconds(20)});
        work.begin(runOf(1, app::Run::Question));
        work.end(1, {});
        work.begin(runOf(2, app::Run::Ingest));
        work.end(2, {});
        QTest::qWait(200);
        QCOMPARE(notifications.told, QStringList());
    }
};

QTEST_GUILESS_MAIN(TestDesktopWork)
#include "tst_desktopwork.moc"
