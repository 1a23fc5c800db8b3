// Finding out by requests what servers can do: scripted servers of every kind.
#include "core/base/catalogue.h"
#include "core/ports/backend.h"
#include "core/openai/discovery.h"
#include "core/openai/probe.h"
#include "scriptedollama.h"

#include <QJsonDocument>
#include <QJsonArray>
#include <QJsonObject>
#include <QElapsedTimer>
#include <QTcpServer>
#include <QTest>

#include <atomic>
#include <thread>

using namespace core;

namespace {

using Scripted::Reply;
using Scripted::Request;
using Rule = std::function<Reply(const Request &)>;

QJsonObject parsed(const char *json)
{
    return QJsonDocument::fromJson(json).object();
}

QString text(const QJsonObject &object, const char *key)
{
    return object.value(QLatin1String(key)).toString();
}

Reply vectors(const QJsonObject &request)
{
    const int count = int(request.value(QStringLiteral("input")).toArray().size());
    QJsonArray data;
    for (int i = count - 1; i >= 0; --i) // in any order, with their index
        data.append(QJsonObject{{QStringLiteral("index"), i}, {QStringLiteral("embedding"), QJsonArray{3, i, 4}}});
    return Scripted::json({{QStringLiteral("data"), data}});
}

constexpr int begun = 200; // milliseconds in which all threads have started, even on a slow machine

class Threads : public Parallel // all at once, or as many as there are
{
public:
    explicit Threads(int most = 99) : m_most(most) {}
    void forEach(int count, const std::function<void(int)> &work, std::stop_token) override
    {
        std::atomic<int> next = 0;
        const auto some = [&] {
            for (int i = next++; i < count; i = next++)
                work(i);
        };
        std::vector<std::thread> threads;
        for (int i = 0; i < std::min(count, m_most); ++i)
            threads.emplace_back(some);
        for (std::thread &thread : threads)
            thread.join();
    }

private:
    const int m_most;
};

// A llama-server with four slots whose model says "Hello" unless a constraint forces something else.
Reply llamaServer(const Request &request)
{
    if (request.path == "/v1/models")
        return Scripted::models({QStringLiteral("toy")}, QStringLiteral("llamacpp"));
    if (request.path == "/props")
        return Scripted::json(parsed(R"({"total_slots":4,"default_generation_settings":{"n_ctx":512}})"));
    if (request.path == "/tokenize")
        return Scripted::json(parsed(R"({"tokens":[518,29943]})"));
    if (request.path == "/v1/embeddings")
        return Scripted::error(501, QStringLiteral("This server does not support embeddings."));
    const QString grammar = text(request.json, "grammar");
    if (!grammar.isEmpty())
        return Scripted::chat(grammar.section(QLatin1Char('"'), 1, 1));
    if (request.json.contains(QStringLiteral("response_format")))
        return Scripted::chat(QStringLiteral(R"({"score":"zebra"})"));
    if (request.json.contains(QStringLiteral("logprobs")))
        return Scripted::chat(QStringLiteral("Hello"), QStringLiteral("length"),
                              {{QStringLiteral("Hello"), 0.9}, {QStringLiteral("yes"), 0.1}});
    return Scripted::chat(QStringLiteral("Hello"));
}

// An Ollama without grammars and log-probabilities, which accepts a schema but ignores it.
Reply ollama(const Request &request)
{
    if (request.path == "/v1/models")
        return Scripted::models({QStringLiteral("toy:latest")});
    if (request.path == "/api/version")
        return Scripted::json(parsed(R"({"version":"0.6.1"})"));
    if (request.path == "/api/ps")
        return Scripted::json(parsed(R"({"models":[{"name":"toy:latest","context_length":4096}]})"));
    if (request.path == "/v1/embeddings")
        return vectors(request.json);
    if (request.path == "/api/show")
        return Scripted::json(
            parsed(R"({"model_info":{"general.architecture":"toy","toy.context_length":4096},"parameters":""})"));
    if (request.path == "/api/chat")
        return Scripted::json(ScriptedOllama::whole(QStringLiteral("Hello"), 9, 1));
    return Scripted::error(404, QStringLiteral("no"));
}

Reply spokenByOllama(int words)
{
    return ScriptedOllama::lines(QList<QByteArray>(words, ScriptedOllama::words(QStringLiteral("one "))) +
                                 QList<QByteArray>{ScriptedOllama::done(9, words)});
}

Reply vllm(const Request &request)
{
    if (request.path == "/v1/models")
        return Scripted::json(parsed(R"({"data":[{"id":"toy","owned_by":"vllm","max_model_len":8192}]})"));
    if (request.path == "/tokenize") { // one token per text
        const int id = int(qChecksum(text(request.json, "prompt").toUtf8()));
        return Scripted::json({{QStringLiteral("tokens"), QJsonArray{id}}, {QStringLiteral("count"), 1}});
    }
    if (request.path != "/v1/chat/completions")
        return Scripted::error(404, QStringLiteral("Not Found"));
    if (request.json.value(QStringLiteral("top_logprobs")).toInt() > 5)
        return Scripted::error(400, QStringLiteral("Requested sample logprobs of 20, which is greater than max "
                                                   "allowed: 5"));
    Reply reply = llamaServer(request);
    const QJsonValue choice = request.json.value(QStringLiteral("structured_outputs"));
    if (choice.isObject())
        reply = Scripted::chat(choice.toObject().value(QStringLiteral("choice")).toArray().first().toString());
    return reply;
}

// A service with a reasoning model: strict about parameters, and its first word is a thought.
Reply service(const Request &request)
{
    if (request.path == "/v1/models")
        return Scripted::models({QStringLiteral("toy")}, QStringLiteral("somebody"));
    if (request.path != "/v1/chat/completions")
        return Scripted::error(404, QStringLiteral("no"));
    if (request.json.contains(QStringLiteral("max_tokens")))
        return Scripted::error(400, QStringLiteral("Use 'max_completion_tokens' instead."), {},
                               QStringLiteral("max_tokens"));
    if (request.json.contains(QStringLiteral("temperature")))
        return Scripted::error(400, QStringLiteral("Unsupported value"), {}, QStringLiteral("temperature"));
    Reply reply = Scripted::chat(QStringLiteral("Hello"));
    reply.body.replace("\"content\":\"Hello\"", "\"content\":\"Hello\",\"reasoning_content\":\"Hm.\"");
    return reply;
}

// Only makes vectors.
Reply vectorizer(const Request &request)
{
    if (request.path == "/v1/models")
        return Scripted::models({QStringLiteral("toy")}, QStringLiteral("llamacpp"));
    return request.path == "/v1/embeddings" ? vectors(request.json)
                                            : Scripted::error(400, QStringLiteral("this model cannot chat"));
}

Settings settingsFor(const ScriptedServer &server)
{
    Settings settings;
    settings.serverUrl = server.url();
    settings.model = QStringLiteral("toy");
    return settings;
}

int portOf(const ScriptedServer &server)
{
    return QUrl(server.url()).port();
}

Result<ModelProfile> probed(const ScriptedServer &server, int atOnce = 4)
{
    Threads threads;
    Settings settings = settingsFor(server);
    settings.concurrentCalls = atOnce;
    return probe(QStringLiteral("toy"), settings, {}, {}, threads, {});
}

const Backend &backend()
{
    return *backendFor(QStringLiteral("toy"));
}

const Library &noLibrary()
{
    alignas(16) static char nothing[16];
    return reinterpret_cast<const Library &>(nothing);
}

} // namespace

