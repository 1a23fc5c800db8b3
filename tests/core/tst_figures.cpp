// The figures of a report: their order, differences, and the result of each row.
#include "core/eval/figures.h"
#include "core/eval/report.h"
#include "core/eval/rightness.h"

#include <QTest>

using namespace Qt::StringLiterals;
using core::Json;
using core::RowRemark;

namespace {

Json row(const char *json)
{
    return Json::parse(json);
}

// This many answers with the given outcome, of which the first `right` are right.
core::EvalRows answers(const char *outcome, int count, int right, const char *likelihood = nullptr, double sure = -1)
{
    core::EvalRows rows;
    for (int i = 0; i < count; ++i) {
        core::JsonObject each = Json::object(
            {{"id", QString::number(i)}, {"outcome", outcome}, {"answered", true}, {"correct", i < right}});
        if (likelihood)
            each.set("likelihood", likelihood);
        if (sure >= 0)
            each.set("sure", sure);
        rows.append(each);
    }
    return rows;
}

core::EvalRows refusals(int count, bool answerable = true)
{
    core::EvalRows rows;
    for (int i = 0; i < count; ++i)
        rows.append(Json::object({{"outcome", "abstained"}, {"answered", false}, {"answerable", answerable}}));
    return rows;
}

Json reportOn(const core::EvalRows &rows)
{
    return core::reportOf(rows, core::QuestionSet::Questions);
}

core::QuestionSet questions(int count)
{
    core::QuestionSet set;
    set.name = u"set"_s;
    for (int i = 0; i < count; ++i)
        set.questions.append({QString::number(i), u"?"_s, {}, {}, {}, {}, {}});
    return set;
}

const core::Figure *figure(const QList<core::Figure> &figures, const char *name)
{
    for (const core::Figure &each : figures) {
        if (each.name == QLatin1String(name))
            return &each;
    }
    return nullptr;
}

} // namespace

class tst_figures : public QObject
{
    Q_OBJECT

private slots:
    void tellsWhatIsKnownAndNothingElse()
    {
        const core::EvalRows rows{row(R"({"id": "0", "page_rank": 1, "search_seconds": 0.5})"),
                                  row(R"({"id": "1", "page_rank": 0, "search_seconds": 1.5})")};
        const Json report = core::wholeReport(questions(2), {{{}, {}, rows}});
        const QList<core::Figure> figures = core::figuresOf(report);
        QCOMPARE(figures.first().words, u"questions"_s);
        const core::Figure *hit = figure(figures, "page_hit.1");
        QVERIFY(hit && hit->values[0] && hit->values[0]->range);
        QCOMPARE(hit->values[0]->mean, 0.5);
        QVERIFY(!figure(figures, "correct"));
        QCOMPARE(figure(figures, "search_seconds.p50")->as, core::Figure::Seconds);
        QCOMPARE(core::nameOfWay(core::waysOf(report).first()), u"search"_s);
    }

    void tellsHowWaysDiffer()
    {
        core::EvalRows first;
        core::EvalRows second;
        for (int i = 0; i < 40; ++i) {
            first.append(Json::object({{"id", QString::number(i)}, {"correct", false}}));
            second.append(Json::object({{"id", QString::number(i)}, {"correct", i % 4 != 0}}));
        }
        const Json report =
            core::wholeReport(questions(40), {{u"plain"_s, u"a"_s, first}, {u"plain"_s, u"b"_s, second}});
        const QList<core::Figure> figures = core::figuresOf(report);
        const core::Figure *correct = figure(figures, "correct");
        QVERIFY(correct && !correct->differences[0] && correct->differences[1]);
        QCOMPARE(correct->differences[1]->mean, 0.75);
        QVERIFY(correct->differences[1]->range->first > 0);
        QCOMPARE(core::nameOfWay(core::waysOf(report)[1]), u"Plain, b"_s);
    }

    void ofTwoWaysTheSameQuestionsAreCompared() // also if two have the same id, and one was not asked of both
    {
        const core::EvalRows first{row(R"({"id": "a", "correct": true})"), row(R"({"id": "a", "correct": false})"),
                                   row(R"({"id": "b", "correct": true})")};
        const Json same = core::differenceOf(first, first, core::QuestionSet::Questions);
        QCOMPARE(same[u"correct"][u"difference"].toDouble(-1), 0.0);
        QCOMPARE(same[u"correct"][u"interval"][1].toDouble(-1), 0.0);
        const Json part = core::differenceOf(first, first.mid(0, 2), core::QuestionSet::Questions);
        QCOMPARE(part[u"correct"][u"n"].toInt(), 2);
    }

