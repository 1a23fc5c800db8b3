// Adaptive RAG with scripted verdicts and its own web: the recorded examples of flows.md, section 8 (S2), its choices
// if the library fails, questions with several searches, and budgets.
#include "flowrun.h"
#include "tests/traceevents.h"

#include <QTest>

namespace {

const QString flow = QStringLiteral("adaptive-rag");

class ScriptedWeb : public WebSearch
{
public:
    QString name() const override { return QStringLiteral("the test's web"); }

    Result<QList<Passage>> search(const QString &query, int, std::stop_token) override
    {
        queries.append(query);
        if (broken)
            return Error{Error::Unavailable, QStringLiteral("The web search does not answer; try again later."), {}};
        QList<Passage> found;
        for (int i = 0; i < pages; ++i) {
            Passage passage;
            passage.id = -1 - i - (always ? 0 : 10 * int(queries.size()));
            passage.address = QStringLiteral("http://example.org/%1").arg(passage.id);
            passage.title = QStringLiteral("Page %1").arg(passage.id);
            passage.text = QStringLiteral("Page %1 speaks of points on a mortgage.").arg(passage.id);
            found.append(passage);
        }
        return found;
    }

    QStringList queries;
    int pages = 1;
    bool always = true; // the same pages for every query
    bool broken = false;
};

struct Run : FlowRun
{
    explicit Run(const QString &route, const QString &relevance = QStringLiteral("Y"),
                 const QString &support = QStringLiteral("Y"), const QString &utility = QStringLiteral("Y"))
        : critic(relevance, support, utility)
    {
        fill();
        critic.setScript(Verdict::Route, route);
        web = &pages;
    }

    Turn ask(const QString &question = QStringLiteral("what are points on a mortgage"))
    {
        return FlowRun::ask(flow, critic, writer, question);
    }
    int calls() const { return critic.calls + writer.calls; }

    ScriptedCritic critic;
    ScriptedWriter writer;
    ScriptedWeb pages;
};

QString outcomeOf(const Turn &turn, const char *node)
{
    for (const TraceEvent &event : turn.trace) {
        if (kindOf(event) == TraceKind::Left && event.node == QLatin1String(node))
            return textOf(event);
    }
    return {};
}

} // namespace

class tst_adaptiverag : public QObject
{
    Q_OBJECT

private slots:
    void answersFromTheLibrary() // S2-1: "what is Mixture-of-Agents (MoA) ?"
    {
        Run run(QStringLiteral("l"));
        const Turn turn = run.ask();
        QCOMPARE(turn.ending, Ending::Passed);
        QCOMPARE(path(turn), words("size route retrieve grade write verify judge"));
        QCOMPARE(turn.cost.calls, 8);
        QCOMPARE(run.calls(), 8);
        QVERIFY(run.pages.queries.isEmpty());
    }

    void answersFromTheWebThoughNoDocumentWasEverFound() // S2-2: "Who is barak obama ?"; the original crashes here
    {
        Run run(QStringLiteral("w"));
        const Turn turn = run.ask();
        QCOMPARE(turn.ending, Ending::Passed);
        QCOMPARE(path(turn), words("size route search write verify judge"));
        QCOMPARE(turn.cost.calls, 4);
        QCOMPARE(run.calls(), 4);
        QCOMPARE(run.pages.queries, QStringList(turn.question));
        QCOMPARE(turn.sources.size(), 1);
        QCOMPARE(turn.citations.first().address, turn.sources.first().address);
    }

    void correctsFromTheWebWhereAPassageIsRefused() // S2-3
    {
        Run run(QStringLiteral("l"), QStringLiteral("YYYN"));
        const Turn turn = run.ask();
        QCOMPARE(turn.ending, Ending::Passed);
        QCOMPARE(path(turn), words("size route retrieve grade search write verify judge"));
        QCOMPARE(turn.sources.size(), 4); // three from the library, one from the web
        QCOMPARE(run.pages.queries.size(), 1);
    }

    void endsThoughNoAnswerIsEverUseful() // S2-4: the original goes on for ever
    {
        Run run(QStringLiteral("l"), QStringLiteral("Y"), QStringLiteral("Y"), QStringLiteral("N"));
        const Turn turn = run.ask();
        QCOMPARE(turn.ending, Ending::GroundedNotUseful);
        QCOMPARE(path(turn), words("size route retrieve grade write verify judge search write verify judge rewrite "
                                   "settle"));
        QCOMPARE(run.pages.queries.size(), run.settings.maxWebSearches);
        QCOMPARE(run.writer.tasks[1].attempt, 1); // not a regeneration, because the passages differ
        QCOMPARE(run.writer.tasks[1].passages.size(), 5);
    }

