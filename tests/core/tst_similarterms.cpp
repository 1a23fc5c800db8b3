// Terms with similar spelling.
#include "core/search/similarterms.h"

#include <QTest>

using namespace core;
using namespace Qt::StringLiterals;

namespace {

double similarity(const QString &term, const QStringList &others)
{
    const SimilarTerms terms({u"unlike"_s, term});
    double best = 0;
    for (const QString &other : others)
        terms.forEachSimilar(other, [&](size_t index, double similarity) {
            if (index == 1)
                best = std::max(best, similarity);
        });
    return best;
}

} // namespace

class TestSimilarTerms : public QObject
{
    Q_OBJECT

private slots:
    void countsLetterNgramsInCommon()
    {
        // " inh", "inhi", "nhib", "hibi" and "ibit" are common, of six and eight.
        QCOMPARE(similarity(u"inhibit"_s, {u"inhibitor"_s}), 2.0 * 5 / (6 + 8));
        QCOMPARE(similarity(u"treibhausgas"_s, {u"treibhausgasemissionen"_s}), 2.0 * 10 / (11 + 21));
        QCOMPARE(similarity(u"haftung"_s, {u"haftung"_s}), 1.0);
    }

    void takesTheMostSimilarOne()
    {
        const double best = similarity(u"haftung"_s, {u"haftungen"_s});
        QVERIFY(best > similarity(u"haftung"_s, {u"haftungsausschluss"_s}));
        QCOMPARE(similarity(u"haftung"_s, {u"schiff"_s, u"haftungen"_s, u"haftungsausschluss"_s}), best);
    }

    void leavesOutWhatIsAlikeByChance_data()
    {
        QTest::addColumn<QString>("term");
        QTest::addColumn<QString>("other");
        QTest::newRow("other words") << u"glacier"_s << u"orchestra"_s;
        QTest::newRow("the same ending") << u"emission"_s << u"mission statement"_s;
        QTest::newRow("short") << u"ion"_s << u"ions"_s;
        QTest::newRow("numbers") << u"20190"_s << u"20191"_s;
        QTest::newRow("codes") << u"covid19"_s << u"covid18"_s;
        QTest::newRow("pairs of Chinese") << u"温室"_s << u"温室"_s;
        QTest::newRow("nothing") << u""_s << u""_s;
    }

    void leavesOutWhatIsAlikeByChance()
    {
        QFETCH(QString, term);
        QFETCH(QString, other);
        QCOMPARE(similarity(term, {other}), 0.0);
    }
};

QTEST_GUILESS_MAIN(TestSimilarTerms)
#include "tst_similarterms.moc"
