// A model behind the OpenAI protocol: requests, the handling of replies, and
// errors.
#include "core/base/catalogue.h"
#include "core/ports/backend.h"
#include "core/openai/openaimodel.h"
#include "core/openai/prices.h"
#include "scriptedserver.h"

#include <QJsonArray>
#include <QElapsedTimer>
#include <QRegularExpression>
#include <QTest>

#include <cmath>
#include <thread>

using namespace core;
using namespace Qt::StringLiterals;
using openai::Kind;

namespace {

Settings settingsFor(const ScriptedServer &server)
{
    Settings settings;
    settings.serverUrl = server.url();
    settings.model = QStringLiteral("toy");
    return settings;
}

// A model with timeouts of milliseconds.
std::unique_ptr<openai::Model> modelOn(const ScriptedServer &server, Kind kind = Kind::Unknown)
{
    openai::Server where = openai::Server::from(settingsFor(server));
    where.firstPause = std::chrono::milliseconds(1);
    where.loadingPause = std::chrono::milliseconds(1);
    where.limits.silenceSeconds = 2;
    return std::make_unique<openai::Model>(where, openai::Offer{QStringLiteral("toy"), kind, 0}, 4);
}

Prompt asking(const QString &user = QStringLiteral("Say hello."))
{
    Prompt prompt;
    prompt.user = user;
    return prompt;
}

Result<Reply> ask(const ScriptedServer &server, QString *heard = nullptr)
{
    const TokenSink listen = [heard](const QString &words) { *heard += words; };
    return modelOn(server)->reply(asking(), heard ? listen : TokenSink(), {});
}

const Backend &backend()
{
    for (const Backend *offered : offers<Backend>()) {
        if (offered->id == "openai")
            return *offered;
    }
    qFatal("the backend is not offered");
}

// open() uses the library only for models that need it; this one does not.
const Library &noLibrary()
{
    alignas(16) static char nothing[16];
    return reinterpret_cast<const Library &>(nothing);
}

} // namespace

class TestOpenAi : public QObject
{
    Q_OBJECT

private slots:
    void init()
    {
        qunsetenv("ATTEST_API_KEY");
        qunsetenv("OPENAI_API_KEY");
    }

    void asksAsTheProtocolWants()
    {
        ScriptedServer server;
        server.enqueue(Scripted::chat(QStringLiteral("Hello.")));
        Prompt prompt = asking();
        prompt.system = QStringLiteral("Be kind.");
        prompt.maxTokens = 33;
        const Result<Reply> reply = modelOn(server)->reply(prompt, {}, {});
        QVERIFY(reply);
        QCOMPARE(reply->text, QStringLiteral("Hello."));
        QCOMPARE(reply->cost.calls, 1);
        QCOMPARE(reply->cost.promptTokens, 9);
        QCOMPARE(reply->cost.completionTokens, 5);
        QVERIFY(reply->cost.seconds > 0);
        const auto asked = server.requests().constFirst();
        QCOMPARE(asked.path, QByteArray("/v1/chat/completions"));
        QVERIFY(!asked.headers.contains("authorization"));
        QCOMPARE(asked.json.value(QStringLiteral("model")).toString(), QStringLiteral("toy"));
        QCOMPARE(asked.json.value(QStringLiteral("temperature")).toDouble(), 0.0);
        QCOMPARE(asked.json.value(QStringLiteral("max_tokens")).toInt(), 33);
        QCOMPARE(asked.json.value(QStringLiteral("stream")).toBool(), false);
        QCOMPARE(Scripted::promptOf(asked.json), QStringLiteral("Be kind.\nSay hello.\n"));
    }

    void readsAStream_data()
    {
        using namespace Scripted;
        QTest::addColumn<QList<QByteArray>>("pieces");
        const QByteArray finish = delta(QString(), QStringLiteral("stop"));
        const QByteArray done = "data: [DONE]\n\n";
        const QByteArray hello = delta(QStringLiteral("Hé"));
        const QByteArray world = delta(QStringLiteral("llo 🌍"));
        const QByteArray usage = "data: {\"choices\":[],\"usage\":{\"prompt_tokens\":9,\"completion_tokens\":2}}\n\n";
        QTest::newRow("W-3: usage with choices: []") << QList<QByteArray>{hello, world, finish, usage, done};
        QTest::newRow("W-4: content: null") << QList<QByteArray>{delta(QJsonValue()), hello, world, finish, done};
        QTest::newRow("no [DONE]") << QList<QByteArray>{hello, world, finish};
        QTest::newRow("no finish reason") << QList<QByteArray>{hello, world, done};
        QTest::newRow("usage null") << QList<QByteArray>{hello, world, "data: {\"usage\":null}\n\n", finish, done};
        QTest::newRow("W-6: comments and other fields") << QList<QByteArray>{
            ": ping\n\n", "event: message\nid: 1\nretry: 3\n" + hello, ":\n" + world, finish, done};
        QTest::newRow("no blank after data:")
            << QList<QByteArray>{QByteArray(hello).replace("data: ", "data:"), world, finish, "data:[DONE]\n\n"};
        QTest::newRow("line ends of Windows")
            << QList<QByteArray>{QByteArray(hello + world + finish + done).replace("\n", "\r\n")};
        QTest::newRow("no line end at the end") << QList<QByteArray>{hello, world, finish.trimmed()};
        QTest::newRow("one piece") << QList<QByteArray>{hello + world + finish + usage + done};
        QList<QByteArray> bytes;
        for (const char byte : hello + world + finish + usage + done)
            bytes.append(QByteArray(1, byte));
        QTest::newRow("W-7: byte by byte, within letters") << bytes;
        QTest::newRow("more after [DONE]") << QList<QByteArray>{hello, world, finish, done, delta(QStringLiteral("!"))};
        QTest::newRow("reasoning beside it") << QList<QByteArray>{
            "data: {\"choices\":[{\"delta\":{\"reasoning_content\":\"Hm\",\"content\":null}}]}\n\n",
            "data: {\"choices\":[{\"delta\":{\"reasoning\":\"Hm\"}}]}\n\n",
            hello,
            world,
            finish,
            done};
        QTest::newRow("thought aloud") << QList<QByteArray>{delta(QStringLiteral("<th")),
                                                            delta(QStringLiteral("ink>Hm, </thi")),
                                                            delta(QStringLiteral("nk>\n\nHé")),
                                                            world,
                                                            finish,
                                                            done};
        QTest::newRow("a whole reply though a stream was asked for")
            << QList<QByteArray>{chat(QStringLiteral("Héllo 🌍")).body};
    }

