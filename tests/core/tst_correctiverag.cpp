// Corrective RAG within the library: thresholds, strips, checks and budgets. Its web search has a test of its own.
#include "core/flows/steps/correction.h"
#include "corrective.h"

using namespace corrective;

namespace {

// Judges several strips in one call, like a model whose server enforces the form of a list.
class TogetherCritic : public Critic
{
public:
    explicit TogetherCritic(ScoringCritic &each) : m_each(each) {}

    QString name() const override { return QStringLiteral("together"); }
    bool judgesTogether(Verdict::Kind kind) const override { return kind == Verdict::Relevance; }
    Result<Verdict> judge(const Judgement &what, std::stop_token stop) override
    {
        ++calls;
        if (what.kind != Verdict::Relevance || what.passages.size() < 2)
            return m_each.judge(what, stop);
        ++lists;
        Verdict verdict;
        verdict.label = QStringLiteral("invalid");
        verdict.judge = name();
        verdict.cost.calls = 1;
        for (const Passage &passage : what.passages) {
            const Result<Verdict> one = m_each.relevance(what.question, passage, stop);
            verdict.parts.append({one->label, one->probability});
        }
        if (isUnreadable)
            verdict.parts.removeLast();
        return verdict;
    }

    int calls = 0;
    int lists = 0;
    bool isUnreadable = false;

private:
    ScoringCritic &m_each;
};

} // namespace

class tst_correctiverag : public QObject
{
    Q_OBJECT

private slots:
    void decidesByThresholds_data() // D-1 of flows.md, section 8, and the boundaries
    {
        QTest::addColumn<QList<double>>("scores");
        QTest::addColumn<double>("upper");
        QTest::addColumn<double>("lower");
        QTest::addColumn<int>("action");
        QTest::newRow("D-1 correct") << QList<double>{0.6, -1} << 0.59 << -0.99 << int(Correction::Correct);
        QTest::newRow("D-1 incorrect") << QList<double>{-1, -1} << 0.59 << -0.99 << int(Correction::Incorrect);
        QTest::newRow("D-1 ambiguous") << QList<double>{0, -1} << 0.59 << -0.99 << int(Correction::Ambiguous);
        QTest::newRow("exactly upper") << QList<double>{-1, 0.5} << 0.5 << -0.91 << int(Correction::Correct);
        QTest::newRow("exactly lower") << QList<double>{-0.91, -1} << 0.5 << -0.91 << int(Correction::Ambiguous);
        QTest::newRow("nothing to score") << QList<double>{} << 0.5 << -0.91 << int(Correction::Incorrect);
        QTest::newRow("as for biographies") << QList<double>{0.94} << 0.95 << -0.91 << int(Correction::Ambiguous);
    }

    void decidesByThresholds()
    {
        QFETCH(QList<double>, scores);
        QFETCH(double, upper);
        QFETCH(double, lower);
        QFETCH(int, action);
        QCOMPARE(int(correctionFor(scores, upper, lower)), action);
    }

    void takesTheThresholdsFromTheSettings()
    {
        for (const auto &[upper, outcome] : {std::pair(0.5, "correct"), std::pair(0.7, "ambiguous")}) {
            CorrectiveRun run;
            run.fill();
            run.settings.upperScore = upper;
            ScoringCritic critic({{QStringLiteral("prepaid"), 0.6}});
            ScriptedWriter writer;
            const Turn turn = run.ask(critic, writer, nullptr);
            QCOMPARE(leaving(turn, QStringLiteral("score"))[u"action"].toString(), QLatin1String(outcome));
            QCOMPARE(leaving(turn, QStringLiteral("score"))[u"scores"].toArray().size(), 2);
            QVERIFY(because(turn, QStringLiteral("score")).contains(QStringLiteral("-1.00; 0.60")));
        }
    }

    // One call keeps the same strips and takes the same steps as a call for each.
    void judgesStripsInOneCall_data()
    {
        QTest::addColumn<bool>("unreadable");
        QTest::newRow("one call") << false;
        QTest::newRow("a list that cannot be read") << true;
    }

