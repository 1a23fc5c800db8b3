// Keys: where they are stored, who receives them, and that no written file ever contains one.
#include "app/services/assistant.h"
#include "app/settings/keyring.h"
#include "app/settings/settingsfile.h"
#include "app/runtime/eventwait.h"
#include "pdfs.h"
#include "scriptedserver.h"

#include <QJsonArray>
#include <QJsonObject>
#include <QDirIterator>
#include <QFile>
#include <QProcess>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>

#include <optional>
#include <set>

using namespace app;

namespace {

const QByteArray secret = "sk-very-secret-0123456789";

std::optional<KeyPlace> placeOf(Keyring &keyring, const QString &service)
{
    std::optional<KeyPlace> place;
    keyring.find(service, [&](KeyPlace found) { place = found; });
    (void)QTest::qWaitFor([&] { return place.has_value(); }, 20000);
    return place;
}

std::optional<core::Result<void>> keep(Keyring &keyring, const QString &service, const QByteArray &key)
{
    std::optional<core::Result<void>> kept;
    keyring.set(service, key, [&](const core::Result<void> &result) { kept = result; });
    (void)QTest::qWaitFor([&] { return kept.has_value(); }, 20000);
    return kept;
}

bool inAnyFile(const QString &folder, const QByteArray &words, QString *where)
{
    QDirIterator files(folder, QDir::Files | QDir::Hidden | QDir::System, QDirIterator::Subdirectories);
    int count = 0;
    while (files.hasNext()) {
        QFile file(*where = files.next());
        ++count;
        if (file.open(QIODevice::ReadOnly) && file.readAll().contains(words))
            return true;
    }
    *where = QStringLiteral("%1 files").arg(count);
    return false;
}

} // namespace

