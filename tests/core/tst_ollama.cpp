// A model behind Ollama's native protocol: requests, the handling of replies, detection of truncated prompts, and
// errors.
#include "core/base/catalogue.h"
#include "core/llm/promptedcritic.h"
#include "core/llm/promptedwriter.h"
#include "core/ollama/ollamapull.h"
#include "core/ollama/ollamawire.h"
#include "core/ollama/suggestedmodels.h"
#include "core/openai/openaiembedder.h"
#include "core/openai/openaimodel.h"
#include "core/ports/backend.h"
#include "scriptedollama.h"

#include <QElapsedTimer>
#include <QRandomGenerator>
#include <QTest>

#include <algorithm>
#include <thread>

using namespace core;
using namespace Qt::StringLiterals;
using openai::Kind;

namespace {

using State = ScriptedOllama::State;

Settings settingsFor(const ScriptedOllama &ollama)
{
    Settings settings;
    settings.serverUrl = ollama.url();
    settings.model = u"toy"_s;
    return settings;
}

// A model with timeouts of milliseconds.
std::unique_ptr<openai::Model> modelOn(const ScriptedOllama &ollama, const QString &name = u"toy:latest"_s)
{
    openai::Server where = openai::Server::from(settingsFor(ollama));
    where.firstPause = std::chrono::milliseconds(1);
    where.loadingPause = std::chrono::milliseconds(1);
    where.limits.silenceSeconds = 2;
    return openai::openModel(where, openai::Offer{name, Kind::Ollama}, 4, {}, {}, {});
}

Prompt asking(const QString &user = u"Say hello."_s)
{
    Prompt prompt;
    prompt.user = user;
    return prompt;
}

QJsonObject lastChat(const ScriptedOllama &ollama)
{
    return ollama.seen().constLast().request;
}

int timesAsked(ScriptedOllama &ollama, const char *path)
{
    const auto requests = ollama.server().requests();
    return int(std::ranges::count(requests, QByteArray(path), &Scripted::Request::path));
}

QJsonValue option(const QJsonObject &request, const char *name)
{
    return request.value(u"options"_s).toObject().value(QLatin1String(name));
}

Passage passageOf(const QString &text, qint64 id = 1)
{
    Passage passage;
    passage.id = id;
    passage.title = u"Report"_s;
    passage.text = text;
    return passage;
}

QList<Passage> longPassages(int count, int characters)
{
    QList<Passage> passages;
    for (int i = 1; i <= count; ++i)
        passages.append(passageOf(u"Copper melts at 1085 degrees. "_s.repeated(characters / 30), i));
    return passages;
}

// A progress line of a pull, for one of its files.
QByteArray pulling(const char *digest, qint64 done, qint64 total)
{
    return ScriptedOllama::line({{u"status"_s, u"pulling "_s + QLatin1String(digest)},
                                 {u"digest"_s, u"sha256:"_s + QLatin1String(digest)},
                                 {u"total"_s, total},
                                 {u"completed"_s, done}});
}

QByteArray stage(const char *status)
{
    return ScriptedOllama::line({{u"status"_s, QLatin1String(status)}});
}

openai::Server impatient(const ScriptedOllama &ollama)
{
    openai::Server where = openai::Server::at(ollama.url(), settingsFor(ollama), {});
    where.firstPause = std::chrono::milliseconds(1);
    return where;
}

} // namespace

class tst_ollama : public QObject
{
    Q_OBJECT

private slots:
    void makesVectorsByItsOwnProtocol()
    {
        ScriptedOllama ollama;
        ollama.change([](State &state) {
            state.before = [](const ScriptedOllama::Request &request) -> std::optional<ScriptedOllama::Reply> {
                if (request.path != "/api/embed")
                    return {};
                if (request.json[u"input"_s].toArray().first().toString().size() > 500) // its context is small
                    return ScriptedOllama::refusal(400, u"the input length exceeds the context length"_s);
                QJsonArray rows;
                for (const QJsonValue text : request.json[u"input"_s].toArray())
                    rows.append(QJsonArray{double(text.toString().size()), 0.0});
                return Scripted::json({{u"embeddings"_s, rows}});
            };
        });
        const openai::Server where = openai::Server::from(settingsFor(ollama));
        openai::ServerEmbedder embedder(where, u"toy:latest"_s, Kind::Ollama);
        const auto vectors = embedder.embed({u"copper"_s, u"tin"_s}, Embedder::Passage, {});
        QVERIFY2(vectors, vectors ? "" : qPrintable(vectors.error().message));
        QCOMPARE(vectors->size(), size_t(2));
        QCOMPARE(vectors->front(), (std::vector<float>{1, 0}));
        const QJsonObject asked = ollama.server().requests().constLast().json;
        QCOMPARE(asked[u"truncate"_s], QJsonValue(false));                    // nothing is truncated silently
        QVERIFY(embedder.embed({QString(900, u'x')}, Embedder::Passage, {})); // the beginning represents the whole text
        QCOMPARE(ollama.server().requests().constLast().json[u"input"_s].toArray().first().toString().size(), 450);
    }

