// Questions about several things, and the other wordings that texts use for them.
#include "core/question/parts.h"
#include "core/language/expansions.h"

#include <QTest>

using namespace core;
using namespace Qt::StringLiterals;

class PartsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void partsAQuestionAboutSeveralThings_data()
    {
        QTest::addColumn<QString>("question");
        QTest::addColumn<QStringList>("parts");
        const auto row = [](const char *name, const QString &question, const QStringList &parts) {
            QTest::newRow(name) << question << parts;
        };
        row("years", u"What was the revenue of 3M in 2018 and 2019?"_s,
            {u"What was the revenue of 3M in 2018?"_s, u"What was the revenue of 3M in 2019?"_s});
        row("fiscal years", u"How much has the tax rate changed between FY2021 and FY2022?"_s,
            {u"How much has the tax rate changed between FY2021?"_s,
             u"How much has the tax rate changed between FY2022?"_s});
        row("from year to year", u"How did sales change from 2018 to 2020?"_s,
            {u"How did sales change from 2018?"_s, u"How did sales change from 2019?"_s,
             u"How did sales change from 2020?"_s});
        row("with a dash", u"Sales 2018\u20132019"_s, {u"Sales 2018"_s, u"Sales 2019"_s});
        row("names", u"Compare the fleets of Salma and Port Irving"_s,
            {u"Compare the fleets of Salma"_s, u"Compare the fleets of Port Irving"_s});
        row("three of them", u"What is the difference between copper, tin and zinc?"_s,
            {u"What is the difference between copper?"_s, u"What is the difference between tin?"_s,
             u"What is the difference between zinc?"_s});
        row("from", u"How does the Ash ferry differ from the Birch ferry?"_s,
            {u"How does the Ash ferry?"_s, u"How does the Birch ferry?"_s});
        row("before the verb", u"How do Salma and Port Irving differ?"_s,
            {u"How do Salma differ?"_s, u"How do Port Irving differ?"_s});
        row("in German", u"Was ist der Unterschied zwischen kompakt und zusammenh\u00e4ngend?"_s,
            {u"Was ist der Unterschied zwischen kompakt?"_s,
             u"Was ist der Unterschied zwischen zusammenh\u00e4ngend?"_s});
        row("von", u"Wie unterscheidet sich Kupfer von Zink?"_s,
            {u"Wie unterscheidet sich Kupfer?"_s, u"Wie unterscheidet sich Zink?"_s});
        row("only from where", u"What is the income from rent in the town?"_s, {});
        row("either", u"Which is heavier, Tungsten or Lead?"_s,
            {u"Which is heavier, Tungsten?"_s, u"Which is heavier, Lead?"_s});
        row("against", u"Northwind Standard vs Northwind Plus"_s, {u"Northwind Standard"_s, u"Northwind Plus"_s});
        row("either with a year", u"Which had more stores, Salma in 2015 or Port Irving in 2019?"_s,
            {u"Which had more stores, Salma in 2015?"_s, u"Which had more stores, Port Irving in 2019?"_s});
        row("one thing", u"What was the revenue of 3M in 2018?"_s, {});
        row("two things of one", u"Who pays for research and development?"_s, {});
        row("one year twice", u"Was 2018 better than 2018?"_s, {});
        row("nothing", QString(), {});
        row("only joints", u"and or versus than"_s, {});
    }

    void partsAQuestionAboutSeveralThings()
    {
        QFETCH(QString, question);
        QStringList texts;
        for (const QuestionPart &part : partsOf(readText(question)))
            texts.append(part.text);
        QTEST(texts, "parts");
    }

    void tellsThePartsApart()
    {
        const QList<QuestionPart> parts = partsOf(readText(u"Northwind Standard versus Northwind Plus"_s));
        QCOMPARE(parts.size(), 2);
        QCOMPARE(parts[0].keys, QStringList(u"standard"_s)); // without the words that both share
        QCOMPARE(parts[1].keys, QStringList(u"plus"_s));
        QCOMPARE(parts[1].thing, u"Northwind Plus"_s);
    }

    void bearsAnyQuestion()
    {
        QString years;
        for (int year = 1900; year < 2100; ++year)
            years += QString::number(year) + u" and "_s;
        QCOMPARE(partsOf(readText(years)).size(), 5);
        QCOMPARE(partsOf(readText(u"1900 to 2100"_s)).size(), 2); // too many years between them
        QVERIFY(partsOf(readText(QString(10000, u'?'))).isEmpty());
    }

    void knowsOtherWordings()
    {
        const auto others = [](const QString &question) {
            QStringList asked;
            for (const Term &term : terms(question))
                asked.append(term.text);
            return expansionTerms(asked);
        };
        QVERIFY(others(u"How high was capex in 2018?"_s).contains(u"equip"_s));
        QVERIFY(others(u"What is the working capital?"_s).contains(u"current"_s));
        QVERIFY(others(u"Who is the CEO?"_s).contains(u"chief"_s));
        QVERIFY(others(u"What works in the capital?"_s).isEmpty()); // the words are not adjacent
        QVERIFY(others(u"Why is the sky blue?"_s).isEmpty());
        QVERIFY(others(QString()).isEmpty());
        // Words of the question itself are not other wordings of it.
        QVERIFY(!others(u"Is capex for equipment?"_s).contains(u"equip"_s));
    }
};

QTEST_APPLESS_MAIN(PartsTest)
#include "tst_parts.moc"
