// What is refused because a number, year or name occurs nowhere, and all the ways in which it may occur.
#include "core/extractive/claims/certainty.h"
#include "core/extractive/claims/quantities.h"

#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

using namespace core;
using namespace Qt::StringLiterals;

namespace {

QList<Passage> passagesOf(const QStringList &texts)
{
    QList<Passage> passages;
    for (const QString &text : texts) {
        Passage passage;
        passage.text = text;
        passages.append(passage);
    }
    return passages;
}

} // namespace

class CertaintyTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void refusesWhatStandsNowhere_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("passage");
        QTest::addColumn<QString>("missing");
        const auto row = [](const char *name, const QString &text, const QString &passage, const QString &missing) {
            QTest::newRow(name) << text << passage << missing;
        };
        row("another year", u"The bridge was opened in 1873."_s,
            u"Work on the bridge began in 1861, and it was opened in 1869."_s, u"1873"_s);
        row("another amount", u"The fine was $4,750."_s, u"The court imposed a fine of $4,200 on 3 May 2011."_s,
            u"4,750"_s);
        row("another share", u"The alloy has 37 % nickel."_s, u"The alloy has 31 % nickel and 5 % tin."_s, u"37"_s);
        row("a decimal", u"The dose is 2.7 mg."_s, u"The dose is 2.5 mg a day."_s, u"2.7"_s);
        row("millions", u"Sales were 48 million euros."_s, u"Sales were 45 million euros, after 44 million."_s,
            u"48 million"_s);
        row("in words", u"The committee has seventeen members."_s, u"The committee has fifteen members."_s,
            u"seventeen"_s);
        row("in German", u"Die Frist beträgt einundzwanzig Tage."_s, u"Die Frist beträgt vierzehn Tage."_s,
            u"einundzwanzig"_s);
        row("a surname", u"The report was written by Helen Marchetti."_s,
            u"The report was written by the surveyor in charge."_s, u"Helen Marchetti"_s);
        row("a place", u"The plant stands near Uppsala."_s, u"The plant stands near the coast."_s, u"Uppsala"_s);
        row("a firm that begins the sentence", u"Norvane Shipping owns the vessel."_s,
            u"The vessel is owned by its crew."_s, u"Shipping"_s);
    }

    void refusesWhatStandsNowhere()
    {
        QFETCH(QString, text);
        QFETCH(QString, passage);
        QFETCH(QString, missing);
        const std::optional<QString> reason = certainRefusal(text, {}, passagesOf({passage}));
        QCOMPARE(reason.value_or(QString()), u"“%1” isn't in the passage"_s.arg(missing));
        QCOMPARE(certainRefusal(text, {}, passagesOf({passage, u"Nothing else is known."_s})).value_or(QString()),
                 u"“%1” isn't in any passage"_s.arg(missing));
        QVERIFY2(!certainRefusal(text, missing, passagesOf({passage})), "it is in the question");
    }

    void refusesNothingThatMayStandThere_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("passage");
        const auto row = [](const char *name, const QString &text, const QString &passage) {
            QTest::newRow(name) << text << passage;
        };
        row("the same", u"It was opened in 1869."_s, u"Opened in 1869, it is in use."_s);
        row("thousands", u"It holds 12,500 litres."_s, u"Its volume is 12500 litres."_s);
        row("thousands with blanks", u"It holds 12 500 litres."_s, u"Its volume is 12,500 litres."_s);
        row("thousands in German", u"Das Becken fasst 12.500 Liter."_s, u"Das Becken hat 12500 Liter Inhalt."_s);
        row("millions in German", u"It has 17,786,419 readers."_s, u"Es hat 17.786.419 Leser."_s);
        row("an ordinal in German", u"It was the Tenth Congress."_s, u"Das war der zehnte Kongress."_s);
        row("a figure of speech", u"It was built almost a thousand years before."_s, u"It is much older."_s);
        row("digits of a name", u"Oxygen-18 is heavier."_s, u"Sauerstoff-18 ist schwerer als das andere."_s);
        row("a survey", u"A Pew survey found that most agree, as published in Nature."_s, u"Most agree."_s);
        row("German about English", u"Ihre lokalen Rivalen haben deutlich weniger Anhänger."_s,
            u"The local rivals have far fewer followers."_s);
        row("a decimal comma", u"The gap is 2.75 mm."_s, u"Der Spalt beträgt 2,75 mm."_s);
        row("number words", u"It takes twenty-five minutes."_s, u"It takes 25 minutes."_s);
        row("in digits", u"It takes 340 days."_s, u"It takes three hundred and forty days."_s);
        row("German number words", u"Es gilt eine Frist von 25 Tagen."_s, u"Die Frist beträgt fünfundzwanzig Tage."_s);
        row("German hundreds", u"Es sind 350 Plätze."_s, u"Es gibt dreihundertfünfzig Plätze."_s);
        row("a scale", u"Revenue was $5.02 billion."_s, u"Net revenue was 5,020 million dollars."_s);
        row("a table in millions", u"Revenue was $5,020 million."_s, u"(in millions)\nNet revenue 5,020 4,870"_s);
        row("a scale written short", u"He was paid 44 million euros."_s, u"He got €44m in cash."_s);
        row("a share of one", u"It rose by 25 %."_s, u"The growth factor was 0.25."_s);
        row("rounded", u"It is 12.3 m long."_s, u"Its length is 12.27 m."_s);
        row("rounded to hundreds", u"It has 1,200 seats."_s, u"It has 1,173 seats."_s);
        row("more than", u"More than 50 people came."_s, u"In all 54 people came."_s);
        row("a difference", u"It grew by 17 employees."_s, u"It had 103 employees, and a year later 120."_s);
        row("a sum", u"Both hold 223 people."_s, u"One hall holds 103 people, the other 120."_s);
        row("a ratio", u"A third is 2.5 times as high."_s, u"One is 10 m high, the other 25 m."_s);
        row("a change", u"Sales rose by 16.5 %."_s, u"Sales were 103 in the first and 120 in the second year."_s);
        row("the rest", u"The other 38 % said no."_s, u"62 % said yes."_s);
        row("inches", u"It is 460 mm long."_s, u"Each 18-inch rod weighs a pound."_s);
        row("hours", u"It ran for 48 hours."_s, u"It ran for two days."_s);
        row("a decade", u"It was built in the 1990s."_s, u"It was built in 1994."_s);
        row("a century", u"It is of the 19th century."_s, u"It was made in 1846."_s);
        row("a year in two digits", u"In 2022 it fell."_s, u"FY22 5,120 and 2019 4,100"_s);
        row("a season", u"He played in 2022-23."_s, u"He began in 2022 and left in 2023."_s);
        row("a year that follows", u"She left in 1995."_s, u"She came in 1990 and left five years later."_s);
        row("an undated passage", u"It opened on 4 March 2018."_s, u"It opens on 4 March."_s);
        row("a day of a date", u"It was signed on March 14, 2019."_s, u"It was signed in spring 2019."_s);
        row("a code", u"COVID-19 and F4/80 are named."_s, u"Both of them are named."_s);
        row("an item", u"12. Close the valve."_s, u"Then close the valve."_s);
        row("a citation", u"The valve is closed [14]."_s, u"The valve is closed."_s);
        row("small numbers", u"It has 7 valves."_s, u"It has valves."_s);
        row("a possessive", u"It is Marchetti's report."_s, u"Marchetti wrote the report."_s);
        row("an inflected name", u"It was sold to Norwegian buyers."_s, u"Buyers from Norway took it."_s);
        row("a nation of another name", u"It was a Dutch ship."_s, u"The ship was built in the Netherlands."_s);
        row("an accent", u"The mayor is Rodriguez."_s, u"Rodríguez has been mayor since spring."_s);
        row("a hyphen", u"They sell Wi-Fi routers and SmithJones radios."_s,
            u"Smith-Jones makes radios; wifi is new."_s);
        row("an acronym", u"It is run by the WHO."_s, u"The World Health Organization runs it."_s);
        row("words of an acronym", u"It is run by the World Health Organization."_s, u"The WHO runs it."_s);
        row("another spelling", u"He met Mohamed."_s, u"He met Mohammed."_s);
        row("part of a name", u"He met Helen Marchetti."_s, u"He met Ms Marchetti."_s);
        row("a title word", u"He met President Marchetti on Monday."_s, u"He met Marchetti."_s);
        row("a sentence's first word", u"Marble was used."_s, u"Stone was used."_s);
        row("a heading", u"The Use Of Marble In Halls"_s, u"Stone is used in many rooms."_s);
        row("behind a colon", u"One thing: Marble was used."_s, u"Stone was used."_s);
        row("who said so", u"According to Reuters, it was sold."_s, u"It was sold."_s);
        row("German nouns", u"Die Miete wird mit der Kaution und dem Schlüssel verrechnet."_s,
            u"Der Vermieter rechnet beides ab."_s);
        row("another language", u"The firm is based in Vienna."_s, u"Das Unternehmen hat seinen Sitz in Wien."_s);
        row("nothing", u""_s, u"It was sold."_s);
    }

    void refusesNothingThatMayStandThere()
    {
        QFETCH(QString, text);
        QFETCH(QString, passage);
        const std::optional<QString> reason = certainRefusal(text, {}, passagesOf({passage}));
        QVERIFY2(!reason, qPrintable(reason.value_or(QString())));
    }

    void looksAtWhatStandsOverAPassage()
    {
        Passage passage;
        passage.text = u"It was opened to traffic in spring."_s;
        passage.title = u"Annals of Uppsala"_s;
        passage.heading = u"Bridges opened in 1873"_s;
        QVERIFY(!certainRefusal(u"The bridge near Uppsala was opened in 1873."_s, {}, {passage}));
        QVERIFY(certainRefusal(u"The bridge near Uppsala was opened in 1874 and 1999."_s, {}, {passage}));
    }

    void isNeverCertainWithoutPassages() { QVERIFY(!certainRefusal(u"It was opened in 1873."_s, {}, {})); }

    void readsNumbers_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<double>("value");
        QTest::newRow("digits") << u"12,345.5"_s << 12345.5;
        QTest::newRow("words") << u"two hundred and twelve thousand"_s << 212000.0;
        QTest::newRow("tens") << u"ninety-nine"_s << 99.0;
        QTest::newRow("a million and more") << u"three million two hundred thousand"_s << 3200000.0;
        QTest::newRow("German") << u"zweitausenddreihundertvierundfünfzig"_s << 2354.0;
        QTest::newRow("Mrd.") << u"3,5 Mrd. Euro"_s << 3.5e9;
        QTest::newRow("bn") << u"$44bn"_s << 44e9;
    }

    void readsNumbers()
    {
        QFETCH(QString, text);
        QFETCH(double, value);
        const QList<Quantity> found = quantitiesOf(text);
        QCOMPARE(found.size(), 1);
        QVERIFY2(found.first().values.contains(value), qPrintable(QString::number(found.first().values.first())));
    }

    // Labelled sets: claims that people found supported are almost never refused.
    void seldomRefusesWhatPeopleFoundSupported()
    {
        int supported = 0, refused = 0, others = 0, caught = 0;
        for (const char *name : {"attributionbench_binary", "scifact_claims", "wice_3way"}) {
            QFile file(QStringLiteral(ATTEST_SHARED_DATA "/verdicts/%1.jsonl").arg(QLatin1String(name)));
            if (!file.open(QIODevice::ReadOnly))
                QSKIP("the judged pairs (verdicts) are not in the shared data");
            while (!file.atEnd()) {
                const QJsonObject row = QJsonDocument::fromJson(file.readLine()).object();
                const bool right = row[u"label"].toString() == u"supported";
                const bool wrong = row[u"label"].toString() == u"not_supported";
                const QJsonObject over = row[u"context"].toObject();
                const QString asked =
                    row[u"question"].toString() + u' ' + over[u"title"].toString() + u' ' + over[u"section"].toString();
                const bool refuses =
                    certainRefusal(row[u"sentence"].toString(), asked, passagesOf({row[u"passage"].toString()}))
                        .has_value();
                supported += right;
                refused += right && refuses;
                others += wrong;
                caught += wrong && refuses;
            }
        }
        qInfo("refused %d of %d supported, %d of %d that are not", refused, supported, caught, others);
        QVERIFY(supported > 1000 && others > 1000);
        QVERIFY(refused * 100 < supported * 2);
        QVERIFY(caught * 100 > others * 10);
    }
};

QTEST_MAIN(CertaintyTest)
#include "tst_certainty.moc"