    void makesVectorsByOpenAisProtocolWhereItIsOlder()
    {
        ScriptedOllama ollama;
        ollama.change([](State &state) {
            state.before = [](const ScriptedOllama::Request &request) -> std::optional<ScriptedOllama::Reply> {
                if (request.path == "/api/embed") {
                    ScriptedOllama::Reply reply;
                    reply.status = 404;
                    reply.type = "text/plain";
                    reply.body = "404 page not found";
                    return reply;
                }
                const QJsonObject row{{u"index"_s, 0}, {u"embedding"_s, QJsonArray{0.0, 2.0}}};
                return request.path == "/v1/embeddings" ? std::optional(Scripted::json({{u"data"_s, QJsonArray{row}}}))
                                                        : std::nullopt;
            };
        });
        openai::ServerEmbedder embedder(openai::Server::from(settingsFor(ollama)), u"toy:latest"_s, Kind::Ollama);
        for (int i = 0; i < 2; ++i) {
            const auto vectors = embedder.embed({u"copper"_s}, Embedder::Passage, {});
            QVERIFY2(vectors, vectors ? "" : qPrintable(vectors.error().message));
            QCOMPARE(vectors->front(), (std::vector<float>{0, 1}));
        }
        QCOMPARE(ollama.server().requests().size(), 3); // the native protocol is tried once
    }

    void init()
    {
        qunsetenv("ATTEST_API_KEY");
        qunsetenv("OPENAI_API_KEY");
    }

    void asksAsTheProtocolWants()
    {
        ScriptedOllama ollama;
        Prompt prompt = asking();
        prompt.system = u"Be kind."_s;
        prompt.maxTokens = 33;
        QString heard;
        const Result<Reply> reply =
            modelOn(ollama)->reply(prompt, [&heard](const QString &words) { heard += words; }, {});
        QVERIFY2(reply, reply ? "" : qPrintable(reply.error().message));
        QCOMPARE(reply->text, u"Hello."_s);
        QCOMPARE(heard, u"Hello."_s);
        QCOMPARE(reply->cost.calls, 1);
        QCOMPARE(reply->cost.promptTokens, ScriptedOllama::tokensOf(lastChat(ollama)));
        QCOMPARE(reply->cost.completionTokens, 1);
        QCOMPARE(reply->cost.writingSeconds, 4.535599); // as Ollama reports, not as measured
        QCOMPARE(reply->cost.writtenTokens, 1);
        const QJsonObject asked = lastChat(ollama);
        QCOMPARE(timesAsked(ollama, "/api/chat"), 1);
        QCOMPARE(asked.value(u"model"_s).toString(), u"toy:latest"_s);
        QCOMPARE(asked.value(u"stream"_s).toBool(), true);
        QCOMPARE(asked.value(u"truncate"_s).toBool(true), false);
        QCOMPARE(asked.value(u"shift"_s).toBool(true), false);
        QCOMPARE(asked.value(u"keep_alive"_s).toString(), u"15m"_s);
        QCOMPARE(option(asked, "num_predict").toInt(), 33);
        QCOMPARE(option(asked, "num_ctx").toInt(), 4096);
        QCOMPARE(option(asked, "temperature").toDouble(-1), 0.0);
        QCOMPARE(Scripted::promptOf(asked), u"Be kind.\nSay hello.\n"_s);
        QVERIFY(!asked.contains(u"think"_s));
    }

    void isAskedByItsOwnProtocolWhereItSpeaksIt_data()
    {
        QTest::addColumn<bool>("speaks");
        QTest::newRow("an Ollama") << true;
        QTest::newRow("something that only says that its models are a library's") << false;
    }

    void isAskedByItsOwnProtocolWhereItSpeaksIt()
    {
        QFETCH(bool, speaks);
        ScriptedOllama ollama;
        if (!speaks)
            ollama.change([](State &state) {
                state.before = [](const Scripted::Request &request) -> std::optional<Scripted::Reply> {
                    if (request.path == "/v1/chat/completions")
                        return Scripted::chat(u"Hello."_s);
                    if (request.path.startsWith("/api/"))
                        return ScriptedOllama::refusal(404, u"no"_s);
                    return {};
                };
            });
        QVERIFY(modelOn(ollama)->reply(asking(), {}, {}));
        QCOMPARE(timesAsked(ollama, "/api/chat"), int(speaks));
        QCOMPARE(timesAsked(ollama, "/v1/chat/completions"), int(!speaks));
    }

    void judgesByLogprobsWithoutAThought()
    {
        ScriptedOllama ollama;
        ollama.change([](State &state) {
            state.models.first().capabilities.append(u"thinking"_s);
            state.thought = u"Let me see."_s;
            state.says = [](const QJsonObject &) { return u"yes"_s; };
            state.sureness = 0.9;
        });
        const auto model = modelOn(ollama);
        PromptedCritic critic(*model);
        const Result<Verdict> verdict = critic.relevance(u"When does copper melt?"_s, passageOf(u"At 1085 °C."_s), {});
        QVERIFY2(verdict, verdict ? "" : qPrintable(verdict.error().message));
        QVERIFY(verdict->passed);
        QCOMPARE(verdict->how, u"log-probability"_s);
        QVERIFY(std::abs(verdict->probability - 0.9) < 0.01);
        const QJsonObject asked = lastChat(ollama);
        QCOMPARE(asked.value(u"think"_s).toBool(true), false);
        QCOMPARE(asked.value(u"top_logprobs"_s).toInt(), 20);
        QCOMPARE(option(asked, "num_predict").toInt(), 3);
    }