    void searchesAgainWhereThereIsNoWeb() // the LangGraph variant
    {
        Run run(QStringLiteral("l"), QStringLiteral("NY"), QStringLiteral("Y"), QStringLiteral("Y"));
        run.web = nullptr;
        run.settings.passages = 1;
        run.writer.rewrites = {QStringLiteral("origination fee of the broker")};
        const Turn turn = run.ask();
        QCOMPARE(turn.ending, Ending::Passed);
        QCOMPARE(path(turn), words("size route retrieve grade rewrite retrieve grade write verify judge"));
    }

    void abstainsWhereNothingHelpsAndThereIsNoWeb()
    {
        Run run(QStringLiteral("l"), QStringLiteral("N"));
        run.web = nullptr;
        run.settings.maxRewrites = 0;
        const Turn turn = run.ask();
        QCOMPARE(turn.ending, Ending::Abstained);
        QCOMPARE(turn.refusal, Refusal::NothingRelevant);
        QCOMPARE(path(turn), words("size route retrieve grade settle decline"));
        QCOMPARE(turn.nearest.size(), 4);
    }

    void keepsWhatIsRelevantWhereTheWebBringsNothing_data()
    {
        QTest::addColumn<bool>("broken");
        QTest::newRow("nothing") << false;
        QTest::newRow("broken") << true;
    }

    void keepsWhatIsRelevantWhereTheWebBringsNothing()
    {
        QFETCH(bool, broken);
        Run run(QStringLiteral("l"), QStringLiteral("YYYN"));
        run.pages.pages = 0;
        run.pages.broken = broken;
        const Turn turn = run.ask();
        QCOMPARE(turn.ending, Ending::Passed);
        QCOMPARE(outcomeOf(turn, "search"), QStringLiteral("kept"));
        QCOMPARE(turn.sources.size(), 3);
    }

    void doesNotWriteTwiceFromTheSamePassages()
    {
        Run run(QStringLiteral("l"), QStringLiteral("Y"), QStringLiteral("Y"), QStringLiteral("N"));
        run.pages.pages = 0;
        const Turn turn = run.ask();
        QCOMPARE(run.writer.tasks.size(), 1);
        QCOMPARE(path(turn), words("size route retrieve grade write verify judge search rewrite settle"));
        QCOMPARE(turn.ending, Ending::GroundedNotUseful);
    }

    void asksTheWebInOtherWordsTheSecondTime()
    {
        Run run(QStringLiteral("l"), QStringLiteral("Y"), QStringLiteral("Y"), QStringLiteral("NNY"));
        run.settings.maxWebSearches = 2;
        run.pages.always = false;
        run.writer.rewrites = {QStringLiteral("mortgage points meaning")};
        const Turn turn = run.ask();
        QCOMPARE(turn.ending, Ending::Passed);
        QCOMPARE(run.pages.queries, QStringList({turn.question, QStringLiteral("mortgage points meaning")}));
        QVERIFY(run.writer.rewriteTasks.first().forWeb);
        QVERIFY(run.writer.rewriteTasks.first().nearMisses.isEmpty()); // no word of a document leaves the machine
    }

    void tellsTheWebNothingOfARewrittenQuery()
    {
        Run run(QStringLiteral("l"), QStringLiteral("N"), QStringLiteral("Y"), QStringLiteral("Y"));
        run.settings.maxWebSearches = 1;
        run.settings.passages = 1;
        run.pages.pages = 0;
        run.writer.rewrites = {QStringLiteral("origination fee of the broker")};
        const Turn turn = run.ask();
        QCOMPARE(run.pages.queries, QStringList(turn.question));
    }

    void judgesByNoKeywordsForTheWeb() // if grading uses the query
    {
        Run run(QStringLiteral("l"), QStringLiteral("Y"), QStringLiteral("Y"), QStringLiteral("NNY"));
        run.settings.gradeAgainstQuery = true;
        run.settings.maxWebSearches = 2;
        run.pages.always = false;
        run.writer.rewrites = {QStringLiteral("mortgage points meaning")};
        const Turn turn = run.ask();
        QCOMPARE(turn.ending, Ending::Passed);
        QCOMPARE(run.pages.queries.last(), QStringLiteral("mortgage points meaning"));
        QCOMPARE(run.critic.yardsticks, QStringList(3, turn.question));
    }