    void readsAStream()
    {
        QFETCH(QList<QByteArray>, pieces);
        ScriptedServer server;
        server.enqueue(Scripted::events(pieces));
        QString heard;
        const Result<Reply> reply = ask(server, &heard);
        QVERIFY2(reply, reply ? "" : qPrintable(reply.error().message));
        QCOMPARE(reply->text, QStringLiteral("Héllo 🌍"));
        QCOMPARE(heard, reply->text);
        QVERIFY(server.requests().constFirst().json.value(QStringLiteral("stream")).toBool());
    }

    void saysWhenAStreamIsNotWhole_data()
    {
        using namespace Scripted;
        using Reply = Scripted::Reply;
        QTest::addColumn<Reply>("said");
        QTest::addColumn<QString>("sentence");
        const QByteArray hello = delta(QStringLiteral("Hello"));
        const QString cut = QStringLiteral("stopped in mid-sentence, and the answer was cut off");
        QTest::newRow("ends politely too early") << events({hello}) << cut;
        QTest::newRow("says nothing at all") << events({": ping\n\n"}) << cut;
        QTest::newRow("W-1: Ollama's stream is cut by an inner error") << events({hello, delta(QString())}) << cut;
        QTest::newRow("closed") << events({hello}, Reply::Close)
                                << QStringLiteral("closed the connection before|stopped in mid-sentence");
        QTest::newRow("error as an object")
            << events({hello, "data: {\"error\":{\"message\":\"out of memory\",\"type\":\"server_error\"}}\n\n"})
            << QStringLiteral("“out of memory”");
        QTest::newRow("W-2: error as text")
            << events({hello, "data: {\"error\":\"out of memory\"}\n\n"}) << QStringLiteral("“out of memory”");
        QTest::newRow("error without a frame")
            << events({hello, "{\"error\":\"out of memory\"}\n"}) << QStringLiteral("“out of memory”");
        QTest::newRow("error of vLLM as it was")
            << events({hello, "data: {\"object\":\"error\",\"message\":\"out of memory\",\"code\":500}\n\n",
                       "data: [DONE]\n\n"})
            << QStringLiteral("“out of memory”");
        QTest::newRow("not JSON") << events({hello, "data: {\"choices\n\n"})
                                  << QStringLiteral("did not send a model's reply");
        Reply html;
        html.type = "text/html";
        html.body = "<html><body>Log in to the hotel's network</body></html>";
        QTest::newRow("a page") << html << QStringLiteral("did not send a model's reply");
    }

    void saysWhenAStreamIsNotWhole()
    {
        QFETCH(Scripted::Reply, said);
        QFETCH(QString, sentence);
        ScriptedServer server;
        server.handle([said](const Scripted::Request &) { return said; });
        QString heard;
        const Result<Reply> reply = ask(server, &heard);
        QVERIFY(!reply);
        QCOMPARE(reply.error().code, Error::Unavailable);
        QVERIFY2(reply.error().message.contains(QRegularExpression(sentence)), qPrintable(reply.error().message));
        QVERIFY(heard.isEmpty() || heard == u"Hello"_s); // text already delivered is not repeated
        QVERIFY(server.requests().size() <= 2);
    }

    void asksOnceMoreWhenAStreamIsCut()
    {
        ScriptedServer server;
        server.enqueue(Scripted::events({Scripted::delta(u"Copper is"_s)}, Scripted::Reply::Close));
        server.enqueue(Scripted::chat(u"Copper is a metal."_s));
        QString heard;
        const Result<Reply> reply = ask(server, &heard);
        QVERIFY2(reply, reply ? "" : qPrintable(reply.error().message));
        QCOMPARE(reply->text, u"Copper is a metal."_s);
        QCOMPARE(reply->cost.calls, 2);
        QCOMPARE(heard, u"Copper is"_s); // the rest arrives with the complete reply
        QVERIFY(!server.requests().constLast().json.value(u"stream"_s).toBool());
    }

    void givesRoomToWhatThinks_data()
    {
        QTest::addColumn<QJsonObject>("beside");
        QTest::addColumn<QString>("aloud");
        QTest::newRow("aloud") << QJsonObject() << u"<think>Let me see"_s;
        QTest::newRow("in brackets") << QJsonObject() << u"[THINK]Let me see"_s;
        QTest::newRow("in a channel") << QJsonObject() << u"<|channel|>analysis<|message|>Let me see"_s;
        QTest::newRow("beside") << QJsonObject{{u"reasoning_content"_s, u"Let me see"_s}} << QString();
        QTest::newRow("in secret") << QJsonObject() << QString();
    }

    // It thinks until its tokens are used up; with more tokens it answers, and gets them from then on.
    void givesRoomToWhatThinks()
    {
        QFETCH(QJsonObject, beside);
        QFETCH(QString, aloud);
        ScriptedServer server;
        server.handle([=](const Scripted::Request &request) {
            if (request.json.value(u"max_tokens"_s).toInt() > 2000)
                return Scripted::chat(u"yes"_s);
            QJsonObject message = beside;
            message.insert(u"content"_s, aloud);
            return Scripted::json(
                {{u"choices"_s, QJsonArray{QJsonObject{{u"message"_s, message}, {u"finish_reason"_s, u"length"_s}}}}});
        });
        Prompt prompt = asking();
        prompt.maxTokens = 64;
        const auto model = modelOn(server);
        const Result<Reply> first = model->reply(prompt, {}, {});
        QVERIFY2(first, first ? "" : qPrintable(first.error().message));
        QCOMPARE(first->text, u"yes"_s);
        QCOMPARE(first->cost.calls, 2);
        QVERIFY(!model->can(Ability::Logprobs)); // its first token is a thought
        const Result<Reply> second = model->reply(prompt, {}, {});
        QCOMPARE(second->cost.calls, 1);
    }