    void judgesByItsSchemaWhereItsVersionKnowsNoLogprobs()
    {
        ScriptedOllama ollama;
        ollama.change([](State &state) {
            state.sureness = 0;
            state.says = [](const QJsonObject &request) {
                return request.contains(u"format"_s) ? uR"({"reason": "It says so.", "score": "yes"})"_s : u"yes"_s;
            };
        });
        const auto model = modelOn(ollama);
        PromptedCritic critic(*model);
        const Result<Verdict> verdict = critic.relevance(u"When does copper melt?"_s, passageOf(u"At 1085 °C."_s), {});
        QVERIFY(verdict && verdict->passed);
        QCOMPARE(verdict->how, u"json schema"_s);
        QCOMPARE(lastChat(ollama).value(u"format"_s).toObject().value(u"type"_s).toString(), u"object"_s);
        // Remembers that there are none, and does not ask again.
        QVERIFY(!model->can(Ability::Logprobs));
        QCOMPARE(critic.relevance(u"When does copper melt?"_s, passageOf(u"At 1085 °C."_s), {})->cost.calls, 1);
    }

    void aThoughtIsNoAnswerAndHasRoomOfItsOwn()
    {
        ScriptedOllama ollama;
        ollama.change([](State &state) {
            state.models.first().capabilities.append(u"thinking"_s);
            state.thought = u"The user wants a greeting."_s;
        });
        QString heard;
        const auto model = modelOn(ollama);
        const Result<Reply> reply = model->reply(asking(), [&heard](const QString &words) { heard += words; }, {});
        QVERIFY(reply);
        QCOMPARE(reply->text, u"Hello."_s);
        QCOMPARE(heard, u"Hello."_s);
        QVERIFY(reply->thought);
        QCOMPARE(option(lastChat(ollama), "num_predict").toInt(), 1024 + 2048);
        QVERIFY(model->can(Ability::Logprobs)); // a judge is told not to think
    }

    void oneThatThinksThoughToldNotToIsJudgedByItsWords()
    {
        ScriptedOllama ollama;
        ollama.change([](State &state) {
            state.models.first().capabilities.append(u"thinking"_s);
            state.thought = u"Hm."_s;
            state.thinksAnyway = true;
        });
        const auto model = modelOn(ollama);
        Prompt judging = asking();
        judging.logprobs = 20;
        judging.maxTokens = 64;
        QVERIFY(model->reply(judging, {}, {}));
        QVERIFY(!model->can(Ability::Logprobs));
    }

    void isAskedAgainWithoutWhatItDoesNotKnow()
    {
        ScriptedOllama ollama;
        ollama.change([](State &state) {
            state.before = [](const Scripted::Request &request) -> std::optional<Scripted::Reply> {
                if (request.path == "/api/chat" && request.json.contains(u"think"_s))
                    return ScriptedOllama::refusal(400, u"\"toy:latest\" does not support thinking"_s);
                return {};
            };
        });
        const auto model = modelOn(ollama);
        Prompt judging = asking();
        judging.logprobs = 20;
        const Result<Reply> first = model->reply(judging, {}, {});
        QVERIFY2(first, first ? "" : qPrintable(first.error().message));
        QCOMPARE(first->cost.calls, 2);
        QVERIFY(!first->tokens.isEmpty()); // only the parameter for thinking was dropped
        QCOMPARE(model->reply(judging, {}, {})->cost.calls, 1);
    }

    void takesItsContextFromTheModel_data()
    {
        QTest::addColumn<int>("context");
        QTest::addColumn<int>("window"); // in the model's own file
        QTest::addColumn<int>("told");   // requested for a short prompt
        QTest::newRow("usual") << 32768 << 0 << 4096;
        QTest::newRow("small") << 2048 << 0 << 2048;
        QTest::newRow("set in its file") << 131072 << 16384 << 16384;
        QTest::newRow("its file asks for more than it was made for") << 8192 << 16384 << 8192;
    }

    void takesItsContextFromTheModel()
    {
        QFETCH(int, context);
        QFETCH(int, window);
        QFETCH(int, told);
        ScriptedOllama ollama;
        ollama.change([&](State &state) {
            state.models.first().context = context;
            state.models.first().window = window;
        });
        const auto model = modelOn(ollama);
        QCOMPARE(model->context(), context);
        QVERIFY(model->reply(asking(), {}, {}));
        QCOMPARE(option(lastChat(ollama), "num_ctx").toInt(), told);
    }

    void isLoadedAnewOnlyForALongerPrompt()
    {
        ScriptedOllama ollama;
        const auto model = modelOn(ollama);
        QVERIFY(model->reply(asking(), {}, {}));
        QVERIFY(model->reply(asking(u"copper "_s.repeated(2600)), {}, {})); // 18,200 characters
        QCOMPARE(option(lastChat(ollama), "num_ctx").toInt(), 8192);
        for (int i = 0; i < 3; ++i)
            QVERIFY(model->reply(asking(), {}, {}));
        QCOMPARE(option(lastChat(ollama), "num_ctx").toInt(), 8192); // and does not shrink
        QCOMPARE(ollama.loadedTimes(), 2);
    }

