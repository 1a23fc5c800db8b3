// The managed llama-server: found, started, awaited, restarted once, ended. The test's program also plays the
// llama-server, and behaves as the "model file" says.
#include "app/jobs/localmodel.h"
#include "app/jobs/localserver.h"
#include "core/base/http.h"

#include <QCoreApplication>
#include <QFile>
#include <QFileInfo>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QTcpServer>
#include <QTcpSocket>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>

#include <atomic>
#include <condition_variable>
#include <csignal>
#include <sys/stat.h>
#include <unistd.h>

using namespace app;

namespace {

// Behaves as the word after "GGUF" says, and writes its arguments to a file beside it.
int playServer(const QStringList &words)
{
    const auto after = [&](const char *option) { return words.value(words.indexOf(QLatin1String(option)) + 1); };
    QFile model(after("-m"));
    if (!model.open(QIODevice::ReadOnly))
        return 1;
    const QByteArray conduct = model.readAll().mid(4).trimmed();
    QFile starts(model.fileName() + QStringLiteral(".starts"));
    if (!starts.open(QIODevice::Append))
        return 1;
    starts.write(words.join(u' ').toUtf8() + "\n" + (qgetenv("ATTEST_API_KEY").isEmpty() ? "" : "secret\n"));
    struct stat place
    {
    };
    const int own = starts.handle();
    for (int file = STDERR_FILENO + 1; file < 256; ++file)
        if (file != own && fstat(file, &place) == 0 && S_ISSOCK(place.st_mode))
            starts.write("a socket of its parent\n");
    starts.close();
    std::fputs("loading the model\n", stderr);
    const bool first = !QFile::exists(model.fileName() + QStringLiteral(".once"));
    if (conduct == "dies" || (conduct == "dies once" && first)) {
        QFile once(model.fileName() + QStringLiteral(".once"));
        (void)once.open(QIODevice::WriteOnly);
        std::fputs("error loading model: magic is wrong\n", stderr);
        return 3;
    }
    if (conduct == "deaf")
        std::signal(SIGTERM, SIG_IGN);
    QTcpServer server;
    int asked = 0;
    if (!server.listen(QHostAddress(after("--host")), quint16(after("--port").toInt())))
        return 4;
    QObject::connect(&server, &QTcpServer::newConnection, &server, [&] {
        QTcpSocket *socket = server.nextPendingConnection();
        QObject::connect(socket, &QTcpSocket::readyRead, socket, [&, socket] {
            const QByteArray request = socket->readAll();
            const bool loading = conduct == "loads for ever" || ++asked < 3;
            const bool allowed = request.contains("Bearer " + qgetenv("LLAMA_API_KEY"));
            QByteArray body = "{}";
            QByteArray status = "200 OK";
            if (request.startsWith("GET /die"))
                _exit(5);
            if (request.startsWith("GET /health") && loading)
                status = "503 Loading";
            else if (request.startsWith("GET /v1") && !allowed)
                status = "401 Unauthorized";
            socket->write("HTTP/1.1 " + status + "\r\nContent-Type: application/json\r\nConnection: close\r\n" +
                          "Content-Length: " + QByteArray::number(body.size()) + "\r\n\r\n" + body);
            socket->disconnectFromHost();
        });
    });
    return QCoreApplication::exec();
}

int statusOf(const QString &url, const QByteArray &key = {})
{
    core::HttpRequest request;
    request.url = QUrl(url);
    request.server = url;
    request.limits = {1, 2, 2, 1000};
    if (!key.isEmpty())
        request.headers.append({"Authorization", "Bearer " + key});
    const core::Result<core::HttpReply> reply = core::send(request, {});
    return reply ? reply->status : 0;
}

class World
{
public:
    World()
        : server(folder.filePath(QStringLiteral("cache/llama-server.log")), [this](const LocalServerState &state) {
              std::lock_guard lock(mutex);
              phases.append(state.phase);
              changed.notify_all();
          })
    {
    }

    QString model(const QByteArray &bytes, const QString &name = QStringLiteral("tiny.gguf")) const
    {
        QFile file(folder.filePath(name));
        if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
            qFatal("the model file could not be written");
        return file.fileName();
    }

    QStringList starts(const QString &file) const
    {
        QFile written(file + QStringLiteral(".starts"));
        if (!written.open(QIODevice::ReadOnly))
            return {};
        return QString::fromUtf8(written.readAll()).split(u'\n', Qt::SkipEmptyParts);
    }

    // Waits until the phase was reported this many times.
    bool waitFor(LocalServerState::Phase phase, int times = 1)
    {
        std::unique_lock lock(mutex);
        return changed.wait_for(lock, std::chrono::seconds(20), [&] { return phases.count(phase) >= times; });
    }

