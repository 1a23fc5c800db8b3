// Per-passage Self-RAG with scripted verdicts: the recorded cases of flows.md, section 8 (S4), the choice of the
// winner, and budgets.
#include "flowrun.h"
#include "tests/traceevents.h"
#include "tests/wordranking.h"

#include <QJsonArray>
#include <QJsonObject>
#include <QTest>

namespace {

const QString flow = QStringLiteral("passage-rag");

// Records all calls to a Writer or a Critic, in order.
class LoggingCritic : public ScriptedCritic
{
public:
    LoggingCritic(const QString &relevance, const QString &support, const QString &utility, QStringList &log)
        : ScriptedCritic(relevance, support, utility),
          m_log(log)
    {
    }

    Result<Verdict> retrieval(const QString &question, const Subject &subject, std::stop_token stop) override
    {
        subjects.append(subject);
        m_log.append(QStringLiteral("decide"));
        return ScriptedCritic::retrieval(question, subject, stop);
    }
    Result<Verdict> relevance(const QString &question, const Passage &passage, std::stop_token stop) override
    {
        m_log.append(QStringLiteral("relevance"));
        return ScriptedCritic::relevance(question, passage, stop);
    }
    Result<Verdict> support(const QString &question, const QString &text, const QList<Passage> &passages, Scale scale,
                            std::stop_token stop) override
    {
        m_log.append(scale == Scale::Graded ? QStringLiteral("support") : QStringLiteral("binary"));
        return ScriptedCritic::support(question, text, passages, scale, stop);
    }
    Result<Verdict> utility(const QString &question, const QString &answer, Scale scale, std::stop_token stop) override
    {
        m_log.append(scale == Scale::Graded ? QStringLiteral("utility") : QStringLiteral("binary"));
        return ScriptedCritic::utility(question, answer, scale, stop);
    }

    QList<Subject> subjects;

private:
    QStringList &m_log;
};

class LoggingWriter : public ScriptedWriter
{
public:
    explicit LoggingWriter(QStringList &log) : m_log(log) {}

    Result<Answer> answer(const AnswerTask &task, const TokenSink &heard, std::stop_token stop) override
    {
        m_log.append(task.fromMemory ? QStringLiteral("recall") : QStringLiteral("answer"));
        const Result<Answer> answer = ScriptedWriter::answer(task, heard, stop);
        if (failsAt.contains(calls))
            return Error{Error::Unavailable, QStringLiteral("The server is busy; ask again."), {}};
        return answer;
    }

    QList<int> failsAt; // numbers of the calls that fail

private:
    QStringList &m_log;
};

struct Run : FlowRun
{
    Run(const QString &relevance, const QString &support, const QString &utility)
        : critic(relevance, support, utility, log),
          writer(log)
    {
        fill();
        settings.passages = 3;
        settings.stopEarly = false; // as in the flow's source: every candidate is completed
    }

    Turn ask() { return FlowRun::ask(flow, critic, writer); }

    QStringList log;
    LoggingCritic critic;
    LoggingWriter writer;
};

QJsonObject leftDetails(const Turn &turn, const char *node)
{
    for (const TraceEvent &event : turn.trace) {
        if (kindOf(event) == TraceKind::Left && event.node == QLatin1String(node))
            return detailsOf(event);
    }
    return {};
}

} // namespace

class tst_passagerag : public QObject
{
    Q_OBJECT

private slots:
    void answersFromEachPassageAndKeepsTheFirstOfEquals() // S4-1: the notebook's first question
    {
        Run run(QStringLiteral("Y"), QStringLiteral("Y"), QStringLiteral("5"));
        const Turn turn = run.ask();
        QCOMPARE(turn.ending, Ending::Passed);
        QCOMPARE(run.log, words("decide relevance relevance relevance answer support utility answer support utility "
                                "answer support utility"));
        QCOMPARE(turn.cost.calls, 13);
        QCOMPARE(path(turn), words("decide retrieve grade answer select"));
        QCOMPARE(turn.answer, QStringLiteral("Answer 1."));
        QCOMPARE(turn.sources.size(), 1);
        QCOMPARE(turn.sources.first().id, run.writer.tasks.first().passages.first().id);
        QCOMPARE(turn.citations.size(), 1);
    }

