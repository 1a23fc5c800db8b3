// A single window per library on the session bus: a second start hands over to it, and other programs ask it for pages
// or answers. Uses the real program on a private bus.
#include "app/desktop/desktopsearch.h"
#include "attestcli.h"

#include <QCryptographicHash>
#include <QElapsedTimer>
#include <QSignalSpy>
#include <QStandardPaths>
#include <QTest>

using tests::AttestCli;
using tests::Done;
using namespace Qt::StringLiterals;

namespace {

constexpr int patience = 60'000; // milliseconds

// A private session bus that lives as long as the object.
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

    // The output of dbus-send, or its error.
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

    Done ask(const QString &object, const QString &method, const QStringList &arguments) const
    {
        return send(QStringList{u"--dest="_s + names().value(0), u"/org/attest/Attest/"_s + object, method} +
                    arguments);
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

    // Searches as GNOME's overview and KRunner do, including what they display.
    void theDesktopsSearchFindsPassages()
    {
        Session session;
        const QString file = session.cli.writePdf(
            u"copper.pdf"_s, {u"Nothing of it here."_s, u"Copper was first smelted in the Balkans. It is red."_s});
        const QString diary = session.cli.writePdf(u"diary.pdf"_s, {u"The canary smelted copper in secret."_s});
        QCOMPARE(session.cli.run({u"add"_s, file, diary}).status, 0);
        QCOMPARE(session.cli.run({u"assistants"_s, u"hide"_s, u"diary.pdf"_s}).status, 0);
        session.start(session.cli.library());
        QTRY_COMPARE_WITH_TIMEOUT(session.names().size(), 1, patience);
        const auto search = [&](const QString &method, const QStringList &arguments) {
            return session.ask(u"Search"_s, u"org.gnome.Shell.SearchProvider2."_s + method, arguments);
        };
        const auto run = [&](const QString &method, const QStringList &arguments) {
            return session.ask(u"Runner"_s, u"org.kde.krunner1."_s + method, arguments);
        };
        Done found;
        QTRY_VERIFY_WITH_TIMEOUT( // after the library has been opened
            (found = search(u"GetInitialResultSet"_s, {u"array:string:copper,smelted"_s})).out.contains(u"attest://"_s),
            patience);
        const QString id = found.out.section(u'"', 1, 1);
        QVERIFY2(id.contains(u"/page/2?words=Copper%20was%20first%20smelted"_s), qPrintable(id));
        QCOMPARE(found.out.count(u"attest://"_s), 1); // neither the other page nor hidden documents
        const Done metas = search(u"GetResultMetas"_s, {u"array:string:"_s + id + u",attest:unknown"_s});
        QVERIFY2(metas.out.contains(u"copper.pdf, p. 2"_s) && metas.out.contains(u"first smelted in the Balkans"_s),
                 qPrintable(metas.out));
        QCOMPARE(search(u"GetSubsearchResultSet"_s, {u"array:string:"_s + id, u"array:string:smelted"_s})
                     .out.count(u"attest://"_s),
                 1);
        QVERIFY(!search(u"GetInitialResultSet"_s, {u"array:string:canary"_s}).out.contains(u"attest://"_s));
        QCOMPARE(search(u"ActivateResult"_s, {u"string:"_s + id, u"array:string:copper"_s, u"uint32:0"_s}).status, 0);
        QCOMPARE(search(u"LaunchSearch"_s, {u"array:string:copper"_s, u"uint32:0"_s}).status, 0);

        const Done matches = run(u"Match"_s, {u"string:where was copper smelted"_s});
        QVERIFY2(matches.out.contains(id) && matches.out.contains(u"copper.pdf, p. 2"_s) &&
                     matches.out.contains(u"first smelted in the Balkans"_s) && !matches.out.contains(u"canary"_s),
                 qPrintable(matches.out + matches.err));
        QCOMPARE(run(u"Actions"_s, {}).status, 0);
        QCOMPARE(run(u"Run"_s, {u"string:"_s + id, u"string:"_s}).status, 0);
        QVERIFY(!run(u"Match"_s, {u"string:co"_s}).out.contains(u"attest://"_s)); // too short for a search
        QVERIFY(!session.lists({u"sessions"_s}, u"copper"_s));                    // nothing was asked
    }

    void theDesktopsSearchCanBeTurnedOff()
    {
        Session session;
        const QString file = session.cli.writePdf(u"copper.pdf"_s, {u"Copper was first smelted in the Balkans."_s});
        QCOMPARE(session.cli.run({u"add"_s, file}).status, 0);
        QVERIFY(QDir(session.cli.folder.path()).mkpath(u"XDG_CONFIG_HOME/attest"_s));
        session.cli.write(u"XDG_CONFIG_HOME/attest/attest.ini"_s, "[General]\ndesktop-search=false\n");
        session.start(session.cli.library());
        QTRY_COMPARE_WITH_TIMEOUT(session.names().size(), 1, patience);
        QTRY_COMPARE_WITH_TIMEOUT(
            session.call(u"ShowCitation"_s, u"string:attest://document/"_s + QString(64, u'a') + u"/page/1"_s).status,
            0, patience);
        for (int i = 0; i < 3; ++i) {
            const Done found = session.ask(u"Search"_s, u"org.gnome.Shell.SearchProvider2.GetInitialResultSet"_s,
                                           {u"array:string:copper"_s});
            QCOMPARE(found.status, 0);
            QVERIFY(!found.out.contains(u"attest://"_s));
        }
    }

    void aResultOpensItsPageWithItsWords()
    {
        const QTemporaryDir folder;
        app::LibraryAccess access;
        access.open(core::Library::open(folder.filePath(u"library"_s), {}));
        core::Page page;
        page.number = 1;
        page.status = core::PageStatus::Text;
        page.text = u"Copper was first smelted in the Balkans. It is red."_s;
        core::Passage passage;
        passage.text = page.text;
        passage.page = passage.lastPage = 1;
        passage.spans = {{0, int(page.text.size()), 1, 0}};
        core::Document document;
        document.path = u"/papers/copper.pdf"_s;
        document.title = u"Copper"_s;
        document.hash = QByteArray(64, 'a');
        document.status = core::DocumentStatus::Indexed;
        QVERIFY(access->add(document, {page}, {passage}));
        const core::Settings settings;
        app::Pool pool(1);
        app::SearchService service(settings, access, pool);
        app::DesktopSearch search(service);
        QSignalSpy links(&search, &app::DesktopSearch::linkWanted);
        QList<app::FoundPage> found;
        search.find(u"where is copper smelted"_s, [&](const QList<app::FoundPage> &pages) { found = pages; });
        QTRY_COMPARE_WITH_TIMEOUT(found.size(), 1, patience);
        search.open(core::textOf(found.first().link));
        QCOMPARE(links.size(), 1);
        const auto link = links[0][0].value<core::DocumentLink>();
        QCOMPARE(link.sum, QByteArray(64, 'a'));
        QCOMPARE(link.page, 1);
        QCOMPARE(link.words, u"Copper was first smelted in the Balkans."_s);
        search.open(u"no link"_s);
        QCOMPARE(links.size(), 1);
        // A newer search replaces the previous one, which gets a reply all the same.
        int told = 0;
        for (const QString &typed : {u"cop"_s, u"copp"_s, u"copper"_s})
            search.find(typed, [&](const QList<app::FoundPage> &pages) {
                ++told;
                found = pages;
            });
        QTRY_COMPARE_WITH_TIMEOUT(told, 3, patience);
        QCOMPARE(found.size(), 1);
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
