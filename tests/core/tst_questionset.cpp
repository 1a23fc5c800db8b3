// Sets of questions in various common forms, and the handling of invalid ones.
#include "core/eval/ownquestions.h"
#include "core/eval/questionset.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace core;

namespace {

struct Desk
{
    QTemporaryDir folder;

    QString write(const QString &name, const QByteArray &bytes) const
    {
        const QString path = folder.filePath(name);
        QDir().mkpath(QFileInfo(path).path());
        QFile file(path);
        if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
            qFatal("cannot write %s", qPrintable(path));
        return path;
    }
};

} // namespace

class tst_questionset : public QObject
{
    Q_OBJECT

private slots:
    void readsQuestions()
    {
        const Desk desk;
        const Result<QuestionSet> set = readQuestionSet(
            desk.write(
                QStringLiteral("q.jsonl"),
                R"({"id": "1", "question": "Who?", "answer": "Ada", "answers": ["Ada", "Lovelace"], "answerable": true, "evidence": [{"document": "a.pdf", "page": 7}], "document": "a.pdf", "type": "name"}
{"question": "What is not there?", "answerable": false}

{"question": "And this?", "answer": "That"}
{"question": "How many?", "answer": 42}
)"),
            {});
        QVERIFY(bool(set));
        QCOMPARE(set->form, QuestionSet::Questions);
        QCOMPARE(set->questions.size(), 4);
        QCOMPARE(set->questions[3].answers, QStringList{QStringLiteral("42")});
        QCOMPARE(set->questions[0].answers, QStringList({QStringLiteral("Ada"), QStringLiteral("Lovelace")}));
        QCOMPARE(set->questions[0].evidence[0].page, 7);
        QCOMPARE(set->questions[0].type, QStringLiteral("name"));
        QCOMPARE(set->questions[1].answerable, std::optional(false));
        QCOMPARE(set->questions[2].answerable, std::optional(true)); // an answer is known
        QVERIFY(set->questions[1].id != set->questions[2].id);
        QCOMPARE(set->leftOut, 0);
    }

    void makesAQuestionOfAnAnswer()
    {
        Turn turn;
        turn.question = QStringLiteral("Where was the\nfurnace found?");
        turn.answer = QStringLiteral("It was found at Belovode [1]. It is old [2][3].");
        Citation citation;
        citation.file = QStringLiteral("copper \"2\".pdf");
        citation.page = 7;
        turn.citations = {citation, citation};
        citation.page = 9;
        turn.citations.append(citation);
        Citation ofTheWeb;
        ofTheWeb.address = QStringLiteral("https://example.org");
        turn.citations.append(ofTheWeb);
        const Desk desk;
        const QString file = desk.write(QStringLiteral("own.jsonl"), toLine(knownQuestionFrom(turn)));
        const Result<QuestionSet> set = readQuestionSet(file, {});
        QVERIFY(bool(set));
        QCOMPARE(set->size(), 1);
        const KnownQuestion known = set->questions.first();
        QCOMPARE(known.question, QStringLiteral("Where was the furnace found?"));
        QCOMPARE(known.answers, QStringList{QStringLiteral("It was found at Belovode. It is old.")});
        QCOMPARE(known.answerable, std::optional(true));
        QCOMPARE(known.evidence.size(), 2);
        QCOMPARE(known.evidence[0].document, QStringLiteral("copper \"2\".pdf"));
        QCOMPARE(known.evidence[1].page, 9);
    }

    void makesARefusalAQuestionWithoutAnswer()
    {
        Turn turn;
        turn.question = QStringLiteral("Who was king?");
        turn.ending = Ending::Abstained;
        const Desk desk;
        const Result<QuestionSet> set =
            readQuestionSet(desk.write(QStringLiteral("own.jsonl"), toLine(knownQuestionFrom(turn))), {});
        QCOMPARE(set->questions.first().answerable, std::optional(false));
        QVERIFY(set->questions.first().answers.isEmpty() && set->questions.first().evidence.isEmpty());
    }