    // Prompts of any length, with versions that truncate or refuse, and windows that are kept or ignored.
    void noCutGoesUnnoticed_data()
    {
        QTest::addColumn<bool>("knowsTruncate");
        QTest::addColumn<int>("context");
        QTest::addColumn<int>("forced");
        for (const bool knows : {true, false}) {
            const QByteArray version = knows ? "refuses" : "cuts";
            QTest::newRow(version + ", room enough") << knows << 131072 << 0;
            QTest::newRow(version + ", a small model") << knows << 2048 << 0;
            QTest::newRow(version + ", deaf to what it is told") << knows << 131072 << 4096;
            QTest::newRow(version + ", deaf and small") << knows << 131072 << 2048;
        }
    }

    void noCutGoesUnnoticed()
    {
        QFETCH(bool, knowsTruncate);
        QFETCH(int, context);
        QFETCH(int, forced);
        QRandomGenerator random(7);
        int refused = 0;
        int answered = 0;
        for (int round = 0; round < 60; ++round) {
            ScriptedOllama ollama;
            ollama.change([&](State &state) {
                state.knowsTruncate = knowsTruncate;
                state.models.first().context = context;
                state.forcedWindow = forced;
            });
            const auto model = modelOn(ollama);
            for (int i = 0; i < 4; ++i) {
                const int cutBefore = int(ollama.seen().size());
                const Result<Reply> reply =
                    model->reply(asking(u"copper "_s.repeated(random.bounded(1, 6000))), {}, {});
                QVERIFY(reply || reply.error().code == Error::Unavailable);
                refused += !reply;
                answered += bool(reply);
                const QList<ScriptedOllama::Seen> seen = ollama.seen();
                if (reply) {
                    QVERIFY(seen.size() > cutBefore);
                    QVERIFY2(!seen.constLast().wasCut,
                             qPrintable(
                                 u"%1 tokens, window %2"_s.arg(seen.constLast().tokens).arg(seen.constLast().window)));
                } else {
                    QVERIFY2(reply.error().message.contains(u"too long"_s), qPrintable(reply.error().message));
                }
            }
        }
        QVERIFY(answered > 0);
        QVERIFY(context < 100000 || forced > 0 || refused == 0); // with enough room all are answered
    }

    void answersFromThePassagesThatFit_data()
    {
        QTest::addColumn<double>("letters"); // per token
        QTest::addColumn<bool>("knowsTruncate");
        for (const bool knows : {true, false}) {
            QTest::addRow("usual words, %s", knows ? "refuses" : "cuts") << 4.0 << knows;
            QTest::addRow("long words of another language, %s", knows ? "refuses" : "cuts") << 2.0 << knows;
            QTest::addRow("many tokens, %s", knows ? "refuses" : "cuts") << 1.2 << knows;
        }
    }

    void answersFromThePassagesThatFit()
    {
        QFETCH(double, letters);
        QFETCH(bool, knowsTruncate);
        ScriptedOllama ollama;
        ollama.change([&](State &state) {
            state.models.first().context = 4096;
            state.letters = letters;
            state.knowsTruncate = knowsTruncate;
            state.says = [](const QJsonObject &) { return u"Copper melts at 1085 degrees [1]."_s; };
        });
        const auto model = modelOn(ollama);
        PromptedWriter writer(*model, 0, 512);
        AnswerTask task;
        task.question = u"When does copper melt?"_s;
        task.passages = longPassages(20, 900);
        const Result<Answer> answer = writer.answer(task, {}, {});
        QVERIFY2(answer, answer ? "" : qPrintable(answer.error().message));
        QVERIFY(answer->read >= 1 && answer->read < 20);
        QVERIFY(answer->note.contains(u"did not fit"_s));
        QVERIFY(!ollama.seen().constLast().wasCut); // the answer never comes from a truncated prompt
    }

    void takesFewerPassagesWhereMemoryEnds()
    {
        ScriptedOllama ollama;
        ollama.change([](State &state) {
            state.models.first().context = 131072;
            state.mostWindow = 8192;
            state.says = [](const QJsonObject &) { return u"Copper melts at 1085 degrees [1]."_s; };
        });
        const auto model = modelOn(ollama);
        PromptedWriter writer(*model, 0, 512);
        AnswerTask task;
        task.question = u"When does copper melt?"_s;
        task.passages = longPassages(20, 4000);
        const Result<Answer> answer = writer.answer(task, {}, {});
        QVERIFY2(answer, answer ? "" : qPrintable(answer.error().message));
        QVERIFY(answer->read >= 1 && answer->read < 20);
        QCOMPARE(option(lastChat(ollama), "num_ctx").toInt(), 8192);
    }