    void tellsWhyNothingWasSaid_data()
    {
        QTest::addColumn<QJsonObject>("message");
        QTest::addColumn<QString>("finish");
        QTest::addColumn<int>("emptyCause");
        const QJsonValue call = QJsonArray{QJsonObject{{u"id"_s, u"1"_s}}};
        QTest::newRow("refused") << QJsonObject{{u"refusal"_s, u"I can't help with that."_s}} << u"stop"_s
                                 << int(EmptyCause::Refused);
        QTest::newRow("filtered") << QJsonObject() << u"content_filter"_s << int(EmptyCause::Filtered);
        QTest::newRow("a tool") << QJsonObject{{u"tool_calls"_s, call}} << u"tool_calls"_s << int(EmptyCause::ToolCall);
        QTest::newRow("nothing") << QJsonObject() << u"stop"_s << int(EmptyCause::Unknown);
        QTest::newRow("thought alone") << QJsonObject{{u"reasoning"_s, u"Hm"_s}} << u"length"_s
                                       << int(EmptyCause::ThoughtOnly);
    }

    void tellsWhyNothingWasSaid()
    {
        QFETCH(QJsonObject, message);
        QFETCH(QString, finish);
        QFETCH(int, emptyCause);
        message.insert(u"content"_s, QJsonValue());
        for (const bool streams : {false, true}) {
            const QJsonObject choice{{streams ? u"delta"_s : u"message"_s, message}, {u"finish_reason"_s, finish}};
            const QJsonObject body{{u"choices"_s, QJsonArray{choice}}};
            ScriptedServer server;
            server.handle([=](const Scripted::Request &) {
                return streams ? Scripted::events({"data: " + Scripted::compact(body) + "\n\n", "data: [DONE]\n\n"})
                               : Scripted::json(body);
            });
            QString heard;
            const Result<Reply> reply = ask(server, streams ? &heard : nullptr);
            QVERIFY2(reply, reply ? "" : qPrintable(reply.error().message));
            QCOMPARE(int(reply->emptyCause), emptyCause);
            QVERIFY(reply->text.isEmpty() && heard.isEmpty());
        }
    }

    void waitsForNothingThatWillNotCome_data()
    {
        QTest::addColumn<Scripted::Reply>("said");
        QTest::addColumn<QString>("sentence");
        Scripted::Reply later = Scripted::error(429, u"Rate limit reached"_s);
        later.headers = {"Retry-After: 600"};
        QTest::newRow("too long") << later << u"wait 600 seconds"_s;
        QTest::newRow("quota") << Scripted::error(429, u"You exceeded your current quota"_s) << u"is used up"_s;
        QTest::newRow("credits") << Scripted::error(402, u"Add more using the credits page."_s) << u"is used up"_s;
    }

    void waitsForNothingThatWillNotCome()
    {
        QFETCH(Scripted::Reply, said);
        QFETCH(QString, sentence);
        ScriptedServer server;
        server.handle([said](const Scripted::Request &) { return said; });
        const Result<Reply> reply = ask(server);
        QVERIFY(!reply);
        QVERIFY2(reply.error().message.contains(sentence), qPrintable(reply.error().message));
        QCOMPARE(server.requests().size(), 1);
    }

    // Gemma has no system role.
    void putsTheSystemsWordsBeforeTheUsers()
    {
        for (const int status : {400, 500}) {
            ScriptedServer server;
            server.handle([status](const Scripted::Request &request) {
                const QJsonArray messages = request.json.value(u"messages"_s).toArray();
                if (messages.first()[u"role"_s] == u"system"_s)
                    return Scripted::error(status, u"System role not supported"_s);
                return Scripted::chat(messages.first()[u"content"_s].toString());
            });
            Prompt prompt = asking();
            prompt.system = u"Be brief."_s;
            const Result<Reply> reply = modelOn(server)->reply(prompt, {}, {});
            QVERIFY2(reply, reply ? "" : qPrintable(reply.error().message));
            QCOMPARE(reply->text, u"Be brief.\n\nSay hello."_s);
        }
    }

    // llama-server and vLLM name a model by the path it was started with.
    void aModelMayBeCalledByItsPath()
    {
        for (const QString &path : {u"/models/qwen3-4b.gguf"_s, u"/models/Llama-3"_s}) {
            const Backend *backend = backendFor(path);
            QVERIFY(backend);
            QCOMPARE(backend->id, std::string_view("openai"));
        }
        const Backend *vectors = backendFor(u"/models/potion"_s, ModelRole::Vectors);
        QVERIFY(vectors);
        QCOMPARE(vectors->id, std::string_view("static"));
    }

    // Azure lists no models, and takes the key and version in its own way.
    void believesTheNameWhereNoModelsAreListed()
    {
        ScriptedServer server;
        server.handle([](const Scripted::Request &request) {
            if (!request.path.contains("api-version=2024"))
                return Scripted::error(404, u"Resource not found"_s);
            return request.path.contains("/models") ? Scripted::error(404, u"Resource not found"_s)
                                                    : Scripted::chat(u"Hello."_s);
        });
        Settings settings = settingsFor(server);
        settings.serverUrl += u"?api-version=2024"_s;
        openai::Server where = openai::Server::from(settings);
        where.key = "sesame";
        const Result<openai::Offer> offer = openai::offerOf(where, u"my-deployment"_s, {});
        QVERIFY2(offer, offer ? "" : qPrintable(offer.error().message));
        QCOMPARE(offer->id, u"my-deployment"_s);
        openai::Model model(where, *offer, 1);
        QVERIFY(bool(model.reply(asking(), {}, {})));
        QCOMPARE(server.requests().constLast().headers.value("api-key"), QByteArray("sesame"));
        QVERIFY(server.requests().constLast().path.startsWith("/v1/chat/completions?"));
    }