class tst_probe : public QObject
{
    Q_OBJECT

private slots:
    void init()
    {
        qunsetenv("ATTEST_API_KEY");
        qunsetenv("OPENAI_API_KEY");
    }

    void findsOutWhatALlamaServerCan()
    {
        ScriptedServer server;
        server.handle(llamaServer);
        const Result<ModelProfile> profile = probed(server);
        QVERIFY2(profile, profile ? "" : qPrintable(profile.error().message));
        QCOMPARE(profile->kind, QStringLiteral("llama-server"));
        QCOMPARE(profile->server, server.url());
        QCOMPARE(profile->context, 512);
        QCOMPARE(profile->atOnce, 4);
        QCOMPARE(profile->chat, std::optional(true));
        QCOMPARE(profile->logprobs, std::optional(true));
        QCOMPARE(profile->alternatives, 2);
        QCOMPARE(profile->choices, std::optional(true));
        QCOMPARE(profile->schema, std::optional(true));
        QCOMPARE(profile->embeddings, std::optional(false));
        QCOMPARE(profile->reflectionTokens, std::optional(false));
        QCOMPARE(profile->thinks, std::optional(false));
        QVERIFY(profile->probed > 0);
    }

    void findsOutWhatAnOllamaOnlyPretends()
    {
        ScriptedServer server;
        server.handle(ollama);
        const Result<ModelProfile> profile = probed(server);
        QVERIFY2(profile, profile ? "" : qPrintable(profile.error().message));
        QCOMPARE(profile->kind, QStringLiteral("Ollama"));
        QCOMPARE(profile->model, QStringLiteral("toy:latest"));
        QCOMPARE(profile->context, 4096);
        QCOMPARE(profile->atOnce, 0); // it does not report it, and a single word tells nothing
        QCOMPARE(profile->logprobs, std::optional(false));
        QCOMPARE(profile->choices, std::optional(false));
        QCOMPARE(profile->schema, std::optional(false)); // its reply to the schema was "Hello"
        QCOMPARE(profile->embeddings, std::optional(true));
        QCOMPARE(profile->dimension, 3);
        QCOMPARE(profile->reflectionTokens, std::optional<bool>());
    }

