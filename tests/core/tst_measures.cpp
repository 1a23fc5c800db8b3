// Measures as data, with their formulas and periods.
#include "core/numbers/definition.h"
#include "core/numbers/measures.h"

#include <QElapsedTimer>
#include <QTemporaryDir>
#include <QTest>

using namespace core;
using namespace Qt::StringLiterals;

namespace {

QString ownFile(const QString &items, const QString &metrics = u"{}"_s)
{
    return u"{\"items\": %1, \"metrics\": %2}"_s.arg(items, metrics);
}

QString named(const Expression &expression)
{
    return inNames(expression, [](const QString &id) { return Measures::builtIn().nameOf(id); });
}

} // namespace

class TestMeasures : public QObject
{
    Q_OBJECT

private slots:
    void areBuiltIn()
    {
        const Measures &measures = Measures::builtIn();
        QVERIFY(measures.item(u"revenue"_s));
        QVERIFY(measures.metric(u"gross_margin"_s));
        QCOMPARE(measures.nameOf(u"cogs"_s), u"cost of goods sold"_s);
        QCOMPARE(measures.unitOf(u"gross_margin"_s), MeasureUnit::Percent);
        QVERIFY(measures.statement(u"balance"_s)->instant);
    }

    void findsTheLongestName()
    {
        const auto ids = [](const QString &text) {
            QStringList all;
            for (const MeasureMention &mention : Measures::builtIn().mentionsIn(text))
                all.append(mention.id);
            return all;
        };
        QCOMPARE(ids(u"total current assets less inventory"_s), (QStringList{u"current_assets"_s, u"inventory"_s}));
        QCOMPARE(ids(u"inventory turnover ratio"_s), QStringList{u"inventory_turnover"_s});
        QCOMPARE(ids(u"the salesman"_s), QStringList());
        QCOMPARE(ids(u"Capex as a % of revenue"_s), QStringList{u"capex_pct"_s});
    }

    void saysWhatIsWrongInAFile_data()
    {
        QTest::addColumn<QString>("json");
        QTest::addColumn<QString>("said");
        const auto item = [](const QString &rest) {
            return ownFile(u"{\"x\": {\"statement\": \"income\", %1}}"_s.arg(rest));
        };
        QTest::newRow("no JSON") << u"items"_s << u"own.json is not a JSON object"_s;
        QTest::newRow("nothing") << u"{}"_s << u"has neither \"items\" nor \"metrics\""_s;
        QTest::newRow("no label") << item(u"\"names\": [\"x\"]"_s) << u"\"x\" has no \"labels\""_s;
        QTest::newRow("no statement") << ownFile(u"{\"x\": {\"statement\": \"moon\", \"labels\": [\"a\"]}}"_s)
                                      << u"statement \"moon\", which does not exist"_s;
        QTest::newRow("no expression") << item(u"\"labels\": [\"(a\"]"_s) << u"is not a regular expression"_s;
        QTest::newRow("long") << item(u"\"labels\": [\"%1\"]"_s.arg(QString(700, u'a')))
                              << u"has more than 600 characters"_s;
        QTest::newRow("lifted limits") << item(u"\"labels\": [\"(*LIMIT_MATCH=9999999)a\"]"_s)
                                       << u"which is not allowed"_s;
        QTest::newRow("formula") << ownFile(u"{}"_s, u"{\"y\": {\"formula\": \"revenue / \"}}"_s)
                                 << u"lacks a name or a number"_s;
        QTest::newRow("unknown name") << ownFile(u"{}"_s, u"{\"y\": {\"formula\": \"revenue / moons\"}}"_s)
                                      << u"uses \"moons\", which does not exist"_s;
        QTest::newRow("itself") << ownFile(u"{}"_s, u"{\"y\": {\"formula\": \"1 + y\"}}"_s)
                                << u"is defined in terms of itself"_s;
        QTest::newRow("unit") << ownFile(u"{}"_s, u"{\"y\": {\"formula\": \"revenue\", \"unit\": \"cows\"}}"_s)
                              << u"has \"cows\", which is not allowed"_s;
    }
    void saysWhatIsWrongInAFile()
    {
        QFETCH(QString, json);
        QFETCH(QString, said);
        const Result<Measures> measures = Measures::builtIn().with(json.toUtf8(), u"own.json"_s);
        QVERIFY(!measures);
        QCOMPARE(measures.error().code, Error::Invalid);
        QVERIFY2(measures.error().message.contains(said), qUtf8Printable(measures.error().message));
        QVERIFY(measures.error().message.contains("own.json"_L1));
    }