    void answersFromMemoryWhereTheLibraryIsNotNeeded() // S4-2: the notebook's second question
    {
        Run run(QStringLiteral("Y"), QStringLiteral("Y"), QStringLiteral("5"));
        run.critic.setScript(Verdict::Retrieval, QStringLiteral("N"));
        const Turn turn = run.ask();
        QCOMPARE(turn.ending, Ending::NoSources);
        QCOMPARE(run.log, words("decide recall"));
        QCOMPARE(turn.cost.calls, 2);
        QVERIFY(!turn.answer.isEmpty() && turn.citations.isEmpty() && turn.sources.isEmpty());
        QVERIFY(run.writer.tasks.first().passages.isEmpty());
    }

    void answersFromMemoryWhereNothingIsRelevant() // S4-3
    {
        Run run(QStringLiteral("N"), QStringLiteral("Y"), QStringLiteral("5"));
        const Turn turn = run.ask();
        QCOMPARE(turn.ending, Ending::NoSources);
        QCOMPARE(run.log, words("decide relevance relevance relevance recall"));
        QCOMPARE(path(turn), words("decide retrieve grade recall"));
        QCOMPARE(turn.cost.calls, 5);
        QVERIFY(turn.sources.isEmpty());
    }

    void answersFromMemoryWhereNothingIsFound()
    {
        Run run(QStringLiteral("Y"), QStringLiteral("Y"), QStringLiteral("5"));
        run.settings.maxRewrites = 0; // this flow uses none
        const Turn turn = run.FlowRun::ask(flow, run.critic, run.writer, QStringLiteral("xyzzy"));
        QCOMPARE(turn.ending, Ending::NoSources);
        QCOMPARE(path(turn), words("decide retrieve recall"));
    }

    void refusesWhereTheWriterKnowsNothingByHeart_data()
    {
        QTest::addColumn<QString>("retrieval");
        QTest::addColumn<QString>("relevance");
        QTest::newRow("not needed") << QStringLiteral("N") << QStringLiteral("Y");
        QTest::newRow("not relevant") << QStringLiteral("Y") << QStringLiteral("N");
    }

    void refusesWhereTheWriterKnowsNothingByHeart()
    {
        QFETCH(QString, retrieval);
        QFETCH(QString, relevance);
        Run run(relevance, QStringLiteral("Y"), QStringLiteral("5"));
        run.critic.setScript(Verdict::Retrieval, retrieval);
        run.writer.byHeart = false;
        const Turn turn = run.ask();
        QCOMPARE(turn.ending, Ending::Abstained);
        QCOMPARE(turn.refusal, Refusal::NothingRelevant);
        QVERIFY(turn.answer.isEmpty() && !turn.remark.isEmpty());
        QCOMPARE(turn.nearest.size(), 3);
        QVERIFY(!run.log.contains(QStringLiteral("recall")));
    }

    void prefersFullSupportToUsefulness() // S4-4
    {
        Run run(QStringLiteral("YYN"), QStringLiteral("PY"), QStringLiteral("53"));
        const Turn turn = run.ask();
        QCOMPARE(turn.answer, QStringLiteral("Answer 2."));
        QCOMPARE(turn.ending, Ending::Passed);
    }

    void ranksAsItsSourceDoes_data()
    {
        QTest::addColumn<QString>("support");
        QTest::addColumn<QString>("utility");
        QTest::addColumn<QString>("answer");
        QTest::addColumn<QString>("ending");
        const auto row = [](const char *support, const char *utility, int answer, const char *ending) {
            QTest::addRow("%s %s", support, utility)
                << QString::fromLatin1(support) << QString::fromLatin1(utility)
                << QStringLiteral("Answer %1.").arg(answer) << QString::fromLatin1(ending);
        };
        row("YYY", "354", 2, "passed");
        row("YYY", "444", 1, "passed");
        row("YYY", "122", 2, "grounded_not_useful");
        row("NPN", "515", 2, "unverified"); // partial beats no support, whatever the utility
        row("PPP", "254", 2, "unverified");
        row("NNN", "111", 1, "unverified");
        row("III", "555", 1, "unverified");          // an unreadable verdict is no support
        row("YYY", "I2I", 2, "grounded_not_useful"); // an unreadable utility counts as 1
        row("YNN", "I55", 1, "unverified");
        row("PYP", "515", 2, "grounded_not_useful");
    }

