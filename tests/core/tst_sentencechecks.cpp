// A model's yes to an answer, verified for each of its sentences.
#include "core/extractive/builtincritic.h"
#include "core/session/outcome.h"
#include "flowrun.h"
#include "tests/traceevents.h"
#include "tests/wordranking.h"

#include <QTest>

namespace {

// A Writer that writes given sentences, each citing the first passage; and a scripted judge.
class ToldWriter : public ScriptedWriter
{
public:
    explicit ToldWriter(const QStringList &answers) : m_answers(answers) {}

    Result<Answer> answer(const AnswerTask &task, const TokenSink &heard, std::stop_token stop) override
    {
        Result<Answer> answer = ScriptedWriter::answer(task, heard, stop);
        const qsizetype said = tasks.size() - 1;
        answer->text = m_answers.value(said, m_answers.last());
        answer->sentences.clear();
        for (const Sentence &sentence : sentences(answer->text))
            answer->sentences.append(
                {sentence.from, sentence.to, Support::Unchecked, cites ? QList<int>{1} : QList<int>{}});
        for (AnswerSentence &sentence : answer->sentences) {
            if (answer->text.at(sentence.to - 1) == u':')
                sentence.citations.clear();
        }
        answer->cut = cut;
        return answer;
    }

    bool cites = true;
    bool cut = false;

private:
    QStringList m_answers;
};

} // namespace

class tst_sentencechecks : public QObject
{
    Q_OBJECT

    static Turn ask(ScriptedCritic &critic, ToldWriter &writer, int maxCalls = 60)
    {
        FlowRun run;
        run.fill();
        run.settings.maxCalls = maxCalls;
        run.settings.model = critic.name();
        BuiltinCritic second([](const QString &) { return 1.0; }, *builtinWeights(),
                             wordRankingBy([](const QString &) { return 1.0; }));
        run.second = &second;
        return run.ask(QStringLiteral("self-rag"), critic, writer);
    }

    inline static const QString quoted = QStringLiteral("One point is one percent of the loan.");
    inline static const QString paraphrase =
        QStringLiteral("Whoever borrows pays some of the cost of the credit early.");
    inline static const QString invented = QStringLiteral("The plan was founded in 1873 by Queen Victoria.");

private slots:
    void asksTheJudgeAboutASentenceThatWordsDoubt()
    {
        ScriptedCritic critic(QStringLiteral("Y"), QStringLiteral("Y"), QStringLiteral("Y"));
        ToldWriter writer({quoted + u' ' + paraphrase});
        const Turn turn = ask(critic, writer);
        QCOMPARE(outcomeOf(turn).state, TurnOutcome::Verified);
        QCOMPARE(turn.cost.calls, 8); // four passages, the answer, its support, the one sentence, its utility
        const auto ofSentence = std::find_if(turn.trace.cbegin(), turn.trace.cend(), [](const TraceEvent &event) {
            return kindOf(event) == TraceKind::Judged && !detailsOf(event)[u"judged_text"].toString().isEmpty();
        });
        QVERIFY(ofSentence != turn.trace.cend());
        QCOMPARE(detailsOf(*ofSentence)[u"judged_text"].toString(), paraphrase);
        QCOMPARE(detailsOf(*ofSentence)[u"sentence"].toInt(), 1);
    }

    void writesOnceMoreWithoutWhatTheJudgeRefusesAlone()
    {
        ScriptedCritic critic(QStringLiteral("Y"), QStringLiteral("YNY"), QStringLiteral("Y"));
        ToldWriter writer({quoted + u' ' + paraphrase, quoted});
        const Turn turn = ask(critic, writer);
        QCOMPARE(outcomeOf(turn).state, TurnOutcome::Verified);
        QCOMPARE(turn.answer, quoted);
        QCOMPARE(writer.tasks.size(), 2);
        QVERIFY2(writer.tasks[1].criticism.contains(paraphrase), qPrintable(writer.tasks[1].criticism));
    }

    void takesNobodysWordForWhatStandsNowhere()
    {
        ScriptedCritic critic(QStringLiteral("Y"), QStringLiteral("Y"), QStringLiteral("Y"));
        ToldWriter writer({quoted + u' ' + invented});
        const Turn turn = ask(critic, writer);
        const TurnOutcome outcome = outcomeOf(turn);
        QCOMPARE(name(outcome.state), QStringLiteral("partly_supported"));
        QCOMPARE(outcome.lacking, 1);
        QCOMPARE(sentenceRemark(turn, 1), QStringLiteral("[no source]"));
        QCOMPARE(writer.tasks.size(), 2); // only one more attempt
    }

    void givesAnIntroductionTheSourcesOfWhatFollows()
    {
        ScriptedCritic critic(QStringLiteral("Y"), QStringLiteral("Y"), QStringLiteral("Y"));
        ToldWriter writer({QStringLiteral("This is what a point is:\n\n") + quoted});
        const Turn turn = ask(critic, writer);
        QCOMPARE(turn.sentences.size(), 2);
        QCOMPARE(turn.sentences[0].citations, QList<int>{1});
        QCOMPARE(outcomeOf(turn).state, TurnOutcome::Verified);
    }

    void doesWithoutWhereTheBudgetIsShort()
    {
        ScriptedCritic critic(QStringLiteral("Y"), QStringLiteral("Y"), QStringLiteral("Y"));
        ToldWriter writer({quoted + u' ' + paraphrase});
        const Turn turn = ask(critic, writer, 7);
        QVERIFY(turn.cost.calls <= 7);
        QVERIFY(outcomeOf(turn).state != TurnOutcome::Verified);
    }

    void verifiesNothingThatIsCutOrCitesNothing()
    {
        ScriptedCritic critic(QStringLiteral("Y"), QStringLiteral("Y"), QStringLiteral("Y"));
        ToldWriter cut({quoted});
        cut.cut = true;
        const Turn turn = ask(critic, cut);
        QCOMPARE(outcomeOf(turn).state, TurnOutcome::Unverified);
        QVERIFY(turn.cut);
        ToldWriter uncited({quoted});
        uncited.cites = false;
        QCOMPARE(outcomeOf(ask(critic, uncited)).state, TurnOutcome::Unverified);
    }
};

QTEST_GUILESS_MAIN(tst_sentencechecks)
#include "tst_sentencechecks.moc"