    void showsWhatEveryCallSaid()
    {
        Run run(QStringLiteral("l"), QStringLiteral("Y"), QStringLiteral("Y"), QStringLiteral("NNY"));
        run.settings.maxWebSearches = 2;
        run.pages.always = false;
        run.writer.rewrites = {QStringLiteral("mortgage points meaning")};
        const Turn turn = run.ask();
        QStringList shown; // by the steps that ask the Writer
        for (const TraceEvent &event : turn.trace) {
            if (detailsOf(event).contains(QLatin1String("prompt")) && kindOf(event) == TraceKind::Left) {
                QCOMPARE(detailsOf(event)[u"raw"].toString(), QStringLiteral("as said"));
                shown.append(event.node + u' ' + detailsOf(event)[u"prompt"].toString());
            }
        }
        QCOMPARE(shown, QStringList({QStringLiteral("write to answer"), QStringLiteral("write to answer"),
                                     QStringLiteral("search to rewrite"), QStringLiteral("write to answer")}));

        Run silent(QStringLiteral("m"));
        silent.writer.silent = true;
        const Turn nothing = silent.ask();
        const auto recalled = std::find_if(nothing.trace.cbegin(), nothing.trace.cend(), [](const TraceEvent &event) {
            return event.node == QLatin1String("recall") && kindOf(event) == TraceKind::Left;
        });
        QVERIFY(recalled != nothing.trace.cend());
        QCOMPARE(textOf(*recalled), QStringLiteral("empty"));
        QCOMPARE(detailsOf(*recalled)[u"prompt"].toString(), QStringLiteral("to answer"));
    }

    void takesPartialSupportForEnoughAndSaysSo()
    {
        Run run(QStringLiteral("l"), QStringLiteral("Y"), QStringLiteral("P"));
        const Turn turn = run.ask();
        QCOMPARE(turn.ending, Ending::Passed);
        QCOMPARE(path(turn), words("size route retrieve grade write verify judge"));
        QVERIFY(turn.remark.contains(QStringLiteral("part")));
    }

    void writesAgainWhereNothingIsSupported()
    {
        Run run(QStringLiteral("l"), QStringLiteral("Y"), QStringLiteral("N"));
        const Turn turn = run.ask();
        QCOMPARE(turn.ending, Ending::Unverified);
        QCOMPARE(run.writer.tasks.size(), 1 + run.settings.maxRegenerations);
        QCOMPARE(run.writer.tasks[2].attempt, 3);
    }

    void answersFromMemoryWhereTheRouterSaysSo()
    {
        Run run(QStringLiteral("m"));
        const Turn turn = run.ask();
        QCOMPARE(turn.ending, Ending::NoSources);
        QCOMPARE(path(turn), words("size route recall"));
        QCOMPARE(turn.cost.calls, 2);
        QVERIFY(turn.citations.isEmpty());
    }

    void looksInTheLibraryWhereMemoryHoldsNothing()
    {
        Run run(QStringLiteral("m"));
        run.writer.silent = true;
        QCOMPARE(path(run.ask()).mid(0, 5), words("size route recall retrieve grade"));
    }

    void looksInTheLibraryWhereTheRouteCannotBeRead()
    {
        Run run(QStringLiteral("x"));
        QCOMPARE(path(run.ask()), words("size route retrieve grade write verify judge"));
    }

    void asksForNoRouteWhereThereIsOnlyOne()
    {
        Run run(QStringLiteral("w"));
        run.web = nullptr;
        run.writer.byHeart = false;
        const Turn turn = run.ask();
        QCOMPARE(turn.ending, Ending::Passed);
        QCOMPARE(turn.cost.calls, 7);
    }

    void sizesTheQuestionUp_data()
    {
        QTest::addColumn<QString>("size");
        QTest::addColumn<QString>("steps");
        QTest::newRow("none") << QStringLiteral("n") << QStringLiteral("size recall");
        QTest::newRow("single") << QStringLiteral("s") << QStringLiteral("size retrieve grade write verify judge");
        QTest::newRow("multi") << QStringLiteral("m") << QStringLiteral("size gather think write verify judge");
        QTest::newRow("unreadable") << QStringLiteral("x")
                                    << QStringLiteral("size route retrieve grade write verify judge");
    }

