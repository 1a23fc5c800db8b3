// A Self-RAG checkpoint on each supported server: the forms of requests and replies, and complete questions. The server
// repeats recorded outputs of such a model.
#include "core/base/catalogue.h"
#include "core/flows/steps/answerstate.h"
#include "core/ports/backend.h"
#include "core/openai/checkpoint.h"
#include "fakes.h"
#include "papers.h"
#include "scriptedserver.h"
#include "tests/traceevents.h"
#include "tests/wordranking.h"

#include <QJsonDocument>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace core;
using namespace core::openai;

namespace {

struct Said // a token with its alternatives
{
    QString text;
    QList<std::pair<QString, double>> chances; // including the token itself, first
};

const QList<Said> workedExample = {
    {QStringLiteral("[Relevant]"), {{QStringLiteral("[Relevant]"), -0.05}, {QStringLiteral("[Irrelevant]"), -3.1}}},
    {QStringLiteral("Copper"), {{QStringLiteral("Copper"), -0.4}}},
    {QStringLiteral("."), {{QStringLiteral("."), -0.1}}},
    {QStringLiteral("[Fully supported]"),
     {{QStringLiteral("[Fully supported]"), -0.2},
      {QStringLiteral("[Partially supported]"), -1.9},
      {QStringLiteral("[No support / Contradictory]"), -3.5}}},
    {QStringLiteral("[Utility:5]"),
     {{QStringLiteral("[Utility:5]"), -0.2},
      {QStringLiteral("[Utility:4]"), -2},
      {QStringLiteral("[Utility:3]"), -4},
      {QStringLiteral("[Utility:2]"), -6},
      {QStringLiteral("[Utility:1]"), -7}}},
};

// Parses "[Relevant] Copper melts. [Fully supported]"; each word is a token with high probability.
QList<Said> said(const QString &words)
{
    QList<Said> tokens;
    for (QString rest = words; !rest.isEmpty();) {
        const int end = rest.startsWith(u'[') ? rest.indexOf(u']') + 1
                        : rest.startsWith(u'<')
                            ? rest.indexOf(u'>') + 1
                            : std::max(1, int(rest.indexOf(QRegularExpression(QStringLiteral("[ \\[<]")), 1)));
        const QString token =
            end == 1 && rest.size() > 1 && rest[0] != u' ' && rest.indexOf(u' ', 1) < 0 && rest.indexOf(u'[', 1) < 0
                ? rest
                : rest.left(end);
        tokens.append({token, {{token, -0.01}}});
        rest.remove(0, token.size());
    }
    return tokens;
}

QString textOf(const QList<Said> &tokens)
{
    QString text;
    for (const Said &token : tokens)
        text += token.text;
    return text;
}

int idOf(const QString &text)
{
    const std::optional<ReflectionToken> token = reflectionToken(text);
    return token ? 32000 + int(*token) : int(qChecksum(text.toUtf8()) % 30000);
}

// llama-server's own format. `mute`: control tokens are written as empty strings, as happens with some files.
QJsonObject native(const QList<Said> &tokens, bool mute = false, const QString &stop = QStringLiteral("eos"))
{
    const auto shown = [&](const QString &text) { return mute && reflectionToken(text) ? QString() : text; };
    QJsonArray entries;
    QString content;
    for (const Said &token : tokens) {
        QJsonArray top;
        for (const auto &[text, logprob] : token.chances)
            top.append(QJsonObject{{QStringLiteral("id"), idOf(text)},
                                   {QStringLiteral("token"), shown(text)},
                                   {QStringLiteral("logprob"), logprob}});
        QJsonObject entry = top.first().toObject();
        entry.insert(QStringLiteral("top_logprobs"), top);
        entries.append(entry);
        content += shown(token.text);
    }
    return {{QStringLiteral("content"), content},     {QStringLiteral("completion_probabilities"), entries},
            {QStringLiteral("stop"), true},           {QStringLiteral("stop_type"), stop},
            {QStringLiteral("tokens_evaluated"), 20}, {QStringLiteral("tokens_predicted"), tokens.size()}};
}

QJsonObject nativeOfOld(const QList<Said> &tokens)
{
    QJsonArray entries;
    for (const Said &token : tokens) {
        QJsonArray probs;
        for (const auto &[text, logprob] : token.chances)
            probs.append(QJsonObject{{QStringLiteral("tok_str"), text}, {QStringLiteral("prob"), std::exp(logprob)}});
        entries.append(QJsonObject{{QStringLiteral("content"), token.text}, {QStringLiteral("probs"), probs}});
    }
    return {{QStringLiteral("content"), textOf(tokens)},
            {QStringLiteral("completion_probabilities"), entries},
            {QStringLiteral("stop"), true},
            {QStringLiteral("stopped_eos"), true}};
}

QJsonObject choice(const QString &text, const QJsonObject &logprobs, const QString &finish)
{
    return {{QStringLiteral("object"), QStringLiteral("text_completion")},
            {QStringLiteral("choices"), QJsonArray{QJsonObject{{QStringLiteral("text"), text},
                                                               {QStringLiteral("logprobs"), logprobs},
                                                               {QStringLiteral("finish_reason"), finish}}}},
            {QStringLiteral("usage"),
             QJsonObject{{QStringLiteral("prompt_tokens"), 20}, {QStringLiteral("completion_tokens"), 5}}}};
}

QJsonObject legacy(const QList<Said> &tokens, const QString &finish = QStringLiteral("stop"))
{
    QJsonArray texts, chances, tops;
    for (const Said &token : tokens) {
        texts.append(token.text);
        chances.append(token.chances.first().second);
        QJsonObject top;
        for (const auto &[text, logprob] : token.chances)
            top.insert(text, logprob);
        tops.append(top);
    }
    return choice(textOf(tokens),
                  {{QStringLiteral("tokens"), texts},
                   {QStringLiteral("token_logprobs"), chances},
                   {QStringLiteral("top_logprobs"), tops}},
                  finish);
}

QJsonObject chatStyle(const QList<Said> &tokens)
{
    return choice(textOf(tokens), {{QStringLiteral("content"), native(tokens)[u"completion_probabilities"]}},
                  QStringLiteral("stop"));
}

TokenIds allIds()
{
    TokenIds ids;
    for (int i = 0; i < reflectionTokens; ++i)
        ids.insert(32000 + i, text(ReflectionToken(i)));
    return ids;
}

// Tokenises like such a model, and answers completions by a rule on the prompt.
void serveCheckpoint(ScriptedServer &server, Kind kind, std::function<QJsonObject(const QJsonObject &)> complete)
{
    server.handle([kind, complete](const Scripted::Request &request) {
        if (request.path.endsWith("/models"))
            return Scripted::models({QStringLiteral("selfrag")}, kind == Kind::LlamaServer ? QStringLiteral("llamacpp")
                                                                 : kind == Kind::Vllm      ? QStringLiteral("vllm")
                                                                                           : QStringLiteral("me"));
        if (request.path.endsWith("/tokenize")) {
            const bool isPython = request.path.startsWith("/extras");
            if (isPython != (kind == Kind::Unknown))
                return Scripted::error(404, QStringLiteral("Not Found"));
            QString asked;
            for (const char *key : {"content", "prompt", "input"})
                asked += request.json.value(QLatin1String(key)).toString();
            QJsonArray ids;
            if (isPython)
                ids.append(1);
            ids.append(idOf(asked));
            return Scripted::json({{QStringLiteral("tokens"), ids}});
        }
        if (request.path.endsWith("/completion") || request.path.endsWith("/completions"))
            return Scripted::json(complete(request.json));
        return Scripted::error(404, QStringLiteral("Not Found"));
    });
}

Server serverAt(const ScriptedServer &scripted)
{
    Settings settings;
    settings.serverUrl = scripted.url();
    Server server = Server::from(settings);
    server.firstPause = std::chrono::milliseconds(1);
    return server;
}

Offer offerOf(Kind kind)
{
    return {QStringLiteral("selfrag"), kind, 0};
}

Passage copper()
{
    Passage passage;
    passage.id = 7;
    passage.document = 3;
    passage.page = 2;
    passage.title = QStringLiteral("Metals");
    passage.text = QStringLiteral("Tin is soft. Copper melts at 1085 degrees. Lead is heavy.");
    return passage;
}

QString promptIn(const Scripted::Request &request)
{
    return request.json.value(QLatin1String("prompt")).toString();
}

} // namespace

