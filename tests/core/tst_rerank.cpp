// The second ranking of what a search found, and what tells text from what stands beside it.
#include "core/extractive/passages/apparatus.h"
#include "core/extractive/rerank.h"

#include <QTest>

using namespace core;
using namespace Qt::StringLiterals;

namespace {

double idf(const QString &)
{
    return 3;
}

Passage passage(PassageId id, const QString &text, double score, int year = 0, const QString &title = {})
{
    Passage made;
    made.year = year;
    made.title = title;
    made.id = id;
    made.text = text;
    made.score = score;
    return made;
}

QList<PassageId> ranked(const QString &question, const QList<Passage> &passages, int most = 10)
{
    QList<PassageId> ids;
    for (const Passage &each : reranked(question, passages, most, idf))
        ids.append(each.id);
    return ids;
}

const QString exhibits = u"10.1 Form of Agreement for Stores, incorporated by reference\n"
                         "10.2 Tallow Stores Plan, filed herewith\n10.3 Amendment to Stores Plan, filed herewith"_s;

} // namespace

class TestRerank : public QObject
{
    Q_OBJECT

private slots:
    void putsTheFormOfAnAnswerFirst()
    {
        const QList<Passage> found{
            passage(1, u"Stores are important to Tallow. Stores are where customers buy."_s, 0.9),
            passage(2, u"Tallow has more than 9,000 stores in twelve countries."_s, 0.6)};
        QCOMPARE(ranked(u"How many stores does Tallow have?"_s, found), (QList<PassageId>{2, 1}));
        QCOMPARE(ranked(u"Why are stores important?"_s, found), (QList<PassageId>{1, 2}));
    }

    void prefersTheLatestReportWhereTodayIsAskedFor()
    {
        const QList<Passage> found{
            passage(1, u"Ole Brandt, Chief Financial Officer, is 52."_s, 0.65, 2018, u"Tallow 2018"_s),
            passage(2, u"Marta Lindqvist, Chief Financial Officer, is 53."_s, 0.6, 2022, u"Tallow 2022"_s),
            passage(3, u"Retired Chief Financial Officer of Tallow: Nils Falk."_s, 0.6, 2024, u"Birch 2024"_s)};
        QCOMPARE(ranked(u"Who is the CFO of Tallow?"_s, found).first(), 2);
        QCOMPARE(ranked(u"Who was the CFO of Tallow in 2018?"_s, found).first(), 1);
        QCOMPARE(ranked(u"Who was the CFO of Tallow?"_s, found).first(), 1);
    }

    void putsWhatIsNoTextLast()
    {
        const QList<Passage> found{passage(1, exhibits, 0.7), passage(2, u"The plan for stores is new."_s, 0.65)};
        QCOMPARE(ranked(u"What is new in the stores plan?"_s, found), (QList<PassageId>{2, 1}));
        QCOMPARE(ranked(u"Which exhibit is the stores plan?"_s, found), (QList<PassageId>{1, 2}));
    }

    void prefersWhatSpeaksOfTheMatterToWhatOnlyNames()
    {
        const QList<Passage> found{passage(1, u"Tallow, Tallow and once more Tallow."_s, 0.62),
                                   passage(2, u"The dividend of the year was small."_s, 0.6)};
        QCOMPARE(ranked(u"What about the dividend of Tallow?"_s, found), (QList<PassageId>{2, 1}));
    }

    void keepsAsManyAsAreWantedAndTheirScores()
    {
        const QList<Passage> found{passage(1, u"One thing."_s, 0.3), passage(2, u"Another thing."_s, 0.2),
                                   passage(3, u"A third thing."_s, 0.1)};
        const QList<Passage> best = reranked(u"What is a thing?"_s, found, 2, idf);
        QCOMPARE(best.size(), 2);
        for (const Passage &each : best)
            QCOMPARE(each.score, found[each.id - 1].score);
        QVERIFY(reranked(u"What is a thing?"_s, {}, 4, idf).isEmpty());
    }

    void namesWhatElseToLookFor()
    {
        const QList<FurtherSearch> office = furtherSearches(u"Who is the CEO of Tallow?"_s, idf);
        QCOMPARE(office.size(), 2);
        QVERIFY(office[0].text.contains(u"chief execut"_s) && office[0].text.contains(u"Tallow"_s) &&
                !office[0].amongTheBest);
        QVERIFY(office[1].amongTheBest && office[1].times > 1); // it stands in many places, far down in a ranking
        QVERIFY(furtherSearches(u"Why did prices rise?"_s, idf).isEmpty());
        const QList<FurtherSearch> content = furtherSearches(u"How high was the dividend of Tallow?"_s, idf);
        QCOMPARE(content.size(), 1);
        QCOMPARE(content[0].text, u"dividend"_s);
        QVERIFY(content[0].amongTheBest && content[0].times == 1);
        QVERIFY(furtherSearches(u"How high was the dividend?"_s, idf).isEmpty());
    }

    void tellsWhatStandsBesideTheText_data()
    {
        QTest::addColumn<QString>("text");
        QTest::newRow("exhibits") << exhibits;
        QTest::newRow("firms") << u"Tallow Stores, L.L.C.\nTallow of Ohio, Inc.\nTallow Holdings Ltd.\nReed GmbH"_s;
        QTest::newRow("contents") << u"Introduction ........ 3\nResults .......... 7\nTables ......... 12"_s;
        QTest::newRow("references") << u"[1] Holm, A. Stores. pp. 3\n[2] Brandt, B. Shops. https://example.org\n"
                                       "[3] Reed, C. et al. Markets. doi 10.1"_s;
        QTest::newRow("signatures") << u"Pursuant to the requirements of the Act, /s/ MARTA LINDQVIST"_s;
    }

    void tellsWhatStandsBesideTheText()
    {
        QFETCH(QString, text);
        QVERIFY(apparatusIn(text) >= 0.9);
    }

    void takesTextForText()
    {
        QCOMPARE(apparatusIn(u"Tallow has more than 9,000 stores. It opened 40 of them in 2022 and closed three."_s),
                 0.0);
        QCOMPARE(apparatusIn(u"• Check the list of providers.\n• Ask your doctor.\n• Keep the bill."_s), 0.0);
        QCOMPARE(apparatusIn({}), 0.0);
    }

    void knowsWhoAsksForIt()
    {
        QVERIFY(asksForApparatus(questionOf(u"Which exhibits are filed?"_s, idf)));
        QVERIFY(!asksForApparatus(questionOf(u"How many stores are there?"_s, idf)));
    }
};

QTEST_APPLESS_MAIN(TestRerank)
#include "tst_rerank.moc"