class tst_Keyring : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase()
    {
        QVERIFY(m_home.isValid());
        qputenv("DBUS_SESSION_BUS_ADDRESS", "disabled:"); // never use the real keychain
        for (const char *folder : {"XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME"})
            qputenv(folder, m_home.filePath(QString::fromLatin1(folder)).toLocal8Bit());
        for (const char *name : {"ATTEST_API_KEY", "OPENAI_API_KEY", "TAVILY_API_KEY"})
            qunsetenv(name);
    }

    void withoutAKeychainAKeyHoldsWhileTheProgramRuns()
    {
        const QString server = QStringLiteral("http://localhost:1/v1");
        {
            Keyring keyring;
            QCOMPARE(placeOf(keyring, server), KeyPlace::None);
            QVERIFY(!keyring.keeps());
            const auto kept = keep(keyring, server, secret);
            QVERIFY(kept && !*kept);
            QCOMPARE(kept->error().message, keyring.whyNot());
            QVERIFY(keyring.whyNot().contains(QLatin1String("only while Attest is running")));
            QCOMPARE(keyring.place(server), KeyPlace::ThisRun);
            QCOMPARE(keyring.keys().value(server), secret);
        }
        Keyring another;
        QCOMPARE(placeOf(another, server), KeyPlace::None);
    }

    void anEmptyKeyForgets()
    {
        const QString server = QStringLiteral("http://localhost:1/v1");
        Keyring keyring;
        (void)keep(keyring, server, secret);
        (void)keep(keyring, server, {});
        QCOMPARE(keyring.place(server), KeyPlace::None);
        QVERIFY(keyring.keys().isEmpty());
    }

    void anAddressIsTheSameWithASlash()
    {
        Keyring keyring;
        (void)keep(keyring, QStringLiteral(" http://localhost:1/v1/ "), secret);
        QCOMPARE(keyring.place(QStringLiteral("http://localhost:1/v1")), KeyPlace::ThisRun);
        QCOMPARE(keyring.keys().keys(), QStringList{QStringLiteral("http://localhost:1/v1")});
    }

    void theKeyOfAWebSearchMayComeFromTheEnvironment()
    {
        qputenv("TAVILY_API_KEY", "tvly-1");
        Keyring keyring;
        QCOMPARE(placeOf(keyring, QStringLiteral("tavily")), KeyPlace::Environment);
        QCOMPARE(placeOf(keyring, QStringLiteral("http://localhost:1/v1")), KeyPlace::None);
        QCOMPARE(keyring.keys().value(QStringLiteral("tavily")), QByteArray("tvly-1"));
        qunsetenv("TAVILY_API_KEY");
    }

    void whatWantsKeysBeginsOnceTheyAreKnown()
    {
        using namespace std::chrono_literals;
        const QString tavily = QStringLiteral("tavily");
        qputenv("TAVILY_API_KEY", "tvly-1");
        Keyring keyring;
        QByteArray key;
        int begun = 0;
        const auto begin = [&] {
            ++begun;
            key = keyring.keys().value(tavily);
        };
        keyring.whenKnown({tavily, QStringLiteral("http://localhost:1/v1")}, 20s, begin);
        QCOMPARE(begun, 0); // the keychain is being asked
        QTRY_COMPARE(begun, 1);
        QCOMPARE(key, QByteArray("tvly-1"));
        keyring.whenKnown({tavily}, 20s, begin);
        QCOMPARE(begun, 2); // the key is known, so at once
        keyring.whenKnown({}, 20s, begin);
        QCOMPARE(begun, 3);
        qunsetenv("TAVILY_API_KEY");
    }

    void anAnswerAfterTheTimeIsOverIsNoHarm()
    {
        using namespace std::chrono_literals;
        std::function<void()> late;
        QVERIFY(!waitFor(1ms, [&](const std::function<void()> &done) { late = done; }));
        bool inTime = false;
        QVERIFY(waitFor(20s, [&](const std::function<void()> &done) {
            late(); // the reply to the previous wait; this one continues
            QTimer::singleShot(0, this, [&inTime, done] {
                inTime = true;
                done();
            });
        }));
        QVERIFY(inTime);
        QVERIFY(waitFor(20s, [](const std::function<void()> &done) { done(); }));
    }

    void nobodyIsToldWhoIsGone()
    {
        QTemporaryDir folder;
        Assistant assistant(folder.path());
        bool told = false;
        auto receiver = std::make_unique<QObject>();
        assistant.models().findKey(QStringLiteral("http://localhost:1/v1"),
                                   {receiver.get(), [&](KeyPlace) { told = true; }});
        receiver.reset();
        bool other = false;
        assistant.models().findKey(QStringLiteral("http://localhost:1/v1"), {this, [&](KeyPlace) { other = true; }});
        QTRY_VERIFY(other);
        QVERIFY(!told);
    }

    // The server repeats the key in everything it can.
    void nothingThatIsWrittenHoldsAKey()
    {
        ScriptedServer server;
        ScriptedServer stranger;
        for (ScriptedServer *one : {&server, &stranger}) {
            one->offerModels({QStringLiteral("toy")});
            one->answerChats([](const QJsonObject &) { return QStringLiteral("yes"); });
        }
        const QString library = m_home.filePath(QStringLiteral("library"));
        const QString pdf = m_home.filePath(QStringLiteral("a.pdf"));
        tests::writeFile(pdf, tests::makePdf({QStringLiteral("Copper conducts electricity very well.")}));
        bool ingested = false;
        int ended = 0;
        core::Session session;
        QStringList sentences;
        {
            Assistant assistant(library);
            connect(&assistant, &Assistant::libraryChanged, this,
                    [&](const QList<core::Document> &all) { ingested = !all.isEmpty(); });
            connect(&assistant, &Assistant::sessionChanged, this, [&](const core::Session &open) { session = open; });
            connect(&assistant, &Assistant::finished, this, [&](int run, const core::Result<void> &result) {
                ended = run;
                if (!result)
                    sentences.append(result.error().message + result.error().detail);
            });
            assistant.documents().add({pdf});
            QTRY_VERIFY_WITH_TIMEOUT(ingested, 20000);
            core::Settings settings = assistant.settings();
            settings.serverUrl = server.url();
            settings.model = QStringLiteral("toy");
            assistant.setSettings(settings);
            bool kept = false;
            assistant.models().setKey(server.url(), QString::fromLatin1(secret),
                                      {this, [&](const core::Result<void> &) { kept = true; }});
            QTRY_VERIFY(kept);
            const auto ask = [&] {
                const int run = assistant.conversation().ask(QStringLiteral("Does copper conduct electricity?"));
                return QTest::qWaitFor([&] { return ended == run; }, 30000);
            };
            QVERIFY(ask());
            server.handle([](const Scripted::Request &request) {
                return request.path.endsWith("/models")
                           ? Scripted::json({{QStringLiteral("data"),
                                              QJsonArray{QJsonObject{{QStringLiteral("id"), QStringLiteral("toy")}}}}})
                           : Scripted::error(400, QStringLiteral("no such key: ") +
                                                      QString::fromLatin1(request.headers.value("authorization")));
            });
            QVERIFY(ask());
            QTRY_COMPARE(session.turns.size(), 2);
            settings.serverUrl = stranger.url();
            assistant.setSettings(settings);
            QVERIFY(ask());
            for (const Choice &format : exporterChoices())
                assistant.sessions().exportTo(m_home.filePath(QStringLiteral("out.") + format.id), format.id,
                                              {session.id});
            QTRY_VERIFY(QFile::exists(m_home.filePath(QStringLiteral("out.") + exporterChoices().last().id)));
        }
        bool heard = false;
        for (const Scripted::Request &request : server.requests())
            heard = heard || request.headers.value("authorization") == "Bearer " + secret;
        QVERIFY(heard);
        QVERIFY(!stranger.requests().isEmpty());
        for (const Scripted::Request &request : stranger.requests())
            QVERIFY(!request.headers.contains("authorization"));
        QString where;
        QVERIFY2(!inAnyFile(m_home.path(), secret, &where), qPrintable(where));
        QVERIFY2(inAnyFile(m_home.path(), "Does copper conduct", &where), qPrintable(where)); // the search works
        for (const QString &sentence : sentences)
            QVERIFY2(!sentence.contains(QString::fromLatin1(secret)), qPrintable(sentence));
    }

    // Servers as the window shows them: found, probed and remembered; nothing is sent to closed windows.
    void serversAreFoundProbedAndRemembered()
    {
        ScriptedServer server;
        server.offerModels({QStringLiteral("toy")});
        server.answerChats([](const QJsonObject &) { return QStringLiteral("yes"); });
        QTemporaryDir folder;
        {
            Assistant assistant(folder.path());
            core::Settings settings = assistant.settings();
            settings.serverUrl = server.url();
            assistant.setSettings(settings);
            std::optional<QList<Server>> found;
            assistant.models().findServers({}, {this, [&](const QList<Server> &servers) { found = servers; }});
            QTRY_VERIFY(found);
            QVERIFY(!found->isEmpty());
            QCOMPARE(found->first().address, server.url());
            QCOMPARE(found->first().models, QStringList{QStringLiteral("toy")});
            QStringList tried;
            std::optional<core::Result<Abilities>> probed;
            const auto keepProbed = [&](const core::Result<Abilities> &abilities) { probed = abilities; };
            assistant.models().probe(server.url(), QStringLiteral("toy"),
                                     {this, [&](const QString &what) { tried.append(what); }}, {this, keepProbed});
            QTRY_VERIFY_WITH_TIMEOUT(probed, 20000);
            QVERIFY(*probed);
            QVERIFY(tried.size() > 2);
            QCOMPARE((*probed)->model, QStringLiteral("toy"));
            QVERIFY((*probed)->lines.size() > 5);
            QCOMPARE(assistant.models().abilities().last().model, QStringLiteral("toy"));
            ScriptedServer other; // named with its address: it is asked, but receives only its own key
            other.offerModels({QStringLiteral("toy")});
            other.answerChats([](const QJsonObject &) { return QStringLiteral("yes"); });
            qputenv("ATTEST_API_KEY", secret);
            for (const auto &[url, model] : {std::pair(server.url(), QStringLiteral("toy@") + other.url()),
                                             std::pair(other.url(), QStringLiteral("toy"))}) {
                probed.reset();
                assistant.models().probe(url, model, {}, {this, keepProbed});
                QTRY_VERIFY_WITH_TIMEOUT(probed, 20000);
                QVERIFY(*probed);
                QCOMPARE((*probed)->server, other.url());
            }
            const qsizetype before = server.requests().size(); // an invalid address belongs to no server at all
            for (const QString &none : {QStringLiteral("127.0.0.1:1/v1"), QString()}) {
                probed.reset();
                assistant.models().probe(none, QStringLiteral("toy"), {}, {this, keepProbed});
                QTRY_VERIFY_WITH_TIMEOUT(probed, 20000);
                QVERIFY(!*probed);
                QVERIFY2(probed->error().message.contains(QStringLiteral("is not the address of a server")),
                         qPrintable(probed->error().message));
            }
            QCOMPARE(server.requests().size(), before);
            found.reset();
            assistant.models().findServers(other.url() + u'/',
                                           {this, [&](const QList<Server> &servers) { found = servers; }});
            QTRY_VERIFY(found);
            QVERIFY(found->size() >= 2);
            QCOMPARE(found->at(1).address, other.url());
            QCOMPARE(assistant.settings().serverUrl, server.url());
            qunsetenv("ATTEST_API_KEY");
            for (const Scripted::Request &request : other.requests())
                QVERIFY(!request.headers.contains("authorization"));
            std::optional<LocalServerState> local;
            assistant.models().watchLocalServer({this, [&](const LocalServerState &state) { local = state; }});
            QTRY_VERIFY(local);
            QCOMPARE(local->phase, LocalServerState::Off);
            settings.localModel = QStringLiteral("/nowhere/x.gguf");
            settings.model = QStringLiteral("local");
            assistant.setSettings(settings);
            QTRY_COMPARE(local->phase, LocalServerState::Failed); // reports whatever is missing here
            QVERIFY(!local->sentence.isEmpty());
        }
        Assistant later(folder.path());
        QCOMPARE(later.models().abilities().first().server, server.url());
        QCOMPARE(later.models().abilities().size(), 2);
    }

    // On a private session bus with its own keyring.
    void withAKeychainAKeyOutlivesTheProgram()
    {
        const QString bus = QStandardPaths::findExecutable(QStringLiteral("dbus-run-session"));
        const QString daemon = QStandardPaths::findExecutable(QStringLiteral("gnome-keyring-daemon"));
        if (bus.isEmpty() || daemon.isEmpty())
            QSKIP("dbus-run-session and gnome-keyring-daemon are not installed");
        QTemporaryDir home;
        QProcessEnvironment variables = QProcessEnvironment::systemEnvironment();
        for (const char *name : {"HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME", "XDG_RUNTIME_DIR"})
            variables.insert(QLatin1String(name), home.path());
        variables.remove(QStringLiteral("DBUS_SESSION_BUS_ADDRESS"));
        QProcess session;
        session.setProcessEnvironment(variables);
        session.setProcessChannelMode(QProcess::MergedChannels);
        session.start(bus, {QStringLiteral("--"), QCoreApplication::applicationFilePath(), QStringLiteral("--inside")});
        QVERIFY(session.waitForFinished(60000));
        const QByteArray said = session.readAll();
        if (session.exitCode() == 77)
            QSKIP("gnome-keyring-daemon does not run here");
        QVERIFY2(session.exitCode() == 0, said.constData());
        QString where;
        QVERIFY2(!inAnyFile(home.path(), secret, &where), qPrintable(where)); // the keyring is encrypted
    }