    void keepsEachQuestionOnceAndOtherLinesAsTheyAre()
    {
        const QByteArray byHand = "{\"question\": \"Mine?\",  \"answer\": 1}\n\nno json"; // without a final line break
        KnownQuestion known;
        known.question = QStringLiteral("Who was king?");
        known.answers = {QStringLiteral("Otto")};
        const QByteArray first = withLine(byHand, known.question, toLine(known));
        QCOMPARE(first, byHand + '\n' + toLine(known));
        QCOMPARE(questionsIn(first), 2);
        known.answers = {QStringLiteral("Otto I")};
        const QByteArray second = withLine(first, QStringLiteral("who  WAS king?"), toLine(known));
        QCOMPARE(second, byHand + '\n' + toLine(known));
        QCOMPARE(lineOf(second, known.question), toLine(known));
        QCOMPARE(lineOf(second, QStringLiteral("Who was queen?")), QByteArray());
        QCOMPARE(lineOf(second, QString()), QByteArray()); // "no json" is no question
        QCOMPARE(withLine(second, known.question, {}), byHand + '\n');
        const QByteArray third = withLine(second, QStringLiteral("mine?"), "X\n"); // replaces it
        QVERIFY(third.startsWith("X\n\nno json\n"));
    }

    void readsFinanceBench()
    {
        const Desk desk;
        const Result<QuestionSet> set = readQuestionSet(
            desk.write(
                QStringLiteral("f.jsonl"),
                R"({"financebench_id": "fb_1", "company": "3M", "doc_name": "3M_2018_10K", "question_type": "metrics", "question": "What is capex?", "answer": "$1577.00", "evidence": [{"evidence_text": "x", "doc_name": "3M_2018_10K", "evidence_page_num": 59}]}
)"),
            {});
        QVERIFY(bool(set));
        QCOMPARE(set->questions[0].id, QStringLiteral("fb_1"));
        QCOMPARE(set->questions[0].document, QStringLiteral("3M_2018_10K.pdf"));
        QCOMPARE(set->questions[0].evidence[0].page, 60); // counted from 0 in this form
        QCOMPARE(set->questions[0].evidence[0].document, QStringLiteral("3M_2018_10K.pdf"));
    }

    void readsSquad()
    {
        const Desk desk;
        const Result<QuestionSet> set = readQuestionSet(
            desk.write(
                QStringLiteral("s.json"),
                R"({"data": [{"title": "T", "paragraphs": [{"context": "One.", "qas": [{"id": "a", "question": "q?", "answers": [{"text": "One", "answer_start": 0}], "is_impossible": false}, {"id": "b", "question": "r?", "answers": [], "is_impossible": true}]}, {"context": "Two.", "qas": []}]}]})"),
            {});
        QVERIFY(bool(set));
        QCOMPARE(set->form, QuestionSet::Paragraphs);
        QCOMPARE(set->texts.size(), 2);
        QCOMPARE(set->questions.size(), 2);
        QCOMPARE(set->questions[0].evidence[0].document, set->texts[0].id);
        QCOMPARE(set->questions[1].answerable, std::optional(false));
        QVERIFY(set->questions[1].evidence.isEmpty());
    }

    void readsAFolderOfBeir()
    {
        const Desk desk;
        desk.write(QStringLiteral("b/corpus.jsonl"), R"({"_id": "d1", "title": "T", "text": "x"}
{"_id": "d2", "title": "", "text": "y"}
)");
        desk.write(QStringLiteral("b/queries.jsonl"), R"({"_id": "q1", "text": "what"}
{"_id": "q2", "text": "of the training part"}
)");
        desk.write(QStringLiteral("b/qrels/test.tsv"), "query-id\tcorpus-id\tscore\nq1\td2\t2\nq1\td1\t0\n");
        const Result<QuestionSet> set = readQuestionSet(desk.folder.filePath(QStringLiteral("b")), {});
        QVERIFY(bool(set));
        QCOMPARE(set->form, QuestionSet::Judged);
        QCOMPARE(set->texts.size(), 2);
        QCOMPARE(set->questions.size(), 1); // nothing is known about the other
        QCOMPARE(set->questions[0].evidence.size(), 1);
        QCOMPARE(set->questions[0].evidence[0].grade, 2.0);
    }