    void saysWhatItRefuses_data()
    {
        QTest::addColumn<int>("status");
        QTest::addColumn<QString>("said");
        QTest::addColumn<QString>("told");
        QTest::addColumn<int>("posts");
        QTest::newRow("gone") << 404 << u"model 'toy:latest' not found"_s
                              << u"does not have the model “toy:latest”; pull it in Settings"_s << 1;
        QTest::newRow("gone while it was asked") << 404 << u"model \"toy:latest\" not found, try pulling it first"_s
                                                 << u"attest-cli models pull toy:latest"_s << 1;
        QTest::newRow("memory") << 500 << u"model requires more system memory (5.6 GiB) than is available (3.1 GiB)"_s
                                << u"too little memory for the model “toy:latest”"_s << 1;
        QTest::newRow("memory of the card")
            << 500 << u"llama runner process has terminated: cudaMalloc failed: out of memory"_s
            << u"too little memory"_s << 1;
        QTest::newRow("busy") << 503 << u"server busy, please try again.  maximum pending requests exceeded"_s
                              << u"cannot answer now"_s << 4;
        QTest::newRow("vectors only") << 400 << u"\"toy:latest\" does not support chat"_s << u"only makes vectors"_s
                                      << 1;
        QTest::newRow("a key") << 401 << u"unauthorized"_s << u"requires a valid key"_s << 1;
    }

    void saysWhatItRefuses()
    {
        QFETCH(int, status);
        QFETCH(QString, said);
        QFETCH(QString, told);
        QFETCH(int, posts);
        ScriptedOllama ollama;
        int asked = 0;
        ollama.change([&](State &state) {
            state.before = [&asked, status, said](const Scripted::Request &request) -> std::optional<Scripted::Reply> {
                if (request.path != "/api/chat")
                    return {};
                ++asked;
                return ScriptedOllama::refusal(status, said);
            };
        });
        Prompt judging = asking();
        judging.logprobs = 20;
        const Result<Reply> reply = modelOn(ollama)->reply(judging, {}, {});
        QVERIFY(!reply);
        QVERIFY2(reply.error().message.contains(told), qPrintable(reply.error().message));
        QCOMPARE(asked, posts);
    }

    void anErrorInTheMiddleIsSaid()
    {
        ScriptedOllama ollama;
        ollama.change([](State &state) {
            state.before = [](const Scripted::Request &request) -> std::optional<Scripted::Reply> {
                if (request.path != "/api/chat")
                    return {};
                return ScriptedOllama::lines({ScriptedOllama::words(u"Copper"_s),
                                              ScriptedOllama::line({{u"error"_s, u"an error was encountered"_s}})});
            };
        });
        const Result<Reply> reply = modelOn(ollama)->reply(asking(), [](const QString &) {}, {});
        QVERIFY(!reply);
        QVERIFY2(reply.error().message.contains(u"an error was encountered"_s), qPrintable(reply.error().message));
    }

    void aStreamThatBreaksOffIsAskedForOnceMore_data()
    {
        QTest::addColumn<bool>("again"); // it fails again
        QTest::newRow("once") << false;
        QTest::newRow("each time") << true;
    }

    void aStreamThatBreaksOffIsAskedForOnceMore()
    {
        QFETCH(bool, again);
        ScriptedOllama ollama;
        int asked = 0;
        ollama.change([&](State &state) {
            state.before = [&asked, again](const Scripted::Request &request) -> std::optional<Scripted::Reply> {
                if (request.path != "/api/chat" || (++asked > 1 && !again))
                    return {};
                return ScriptedOllama::lines({ScriptedOllama::words(u"Copper"_s), ScriptedOllama::words(u" melts"_s)},
                                             Scripted::Reply::Close);
            };
        });
        const Result<Reply> reply = modelOn(ollama)->reply(asking(), [](const QString &) {}, {});
        QCOMPARE(asked, 2);
        QCOMPARE(bool(reply), !again);
        if (reply)
            QCOMPARE(reply->text, u"Hello."_s);
    }

    void stopsInTheMiddle()
    {
        ScriptedOllama ollama;
        ollama.change([](State &state) {
            state.before = [](const Scripted::Request &request) -> std::optional<Scripted::Reply> {
                if (request.path != "/api/chat")
                    return {};
                Scripted::Reply endless = ScriptedOllama::lines({ScriptedOllama::words(u" copper"_s)});
                endless.endless = true;
                endless.pause = 5;
                return endless;
            };
        });
        std::stop_source stop;
        QString heard;
        const auto model = modelOn(ollama);
        const Result<Reply> reply = model->reply(
            asking(),
            [&](const QString &words) {
                heard += words;
                if (heard.size() > 30)
                    stop.request_stop();
            },
            stop.get_token());
        QVERIFY(!reply);
        QCOMPARE(reply.error().code, Error::Cancelled);
        QVERIFY(ollama.server().waitUntilClosed());
    }

