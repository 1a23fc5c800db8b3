// Quality metrics, compared with values computed by hand or published with the formula.
#include "core/eval/metrics.h"

#include <QTest>

#include <cmath>

using namespace core;

namespace {

bool near(double value, double expected)
{
    return std::abs(value - expected) < 1e-6;
}

} // namespace

class tst_metrics : public QObject
{
    Q_OBJECT

private slots:
    void scoresARanking()
    {
        const QStringList ranked{QStringLiteral("x"), QStringLiteral("a"), QStringLiteral("b"), QStringLiteral("y")};
        const QHash<QString, double> relevant{
            {QStringLiteral("a"), 1}, {QStringLiteral("b"), 2}, {QStringLiteral("c"), 1}};
        QCOMPARE(rankOfFirst(ranked, relevant), 2);
        QCOMPARE(rankOfFirst({QStringLiteral("x")}, relevant), 0);
        QVERIFY(near(recallAt(ranked, relevant, 10), 2.0 / 3));
        QVERIFY(near(recallAt(ranked, relevant, 2), 1.0 / 3));
        // Gains of 1 at rank 2 and 2 at rank 3; the ideal order is 2, 1, 1.
        const double gain = 1 / std::log2(3) + 2 / std::log2(4);
        const double best = 2 / std::log2(2) + 1 / std::log2(3) + 1 / std::log2(4);
        QVERIFY(near(ndcgAt(ranked, relevant, 10), gain / best));
        QVERIFY(near(ndcgAt(ranked, relevant, 1), 0));
        QVERIFY(near(ndcgAt({QStringLiteral("b"), QStringLiteral("a"), QStringLiteral("c")}, relevant, 10), 1));
    }

    void comparesAnswersAsSquadDoes_data()
    {
        QTest::addColumn<QString>("said");
        QTest::addColumn<QString>("known");
        QTest::addColumn<bool>("contains");
        QTest::addColumn<bool>("equals");
        QTest::addColumn<double>("f1");
        QTest::newRow("the same") << "Paris"
                                  << "paris" << true << true << 1.0;
        QTest::newRow("article and stop") << "The Eiffel Tower."
                                          << "Eiffel tower" << true << true << 1.0;
        QTest::newRow("inside") << "It stands in Paris, France."
                                << "Paris" << true << false << 2.0 / 6;
        QTest::newRow("part of a word") << "He has cats."
                                        << "cat" << false << false << 0.0;
        QTest::newRow("with an s of its own") << "Robert Koch's proofs of 1891"
                                              << "Robert Koch" << true << false << 2.0 / 7;
        QTest::newRow("before a mark") << "It kicks back.[12] Then it stops."
                                       << "back" << true << false << 0.0;
        QTest::newRow("of two words in one") << "a four-valve engine"
                                             << "four" << true << false << 0.0;
        QTest::newRow("two words for one") << "co-operation of all"
                                           << "cooperation" << true << false << 0.5;
        QTest::newRow("part of a number") << "3.4 of 1,000"
                                          << "4" << false << false << 0.0;
        QTest::newRow("of a span of years") << "from 2012–13 on"
                                            << "2012" << true << false << 0.0;
        QTest::newRow("other order") << "Paris France"
                                     << "France Paris" << false << false << 1.0;
        QTest::newRow("a word twice") << "no no no"
                                      << "no" << true << false << 0.5;
        QTest::newRow("money") << "It cost $1577.00."
                               << "USD 1577.00" << false << false << 0.4;
        QTest::newRow("money alone") << "$1577.00"
                                     << "1577.00" << true << true << 1.0;
        QTest::newRow("nothing said") << ""
                                      << "Paris" << false << false << 0.0;
        QTest::newRow("Chinese") << QStringLiteral("首都是北京。") << QStringLiteral("北京") << true << false
                                 << 4.0 / 7;
        QTest::newRow("full width") << QStringLiteral("Ｐａｒｉｓ") << "Paris" << true << true << 1.0;
    }

    void comparesAnswersAsSquadDoes()
    {
        QFETCH(QString, said);
        QFETCH(QString, known);
        QFETCH(bool, contains);
        QFETCH(bool, equals);
        QFETCH(double, f1);
        QCOMPARE(containsAnswer(said, known), contains);
        QCOMPARE(equalsAnswer(said, known), equals);
        QVERIFY2(near(answerF1(said, known), f1), qPrintable(QString::number(answerF1(said, known))));
    }