    void judgesStripsInOneCall()
    {
        QFETCH(bool, unreadable);
        CorrectiveRun run;
        run.fill();
        run.settings.strips = QStringLiteral("windows");
        ScoringCritic each(good());
        ScriptedWriter first;
        const Turn before = run.ask(each, first, nullptr);
        const int calls = each.calls;
        ScoringCritic same(good());
        TogetherCritic critic(same);
        critic.isUnreadable = unreadable;
        ScriptedWriter writer;
        const Turn turn = run.ask(critic, writer, nullptr);
        QCOMPARE(path(turn), path(before));
        QCOMPARE(idsOf(writer.tasks.first().passages), idsOf(first.tasks.first().passages));
        QCOMPARE(leaving(turn, QStringLiteral("refine"))[u"strips"],
                 leaving(before, QStringLiteral("refine"))[u"strips"]);
        QVERIFY(critic.lists <= 1);
        QVERIFY(critic.calls <= calls + critic.lists);
        QCOMPARE(turn.cost.calls, critic.calls + int(writer.calls));
    }

    void refinesWhatIsCorrectAndAsksNoWeb()
    {
        CorrectiveRun run;
        run.fill();
        ScoringCritic critic(good());
        ScriptedWriter writer;
        FakeWeb web;
        const Turn turn = run.ask(critic, writer, &web);
        QCOMPARE(path(turn), QStringLiteral("retrieve score refine write verify judge"));
        QCOMPARE(turn.ending, Ending::Passed);
        QVERIFY(web.queries.isEmpty() && writer.rewriteTasks.isEmpty());
        QCOMPARE(texts(turn.sources),
                 QStringList({QStringLiteral("Origination points on a mortgage are a fee of the broker. They say "
                                             "nothing about the rate of the loan. Lenders call both of them points on "
                                             "a mortgage."),
                              QStringLiteral("Discount points on a mortgage are prepaid interest of the borrower. One "
                                             "point costs one percent of the loan amount. Points on a mortgage lower "
                                             "the rate when they are paid.")}));
        QCOMPARE(leaving(turn, QStringLiteral("refine"))[u"strips"].toArray().size(), 3);
        QCOMPARE(turn.cost.calls, 2 + 2 + 3); // the second passage is a single strip, already scored
    }

    void keepsNoMoreStripsThanItMay()
    {
        CorrectiveRun run;
        run.fill();
        run.settings.stripsKept = 1;
        ScoringCritic critic(good());
        ScriptedWriter writer;
        const Turn turn = run.ask(critic, writer, nullptr);
        QCOMPARE(turn.sources.size(), 1);
        QVERIFY(turn.sources[0].text.contains(QStringLiteral("prepaid")));
    }

    void dropsStripsBelowTheFloor_data()
    {
        QTest::addColumn<double>("floor");
        QTest::addColumn<int>("kept");
        QTest::newRow("all") << -1.0 << 2;
        QTest::newRow("not the worst") << 0.0 << 2;
        QTest::newRow("only the best") << 0.5 << 1;
    }

    void dropsStripsBelowTheFloor()
    {
        QFETCH(double, floor);
        QFETCH(int, kept);
        CorrectiveRun run;
        run.fill();
        run.settings.stripFloor = floor;
        ScoringCritic critic(good());
        ScriptedWriter writer;
        const Turn turn = run.ask(critic, writer, nullptr);
        QCOMPARE(turn.sources.size(), kept);
        QCOMPARE(turn.sources.last().text.contains(QStringLiteral("Ducks")), floor == -1.0);
    }

    void keepsWhatIsCorrectWhenNoStripOfItIs()
    {
        CorrectiveRun run;
        run.fill();
        run.settings.stripFloor = 0.95;
        ScoringCritic critic(good());
        ScriptedWriter writer;
        const Turn turn = run.ask(critic, writer, nullptr);
        QCOMPARE(turn.ending, Ending::Passed);
        QCOMPARE(turn.sources.size(), 1);
        QVERIFY(turn.sources[0].text.contains(QStringLiteral("Ducks"))); // the whole passage
    }

