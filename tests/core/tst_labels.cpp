// Corrected verdicts as labels: each with the texts it was about, and readable as a test set.
#include "core/base/catalogue.h"
#include "core/eval/evaluation.h"
#include "core/eval/report.h"
#include "core/session/exporter.h"
#include "flowrun.h"
#include "core/flow/tracejson.h"
#include "tests/traceevents.h"

#include <QFile>
#include <QJsonDocument>
#include <QTest>

namespace {

const QString question = QStringLiteral("what are points on a mortgage");

// Corrects the first matching verdict to its opposite.
bool correct(Turn &turn, Verdict::Kind kind, const std::function<bool(const Verdict &)> &fits)
{
    for (const TraceEvent &event : std::as_const(turn.trace)) {
        const Verdict verdict = verdictFrom(ofQt(detailsOf(event)));
        if (kindOf(event) != TraceKind::Judged || verdict.kind != kind || !fits(verdict))
            continue;
        turn.review.correct(verdict, !verdict.passed, 1);
        return true;
    }
    return false;
}

Result<QByteArray> exported(const QList<Turn> &turns)
{
    Session session;
    session.turns = turns;
    return exporterFor(QStringLiteral("labels"))->write({{session}});
}

QList<QJsonObject> rowsOf(const QList<Turn> &turns)
{
    QList<QJsonObject> rows;
    const Result<QByteArray> lines = exported(turns);
    for (const QByteArray &line : lines ? lines->split('\n') : QList<QByteArray>()) {
        if (!line.isEmpty())
            rows.append(QJsonDocument::fromJson(line).object());
    }
    return rows;
}

bool ofAll(const Verdict &verdict)
{
    return verdict.passage == 0 && verdict.sentence < 0;
}

} // namespace

class tst_labels : public QObject
{
    Q_OBJECT

private slots:
    void holdsTheWordsThatWereJudged()
    {
        FlowRun run;
        run.fill();
        ScriptedCritic critic(QStringLiteral("YNYY"), QStringLiteral("Y"), QStringLiteral("Y"));
        ScriptedWriter writer;
        Turn turn = run.ask(QStringLiteral("self-rag"), critic, writer, question);
        QVERIFY(correct(turn, Verdict::Relevance, [](const Verdict &verdict) { return !verdict.passed; }));
        QVERIFY(correct(turn, Verdict::Support, ofAll));
        QVERIFY(correct(turn, Verdict::Utility, ofAll));
        const QList<QJsonObject> rows = rowsOf({turn});
        QCOMPARE(rows.size(), 3);

        const QJsonObject relevance = rows[0];
        QCOMPARE(relevance[u"kind"].toString(), QStringLiteral("relevance"));
        QCOMPARE(relevance[u"label"].toString(), QStringLiteral("relevant"));
        QCOMPARE(relevance[u"said"].toString(), QStringLiteral("no"));
        QCOMPARE(relevance[u"judge"].toString(), QStringLiteral("scripted"));
        QCOMPARE(relevance[u"question"].toString(), question);
        QCOMPARE(relevance[u"passage"].toString(), run.library->passage(turn.review.corrections[0].passage)->text);
        QVERIFY(!relevance.contains(u"sentence"));

        const QJsonObject support = rows[1];
        QCOMPARE(support[u"label"].toString(), QStringLiteral("not_supported"));
        QCOMPARE(support[u"sentence"].toString(), turn.answer);
        for (const Passage &source : turn.sources)
            QVERIFY(support[u"passage"].toString().contains(source.text));

        const QJsonObject utility = rows[2];
        QCOMPARE(utility[u"label"].toString(), QStringLiteral("not_useful"));
        QCOMPARE(utility[u"sentence"].toString(), turn.answer);
        QVERIFY(!utility.contains(u"passage"));
        QCOMPARE(
            QSet<QString>({relevance[u"id"].toString(), support[u"id"].toString(), utility[u"id"].toString()}).size(),
            3);
    }