    QTemporaryDir folder;
    std::mutex mutex;
    std::condition_variable changed;
    QList<LocalServerState::Phase> phases;
    LocalServer server;
};

} // namespace

class tst_LocalServer : public QObject
{
    Q_OBJECT

private slots:
    void init()
    {
        qputenv("ATTEST_LLAMA_SERVER", QCoreApplication::applicationFilePath().toLocal8Bit());
        qputenv("ATTEST_API_KEY", "sk-of-another");
    }

    void servesAFileUnderAKeyOfItsOwn()
    {
        World world;
        const QString file = world.model("GGUF");
        world.server.configure({file, 3});
        const core::Result<LocalServer::Address> address = world.server.address({});
        QVERIFY2(address, qPrintable(address ? QString() : address.error().message));
        QCOMPARE(address->model, QStringLiteral("tiny"));
        QCOMPARE(world.server.state().phase, LocalServerState::Running);
        QCOMPARE(world.server.state().address, address->url);
        QVERIFY(address->url.startsWith(QLatin1String("http://127.0.0.1:")));
        QCOMPARE(statusOf(address->url + QStringLiteral("/models")), 401);
        QCOMPARE(statusOf(address->url + QStringLiteral("/models"), address->key), 200);
        const QStringList starts = world.starts(file);
        QCOMPARE(starts.size(), 1); // and no line "secret": it does not inherit other programs' keys
        QVERIFY(!starts.first().contains(QString::fromLatin1(address->key)));
        QVERIFY(starts.first().contains(QLatin1String("--host 127.0.0.1")));
        QVERIFY(starts.first().contains(QLatin1String("-np 3")));
        QCOMPARE(world.server.log(10), QStringList{QStringLiteral("loading the model")});
        QVERIFY(!(QFile::permissions(world.server.state().log) & (QFile::ReadGroup | QFile::ReadOther)));
    }

    void endsWhenItIsNotWantedAnyMore()
    {
        World world;
        world.server.configure({world.model("GGUF"), 1});
        const core::Result<LocalServer::Address> address = world.server.address({});
        QVERIFY(address);
        world.server.configure({});
        QVERIFY(world.waitFor(LocalServerState::Off));
        QCOMPARE(statusOf(address->url + QStringLiteral("/models"), address->key), 0);
        QVERIFY(!world.server.address({}));
    }

    void endsWithItsOwner_data()
    {
        QTest::addColumn<QByteArray>("conduct");
        QTest::newRow("willing") << QByteArray("GGUF");
        QTest::newRow("deaf to being asked") << QByteArray("GGUF deaf");
        QTest::newRow("still loading") << QByteArray("GGUF loads for ever");
    }

    void endsWithItsOwner()
    {
        QFETCH(QByteArray, conduct);
        QString url;
        {
            World world;
            world.server.configure({world.model(conduct), 1});
            if (!conduct.endsWith("ever")) {
                const core::Result<LocalServer::Address> address = world.server.address({});
                QVERIFY(address);
                url = address->url;
            }
        }
        if (!url.isEmpty())
            QCOMPARE(statusOf(url + QStringLiteral("/models")), 0);
    }

    void isStartedAgainWhenItDies()
    {
        World world;
        const QString file = world.model("GGUF dies once");
        world.server.configure({file, 1});
        QVERIFY(world.server.address({}));
        QCOMPARE(world.starts(file).size(), 2);
    }

    void isStartedAgainWhenItDiesAtWorkButOnlyOnce()
    {
        World world;
        world.server.configure({world.model("GGUF"), 1});
        const core::Result<LocalServer::Address> first = world.server.address({});
        QVERIFY(first);
        statusOf(QString(first->url).replace(QLatin1String("/v1"), QLatin1String("/die")));
        QVERIFY(world.waitFor(LocalServerState::Running, 2));
        const core::Result<LocalServer::Address> second = world.server.address({});
        QVERIFY(second);
        QVERIFY(second->key != first->key);
        statusOf(QString(second->url).replace(QLatin1String("/v1"), QLatin1String("/die")));
        QVERIFY(world.waitFor(LocalServerState::Failed));
        const core::Result<LocalServer::Address> third = world.server.address({});
        QVERIFY(!third);
        QVERIFY2(third.error().message.contains(QLatin1String("failed twice")), qPrintable(third.error().message));
    }