    void placesCitationsOfStripsOnThePage()
    {
        CorrectiveRun run;
        run.fill();
        ScoringCritic critic({{QStringLiteral("prepaid interest of the borrower. One point costs one percent of the "
                                              "loan amount. Points on a mortgage lower the rate when they are paid. "
                                              "The weather"),
                               0.9},
                              {QStringLiteral("Ducks"), 0.5}});
        ScriptedWriter writer;
        const Turn turn = run.ask(critic, writer, nullptr);
        QCOMPARE(turn.sources.size(), 1);
        QVERIFY(turn.sources[0].text.startsWith(QStringLiteral("The weather")));
        QCOMPARE(turn.citations.size(), 1);
        QCOMPARE(turn.citations[0].places.size(), 1);
        const Result<Passage> whole = run.library->passage(turn.sources[0].id);
        QCOMPARE(int(turn.citations[0].places[0].boxes[0].left),
                 int(whole->text.indexOf(QStringLiteral("The weather"))));
    }

    void showsTheCriticWhatItShowsTheWriter()
    {
        CorrectiveRun run;
        run.fill();
        ScoringCritic critic(good());
        ScriptedWriter writer;
        const Turn turn = run.ask(critic, writer, nullptr);
        QCOMPARE(texts(writer.tasks.last().passages), texts(turn.sources));
        QCOMPARE(texts(critic.judgedAgainst.last()), texts(turn.sources));
    }

    void takesPassagesAsTheyAreWithoutStrips()
    {
        CorrectiveRun run;
        run.fill();
        run.settings.strips = QStringLiteral("off");
        ScoringCritic critic(good());
        ScriptedWriter writer;
        const Turn turn = run.ask(critic, writer, nullptr);
        QCOMPARE(critic.judged.size(), 2);
        QCOMPARE(turn.sources.size(), 2);
        QVERIFY(turn.sources.last().text.contains(QStringLiteral("Ducks")));
    }

    void scoresNothingTwiceWhenItSelects()
    {
        CorrectiveRun run;
        run.fill();
        run.settings.strips = QStringLiteral("selection");
        run.settings.stripFloor = 0.5;
        ScoringCritic critic(good());
        ScriptedWriter writer;
        const Turn turn = run.ask(critic, writer, nullptr);
        QCOMPARE(critic.judged.size(), 2);
        QCOMPARE(turn.sources.size(), 1);
    }

    void keepsPassagesWhoseVerdictCannotBeRead()
    {
        CorrectiveRun run;
        run.fill();
        ScoringCritic critic({}, 2);
        ScriptedWriter writer;
        const Turn turn = run.ask(critic, writer, nullptr);
        QCOMPARE(leaving(turn, QStringLiteral("score"))[u"action"].toString(), QStringLiteral("ambiguous"));
        QCOMPARE(turn.sources.size(), 2);
    }

    void usesPassagesThatTheUserChose()
    {
        CorrectiveRun run;
        run.fill();
        ScoringCritic critic({});
        ScriptedWriter writer;
        run.chosen = run.ask(critic, writer, nullptr).nearest;
        const Turn turn = run.ask(critic, writer, nullptr);
        QVERIFY(turn.chosen);
        QCOMPARE(path(turn), QStringLiteral("retrieve score write verify judge"));
        QCOMPARE(turn.sources.size(), run.chosen.size());
    }

    void writesAtOnceWhenSimplifiedAndNothingIsRefused()
    {
        CorrectiveRun run;
        run.fill();
        run.settings.simplified = true;
        ScoringCritic critic({}, 0.1);
        ScriptedWriter writer;
        FakeWeb web;
        const Turn turn = run.ask(critic, writer, &web);
        QCOMPARE(path(turn), QStringLiteral("retrieve score write verify judge"));
        QCOMPARE(turn.sources.size(), 2);
        QVERIFY(web.queries.isEmpty());
    }