class tst_checkpoint : public QObject
{
    Q_OBJECT

    std::unique_ptr<Checkpoint> checkpoint(const ScriptedServer &scripted, Kind kind)
    {
        return std::make_unique<Checkpoint>(
            serverAt(scripted), offerOf(kind), allIds(),
            Checkpoint::Options{QStringLiteral("selfrag"), std::make_shared<CallLimit>(4), UtilityAt::First});
    }

private slots:
    void readsEveryForm_data()
    {
        QTest::addColumn<QJsonObject>("reply");
        QTest::newRow("W-8: native") << native(workedExample);
        QTest::newRow("native, control tokens written as nothing") << native(workedExample, true);
        QTest::newRow("native, as it was") << nativeOfOld(workedExample);
        QTest::newRow("W-8: legacy") << legacy(workedExample);
        QTest::newRow("chat-style") << chatStyle(workedExample);
    }

    void readsEveryForm()
    {
        QFETCH(const QJsonObject, reply);
        const std::optional<Completion> completion = readCompletion(Scripted::compact(reply), allIds());
        QVERIFY(completion && completion->ended && !completion->cut);
        QCOMPARE(completion->tokens.size(), 5);
        const Reflection reflection = reflectionOf(completion->tokens, RetrieveAt::Behind);
        QVERIFY(std::abs(reflectionScore(reflection, {1, 1, 0.5, false}) - 2.302744) < 1e-6);
        QVERIFY(std::abs(sequenceScore(reflection) - std::exp(-0.95 / 5)) < 1e-6);
    }