    void readsAFolder()
    {
        QTemporaryDir folder;
        const auto put = [&folder](const QString &name, const QString &json) {
            QFile file(folder.filePath(name));
            QVERIFY(file.open(QIODevice::WriteOnly));
            file.write(json.toUtf8());
        };
        put(u"a.json"_s,
            ownFile(u"{\"orders\": {\"name\": \"orders\", \"statement\": \"income\", \"labels\": [\"^orders\"]}}"_s));
        put(u"b.json"_s,
            ownFile(u"{}"_s, u"{\"bill\": {\"names\": [\"book to bill\"], \"formula\": \"orders / revenue\"}}"_s));
        const Result<Measures> all = Measures::builtIn().withFolder(folder.path());
        QVERIFY2(all, all ? "" : qUtf8Printable(all.error().message));
        QVERIFY(all->item(u"orders"_s) && all->metric(u"bill"_s) && all->item(u"revenue"_s));
        QCOMPARE(all->mentionsIn(u"its book to bill"_s).value(0).id, u"bill"_s);
        QVERIFY(Measures::builtIn().withFolder(folder.filePath(u"nowhere"_s)));
        put(u"c.json"_s, u"[]"_s);
        const Result<Measures> wrong = Measures::builtIn().withFolder(folder.path());
        QVERIFY(!wrong);
        QVERIFY(wrong.error().message.contains("c.json"_L1));
    }

    // A pattern that would run practically forever stops at its limit.
    void endsAPatternThatRunsLong()
    {
        const Result<Pattern> pattern = Pattern::fromText(u"^(?:a+)+(?:b|a)+$"_s);
        QVERIFY(pattern);
        QElapsedTimer timer;
        timer.start();
        QVERIFY(!pattern->isIn(QString(60, u'a') + u'c'));
        QVERIFY2(timer.elapsed() < 2000, qPrintable(QString::number(timer.elapsed())));
        QVERIFY(pattern->isIn(u"aab"_s));
    }

    void readsFormulas_data()
    {
        QTest::addColumn<QString>("formula");
        QTest::addColumn<QString>("said");
        QTest::newRow("a name") << u"revenue"_s << u"revenue"_s;
        QTest::newRow("brackets") << u"revenue / (cash + cogs)"_s
                                  << u"revenue ÷ (cash and cash equivalents + cost of goods sold)"_s;
        QTest::newRow("from the left") << u"revenue - cash - cogs"_s
                                       << u"revenue − cash and cash equivalents − cost of goods sold"_s;
        QTest::newRow("to the right") << u"revenue - (cash - cogs)"_s
                                      << u"revenue − (cash and cash equivalents − cost of goods sold)"_s;
        QTest::newRow("times first") << u"1 - 2 * revenue"_s << u"1 − 2 × revenue"_s;
        QTest::newRow("average") << u"365*average(inventory)/cogs"_s
                                 << u"365 × average of inventories ÷ cost of goods sold"_s;
        QTest::newRow("change") << u"change(revenue)/previous(revenue)"_s
                                << u"change in revenue ÷ revenue of the year before"_s;
    }
    void readsFormulas()
    {
        QFETCH(QString, formula);
        QFETCH(QString, said);
        const Result<Expression> expression = formulaFrom(formula);
        QVERIFY(expression);
        QCOMPARE(named(*expression), said);
    }