    void sizesTheQuestionUp()
    {
        QFETCH(QString, size);
        QFETCH(QString, steps);
        Run run(QStringLiteral("l"));
        run.settings.sizeUp = true;
        run.critic.setScript(Verdict::Complexity, size);
        QCOMPARE(path(run.ask()), steps.split(u' '));
    }

    void looksOnceWhereNothingIsKnownByHeart()
    {
        Run run(QStringLiteral("l"));
        run.settings.sizeUp = true;
        run.writer.byHeart = false;
        run.critic.setScript(Verdict::Complexity, QStringLiteral("n"));
        QCOMPARE(path(run.ask()), words("size retrieve grade write verify judge"));
    }

    void searchesForEachThoughtUntilItIsTheAnswer()
    {
        Run run(QStringLiteral("l"));
        run.settings.sizeUp = true;
        run.settings.passages = 1;
        run.critic.setScript(Verdict::Complexity, QStringLiteral("m"));
        run.writer.thoughts = {QStringLiteral("A broker charges an origination fee."),
                               QStringLiteral("So the answer is: one percent.")};
        const Turn turn = run.ask();
        QCOMPARE(turn.ending, Ending::Passed);
        QCOMPARE(path(turn), words("size gather think gather think write verify judge"));
        QCOMPARE(turn.queries, QStringList({turn.question, QStringLiteral("A broker charges an origination fee.")}));
        QCOMPARE(turn.sources.size(), 2);
        QCOMPARE(run.writer.thoughtTasks[1].thoughts.size(), 1);
        QCOMPARE(run.writer.thoughtTasks[1].passages.size(), 2);
        QCOMPARE(run.writer.tasks.first().question, turn.question);
        QCOMPARE(turn.cost.calls, run.calls());
    }

    void stopsThinkingWhenNothingNewComes_data()
    {
        QTest::addColumn<QStringList>("thoughts");
        QTest::addColumn<QString>("steps");
        const QString first = QStringLiteral("A broker charges an origination fee.");
        QTest::newRow("the same thought") << QStringList{first, first.toUpper()}
                                          << QStringLiteral("size gather think gather think write verify judge");
        QTest::newRow("the same passages") << QStringList{QStringLiteral("Points on a mortgage?"), first}
                                           << QStringLiteral("size gather think gather write verify judge");
        QTest::newRow("no thought") << QStringList() << QStringLiteral("size gather think write verify judge");
    }

    void stopsThinkingWhenNothingNewComes()
    {
        QFETCH(QStringList, thoughts);
        QFETCH(QString, steps);
        Run run(QStringLiteral("l"));
        run.settings.sizeUp = true;
        run.settings.passages = 1;
        run.critic.setScript(Verdict::Complexity, QStringLiteral("m"));
        const Turn plain = run.ask(QStringLiteral("what are points on a mortgage"));
        run.writer.thoughts = thoughts;
        if (thoughts.value(0).startsWith(u'P'))
            run.writer.thoughts[0] = plain.sources.first().text; // finds itself
        QCOMPARE(path(run.ask()), steps.split(u' '));
    }

    void thinksNoLongerThanTheSettingsAllow()
    {
        Run run(QStringLiteral("l"));
        run.settings.sizeUp = true;
        run.settings.passages = 1;
        run.settings.maxThoughts = 1;
        run.critic.setScript(Verdict::Complexity, QStringLiteral("m"));
        run.writer.thoughts = {QStringLiteral("A broker charges an origination fee."),
                               QStringLiteral("It can be deducted from taxes.")};
        const Turn turn = run.ask();
        QCOMPARE(path(turn), words("size gather think gather think write verify judge"));
        QCOMPARE(run.writer.thoughtTasks.size(), 1);
    }

    void answersThoughTheStepsEndItsThoughts_data()
    {
        QTest::addColumn<int>("steps");
        for (int steps = 5; steps <= 16; ++steps)
            QTest::addRow("%d steps", steps) << steps;
    }