    void readsNothingFromWhatIsNoCompletion()
    {
        for (const char *bytes : {"", "[]", "{}", "{\"choices\":[{\"message\":{\"content\":\"x\"}}]}",
                                  "{\"content\":7}", "<html>", "{\"content\":\"cut o"})
            QVERIFY2(!readCompletion(bytes, {}), bytes);
        const std::optional<Completion> odd = readCompletion(
            R"({"choices":[{"text":"x","logprobs":{"tokens":["x",3],"token_logprobs":[null],"top_logprobs":[7]}}]})",
            {});
        QVERIFY(odd);
        for (const Token &token : odd->tokens)
            QVERIFY(std::isfinite(token.logprob) && token.logprob <= 0);
        const std::optional<Completion> sure = readCompletion(
            R"({"content":"x","completion_probabilities":[{"token":"x","logprob":1e300,"top_logprobs":null}]})", {});
        QCOMPARE(sure->tokens.first().logprob, 0.0);
    }

    void readsAStreamCutAnywhere()
    {
        QByteArray bytes = ": comment\nevent: message\n";
        for (const Said &token : workedExample) {
            QJsonObject event = native({token});
            event[u"stop"] = false;
            bytes += "data: " + Scripted::compact(event) + "\n\n";
        }
        bytes += "data: {\"content\":\"\",\"stop\":true,\"stop_type\":\"eos\"}\n\ndata: [DONE]\n\n";
        for (const int step : {1, 7, 1000}) {
            CompletionStream stream(allIds());
            for (qsizetype at = 0; at < bytes.size(); at += step)
                stream.feed(bytes.mid(at, step));
            stream.end();
            QVERIFY(stream.readable() && stream.sofar().ended && !stream.error());
            QCOMPARE(stream.sofar().tokens.size(), 5);
            QCOMPARE(stream.sofar().text, textOf(workedExample));
        }
        CompletionStream whole({}); // a server without streaming
        whole.feed(QJsonDocument(legacy(workedExample)).toJson(QJsonDocument::Indented));
        whole.end();
        QCOMPARE(whole.sofar().tokens.size(), 5);
        CompletionStream broken({});
        broken.feed("data: {\"error\":{\"message\":\"out of memory\"}}\n\n");
        QCOMPARE(broken.error()->message, QStringLiteral("out of memory"));
    }

    void asksInTheFormOfTheServer()
    {
        ScriptedServer scripted;
        for (const Kind kind : {Kind::LlamaServer, Kind::Vllm, Kind::Unknown}) {
            serveCheckpoint(scripted, kind, [kind](const QJsonObject &) {
                return kind == Kind::LlamaServer ? native(workedExample) : legacy(workedExample);
            });
            SegmentTask task;
            task.question = QStringLiteral("What melts?");
            task.passage = copper();
            const Result<Segment> segment = checkpoint(scripted, kind)->segment(task, {});
            QVERIFY2(segment, segment ? "" : qPrintable(segment.error().message));
            QCOMPARE(segment->answer.text, QStringLiteral("Copper."));
            const Scripted::Request request = scripted.requests().last();
            QCOMPARE(promptIn(request),
                     QStringLiteral("### Instruction:\nWhat melts?\n\n### Response:\n[Retrieval]"
                                    "<paragraph>Metals\nTin is soft. Copper melts at 1085 degrees. Lead "
                                    "is heavy.</paragraph>"));
            QCOMPARE(request.json.value(QLatin1String("temperature")).toDouble(-1), 0.0);
            const bool isNative = kind == Kind::LlamaServer;
            QCOMPARE(request.path, QByteArray(isNative ? "/completion" : "/v1/completions"));
            QVERIFY(request.json.value(QLatin1String(isNative ? "n_probs" : "logprobs")).toInt() >= 20);
            QCOMPARE(request.json.value(QLatin1String(isNative ? "n_predict" : "max_tokens")).toInt(), 100);
            QCOMPARE(request.json.contains(QLatin1String("skip_special_tokens")), kind == Kind::Vllm);
            task.passage.reset();
            QVERIFY(checkpoint(scripted, kind)->segment(task, {}));
            QVERIFY(promptIn(scripted.requests().last()).endsWith(QStringLiteral("### Response:\n[No Retrieval]")));
        }
    }