    void ranksAsItsSourceDoes()
    {
        QFETCH(QString, support);
        QFETCH(QString, utility);
        QFETCH(QString, answer);
        QFETCH(QString, ending);
        Run run(QStringLiteral("Y"), support, utility);
        const Turn turn = run.ask();
        QCOMPARE(turn.answer, answer);
        QCOMPARE(name(turn.ending), ending);
        QVERIFY(ending == u"passed" || !turn.remark.isEmpty());
    }

    void endsWhatCannotWinAnyMore_data() { ranksAsItsSourceDoes_data(); }

    void endsWhatCannotWinAnyMore() // with the same winner
    {
        QFETCH(QString, support);
        QFETCH(QString, utility);
        QFETCH(QString, answer);
        Run run(QStringLiteral("Y"), support, utility);
        run.settings.stopEarly = true;
        const Turn turn = run.ask();
        QCOMPARE(turn.answer, answer);
        const bool first = support.startsWith(u'Y') && utility.startsWith(u'5');
        QCOMPARE(turn.cost.calls, first ? 7 : support.at(1) == u'Y' && utility.at(1) == u'5' ? 10 : 13);
        QCOMPARE(run.log.size(), turn.cost.calls);
    }

    void givesEachCandidateOnlyItsOwnPassage()
    {
        Run run(QStringLiteral("YNY"), QStringLiteral("N"), QStringLiteral("3"));
        const Turn turn = run.ask();
        QCOMPARE(run.writer.tasks.size(), 2);
        for (int i = 0; i < 2; ++i) {
            QCOMPARE(run.writer.tasks[i].passages.size(), 1);
            QCOMPARE(run.critic.judgedAgainst[i].size(), 1);
            QCOMPARE(run.critic.judgedAgainst[i].first().id, run.writer.tasks[i].passages.first().id);
        }
        QCOMPARE(turn.sources.size(), 1);
    }

    void keepsEveryCandidateInTheTrace()
    {
        Run run(QStringLiteral("Y"), QStringLiteral("PYN"), QStringLiteral("345"));
        const Turn turn = run.ask();
        const QJsonArray candidates = leftDetails(turn, "answer")[u"candidates"].toArray();
        QCOMPARE(candidates.size(), 3);
        const char *labels[] = {"partially", "fully", "no"};
        for (int i = 0; i < 3; ++i) {
            const QJsonObject candidate = candidates[i].toObject();
            QCOMPARE(candidate[u"text"].toString(), QStringLiteral("Answer %1.").arg(i + 1));
            QCOMPARE(candidate[u"support"].toString(), QLatin1String(labels[i]));
            QCOMPARE(candidate[u"utility"].toString(), QString::number(i + 3));
        }
        QCOMPARE(leftDetails(turn, "select")[u"winner"].toInteger(), turn.sources.first().id);
        int judged = 0;
        for (const TraceEvent &event : turn.trace)
            judged += kindOf(event) == TraceKind::Judged && event.node == u"answer";
        QCOMPARE(judged, 6);
    }

    void goesOnWhereOneCandidateFails()
    {
        Run run(QStringLiteral("Y"), QStringLiteral("Y"), QStringLiteral("5"));
        run.writer.failsAt = {1};
        const Turn turn = run.ask();
        QCOMPARE(turn.ending, Ending::Passed);
        QCOMPARE(turn.answer, QStringLiteral("Answer 2."));
        const QJsonObject told = leftDetails(turn, "answer");
        QVERIFY(
            told[u"because"].toString().contains(QStringLiteral("2 answers from 3 passages, 1 failed: The server")));
        QCOMPARE(told[u"candidates"][0][u"ended"].toString(), QStringLiteral("The server is busy; ask again."));

        run.writer.failsAt = {4, 5, 6}; // all calls for the next question
        const Turn none = run.ask();
        QCOMPARE(none.ending, Ending::Failed);
        QCOMPARE(none.remark, QStringLiteral("The server is busy; ask again."));
    }

    void saysThatNoPassageAnswers()
    {
        Run run(QStringLiteral("Y"), QStringLiteral("Y"), QStringLiteral("5"));
        run.writer.silent = true;
        const Turn turn = run.ask();
        QCOMPARE(turn.refusal, Refusal::NotSupported);
        QCOMPARE(path(turn), words("decide retrieve grade answer decline"));
        QCOMPARE(turn.cost.calls, 7); // an empty answer is not judged
    }