private:
    QTemporaryDir m_home;
};

// A newly started program asks at once while its key is in the keychain. Empty: the key was sent every time.
QString askedAtOnce(const QString &folder)
{
    ScriptedServer server;
    server.offerModels({QStringLiteral("toy")});
    server.answerChats([](const QJsonObject &) { return QStringLiteral("yes"); });
    ScriptedServer other;
    other.offerModels({QStringLiteral("toy")});
    other.answerChats([](const QJsonObject &) { return QStringLiteral("yes"); });
    core::Settings settings;
    settings.serverUrl = server.url();
    settings.model = QStringLiteral("toy");
    settings.flow = QStringLiteral("passage-rag"); // this flow asks before it searches
    if (!SettingsFile(SettingsFile::usual()).setSettings(settings))
        return QStringLiteral("the settings cannot be written");
    {
        Keyring keyring;
        for (const ScriptedServer *one : {&server, &other}) {
            const auto kept = keep(keyring, one->url(), secret);
            if (!kept || !*kept)
                return QStringLiteral("the keys were not kept");
        }
    }
    QObject receiver;
    Assistant assistant(folder);
    std::set<QString> missing{QStringLiteral("servers"), QStringLiteral("models"), QStringLiteral("probe"),
                              QStringLiteral("question")};
    ModelService &models = assistant.models();
    models.findServers({}, {&receiver, [&](const QList<Server> &) { missing.erase(QStringLiteral("servers")); }});
    models.findModels(
        {&receiver, [&](const core::Result<QList<Choice>> &) { missing.erase(QStringLiteral("models")); }});
    models.probe(server.url(), QStringLiteral("toy@") + other.url(), {},
                 {&receiver, [&](const core::Result<Abilities> &) { missing.erase(QStringLiteral("probe")); }});
    const int run = assistant.conversation().ask(QStringLiteral("Does copper conduct electricity?"));
    QObject::connect(&assistant, &Assistant::finished, &receiver, [&](int number) {
        if (number == run)
            missing.erase(QStringLiteral("question"));
    });
    if (!QTest::qWaitFor([&] { return missing.empty(); }, 30000))
        return QStringLiteral("never ended: ") + *missing.begin();
    for (const ScriptedServer *one : {&server, &other}) {
        if (one->requests().isEmpty())
            return QStringLiteral("nothing was asked of ") + one->url();
        for (const Scripted::Request &request : one->requests()) {
            if (request.headers.value("authorization") != "Bearer " + secret)
                return QStringLiteral("without its key: ") + QString::fromLatin1(request.path);
        }
    }
    return {};
}