    void citesTheSentenceOfThePassage()
    {
        ScriptedServer scripted;
        serveCheckpoint(scripted, Kind::Vllm, [](const QJsonObject &) {
            return legacy(
                said(QStringLiteral("[Relevant]Copper melts at 1085 degrees.[Fully supported][Utility:5]</s>")));
        });
        SegmentTask task;
        task.question = QStringLiteral("When does copper melt?");
        task.passage = copper();
        const Result<Segment> segment = checkpoint(scripted, Kind::Vllm)->segment(task, {});
        QVERIFY(segment && segment->finished && !segment->wantsPassage);
        QCOMPARE(segment->answer.text, QStringLiteral("Copper melts at 1085 degrees."));
        QCOMPARE(segment->answer.citations.size(), 1);
        QCOMPARE(segment->answer.citations.first().quote, QStringLiteral("Copper melts at 1085 degrees."));
        QCOMPARE(segment->answer.citations.first().passage, 7);
        QCOMPARE(segment->answer.sentences.first().citations, QList<int>{1});
        QCOMPARE(segment->verdicts.size(), 3);
        QCOMPARE(segment->answer.cost.calls, 1);
    }

    void draftsAndSaysWhetherToRetrieve()
    {
        ScriptedServer scripted;
        QList<Said> tokens = said(QStringLiteral("Sure![Retrieval]<paragraph>"));
        tokens[1].chances.append({QStringLiteral("[No Retrieval]"), -2.5});
        serveCheckpoint(scripted, Kind::LlamaServer, [&](const QJsonObject &) { return native(tokens); });
        const Result<Segment> draft =
            checkpoint(scripted, Kind::LlamaServer)->draft(QStringLiteral("What melts?"), {}, 50, {});
        QVERIFY(draft && draft->wantsPassage && draft->reflection.retrieve);
        QVERIFY(retrievalShare(draft->reflection) > 0.9);
        QCOMPARE(draft->answer.text, QStringLiteral("Sure!"));
        QVERIFY(promptIn(scripted.requests().last()).endsWith(QStringLiteral("### Response:\n")));
    }

    void endsASegmentBehindItsSentence()
    {
        ScriptedServer scripted;
        QString reply = QStringLiteral("[Relevant]Copper melts.[Fully supported][Retrieval]");
        serveCheckpoint(scripted, Kind::LlamaServer, [&](const QJsonObject &) {
            return native(said(reply), false, reply.endsWith(u']') ? QStringLiteral("word") : QStringLiteral("eos"));
        });
        SegmentTask task;
        task.question = QStringLiteral("What melts?");
        task.passage = copper();
        task.before = QStringLiteral("[Relevant]Tin is soft.[Fully supported]");
        task.form = SegmentTask::Sentence;
        Result<Segment> segment = checkpoint(scripted, Kind::LlamaServer)->segment(task, {});
        QVERIFY(segment && segment->wantsPassage && !segment->finished);
        QCOMPARE(segment->written, QStringLiteral("[Relevant]Copper melts.[Fully supported]"));
        QVERIFY(
            promptIn(scripted.requests().last())
                .contains(QStringLiteral("Response:\n[Relevant]Tin is soft.[Fully supported][Retrieval]<paragraph>")));

        reply = QStringLiteral("[Relevant]Copper melts.[Fully supported][Continue to Use Evidence]It is red.");
        segment = checkpoint(scripted, Kind::LlamaServer)->segment(task, {});
        QCOMPARE(segment->answer.text, QStringLiteral("Copper melts."));
        QVERIFY(!segment->wantsPassage && !segment->finished);
        QVERIFY(segment->reflection.retrieve->goOn > segment->reflection.retrieve->noRetrieval);

        reply = QStringLiteral("[Relevant]Copper melts.[Fully supported] Then it flows. And more.");
        segment = checkpoint(scripted, Kind::LlamaServer)->segment(task, {});
        QCOMPARE(segment->answer.text, QStringLiteral("Copper melts."));
        QVERIFY(segment->reflection.supported && !segment->finished && !segment->reflection.retrieve);

        reply = QStringLiteral("[Relevant]Copper melts.[Fully supported][Utility:5]</s>");
        segment = checkpoint(scripted, Kind::LlamaServer)->segment(task, {});
        QVERIFY(segment->finished);
        QCOMPARE(segment->answer.text, QStringLiteral("Copper melts."));
    }