    void explainsRefusals_data()
    {
        using namespace Scripted;
        using Reply = Scripted::Reply;
        QTest::addColumn<Reply>("said");
        QTest::addColumn<QString>("sentence");
        QTest::newRow("no such model") << error(404, QStringLiteral("model \"toy\" not found"))
                                       << QStringLiteral("does not serve the model “toy”");
        Reply nowhere;
        nowhere.status = 404;
        nowhere.body = "404 page not found";
        QTest::newRow("no such place") << nowhere << QStringLiteral("There is no model server at");
        QTest::newRow("no key") << error(401, QStringLiteral("Invalid API Key"))
                                << QStringLiteral("set ATTEST_API_KEY");
        QTest::newRow("too long, llama-server")
            << error(400, QStringLiteral("the request exceeds the available context size"),
                     QStringLiteral("exceed_context_size_error"))
            << QStringLiteral("use fewer passages");
        QTest::newRow("too long, OpenAI and vLLM")
            << error(400, QStringLiteral("This model's maximum context length is 2048 tokens."))
            << QStringLiteral("use fewer passages");
        QTest::newRow("another matter") << error(400, QStringLiteral("bad things")) << QStringLiteral("“bad things”");
        Reply away;
        away.status = 301;
        away.headers = {"Location: https://new.example/v1/chat/completions"};
        QTest::newRow("moved") << away << QStringLiteral("has moved \\(it says “https://new.example/v1");
        Reply page;
        page.body = "<html></html>";
        QTest::newRow("200 and a page") << page << QStringLiteral("did not send a model's reply");
        QTest::newRow("200 and an error") << error(200, QStringLiteral("cannot")) << QStringLiteral("“cannot”");
        QTest::newRow("200 and no choice")
            << json({{QStringLiteral("choices"), QJsonArray()}}) << QStringLiteral("did not send a model's reply");
        Reply half;
        half.body = "{\"choices\":[{\"message\":{\"content\":\"He";
        QTest::newRow("200 and half an object") << half << QStringLiteral("stopped in mid-sentence");
        Reply deep;
        deep.body = QByteArray(100000, '[');
        QTest::newRow("200 and an abyss") << deep << QStringLiteral("did not send a model's reply");
    }

    void explainsRefusals()
    {
        QFETCH(Scripted::Reply, said);
        QFETCH(QString, sentence);
        ScriptedServer server;
        server.enqueue(said);
        server.enqueue(said); // a truncated reply is requested once more
        const Result<Reply> reply = ask(server);
        QVERIFY(!reply);
        QCOMPARE(reply.error().code, Error::Unavailable);
        QVERIFY2(reply.error().message.contains(QRegularExpression(sentence)), qPrintable(reply.error().message));
        QVERIFY2(reply.error().message.endsWith(u'.'), qPrintable(reply.error().message));
        QCOMPARE(server.requests().size(), sentence.contains(u"mid-sentence"_s) ? 2 : 1);
    }

    void repeatsWhatPasses_data()
    {
        QTest::addColumn<int>("status");
        for (const int status : {408, 429, 500, 502, 503, 504})
            QTest::newRow(qPrintable(QString::number(status))) << status;
    }

    void repeatsWhatPasses()
    {
        QFETCH(int, status);
        ScriptedServer server;
        Scripted::Reply busy = Scripted::error(status, QStringLiteral("busy"));
        busy.headers = {"Retry-After: 0"};
        server.enqueue(busy);
        server.enqueue(busy);
        server.enqueue(Scripted::chat(QStringLiteral("Hello.")));
        const Result<Reply> reply = ask(server);
        QVERIFY(reply);
        QCOMPARE(reply->cost.calls, 3);
        QCOMPARE(server.requests().size(), 3);
    }

    void givesUpWhatDoesNotPass()
    {
        ScriptedServer server;
        server.handle([](const Scripted::Request &) { return Scripted::error(500, QStringLiteral("broken")); });
        const Result<Reply> reply = ask(server);
        QVERIFY(!reply);
        QVERIFY(reply.error().message.contains(QStringLiteral("wait a moment and ask again")));
        QCOMPARE(server.requests().size(), 4);
    }

    void waitsUntilTheModelIsLoaded()
    {
        ScriptedServer server;
        std::atomic<int> looks = 0;
        server.handle([&looks](const Scripted::Request &request) {
            if (request.path == "/health")
                return ++looks < 6 ? Scripted::error(503, QStringLiteral("Loading model")) : Scripted::json({});
            return looks < 6 ? Scripted::error(503, QStringLiteral("Loading model"))
                             : Scripted::chat(QStringLiteral("Hello."));
        });
        const Result<Reply> reply = ask(server);
        QVERIFY(reply);
        QCOMPARE(reply->cost.calls, 2);
        QCOMPARE(looks.load(), 6);
    }

    void stopEndsEveryWait_data()
    {
        QTest::addColumn<Scripted::Reply>("said");
        Scripted::Reply later = Scripted::error(503, QStringLiteral("busy"));
        later.headers = {"Retry-After: 30"};
        QTest::newRow("between two requests") << later;
        QTest::newRow("for a reply") << Scripted::events({": ping\n\n"}, Scripted::Reply::Stall);
        QTest::newRow("for a model to load") << Scripted::error(503, QStringLiteral("Loading model"));
    }

    void stopEndsEveryWait()
    {
        QFETCH(Scripted::Reply, said);
        ScriptedServer server;
        server.handle([said](const Scripted::Request &) { return said; });
        std::stop_source stop;
        std::thread stopper([&] {
            server.waitForRequests(1);
            stop.request_stop();
        });
        QElapsedTimer clock;
        clock.start();
        const Result<Reply> reply = modelOn(server)->reply(
            asking(), [](const QString &) {}, stop.get_token());
        stopper.join();
        QVERIFY(!reply);
        QCOMPARE(reply.error().code, Error::Cancelled);
        QVERIFY2(clock.elapsed() < 1000, qPrintable(QString::number(clock.elapsed())));
    }

    void dropsWhatTheServerRefusesAndRemembers_data()
    {
        QTest::addColumn<QString>("parameter");
        QTest::addColumn<QString>("message");
        QTest::addColumn<bool>("named");
        const auto row = [](const char *parameter, const char *message, bool named) {
            QTest::newRow(message) << QString::fromLatin1(parameter) << QString::fromLatin1(message) << named;
        };
        row("temperature", "Unsupported value", true);
        row("max_tokens", "Use 'max_completion_tokens' instead of 'max_tokens'.", false);
        row("max_tokens", "Unsupported parameter", true);
        row("logprobs", "You are not allowed to request logprobs", false);
        row("response_format", "Failed to initialize samplers", false);
        row("seed", "Unknown parameter: seed", false);
        row("grammar", "failed to parse grammar", false);
        row("chat_template_kwargs", "extra inputs: chat_template_kwargs", false);
    }