    void readsWhatIsHostile_data()
    {
        using O = ScriptedOllama;
        QTest::addColumn<QList<QByteArray>>("pieces");
        QTest::addColumn<QString>("text"); // null: an error
        const QByteArray end = O::done(9, 2);
        QTest::newRow("cut within characters")
            << QList<QByteArray>{O::words(u"Zürich"_s).left(118), O::words(u"Zürich"_s).mid(118), end} << u"Zürich"_s;
        QTest::newRow("several lines at once")
            << QList<QByteArray>{O::words(u"a"_s) + O::words(u"b"_s) + end} << u"ab"_s;
        QTest::newRow("empty lines") << QList<QByteArray>{"\n\n", O::words(u"a"_s), "\r\n", end} << u"a"_s;
        QTest::newRow("words behind the end") << QList<QByteArray>{O::words(u"a"_s), end + O::words(u"b"_s)} << u"a"_s;
        QTest::newRow("no line break behind the end") << QList<QByteArray>{O::words(u"a"_s), end.trimmed()} << u"a"_s;
        QTest::newRow("a thought in the words")
            << QList<QByteArray>{O::words(u"<think>no"_s), O::words(u"</think>yes"_s), end} << u"yes"_s;
        QTest::newRow("counts that are none")
            << QList<QByteArray>{O::words(u"a"_s),
                                 "{\"done\":true,\"prompt_eval_count\":-5,\"eval_count\":\"x\",\"logprobs\":7}\n"}
            << u"a"_s;
        QTest::newRow("a page of the web") << QList<QByteArray>{"<html><body>Sign in</body></html>"} << QString();
        QTest::newRow("an array") << QList<QByteArray>{"[1,2,3]\n"} << QString();
        QTest::newRow("another object") << QList<QByteArray>{"{\"choices\":[]}\n"} << QString();
        QTest::newRow("nested without end")
            << QList<QByteArray>{QByteArray("{\"message\":").repeated(2000) + '\n'} << QString();
        QTest::newRow("no end") << QList<QByteArray>{O::words(u"a"_s)} << QString();
        QTest::newRow("half a line") << QList<QByteArray>{O::words(u"a"_s), end.left(40)} << QString();
        QTest::newRow("nothing") << QList<QByteArray>{"\n"} << QString();
    }

    void readsWhatIsHostile()
    {
        QFETCH(QList<QByteArray>, pieces);
        QFETCH(QString, text);
        ScriptedOllama ollama;
        ollama.change([&](State &state) {
            state.before = [pieces](const Scripted::Request &request) -> std::optional<Scripted::Reply> {
                if (request.path != "/api/chat")
                    return {};
                return ScriptedOllama::lines(pieces);
            };
        });
        const Result<Reply> reply = modelOn(ollama)->reply(asking(), [](const QString &) {}, {});
        QCOMPARE(bool(reply), !text.isNull());
        if (reply)
            QCOMPARE(reply->text, text);
        else
            QVERIFY2(reply.error().message.endsWith(u'.'), qPrintable(reply.error().message));
    }

    void readsAnyBytesWithoutHarm()
    {
        QRandomGenerator random(3);
        const QByteArray good = ScriptedOllama::words(u"Zürich “a”"_s, u"hm"_s) + ScriptedOllama::done(9, 2);
        for (int round = 0; round < 3000; ++round) {
            QByteArray bytes = good.repeated(2);
            for (int i = random.bounded(1, 9); i > 0; --i)
                bytes[random.bounded(int(bytes.size()))] = char(random.bounded(256));
            ollama::ChatLines lines([](const QString &) {});
            while (!bytes.isEmpty()) {
                const int length = random.bounded(1, 200);
                lines.feed(bytes.left(length));
                bytes.remove(0, length);
            }
            lines.end();
            const Reply reply = lines.reply();
            QVERIFY(reply.cost.promptTokens >= 0 && reply.cost.completionTokens >= 0);
            QVERIFY(!lines.error() || !lines.error()->message.isEmpty());
        }
    }

    void isCutOffByItsTokens()
    {
        ScriptedOllama ollama;
        ollama.change([](State &state) { state.doneReason = u"length"_s; });
        const Result<Reply> reply = modelOn(ollama)->reply(asking(), {}, {});
        QVERIFY(reply);
        QVERIFY(reply->cut);
    }

    void tellsHowMuchOfTheModelIsOnTheGpu()
    {
        ScriptedOllama ollama;
        const auto shareOf = [](const Result<Reply> &reply) { return reply ? reply->cost.gpuShare : std::nullopt; };
        QCOMPARE(shareOf(modelOn(ollama)->reply(asking(), {}, {})), std::nullopt); // older versions report none
        ollama.change([](State &state) { state.gpuShare = 0.6; });
        const auto model = modelOn(ollama);
        QCOMPARE(shareOf(model->reply(asking(), {}, {})), std::optional(0.6));
        const int asked = timesAsked(ollama, "/api/ps");
        QCOMPARE(shareOf(model->reply(asking(), {}, {})), std::optional(0.6));
        QCOMPARE(timesAsked(ollama, "/api/ps"), asked); // once per window
        ollama.change([](State &state) { state.gpuShare = 0; });
        QCOMPARE(shareOf(modelOn(ollama)->reply(asking(), {}, {})),
                 std::optional(0.0)); // computed by the CPU only
    }

    void staysInMemoryAsLongAsItsServerIsSetTo()
    {
        ScriptedOllama ollama;
        ollama.change([](State &state) {
            state.before = [](const Scripted::Request &request) -> std::optional<Scripted::Reply> {
                if (request.path != "/api/ps")
                    return {};
                return Scripted::json(
                    {{u"models"_s, QJsonArray{QJsonObject{{u"name"_s, u"toy:latest"_s},
                                                          {u"context_length"_s, 16384},
                                                          {u"expires_at"_s, u"2318-12-07T10:00:00Z"_s}}}}});
            };
        });
        QVERIFY(modelOn(ollama)->reply(asking(), {}, {}));
        QVERIFY(!lastChat(ollama).contains(u"keep_alive"_s));
        QCOMPARE(option(lastChat(ollama), "num_ctx").toInt(), 16384); // need not be loaded again
    }