    void seesHowManyRequestsAServerWorksOnThatDoesNotSay_data()
    {
        QTest::addColumn<int>("places");
        QTest::addColumn<int>("asked");
        QTest::addColumn<int>("seen");
        QTest::newRow("one after the other") << 1 << 4 << 1;
        QTest::newRow("two") << 2 << 4 << 2;
        QTest::newRow("as many as are asked") << 9 << 3 << 3;
        QTest::newRow("only one is asked") << 9 << 1 << 0;
    }

    void seesHowManyRequestsAServerWorksOnThatDoesNotSay()
    {
        QFETCH(int, places);
        QFETCH(int, asked);
        QFETCH(int, seen);
        ScriptedServer server;
        server.handle([places, streams = std::make_shared<std::atomic<int>>(0)](const Request &request) {
            if (!request.json.value(QStringLiteral("stream")).toBool())
                return ollama(request);
            Reply words = spokenByOllama(24);
            words.pause = 5;
            const int round = (*streams)++ / places; // the second wave starts late, even under load
            words.delay = round < 2 ? begun + round * 3000 : 60000;
            return words;
        });
        QElapsedTimer clock;
        clock.start();
        QCOMPARE(probed(server, asked)->atOnce, seen);
        QVERIFY2(clock.elapsed() < 20'000, qPrintable(QString::number(clock.elapsed()))); // does not wait for the rest
    }

    void seesNoLimitWhereThreadsAreWanting() // as if the program were answering a question
    {
        ScriptedServer server;
        server.handle([](const Request &request) {
            if (!request.json.value(QStringLiteral("stream")).toBool())
                return ollama(request);
            Reply words = spokenByOllama(24);
            words.pause = 20;
            words.delay = begun;
            return words;
        });
        Threads two(2);
        QCOMPARE(probe(QStringLiteral("toy"), settingsFor(server), {}, {}, two, {})->atOnce, 0);
        Settings settings = settingsFor(server);
        settings.concurrentCalls = 2;
        QCOMPARE(probe(QStringLiteral("toy"), settings, {}, {}, two, {})->atOnce, 2);
    }

    void seesNothingWhereNothingIsAskedSideBySide()
    {
        ScriptedServer server;
        server.handle([](const Request &request) {
            return request.json.value(QStringLiteral("stream")).toBool() ? spokenByOllama(24) : ollama(request);
        });
        Inline oneByOne;
        QCOMPARE(probe(QStringLiteral("toy"), settingsFor(server), {}, {}, oneByOne, {})->atOnce, 0);
    }

    void findsOutThatAGrammarIsIgnored()
    {
        ScriptedServer server;
        server.handle([](const Request &request) {
            Request plain = request;
            plain.json.remove(QStringLiteral("grammar"));
            return llamaServer(plain);
        });
        QCOMPARE(probed(server)->choices, std::optional(false));
    }

    void findsOutWhatVllmCan()
    {
        ScriptedServer server;
        server.handle(vllm);
        const Result<ModelProfile> profile = probed(server);
        QVERIFY2(profile, profile ? "" : qPrintable(profile.error().message));
        QCOMPARE(profile->kind, QStringLiteral("vLLM"));
        QCOMPARE(profile->context, 8192);
        QVERIFY(profile->atOnce >= 16);
        QCOMPARE(profile->choices, std::optional(true));
        QCOMPARE(profile->reflectionTokens, std::optional(true));
        QCOMPARE(profile->refused, QStringList{QStringLiteral("top_logprobs")});
    }

    void findsOutThatAModelThinksAndWhatItRefuses()
    {
        ScriptedServer server;
        server.handle(service);
        const Result<ModelProfile> profile = probed(server);
        QVERIFY2(profile, profile ? "" : qPrintable(profile.error().message));
        QCOMPARE(profile->kind, QString());
        QCOMPARE(profile->thinks, std::optional(true));
        QVERIFY(profile->refused.contains(QStringLiteral("max_tokens")));
        QVERIFY(profile->refused.contains(QStringLiteral("temperature")));
    }

    void findsOutThatAModelOnlyMakesVectors()
    {
        ScriptedServer server;
        server.handle(vectorizer);
        const Result<ModelProfile> profile = probed(server);
        QVERIFY2(profile, profile ? "" : qPrintable(profile.error().message));
        QCOMPARE(profile->chat, std::optional(false));
        QCOMPARE(profile->embeddings, std::optional(true));
        QCOMPARE(profile->choices, std::optional<bool>());
    }

    void asksAHandfulOfShortQuestionsAndTellsThem()
    {
        ScriptedServer server;
        server.handle(vllm);
        QStringList told;
        const auto tell = [&told](const QString &what) { told.append(what); };
        Inline oneByOne;
        QVERIFY(probe(QStringLiteral("toy"), settingsFor(server), {}, tell, oneByOne, {}));
        QCOMPARE(told.size(), 6);
        int chats = 0;
        for (const Request &request : server.chats()) {
            chats += request.path.endsWith("/chat/completions") ? 1 : 0;
            QVERIFY(request.json.value(QStringLiteral("max_tokens")).toInt() <= 64);
        }
        QVERIFY2(chats <= 5, qPrintable(QString::number(chats)));
    }

    void saysWhyItCannotProbe()
    {
        ScriptedServer server;
        Inline oneByOne;
        QCOMPARE(probe(QStringLiteral("other"), settingsFor(server), {}, {}, oneByOne, {}).error().code,
                 Error::Invalid);
        Settings gone;
        gone.serverUrl = QStringLiteral("http://127.0.0.1:1/v1");
        QCOMPARE(probe(QStringLiteral("toy"), gone, {}, {}, oneByOne, {}).error().code, Error::Unavailable);
    }

    void stopsBetweenTwoQuestions()
    {
        ScriptedServer server;
        server.handle(llamaServer);
        std::stop_source stop;
        Inline oneByOne;
        const auto profile = probe(
            QStringLiteral("toy"), settingsFor(server), {},
            [&stop](const QString &what) {
                if (what.contains(QLatin1String("log-prob")))
                    stop.request_stop();
            },
            oneByOne, stop.get_token());
        QVERIFY(!profile);
        QCOMPARE(profile.error().code, Error::Cancelled);
    }

    void saysInWordsWhatWasFound()
    {
        ScriptedServer server;
        server.handle(llamaServer);
        for (const Finding &finding : findings(*probed(server))) {
            QVERIFY(!finding.ability.isEmpty() && !finding.state.isEmpty());
            QVERIFY2(finding.meaning.endsWith(u'.'), qPrintable(finding.meaning));
        }
        QVERIFY(findings({}).first().state == QLatin1String("not known"));
    }

    void remembersAProfileAsItWas()
    {
        ScriptedServer server;
        server.handle(vllm);
        const ModelProfile profile = *probed(server);
        const std::optional<ModelProfile> again = modelProfileFrom(toJson(profile));
        QVERIFY(again);
        QCOMPARE(toJson(*again), toJson(profile));
        QCOMPARE(again->embeddings, profile.embeddings);
        QVERIFY(!modelProfileFrom({}));
        const auto strange = modelProfileFrom(
            Json::parse(R"({"server":"somewhere","model":"m","context":-4,"chat":"perhaps","refused":[7,"seed"]})"));
        QVERIFY(strange);
        QCOMPARE(strange->context, 0);
        QCOMPARE(strange->chat, std::optional<bool>());
        QCOMPARE(strange->refused, QStringList{QStringLiteral("seed")});
    }

    void sendsNothingSuperfluousToAModelItKnows()
    {
        ScriptedServer tried;
        tried.handle(service);
        ModelProfile known = *probed(tried);
        ScriptedServer server; // a separate one, since cancelled requests may arrive late
        known.server = server.url();
        Connections connections;
        connections.profiles = {known};
        server.handle(service);
        const Result<ModelSet> mind = backend().open(settingsFor(server), connections, noLibrary(), {});
        QVERIFY(mind);
        Passage passage;
        passage.text = QStringLiteral("Copper melts at 1085 degrees.");
        server.handle([](const Request &request) {
            if (request.json.contains(QStringLiteral("temperature")) ||
                request.json.contains(QStringLiteral("max_tokens")) ||
                request.json.contains(QStringLiteral("logprobs")))
                return Scripted::error(400, QStringLiteral("no"));
            return Scripted::chat(QStringLiteral(R"({"reason":"It says so.","score":"yes"})"));
        });
        const Result<Verdict> verdict = mind->critic->relevance(QStringLiteral("When does copper melt?"), passage, {});
        QVERIFY(verdict);
        QVERIFY(verdict->passed);
        QCOMPARE(verdict->cost.calls, 1);
        QCOMPARE(server.requests().size(), 2); // the list of models, and the verdict
    }

    void worksOnAsMuchAtOnceAsThereAreSlots()
    {
        ScriptedServer server;
        server.handle(llamaServer);
        Settings settings = settingsFor(server);
        settings.concurrentCalls = 8;
        QCOMPARE(backend().open(settings, {}, noLibrary(), {})->atOnce, 4);
        settings.concurrentCalls = 2;
        QCOMPARE(backend().open(settings, {}, noLibrary(), {})->atOnce, 2);
        server.handle(ollama);
        QCOMPARE(backend().open(settings, {}, noLibrary(), {})->atOnce, 2); // unknown
        Connections connections;
        connections.profiles = {*probed(server)};
        QCOMPARE(backend().open(settings, connections, noLibrary(), {})->atOnce, 2);
        connections.profiles.first().atOnce = 1; // as observed
        QCOMPARE(backend().open(settings, connections, noLibrary(), {})->atOnce, 1);
    }

    void findsTheServersOfThisMachine()
    {
        ScriptedServer first, second, third, nobody;
        first.handle(ollama);
        second.handle(llamaServer);
        third.handle([](const Request &request) { // LM Studio
            if (request.path == "/api/v0/models")
                return Scripted::json(parsed(R"({"data":[{"id":"toy"}]})"));
            return request.path == "/v1/models" ? Scripted::models({QStringLiteral("toy")}, QStringLiteral("x"))
                                                : Scripted::error(404, QStringLiteral("no"));
        });
        nobody.handle([](const Request &) { return Scripted::error(404, QStringLiteral("A web site")); });
        Connections connections;
        connections.ports = {portOf(first), portOf(second), portOf(third), portOf(nobody), 1};
        Inline oneByOne;
        const QList<FoundServer> found = findServers(settingsFor(second), connections, oneByOne, {});
        QCOMPARE(found.size(), 3);
        QCOMPARE(found.at(0).kind, QStringLiteral("llama-server")); // that of the settings comes first, and only once
        QCOMPARE(found.at(0).address, second.url());
        QCOMPARE(found.at(1).kind, QStringLiteral("Ollama"));
        QCOMPARE(found.at(1).address, QStringLiteral("http://localhost:%1/v1").arg(portOf(first)));
        QCOMPARE(found.at(1).models, QStringList{QStringLiteral("toy:latest")});
        QCOMPARE(found.at(2).kind, QStringLiteral("LM Studio"));
    }

    void tellsNoKeyToWhomItWasNotGiven()
    {
        qputenv("ATTEST_API_KEY", "sk-secret");
        ScriptedServer mine, other;
        other.handle(ollama);
        Settings settings = settingsFor(mine);
        settings.writerModel = QStringLiteral("toy@") + other.url();
        Connections connections;
        connections.ports = {portOf(other)};
        Inline oneByOne;
        QCOMPARE(findServers(settings, connections, oneByOne, {}).size(), 2);
        QVERIFY(mine.requests().constFirst().headers.contains("authorization"));
        for (const Request &request : other.requests())
            QVERIFY(!request.headers.contains("authorization"));
    }

    void waitsLessThanASecondForNobody()
    {
        QTcpServer deaf; // accepts connections without ever replying
        QVERIFY(deaf.listen(QHostAddress::LocalHost));
        Settings settings;
        settings.serverUrl = QStringLiteral("http://127.0.0.1:1/v1");
        Connections connections;
        connections.ports = {1, 2, 3, deaf.serverPort()};
        Inline oneByOne;
        QElapsedTimer clock;
        clock.start();
        QCOMPARE(findServers(settings, connections, oneByOne, {}).size(), 0);
        QVERIFY2(clock.elapsed() < 1000, qPrintable(QString::number(clock.elapsed())));
    }

    void listsTheModelsOfOtherServersWithTheirAddress()
    {
        ScriptedServer mine, other;
        other.handle(ollama);
        Connections connections;
        connections.ports = {portOf(other), portOf(mine)};
        const QString away = QStringLiteral("toy:latest@http://localhost:%1/v1").arg(portOf(other));
        QCOMPARE(*backend().models(settingsFor(mine), connections, {}), (QStringList{QStringLiteral("toy"), away}));
        Settings nowhere;
        nowhere.serverUrl = QStringLiteral("http://127.0.0.1:1/v1");
        QCOMPARE(*backend().models(nowhere, connections, {}),
                 (QStringList{away, QStringLiteral("toy@http://localhost:%1/v1").arg(portOf(mine))}));
    }

    void namesAModelOfAnotherServer_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("model");
        QTest::addColumn<QString>("server");
        const QString own = QStringLiteral("http://mine:1/v1");
        const auto row = [](const char *name, const char *model, const QString &server) {
            QTest::newRow(name) << QString::fromLatin1(name) << QString::fromLatin1(model) << server;
        };
        row("llama3.2", "llama3.2", own);
        row("llama3.2@http://localhost:8080/v1", "llama3.2", QStringLiteral("http://localhost:8080/v1"));
        row("llama3.2@http://localhost:8080/v1/", "llama3.2", QStringLiteral("http://localhost:8080/v1"));
        row("hf.co/x@q4@https://api.example.com/v1", "hf.co/x@q4", QStringLiteral("https://api.example.com/v1"));
        row("model@home", "model@home", own);
        row("model@httpbin", "model@httpbin", own);
    }

    void namesAModelOfAnotherServer()
    {
        QFETCH(QString, name);
        Settings settings;
        settings.serverUrl = QStringLiteral("http://mine:1/v1/");
        const ModelName parsed = ModelName::from(name, settings);
        QTEST(parsed.model, "model");
        QTEST(parsed.server, "server");
        QCOMPARE(parsed.written(settings), withoutSlash(name));
    }
};

QTEST_GUILESS_MAIN(tst_probe)
#include "tst_probe.moc"
