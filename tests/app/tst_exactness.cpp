// Optimisations change no verdict: every flow runs with all of them off, one call at a time, and with all of them on,
// on real threads; complete traces, answers and endings are equal. Uses named and random scenarios: ATTEST_EXACT_RUNS
// is the number of random ones, ATTEST_EXACT_SEED the first seed.
#include "app/jobs/answerjob.h"
#include "app/runtime/pool.h"
#include "core/base/catalogue.h"
#include "core/models/verdictcache.h"
#include "papers.h"
#include "rulingmodels.h"
#include "scriptedserver.h"
#include "runcomparison.h"
#include "tests/traceevents.h"
#include "tests/wordranking.h"

#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

#include <mutex>
#include <random>

using namespace core;

namespace {

const QStringList texts{
    QStringLiteral("Discount points on a mortgage are prepaid interest. One point is one percent of the loan. Ducks "
                   "swim on the lake behind the bank."),
    QStringLiteral("Points on a mortgage lower the interest rate when they are paid at closing. The hall of the bank "
                   "was painted last year."),
    QStringLiteral("Origination points on a mortgage are a fee that the broker charges."),
    QStringLiteral("Points on a mortgage can be deducted from taxes in the year in which they were paid."),
    QStringLiteral("The broker of a house charges a fee to the seller, which taxes do not know.")};
const QString question = QStringLiteral("what are points on a mortgage");
const QStringList everything{QStringLiteral("oint"), QStringLiteral("broker")};
const QString broker = QStringLiteral("fee of the broker of a house that taxes do not know");
const QStringList pages{
    QStringLiteral("Mortgage points, a page says, are paid to the lender. It has a second sentence."),
    QStringLiteral("Another page of the web speaks of points on a mortgage and of closing costs.")};

struct Scenario
{
    QString flow;
    ruled::Rules rules = {};
    Settings settings = {};
    bool web = false;
    bool tokens = false; // of a model with reflection tokens
};

struct Switches
{
    bool checks = false;
    bool ahead = false;
    bool remember = false;
    bool early = false;
};

// Runs each item on its own thread, the last item first, and offered work immediately.
class Backwards : public Parallel
{
public:
    void forEach(int count, const std::function<void(int)> &work, std::stop_token stop) override
    {
        std::vector<std::jthread> threads;
        for (int i = count - 1; i >= 0 && !stop.stop_requested(); --i)
            threads.emplace_back([&work, i] { work(i); });
    }
    void offer(const std::function<void()> &work) override
    {
        const std::lock_guard lock(m_mutex);
        m_offered.emplace_back(work);
    }

private:
    std::mutex m_mutex;
    std::vector<std::jthread> m_offered;
};

class World
{
public:
    Turn ask(const Scenario &scenario, Switches switches, Parallel &how, VerdictCache &cache)
    {
        Settings settings = scenario.settings;
        settings.parallelChecks = switches.checks;
        settings.writeAhead = switches.ahead;
        settings.rememberVerdicts = switches.remember;
        settings.stopEarly = switches.early;
        ruled::Critic critic(scenario.rules);
        ruled::Critic second(scenario.rules);
        ruled::Writer writer(scenario.rules);
        ruled::Reflector reflector(scenario.rules);
        ruled::Web web(scenario.rules);
        RememberingCritic remembering(critic, cache);
        Critic &asked = switches.remember ? static_cast<Critic &>(remembering) : critic;
        const EvidenceRanker evidence = wordRanking();
        AnswerTools tools{*library, writer, asked, evidence, &second, settings, how, {}};
        tools.atOnce = &how == &inOrder ? 1 : 4;
        tools.web = scenario.web ? &web : nullptr;
        tools.reflector = scenario.tokens ? &reflector : nullptr;
        Trace trace;
        std::mutex mutex;
        Turn turn = answer(*answerFlow(scenario.flow), {question, {}, {}}, tools, [&](const TraceEvent &event) {
            const std::lock_guard lock(mutex);
            trace.append(event);
        });
        turn.trace = trace;
        verdicts = critic.calls;
        return turn;
    }