    void dropsWhatTheServerRefusesAndRemembers()
    {
        QFETCH(QString, parameter);
        QFETCH(QString, message);
        QFETCH(bool, named);
        ScriptedServer server;
        server.handle([=](const Scripted::Request &request) {
            return request.json.contains(parameter) ? Scripted::error(400, message, {}, named ? parameter : QString())
                                                    : Scripted::chat(QStringLiteral("yes"));
        });
        Prompt prompt = asking();
        prompt.logprobs = parameter == QLatin1String("logprobs") ? 5 : 0;
        prompt.schema = parameter == QLatin1String("response_format") ? "{\"type\":\"object\"}" : "";
        prompt.choices = QStringList{QStringLiteral("yes")};
        if (prompt.schema.size() || prompt.logprobs)
            prompt.choices.clear();
        const auto model = modelOn(server, Kind::LlamaServer);
        const Result<Reply> first = model->reply(prompt, {}, {});
        QVERIFY2(first, first ? "" : qPrintable(first.error().message));
        const int calls = first->cost.calls;
        QVERIFY(calls >= 2);
        const Result<Reply> second = model->reply(prompt, {}, {});
        QVERIFY(second);
        QCOMPARE(second->cost.calls, 1);
        QCOMPARE(server.requests().size(), calls + 1);
        QVERIFY(server.requests().constLast().json.contains(parameter == QLatin1String("max_tokens")
                                                                ? QStringLiteral("max_completion_tokens")
                                                                : QStringLiteral("model")));
    }

    void asksForFewerAlternativesWhereManyAreTooMany()
    {
        ScriptedServer server;
        server.handle([](const Scripted::Request &request) {
            return request.json.value(QStringLiteral("top_logprobs")).toInt() > 5
                       ? Scripted::error(400,
                                         QStringLiteral("Requested sample logprobs of 20, which is greater than max "
                                                        "allowed: 5"))
                       : Scripted::chat(QStringLiteral("yes"), QStringLiteral("length"),
                                        {{QStringLiteral("yes"), 0.9}, {QStringLiteral("no"), 0.1}});
        });
        Prompt prompt = asking();
        prompt.logprobs = 20;
        const auto model = modelOn(server);
        const Result<Reply> reply = model->reply(prompt, {}, {});
        QVERIFY(reply);
        QCOMPARE(reply->tokens.size(), 1);
        QVERIFY(reply->cut);
        QVERIFY(model->can(Ability::Logprobs));
    }

    void doesNotBlameAParameterForWhatPersists()
    {
        ScriptedServer server;
        server.handle([](const Scripted::Request &) { return Scripted::error(400, QStringLiteral("bad things")); });
        Prompt prompt = asking();
        prompt.logprobs = 20;
        const auto model = modelOn(server);
        QVERIFY(!model->reply(prompt, {}, {}));
        QVERIFY(model->can(Ability::Logprobs));
    }

    void readsLogProbabilitiesInEveryForm_data()
    {
        QTest::addColumn<QByteArray>("entry");
        QTest::newRow("logprob") << QByteArray(
            R"({"token":"yes","logprob":-0.1,"top_logprobs":[{"token":"yes","logprob":-0.1},{"token":"no","logprob":-2.3}]})");
        QTest::newRow("prob") << QByteArray(
            R"({"token":"yes","prob":0.9048374,"top_probs":[{"token":"yes","prob":0.9048374},{"token":"no","prob":0.1002588}]})");
        QTest::newRow("the lowest number there is") << QByteArray(
            R"({"token":"yes","logprob":-0.1,"top_logprobs":[{"token":"yes","logprob":-0.1},{"token":"no","logprob":-2.3},{"token":"x","logprob":-3.4028235e38}]})");
    }

    void readsLogProbabilitiesInEveryForm()
    {
        QFETCH(QByteArray, entry);
        const std::optional<Reply> reply = openai::readChat(
            R"({"choices":[{"message":{"content":"yes"},"finish_reason":"stop","logprobs":{"content":[)" + entry +
            "]}}]}");
        QVERIFY(reply);
        QCOMPARE(reply->tokens.size(), 1);
        const Token token = reply->tokens.constFirst();
        QVERIFY(std::abs(token.logprob + 0.1) < 1e-6);
        QVERIFY(std::abs(token.alternatives.at(1).second + 2.3) < 1e-6);
        QVERIFY(std::isfinite(token.alternatives.constLast().second));
    }

    void mendsJsonThatIsNotUtf8()
    {
        const std::optional<Reply> reply =
            openai::readChat("{\"choices\":[{\"message\":{\"content\":\"caf\xc3\"},\"finish_reason\":\"stop\"}]}");
        QVERIFY(reply);
        QVERIFY(reply->text.startsWith(QStringLiteral("caf")));
    }

    void readsHalvesOfACharacterThatAreWrittenAsEscapes()
    {
        const auto textOf = [](const QByteArray &content) {
            const std::optional<Reply> reply = openai::readChat("{\"choices\":[{\"message\":{\"content\":\"" + content +
                                                                "\"},\"finish_reason\":\"stop\"}]}");
            return reply ? reply->text : QStringLiteral("not read");
        };
        QCOMPARE(textOf("a\\ud83d b"), QStringLiteral("a\uFFFD b"));
        QCOMPARE(textOf("a\\ude00 b"), QStringLiteral("a\uFFFD b"));
        QCOMPARE(textOf("a\\ud83d\\ude00 b\\ud83d"), QString::fromUtf8("a\xf0\x9f\x98\x80 b\xef\xbf\xbd"));
    }

    void listsTheModels()
    {
        ScriptedServer server;
        server.offerModels({QStringLiteral("llama3.2:latest"), QStringLiteral("qwen3:4b")});
        const Result<QStringList> models = backend().models(settingsFor(server), {}, {});
        QVERIFY(models);
        QCOMPARE(*models, (QStringList{QStringLiteral("llama3.2:latest"), QStringLiteral("qwen3:4b")}));
    }

