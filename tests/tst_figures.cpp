// What people read of a report: figures in their order, differences, and what each row comes to.
#include "core/eval/figures.h"
#include "core/eval/report.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QTest>

using namespace Qt::StringLiterals;
using core::RowRemark;

namespace {

QJsonObject row(const char *json)
{
    return QJsonDocument::fromJson(json).object();
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
        const QJsonObject report = core::wholeReport(questions(2), {{{}, {}, rows}});
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
            first.append({{u"id"_s, QString::number(i)}, {u"correct"_s, false}});
            second.append({{u"id"_s, QString::number(i)}, {u"correct"_s, i % 4 != 0}});
        }
        const QJsonObject report =
            core::wholeReport(questions(40), {{u"plain"_s, u"a"_s, first}, {u"plain"_s, u"b"_s, second}});
        const QList<core::Figure> figures = core::figuresOf(report);
        const core::Figure *correct = figure(figures, "correct");
        QVERIFY(correct && !correct->differences[0] && correct->differences[1]);
        QCOMPARE(correct->differences[1]->mean, 0.75);
        QVERIFY(correct->differences[1]->range->first > 0);
        QCOMPARE(core::nameOfWay(core::waysOf(report)[1]), u"Plain, b"_s);
    }

    void ofTwoWaysTheSameQuestionsAreCompared() // also where two of them have one id, and one was not asked of both
    {
        const core::EvalRows first{row(R"({"id": "a", "correct": true})"), row(R"({"id": "a", "correct": false})"),
                                   row(R"({"id": "b", "correct": true})")};
        const QJsonObject same = core::differenceOf(first, first, core::QuestionSet::Questions);
        QCOMPARE(same[u"correct"][u"difference"].toDouble(-1), 0.0);
        QCOMPARE(same[u"correct"][u"interval"][1].toDouble(-1), 0.0);
        const QJsonObject part = core::differenceOf(first, first.mid(0, 2), core::QuestionSet::Questions);
        QCOMPARE(part[u"correct"][u"n"].toInt(), 2);
    }

    void tellsHowFarToBelieveIt()
    {
        core::EvalRows rows;
        for (int i = 0; i < 10; ++i)
            rows.append(
                {{u"id"_s, QString::number(i)}, {u"answered"_s, true}, {u"sure"_s, 0.85}, {u"correct"_s, i < 5}});
        const QJsonObject report = core::reportOf(rows, core::QuestionSet::Questions);
        QCOMPARE(report[u"calibration"].toArray().size(), 1);
        QCOMPARE(report[u"calibration"][0][u"n"].toInt(), 10);
        QCOMPARE(report[u"calibration"][0][u"was"].toDouble(), 0.5);
        QVERIFY(qAbs(report[u"calibration_error"].toDouble() - 0.35) < 1e-9);
    }

    void marksRows_data()
    {
        QTest::addColumn<QByteArray>("json");
        QTest::addColumn<int>("mark");
        QTest::addColumn<QString>("why");
        const auto add = [](const char *name, const char *json, RowRemark::Mark mark, const char *why) {
            QTest::newRow(name) << QByteArray(json) << int(mark) << QString::fromUtf8(why);
        };
        add("right", R"({"outcome": "verified", "answered": true, "correct": true})", RowRemark::Right, "known words");
        add("numbers", R"({"outcome": "verified", "answered": true, "correct": false, "numbers": true})",
            RowRemark::Partly, "known numbers");
        add("wrong", R"({"outcome": "verified", "answered": true, "correct": false, "cited_page": true})",
            RowRemark::Wrong, "a right page");
        add("other words", R"({"outcome": "verified", "answered": true, "correct": false, "cited_page": true,
            "known_answers": ["The library keeps all that is known of a document in one folder."]})",
            RowRemark::Partly, "other words");
        add("few words", R"({"outcome": "verified", "answered": true, "correct": false, "cited_page": true,
            "known_answers": ["in one folder"]})",
            RowRemark::Wrong, "not the known words");
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
