// A model server with all known kinds of misbehaviour, against every flow: a question always ends in a typed outcome
// within its budget. ATTEST_FAULT_RUNS is the number of questions, ATTEST_FAULT_SEED the first seed.
#include "app/jobs/answerjob.h"
#include "app/runtime/pool.h"
#include "core/base/catalogue.h"
#include "papers.h"
#include "scriptedserver.h"
#include "tests/traceevents.h"

#include <QJsonObject>
#include <QElapsedTimer>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

#include <numeric>
#include <random>

using namespace core;

namespace {

using Scripted::Reply;
using Scripted::Request;

const QStringList texts{
    QStringLiteral("Discount points on a mortgage are prepaid interest. One point is one percent of the loan."),
    QStringLiteral("Points on a mortgage lower the interest rate when they are paid at closing."),
    QStringLiteral("A lender may charge origination points on a mortgage, which are a fee of the broker.")};

// Random numbers from a seed. Used in the server's thread while a question runs.
class Chance
{
public:
    explicit Chance(unsigned seed) : m_engine(seed) {}

    int below(int count) { return int(m_engine() % unsigned(count)); }
    bool in(int count) { return below(count) == 0; }
    template <class T>
    T of(const QList<T> &list)
    {
        return list.at(below(int(list.size())));
    }

private:
    std::mt19937 m_engine;
};

// One of the words that the prompt asks for.
QString label(const QString &prompt, Chance &chance)
{
    static const QRegularExpression quoted(
        QStringLiteral("(?:nothing else: |the score is )((?:\"[^\"]+\"(?:, | or )?)+)"));
    const QStringList words = quoted.match(prompt).captured(1).split(u'"');
    QStringList labels;
    for (int i = 1; i < words.size(); i += 2)
        labels.append(words.at(i));
    return labels.isEmpty() ? QString() : chance.of(labels);
}

const QStringList oddities{QString(),
                           QStringLiteral(" \n\t").repeated(300),
                           QStringLiteral("<think>yes yes yes"),
                           QStringLiteral("<think>Is it? No.</think>yes"),
                           QStringLiteral("{\"score\": 1}"),
                           QStringLiteral("{'score': '1'}"),
                           QStringLiteral("```json\n{\"binary_score\":\"NO\"}\n```"),
                           QStringLiteral("{\"score\": \"ye"),
                           QStringLiteral("{\"score\": {\"score\": [\"yes\"]}}"),
                           QStringLiteral("ja, natürlich"),
                           QStringLiteral("はい"),
                           QStringLiteral("not relevant"),
                           QStringLiteral("yes and no"),
                           QStringLiteral("9/10"),
                           QStringLiteral("I cannot help with that."),
                           QStringLiteral("[1][2][99] [0] [-1] [4294967296]"),
                           QStringLiteral("\u202e\u0000\ufffd 🌍"),
                           QStringLiteral("The answer is [1]. [Retrieval]<paragraph>[Fully supported][Utility:5]"),
                           QStringLiteral("["),
                           QStringLiteral("yes ").repeated(30'000)};

QString saneWords(const QJsonObject &request, Chance &chance)
{
    const QString prompt = Scripted::promptOf(request);
    const QString word = label(prompt, chance);
    if (request.contains(QStringLiteral("response_format")))
        return QStringLiteral("{\"reason\":\"So it is.\",\"score\":\"%1\"}").arg(word);
    if (!word.isEmpty())
        return word;
    return chance.of(QStringList{QStringLiteral("Points on a mortgage are prepaid interest [1]."),
                                 QStringLiteral("One point is one percent of the loan [1]. They lower the rate [2]."),
                                 QStringLiteral("mortgage discount points"), QStringLiteral("I don't know.")});
}

QList<QByteArray> streamed(const QString &words)
{
    QList<QByteArray> pieces;
    for (qsizetype at = 0; at < words.size(); at += 7)
        pieces.append(Scripted::delta(words.mid(at, 7)));
    pieces.append(Scripted::delta(QString(), QStringLiteral("stop")));
    pieces.append("data: [DONE]\n\n");
    return pieces;
}

// A reply in the requested form.
Reply saying(const QString &words, const QJsonObject &request, Chance &chance)
{
    if (request.value(QStringLiteral("stream")).toBool())
        return Scripted::events(streamed(words));
    Scripted::Chances chances;
    if (request.value(QStringLiteral("logprobs")).toBool() && !chance.in(4))
        chances = {{words.left(8), 0.6}, {QStringLiteral("no"), 0.3}, {QStringLiteral("yes"), 0.05}};
    return Scripted::chat(words, chance.in(8) ? QStringLiteral("length") : QStringLiteral("stop"), chances);
}

// A refusal in one of the forms that servers use.
Reply refusal(Chance &chance)
{
    const int status = chance.of<int>({400, 401, 403, 404, 408, 413, 418, 422, 429, 500, 501, 502, 503, 504, 301, 204});
    const QString said = chance.of(QStringList{
        QStringLiteral("busy"), QStringLiteral("Loading model"), QStringLiteral("Unsupported parameter: 'seed'"),
        QStringLiteral("logprobs are not allowed"), QStringLiteral("maximum context length is 64 tokens"),
        QStringLiteral("Failed to initialize samplers"), QString(), QString(5000, u'x')});
    Reply reply = Scripted::error(status, said, QStringLiteral("invalid_request_error"),
                                  chance.in(3) ? QStringLiteral("temperature") : QString());
    switch (chance.below(6)) {
    case 0:
        reply.body = "{\"error\":\"" + said.toUtf8() + "\"}";
        break;
    case 1:
        reply.body =
            "{\"object\":\"error\",\"message\":\"" + said.toUtf8() + "\",\"code\":" + QByteArray::number(status) + "}";
        break;
    case 2:
        reply.body.clear();
        break;
    case 3:
        reply.type = "text/html";
        reply.body = "<html>" + said.toUtf8();
        break;
    default:
        break;
    }
    if (chance.in(2))
        reply.headers = {chance.of<QByteArray>({"Retry-After: 0", "Retry-After: 1", "Retry-After: 99999",
                                                "Retry-After: tomorrow", "Location: http://127.0.0.1:1/"})};
    return reply;
}

// A stream that breaks somewhere.
Reply brokenStream(const QString &words, Chance &chance)
{
    const QByteArray error = chance.of<QByteArray>({"data: {\"error\":{\"message\":\"out of memory\"}}\n\n",
                                                    "data: {\"error\":\"out of memory\"}\n\n", "{\"error\":\"gone\"}\n",
                                                    "data: {\"object\":\"error\",\"message\":\"gone\"}\n\n"});
    QList<QByteArray> pieces = streamed(words);
    const int at = chance.below(int(pieces.size()));
    QList<QByteArray> bytes;
    switch (chance.below(9)) {
    case 0:
        return Scripted::events(pieces.mid(0, at), Reply::Close);
    case 1:
        return Scripted::events(pieces.mid(0, at) + QList<QByteArray>{": end\n\n"});
    case 2:
        pieces.insert(at, error);
        return Scripted::events(pieces);
    case 3:
        for (const char byte : pieces.join())
            bytes.append(QByteArray(1, byte));
        return Scripted::events(bytes.mid(0, 2000));
    case 4:
        pieces.insert(at, "data: {\"choices\":[],\"usage\":null}\n\n: ping\n\nevent: x\ndata:\n\n");
        return Scripted::events(pieces);
    case 5:
        pieces.insert(at, "data: {\"choices\":[{\"delta\":{\"content\":\"\xc3");
        return Scripted::events(pieces);
    case 6:
        return Scripted::events(pieces.mid(0, at) + QList<QByteArray>{": ping\n\n"}, Reply::Stall);
    case 7: {
        Reply endless =
            Scripted::events({chance.in(2) ? Scripted::delta(QStringLiteral("and so on ")) : QByteArray(4096, ' ')});
        endless.endless = true;
        endless.pause = 1;
        return endless;
    }
    default: {
        Reply slow = Scripted::events(pieces);
        slow.pause = 5;
        return slow;
    }
    }
}

// Something that is not a model's reply at all.
Reply noReply(Chance &chance)
{
    Reply reply;
    switch (chance.below(10)) {
    case 0:
        reply.verbatim = "HTTP/1.1 200 OK\r\nContent-Ty";
        reply.ending = Reply::Close;
        break;
    case 1:
        reply.verbatim = "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\nZZZ\r\n";
        reply.ending = Reply::Close;
        break;
    case 2:
        reply.silent = true;
        reply.ending = Reply::Close;
        break;
    case 3:
        reply.silent = true;
        reply.ending = Reply::Stall;
        break;
    case 4:
        reply.body = QByteArray(100'000, '[');
        break;
    case 5:
        reply.body = "{\"choices\":[{\"message\":{\"content\":\"" + QByteArray(3 << 20, 'y') + "\"}}]}";
        break;
    case 6:
        reply.body =
            chance.of<QByteArray>({"null", "{}", "[]", "{\"choices\":null}", "{\"choices\":[]}", "{\"data\":null}",
                                   "{\"choices\":[{\"message\":{\"content\":null}}]}",
                                   "{\"choices\":[{\"message\":7}]}", "{\"choices\":[{\"message\":{\"content\":"});
        break;
    case 7:
        reply.body =
            "{\"choices\":[{\"message\":{\"content\":\"yes\"},\"logprobs\":{\"content\":[{\"token\":7,"
            "\"logprob\":1e308,\"top_logprobs\":[{\"logprob\":\"x\"},null,{\"token\":\"yes\",\"prob\":-4}]}]}}]}";
        break;
    case 8:
        reply.verbatim = QByteArray("x: y\r\n").repeated(100);
        reply.endless = true;
        reply.pause = 1;
        break;
    default:
        reply.verbatim = "SSH-2.0-OpenSSH\r\n\r\n";
        reply.ending = Reply::Close;
        break;
    }
    return reply;
}

// The server's behaviour: well-formed replies that may be nonsense, or anything at all.
enum class Manners { Nonsense, Anything };

Reply misbehaving(const Request &request, Chance &chance, Manners manners, int idf)
{
    const QString sane = saneWords(request.json, chance);
    if (!chance.in(idf))
        return saying(sane, request.json, chance);
    if (manners == Manners::Nonsense || chance.in(3))
        return saying(chance.of(oddities), request.json, chance);
    if (chance.in(3))
        return refusal(chance);
    return request.json.value(QStringLiteral("stream")).toBool() && !chance.in(4) ? brokenStream(sane, chance)
                                                                                  : noReply(chance);
}

bool isTyped(const Turn &turn)
{
    if (turn.remark.contains(QLatin1String("This is a bug in Attest")))
        return false;
    if (turn.ending == Ending::Failed) // if the model is unavailable, only the remark says what to do
        return turn.answer.isEmpty() && turn.remark.endsWith(u'.');
    if (turn.ending == Ending::Abstained)
        return turn.refusal != Refusal::None && turn.answer.isEmpty() && !turn.remark.isEmpty();
    return !turn.answer.isEmpty();
}

// Requests for generated text; looking up a server's tokens or health is no call.
int callsTo(const ScriptedServer &server)
{
    int calls = 0;
    for (const Request &request : server.chats())
        calls += request.path.contains("completion") ? 1 : 0;
    return calls;
}

// Calls cancelled as no longer needed: whether the server was reached is unknown, and they are
// counted.
int calledOff(const Turn &turn)
{
    int calls = 0;
    for (const TraceEvent &event : turn.trace) {
        for (const QJsonValue &unused : detailsOf(event)[u"unused"].toArray())
            calls += unused[u"ended"].isUndefined() ? 0 : unused[u"calls"].toInt();
        for (const QJsonValue &candidate :
             detailsOf(event)[u"candidates"].toArray()) // its answer, or both of its checks
            calls += candidate[u"ended"].isUndefined() ? 0 : 2;
    }
    return calls;
}

// The maximum by which calls under way may exceed the budget beyond one call each: as much as the most expensive ones
// of this run. A reflection segment asks for three verdicts; a Writer's call is repeated at most four times, and once
// for each parameter dropped.
int overshoot(const Turn &turn, const Settings &settings)
{
    QList<int> above;
    for (const TraceEvent &event : turn.trace) {
        const QJsonObject verdict =
            kindOf(event) == TraceKind::Progress ? detailsOf(event)[u"verdict"].toObject() : detailsOf(event);
        if (kindOf(event) == TraceKind::Judged || !verdict.isEmpty())
            above.append(std::max(0, verdict[u"calls"].toInt() - 1));
    }
    std::sort(above.rbegin(), above.rend());
    const int each = settings.flow == QLatin1String("reflection-rag") ? 3 : 1;
    const QList<int> most = above.mid(0, settings.concurrentCalls * each);
    return std::accumulate(most.cbegin(), most.cend(), 4 + 4);
}

} // namespace

class tst_faults : public QObject
{
    Q_OBJECT

    QTemporaryDir m_folder;
    std::unique_ptr<Library> m_library;
    app::Pool m_pool{4};
    Inline m_inline;

    static Settings settingsFor(const ScriptedServer &server, Chance &chance)
    {
        Settings settings;
        settings.serverUrl = server.url();
        settings.model = QStringLiteral("toy");
        settings.flow = toQString(chance.of(offers<AnswerFlow>())->id());
        settings.maxSeconds = 1 + chance.below(2);
        settings.maxCalls = chance.in(3) ? 5 : 60;
        settings.maxSteps = chance.in(5) ? 8 : 40;
        settings.concurrentCalls = 1 + chance.below(4);
        settings.maxTokens = 256;
        settings.parallelChecks = chance.in(2);
        settings.writeAhead = chance.in(2);
        settings.rememberVerdicts = chance.in(2);
        settings.stopEarly = chance.in(2);
        settings.sizeUp = chance.in(2);
        settings.longForm = chance.in(2);
        settings.simplified = chance.in(2);
        settings.retrieval = chance.of(QStringList{QStringLiteral("adaptive"), QStringLiteral("always"),
                                                   QStringLiteral("never"), QStringLiteral("token")});
        return settings;
    }

private slots:
    void initTestCase()
    {
        qunsetenv("ATTEST_API_KEY");
        qunsetenv("OPENAI_API_KEY");
        m_library = libraryAt(m_folder.path(), texts);
    }

    void everyQuestionEndsInATypedOutcomeWithinItsBudget()
    {
        const int runs = std::max(qEnvironmentVariableIntValue("ATTEST_FAULT_RUNS"), 60);
        const int first = qEnvironmentVariableIntValue("ATTEST_FAULT_SEED");
        QHash<QString, int> endings;
        for (int seed = first; seed < first + runs; ++seed) {
            Chance chance(static_cast<unsigned>(seed));
            const Manners manners = chance.in(3) ? Manners::Nonsense : Manners::Anything;
            const int idf = chance.of<int>({1, 2, 6, 20});
            std::stop_source stop;
            int asked = 0;
            ScriptedServer server; // declared after everything its thread uses
            const Settings settings = settingsFor(server, chance);
            const bool listsBadly = manners == Manners::Anything && chance.in(12);
            const int stopAt = chance.in(10) ? 1 + chance.below(8) : 0;
            server.handle([&](const Request &request) {
                if (request.path == "/v1/models" && !listsBadly)
                    return Scripted::models({QStringLiteral("toy")},
                                            chance.of(QStringList{QStringLiteral("library"), QStringLiteral("llamacpp"),
                                                                  QStringLiteral("vllm")}));
                if (++asked == stopAt)
                    stop.request_stop();
                return misbehaving(request, chance, manners, idf);
            });
            QElapsedTimer clock;
            clock.start();
            Parallel &parallel = seed % 2 ? static_cast<Parallel &>(m_pool) : m_inline;
            const Connections connections;
            const Turn turn = app::askQuestion(
                {QStringLiteral("what are points on a mortgage"), {}, {}}, settings,
                {*m_library, parallel, connections}, [](const TraceEvent &) {}, stop.get_token());
            const QByteArray about = QStringLiteral("seed %1, %2: %3, %4, “%5”, %6 calls, %7 requests, %8 ms")
                                         .arg(seed)
                                         .arg(settings.flow, name(turn.ending), name(turn.refusal), turn.remark)
                                         .arg(turn.cost.calls)
                                         .arg(callsTo(server))
                                         .arg(clock.elapsed())
                                         .toUtf8();
            ++endings[name(turn.ending)];
            QVERIFY2(isTyped(turn), about);
            QVERIFY2(clock.elapsed() < 1000 * settings.maxSeconds + 2500, about);
            QVERIFY2(turn.cost.calls <= callsTo(server) + calledOff(turn), about);
            QVERIFY2(turn.cost.calls <= settings.maxCalls + overshoot(turn, settings), about);
            // The cost of a failed call is unknown: at most one extra request for each call that may be under way.
            QVERIFY2(callsTo(server) <= turn.cost.calls + settings.concurrentCalls * 16, about);
            // If every call got a reply and none was cancelled, each request was counted.
            const bool noneCalledOff =
                stopAt == 0 && !settings.writeAhead && !settings.stopEarly && calledOff(turn) == 0;
            const bool ranOut = clock.elapsed() > 900 * settings.maxSeconds;
            if (manners == Manners::Nonsense && noneCalledOff && !ranOut)
                QVERIFY2(turn.cost.calls == callsTo(server), about);
        }
        for (auto it = endings.cbegin(); it != endings.cend(); ++it)
            qInfo().noquote() << it.key() << it.value();
        QVERIFY(endings.size() >= 3); // a server that is always down would prove little
    }
};

QTEST_GUILESS_MAIN(tst_faults)
#include "tst_faults.moc"
