// One window for a library on the session bus: a second start hands over, and other programs ask for a page or an
// answer. With the real program, on a bus of the test's own.
#include "attestcli.h"

#include <QCryptographicHash>
#include <QElapsedTimer>
#include <QStandardPaths>
#include <QTest>

using tests::AttestCli;
using tests::Done;
using namespace Qt::StringLiterals;

namespace {

constexpr int patience = 60'000; // milliseconds

// A session bus, as long as it lives.
class Bus
{
public:
    Bus()
    {
        m_daemon.start(u"dbus-daemon"_s, {u"--session"_s, u"--nofork"_s, u"--print-address"_s});
        while (m_daemon.waitForReadyRead(patience) && !m_daemon.canReadLine())
            ;
        address = QString::fromUtf8(m_daemon.readLine()).trimmed();
    }
    ~Bus()
    {
        m_daemon.kill();
        m_daemon.waitForFinished();
    }

    QString address;

private:
    QProcess m_daemon;
};

class Session
{
public:
    Session() { cli.more.insert(u"DBUS_SESSION_BUS_ADDRESS"_s, m_bus.address); }
    ~Session()
    {
        for (const auto &window : m_windows) {
            window->kill();
            window->waitForFinished();
        }
    }

    QProcess &start(const QString &library, const QStringList &words = {})
    {
        QProcess &window = *m_windows.emplace_back(std::make_unique<QProcess>());
        QProcessEnvironment environment = cli.environment();
        environment.insert(u"QT_QPA_PLATFORM"_s, u"offscreen"_s);
        environment.insert(u"XDG_RUNTIME_DIR"_s, cli.folder.path());
        window.setProcessEnvironment(environment);
        window.start(QStringLiteral(ATTEST_BINARIES "/attest"), QStringList{u"--library"_s, library} + words);
        return window;
    }

    // What dbus-send prints, or its error.
    Done send(const QStringList &words) const
    {
        QProcess sender;
        sender.setProcessEnvironment(cli.environment());
        sender.start(u"dbus-send"_s,
                     QStringList{u"--session"_s, u"--print-reply"_s, u"--reply-timeout=20000"_s} + words);
        return AttestCli::ended(sender);
    }

    QStringList names() const
    {
        const Done listed =
            send({u"--dest=org.freedesktop.DBus"_s, u"/org/freedesktop/DBus"_s, u"org.freedesktop.DBus.ListNames"_s});
        QStringList names;
        for (const QString &part : listed.out.split(u'"')) {
            if (part.startsWith(u"org.attest.Attest"_s))
                names.append(part);
        }
        return names;
    }

    Done call(const QString &method, const QString &argument) const
    {
        return send(
            {u"--dest="_s + names().value(0), u"/org/attest/Attest"_s, u"org.attest.Attest."_s + method, argument});
    }

    bool lists(const QStringList &command, const QString &words) const { return cli.run(command).out.contains(words); }

    bool isOnBus() const { return !m_bus.address.isEmpty(); }

    AttestCli cli;

private:
    Bus m_bus;
    std::vector<std::unique_ptr<QProcess>> m_windows;
};

} // namespace

class TestDesktop : public QObject
{
    Q_OBJECT

private slots:
    void init()
    {
        if (QStandardPaths::findExecutable(u"dbus-daemon"_s).isEmpty() ||
            QStandardPaths::findExecutable(u"dbus-send"_s).isEmpty())
            QSKIP("dbus-daemon and dbus-send are not installed");
    }

    void aSecondStartHandsOver()
    {
        Session session;
        QVERIFY(session.isOnBus());
        const QString library = session.cli.library();
        const QString file = session.cli.writePdf(u"copper.pdf"_s, {u"Copper was first smelted in the Balkans."_s});
        QProcess &first = session.start(library);
        QTRY_COMPARE_WITH_TIMEOUT(session.names().size(), 1, patience);
        QProcess &second = session.start(library, {file, u"--ask"_s, u"Where was copper first smelted?"_s});
        QVERIFY(second.waitForFinished(patience));
        QCOMPARE(second.exitCode(), 0);
        QCOMPARE(first.state(), QProcess::Running);
        QTRY_VERIFY_WITH_TIMEOUT(session.lists({u"list"_s}, u"copper.pdf"_s), patience);
        QTRY_VERIFY_WITH_TIMEOUT(session.lists({u"export"_s, u"--all"_s, u"--format"_s, u"markdown"_s},
                                               u"Where was copper first smelted?"_s),
                                 patience);
    }

    void otherProgramsOpenAskAndShow()
    {
        Session session;
        const QString file = session.cli.writePdf(u"copper.pdf"_s, {u"Copper was first smelted in the Balkans."_s});
        session.start(session.cli.library());
        QTRY_COMPARE_WITH_TIMEOUT(session.names().size(), 1, patience);
        QCOMPARE(session.call(u"Open"_s, u"array:string:"_s + file).status, 0);
        QTRY_VERIFY_WITH_TIMEOUT(session.lists({u"list"_s}, u"copper.pdf"_s), patience);
        QCOMPARE(session.call(u"Ask"_s, u"string:Where was copper first smelted?"_s).status, 0);
        QTRY_VERIFY_WITH_TIMEOUT(session.lists({u"export"_s, u"--all"_s, u"--format"_s, u"markdown"_s},
                                               u"Where was copper first smelted?"_s),
                                 patience);
        QFile pdf(file);
        QVERIFY(pdf.open(QIODevice::ReadOnly));
        const QByteArray sum = QCryptographicHash::hash(pdf.readAll(), QCryptographicHash::Sha256).toHex();
        QCOMPARE(
            session
                .call(u"ShowCitation"_s, u"string:attest://document/%1/page/1?words=smelted"_s.arg(QLatin1String(sum)))
                .status,
            0);
        const Done refused = session.call(u"ShowCitation"_s, u"string:attest://nowhere"_s);
        QVERIFY(refused.status != 0);
        QVERIFY2(refused.err.contains(u"This link cannot be followed"_s), qPrintable(refused.err));
        QVERIFY(session.call(u"Open"_s, u"array:string:relative.pdf"_s).status != 0);
        QVERIFY(session.call(u"Ask"_s, u"string: "_s).status != 0);
    }

    void anotherLibraryHasAWindowOfItsOwn()
    {
        Session session;
        session.start(session.cli.library());
        QTRY_COMPARE_WITH_TIMEOUT(session.names().size(), 1, patience);
        QProcess &other = session.start(session.cli.folder.filePath(u"other"_s));
        QTRY_COMPARE_WITH_TIMEOUT(session.names().size(), 2, patience);
        QCOMPARE(other.state(), QProcess::Running);
    }

    void aLinkThatCannotBeFollowedIsSaidAtOnce()
    {
        Session session;
        QProcess &window = session.start(session.cli.library(), {u"attest://document/abc/page/1"_s});
        QVERIFY(window.waitForFinished(patience));
        QCOMPARE(window.exitCode(), 2);
        QVERIFY(window.readAllStandardError().contains("This link cannot be followed"));
    }
};

QTEST_GUILESS_MAIN(TestDesktop)
#include "tst_desktop.moc"