    void readsPairsAndResponses()
    {
        const Desk desk;
        const Result<QuestionSet> pairs = readQuestionSet(
            desk.write(QStringLiteral("p.jsonl"), R"({"passage": "A b.", "sentence": "A.", "label": "supported"}
{"passage": "A b.", "sentence": "C.", "label": "perhaps"}
{"passage": "A b.", "sentence": "C.", "label": "not_supported"}
)"),
            {});
        QVERIFY(bool(pairs));
        QCOMPARE(pairs->form, QuestionSet::Pairs);
        QCOMPARE(pairs->pairs.size(), 2);
        QCOMPARE(pairs->leftOut, 1);
        QVERIFY(pairs->whyFirstLeft.contains(QStringLiteral("Row 2")));
        const Result<QuestionSet> responses =
            readQuestionSet(desk.write(QStringLiteral("r.jsonl"),
                                       R"({"query": "q", "context": ["a", "b"], "response": "r", "label": "yes"}
{"query": "q", "context": "one", "response": ""}
)"),
                            {});
        QVERIFY(bool(responses));
        QCOMPARE(responses->form, QuestionSet::Responses);
        QCOMPARE(responses->responses[0].context.size(), 2);
        QCOMPARE(responses->responses[0].answers, std::optional(true));
        QVERIFY(responses->responses[1].response.isEmpty());
    }

    void refusesWhatIsNone_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QByteArray>("bytes");
        QTest::newRow("empty") << "e.jsonl" << QByteArray();
        QTest::newRow("no JSON") << "n.json" << QByteArray("%PDF-1.7");
        QTest::newRow("JSON of something else") << "o.json" << QByteArray(R"({"a": [1, 2]})");
        QTest::newRow("lines of something else") << "l.jsonl" << QByteArray("[1]\n\"x\"\n{}\n");
        QTest::newRow("deep") << "d.json" << QByteArray(100000, '[');
        QTest::newRow("noise") << "z.jsonl" << QByteArray("\x00\xff\xfe\n{\"question\": 7", 18);
    }

    void refusesWhatIsNone()
    {
        QFETCH(QString, name);
        QFETCH(QByteArray, bytes);
        const Desk desk;
        const Result<QuestionSet> set = readQuestionSet(desk.write(name, bytes), {});
        QVERIFY(!set);
        QCOMPARE(set.error().code, Error::Invalid);
        QVERIFY2(set.error().message.endsWith(u'.'), qPrintable(set.error().message));
    }

    void saysThatThereIsNothing()
    {
        QCOMPARE(readQuestionSet(QStringLiteral("/nowhere/at/all.jsonl"), {}).error().code, Error::NotFound);
        const QTemporaryDir empty;
        QCOMPARE(readQuestionSet(empty.path(), {}).error().code, Error::Invalid);
    }

    void readsThePublicSets()
    {
        const QString data = QStringLiteral(ATTEST_SHARED_DATA);
        if (!QFileInfo::exists(data + QStringLiteral("/squad2/squad2.json")))
            QSKIP("the question sets are not in the shared data");
        const auto size = [&](const char *name) {
            const Result<QuestionSet> set = readQuestionSet(data + QLatin1String(name), {});
            return set ? int(set->size()) : -1;
        };
        QCOMPARE(size("/financebench-dev/questions.jsonl"), 46);
        QCOMPARE(size("/northwind/questions.jsonl"), 246);
        QVERIFY(size("/squad2/squad2.json") > 1000);
        QVERIFY(size("/retrieval/scifact") >= 300);
        QVERIFY(size("/verdicts/wice_3way.jsonl") > 300);
    }
};

QTEST_GUILESS_MAIN(tst_questionset)
#include "tst_questionset.moc"