    Turn ask(const Scenario &scenario, Switches switches, Parallel &how)
    {
        VerdictCache cache;
        return ask(scenario, switches, how, cache);
    }

    QTemporaryDir folder;
    std::unique_ptr<Library> library = libraryAt(folder.path(), texts);
    Inline inOrder;
    app::Pool pool{4};
    int verdicts = 0; // verdicts given by the Critic itself
};

constexpr Switches none{};
constexpr Switches all{true, true, true, true};

QString slug(Switches switches)
{
    return QStringLiteral("checks %1, ahead %2, remember %3, early %4")
        .arg(switches.checks)
        .arg(switches.ahead)
        .arg(switches.remember)
        .arg(switches.early);
}

// A random scenario, determined by its seed.
class Chance
{
public:
    explicit Chance(unsigned seed) : m_engine(seed) {}

    int below(int count) { return int(m_engine() % unsigned(count)); }
    bool in(int count) { return below(count) == 0; }
    QString of(const QStringList &list) { return list.at(below(int(list.size()))); }
    QStringList some(const QStringList &list, int in) // picks each element with probability 1/`in`
    {
        QStringList chosen;
        for (const QString &each : list) {
            if (this->in(in))
                chosen.append(each);
        }
        return chosen;
    }

private:
    std::mt19937 m_engine;
};

Scenario scenarioOf(unsigned seed)
{
    Chance chance(seed);
    QStringList flows;
    for (const AnswerFlow *flow : offers<AnswerFlow>())
        flows.append(toQString(flow->id()));
    flows.sort();
    const QStringList words{QStringLiteral("prepaid"), QStringLiteral("closing"), QStringLiteral("fee"),
                            QStringLiteral("taxes"),   QStringLiteral("seller"),  QStringLiteral("web")};
    const QStringList answers{QStringLiteral("<1>"),       QStringLiteral("<2>"),     QStringLiteral("<3>"),
                              QStringLiteral("<4>"),       QStringLiteral("<5>"),     QStringLiteral("Attempt 1"),
                              QStringLiteral("Attempt 2"), QStringLiteral("It goes"), QStringLiteral("<-")};
    Scenario one{chance.of(flows)};
    one.rules.needed = !chance.in(5);
    one.rules.route = chance.of({QStringLiteral("library"), QStringLiteral("web"), QStringLiteral("model")});
    one.rules.complexity = chance.of({QStringLiteral("none"), QStringLiteral("single"), QStringLiteral("multi")});
    one.rules.refused = chance.some(words, 3);
    one.rules.unreadable = chance.some(words, 9);
    one.rules.ungrounded = chance.some(answers, 4);
    one.rules.partly = chance.some(answers, 4);
    one.rules.unclear = chance.some(answers, 12);
    one.rules.useless = chance.some(answers, 5);
    one.rules.middling = chance.some(answers, 4);
    one.rules.doubtful = chance.some(answers, 12);
    one.rules.rewrites = {broker, QStringLiteral("deducted taxes"), QStringLiteral("percent of the loan")};
    one.rules.thoughts = {QStringLiteral("A broker charges a fee."), QStringLiteral("Taxes know no fee."),
                          QStringLiteral("So the answer is interest.")};
    one.rules.pages = chance.in(5) ? QStringList() : pages;
    one.rules.webFails = chance.in(8);
    one.rules.silent = chance.in(12);
    one.rules.byHeart = !chance.in(3);
    one.rules.alike = chance.in(3);
    one.rules.jitter = unsigned(chance.below(40));
    one.settings.passages = 1 + chance.below(5);
    one.settings.maxRewrites = chance.below(3);
    one.settings.maxRegenerations = chance.below(3);
    one.settings.maxWebSearches = chance.below(3);
    one.settings.maxCalls = one.settings.maxSteps = 400;
    if ((one.flow == u"self-rag" || one.flow == u"adaptive-rag") && chance.in(3))
        one.settings.maxCalls = 1 + chance.below(40);
    one.settings.gradeAgainstQuery = chance.in(3);
    one.settings.sizeUp = chance.in(2);
    one.settings.simplified = chance.in(2);
    one.settings.postCheck = !chance.in(4);
    one.settings.upperScore = chance.of({QStringLiteral("0.1"), QStringLiteral("0.59")}).toDouble();
    one.settings.strips = chance.of(
        {QStringLiteral("off"), QStringLiteral("selection"), QStringLiteral("windows"), QStringLiteral("excerption")});
    one.settings.retrieval = chance.of(
        {QStringLiteral("adaptive"), QStringLiteral("always"), QStringLiteral("never"), QStringLiteral("token")});
    one.settings.hardConstraints = chance.in(3);
    one.settings.sequenceScore = chance.in(2);
    one.settings.longForm = chance.in(2);
    one.settings.maxSegments = 1 + chance.below(4);
    one.web = chance.in(2);
    one.tokens = chance.in(2);
    return one;
}

// A model whose reply, one of the requested words, depends only on the prompt.
QString saidTo(const QJsonObject &request, unsigned seed)
{
    static const QRegularExpression quoted(
        QStringLiteral("(?:nothing else: |the score is |Each verdict is )((?:\"[^\"]+\"(?:, | or )?)+)"));
    static const QRegularExpression list(QStringLiteral("a list of (\\d+) verdicts"));
    const QString prompt = Scripted::promptOf(request);
    const unsigned sum = (ruled::sumOf(prompt) / 7 + seed) % 1000;
    const QStringList parts = quoted.match(prompt).captured(1).split(u'"');
    QStringList labels;
    for (int i = 1; i < parts.size(); i += 2)
        labels.append(parts.at(i));
    if (const int count = list.match(prompt).captured(1).toInt(); count > 0) {
        QStringList each;
        for (int i = 0; i < count; ++i)
            each.append(u'"' + ((sum + unsigned(i)) % 3 > 0 ? labels.first() : labels.last()) + u'"');
        return QStringLiteral("{\"verdicts\": [%1]}").arg(each.join(u','));
    }
    if (!labels.isEmpty())
        return sum % 3 > 0 ? labels.first() : labels.at(int(sum) % int(labels.size()));
    if (!request[u"stream"].toBool())
        return QStringLiteral("mortgage points %1").arg(sum % 5);
    return QStringLiteral("Points on a mortgage are interest of number %1 [1]. They lower the rate [2].").arg(sum);
}

} // namespace