    void answersThoughTheStepsEndItsThoughts()
    {
        QFETCH(int, steps);
        Run run(QStringLiteral("l"));
        run.settings.sizeUp = true;
        run.settings.passages = 1; // so that every thought finds a new passage
        run.settings.maxThoughts = 20;
        run.settings.maxSteps = steps;
        run.critic.setScript(Verdict::Complexity, QStringLiteral("m"));
        run.writer.thoughts = {QStringLiteral("Points lower the interest rate when paid at closing."),
                               QStringLiteral("A broker charges an origination fee."),
                               QStringLiteral("Points are deducted from taxes in the year.")};
        const Turn turn = run.ask();
        QVERIFY2(!turn.answer.isEmpty(), qPrintable(path(turn).join(u' ')));
        QVERIFY(steps < 7 || turn.ending == Ending::Passed);
        QVERIFY(path(turn).size() <= steps);
    }

    void looksInTheWebWhereNothingIsGathered()
    {
        Run run(QStringLiteral("l"));
        run.settings.sizeUp = true;
        run.critic.setScript(Verdict::Complexity, QStringLiteral("m"));
        const Turn turn = run.ask(QStringLiteral("xyzzy"));
        QCOMPARE(path(turn), words("size gather search write verify judge"));
    }

    void usesPassagesThatTheUserChose()
    {
        Run run(QStringLiteral("w"), QStringLiteral("N"), QStringLiteral("Y"), QStringLiteral("N"));
        run.settings.sizeUp = true;
        const Result<QList<Passage>> found = run.library->search({QStringLiteral("broker"), 1, {}}, {});
        QVERIFY(found && !found->isEmpty());
        run.chosen = *found;
        const Turn turn = run.ask();
        QVERIFY(run.pages.queries.isEmpty());
        QCOMPARE(path(turn), words("size route retrieve grade write verify judge settle"));
        QCOMPARE(turn.sources.first().id, run.chosen.first().id);
    }

    void endsWhateverTheJudgesSay_data()
    {
        QTest::addColumn<QString>("letter");
        for (const char *letter : {"Y", "N", "I"})
            QTest::newRow(letter) << QString::fromLatin1(letter);
    }

    void endsWhateverTheJudgesSay()
    {
        QFETCH(QString, letter);
        for (const char *way : {"l", "w", "m", "x", "size n", "size s", "size m", "size x"}) {
            for (const QString &support : {QStringLiteral("Y"), QStringLiteral("N"), QStringLiteral("I")}) {
                Run run(QString::fromLatin1(way).right(1), letter, support, letter);
                run.settings.sizeUp = QString::fromLatin1(way).startsWith(u's');
                run.settings.maxWebSearches = 3;
                run.settings.passages = 1;
                run.pages.always = false;
                run.critic.setScript(Verdict::Complexity, QString::fromLatin1(way).right(1));
                run.writer.rewrites = {QStringLiteral("origination fee of the broker"),
                                       QStringLiteral("deducted from taxes"), QStringLiteral("closing"),
                                       QStringLiteral("prepaid")};
                run.writer.thoughts = {QStringLiteral("A broker charges a fee."),
                                       QStringLiteral("Taxes are deducted.")};
                const Turn turn = run.ask();
                QVERIFY(turn.ending != Ending::Failed);
                QVERIFY(run.pages.queries.size() <= 3);
                QVERIFY(turn.cost.calls <= run.settings.maxCalls);
                QCOMPARE(turn.cost.calls, run.calls());
            }
        }
    }

    void staysWithinTheBudgetOfCalls_data()
    {
        QTest::addColumn<int>("calls");
        for (int calls = 1; calls <= 14; ++calls)
            QTest::addRow("%d calls", calls) << calls;
    }

    void staysWithinTheBudgetOfCalls()
    {
        QFETCH(int, calls);
        Run run(QStringLiteral("l"), QStringLiteral("YN"), QStringLiteral("NY"), QStringLiteral("N"));
        run.settings.maxCalls = calls;
        run.settings.sizeUp = calls % 2;
        run.critic.setScript(Verdict::Complexity, QStringLiteral("m"));
        const Turn turn = run.ask();
        QVERIFY(run.calls() <= calls);
        QCOMPARE(turn.cost.calls, run.calls());
        QVERIFY(turn.ending == Ending::Unverified || turn.ending == Ending::GroundedNotUseful ||
                turn.refusal == Refusal::BudgetUsedUp);
    }
};

QTEST_GUILESS_MAIN(tst_adaptiverag)
#include "tst_adaptiverag.moc"