    void knowsACheckpointByItsTokens()
    {
        ScriptedServer scripted;
        for (const Kind kind : {Kind::LlamaServer, Kind::Vllm, Kind::Unknown}) {
            serveCheckpoint(scripted, kind, [](const QJsonObject &) { return QJsonObject(); });
            const std::optional<TokenIds> ids = reflectionIds(serverAt(scripted), offerOf(kind), {});
            QVERIFY(ids);
            QCOMPARE(*ids, allIds());
        }
        QCOMPARE(reflectionIds(serverAt(scripted), offerOf(Kind::Ollama), {}), std::nullopt);
    }

    void knowsAnOrdinaryModelByItsTokens()
    {
        ScriptedServer scripted;
        QList<QJsonArray> answers{{29, 5, 31}, {29, 5}, {}};
        for (const QJsonArray &tokens : answers) {
            int number = 0;
            scripted.handle([&](const Scripted::Request &) {
                QJsonArray ids = tokens;
                if (ids.size() == 2)
                    ids[0] = ++number; // two ids, the first of which varies
                return Scripted::json({{QStringLiteral("tokens"), ids}});
            });
            QCOMPARE(reflectionIds(serverAt(scripted), offerOf(Kind::LlamaServer), {}), std::optional(TokenIds()));
        }
        scripted.handle([](const Scripted::Request &) {
            return Scripted::json({{QStringLiteral("tokens"), QJsonArray{0}}});
        });
        QCOMPARE(reflectionIds(serverAt(scripted), offerOf(Kind::LlamaServer), {}), std::optional(TokenIds())); // <unk>
        scripted.handle([](const Scripted::Request &) { return Scripted::error(404, QStringLiteral("no")); });
        QCOMPARE(reflectionIds(serverAt(scripted), offerOf(Kind::LlamaServer), {}), std::nullopt);
    }

    void isOfferedOnlyToTheFlowThatWantsIt()
    {
        ScriptedServer scripted;
        serveCheckpoint(scripted, Kind::LlamaServer, [](const QJsonObject &) { return native(workedExample); });
        Settings settings;
        settings.serverUrl = scripted.url();
        const auto offered = [&](const ModelProfile &known) {
            return bool(reflectorFor(serverAt(scripted), offerOf(Kind::LlamaServer), known, settings, {}, {}));
        };
        ModelProfile known;
        QVERIFY(!offered(known)); // self-rag
        QVERIFY(scripted.requests().isEmpty());
        settings.flow = QStringLiteral("reflection-rag");
        QVERIFY(offered(known));
        known.reflectionTokens = false;
        QVERIFY(!offered(known));
        known.reflectionTokens = true;
        scripted.handle([](const Scripted::Request &) { return Scripted::error(404, QStringLiteral("no")); });
        QVERIFY(offered(known)); // probed before; matched by text
        known.reflectionTokens.reset();
        QVERIFY(!offered(known));
    }

    void sharesItsLimitOfCallsWithTheWriter()
    {
        ScriptedServer scripted;
        serveCheckpoint(scripted, Kind::LlamaServer, [](const QJsonObject &) { return native(workedExample); });
        Settings settings;
        settings.serverUrl = scripted.url();
        settings.model = QStringLiteral("selfrag");
        settings.flow = QStringLiteral("reflection-rag");
        settings.concurrentCalls = 1;
        alignas(16) static char nothing[16]; // a dummy: only models that need the library use it
        const Result<ModelSet> mind =
            backendFor(settings.model)->open(settings, {}, reinterpret_cast<const Library &>(nothing), {});
        QVERIFY(mind && mind->reflector);
        scripted.handle([](const Scripted::Request &) {
            Scripted::Reply never = Scripted::chat(QStringLiteral("yes"));
            never.delay = 60000;
            return never;
        });
        const int before = int(scripted.requests().size());
        std::stop_source stop;
        std::thread writing([&] { (void)mind->writer->answer({}, {}, stop.get_token()); });
        std::thread reflecting([&] { (void)mind->reflector->segment({}, stop.get_token()); });
        const bool one = scripted.waitForRequests(before + 1);
        const bool two = scripted.waitForRequests(before + 2, 300);
        stop.request_stop();
        writing.join();
        reflecting.join();
        QVERIFY(one);
        QVERIFY(!two);
    }