    void pullsAModelAndTellsHowFarItIs()
    {
        ScriptedOllama ollama;
        ollama.change([](State &state) {
            state.pulls[u"qwen3:4b"_s] = {pulling("aaaaaaaaaaaa", 0, 2'400'000'000),
                                          pulling("aaaaaaaaaaaa", 1'200'000'000, 2'400'000'000),
                                          pulling("aaaaaaaaaaaa", 2'400'000'000, 2'400'000'000),
                                          pulling("bbbbbbbbbbbb", 100'000'000, 100'000'000),
                                          stage("verifying sha256 digest"),
                                          stage("writing manifest"),
                                          stage("success")};
        });
        QList<ollama::PullProgress> told;
        const Result<void> pulled =
            ollama::pull(impatient(ollama), u"qwen3:4b"_s, [&](const auto &progress) { told.append(progress); }, {});
        QVERIFY2(pulled, pulled ? "" : qPrintable(pulled.error().message));
        QCOMPARE(told.first().stage, u"pulling manifest"_s);
        QCOMPARE(told.last().stage, u"success"_s);
        QCOMPARE(told.last().done, 2'500'000'000);
        QCOMPARE(told.last().total, 2'500'000'000);
        for (qsizetype i = 1; i < told.size(); ++i)
            QVERIFY(told.at(i).done >= told.at(i - 1).done);
        QCOMPARE(ollama::inWords(told.at(2)), u"1.2 of 2.4 GB, 50 %"_s);
        const QJsonObject asked = ollama.server().chats().constFirst().json;
        QCOMPARE(asked.value(u"model"_s).toString(), u"qwen3:4b"_s);
        QCOMPARE(asked.value(u"stream"_s).toBool(), true);
    }

    void goesOnWithAPullThatBreaksOff()
    {
        ScriptedOllama ollama;
        int asked = 0;
        ollama.change([&](State &state) {
            state.before = [&asked](const Scripted::Request &request) -> std::optional<Scripted::Reply> {
                if (request.path != "/api/pull")
                    return {};
                ++asked;
                const qint64 done = asked * 100;
                if (asked < 4)
                    return ScriptedOllama::lines({pulling("aaaaaaaaaaaa", done, 400)}, Scripted::Reply::Close);
                return ScriptedOllama::lines({pulling("aaaaaaaaaaaa", done, 400), stage("success")});
            };
        });
        int again = 0;
        const Result<void> pulled =
            ollama::pull(impatient(ollama), u"qwen3"_s, [&](const auto &progress) { again = progress.again; }, {});
        QVERIFY2(pulled, pulled ? "" : qPrintable(pulled.error().message));
        QCOMPARE(asked, 4);
        QCOMPARE(again, 3);
    }

    void givesUpAPullThatNeverGetsOn()
    {
        ScriptedOllama ollama;
        int asked = 0;
        ollama.change([&](State &state) {
            state.before = [&asked](const Scripted::Request &request) -> std::optional<Scripted::Reply> {
                if (request.path != "/api/pull")
                    return {};
                ++asked;
                return ScriptedOllama::lines({pulling("aaaaaaaaaaaa", 100, 400)}, Scripted::Reply::Close);
            };
        });
        const Result<void> pulled = ollama::pull(impatient(ollama), u"qwen3"_s, [](const auto &) {}, {});
        QVERIFY(!pulled);
        QVERIFY2(pulled.error().message.contains(u"the part already pulled is kept"_s),
                 qPrintable(pulled.error().message));
        QVERIFY(asked > 3 && asked < 10);
    }

    void stopsAPull()
    {
        ScriptedOllama ollama;
        ollama.change([](State &state) {
            state.before = [](const Scripted::Request &request) -> std::optional<Scripted::Reply> {
                if (request.path != "/api/pull")
                    return {};
                Scripted::Reply endless = ScriptedOllama::lines({pulling("aaaaaaaaaaaa", 100, 400)});
                endless.endless = true;
                endless.pause = 5;
                return endless;
            };
        });
        std::stop_source stop;
        int told = 0;
        const auto tell = [&](const auto &) {
            if (++told == 5)
                stop.request_stop();
        };
        const Result<void> pulled = ollama::pull(impatient(ollama), u"qwen3"_s, tell, stop.get_token());
        QVERIFY(!pulled);
        QCOMPARE(pulled.error().code, Error::Cancelled);
        QVERIFY(ollama.server().waitUntilClosed()); // so that the server stops downloading
    }

    void saysWhyItCannotPull_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QList<QByteArray>>("pieces");
        QTest::addColumn<QString>("told");
        const auto failing = [](const char *words) {
            return QList<QByteArray>{stage("pulling manifest"),
                                     ScriptedOllama::line({{u"error"_s, QLatin1String(words)}})};
        };
        QTest::newRow("no such model") << u"qwen33"_s << failing("pull model manifest: file does not exist")
                                       << u"has no model “qwen33”"_s;
        QTest::newRow("no name at all") << u"qwen 3; rm"_s << QList<QByteArray>() << u"is not a valid model name"_s;
        QTest::newRow("no network") << u"qwen3"_s
                                    << failing("pull model manifest: Get \"https://registry.ollama.ai/v2/\": dial tcp: "
                                               "lookup registry.ollama.ai: no such host")
                                    << u"cannot reach its model library"_s;
        QTest::newRow("no room") << u"qwen3"_s << failing("write blob: no space left on device")
                                 << u"There is no room"_s;
        QTest::newRow("too old") << u"qwen3"_s
                                 << failing("pull model manifest: 412: The model you are attempting to pull requires a "
                                            "newer version of Ollama.")
                                 << u"needs a newer Ollama"_s;
        QTest::newRow("another thing") << u"qwen3"_s << QList<QByteArray>{"{\"choices\":[]}\n"}
                                       << u"did not report the progress of a pull"_s;
        QTest::newRow("a page") << u"qwen3"_s << QList<QByteArray>{"<html></html>\n"}
                                << u"did not report the progress of a pull"_s;
    }

    void saysWhyItCannotPull()
    {
        QFETCH(QString, name);
        QFETCH(QList<QByteArray>, pieces);
        QFETCH(QString, told);
        ScriptedOllama ollama;
        ollama.change([&](State &state) {
            state.before = [pieces](const Scripted::Request &) -> std::optional<Scripted::Reply> {
                return ScriptedOllama::lines(pieces);
            };
        });
        const Result<void> pulled = ollama::pull(impatient(ollama), name, [](const auto &) {}, {});
        QVERIFY(!pulled);
        QVERIFY2(pulled.error().message.contains(told), qPrintable(pulled.error().message));
        QVERIFY(pulled.error().message.endsWith(u'.'));
    }

    void onlyAnOllamaPulls()
    {
        ScriptedServer other;
        openai::Server where;
        where.url = other.url();
        const Result<void> pulled = ollama::pull(where, u"qwen3"_s, [](const auto &) {}, {});
        QVERIFY(!pulled);
        QVERIFY2(pulled.error().message.contains(u"is not an Ollama server"_s), qPrintable(pulled.error().message));
    }

    void countsOfAPullAreBounded()
    {
        ScriptedOllama ollama;
        ollama.change([](State &state) {
            state.pulls[u"qwen3"_s] = {pulling("aaaaaaaaaaaa", -7, -9), pulling("aaaaaaaaaaaa", 900, 400),
                                       ScriptedOllama::line({{u"status"_s, u"pulling b"_s},
                                                             {u"digest"_s, u"b"_s},
                                                             {u"total"_s, 1e300},
                                                             {u"completed"_s, u"x"_s}}),
                                       stage("success")};
        });
        const auto tell = [](const ollama::PullProgress &progress) {
            QVERIFY(progress.done >= 0 && progress.done <= progress.total);
            QVERIFY(!ollama::inWords(progress).isEmpty());
        };
        QVERIFY(ollama::pull(impatient(ollama), u"qwen3"_s, tell, {}));
    }

    void suggestsWhatTheMemoryHolds()
    {
        const QList<ollama::SuggestedModel> all = ollama::suggestionsFor(0);
        QVERIFY(all.size() >= 8);
        for (const ollama::SuggestedModel &model : all) {
            QVERIFY2(!model.licence.isEmpty() && !model.languages.isEmpty() && model.bytes > 0, qPrintable(model.name));
            QVERIFY2(model.name.contains(u':'), qPrintable(model.name));
            QVERIFY2(model.writes != model.embeds, qPrintable(model.name));
        }
        const QList<ollama::SuggestedModel> small = ollama::suggestionsFor(qint64(8) << 30);
        QVERIFY(!small.isEmpty() && small.size() < all.size());
        QVERIFY(small.first().writes && small.last().embeds);
        QCOMPARE(all.first().name, small.first().name); // even on a large machine a fast model comes first
        QVERIFY(all.first().bytes <= 3'000'000'000);
        for (const ollama::SuggestedModel &model : small)
            QVERIFY2(model.bytes < 5'000'000'000, qPrintable(model.name));
        QCOMPARE(ollama::inWords({u"m:1b"_s, 2'500'000'000, u"MIT"_s, u"English"_s, true, false}),
                 u"2.5 GB, MIT, languages: English; writes"_s);
        QVERIFY(ollama::readSuggestions(R"({"models":[{"name":"x"},7,{"bytes":3}]})").isEmpty());
    }

    void listsWhatItsModelsAre()
    {
        const Json tags = Json::parse(R"({"models":[
            {"name":"qwen3:4b","size":2497293931,"digest":"e55aed6f","details":{"parameter_size":"4.0B",
             "quantization_level":"Q4_K_M","family":"qwen3"},"capabilities":["completion","tools","thinking"]},
            {"name":"all-minilm:latest","size":45960996,"details":{"family":"bert","parameter_size":"23M"}},
            {"name":""}, {"size":7}, 9]})");
        const auto offers = ollama::offersFrom(tags);
        QVERIFY(offers);
        QCOMPARE(offers->size(), 2);
        QCOMPARE(offers->at(0).id, u"qwen3:4b"_s);
        QCOMPARE(offers->at(0).bytes, 2497293931);
        QCOMPARE(offers->at(0).form, u"4.0B, Q4_K_M"_s);
        QVERIFY(offers->at(0).mayThink && !offers->at(0).embeds);
        QVERIFY(offers->at(1).embeds);
        QVERIFY(!ollama::offersFrom(Json::parse("{}")));
    }
};

QTEST_GUILESS_MAIN(tst_ollama)
#include "tst_ollama.moc"