    void looksWhereTheDecisionCannotBeRead()
    {
        Run run(QStringLiteral("Y"), QStringLiteral("Y"), QStringLiteral("5"));
        run.critic.setScript(Verdict::Retrieval, QStringLiteral("I"));
        QCOMPARE(run.ask().ending, Ending::Passed);
    }

    void tellsWhoDecidesWhatTheLibraryIsAbout()
    {
        Run run(QStringLiteral("Y"), QStringLiteral("Y"), QStringLiteral("5"));
        run.ask();
        QCOMPARE(run.critic.subjects.size(), 1);
        QCOMPARE(run.critic.subjects.first().titles.size(), 4);
        QVERIFY(run.critic.subjects.first().terms.contains(QStringLiteral("mortgage"), Qt::CaseInsensitive));
    }

    void tellsOfManyChosenDocumentsTheLargest()
    {
        Run run(QStringLiteral("Y"), QStringLiteral("Y"), QStringLiteral("5"));
        for (int i = 0; i < 30; ++i)
            keepPaper(*run.library, QStringLiteral("Paper %1 tells of mortgages.").arg(i));
        Document large;
        large.path = QStringLiteral("/papers/large.pdf");
        large.title = QStringLiteral("Large ").repeated(100);
        large.hash = "large";
        large.status = DocumentStatus::Indexed;
        QList<Passage> passages(2);
        for (Passage &passage : passages) {
            passage.ordinal = int(&passage - passages.data());
            passage.page = passage.lastPage = 1;
            passage.text = QStringLiteral("Points on a mortgage, part %1.").arg(passage.ordinal);
        }
        QVERIFY(run.library->add(large, {}, passages));
        QList<DocumentId> chosen;
        for (const Document &document : run.library->documents())
            chosen.append(document.id);
        const EvidenceRanker evidence = wordRanking();
        AnswerTools tools{*run.library, run.writer, run.critic, evidence, nullptr, run.settings, run.parallel, {}};
        answer(*answerFlow(flow), {QStringLiteral("what are points on a mortgage"), chosen, {}}, tools,
               [](const TraceEvent &) {});
        const QStringList titles = run.critic.subjects.first().titles;
        QCOMPARE(titles.size(), 20); // as from a complete library
        QVERIFY(titles.first().startsWith(QStringLiteral("Large Large")));
        QVERIFY2(titles.first().size() <= 120, qPrintable(titles.first()));
    }

    void usesPassagesThatTheUserChose()
    {
        Run run(QStringLiteral("N"), QStringLiteral("Y"), QStringLiteral("5"));
        run.writer.byHeart = false;
        run.chosen = run.ask().nearest.mid(1, 2);
        run.log.clear();
        const Turn turn = run.ask();
        QVERIFY(turn.chosen);
        QCOMPARE(run.log, words("answer support utility answer support utility"));
        QCOMPARE(turn.sources.first().id, run.chosen.first().id);
    }

    void staysWithinTheBudgetOfCalls_data()
    {
        QTest::addColumn<int>("calls");
        for (int calls = 1; calls <= 13; ++calls)
            QTest::addRow("%d calls", calls) << calls;
    }

    void staysWithinTheBudgetOfCalls()
    {
        QFETCH(int, calls);
        Run run(QStringLiteral("Y"), QStringLiteral("Y"), QStringLiteral("4"));
        run.settings.maxCalls = calls;
        const Turn turn = run.ask();
        QVERIFY(run.log.size() <= calls);
        QCOMPARE(turn.cost.calls, run.log.size());
        QVERIFY(turn.ending == Ending::Passed || turn.ending == Ending::Unverified ||
                turn.refusal == Refusal::BudgetUsedUp);
        QCOMPARE(turn.ending == Ending::Passed, calls >= 7); // enough for one complete candidate
    }

    void stopsAtOnceAndKeepsWhatHappened()
    {
        Run run(QStringLiteral("Y"), QStringLiteral("Y"), QStringLiteral("5"));
        run.critic.onCall = [&] {
            if (run.critic.calls == 5) // the first verdict on support
                run.stop.request_stop();
        };
        const Turn turn = run.ask();
        QCOMPARE(turn.refusal, Refusal::Stopped);
        QCOMPARE(path(turn), words("decide retrieve grade answer"));
        QVERIFY(run.log.size() <= 7);
    }
};

QTEST_GUILESS_MAIN(tst_passagerag)
#include "tst_passagerag.moc"