Q_DECLARE_METATYPE(Scenario)

class tst_exactness : public QObject
{
    Q_OBJECT

    World m_world;

    // Empty if all ways of running the scenario report the same.
    QString differenceIn(const Scenario &scenario)
    {
        const Turn first = m_world.ask(scenario, none, m_world.inOrder);
        QString difference;
        const auto compare = [&](Switches switches, Parallel &how, const char *on, VerdictCache &cache) {
            const Turn turn = m_world.ask(scenario, switches, how, cache);
            QString found = told::difference(first, turn);
            if (found.isEmpty() && turn.cost.calls > scenario.settings.maxCalls)
                found = QStringLiteral("%1 calls").arg(turn.cost.calls);
            if (difference.isEmpty() && !found.isEmpty())
                difference = QStringLiteral("%1, %2: %3").arg(slug(switches), QLatin1String(on), found);
        };
        const bool isTight = scenario.settings.maxCalls < 60;
        for (int bits = 0; bits < (isTight ? 4 : 16); ++bits) {
            const Switches switches{(bits & 1) != 0, (bits & 2) != 0, (bits & 4) != 0, (bits & 8) != 0};
            VerdictCache cache;
            compare(switches, m_world.pool, "on a pool", cache);
        }
        Backwards backwards;
        VerdictCache unused;
        compare({true, true}, backwards, "backwards", unused);
        if (isTight) // calls saved may be spent on something else
            return difference;
        VerdictCache cache;
        compare(all, backwards, "backwards", cache);
        compare(all, m_world.pool, "with the verdicts of the last time", cache);
        VerdictCache other;
        compare(all, m_world.inOrder, "in order", other);
        return difference;
    }

private slots:
    void tellsTheSameByName_data()
    {
        QTest::addColumn<Scenario>("scenario");
        const QString self = QStringLiteral("self-rag");
        const QString passage = QStringLiteral("passage-rag");
        const QString reflection = QStringLiteral("reflection-rag");
        const QString corrective = QStringLiteral("corrective-rag");
        const QString adaptive = QStringLiteral("adaptive-rag");
        const Settings noRewrites = [] {
            Settings settings;
            settings.maxRewrites = 0;
            return settings;
        }();
        const QStringList anyAnswer{QStringLiteral("Attempt")};
        const QStringList oneRefused{QStringLiteral("prepaid")};

        QTest::newRow("S0-1") << Scenario{self, {}, noRewrites};
        QTest::newRow("S0-2") << Scenario{self, {.refused = everything}, noRewrites};
        QTest::newRow("S0-bug") << Scenario{self, {.useless = anyAnswer}, noRewrites};
        QTest::newRow("S0-loop") << Scenario{self, {.ungrounded = anyAnswer}};
        QTest::newRow("S1-1") << Scenario{
            self, {.refused = {QStringLiteral("seller")}, .useless = {QStringLiteral("<4>")}, .rewrites = {broker}}};
        QTest::newRow("A-drift") << Scenario{
            self, {.refused = everything, .rewrites = {QStringLiteral("broker fee"), QStringLiteral("taxes")}}};
        QTest::newRow("S2-1") << Scenario{adaptive};
        QTest::newRow("S2-2") << Scenario{adaptive, {.route = QStringLiteral("web"), .pages = pages}, {}, true};
        QTest::newRow("S2-3") << Scenario{adaptive, {.refused = oneRefused, .pages = pages}, {}, true};
        QTest::newRow("S2-4") << Scenario{
            adaptive, {.useless = anyAnswer, .rewrites = {broker}, .pages = pages}, {}, true};
        QTest::newRow("S4-1") << Scenario{passage};
        QTest::newRow("S4-2") << Scenario{passage, {.needed = false}};
        QTest::newRow("S4-3") << Scenario{passage, {.refused = everything}};
        QTest::newRow("S4-4") << Scenario{passage,
                                          {.partly = {QStringLiteral("<1>")}, .middling = {QStringLiteral("<2>")}}};
        QTest::newRow("S4-5") << Scenario{passage, {.doubtful = {QStringLiteral("<1>"), QStringLiteral("<2>")}}};
        for (const char *id : {"correct", "incorrect", "ambiguous"}) {
            Scenario one{corrective, {.pages = pages}, {}, true};
            if (*id == 'i')
                one.rules.refused = everything;
            one.settings.upperScore = *id == 'a' ? 1 : 0.05;
            one.settings.lowerScore = *id == 'i' ? 0 : -0.9;
            QTest::addRow("D-1 %s", id) << one;
            one.settings.simplified = true;
            QTest::addRow("D-1 %s, simplified", id) << one;
        }
        for (const bool tokens : {false, true}) {
            for (const bool isLong : {false, true}) {
                Scenario one{reflection};
                one.settings.longForm = isLong;
                one.tokens = tokens;
                const QByteArray name = QByteArray(tokens ? "tokens" : "verdicts") + (isLong ? ", long form" : "");
                QTest::addRow("C %s", name.constData()) << one;
                one.rules.alike = true;
                QTest::addRow("C %s, alike", name.constData()) << one;
                one.rules.ungrounded = {QStringLiteral("<1>"), QStringLiteral("goes on <2>")};
                one.settings.hardConstraints = true;
                QTest::addRow("C %s, hard constraints", name.constData()) << one;
            }
        }
    }