    void refusesFormulas_data()
    {
        QTest::addColumn<QString>("formula");
        for (const char *formula :
             {"", "revenue +", "(revenue", "revenue)", "revenue cash", "sqrt(revenue)", "* revenue", "1 ? 2"})
            QTest::newRow(formula) << QString::fromLatin1(formula);
        QTest::newRow("deep") << QString(100, u'(') + u"revenue"_s + QString(100, u')');
        QTest::newRow("long") << QString(1000, u'1');
    }
    void refusesFormulas()
    {
        QFETCH(QString, formula);
        const Result<Expression> expression = formulaFrom(formula);
        QVERIFY(!expression);
        QCOMPARE(expression.error().code, Error::Invalid);
    }

    void readsDefinitionsInWords_data()
    {
        QTest::addColumn<QString>("words");
        QTest::addColumn<QString>("said"); // empty: not understood
        QTest::newRow("signs") << u"FY2019 revenue / (average PP&E between FY2018 and FY2019)"_s
                               << u"revenue ÷ average of property, plant and equipment"_s;
        QTest::newRow("words") << u"cash from operations minus capital expenditures"_s
                               << u"cash from operating activities − capital expenditures"_s;
        QTest::newRow("divided by") << u"the total current assets divided by total current liabilities"_s
                                    << u"current assets ÷ current liabilities"_s;
        QTest::newRow("change") << u"365 * accounts payable / (COGS + change in inventory between FY2021 and FY2022)"_s
                                << u"365 × accounts payable ÷ (cost of goods sold + change in inventories)"_s;
        QTest::newRow("remark") << u"(operating income + D&A (from the cash flow statement)) / revenue"_s
                                << u"(operating income + depreciation and amortization) ÷ revenue"_s;
        QTest::newRow("whose") << u"Gizmo's FY2019 net income / Gizmo's total assets"_s
                               << u"net income ÷ total assets"_s;
        QTest::newRow("unknown") << u"hammers / revenue"_s << QString();
        QTest::newRow("half") << u"revenue /"_s << QString();
        QTest::newRow("two beside each other") << u"revenue cash"_s << QString();
        QTest::newRow("another") << u"deferred revenue / total assets"_s << QString();
    }
    void readsDefinitionsInWords()
    {
        QFETCH(QString, words);
        QFETCH(QString, said);
        const Result<Expression> expression = definitionFrom(words, Measures::builtIn());
        QCOMPARE(expression ? named(*expression) : QString(), said);
    }