// Runs the tests with a keychain. Returns 0 on success.
int playInside()
{
    QProcess daemon;
    daemon.start(QStringLiteral("gnome-keyring-daemon"),
                 {QStringLiteral("--unlock"), QStringLiteral("--components=secrets")});
    daemon.write("password");
    daemon.closeWriteChannel();
    if (!daemon.waitForFinished(20000) || daemon.exitCode() != 0)
        return 77;
    const QString server = QStringLiteral("http://localhost:1/v1");
    const auto fail = [](const char *what) {
        std::fprintf(stderr, "%s\n", what);
        return 1;
    };
    {
        Keyring keyring;
        if (placeOf(keyring, server) != KeyPlace::None)
            return fail("there was a key before");
        if (!keyring.keeps())
            return 77;
        const auto kept = keep(keyring, server, secret);
        if (!kept || !*kept || keyring.place(server) != KeyPlace::Keychain)
            return fail("the key was not kept");
    }
    {
        Keyring keyring;
        if (placeOf(keyring, server) != KeyPlace::Keychain || keyring.keys().value(server) != secret)
            return fail("the key was not found again");
        if (placeOf(keyring, QStringLiteral("http://localhost:2/v1")) != KeyPlace::None)
            return fail("another server has it too");
        const auto forgotten = keep(keyring, server, {});
        const auto again = keep(keyring, server, {}); // forgetting nothing is no error
        if (!forgotten || !*forgotten || !again || !*again)
            return fail("the key was not forgotten");
    }
    Keyring keyring;
    if (placeOf(keyring, server) != KeyPlace::None)
        return fail("the key came back");
    QTemporaryDir library;
    const QString wrong = askedAtOnce(library.path());
    return wrong.isEmpty() ? 0 : fail(qPrintable(wrong));
}

int main(int count, char **words)
{
    QCoreApplication application(count, words);
    if (application.arguments().contains(QStringLiteral("--inside")))
        return playInside();
    tst_Keyring test;
    return QTest::qExec(&test, count, words);
}

#include "tst_keyring.moc"
