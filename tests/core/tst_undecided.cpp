// What words alone cannot decide of a claim whose words stand in a passage.
#include "core/extractive/claims/undecided.h"

#include <QTest>

using namespace core;
using namespace Qt::StringLiterals;

class UndecidedTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void saysWhatSpeaksAgainst_data()
    {
        QTest::addColumn<QString>("claim");
        QTest::addColumn<QString>("deciding");
        QTest::addColumn<QString>("because"); // a part of it; empty: nothing does
        const QString sales = u"Sales of bicycles rose in the northern towns."_s;
        QTest::newRow("word for word") << u"Sales of bicycles rose in the northern towns."_s << sales << QString();
        QTest::newRow("in other words") << u"In the northern towns bicycle sales increased."_s << sales << QString();
        QTest::newRow("the opposite") << u"In the northern towns bicycle sales fell."_s << sales
                                      << u"the opposite of “fell”"_s;
        QTest::newRow("nothing goes up") << u"In the northern towns bicycle sales grew."_s
                                         << u"Bicycle sales are counted in the northern towns."_s
                                         << u"“grew” isn't said there"_s;
        QTest::newRow("denied there") << u"In the northern towns bicycles are sold."_s
                                      << u"In the northern towns no bicycles are sold today."_s << u"“not”"_s;
        QTest::newRow("denied in the claim") << u"Bicycles are not sold in the northern towns."_s
                                             << u"Bicycles are sold in the northern towns now."_s << u"“not”"_s;
        QTest::newRow("only asked") << u"Bicycle sales depend on the weather of the northern towns."_s
                                    << u"We looked at whether bicycle sales depend on the weather of northern towns."_s
                                    << u"only be asked"_s;
        QTest::newRow("only asked, in German")
            << u"Die Bücher stehen im Keller."_s << u"Sie fragte, ob die Bücher im Keller stehen."_s
            << u"only be asked"_s;
    }

    void saysWhatSpeaksAgainst()
    {
        QFETCH(QString, claim);
        QFETCH(QString, deciding);
        QFETCH(QString, because);
        const QString said = undecidedBecause(claim, deciding, 0.9, anyWord);
        QVERIFY2(because.isEmpty() ? said.isEmpty() : said.contains(because), qPrintable(said));
    }

    void wantsToBeSureWhereOnlyWordsMeet()
    {
        const QString claim = u"Bicycles of the northern towns carry mail."_s;
        const QString deciding = u"Mail reaches the northern towns on bicycles."_s;
        QVERIFY(undecidedBecause(claim, deciding, 0.9, anyWord).isEmpty());
        QVERIFY(undecidedBecause(claim, deciding, 0.55, anyWord).contains(u"too few"_s));
        QVERIFY(undecidedBecause(claim, claim, 0.55, anyWord).isEmpty()); // as it is written
    }

private:
    static double anyWord(const QString &) { return 1; }
};

QTEST_APPLESS_MAIN(UndecidedTest)
#include "tst_undecided.moc"
