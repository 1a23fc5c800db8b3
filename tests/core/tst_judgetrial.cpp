// Trying a judge on pairs with known verdicts, and proposing a judge for each role.
#include "core/eval/judgetrial.h"
#include "core/extractive/builtincritic.h"
#include "criticbykind.h"
#include "tests/qjson.h"

#include <QJsonObject>
#include <QJsonArray>
#include <QRegularExpression>
#include <QTest>

#include <atomic>
#include <cmath>

using namespace core;
using namespace Qt::StringLiterals;

namespace {

// Gives the scripted verdict for each text.
class TrialCritic : public CriticByKind
{
public:
    using Say = std::function<QString(Verdict::Kind kind, const QString &text)>;
    explicit TrialCritic(Say say) : m_say(std::move(say)) {}

    QString name() const override { return u"toy"_s; }
    QString identity(Verdict::Kind) const override { return u"toy 1"_s; }
    Result<Verdict> relevance(const QString &, const Passage &passage, std::stop_token) override
    {
        return said(Verdict::Relevance, passage.text, u"yes"_s);
    }
    Result<Verdict> support(const QString &, const QString &text, const QList<Passage> &, Scale,
                            std::stop_token) override
    {
        return said(Verdict::Support, text, u"fully"_s);
    }
    Result<Verdict> utility(const QString &, const QString &answer, Scale, std::stop_token) override
    {
        return said(Verdict::Utility, answer, u"5"_s);
    }

    std::atomic<int> asked = 0;
    int failsAt = 0; // 1-based number of the question that fails; 0: none
    std::stop_source *stops = nullptr;

private:
    Result<Verdict> said(Verdict::Kind kind, const QString &text, const QString &good)
    {
        const int number = ++asked;
        if (number == failsAt && stops)
            stops->request_stop();
        else if (number == failsAt)
            return Error{Error::Unavailable, u"It does not answer."_s, {}};
        Verdict verdict;
        verdict.kind = kind;
        verdict.label = m_say(kind, text);
        verdict.passed = verdict.label == u"good";
        if (verdict.passed)
            verdict.label = good;
        verdict.cost.calls = 1;
        verdict.cost.seconds = 0.5;
        return verdict;
    }

    Say m_say;
};

TrialCritic always(const QString &label)
{
    return TrialCritic([label](Verdict::Kind, const QString &) { return label; });
}

QList<LabelledPair> pairs()
{
    return *judgingPairs();
}

// Gives the people's verdicts, except in the roles that it is told to get wrong.
TrialCritic knowing(const QList<Verdict::Kind> &wrong = {})
{
    QHash<QString, bool> good;
    for (const LabelledPair &pair : pairs())
        good.insert(pair.kind == LabelledPair::Relevance ? pair.passage : pair.sentence, pair.label == pair.positive());
    return TrialCritic([good, wrong](Verdict::Kind kind, const QString &text) {
        return good.value(text) != wrong.contains(kind) ? u"good"_s : u"no"_s;
    });
}

JudgeTrial trialOf(Critic &critic)
{
    Inline oneByOne;
    return *tryJudge(critic, pairs(), oneByOne, {}, {});
}

} // namespace

class tst_judgetrial : public QObject
{
    Q_OBJECT

private slots:
    void thePairsAreBalanced()
    {
        QVERIFY(bool(judgingPairs()));
        QHash<LabelledPair::Kind, std::pair<int, int>> counts;
        QSet<QString> ids;
        int german = 0;
        for (const LabelledPair &pair : pairs()) {
            const bool good = pair.label == pair.positive();
            QVERIFY2(good || pair.label == u"not_"_s + pair.positive(), qPrintable(pair.id));
            (good ? counts[pair.kind].first : counts[pair.kind].second) += 1;
            ids.insert(pair.id);
            german += pair.question.contains(QRegularExpression(u"^(Was|Wie|Wann|Darf)\\b"_s));
            QVERIFY2(pair.kind == LabelledPair::Support ? !pair.passage.contains(pair.sentence) : true,
                     qPrintable(pair.id));
        }
        QCOMPARE(pairs().size(), 40);
        QCOMPARE(ids.size(), 40);
        QVERIFY(german >= 5);
        for (const LabelledPair::Kind role : JudgeTrial::roles) {
            QCOMPARE(counts[role].first, counts[role].second);
            QVERIFY(counts[role].first >= 6);
        }
    }

    void countsHowOftenAJudgeAgrees_data()
    {
        QTest::addColumn<QString>("label");
        QTest::addColumn<int>("agreed");
        QTest::addColumn<int>("invalid");
        QTest::newRow("yes to all") << u"good"_s << 20 << 0;
        QTest::newRow("no to all") << u"no"_s << 20 << 0;
        QTest::newRow("nothing that can be read") << u"invalid"_s << 0 << 40;
    }

    void countsHowOftenAJudgeAgrees()
    {
        QFETCH(QString, label);
        TrialCritic critic = always(label);
        const JudgeTrial trial = trialOf(critic);
        QCOMPARE(trial.all().pairs, 40);
        QTEST(trial.all().agreed, "agreed");
        QTEST(trial.all().invalid, "invalid");
        QCOMPARE(trial.calls, 40);
        QCOMPARE(trial.seconds, 20.0);
        QCOMPARE(trial.identity, u"toy 1"_s);
        QCOMPARE(trial.basis, judgingBasis());
    }