    void failsInOneSentence_data()
    {
        QTest::addColumn<QByteArray>("body");
        QTest::addColumn<int>("status");
        QTest::addColumn<QString>("words");
        QJsonObject mute = native(workedExample);
        mute.remove(QStringLiteral("completion_probabilities"));
        QTest::newRow("no log-probabilities") << Scripted::compact(mute) << 200 << QStringLiteral("log-probabilities");
        QList<Said> unsaid = workedExample;
        for (Said &token : unsaid)
            token.chances = {{token.text, -9999}};
        QTest::newRow("none that is one")
            << Scripted::compact(native(unsaid)) << 200 << QStringLiteral("log-probabilities");
        QTest::newRow("cut") << Scripted::compact(native(workedExample)).left(200) << 200 << QStringLiteral("cut off");
        QTest::newRow("something else") << QByteArray("<html>") << 200 << QStringLiteral("did not send a completion");
        QTest::newRow("an error") << QByteArray(R"({"error":{"message":"boom"}})") << 200 << QStringLiteral("boom");
        QTest::newRow("too long") << QByteArray(R"({"error":{"type":"exceed_context_size_error","message":"long"}})")
                                  << 400 << QStringLiteral("fewer passages");
        QTest::newRow("not there") << QByteArray() << 404 << QStringLiteral("no model server");
    }

    void failsInOneSentence()
    {
        QFETCH(const QByteArray, body);
        QFETCH(const int, status);
        QFETCH(const QString, words);
        ScriptedServer scripted;
        scripted.handle([&](const Scripted::Request &) {
            Scripted::Reply reply;
            reply.status = status;
            reply.body = body;
            return reply;
        });
        for (const bool stream : {false, true}) {
            SegmentTask task;
            task.question = QStringLiteral("What melts?");
            if (stream)
                task.worthwhile = [](const Reflection &) { return true; };
            const Result<Segment> segment = checkpoint(scripted, Kind::LlamaServer)->segment(task, {});
            QVERIFY(!segment);
            QCOMPARE(segment.error().code, Error::Unavailable);
            if (!stream || status != 200 || body.size() != 200)
                QVERIFY2(segment.error().message.contains(words), qPrintable(segment.error().message));
            QVERIFY(segment.error().message.endsWith(u'.'));
        }
    }

    void waitsForAServerInTrouble()
    {
        ScriptedServer scripted;
        scripted.handle([&, calls = std::make_shared<int>(0)](const Scripted::Request &) {
            return ++*calls < 3 ? Scripted::error(500, QStringLiteral("busy")) : Scripted::json(native(workedExample));
        });
        SegmentTask task;
        task.question = QStringLiteral("What melts?");
        const Result<Segment> segment = checkpoint(scripted, Kind::LlamaServer)->segment(task, {});
        QVERIFY(segment);
        QCOMPARE(segment->answer.cost.calls, 3);
    }

    void givesUpAtTheFirstToken()
    {
        ScriptedServer scripted;
        QList<QByteArray> pieces;
        for (const Said &token : workedExample) {
            QJsonObject event = native({token});
            event[u"stop"] = false;
            pieces.append(Scripted::event(event));
        }
        scripted.handle([&](const Scripted::Request &request) {
            return request.json.value(QLatin1String("stream")).toBool()
                       ? Scripted::events(pieces, Scripted::Reply::Stall) // the rest would never arrive
                       : Scripted::error(500, QStringLiteral("not streamed"));
        });
        SegmentTask task;
        task.question = QStringLiteral("What melts?");
        task.passage = copper();
        QList<double> asked;
        task.worthwhile = [&](const Reflection &sofar) {
            asked.append(relevanceScore(sofar));
            return false;
        };
        const Result<Segment> segment = checkpoint(scripted, Kind::LlamaServer)->segment(task, {});
        QVERIFY2(segment, segment ? "" : qPrintable(segment.error().message));
        QVERIFY(segment->givenUp && segment->answer.text.isEmpty());
        QVERIFY(segment->answer.raw.startsWith(QStringLiteral("[Relevant]"))); // nothing of the output is lost
        QVERIFY(!asked.isEmpty() && std::abs(asked.first() - 0.954783) < 1e-6);
        QVERIFY(scripted.waitUntilClosed());
    }