    void tellsTheSameByName()
    {
        QFETCH(Scenario, scenario);
        for (const unsigned jitter : {0u, 7u, 23u}) {
            scenario.rules.jitter = jitter;
            const QString difference = differenceIn(scenario);
            QVERIFY2(difference.isEmpty(), qPrintable(difference));
        }
    }

    void tellsTheSameByChance()
    {
        const int runs = std::max(qEnvironmentVariableIntValue("ATTEST_EXACT_RUNS"), 150);
        const int first = qEnvironmentVariableIntValue("ATTEST_EXACT_SEED");
        QHash<QString, int> endings;
        for (int seed = first; seed < first + runs; ++seed) {
            const Scenario scenario = scenarioOf(unsigned(seed));
            const QString difference = differenceIn(scenario);
            QVERIFY2(difference.isEmpty(),
                     qPrintable(QStringLiteral("seed %1, %2, %3").arg(seed).arg(scenario.flow, difference)));
            ++endings[scenario.flow + u' ' + name(m_world.ask(scenario, all, m_world.pool).ending)];
        }
        QVERIFY(endings.size() >= 12); // from six flows
    }

    void tellsTheSameOverTheWire_data()
    {
        QTest::addColumn<QString>("flow");
        for (const AnswerFlow *flow : offers<AnswerFlow>())
            QTest::newRow(flow->id().data()) << toQString(flow->id());
    }