    void tellsHowFarToBelieveIt()
    {
        core::EvalRows rows;
        for (int i = 0; i < 10; ++i)
            rows.append(
                Json::object({{"id", QString::number(i)}, {"answered", true}, {"sure", 0.85}, {"correct", i < 5}}));
        const Json report = core::reportOf(rows, core::QuestionSet::Questions);
        QCOMPARE(report[u"calibration"].size(), 1);
        QCOMPARE(report[u"calibration"][0][u"n"].toInt(), 10);
        QCOMPARE(report[u"calibration"][0][u"was"].toDouble(), 0.5);
        QVERIFY(qAbs(report[u"calibration_error"].toDouble() - 0.35) < 1e-9);
    }

    void tellsWhatIsRight_data()
    {
        QTest::addColumn<QByteArray>("json");
        QTest::addColumn<int>("right"); // -1: unknown
        const QByteArray words = QByteArray("word ").repeated(30);
        const auto add = [](const char *name, const QByteArray &json, int right) {
            QTest::newRow(name) << json << right;
        };
        add("its words", R"({"answered": true, "correct": true})", 1);
        add("neither", R"({"answered": true, "correct": false, "cited_page": true, "answer": "x",
            "known_answers": ["in one folder"]})",
            0);
        add("its number, nearly", R"({"answered": true, "correct": false, "answer": "It was 199.",
            "known_answers": ["two hundred: 200"]
    })",
            1);
        add("a number of the question", R"({"answered": true, "correct": false, "answer": "In 2018 it fell.",
            "question": "Did it rise in 2018?", "known_answers": ["It rose in 2018."]})",
            0);
        add("thirty words and a right page",
            R"({"answered": true, "correct": false, "cited_page": true, "known_answers": [")" + words + R"("]})", 0);
        add("more of them and a right page",
            R"({"answered": true, "correct": false, "cited_page": true, "known_answers": [")" + words + R"(more"]})",
            1);
        add("more of them and another page",
            R"({"answered": true, "correct": false, "cited_page": false, "known_answers": [")" + words + R"(more"]})",
            0);
        add("long and short",
            R"({"answered": true, "correct": false, "cited_page": true, "known_answers": ["short", ")" + words +
                R"(more"]})",
            0);
        add("only the page is known", R"({"answered": true, "cited_page": true})", 1);
        add("what cannot be answered", R"({"answered": true, "answerable": false, "cited_page": true})", 0);
        add("nothing is known", R"({"answered": true})", -1);
        add("a refusal", R"({"answered": false, "correct": false})", -1);
    }

    void tellsWhatIsRight()
    {
        QFETCH(const QByteArray, json);
        QFETCH(const int, right);
        QVERIFY(row(json.constData()).size() > 0);
        const std::optional<bool> isIt = core::isRight(row(json.constData()));
        QCOMPARE(isIt ? int(*isIt) : -1, right);
    }

    void beginsWithOneSentence_data()
    {
        QTest::addColumn<core::EvalRows>("rows");
        QTest::addColumn<QString>("sentence");
        QTest::newRow("several") << answers("computed", 20, 19) + answers("quoted", 11, 4) + refusals(15)
                                 << u"Answered 31 of 46: 20 computed, 19 of them right; 11 quoted, 4 of them right."_s;
        QTest::newRow("some surer") << answers("quoted", 2, 2, "direct") + answers("quoted", 4, 1, "probable") +
                                           answers("quoted", 5, 1, "related")
                                    << u"Answered 11 of 11: 11 quoted, 6 of them at least probable, 4 right."_s;
        QTest::newRow("one") << answers("verified", 1, 1) << u"Answered 1 of 1: 1 verified, right."_s;
        QTest::newRow("one, wrong") << answers("quoted", 1, 0, "direct") + refusals(1)
                                    << u"Answered 1 of 2: 1 quoted, at least probable, wrong."_s;
        QTest::newRow("all and none") << answers("verified", 3, 3) + answers("partly_supported", 2, 0)
                                      << u"Answered 5 of 5: 3 verified, all of them right; 2 partly supported, none of "
                                         "them right."_s;
        QTest::newRow("not known") << core::EvalRows{row(R"({"outcome": "verified", "answered": true})"),
                                                     row(R"({"outcome": "verified", "answered": true})")}
                                   << u"Answered 2 of 2: 2 verified."_s;
        QTest::newRow("some known") << answers("verified", 3, 1) +
                                           core::EvalRows{row(R"({"outcome": "verified", "answered": true})")}
                                    << u"Answered 4 of 4: 4 verified, 1 of 3 known right."_s;
        QTest::newRow("none") << refusals(7) << u"Answered none of 7."_s;
        QTest::newRow("none of one") << refusals(1) << u"The question was not answered."_s;
        QTest::newRow("search") << core::EvalRows{row(R"({"page_rank": 1})"), row(R"({"page_rank": 3})")}
                                << u"Ranked a right page first for 1 of 2 questions."_s;
        QTest::newRow("search, nothing known")
            << core::EvalRows{row("{}")} << u"Searched for 1 question; the set does not say where the answers are."_s;
    }

    void beginsWithOneSentence()
    {
        QFETCH(const core::EvalRows, rows);
        QFETCH(const QString, sentence);
        const Json report = core::wholeReport(questions(int(rows.size())), {{{}, {}, rows}});
        QCOMPARE(report[u"summary"].toString(), sentence);
        QVERIFY(core::toText(report).startsWith(sentence + u"\n\n"_s));
        QVERIFY(core::toMarkdown(report).startsWith(u"# set\n\n"_s + sentence));
    }

    void namesTheWaysBeforeTheirSentences()
    {
        const Json report = core::wholeReport(
            questions(2), {{u"plain"_s, u"a"_s, refusals(2)}, {u"plain"_s, u"b"_s, answers("verified", 2, 1)}});
        QCOMPARE(core::summariesOf(report),
                 QStringList({u"Plain, a: Answered none of 2."_s,
                              u"Plain, b: Answered 2 of 2: 2 verified, 1 of them right."_s}));
    }

    void countsWhatIsRightByOutcomeAndLikelihood()
    {
        core::EvalRows rows = answers("computed", 20, 19) + answers("quoted", 6, 3, "probable") +
                              answers("quoted", 5, 1, "related") + refusals(4) + refusals(5, false);
        rows.append(row(R"({"outcome": "quoted", "likelihood": "related", "answered": true, "answerable": false})"));
        const Json report = reportOn(rows);
        QCOMPARE(report[u"by_outcome"][u"computed"][u"n"].toInt(), 20);
        QCOMPARE(report[u"by_outcome"][u"computed"][u"right"].toInt(), 19);
        QCOMPARE(report[u"by_outcome"][u"computed"][u"precision"].toDouble(), 0.95);
        const Json interval = report[u"by_outcome"][u"computed"][u"interval"];
        QVERIFY(interval[0].toDouble() > 0.76 && interval[0].toDouble() < 0.77); // Wilson interval
        QVERIFY(interval[1].toDouble() > 0.99 && interval[1].toDouble() < 1.0);
        QCOMPARE(report[u"by_outcome"][u"quoted"][u"known"].toInt(), 12);
        QCOMPARE(report[u"by_outcome"][u"quoted"][u"unanswerable"].toInt(), 1);
        QCOMPARE(report[u"by_outcome"][u"abstained"][u"n"].toInt(), 9);
        QCOMPARE(report[u"by_outcome"][u"abstained"][u"unanswerable"].toInt(), 5);
        QVERIFY(!report[u"by_outcome"][u"abstained"].contains(u"precision"));
        QCOMPARE(report[u"by_likelihood"][u"probable"][u"precision"].toDouble(), 0.5);
        QCOMPARE(report[u"by_likelihood"][u"related"][u"known"].toInt(), 6);
        QCOMPARE(report[u"precision_probable"].toDouble(), 0.5);
        QVERIFY(!report.contains(u"precision_direct")); // undefined
        QCOMPARE(report[u"unanswerable"][u"n"].toInt(), 6);
        QCOMPARE(report[u"unanswerable"][u"answered"].toInt(), 1);
        QCOMPARE(report[u"unanswerable"][u"by_outcome"][u"quoted"].toInt(), 1);
        QCOMPARE(report[u"coverage"].toDouble(), 32.0 / 41);
        QCOMPARE(report[u"precision"].toDouble(), 23.0 / 32);
        QCOMPARE(report[u"precision_computed"].toDouble(), 0.95);
        QVERIFY(!report.contains(u"precision_verified")); // undefined
        QVERIFY(qAbs(report[u"intervals"][u"precision_computed"][0].toDouble() - interval[0].toDouble()) < 1e-12);

        const QList<core::OutcomeLine> lines = core::outcomesOf(report);
        QStringList words;
        for (const core::OutcomeLine &line : lines)
            words.append(line.words);
        QCOMPARE(words, QStringList({u"computed"_s, u"quoted"_s, u"… probable"_s, u"… related"_s, u"abstained"_s}));
        const QString table = core::toText(report);
        QVERIFY2(table.contains(u"| computed | 20 | 19 of 20 | 0.950 (0.764 to 0.991) | 0 |"_s), qPrintable(table));
        QVERIFY2(table.contains(u"| abstained | 9 | – | – | 5 |"_s), qPrintable(table));
    }

    // By outcome first: a quotation is never surer than a computed answer, whatever its probability.
    void ordersAnswersBySureness()
    {
        const core::EvalRows rows = answers("quoted", 1, 0, "related", 0.4) + answers("quoted", 1, 1, "probable", 0.7) +
                                    answers("quoted", 1, 1, "direct", 0.9) + answers("computed", 2, 2) +
                                    answers("partly_supported", 1, 0, nullptr, 0.99) +
                                    answers("verified", 1, 1, nullptr, 0.6) + refusals(3);
        const Json curve = reportOn(rows)[u"risk_coverage"];
        const Json points = curve[u"points"];
        QStringList order;
        for (const Json &point : points)
            order.append(u"%1%2 %3"_s.arg(point[u"outcome"].toString(), point[u"likelihood"].toString())
                             .arg(point[u"n"].toInt()));
        QCOMPARE(order, QStringList({u"verified 1"_s, u"computed 3"_s, u"quoteddirect 4"_s, u"quotedprobable 5"_s,
                                     u"quotedrelated 6"_s, u"partly_supported 7"_s}));
        QCOMPARE(points[4][u"coverage"].toDouble(), 0.6);
        QCOMPARE(points[4][u"risk"].toDouble(), 1.0 / 6);
        QVERIFY(qAbs(curve[u"area"].toDouble() - (1.0 / 6 + 2.0 / 7) / 7) < 1e-12);
        QVERIFY(!reportOn(refusals(3)).contains(u"risk_coverage"));
    }

    void keepsACurveShort()
    {
        core::EvalRows rows;
        for (int i = 0; i < 5000; ++i)
            rows += answers("quoted", 1, i % 2, "probable", i / 5000.0);
        const Json points = reportOn(rows)[u"risk_coverage"][u"points"];
        QVERIFY2(points.size() > 90 && points.size() < 110, qPrintable(QString::number(points.size())));
        QCOMPARE(points[points.size() - 1][u"n"].toInt(), 5000);
    }

    void marksRows_data()
    {
        QTest::addColumn<QByteArray>("json");
        QTest::addColumn<int>("mark");
        QTest::addColumn<QString>("why");
        const auto add = [](const char *name, const char *json, RowRemark::Mark mark, const char *why) {
            QTest::newRow(name) << QByteArray(json) << int(mark) << QString::fromUtf8(why);
        };
        add("right", R"({"outcome": "verified", "answered": true, "correct": true})", RowRemark::Right,
            "expected words");
        add("numbers", R"({"outcome": "verified", "answered": true, "correct": false, "numbers": true})",
            RowRemark::Partly, "expected numbers");
        add("numbers of the answer", R"({"outcome": "verified", "answered": true, "correct": false, "numbers": true,
            "answer": "It came to 1.9 %.", "known_answers": ["1.9 percent"]})",
            RowRemark::Right, "expected numbers");
        add("wrong", R"({"outcome": "verified", "answered": true, "correct": false, "cited_page": true})",
            RowRemark::Wrong, "a correct page");
        add("other words", R"({"outcome": "verified", "answered": true, "correct": false, "cited_page": true,
            "known_answers": ["The library keeps all that is known of a document in one folder."]})",
            RowRemark::Partly, "other words");
        add("few words", R"({"outcome": "verified", "answered": true, "correct": false, "cited_page": true,
            "known_answers": ["in one folder"]})",
            RowRemark::Wrong, "lacks the expected words");
        add("rightly refused", R"({"outcome": "abstained", "answered": false, "answerable": false})", RowRemark::Right,
            "it was refused");
        add("wrongly refused", R"({"outcome": "abstained", "answered": false, "correct": false, "page_rank": 3})",
            RowRemark::Wrong, "number 3");
        add("made up", R"({"outcome": "verified", "answered": true, "answerable": false})", RowRemark::Wrong,
            "it was answered");
        add("failed", R"({"outcome": "failed", "answered": false, "remark": "The server sent nonsense."})",
            RowRemark::Wrong, "nonsense");
        add("not known", R"({"outcome": "verified", "answered": true})", RowRemark::Unknown, "does not say");
        add("found", R"({"page_rank": 4})", RowRemark::Right, "number 4");
        add("found too late", R"({"page_rank": 14})", RowRemark::Wrong, "number 14");
        add("not found", R"({"page_rank": 0, "document_missing": true})", RowRemark::Wrong, "not in the library");
        add("pair", R"({"said": "supported", "label": "not_supported", "reason": "covers all"})", RowRemark::Wrong,
            "It is not supported");
        add("response", R"({"answered": true, "answers_query": true, "label": true, "reason": "covers"})",
            RowRemark::Right, "covers");
        add("abstention", R"({"answered": false})", RowRemark::Unknown, "empty");
    }

    void marksRows()
    {
        QFETCH(const QByteArray, json);
        QFETCH(const int, mark);
        QFETCH(const QString, why);
        const RowRemark remark = core::remarkOn(row(json.constData()), 10);
        QCOMPARE(int(remark.mark), mark);
        QVERIFY2(remark.why.contains(why), qPrintable(remark.why));
        QVERIFY(!remark.outcome.isEmpty());
    }
};

QTEST_GUILESS_MAIN(tst_figures)
#include "tst_figures.moc"