    void onlyWhatWasCorrectedIsALabel()
    {
        FlowRun run;
        run.fill();
        ScriptedCritic critic(QStringLiteral("Y"), QStringLiteral("Y"), QStringLiteral("Y"));
        ScriptedWriter writer;
        Turn turn = run.ask(QStringLiteral("self-rag"), critic, writer, question);
        const Result<QByteArray> none = exported({turn});
        QVERIFY(!none);
        QVERIFY2(none.error().message.contains(QLatin1String("no corrected verdict")),
                 qPrintable(none.error().message));
        QVERIFY(correct(turn, Verdict::Utility, ofAll));
        const Turn other = run.ask(QStringLiteral("self-rag"), critic, writer, question);
        QCOMPARE(rowsOf({other, turn, other}).size(), 1);
        turn.review.corrections.clear(); // withdrawn
        QVERIFY(!exported({turn}));
    }

    // The user sees the last answer that was judged.
    void ofSeveralAnswersTheLastOneCounts()
    {
        FlowRun run;
        run.fill();
        ScriptedCritic critic(QStringLiteral("Y"), QStringLiteral("NY"), QStringLiteral("Y"));
        ScriptedWriter writer;
        Turn turn = run.ask(QStringLiteral("self-rag"), critic, writer, question);
        QCOMPARE(turn.answer, QStringLiteral("Answer 2."));
        QVERIFY(
            correct(turn, Verdict::Support, [](const Verdict &verdict) { return ofAll(verdict) && verdict.passed; }));
        QCOMPARE(rowsOf({turn}).value(0)[u"sentence"].toString(), QStringLiteral("Answer 2."));
    }

    void candidatesAreJudgedEachOnItsPassage()
    {
        FlowRun run;
        run.fill();
        ScriptedCritic critic(QStringLiteral("Y"), QStringLiteral("PY"), QStringLiteral("4"));
        ScriptedWriter writer;
        Turn turn = run.ask(QStringLiteral("passage-rag"), critic, writer, question);
        for (const Verdict::Kind kind : {Verdict::Support, Verdict::Utility})
            QVERIFY(correct(turn, kind, [](const Verdict &verdict) { return verdict.passage != 0; }));
        const QList<QJsonObject> rows = rowsOf({turn});
        QCOMPARE(rows.size(), 2);
        const PassageId passage = turn.review.corrections[0].passage;
        QCOMPARE(rows[0][u"passage"].toString(), run.library->passage(passage)->text);
        for (qsizetype i = 0; i < writer.tasks.size(); ++i) {
            if (writer.tasks[i].passages.first().id == passage)
                QCOMPARE(rows[0][u"sentence"].toString(), QStringLiteral("Answer %1.").arg(i + 1));
        }
        QCOMPARE(rows[1][u"sentence"].toString(), rows[0][u"sentence"].toString());
    }

    void noFlowLosesItsWords_data()
    {
        QTest::addColumn<QString>("flow");
        for (const AnswerFlow *flow : offers<AnswerFlow>())
            QTest::newRow(flow->id().data()) << toQString(flow->id());
    }

    // Whatever was corrected, a row is complete or omitted.
    void noFlowLosesItsWords()
    {
        QFETCH(QString, flow);
        FlowRun run;
        run.fill();
        ScriptedCritic critic(QStringLiteral("YNYY"), QStringLiteral("Y"), QStringLiteral("Y"));
        ScriptedCritic second(QStringLiteral("Y"), QStringLiteral("PYN"), QStringLiteral("42"));
        run.second = &second;
        ScriptedWriter writer;
        Turn turn = run.ask(flow, critic, writer, question);
        int corrected = 0;
        for (const TraceEvent &event : std::as_const(turn.trace)) {
            const Verdict verdict = verdictFrom(ofQt(detailsOf(event)));
            if (kindOf(event) == TraceKind::Judged)
                turn.review.correct(verdict, !verdict.passed, ++corrected);
        }
        if (corrected == 0)
            return; // nothing was judged
        const QList<QJsonObject> rows = rowsOf({turn});
        QVERIFY(!rows.isEmpty());
        for (const QJsonObject &row : rows) {
            const QString kind = row[u"kind"].toString();
            QCOMPARE(row.contains(u"passage"), kind != QLatin1String("utility"));
            QCOMPARE(row.contains(u"sentence"), kind != QLatin1String("relevance"));
            for (const char *key : {"question", "passage", "sentence", "label", "id"})
                QVERIFY2(!row.contains(QLatin1String(key)) || !row[QLatin1String(key)].toString().isEmpty(), key);
        }
    }