    void tellsHowSureAShareIs()
    {
        // Newcombe 1998, table I, method 3: 81 of 263, 15 of 148, 0 of 20, 1 of 29.
        const auto isNear = [](const Interval &interval, double low, double high) {
            return std::abs(interval.low - low) < 5e-5 && std::abs(interval.high - high) < 5e-5;
        };
        QVERIFY(isNear(wilsonInterval(81, 263), 0.2553, 0.3662));
        QVERIFY(isNear(wilsonInterval(15, 148), 0.0624, 0.1605));
        QVERIFY(isNear(wilsonInterval(0, 20), 0.0000, 0.1611));
        QVERIFY(isNear(wilsonInterval(1, 29), 0.0061, 0.1718));
        QCOMPARE(wilsonInterval(0, 0).high, 1.0);
    }

    void drawsRiskOverCoverage()
    {
        const QList<std::pair<int, int>> groups{{2, 0}, {1, 1}, {1, 1}}; // right, right, wrong, wrong
        const QList<RiskPoint> points = riskCurve(groups);
        QCOMPARE(points.size(), 3);
        QCOMPARE(points[0].taken, 2);
        QCOMPARE(points[0].risk, 0.0);
        QCOMPARE(points[2].taken, 4);
        QCOMPARE(points[2].risk, 0.5);
        QVERIFY(near(riskArea(groups), (0 + 0 + 1.0 / 3 + 2.0 / 4) / 4));
        QVERIFY(near(riskArea({{4, 2}}), 0.5)); // all equally sure: the share of wrong answers
        QVERIFY(near(riskArea({{2, 2}, {2, 0}}), (1 + 1 + 2.0 / 3 + 2.0 / 4) / 4)); // the surest ones are wrong
        QCOMPARE(riskArea({}), 0.0);
        QVERIFY(riskCurve({{0, 0}}).isEmpty());
    }

    void scoresProbabilities()
    {
        const Scored good{{0.1, false}, {0.2, false}, {0.8, true}, {0.9, true}};
        QVERIFY(near(areaUnderCurve(good), 1));
        QVERIFY(near(areaUnderCurve({{0.9, false}, {0.1, true}}), 0));
        QVERIFY(near(areaUnderCurve({{0.5, false}, {0.5, true}}), 0.5)); // ties count as chance
        QVERIFY(near(areaUnderCurve({{0.4, true}, {0.3, false}, {0.5, false}, {0.6, true}}), 0.75));
        QVERIFY(near(areaUnderCurve({{0.4, true}}), 0.5)); // nothing to compare with
        // Bins [0, 0.1): 1 of 4 at 0.05; [0.9, 1]: 3 of 4 at 0.95: |0.25 - 0.05| and |0.75 - 0.95|.
        Scored bins;
        for (int i = 0; i < 4; ++i) {
            bins.append({0.05, i == 0});
            bins.append({0.95, i != 0});
        }
        QVERIFY(near(calibrationError(bins), 0.2));
    }

    void countsLabels()
    {
        Confusion confusion;
        const QString yes = QStringLiteral("yes");
        const QString no = QStringLiteral("no");
        const auto add = [&](const QString &said, const QString &right, int times) {
            for (int i = 0; i < times; ++i)
                confusion.add(said, right);
        };
        add(yes, yes, 20); // the textbook example of Cohen's kappa: 0.4
        add(yes, no, 10);
        add(no, yes, 5);
        add(no, no, 15);
        QVERIFY(near(confusion.accuracy(), 0.7));
        QVERIFY(near(confusion.kappa(), 0.4));
        QVERIFY(near(confusion.balancedAccuracy(), (20.0 / 25 + 15.0 / 25) / 2));
        add(QStringLiteral("invalid"), no, 50); // unreadable verdicts are wrong, not a class of their own
        QVERIFY(near(confusion.balancedAccuracy(), (20.0 / 25 + 15.0 / 75) / 2));
    }

    void tellsHowSureAMeanIs()
    {
        QList<double> values;
        for (int i = 0; i < 400; ++i)
            values.append(i % 4 == 0 ? 1 : 0);
        const Interval interval = intervalOfMean(values);
        // A share of 0.25 of 400: the normal interval is 0.25 ± 1.96 · √(0.25 · 0.75 / 400) = 0.25 ± 0.042.
        QVERIFY(std::abs(interval.low - 0.208) < 0.01);
        QVERIFY(std::abs(interval.high - 0.292) < 0.01);
        const Interval again = intervalOfMean(values);
        QCOMPARE(again.low, interval.low);
        QCOMPARE(intervalOfMean({0.5}).high, 0.5);
        QCOMPARE(percentile({3, 1, 2, 4}, 0.5), 2.0);
        QCOMPARE(percentile({3, 1, 2, 4}, 0.95), 4.0);
        QCOMPARE(percentile({}, 0.5), 0.0);
    }
};

QTEST_GUILESS_MAIN(tst_metrics)
#include "tst_metrics.moc"