    void writesFromTheSurvivorsWhenSimplifiedAndTheWebIsOff()
    {
        CorrectiveRun run;
        run.fill();
        run.settings.simplified = true;
        ScoringCritic critic({{QStringLiteral("prepaid"), 0.9}});
        ScriptedWriter writer;
        const Turn turn = run.ask(critic, writer, nullptr);
        QCOMPARE(path(turn), QStringLiteral("retrieve score keywords join write verify judge"));
        QCOMPARE(turn.sources.size(), 1);
    }

    void endsWhenNothingIsEverGrounded()
    {
        CorrectiveRun run;
        run.fill();
        ScoringCritic critic(good());
        critic.setScript(Verdict::Support, QStringLiteral("N"));
        ScriptedWriter writer;
        const Turn turn = run.ask(critic, writer, nullptr);
        QCOMPARE(turn.ending, Ending::Unverified);
        QCOMPARE(writer.tasks.size(), 1 + run.settings.maxRegenerations);
    }

    void saysThatTheWriterFoundNothingToSay()
    {
        CorrectiveRun run;
        run.fill();
        ScoringCritic critic(good());
        ScriptedWriter writer;
        writer.silent = true;
        const Turn turn = run.ask(critic, writer, nullptr);
        QCOMPARE(turn.refusal, Refusal::NotSupported);
        QVERIFY(!turn.remark.contains(QStringLiteral("Web search")));
    }

    void takesPassagesAsTheyAreWhenStripsCannotBeAfforded()
    {
        CorrectiveRun run;
        run.fill();
        run.settings.maxCalls = 6; // two passages, an answer, two checks: one too few for two strips
        ScoringCritic critic(good());
        ScriptedWriter writer;
        const Turn turn = run.ask(critic, writer, nullptr);
        QCOMPARE(turn.ending, Ending::Passed);
        QCOMPARE(turn.cost.calls, 5);
        QVERIFY(turn.sources.last().text.contains(QStringLiteral("Ducks")));
        QVERIFY(because(turn, QStringLiteral("refine")).contains(QStringLiteral("not enough budget")));
    }

    void staysWithinTheBudgetOfCalls_data()
    {
        QTest::addColumn<int>("calls");
        for (int calls = 1; calls <= 16; ++calls)
            QTest::addRow("%d calls", calls) << calls;
    }

    void staysWithinTheBudgetOfCalls()
    {
        QFETCH(int, calls);
        CorrectiveRun run;
        run.fill();
        run.settings.maxCalls = calls;
        for (int way = 0; way < 12; ++way) {
            run.settings.simplified = way % 2 == 1;
            run.atOnce = way % 4 < 2 ? 1 : 4;
            ScoringCritic critic(way < 4 ? good() : way < 8 ? middling() : bad());
            critic.setScript(Verdict::Support, QStringLiteral("N"));
            ScriptedWriter writer({keywords});
            FakeWeb web;
            web.add(pageOfBank, QStringLiteral("The bank says this.\n\nAnd it says more of the same, too."));
            const Turn turn = run.ask(critic, writer, &web);
            QVERIFY(critic.calls + writer.calls <= calls);
            QCOMPARE(turn.cost.calls, critic.calls + writer.calls);
            QVERIFY(turn.ending == Ending::Unverified || turn.refusal == Refusal::BudgetUsedUp);
        }
    }

    void stopsAtOnceWhileItScores()
    {
        CorrectiveRun run;
        run.fill();
        ScoringCritic critic(good());
        critic.onCall = [&] { run.stop.request_stop(); };
        ScriptedWriter writer;
        const Turn turn = run.ask(critic, writer, nullptr);
        QCOMPARE(turn.refusal, Refusal::Stopped);
        QCOMPARE(critic.calls, 1);
    }
};

QTEST_GUILESS_MAIN(tst_correctiverag)
#include "tst_correctiverag.moc"