    void areReadAgainAndMeasured()
    {
        FlowRun run;
        run.fill();
        ScriptedCritic critic(QStringLiteral("YNYY"), QStringLiteral("Y"), QStringLiteral("Y"));
        ScriptedWriter writer;
        Turn turn = run.ask(QStringLiteral("self-rag"), critic, writer, question);
        QVERIFY(correct(turn, Verdict::Utility, ofAll)); // a row without a passage comes first
        QVERIFY(correct(turn, Verdict::Relevance, [](const Verdict &verdict) { return !verdict.passed; }));
        QVERIFY(correct(turn, Verdict::Support, ofAll));
        QFile file(run.folder.filePath(QStringLiteral("labels.jsonl")));
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(*exported({turn})) > 0);
        file.close();
        const Result<QuestionSet> set = readQuestionSet(file.fileName(), {});
        QVERIFY2(set, set ? "" : qPrintable(set.error().message));
        QCOMPARE(set->form, QuestionSet::Pairs);
        QCOMPARE(set->pairs.size(), 3);
        QCOMPARE(set->leftOut, 0);
        QCOMPARE(set->pairs[0].label, QStringLiteral("not_useful"));
        QCOMPARE(set->pairs[1].label, QStringLiteral("relevant"));
        QCOMPARE(set->pairs[2].label, QStringLiteral("not_supported"));

        ScriptedCritic judge(QStringLiteral("Y"), QStringLiteral("Y"), QStringLiteral("N"));
        EvalRows rows;
        for (const LabelledPair &pair : set->pairs)
            rows.append(*measure(pair, judge, {}));
        QCOMPARE(judge.questions, QStringList{question});
        QCOMPARE(judge.yardsticks, QStringList{question});
        QCOMPARE(judge.judgedAgainst.size(), 1);
        QCOMPARE(rows[0][u"said"].toString(), QStringLiteral("not_useful"));
        QCOMPARE(rows[1][u"said"].toString(), QStringLiteral("relevant"));
        QCOMPARE(rows[2][u"said"].toString(), QStringLiteral("supported"));
    }

    void aKindWantsItsOwnLabels()
    {
        QTemporaryDir folder;
        QFile file(folder.filePath(QStringLiteral("mixed.jsonl")));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(R"({"kind": "utility", "question": "Why?", "sentence": "So.", "label": "useful"}
{"kind": "utility", "question": "Why?", "sentence": "So.", "label": "supported"}
{"kind": "utility", "sentence": "So.", "label": "useful"}
{"kind": "relevance", "question": "Why?", "label": "relevant"}
{"kind": "relevance", "question": "Why?", "passage": "It is so.", "label": "not_relevant"}
{"passage": "It is so.", "sentence": "So.", "label": "fully"}
)");
        file.close();
        const Result<QuestionSet> set = readQuestionSet(file.fileName(), {});
        QVERIFY(set);
        QCOMPARE(set->pairs.size(), 3);
        QCOMPARE(set->leftOut, 3);
        QCOMPARE(set->pairs[2].kind, LabelledPair::Support);
        QCOMPARE(set->pairs[2].label, QStringLiteral("supported"));
    }
};

QTEST_GUILESS_MAIN(tst_labels)
#include "tst_labels.moc"