    // As the program asks: with prompts, the fallbacks for verdicts, connections, and cached replies to earlier
    // questions.
    void tellsTheSameOverTheWire()
    {
        QFETCH(QString, flow);
        std::atomic<unsigned> seed = 0;
        ScriptedServer server;
        server.answerChats([&seed](const QJsonObject &request) { return saidTo(request, seed); }, 0.9);
        const Connections connections;
        for (seed = 0; seed < 8; ++seed) {
            Settings off;
            off.serverUrl = server.url();
            off.model = QStringLiteral("toy");
            off.flow = flow;
            off.maxCalls = off.maxSteps = 400;
            off.concurrentCalls = 1;
            off.longForm = seed % 2;
            off.sizeUp = seed % 4 > 1;
            off.parallelChecks = off.writeAhead = off.rememberVerdicts = off.stopEarly = false;
            Settings on = off;
            on.concurrentCalls = 4;
            on.parallelChecks = on.writeAhead = on.rememberVerdicts = on.stopEarly = true;
            VerdictCache cache;
            const auto ask = [&](const Settings &settings, Parallel &how) {
                return app::askQuestion({question, {}, {}}, settings, {*m_world.library, how, connections, &cache},
                                        [](const TraceEvent &) {}, {});
            };
            const Turn first = ask(off, m_world.inOrder);
            QVERIFY2(first.ending != Ending::Failed, qPrintable(first.remark));
            for (int again = 0; again < 3; ++again) {
                const QString difference = told::difference(first, ask(on, m_world.pool));
                QVERIFY2(difference.isEmpty(), qPrintable(QStringLiteral("seed %1: %2").arg(seed).arg(difference)));
            }
        }
    }

    // Tests the comparison itself: it detects a changed verdict, a changed reason and a missing event.
    void tellsRunsApart()
    {
        const Scenario scenario{QStringLiteral("self-rag")};
        const Turn turn = m_world.ask(scenario, none, m_world.inOrder);
        QVERIFY(told::difference(turn, turn).isEmpty());
        for (int i = 0; i < turn.trace.size(); ++i) {
            Turn other = turn;
            TraceEvent &event = other.trace[i];
            if (kindOf(event) == TraceKind::Judged)
                std::get<VerdictTold>(event.what).verdict.probability = 0.123;
            else if (kindOf(event) == TraceKind::Left)
                std::get<StepLeft>(event.what).outcome += QStringLiteral("?");
            else
                continue;
            QVERIFY(!told::difference(turn, other).isEmpty());
            other.trace.removeAt(i);
            QVERIFY(!told::difference(turn, other).isEmpty());
        }
    }

    // Cached replies are not requested again.
    void asksNothingTheSecondTime()
    {
        VerdictCache cache;
        const Scenario scenario{QStringLiteral("self-rag")};
        m_world.ask(scenario, all, m_world.pool, cache);
        QVERIFY(m_world.verdicts > 0);
        m_world.ask(scenario, all, m_world.pool, cache);
        QCOMPARE(m_world.verdicts, 0);
    }
};

QTEST_GUILESS_MAIN(tst_exactness)
#include "tst_exactness.moc"