    void findsPeriodsInQuestions_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("said");
        QTest::newRow("fiscal") << u"in FY2017 and fiscal year 2018"_s << u"FY 2017, FY 2018"_s;
        QTest::newRow("short") << u"between FY20 and FY21"_s << u"FY 2020, FY 2021"_s;
        QTest::newRow("quarters") << u"Q2 of FY2024, 2022 Q3, third quarter of 2021, Q1'23, Q42020"_s
                                  << u"Q2 FY 2024, Q3 FY 2022, Q3 FY 2021, Q1 FY 2023, Q4 FY 2020"_s;
        QTest::newRow("half") << u"H1 2023"_s << u"first 6 months of FY 2023"_s;
        QTest::newRow("no years") << u"$2019 and 2,019 or 12019 of A2019"_s << QString();
        QTest::newRow("a sentence's end") << u"in 2019, 2018."_s << u"FY 2019, FY 2018"_s;
    }
    void findsPeriodsInQuestions()
    {
        QFETCH(QString, text);
        QFETCH(QString, said);
        QStringList all;
        for (const PeriodMention &mention : periodsIn(text))
            all.append(inWords(mention.period));
        QCOMPARE(all.join(u", "_s), said);
    }

    void findsRangesOfYears()
    {
        const auto years = [](const QString &text) { return yearsOfRange(text, periodsIn(text)); };
        QCOMPARE(years(u"FY2017 - FY2019"_s), (QList<int>{2017, 2018, 2019}));
        QCOMPARE(years(u"from 2016 to 2018"_s), (QList<int>{2016, 2017, 2018}));
        QCOMPARE(years(u"between 2016 and 2018"_s), (QList<int>{2016, 2017, 2018}));
        QCOMPARE(years(u"between fiscal years 2016 and 2018"_s), (QList<int>{2016, 2017, 2018}));
        QCOMPARE(years(u"zwischen 2016 und 2018"_s), (QList<int>{2016, 2017, 2018}));
        QCOMPARE(years(u"von 2016 bis 2018"_s), (QList<int>{2016, 2017, 2018}));
        QCOMPARE(years(u"in 2016 and 2018"_s), QList<int>());
        QCOMPARE(years(u"2019 or perhaps 2017"_s), QList<int>());
        QCOMPARE(years(u"1990 to 2020"_s), QList<int>()); // no average over thirty years
    }

    // Columns by the end of the fiscal year and by its name.
    void placesColumns_data()
    {
        QTest::addColumn<Period>("column");
        QTest::addColumn<FiscalCalendar>("calendar");
        QTest::addColumn<bool>("instant");
        QTest::addColumn<QString>("said");
        const FiscalCalendar december;
        const FiscalCalendar january{1, -1, true, 0};
        const FiscalCalendar june{6, 0, true, 0};
        const FiscalCalendar quarterly{12, 0, false, 2};
        const auto row = [](const char *name, const Period &column, const FiscalCalendar &calendar, bool instant,
                            const char *said) {
            QTest::newRow(name) << column << calendar << instant << QString::fromLatin1(said);
        };
        row("a year", {2022, 12, 31, 12, 0, false}, december, false, "FY 2022");
        row("only its name", {2022, 0, 0, 0, 0, false}, december, false, "FY 2022");
        row("a week late", {2021, 1, 2, 12, 0, false}, december, false, "FY 2020");
        row("named by its start", {2023, 1, 28, 12, 0, false}, january, false, "FY 2022");
        row("ends in June", {2023, 6, 30, 12, 0, false}, june, false, "FY 2023");
        row("a quarter", {2022, 9, 30, 3, 0, false}, june, false, "Q1 FY 2023");
        row("half a year", {2023, 6, 30, 6, 0, false}, quarterly, false, "first 6 months of FY 2023");
        row("a balance", {2023, 6, 30, 0, 0, false}, quarterly, true, "Q2 FY 2023");
        row("the year's balance", {2022, 12, 31, 0, 0, false}, quarterly, true, "FY 2022");
        row("three months of a year", {2023, 0, 0, 3, 0, false}, quarterly, false, "Q2 FY 2023");
        row("printed quarter", {2023, 0, 0, 0, 3, false}, december, false, "Q3 FY 2023");
        row("a change", {2023, 12, 31, 12, 0, true}, december, false, "");
        row("no year", {0, 12, 31, 12, 0, false}, december, false, "");
        row("length not said", {2023, 6, 30, 0, 0, false}, quarterly, false, "");
    }
    void placesColumns()
    {
        QFETCH(Period, column);
        QFETCH(FiscalCalendar, calendar);
        QFETCH(bool, instant);
        QFETCH(QString, said);
        const auto period = fiscalPeriodOf(column, calendar, instant);
        QCOMPARE(period ? inWords(*period) : QString(), said);
    }

    void readsDates()
    {
        const QList<CalendarDate> dates = datesIn(u"from December 31, 2022 to 2 Jan 2021; Sept. 30 , 2020"_s);
        QCOMPARE(dates.size(), 3);
        QCOMPARE(dates[0].month, 12);
        QCOMPARE(dates[1].day, 2);
        QCOMPARE(dates[1].month, 1);
        QCOMPARE(dates[2].month, 9);
        QCOMPARE(dates[2].year, 2020);
    }
};

QTEST_GUILESS_MAIN(TestMeasures)
#include "tst_measures.moc"