    // tests/llamaserver names a real server; testing the protocol needs no model with reflection tokens.
    void completesOnARealServer()
    {
        Settings settings;
        settings.serverUrl = qEnvironmentVariable("ATTEST_LLAMA_SERVER");
        if (settings.serverUrl.isEmpty())
            QSKIP("ATTEST_LLAMA_SERVER names no running server");
        const Server server = Server::from(settings);
        const Result<QList<Offer>> offers = modelsOf(server, {});
        QVERIFY(offers && !offers->isEmpty());
        const std::optional<TokenIds> ids = reflectionIds(server, offers->first(), {});
        QVERIFY(ids);
        QVERIFY(ids->isEmpty() || ids->size() == reflectionTokens);
        Checkpoint model(server, offers->first(), *ids,
                         {QStringLiteral("real"), std::make_shared<CallLimit>(2), UtilityAt::First});
        SegmentTask task;
        task.question = QStringLiteral("What melts?");
        task.passage = copper();
        task.maxTokens = 16;
        const Result<Segment> whole = model.segment(task, {});
        QVERIFY2(whole, whole ? "" : qPrintable(whole.error().message));
        QVERIFY(whole->reflection.meanLogprob && *whole->reflection.meanLogprob < 0);
        QVERIFY(whole->answer.cost.promptTokens > 0 && whole->answer.cost.completionTokens > 0);
        task.worthwhile = [](const Reflection &) { return true; };
        const Result<Segment> streamed = model.segment(task, {});
        QVERIFY2(streamed, streamed ? "" : qPrintable(streamed.error().message));
        QCOMPARE(streamed->written, whole->written);
        QVERIFY(std::abs(*streamed->reflection.meanLogprob - *whole->reflection.meanLogprob) < 1e-2);
        task.worthwhile = [](const Reflection &) { return false; };
        const Result<Segment> given = model.segment(task, {});
        QVERIFY(given && given->givenUp);
    }

    void answersAboutPenguinsAsTheNotebookDoes();
    void writesALongAnswerAlongTheBestPath();
};

namespace {

class Shelf // a library with one passage per document
{
public:
    explicit Shelf(const QStringList &texts) : library(libraryAt(folder.path(), texts)) {}

    // As in the program: the backend opens the model and detects its kind.
    Turn ask(const QString &question, const Settings &settings)
    {
        const Result<ModelSet> mind = backendFor(settings.model)->open(settings, {}, *library, {});
        if (!mind)
            qFatal("%s", qPrintable(mind.error().message));
        hadReflector = bool(mind->reflector);
        const EvidenceRanker evidence = wordRanking();
        AnswerTools tools{*library, *mind->writer, *mind->critic, evidence, nullptr, settings, m_parallel, {}};
        tools.reflector = mind->reflector.get();
        Trace trace;
        Turn turn = answer(*answerFlow(settings.flow), {question, {}, {}}, tools,
                           [&](const TraceEvent &event) { trace.append(event); });
        turn.trace = trace;
        return turn;
    }

    QTemporaryDir folder;
    std::unique_ptr<Library> library;
    bool hadReflector = false;

private:
    Inline m_parallel;
};

QJsonArray candidatesIn(const Turn &turn)
{
    for (const TraceEvent &event : turn.trace) {
        if (kindOf(event) == TraceKind::Left && detailsOf(event).contains(QStringLiteral("candidates")))
            return detailsOf(event).value(QStringLiteral("candidates")).toArray();
    }
    return {};
}

} // namespace