    void saysWhatIsWrong_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QString>("program");
        QTest::addColumn<QString>("sentence");
        const QString here = QCoreApplication::applicationFilePath();
        QTest::newRow("dies twice") << QByteArray("GGUF dies") << here << QStringLiteral("ended with status 3");
        QTest::newRow("another format") << QByteArray("PK\3\4") << here << QStringLiteral("is not a GGUF model file");
        QTest::newRow("an empty file") << QByteArray() << here << QStringLiteral("is not a GGUF model file");
        QTest::newRow("no program") << QByteArray("GGUF") << QStringLiteral("/nowhere/llama-server")
                                    << QStringLiteral("cannot be started");
        QTest::newRow("a file that is none")
            << QByteArray("GGUF") << QStringLiteral(ATTEST_SOURCE "/README.md") << QStringLiteral("cannot be started");
    }

    void saysWhatIsWrong()
    {
        QFETCH(QByteArray, bytes);
        QFETCH(QString, program);
        QFETCH(QString, sentence);
        qputenv("ATTEST_LLAMA_SERVER", program.toLocal8Bit());
        World world;
        world.server.configure({world.model(bytes), 1});
        const core::Result<LocalServer::Address> address = world.server.address({});
        QVERIFY(!address);
        QVERIFY2(address.error().message.contains(sentence), qPrintable(address.error().message));
        QCOMPARE(world.server.state().phase, LocalServerState::Failed);
        QCOMPARE(world.server.state().sentence, address.error().message);
    }

    void saysThatItIsNotInstalled()
    {
        const QByteArray path = qgetenv("PATH");
        qunsetenv("ATTEST_LLAMA_SERVER");
        qputenv("PATH", "/nowhere");
        World world;
        world.server.configure({world.model("GGUF"), 1});
        const core::Result<LocalServer::Address> address = world.server.address({});
        qputenv("PATH", path);
        QVERIFY(!address);
        QVERIFY2(address.error().message.contains(QLatin1String("install llama.cpp")),
                 qPrintable(address.error().message));
    }

    void waitingCanBeStopped()
    {
        World world;
        world.server.configure({world.model("GGUF loads for ever"), 1});
        QVERIFY(world.waitFor(LocalServerState::Starting));
        std::stop_source stop;
        stop.request_stop();
        const core::Result<LocalServer::Address> address = world.server.address(stop.get_token());
        QVERIFY(!address);
        QCOMPARE(address.error().code, core::Error::Cancelled);
    }

    void anotherFileTakesThePlaceOfOneThatLoads()
    {
        World world;
        world.server.configure({world.model("GGUF loads for ever", QStringLiteral("slow.gguf")), 1});
        QVERIFY(world.waitFor(LocalServerState::Starting));
        world.server.configure({world.model("GGUF", QStringLiteral("quick.gguf")), 1});
        const core::Result<LocalServer::Address> address = world.server.address({});
        QVERIFY(address);
        QCOMPARE(address->model, QStringLiteral("quick"));
    }

    void makesVectorsWhereTheyAreWanted_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<bool>("toldHow");
        QTest::newRow("a model that writes") << QByteArray("GGUF") << true;
        QTest::newRow("a model for vectors") << QByteArray("GGUF bert.pooling_type") << false;
    }

    void makesVectorsWhereTheyAreWanted()
    {
        QFETCH(QByteArray, bytes);
        QFETCH(bool, toldHow);
        World world;
        core::Settings settings;
        settings.localModel = world.model(bytes);
        settings.embedder = QStringLiteral("local");
        core::Connections connections;
        QVERIFY(placeLocalModel(settings, connections, world.server, {}));
        QCOMPARE(settings.embedder, QStringLiteral("tiny"));
        const QString started = world.starts(settings.localModel).value(0);
        QVERIFY(started.contains(QLatin1String("--embeddings")));
        QCOMPARE(started.contains(QLatin1String("--pooling")), toldHow);
    }

    void namesOfFilesBecomeNamesOfModels_data()
    {
        QTest::addColumn<QString>("file");
        QTest::addColumn<QString>("model");
        QTest::newRow("usual") << QStringLiteral("/m/Qwen2.5-3B-Q4_K_M.gguf") << QStringLiteral("Qwen2.5-3B-Q4_K_M");
        QTest::newRow("separators") << QStringLiteral("/m/a, b@c d.gguf") << QStringLiteral("a--b-c-d");
        QTest::newRow("nothing") << QStringLiteral("/m/.gguf") << QStringLiteral("model");
    }

    void namesOfFilesBecomeNamesOfModels()
    {
        QFETCH(QString, file);
        QFETCH(QString, model);
        QCOMPARE(LocalServer::modelName(file), model);
    }

    void aRunMeansItByItsAddress()
    {
        World world;
        core::Settings settings;
        settings.localModel = world.model("GGUF");
        settings.model = QStringLiteral("local");
        settings.supportModel = QStringLiteral("builtin");
        settings.routerModel = QStringLiteral("local");
        settings.serverUrl = QStringLiteral("http://localhost:1/v1/");
        settings.relevanceModel = QStringLiteral("judge");
        settings.utilityModel = QStringLiteral("j@http://localhost:2/v1");
        settings.embedder = QStringLiteral("vectors");
        core::Connections connections;
        const core::Result<void> placed = placeLocalModel(settings, connections, world.server, {});
        QVERIFY(placed);
        const core::Result<LocalServer::Address> address = world.server.address({});
        QVERIFY(address);
        QCOMPARE(settings.model, QStringLiteral("tiny"));
        QCOMPARE(settings.routerModel, QStringLiteral("tiny"));
        QCOMPARE(settings.serverUrl, address->url);
        QCOMPARE(settings.relevanceModel, QStringLiteral("judge@http://localhost:1/v1")); // not the local server's
        QCOMPARE(settings.utilityModel, QStringLiteral("j@http://localhost:2/v1"));
        QCOMPARE(settings.embedder, QStringLiteral("vectors@http://localhost:1/v1"));
        QCOMPARE(connections.keys.value(QStringLiteral("http://localhost:1/v1")), QByteArray("sk-of-another"));
        QCOMPARE(settings.supportModel, QStringLiteral("builtin"));
        QCOMPARE(connections.keys.value(address->url), address->key);
    }

    void whatWasFoundOfItIsRememberedByItsFile()
    {
        World world;
        core::Settings settings;
        settings.localModel = world.model("GGUF");
        settings.model = QStringLiteral("local");
        const core::Settings meant = settings;
        core::Connections connections;
        QVERIFY(placeLocalModel(settings, connections, world.server, {}));
        core::ModelProfile profile;
        profile.server = settings.serverUrl;
        profile.model = settings.model;
        profile.context = 777;
        const core::ModelProfile kept = remembered(profile, meant, world.server);
        QCOMPARE(kept.server, QStringLiteral("local"));
        QCOMPARE(kept.model, meant.localModel);
        World later;
        core::Settings again = meant;
        core::Connections known;
        known.profiles = {kept};
        QVERIFY(placeLocalModel(again, known, later.server, {}));
        const core::ModelProfile *found = known.profileOf(again.serverUrl, again.model);
        QVERIFY(found);
        QCOMPARE(found->context, 777);
        profile.server = QStringLiteral("http://localhost:1/v1");
        QCOMPARE(remembered(profile, meant, later.server).server, profile.server); // that of another server stays
    }

    void withoutTheModelLocalNothingIsStarted()
    {
        World world;
        core::Settings settings;
        settings.localModel = world.model("GGUF");
        core::Connections connections;
        QVERIFY(placeLocalModel(settings, connections, world.server, {}));
        QCOMPARE(world.server.state().phase, LocalServerState::Off);
        QVERIFY(connections.keys.isEmpty());
        QVERIFY(world.starts(settings.localModel).isEmpty());
    }

    // After a crash only the kernel can end it.
    void endsWhenTheProgramCrashes()
    {
        World world;
        const QString file = world.model("GGUF");
        QProcess owner;
        owner.start(QCoreApplication::applicationFilePath(), {QStringLiteral("--own"), file});
        QVERIFY(owner.waitForReadyRead(20000));
        const QString url = QString::fromUtf8(owner.readLine()).trimmed();
        QCOMPARE(statusOf(url + QStringLiteral("/other")), 401);
        ::kill(pid_t(owner.processId()), SIGKILL);
        QVERIFY(owner.waitForFinished(20000));
        QTRY_COMPARE(statusOf(url + QStringLiteral("/other")), 0);
    }
};

// Runs a server until killed.
int ownServer(const QString &file)
{
    LocalServer server(file + QStringLiteral(".log"), {});
    server.configure({file, 1});
    const core::Result<LocalServer::Address> address = server.address({});
    std::printf("%s\n", address ? qPrintable(address->url) : qPrintable(address.error().message));
    std::fflush(stdout);
    return QCoreApplication::exec();
}

int main(int count, char **words)
{
    QCoreApplication application(count, words);
    const QStringList arguments = application.arguments();
    if (arguments.contains(QStringLiteral("--port")))
        return playServer(arguments);
    if (arguments.value(1) == QLatin1String("--own"))
        return ownServer(arguments.value(2));
    tst_LocalServer test;
    return QTest::qExec(&test, count, words);
}

#include "tst_localserver.moc"