    void aJudgeThatKnowsAgreesInAll()
    {
        TrialCritic critic = knowing();
        const JudgeTrial trial = trialOf(critic);
        for (const LabelledPair::Kind role : JudgeTrial::roles)
            QCOMPARE(trial.of(role).share(), 1.0);
        QCOMPARE(rolesOfBuiltin(trial, *tryBuiltinJudge()).size(), 0);
        QVERIFY(proposalOf(trial, *tryBuiltinJudge()).startsWith(u"It judges as well as the built-in check"));
    }

    void proposesTheBuiltinCheckWhereItAgreesMore()
    {
        TrialCritic critic = knowing({Verdict::Support, Verdict::Utility});
        JudgeTrial trial = trialOf(critic);
        trial.model = u"tiny"_s;
        const JudgeTrial builtin = *tryBuiltinJudge();
        QCOMPARE(rolesOfBuiltin(trial, builtin), (QList{LabelledPair::Support, LabelledPair::Utility}));
        QCOMPARE(proposalOf(trial, builtin), u"The built-in check is the better judge of support and usefulness."_s);
        QCOMPARE(warningOf(LabelledPair::Relevance, trial, builtin), QString());
        const QString warning = warningOf(LabelledPair::Support, trial, builtin);
        QVERIFY2(warning.startsWith(u"tiny, which judges support, agrees with people on 0 % of 14 test verdicts"),
                 qPrintable(warning));
        QVERIFY2(warning.endsWith(u"set support-model to “builtin”."), qPrintable(warning));
    }

    void theChosenModelStaysWhereItIsNoWorse()
    {
        QVERIFY(isBetterJudge({14, 9, 0}, {14, 9, 0}));
        QVERIFY(!isBetterJudge({14, 8, 0}, {14, 9, 0}));
        QVERIFY(isBetterJudge({14, 10, 4}, {14, 9, 0}));
        QVERIFY(!isBetterJudge({}, {14, 9, 0})); // never tried
    }

    void theBuiltinCheckIsNeitherPerfectNorUseless()
    {
        const Result<JudgeTrial> builtin = tryBuiltinJudge();
        QVERIFY(bool(builtin));
        qInfo("relevance %d of %d, support %d of %d, usefulness %d of %d", builtin->relevance.agreed,
              builtin->relevance.pairs, builtin->support.agreed, builtin->support.pairs, builtin->utility.agreed,
              builtin->utility.pairs);
        QCOMPARE(builtin->all().pairs, 40);
        QVERIFY(builtin->all().agreed > 20 && builtin->all().agreed < 40); // it never accepts paraphrases as supported
        QCOMPARE(builtin->all().invalid, 0);
    }

    void tellsWhatItDoes()
    {
        TrialCritic critic = knowing();
        Inline oneByOne;
        QList<int> told;
        QVERIFY(bool(tryJudge(critic, pairs(), oneByOne,
                              [&](int done, int of) {
                                  told.append(done);
                                  QCOMPARE(of, 40);
                              },
                              {})));
        QCOMPARE(told.size(), 40);
        QCOMPARE(told.last(), 40);
    }

    void aJudgeThatCannotBeAskedIsAskedNoMore()
    {
        TrialCritic critic = knowing();
        critic.failsAt = 3;
        Inline oneByOne;
        const Result<JudgeTrial> trial = tryJudge(critic, pairs(), oneByOne, {}, {});
        QVERIFY(!trial);
        QCOMPARE(trial.error().message, u"It does not answer."_s);
        QCOMPARE(critic.asked, 3);
    }

    void stopsBetweenVerdicts()
    {
        std::stop_source stop;
        TrialCritic critic = knowing();
        critic.failsAt = 5;
        critic.stops = &stop;
        Inline oneByOne;
        const Result<JudgeTrial> trial = tryJudge(critic, pairs(), oneByOne, {}, stop.get_token());
        QVERIFY(!trial);
        QCOMPARE(trial.error().code, Error::Cancelled);
        QCOMPARE(critic.asked, 5);
    }

    void isRememberedAsItWas()
    {
        TrialCritic critic = knowing({Verdict::Support});
        JudgeTrial trial = trialOf(critic);
        QVERIFY(!judgeTrialFrom(toJson(trial))); // without a judge
        trial.server = u"http://localhost:1/v1"_s;
        trial.model = u"tiny"_s;
        const std::optional<JudgeTrial> again = judgeTrialFrom(toJson(trial));
        QVERIFY(bool(again));
        QCOMPARE(toJson(*again), toJson(trial));
        QCOMPARE(again->support.agreed, 0);
        QCOMPARE(again->relevance.agreed, 14);
        QJsonObject odd = inQt(toJson(trial));
        odd[u"roles"_s] = QJsonObject{{u"support"_s, QJsonObject{{u"pairs"_s, 2}, {u"agreed"_s, 9}}}};
        QCOMPARE(judgeTrialFrom(ofQt(odd))->support.share(), 1.0);
    }

    void theRangeOfAShareStaysWithinBounds()
    {
        const auto near = [](double a, double b) { return std::abs(a - b) < 0.001; };
        const Interval half = wilsonInterval(7, 14); // computed by hand from Wilson's formula
        QVERIFY(near(half.low, 0.268) && near(half.high, 0.732));
        QVERIFY(near(wilsonInterval(14, 14).low, 0.785));
        QCOMPARE(wilsonInterval(14, 14).high, 1.0);
        QCOMPARE(wilsonInterval(0, 14).low, 0.0);
        QCOMPARE(wilsonInterval(0, 0).high, 1.0);
    }
};

QTEST_GUILESS_MAIN(tst_judgetrial)
#include "tst_judgetrial.moc"