    void doesNotWaitForAListAsForAnAnswer()
    {
        ScriptedServer server;
        Scripted::Reply silence;
        silence.silent = true;
        silence.ending = Scripted::Reply::Stall;
        server.handle([silence](const Scripted::Request &) { return silence; });
        openai::Server where;
        QVERIFY(where.listing.silenceSeconds <= 15 && where.listing.totalSeconds <= 30);
        where.url = server.url();
        where.limits.silenceSeconds = 20; // of an answer
        where.listing.silenceSeconds = 1;
        QElapsedTimer timer;
        timer.start();
        const auto models = openai::modelsOf(where, {});
        QVERIFY(!models);
        QCOMPARE(models.error().code, Error::Unavailable);
        QVERIFY2(timer.elapsed() < 10'000, qPrintable(QString::number(timer.elapsed())));
    }

    void readsAnEmptyListOfModels() // W-5: data: null
    {
        QCOMPARE(openai::readModels("{\"object\":\"list\",\"data\":null}")->size(), 0);
        QVERIFY(!openai::readModels("{\"models\":[]}"));
        QVERIFY(!openai::readModels("<html>"));
        const auto offers = openai::readModels(
            R"({"data":[{"id":"a","owned_by":"vllm","max_model_len":4096},{"id":"b","owned_by":"llamacpp","meta":null},7]})");
        QCOMPARE(offers->size(), 2);
        QCOMPARE(offers->at(0).server, Kind::Vllm);
        QCOMPARE(offers->at(0).context, 4096);
        QCOMPARE(offers->at(1).server, Kind::LlamaServer);
    }

    void opensWhatTheServerServes()
    {
        ScriptedServer server;
        server.offerModels({QStringLiteral("toy:latest")});
        server.enqueue(Scripted::chat(QStringLiteral("copper melting point")));
        const Result<ModelSet> mind = backend().open(settingsFor(server), {}, noLibrary(), {});
        QVERIFY(mind);
        QCOMPARE(mind->critic->name(), QStringLiteral("toy:latest"));
        QCOMPARE(server.chats().size(), 0); // without a costly chat
        QCOMPARE(mind->writer->rewrite({QStringLiteral("When does copper melt?"), {}, {}}, {})->query,
                 QStringLiteral("copper melting point"));
    }

    void aModelThatWasReplacedUnderItsNameIsAnotherJudge_data()
    {
        QTest::addColumn<QByteArray>("before"); // the model in the list
        QTest::addColumn<QByteArray>("after");
        QTest::addColumn<QByteArray>("file"); // the file afterwards; it was “a.gguf” before
        QTest::addColumn<bool>("same");
        const QByteArray ollama = R"({"id":"toy","owned_by":"library","created":1700000000})";
        QTest::newRow("Ollama, the same") << ollama << ollama << QByteArray() << true;
        QTest::newRow("Ollama, pulled anew")
            << ollama << QByteArray(ollama).replace("1700000000", "1700000007") << QByteArray() << false;
        const QByteArray llama = R"({"id":"toy","owned_by":"llamacpp","created":1700000000,)"
                                 R"("meta":{"n_params":260000,"size":1040000,"n_vocab":512}})";
        QTest::newRow("llama-server, asked later")
            << llama << QByteArray(llama).replace("1700000000", "1700000007") << QByteArray("a.gguf") << true;
        QTest::newRow("llama-server, smaller numbers")
            << llama << QByteArray(llama).replace("1040000", "520000") << QByteArray("a.gguf") << false;
        QTest::newRow("llama-server, another file") << llama << llama << QByteArray("b.gguf") << false;
        const QByteArray vllm = R"({"id":"toy","owned_by":"vllm","created":1700000000,"root":"/models/a"})";
        QTest::newRow("vLLM, asked later")
            << vllm << QByteArray(vllm).replace("1700000000", "1700000007") << QByteArray() << true;
        QTest::newRow("vLLM, another folder")
            << vllm << QByteArray(vllm).replace("/models/a", "/models/b") << QByteArray() << false;
    }

    void aModelThatWasReplacedUnderItsNameIsAnotherJudge()
    {
        QFETCH(QByteArray, before);
        QFETCH(QByteArray, after);
        QFETCH(QByteArray, file);
        QFETCH(bool, same);
        ScriptedServer server;
        const auto opened = [&server](const QByteArray &entry, const QByteArray &path) {
            server.handle([=](const Scripted::Request &request) {
                Scripted::Reply reply;
                if (request.path.endsWith("/models"))
                    reply.body = R"({"object":"list","data":[)" + entry + "]}";
                else
                    reply.body = R"({"total_slots":1,"model_path":")" + path + R"(","chat_template":"{{x}}"})";
                return reply;
            });
            return backend().open(settingsFor(server), {}, noLibrary(), {});
        };
        const Result<ModelSet> first = opened(before, "a.gguf");
        const Result<ModelSet> second = opened(after, file);
        QVERIFY(first && second);
        QCOMPARE(first->critic->identity(Verdict::Relevance) == second->critic->identity(Verdict::Relevance), same);
    }

    void saysWhyItCannotOpen()
    {
        ScriptedServer server;
        Settings settings = settingsFor(server);
        settings.model = QStringLiteral("other");
        Result<ModelSet> mind = backend().open(settings, {}, noLibrary(), {});
        QVERIFY(!mind);
        QCOMPARE(mind.error().code, Error::Invalid);
        QVERIFY(mind.error().message.contains(QStringLiteral("does not serve the model “other”")));
        server.offerModels({});
        mind = backend().open(settings, {}, noLibrary(), {});
        QCOMPARE(mind.error().code, Error::Invalid);
        QVERIFY(mind.error().message.contains(QStringLiteral("has no model")));
        server.handle([](const Scripted::Request &) { return Scripted::json({}); });
        mind = backend().open(settings, {}, noLibrary(), {});
        QCOMPARE(mind.error().code, Error::Unavailable);
        QVERIFY(mind.error().message.contains(QStringLiteral("is not a model server")));
    }

    void saysThatNothingAnswers()
    {
        Settings settings;
        {
            ScriptedServer gone;
            settings = settingsFor(gone);
        }
        const Result<QStringList> models = backend().models(settings, {}, {});
        QVERIFY(!models);
        QCOMPARE(models.error().code, Error::Unavailable);
        QCOMPARE(models.error().message,
                 QStringLiteral("Nothing is responding at %1; start the server or choose another model in Settings.")
                     .arg(settings.serverUrl));
    }

    void handlesEveryModelButTheEmbeddedOne()
    {
        QVERIFY(backend().handles(QStringLiteral("llama3.2:3b"), ModelRole::Chat));
        QVERIFY(!backend().handles(QStringLiteral("builtin"), ModelRole::Chat));
        QVERIFY(!backend().handles(QString(), ModelRole::Chat));
    }

    void tellsTheKeyToTheServerAndToNobodyElse()
    {
        qputenv("ATTEST_API_KEY", "sk-secret");
        qputenv("OPENAI_API_KEY", "sk-other");
        ScriptedServer server;
        server.enqueue(Scripted::error(401, QStringLiteral("Incorrect API key provided: sk-secret.")));
        const Result<Reply> reply = ask(server);
        QVERIFY(!reply);
        QCOMPARE(server.requests().constFirst().headers.value("authorization"), QByteArray("Bearer sk-secret"));
        QVERIFY(!server.requests().constFirst().body.contains("sk-secret"));
        QVERIFY2(!reply.error().message.contains(QStringLiteral("sk-secret")), qPrintable(reply.error().message));
        QVERIFY(!reply.error().detail.contains(QStringLiteral("sk-secret")));
    }

    void whatIsInTheEnvironmentGoesWhereItIsMeantFor_data()
    {
        QTest::addColumn<QString>("model");
        QTest::addColumn<QString>("server"); // in the settings
        QTest::addColumn<QByteArray>("attest");
        QTest::addColumn<QByteArray>("sent");
        const QString toy = QStringLiteral("toy");
        const QString openAi = QStringLiteral("https://api.openai.com/v1/");
        const QByteArray none;
        QTest::newRow("OpenAI's, to OpenAI") << toy << openAi << none << QByteArray("sk-other");
        QTest::newRow("Attest's before it") << toy << openAi << QByteArray("sk-attest") << QByteArray("sk-attest");
        QTest::newRow("not in clear") << toy << QStringLiteral("http://api.openai.com/v1") << none << none;
        QTest::newRow("not who says so") << toy << QStringLiteral("https://api.openai.com.example/v1") << none << none;
        QTest::newRow("not to another") << toy << QStringLiteral("https://models.example/v1") << none << none;
        QTest::newRow("not to this machine") << toy << QStringLiteral("http://localhost:11434/v1") << none << none;
        QTest::newRow("Attest's, encrypted")
            << toy << QStringLiteral("https://models.example/v1") << QByteArray("sk-attest") << QByteArray("sk-attest");
        QTest::newRow("Attest's, to this machine")
            << toy << QStringLiteral("http://[::1]:8080/v1") << QByteArray("sk-attest") << QByteArray("sk-attest");
        QTest::newRow("Attest's, not in clear")
            << toy << QStringLiteral("http://models.example/v1") << QByteArray("sk-attest") << none;
        QTest::newRow("Attest's, not to a model elsewhere")
            << QStringLiteral("toy@https://models.example/v1") << openAi << QByteArray("sk-attest") << none;
    }

    void whatIsInTheEnvironmentGoesWhereItIsMeantFor()
    {
        QFETCH(QString, model);
        QFETCH(QString, server);
        QFETCH(QByteArray, attest);
        QFETCH(QByteArray, sent);
        qputenv("OPENAI_API_KEY", "sk-other");
        if (!attest.isEmpty())
            qputenv("ATTEST_API_KEY", attest);
        Settings settings;
        settings.model = model;
        settings.serverUrl = server;
        QCOMPARE(openai::Server::from(settings).key, sent);
        Connections connections; // what is known of a server takes precedence
        connections.keys[openai::Server::from(settings).url] = "sk-kept";
        QCOMPARE(openai::Server::from(settings, connections).key, QByteArray("sk-kept"));
    }

    void namesTheVariableOnlyWhereItWouldBeSent()
    {
        Settings settings;
        const openai::ServerError said{QStringLiteral("Invalid API Key"), {}, {}};
        const QString variable = QStringLiteral("ATTEST_API_KEY");
        QVERIFY(openai::Server::from(settings).refusal(401, said).message.contains(variable));
        settings.model = QStringLiteral("toy@http://localhost:8080/v1");
        const QString elsewhere = openai::Server::from(settings).refusal(401, said).message;
        QVERIFY2(!elsewhere.contains(variable) && elsewhere.contains(QLatin1String("attest-cli key")),
                 qPrintable(elsewhere));
        settings.model = QStringLiteral("toy");
        settings.serverUrl = QStringLiteral("http://models.example/v1");
        QVERIFY(!openai::Server::from(settings).refusal(403, said).message.contains(variable));
    }

    void doesNotAskWhatCannotFit()
    {
        ScriptedServer server;
        openai::Model model(openai::Server::from(settingsFor(server)), {QStringLiteral("toy"), Kind::Vllm, 100}, 4);
        const Result<Reply> reply = model.reply(asking(QString(700, u'x')), {}, {});
        QVERIFY(!reply);
        QVERIFY(reply.error().message.contains(QStringLiteral("use fewer passages")));
        QCOMPARE(server.requests().size(), 0);
    }

    void noticesThatThePromptWasCutInSilence()
    {
        ScriptedServer server;
        Scripted::Reply cut = Scripted::chat(QStringLiteral("yes"));
        cut.body.replace("\"prompt_tokens\":9", "\"prompt_tokens\":1024");
        server.enqueue(cut);
        const auto model = modelOn(server, Kind::Ollama);
        const Result<Reply> reply = model->reply(asking(QStringLiteral("copper ").repeated(2000)), {}, {});
        QVERIFY(!reply);
        QVERIFY2(reply.error().message.contains(QStringLiteral("it read 1024 tokens")),
                 qPrintable(reply.error().message));
        QCOMPARE(model->context(), 1024); // the next prompt is shorter
        server.enqueue(cut);
        QVERIFY(modelOn(server, Kind::Vllm)->reply(asking(QStringLiteral("copper ").repeated(2000)), {}, {}));
    }

    void learnsTheContextFromARefusal_data()
    {
        QTest::addColumn<QByteArray>("said");
        QTest::newRow("llama-server") << QByteArray(
            R"({"error":{"code":400,"message":"too long","type":"exceed_context_size_error","n_prompt_tokens":900,"n_ctx":512}})");
        QTest::newRow("vLLM") << QByteArray(
            R"({"error":{"message":"Your maximum context length is 512 tokens. However, you requested 900"}})");
    }

    void learnsTheContextFromARefusal()
    {
        QFETCH(QByteArray, said);
        ScriptedServer server;
        Scripted::Reply refusal = Scripted::error(400, {});
        refusal.body = said;
        server.enqueue(refusal);
        const auto model = modelOn(server);
        QVERIFY(!model->reply(asking(), {}, {}));
        QCOMPARE(model->context(), 512);
        server.enqueue(Scripted::chat(QStringLiteral("Hello.")));
        Prompt prompt = asking();
        prompt.maxTokens = 1024;
        QVERIFY(model->reply(prompt, {}, {}));
        QVERIFY(server.chats().constLast().json.value(QStringLiteral("max_tokens")).toInt() < 512);
    }

    void doesNotWaitBeyondTheTimeOfTheQuestion()
    {
        ScriptedServer server;
        Scripted::Reply later = Scripted::error(503, QStringLiteral("busy"));
        later.headers = {"Retry-After: 20"};
        server.handle([later](const Scripted::Request &) { return later; });
        openai::Server where = openai::Server::from(settingsFor(server));
        where.deadline = std::chrono::steady_clock::now() + std::chrono::seconds(2);
        openai::Model model(where, {QStringLiteral("toy"), Kind::Unknown, 0}, 1);
        QElapsedTimer clock;
        clock.start();
        QVERIFY(!model.reply(asking(), {}, {}));
        QVERIFY2(clock.elapsed() < 1500, qPrintable(QString::number(clock.elapsed())));
    }

    void makesNoMoreCallsAtOnceThanAllowed()
    {
        ScriptedServer server;
        server.handle([](const Scripted::Request &) {
            Scripted::Reply never = Scripted::chat(QStringLiteral("yes"));
            never.delay = 60000;
            return never;
        });
        openai::Server where = openai::Server::from(settingsFor(server));
        openai::Model model(where, {QStringLiteral("toy"), Kind::Unknown, 0}, 2);
        std::stop_source stop;
        std::atomic<int> cancelled = 0;
        std::vector<std::thread> threads;
        for (int i = 0; i < 6; ++i) {
            threads.emplace_back([&] {
                const Result<Reply> reply = model.reply(asking(), {}, stop.get_token());
                cancelled += !reply && reply.error().code == Error::Cancelled ? 1 : 0;
            });
        }
        const bool two = server.waitForRequests(2);
        const bool three = server.waitForRequests(3, 200);
        stop.request_stop();
        for (std::thread &thread : threads)
            thread.join();
        QVERIFY(two);
        QVERIFY(!three);
        QCOMPARE(cancelled.load(), 6);
    }

    void saysHowFastItWrites()
    {
        ScriptedServer server;
        Scripted::Reply slow = Scripted::stream({u"Copper"_s, u" is"_s, u" a"_s, u" metal"_s, u"."_s});
        slow.pause = 60; // each piece separately, the first one without text
        server.enqueue(slow);
        QString heard;
        const Result<Reply> measured = ask(server, &heard);
        QVERIFY(measured);
        QVERIFY2(measured->cost.firstSeconds >= 0.1, qPrintable(QString::number(measured->cost.firstSeconds)));
        QVERIFY(measured->cost.firstSeconds < measured->cost.seconds);
        QCOMPARE(measured->cost.writtenTokens, 4); // after the first
        QVERIFY(measured->cost.tokensPerSecond() > 0.5 && measured->cost.tokensPerSecond() < 17);

        Scripted::Reply told = Scripted::stream({u"Copper"_s});
        told.pieces.insert(
            told.pieces.size() - 1,
            Scripted::event({{u"choices"_s, QJsonArray()},
                             {u"timings"_s, QJsonObject{{u"predicted_n"_s, 20}, {u"predicted_ms"_s, 500.0}}}}));
        server.enqueue(told); // llama-server's own figure is more exact
        const Result<Reply> believed = ask(server, &heard);
        QVERIFY(believed);
        QCOMPARE(believed->cost.tokensPerSecond(), 40.0);

        server.enqueue(Scripted::chat(u"yes"_s));
        const Result<Reply> verdict = ask(server); // nobody listens to the stream
        QVERIFY(verdict);
        QCOMPARE(verdict->cost.firstSeconds, 0.0);
        QCOMPARE(verdict->cost.tokensPerSecond(), 0.0);
        QCOMPARE(verdict->cost.pricedCalls, 0);
    }

    void knowsWhatACallCosts_data()
    {
        QTest::addColumn<QString>("server");
        QTest::addColumn<QString>("model");
        QTest::addColumn<double>("in"); // -1: unknown
        QTest::newRow("ours") << u"https://api.openai.com/v1"_s << u"gpt-4o-mini"_s << 0.15;
        QTest::newRow("with a date") << u"https://api.openai.com/v1"_s << u"gpt-4o-mini-2024-07-18"_s << 0.15;
        QTest::newRow("elsewhere") << u"http://localhost:8080/v1"_s << u"gpt-4o-mini"_s << -1.0;
        QTest::newRow("another model") << u"https://api.openai.com/v1"_s << u"gpt-4o-mini-tts"_s << -1.0;
        QTest::newRow("the user's") << u"https://llm.example.org/v1"_s << u"house"_s << 3.0;
        QTest::newRow("the user's, elsewhere") << u"https://other.org/v1"_s << u"house"_s << -1.0;
        QTest::newRow("the user's, anywhere") << u"https://other.org/v1"_s << u"big"_s << 7.0;
        QTest::newRow("the user's before ours") << u"https://api.openai.com/v1"_s << u"gpt-4o"_s << 1.0;
    }
    void knowsWhatACallCosts()
    {
        QFETCH(QString, server);
        QFETCH(QString, model);
        QFETCH(double, in);
        const QByteArray own =
            "{\"prices\": [{\"server\": \"llm.example.org\", \"model\": \"house\", \"in\": 3, \"out\": 4},"
            "{\"model\": \"big\", \"in\": 7, \"out\": 8}, {\"model\": \"gpt-4o\", \"in\": 1, \"out\": 1}]}";
        QCOMPARE(openai::faultInPrices(own), QString());
        const std::optional<openai::Price> price = openai::priceOf(server, model, own);
        QCOMPARE(price ? price->in : -1, in);
        QVERIFY(openai::faultInPrices("{").contains(u"at byte"_s));
        QVERIFY(openai::faultInPrices("{\"prices\": [{\"model\": \"a\"}]}").contains(u"entry 1 lacks"_s));
    }
};

QTEST_GUILESS_MAIN(TestOpenAi)
#include "tst_openai.moc"