void tst_checkpoint::answersAboutPenguinsAsTheNotebookDoes()
{
    QFile file(QStringLiteral(ATTEST_TEST_DATA "/penguins.json"));
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QJsonObject fixture = QJsonDocument::fromJson(file.readAll()).object();
    const QJsonArray passages = fixture[u"passages"].toArray();
    QStringList texts;
    for (const QJsonValue passage : passages)
        texts.append(passage[u"text"].toString());

    ScriptedServer scripted;
    serveCheckpoint(scripted, Kind::Unknown, [&](const QJsonObject &request) {
        const QString prompt = request.value(QLatin1String("prompt")).toString();
        for (const QJsonValue passage : passages) {
            if (prompt.contains(passage[u"text"].toString()))
                return passage[u"reply"].toObject();
        }
        return prompt.contains(QStringLiteral("pride")) ? fixture[u"direct"][u"reply"].toObject()
                                                        : fixture[u"draft"].toObject();
    });
    Settings settings;
    settings.serverUrl = scripted.url();
    settings.model = QStringLiteral("selfrag");
    settings.flow = QStringLiteral("reflection-rag");
    settings.passages = 10;
    settings.retrieval = QStringLiteral("token"); // as in LlamaIndex's pack
    settings.sequenceScore = false;
    settings.stopEarly = false;
    settings.answerTokens = 50;
    Shelf shelf(texts);
    const Turn turn = shelf.ask(fixture[u"question"].toString(), settings);
    QVERIFY(shelf.hadReflector);
    QCOMPARE(turn.ending, Ending::Passed);
    QCOMPARE(turn.sources.size(), 1);
    QCOMPARE(turn.sources.first().text, texts.first());
    QVERIFY(turn.answer.contains(QStringLiteral("40 centimeters")) && !turn.answer.contains(u'['));
    const QJsonArray candidates = candidatesIn(turn);
    QCOMPARE(candidates.size(), 10);
    QCOMPARE(turn.cost.calls, 11);
    for (const QJsonValue candidate : candidates) {
        const Result<Passage> passage = shelf.library->passage(candidate[u"passage"].toInteger());
        const double published = passages[texts.indexOf(passage->text)][u"score"].toDouble();
        QVERIFY(std::abs(candidate[u"score"].toDouble() - published) < 1e-6);
    }

    settings.stopEarly = true; // the same, but fewer candidates are completed
    const Turn early = shelf.ask(fixture[u"question"].toString(), settings);
    QCOMPARE(early.answer, turn.answer);
    QCOMPARE(early.ending, turn.ending);

    const Turn direct = shelf.ask(fixture[u"direct"][u"question"].toString(), settings);
    QCOMPARE(direct.ending, Ending::NoSources);
    QCOMPARE(direct.answer, QStringLiteral("It is a novel of manners."));
    QCOMPARE(direct.cost.calls, 1); // the draft is the answer
}

void tst_checkpoint::writesALongAnswerAlongTheBestPath()
{
    // The first sentence is best taken from the page on tin, the second from the one on copper.
    const QStringList texts{QStringLiteral("Tin is a soft metal that melts early."),
                            QStringLiteral("Copper is a red metal that melts late.")};
    ScriptedServer scripted;
    serveCheckpoint(scripted, Kind::LlamaServer, [](const QJsonObject &request) {
        const QString prompt = request.value(QLatin1String("prompt")).toString();
        const bool onTin = prompt.contains(QStringLiteral("soft metal"));
        if (prompt.endsWith(QStringLiteral("### Response:\n")))
            return native(said(QStringLiteral("[Retrieval]")), false, QStringLiteral("word"));
        if (!prompt.contains(QStringLiteral("Tin is soft.[Fully supported]")))
            return native(said(onTin ? QStringLiteral("[Relevant]Tin is soft.[Fully supported][Retrieval]")
                                     : QStringLiteral("[Irrelevant]Metal.[No support / Contradictory][Utility:1]")));
        return native(said(onTin ? QStringLiteral("[Relevant]Again.[Partially supported][Utility:2]")
                                 : QStringLiteral("[Relevant]Copper is red.[Fully supported][Utility:5]")));
    });
    Settings settings;
    settings.serverUrl = scripted.url();
    settings.model = QStringLiteral("selfrag");
    settings.flow = QStringLiteral("reflection-rag");
    settings.longForm = true;
    Shelf shelf(texts);
    const Turn turn = shelf.ask(QStringLiteral("Which metal melts how?"), settings);
    QCOMPARE(turn.answer, QStringLiteral("Tin is soft. Copper is red."));
    QCOMPARE(turn.ending, Ending::Passed);
    QCOMPARE(turn.sources.size(), 2);
    QCOMPARE(turn.citations.size(), 2);
    QCOMPARE(turn.sentences.size(), 2);
    QCOMPARE(turn.sentences[0].citations, QList<int>{1});
    QCOMPARE(turn.sentences[1].citations, QList<int>{2});
    QVERIFY(turn.queries.size() > 1 && turn.queries[1].endsWith(QStringLiteral("Tin is soft.")));
}

QTEST_GUILESS_MAIN(tst_checkpoint)
#include "tst_checkpoint.moc"
