// Numbers looked up in rows and columns of arbitrary tables: what is read, what is calculated, and what is refused as
// ambiguous.
#include "core/query/numberanswer.h"
#include "core/numbers/measures.h"
#include "core/tables/tables.h"
#include "drawnpages.h"

#include <QTest>

using namespace core;
using namespace Qt::StringLiterals;

namespace {

DocumentAtHand documentOf(const char *drawing, const QString &title = u"report.pdf"_s, DocumentId id = 1)
{
    DocumentAtHand document;
    document.document.id = id;
    document.document.title = title;
    document.document.path = u"/papers/"_s + title;
    document.tables = tablesIn({drawnPage(QString::fromUtf8(drawing))});
    return document;
}

constexpr auto segments = R"(
Segment revenue of the year (in thousands)

                                  2022         2021
Cloud                      $     1,500    $    1,200
Licenses                           700          900
Services                           300          400
Total revenue              $     2,500    $    2,500

Effective tax rate               21.5%        24.5%
)";

constexpr auto parts = R"(
Results by segment (in thousands)

                                  2022         2021
Revenues                   $     1,500    $    1,200
Marketing                          300          200
Other operating expenses           700          600
)";

constexpr auto grid = R"(
Revenues by reportable segment and major product line (in millions)

                        North        South         East        Total
Shoes               $     900    $     300    $     200    $   1,400
Shirts                    400          200          100          700
Bags                      200          100           50          350
Total revenues      $   1,500    $     600    $     350    $   2,450
)";

constexpr auto volumes = R"(
Volumes of the year (in millions)

                                  2022         2021
Pharmacy revenues          $     1,500    $    1,200
Prescriptions filled             1,623        1,500
)";

constexpr auto countries = R"(
NORTH SEA, SOUTH SEA & ISLANDS

                                  2022         2021
Boats                      $     1,500    $    1,200
TOTAL REVENUES             $     2,500    $    2,500
)";

constexpr auto trial = R"(
Table 2: Participants by group.

Group              Participants     Responders     Mean age
Control                     120             34         52.1
Treatment                   118             71         50.7
Open label                   40             22         48.3
)";

constexpr auto plans = R"(
Plan                Deductible     Copay     Emergency care
Standard              $   2,000    $  35     not covered
Health Plus           $     500    $  15     covered in full
Basic                 $   4,000    $  50     not covered
)";

constexpr auto cloud = R"(
Umsatz nach Segmenten (in Mio. €)

                                  2022         2021
Cloud                            1.500        1.200
Lizenzen                           700          900
Dienste                            300          400
)";

constexpr auto contents = R"(
Contents

                                  No.
Business                            1
Our segments                        1
Employees                           6
Competition                         6
Regulation                          7
Risk factors                       25
Properties                         44
)";

constexpr auto shares = R"(
Segments of Best Goods in 2022

Segment                                      % of total sales      Stores
Cloud                                                     37%        1,026
Securities loaned (loans at fair value)                   23%          300
Services                                                  40%           12
)";

constexpr auto leases = R"(
Future minimum lease payments (in millions)

Year             Payments      Interest

2023                1,200           100
2024                1,300            90
2025                1,400            80
Total               3,900           270
)";

constexpr auto rates = R"(
Reconciliation of the tax rate

                                       2022         2021
Statutory rate                         21.0%        21.0%
Brand impairment                        9.3%       (1.5)%
Effective tax rate                     30.3%        19.5%

Other costs (in millions)

                                       2022         2021
Brand impairment losses          $    1,197    $      40
Store closures                          300          400
)";

constexpr auto sections = R"(
Summary of business segments (in millions)

                                       2022         2021
Revenues
Boats                            $      900   $     1,100
Trains                                1,000           900
Planes                                  300           200
Eliminations and other                 (200)         (100)
Total revenues                        2,000         2,100
Deferred revenues
Boats                                    90            10
Trains                                   10            20
Planes                                   20            30
Total deferred revenues                 120            60
)";

constexpr auto interest = R"(
The table below presents the amounts of net interest income by segment included in revenues (in millions)

                                       2022         2021
Boats                            $      150   $       90
Trains                                   80           40
Planes                                   20           10
Total net interest income               250          140
)";

constexpr auto segmentColumns = R"(
Segment information for the year ended December 31, 2022 (in millions)

                     Year ended December 31, 2022     Year ended December 31, 2022
                     Boats                            All
Revenues                                      900                            2,000
Costs                                         700                            1,500
)";

constexpr auto results = R"(
Revenue and operating income of our segments were as follows (in millions)

                                       2022         2021
Revenue
Boats                            $      900   $     1,100
Trains                                1,000           900
Planes                                  300           200
Total                                 2,200         2,200
Operating income
Boats                                    90            10
Trains                                   10            20
Planes                                   20            30
Total                                   120            60
)";

constexpr auto regions = R"(
Revenue by product (in millions)

Product              Region              2022         2021
Alpha                Abroad         $   2,897    $     154
Alpha                All                3,678          200
Beta                 Abroad             2,810        2,260
Beta                 All                5,970        4,949
)";

constexpr auto balances = R"(
Goodwill by segment (in millions)

                                   Domestic       Abroad        Total
Balances at February 1, 2014            425           19          444
Sale of a business                      (37)           -          (37)
Balances at January 31, 2015            388           19          407
Balances at January 30, 2016            388           18          406
)";

constexpr auto mixed = R"(
Statistics of the year (in millions)

                                    2022         2021
Billed business (billions)     $   553.0    $   499.5
Card loans                     $   1,964    $   1,562
EPS (diluted US cents)              70.5         52.9

Parts of the income

                                    2022         2021
Discount revenue                  30,739       24,563
Net card fees                      6,070        5,195

Income of the year (in millions)

                                    2022         2021
Discount revenue               $  30,739    $  24,563
Net interest                   $   9,895    $   7,750
)";

constexpr auto dividends = R"(
Dividends declared (in millions)

Declaration Date          Dividend Per Share        Amount
June 13                       $ 0.68              $ 5,054
March 14                        0.68                5,059
Total                         $ 1.36              $10,113
)";

QString said(const QString &question, const QList<DocumentAtHand> &documents)
{
    const Calculation done = answerFromTables(question, documents);
    if (done.answer)
        return done.answer->shown + (holds(*done.answer) ? QString() : u" DOES NOT HOLD"_s);
    QStringList shown;
    bool hold = true;
    for (const Computed &each : done.candidates) {
        shown.append(each.shown);
        hold = hold && holds(each);
    }
    return (done.isQuoted ? QString() : u"-"_s) + shown.join(u"; "_s) + (hold ? QString() : u" DOES NOT HOLD"_s);
}

} // namespace

class TestTableAnswer : public QObject
{
    Q_OBJECT

private slots:
    void answersFromCells_data();
    void answersFromCells();
    void countsRows_data();
    void countsRows();
    void showsWhereItWasRead();
    void saysWhichYearsWereCompared();
    void findsWhatGrewMost();
    void calculatesNoAmountWhoseScaleIsNotTold();
    void takesNoPartForTheCompanyItIsCalledAfter();
    void tellsDocumentsApart();
    void readsNoNumbersOfPages();
    void quotesNoWordsUnderNoName_data();
    void quotesNoWordsUnderNoName();
    void namesNoTornRow();
    void readsDatesOverColumns_data();
    void readsDatesOverColumns();
    void askedForOneOfSeveralTotals();
    void takesNoWordForWhatItIsNot_data();
    void takesNoWordForWhatItIsNot();
    void takesTheRowsOfACell_data();
    void takesTheRowsOfACell();
    void knowsWhatStandsOver();
    void takesNoPageForTheWholeTable();
    void readsOtherLanguages_data();
    void readsOtherLanguages();
    void saysWhatAsksForACell();
    void isUsedBehindTheMeasures();
    void asksTheLastReport();
    void computesForNobodyInParticular();
};

void TestTableAnswer::answersFromCells_data()
{
    QTest::addColumn<QString>("drawing");
    QTest::addColumn<QString>("question");
    QTest::addColumn<QString>("expected");
    const auto row = [](const char *drawing, const char *question, const char *expected) {
        QTest::addRow("%s", question) << QString::fromUtf8(drawing) << QString::fromUtf8(question)
                                      << QString::fromUtf8(expected);
    };
    // Cells.
    row(segments, "What was the revenue of the cloud segment in 2022?", "$1,500 thousand");
    row(segments, "How much were services in 2021?", "$400 thousand");
    row(segments, "What was total revenue in 2022?", "$2,500 thousand");
    row(segments, "What was the effective tax rate in 2022?", "21.5%");
    row(trial, "How many participants were in the control group?", "120");
    row(trial, "What was the mean age of the treatment group?", "50.7");
    row(plans, "What is the deductible of the Standard plan?", "$2,000");
    row(plans, "What is the copay of Health Plus?", "$15");
    row(cloud, "Umsatz 2022 im Segment Cloud?", "€1.500 million");
    row(leases, "How much are the payments in 2024?", "1,300 million");
    // Calculated.
    row(segments, "What was the change in services from 2021 to 2022?", "−$100 thousand");
    row(segments, "What was the percentage change in cloud revenue from 2021 to 2022?", "25.0 %");
    row(segments, "What was the average of licenses for 2021 and 2022?", "$800.0 thousand");
    row(segments, "What was the sum of licenses for 2021 and 2022?", "$1,600 thousand");
    row(segments, "What percentage of total revenue was cloud in 2022?", "60.0 %");
    row(segments, "How did the effective tax rate change between 2021 and 2022?", "−3.0 percentage points");
    row(segments, "Which segment had the highest revenue in 2022?", "Cloud ($1,500 thousand)");
    row(segments, "Which segment had the lowest revenue in 2021?", "Services ($400 thousand)");
    row(segments, "In which year were services less than 350 thousand?", "2022 ($300 thousand)");
    row(segments, "In which year were licenses the highest?", "2021 ($900 thousand)");
    row(sections, "Which is the largest segment by revenue in 2022?", "Trains ($1,000 million)");
    row(sections, "Which segment contributed the most revenue in 2021?", "Boats ($1,100 million)");
    row(sections, "What is the largest segment by revenue?", "Trains ($1,000 million)"); // in the last year
    row(sections, "What is the smallest segment by revenue in 2022?", "-");              // only the remainder
    row(interest, "Which segment had the highest revenues in 2022?", "-");               // the values are interest
    row(interest, "Which segment had the highest net interest income in 2022?", "Boats ($150 million)");
    row(segmentColumns, "Which quarter of 2022 had the highest revenues?", "-");
    row(segments, "In which quarter were licenses the highest?", "-");
    row(results, "Which segment had the highest operating income in 2022?", "Boats ($90 million)");
    row(results, "Which segment had the highest revenue in 2022?", "Trains ($1,000 million)");
    row(sections, "Which boat had the most revenue in 2022?", "-");
    row(sections, "Which region had the most revenue in 2022?", "-");
    row(trial, "Which group had the most responders?", "Treatment (71)");
    row(plans, "Which plan has the lowest deductible?", "Health Plus ($500)");
    // Words in cells are quoted too.
    row(plans, "What is the emergency care of the Standard plan?", "not covered");
    // Several match, though "Open label" says more; or several are asked for.
    row(segments, "What were services in 2021 and 2022 respectively?", "$400 thousand; $300 thousand");
    row(trial, "How many participants were in the groups?", "-");
    // Refused.
    row(segments, "What was the deferred cloud revenue in 2022?", "-");
    row(segments, "What was the revenue of the cloud segment in 2019?", "-");
    row(segments, "What was the operating income of the cloud segment in 2022?", "-");
    row(segments, "Why did services decline from 2021 to 2022?", "-");
    row(segments, "What is cloud computing?", "-");
    row(volumes, "How many prescriptions were filled in 2022?", "1,623 million"); // not money, though the table is
    row(volumes, "What were the pharmacy revenues in 2022?", "$1,500 million");
    row(countries, "What were total revenues in the North Sea in 2022?", "-$2,500"); // other seas are included
    row(countries, "What were total revenues of the report in the US in 2022?", "-");
    row(parts, "What were the operating expenses in 2022?", "-$700 thousand");   // only what other rows leave
    row(parts, "What were other expenses of Report in 2022?", "-$700 thousand"); // broader than the question
    row(parts, "What were the other operating expenses in 2022?", "$700 thousand");
    row(trial, "How many participants were in the placebo group?", "-");
    row(trial, "How many nurses were in the control group?", "-");
    row(plans, "What is the deductible of the Gold plan?", "-");
    row(plans, "Who sells the Standard plan?", "-");
    row(leases, "How much are the payments in 2031?", "-");
    row(segments, "What percentage of total expenses was cloud in 2022?", "-");
    row(shares, "What were the sales of the cloud segment in 2022?", "-"); // not the share
    row(shares, "What percentage of total sales was cloud?", "37%");
    row(segments, "What share of total revenue was cloud in 2022?", "60.0 %");
    row(shares, "How many stores did Best Goods have in the cloud segment?", "1,026"); // "best" is no superlative
    row(shares, "How many stores have the loans at fair value?", "-300");              // shown, not answered
    row(rates, "What was the brand impairment in 2022?",
        "-$1,197 million"); // no share of a rate, though printed as asked
    // In the row's scale, in a unit of its own, and if one of two tables has no scale.
    row(mixed, "What was the billed business in 2022?", "$553.0 billion");
    row(mixed, "What was the card loans in 2022?", "$1,964 million");
    row(mixed, "What was the EPS in 2022?", "70.5");
    row(mixed, "What was the discount revenue in 2022?", "$30,739 million");
    // For one part of a label, if that part is asked for.
    row(regions, "What was the revenue of Alpha in 2022?", "$3,678 million");
    row(regions, "What was the revenue of Alpha abroad in 2022?", "$2,897 million");
    // The caption does not say whether rows or columns are the segments.
    row(grid, "Which is the largest segment by revenue?", "-");
    row(grid, "Which product line had the highest revenue?", "-");
    row(grid, "Which major product is the largest?", "-");
    row(grid, "Which reportable segment is the largest?", "-");
    // Balances at several dates are no segments, and "the largest" does not say by what.
    row(balances, "What is the largest segment?", "-");
    row(balances, "Which segment has the most goodwill?", "-");
    // A column "per share" in a table in millions.
    row(dividends, "What was the dividend per share declared on June 13?", "$0.68");
    row(dividends, "What was the total amount of dividends declared?", "$10,113 million");
    row(segments, "", "-");
}

void TestTableAnswer::answersFromCells()
{
    QFETCH(QString, drawing);
    QFETCH(QString, question);
    QFETCH(QString, expected);
    QCOMPARE(said(question, {documentOf(drawing.toUtf8().constData())}), expected);
}

// A table, a question, and the answer: "-" if the table does not clearly tell it.
void TestTableAnswer::countsRows_data()
{
    QTest::addColumn<QString>("drawing");
    QTest::addColumn<QString>("question");
    QTest::addColumn<QString>("expected");
    const auto row = [](const char *drawing, const char *question, const char *expected) {
        QTest::newRow(question) << QString::fromUtf8(drawing) << QString::fromUtf8(question)
                                << QString::fromUtf8(expected);
    };
    constexpr auto sales = R"(
Table 1: Revenue by region (in millions of dollars)

Region                   2022         2021
North                 $ 1,200      $ 1,100
South                     800          700
East                      500          450
Total                 $ 2,500      $ 2,250

Table 2: Employees by region

Region                   2022         2021
North                   1,250        1,150
South                     640          620
East                      410          400
Total                   2,300        2,170
)";
    row(sales, "How many regions are there?", "3");
    row(sales, "How many regions does the table list?", "3");
    row(sales, "How many employees were there in the North in 2022?", "1,250");
    row(sales, "How many profitable regions are there?", "-");
    row(sales, "How many regions are there in Brazil?", "-");
    row(sales, "How many regions had no revenue?", "-");
    row(sales, "What about the regions in total in 2022?", "-");
    constexpr auto schools = R"(
Pupils and teachers of the schools in 2023

School                Pupils    Teachers
Lindhof                  412          31
Marbach                  377          28
Tannau                   150          12
Subtotal town            939          71
Ostheim                  201          16
Waldsee                   98           9
Subtotal villages        299          25
Total                  1,238          96
)";
    row(schools, "How many schools are there?", "5");
    row(schools, "How many schools have more than 200 pupils?", "3");
    row(schools, "How many of the schools have more than 200 pupils?", "3");
    row(schools, "How many schools had at least 28 teachers in 2023?", "2");
    row(schools, "How many schools have fewer than 150 pupils?", "1");
    row(schools, "How many schools did not have more than 200 pupils?", "2");
    row(schools, "How many schools have no more than 150 pupils?", "2");
    row(schools, "How many schools have more than 200 rooms?", "-");
    row(schools, "How many teachers are there in total?", "96");
    constexpr auto stations = R"(
Station             Rainfall (mm)     Frost days
Brenn                         812             61
Kolm                          655             44
Tiefau                      1,020             90
Other stations                300             20
)";
    row(stations, "How many stations are there?", "-"); // one row stands for several
    row(stations, "How many frost days did Kolm have?", "44");
    constexpr auto laboratories = R"(
Laboratory           Samples     Errors
Noll                     310          4
Pesch                    280          7
Quint                    190          1
The whole city           780         12
)";
    row(laboratories, "How many laboratories are there?", "3"); // the last row is the sum of the others in each column
    constexpr auto visits = R"(
Clinic                     2012         2013
Aster                     1,482        1,377
Birk                      1,000          900
All clinics               2,482        2,277
)";
    row(visits, "How many clinics does the table list?", "2");
    constexpr auto parts = R"(
Parts of the pump PX-40

Part                 Number
Seal                      1
Bolt                      2
Impeller                  3
Gasket                    8
)";
    row(parts, "How many parts are there?", "-"); // 1 + 2 = 3: the third row might be a sum
    row(parts, "How many bolts are there?", "2");
    constexpr auto customers = R"(
Our three largest customers

Customer             Orders     Complaints
Abel                    310              4
Bode                    280              7
Cord                    190              1
)";
    row(customers, "How many customers are there?", "-");
    constexpr auto clinics = R"(
Kliniken der Gruppe

Klinik                Betten    Fälle
Aster                    120    4.310
Birk                      80    2.950
Zeder                     45    1.020
Summe                    245    8.280
)";
    row(clinics, "Wie viele Betten hat Birk?", "80");
    constexpr auto costs = R"(
Clinic                Beds      Patients      Costs
                                            (in thousands)
Aster                   120        4,310        5,400
Birk                     80        2,950        3,100
Cedar                    45        1,020        1,900
)";
    row(costs, "How many beds does Birk have?", "80");
    row(costs, "How many clinics had costs of more than 3 million?", "2");
    row(costs, "How many clinics had costs of more than 2,000?", "-"); // perhaps in thousands
    constexpr auto items = R"(
Item                Unit             2004         2005
Votes               thousands     6,845.0      9,684.2
Stations            pieces             89           93
Costs               €               210.5        240.1
)";
    row(items, "How many votes were there in 2004?", "6,845.0 thousand");
    row(items, "How many stations were there in 2005?", "93");
    row(items, "What was the average of the costs in 2004 and 2005?", "€225.30");
    constexpr auto staff = R"(
Net change in staff by department

Department               2020         2021
Ravin                      48           78
Tolig                      18           76
Ulmaf                      29           52
)";
    row(staff, "What was the net change in staff of Ulmaf in 2021?", "52");
    constexpr auto shares = R"(
Purchases of shares (in millions)

                              Shares          Average Price       Dollar Value
Period                        Purchased       Paid per Share      Yet to Be Purchased
October                       102,000             $  45.10               $   1,200
November                      110,000             $  46.20               $   1,100
December                       98,000             $  44.80               $   1,000
)";
    row(shares, "How many shares were purchased in November?", "-110,000"); // shown as printed, not answered
}

void TestTableAnswer::countsRows()
{
    QFETCH(QString, drawing);
    QFETCH(QString, question);
    QFETCH(QString, expected);
    QCOMPARE(said(question, {documentOf(drawing.toUtf8().constData())}), expected);
}

void TestTableAnswer::showsWhereItWasRead()
{
    const DocumentAtHand document = documentOf(segments, u"acme.pdf"_s, 7);
    const Calculation done = answerFromTables(u"What was the change in services from 2021 to 2022?"_s, {document});
    QVERIFY(done.answer.has_value());
    QCOMPARE(done.answer->kind, Computed::Difference);
    QCOMPARE(done.answer->value, -100e3);
    QCOMPARE(done.answer->calculation, u"−100 = 300 − 400"_s);
    QCOMPARE(done.answer->operands.size(), 2);
    const Operand &first = done.answer->operands.first();
    QCOMPARE(first.document, 7);
    QCOMPARE(first.page, 1);
    QCOMPARE(first.text, u"300"_s);
    QCOMPARE(first.label, u"Services"_s);
    QCOMPARE(first.head, u"2022"_s);
    QCOMPARE(drawnPage(QString::fromUtf8(segments)).text.mid(first.from, first.length), u"300"_s);
    QCOMPARE(done.answer->rows.size(), 1);
    QCOMPARE(done.answer->rows.first().cells, (QStringList{u"300"_s, u"400"_s}));

    const Calculation most = answerFromTables(u"Which segment had the highest revenue in 2022?"_s, {document});
    QVERIFY(most.answer.has_value());
    QCOMPARE(most.answer->kind, Computed::Extreme);
    QCOMPARE(most.answer->operands.size(), 3); // the whole column without the sum
    QVERIFY(holds(*most.answer));
    Computed wrong = *most.answer;
    std::swap(wrong.operands.first(), wrong.operands.last());
    QVERIFY(!holds(wrong));
}

// States the years compared, in order of time, whatever the table's order.
void TestTableAnswer::saysWhichYearsWereCompared()
{
    constexpr auto boats = R"(
Boats by year

                                  2020         2021         2022
Boats built                        300          500          400
)";
    const Calculation most = answerFromTables(u"In which year were the most boats built?"_s, {documentOf(boats)});
    QVERIFY2(most.answer.has_value(), qPrintable(most.reason));
    QCOMPARE(most.answer->what, u"Largest of Boats built, 2020 to 2022"_s);
    QCOMPARE(most.answer->shown, u"2021 (500)"_s);
}

// No column contains the change.
void TestTableAnswer::findsWhatGrewMost()
{
    const DocumentAtHand document = documentOf(segments, u"acme.pdf"_s, 7);
    const Calculation most = answerFromTables(u"Which segment's revenue grew most in 2022?"_s, {document});
    QVERIFY2(most.answer.has_value(), qPrintable(most.reason));
    QCOMPARE(most.answer->kind, Computed::ExtremeGrowth);
    QCOMPARE(most.answer->shown, u"Cloud (25.0 %)"_s);
    QCOMPARE(most.answer->value, 0.25);
    QCOMPARE(most.answer->calculation, u"25.0 % = (1,500 − 1,200) ÷ 1,200"_s);
    QCOMPARE(most.answer->operands.size(), 6);
    QVERIFY(most.answer->note.isEmpty());
    QVERIFY(holds(*most.answer));
    Computed wrong = *most.answer;
    wrong.operands.swapItemsAt(0, 2);
    wrong.operands.swapItemsAt(1, 3);
    QVERIFY(!holds(wrong));
    QCOMPARE(said(u"Which segment's revenue grew most from 2021 to 2022?"_s, {document}), u"Cloud (25.0 %)"_s);
    QCOMPARE(said(u"Which segment's revenue grew most?"_s, {document}), u"Cloud (25.0 %)"_s);

    const Calculation least = answerFromTables(u"Which segment's revenue fell most in 2022?"_s, {document});
    QVERIFY2(least.answer.has_value(), qPrintable(least.reason));
    QCOMPARE(least.answer->shown, u"Services (−25.0 %)"_s);
    QCOMPARE(least.answer->note, u"By amount, it is Licenses."_s);
    QVERIFY(holds(*least.answer));

    constexpr auto falling = R"(
Revenue by region (in millions)

                                  2022         2021
North                      $       900    $    1,000
South                              300          400
Islands                             80          100
Total revenue              $     1,280    $    1,500
)";
    const Calculation none = answerFromTables(u"Which region's revenue grew most in 2022?"_s, {documentOf(falling)});
    QVERIFY2(none.answer.has_value(), qPrintable(none.reason));
    QCOMPARE(none.answer->shown, u"North (−10.0 %)"_s);
    QCOMPARE(none.answer->note, u"None of them grew."_s);

    // Not for other years, other subjects, or rows that are no parts.
    for (const QString &question :
         {u"Which segment's revenue grew most in 2021?"_s, u"Which segment's revenue grew most in 2019?"_s,
          u"Which segment's profit grew most in 2022?"_s, u"Which country's revenue grew most in 2022?"_s})
        QVERIFY2(!answerFromTables(question, {document}).answer.has_value(), qPrintable(question));
    QVERIFY(!answerFromTables(u"Which segment's results grew most in 2022?"_s, {documentOf(parts)}).answer.has_value());
    QVERIFY(!answerFromTables(u"Which segment's revenue grew most in 2022?"_s, {documentOf(grid)}).answer.has_value());
}

// "$218" in a report in millions, if the table does not say so.
void TestTableAnswer::calculatesNoAmountWhoseScaleIsNotTold()
{
    constexpr auto plain = R"(
Capital expenditures

                                  2022         2021
Boats                      $       218    $     177
Trains                             202          199
Total                      $       420    $     376
)";
    const QString question = u"What were the capital expenditures of boats in 2022?"_s;
    DocumentAtHand report = documentOf(plain);
    QCOMPARE(said(question, {report}), u"$218"_s);
    for (const char *drawing : {segments, volumes, parts})
        report.tables += documentOf(drawing).tables;
    QCOMPARE(said(question, {report}), u"-$218"_s);
}

void TestTableAnswer::takesNoPartForTheCompanyItIsCalledAfter()
{
    constexpr auto parted = R"(
Results of the year (in thousands)

                                  2022         2021
Ferry Overseas:
Ticket revenue             $     500    $     400
Fuel                              50           40
Ferry, Inc.:
Freight revenue            $     900    $     800
Wages                            300          200
)";
    const DocumentAtHand report = documentOf(parted, u"Ferry_2022.pdf"_s);
    QCOMPARE(said(u"What was the ticket revenue of Ferry in 2022?"_s, {report}), u"-$500 thousand"_s);
    QCOMPARE(said(u"What was the ticket revenue of Ferry Overseas in 2022?"_s, {report}), u"$500 thousand"_s);
    QCOMPARE(said(u"What was the freight revenue of Ferry in 2022?"_s, {report}), u"$900 thousand"_s);
}

void TestTableAnswer::tellsDocumentsApart()
{
    DocumentAtHand acme = documentOf(segments, u"Acme_2022.pdf"_s, 1);
    DocumentAtHand bolt = documentOf(segments, u"Bolt_2022.pdf"_s, 2);
    for (Table &table : bolt.tables) {
        for (TableRow &row : table.rows) {
            for (TableCell &cell : row.cells) {
                if (cell.number)
                    *cell.number *= 2;
            }
        }
    }
    const Calculation named = answerFromTables(u"What were the services of Acme in 2022?"_s, {acme, bolt});
    QVERIFY(named.isQuoted);
    QCOMPARE(named.candidates.first().operands.first().document, 1);
    const Calculation unnamed = answerFromTables(u"What were the services in 2022?"_s, {acme, bolt});
    QVERIFY(!unnamed.answer && !unnamed.isQuoted);
    QCOMPARE(unnamed.candidates.size(), 2);
    QVERIFY(answerFromTables(u"What were the services of Corp in 2022?"_s, {acme, bolt}).candidates.isEmpty());
    DocumentAtHand onlyShares = documentOf(rates, u"Bolt_2022.pdf"_s);
    onlyShares.tables.resize(1);
    QCOMPARE(said(u"What was the brand impairment in 2022?"_s, {onlyShares}), u"-9.3%"_s); // shown, not answered
}

// A table of contents gives page numbers, not values.
void TestTableAnswer::readsNoNumbersOfPages()
{
    DocumentAtHand report = documentOf(contents);
    report.document.pages = 230;
    QCOMPARE(said(u"How many employees are there?"_s, {report}), u"-"_s);
    report.document.pages = 30; // so there is no page 44
    QCOMPARE(said(u"How many employees are there?"_s, {report}), u"6 employees"_s);
}

// Words without a header may belong to text beside the table.
void TestTableAnswer::quotesNoWordsUnderNoName_data()
{
    QTest::addColumn<QString>("head");
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("question");
    QTest::addColumn<QString>("expected");
    const QString asked = u"What is the storage temperature of the report?"_s;
    QTest::newRow("words") << QString() << u"Human Body Model"_s << asked << u"-"_s;
    QTest::newRow("a number") << QString() << u"85"_s << asked << u"85"_s;
    QTest::newRow("words with a name") << u"Method"_s << u"Human Body Model"_s
                                       << u"What is the method of the storage temperature?"_s << u"Human Body Model"_s;
}

void TestTableAnswer::quotesNoWordsUnderNoName()
{
    QFETCH(QString, head);
    QFETCH(QString, text);
    QFETCH(QString, question);
    QFETCH(QString, expected);
    Table table;
    table.columns = {{head, {}, {}}};
    TableRow row;
    row.label = u"Storage temperature"_s;
    TableCell cell;
    cell.text = text;
    if (text == u"85")
        cell.number = 85;
    cell.column = 0;
    row.cells = {cell};
    table.rows = {row};
    DocumentAtHand document = documentOf(contents);
    document.tables = {table};
    QCOMPARE(said(question, {document}), expected);
}

// In narrow columns words are split, and the pieces look like rows.
void TestTableAnswer::namesNoTornRow()
{
    const auto listed = [](const char *drawing) { return said(u"Which clinics are listed?"_s, {documentOf(drawing)}); };
    QCOMPARE(listed(R"(
Clinics in 2021

Clinic           Beds       Cases
Aster             120       4,310
Birk               80       2,950
Cedar              45       1,020
)"),
             u"Aster, Birk, Cedar"_s);
    QCOMPARE(listed(R"(
Clinics in 2021

Clinic           Beds       Cases
Aster             120       4,310
Birkenfel          80       2,950
d                  70       2,210
Cedar              45       1,020
)"),
             u"-"_s);
    QCOMPARE(listed(R"(
Clinics in 2021

Clinic           Beds       Cases
Aster             120       4,310
Joronnic k         80       2,950
Cedar              45       1,020
)"),
             u"-"_s);
}

// Words in a date above a column, other than the year, need not be in the question.
void TestTableAnswer::readsDatesOverColumns_data()
{
    QTest::addColumn<QString>("question");
    QTest::addColumn<QString>("expected");
    QTest::newRow("value") << u"What were the software development costs in 2019?"_s << u"$1,544 thousand"_s;
    QTest::newRow("change") << u"What was the change in software development costs from 2018 to 2019?"_s
                            << u"−$146 thousand"_s;
    QTest::newRow("mean") << u"What was the average software development costs for 2018 and 2019?"_s
                          << u"$1,617.0 thousand"_s;
    QTest::newRow("time") << u"In which year were software development costs less than 1,600 thousand?"_s
                          << u"As of December 31, 2019 ($1,544 thousand)"_s;
}

void TestTableAnswer::readsDatesOverColumns()
{
    QFETCH(QString, question);
    QFETCH(QString, expected);
    Table table;
    table.caption = u"Balances (in thousands)"_s;
    table.scale = 1000;
    table.unit = u"$"_s;
    TableRow row;
    row.label = u"Software development costs"_s;
    for (const auto &[year, text, number] :
         {std::tuple(2019, u"1,544"_s, 1544.0), std::tuple(2018, u"1,690"_s, 1690.0)}) {
        table.columns.append({u"As of December 31, %1"_s.arg(year), {year, 12, 31}, {}});
        TableCell cell;
        cell.text = text;
        cell.number = number;
        cell.column = int(row.cells.size());
        row.cells.append(cell);
    }
    table.rows = {row};
    DocumentAtHand document = documentOf(contents);
    document.tables = {table};
    QCOMPARE(said(question, {document}), expected);
}

// A share refers to the total that contains it, and rows are added only if every total among them is theirs.
void TestTableAnswer::askedForOneOfSeveralTotals()
{
    const DocumentAtHand document = documentOf(R"(
Assets under supervision (in billions)

Kind                                2022         2021
Alternatives                         154          148
Equity                               267          252
Fixed income                         601          546
Total long-term assets             1,022          946
Liquidity                            358          306
Total assets                       1,380        1,252
Institutions                         511          471
Persons                              413          369
)");
    QCOMPARE(said(u"What percentage of total long-term assets was fixed income in 2022?"_s, {document}), u"58.8 %"_s);
    QCOMPARE(said(u"What share of total assets came from liquidity in 2022?"_s, {document}), u"25.9 %"_s);
    const Calculation other = answerFromTables(u"What share of total assets came from persons in 2022?"_s, {document});
    QVERIFY(!other.answer);
}

// Times in the question limit the comparison, the number of a quarter is no rank, a word of a row's name is no
// operation, and ambiguous questions are not computed.
void TestTableAnswer::takesNoWordForWhatItIsNot_data()
{
    QTest::addColumn<QString>("drawing");
    QTest::addColumn<QString>("question");
    QTest::addColumn<QString>("expected"); // "-": nothing is computed
    const auto row = [](const char *drawing, const char *question, const char *expected) {
        QTest::newRow(question) << QString::fromUtf8(drawing) << QString::fromUtf8(question)
                                << QString::fromUtf8(expected);
    };
    constexpr auto rain = R"(
Rainfall by station (in millimetres)

Station            2017     2018     2019     2020
Aldwick             610      580      640      705
Burnham             590      560      615      690
Crayford            640      600      660      720
)";
    row(rain, "In which year from 2017 to 2019 was the rainfall at Aldwick highest?", "2019 (640)");
    row(rain, "In which year was the rainfall at Aldwick highest?", "2020 (705)");
    row(rain, "In which year from 2018 to 2022 was the rainfall at Aldwick highest?", "-");
    row(rain, "Which station had the highest rainfall in the year 2018?", "Crayford (600)");
    constexpr auto trips = R"(
Trips of the club

Trip             Duration (days)     Price (€)
Alps                           2           310
Coast                          9            90
Islands                       70         1,200
Lakes                          9           410
)";
    row(trips, "How many trips have a duration of 9 days or more?", "3");
    row(trips, "How many trips have a duration of 9 or more days?", "3");
    row(trips, "How many trips have a duration of 2 or more months?", "-");
    row(trips, "How many trips have a price of 100 or more dollars?", "-");
    row(trips, "How many trips have a price of 310 euros or less?", "2");
    row(trips, "How many trips have a duration of 5 or less than 10 days?", "-");
    row(trips, "How many trips have a duration of 5–10 or more days?", "-");
    constexpr auto equals = R"(
Points by club

Club           Points     Shots     Share
Alder               9         4      10 %
Birch               9         4      40 %
Cedar               3         4      40 %
Dogwood             7         4      10 %
Elm                 5         1       0 %
)";
    row(equals, "Which club has the highest points?", "Alder, Birch (9)");
    row(equals, "Which club has the highest shots?", "-");
    row(equals, "Which club has the highest share?", "-");
    row(equals, "Which club has the lowest shots?", "Elm (1)");
    constexpr auto quarters = R"(
Visitors by site

Site            Q1 2020      Q2 2020      Q3 2020
Castle              310          420          530
Harbour             280          400          610
Mill                150          210          330
)";
    row(quarters, "Which site had the most visitors in the third quarter of 2020?", "Harbour (610)");
    constexpr auto ratings = R"(
Satisfaction of guests

Hotel                    2020         2019
Overall satisfaction      4.3          4.1
Cleanliness               4.6          4.4
)";
    row(ratings, "What was the overall satisfaction in 2019 and 2020?", "4.1; 4.3");
    constexpr auto offices = R"(
Staff by office

Office           Men       Women      Total
Bern              30          20         50
Basel             25          75        100
Total             55          95        150
)";
    row(offices, "What percentage of staff in Bern are women?", "-");
    constexpr auto flows = R"(
Cash flows of the year

                                      2020         2019
Increase in pension provisions          50           30
Gain on disposal of land                12            8
)";
    row(flows, "What was the increase in pension provisions in 2020?", "50");
    row(flows, "What was the gain on disposal of land in 2020?", "12");
    constexpr auto stations = R"(
Lowest temperatures

Station        Temperature
Alm                     -9
Berg                    -4
Tal                      3
)";
    row(stations, "How many stations had a temperature below -5?", "-");
    constexpr auto expenses = R"(
Expenses by category

Category              2020
Rent                   900
Wages                1,700
Travel                 300
)";
    row(expenses, "Which category under Expenses was the largest in 2020?", "Wages (1,700)");
    row(expenses, "Which is higher or lower in 2020, rent or travel?", "-");
    row(expenses, "What were the earnings of rent in 2020?", "-");
}

void TestTableAnswer::takesNoWordForWhatItIsNot()
{
    QFETCH(QString, drawing);
    QFETCH(QString, question);
    QFETCH(QString, expected);
    QCOMPARE(said(question, {documentOf(drawing.toUtf8().constData())}), expected);
}

// Rows selected by a cell's text or a tick; "-" marks values shown as possible answers.
void TestTableAnswer::takesTheRowsOfACell_data()
{
    QTest::addColumn<QString>("drawing");
    QTest::addColumn<QString>("question");
    QTest::addColumn<QString>("expected");
    const auto row = [](const char *drawing, const char *question, const char *expected) {
        QTest::newRow(question) << QString::fromUtf8(drawing) << QString::fromUtf8(question)
                                << QString::fromUtf8(expected);
    };
    constexpr auto standings = R"(
Standings of the summer series

Place     Boat          Fleet            Owner            R1      R2      Points
1         Amber         Gold             Ines Holt         1       3           4
2         Breeze        Gold             Tom Raske         4       1           5
3         Curlew        Silver           Ada Finch         2       5           7
4         Dunlin        Gold             Jon Merk          3       6           9
5         Eider         Silver           Lea Prost         5       4          11
)";
    row(standings, "How many boats are in the gold fleet?", "3");
    row(standings, "How many of the boats are in the gold fleet?", "3");
    row(standings, "How many boats are there?", "5");
    row(standings, "Which boats are in the silver fleet?", "Curlew, Eider");
    row(standings, "Which boat has the most points?", "Eider (11)");
    row(standings, "Which boat of the gold fleet has the most points?", "Dunlin (9)");
    row(standings, "What are the points of all boats in the silver fleet together?", "18");
    row(standings, "How many sailors are in the gold fleet?", "-");
    row(standings, "How many fast sailors are in the gold fleet?", "-");
    row(standings, "How many boats are in the bronze fleet?", "-");
    row(standings, "How many points does Breeze have?", "5"); // the name beside its rank labels the row
    row(standings, "Which boats have more than 6 points?", "Curlew (7), Dunlin (9), Eider (11)");
    row(standings, "Which boats have more than 20 points?", "-");
    row(standings, "Which crews have fewer than 6 points?", "-");
    row(standings, "Which boats have more than 6 sails?", "-");
    constexpr auto allergens = R"(
Allergens

Flavour           Milk      Egg      Nuts      Soya      Grams
Vanilla              Y        Y                            120
Hazelnut             Y                  Y                  130
Lemon                Y                                     110
Praline              Y        Y         Y           Y      140
Sorbet                                              Y      115
)";
    row(allergens, "Which flavours contain nuts?", "Hazelnut, Praline");
    row(allergens, "Which flavour has soya?", "Praline, Sorbet");
    row(allergens, "How many flavours have egg?", "2");
    row(allergens, "Which flavours do not have egg?", "-");
    row(allergens, "Which flavours have nuts or soya?", "-");
    row(allergens, "Which flavours don't contain nuts?", "-");
    row(allergens, "Which flavours contain neither egg nor nuts?", "-");
    row(allergens, "Which flavours contain only milk?", "-");
    row(standings, "Which boats other than gold fleet boats have more than 6 points?", "-");
    constexpr auto buildings = R"(
Buildings of Bern

Building      Year      Height (m)
Station       2009              31
Minster       1421             101
Old Mill      1870              18
Court         1954              24
)";
    row(buildings, "Which building of Bern is the oldest?", "-");
    row(buildings, "Which building of Bern is the largest?", "-");
    row(buildings, "Which building of Bern has the greatest height?", "Minster (101 m)");
    constexpr auto guides = R"(
Guide      Languages           Tours
Anna       French                 12
Bea        German, French         30
Carl       German                  7
Dora       French                  9
)";
    row(guides, "How many guides have French?", "-"); // Bea has it too
    constexpr auto lines = R"(
Ferry, train and bus lines

Line       Kind       Passengers
Coast      Ferry             300
Peak       Train             200
Vale       Bus               150
)";
    row(lines, "How many ferry lines are there?", "-300");
    constexpr auto trains = R"(
Passengers of the ferry and train lines

Line       Kind       Passengers
Coast      Ferry             400
Peak       Train             200
Vale       Train             100
Total                        700
)";
    row(trains, "What percentage of train passengers did Peak have?", "-");
    row(trains, "Which train line had the most passengers?", "-");
    constexpr auto hotels = R"(
Hotel      Pool      Rooms
Alpha      no           40
Beta                    55
Gamma      no           30
Delta                   80
)";
    row(hotels, "Which hotels have a pool?", "-");
    constexpr auto projects = R"(
Project      Duration (days)
North                     40
South                     90
West                      20
)";
    row(projects, "Which projects have a duration of more than two months?", "-");
    row(projects, "Which projects have a duration of more than 30 days?", "North (40), South (90)");
    constexpr auto museums = R"(
Visitors 2019

Museum      2018      2019      Total
Coast         10        20         30
Peak           5        15         20
)";
    row(museums, "What was the total of visitors of Coast and Peak in 2019?", "-");
    constexpr auto materials = R"(
Material      Stock      Unit of measure
Sand              3      kg
Salt            500      g
Oil              40      bags
)";
    row(materials, "Which material has the highest stock?", "-");
    constexpr auto expenses = R"(
Expenses                 2019      2020
Operating expenses      4,900     5,300
Other expenses            100       300
)";
    row(expenses, "What did operating expenses include in 2020?", "-");
    constexpr auto sales = R"(
Sales by region

Region         Sales
North            300
South            200
Home total       500
Export           400
Licences         250
)";
    row(sales, "Which regions had sales of more than 100?", "-");
    constexpr auto sensors = R"(
Sensors of the plant

Sensor      Kind             Temperature      Drift
S-11        pressure                  41          3
S-12        temperature               38          2
S-13        pressure                  55          1
S-14        temperature               44          7
)";
    row(sensors, "Which sensor has the highest temperature?", "S-13 (55)"); // a column header is meant, not a kind
    row(sensors, "How many sensors are of the kind pressure?", "2");
    constexpr auto buses = R"(
Trip       Leaves      Route                  Seats
Dawn         7.10      Harbour to Castle         20
Early        8.10      Castle to Harbour         22
Noon         9.10      Harbour to Castle         25
Late        10.10      Castle to Harbour         30
Night       11.10      Harbour to Castle         12
)";
    row(buses, "How many trips go from Castle to Harbour?", "-"); // "go" is left over
    row(buses, "How many trips are there from Harbour to Castle?", "3");
    constexpr auto patients = R"(
Patient     Gender      Weight      Height
P001             M        80.1         180
P002             F        61.0         170
P003             M        90.5         185
P004             F        58.2         165
)";
    row(patients, "Which patient has the highest weight?", "P003 (90.5)"); // "M" is no unit
    constexpr auto election = R"(
Votes by candidate

Candidate            North       South       Total
Anna Miller            410         300         710
Boris Kern             380         350         730
Carl Miller             20          15          35
Dora Penz              100          90         190
)";
    row(election, "By how much was Kern ahead of Penz in the total of votes?", "-");
    row(election, "What is the difference between Kern and Miller in total votes?", "-");
}

void TestTableAnswer::takesTheRowsOfACell()
{
    QFETCH(QString, drawing);
    QFETCH(QString, question);
    QFETCH(QString, expected);
    QCOMPARE(said(question, {documentOf(drawing.toUtf8().constData())}), expected);
}

// Headings above a table and the document's beginning give its subject; sentences do not.
void TestTableAnswer::knowsWhatStandsOver()
{
    DocumentAtHand document = documentOf(R"(
Patient ID     Age     Hemoglobin     Cholesterol
P001            24           14.2             180
P002            35           11.8             210
P003            52           13.0             240
P004            29           10.2             260
)");
    QString over =
        u"MULTI BLOOD REPORT\n1 of 2\n\n\n\n\nOf the clinic\nValues of those with fever are not shown here.\n\n"_s;
    for (TableRow &row : document.tables.first().rows)
        row.from += int(over.size());
    const QString page = over + QString(document.tables.first().rows.last().from, u'-');
    document.pageText = [page](int) { return page; };
    QCOMPARE(said(u"Which patient in the multi blood report has the least hemoglobin?"_s, {document}),
             u"P004 (10.2)"_s);
    QCOMPARE(said(u"Which patients in the blood report had cholesterol over 210?"_s, {document}),
             u"P003 (240), P004 (260)"_s);
    QCOMPARE(said(u"Which patient of the clinic has the least hemoglobin?"_s, {document}), u"-"_s);
    // A line about some items does not apply to all; nor do lines of running text.
    document.pageText = [](int) { return u"Some train with the national\nsquad before each season.\n\n"_s; };
    QVERIFY(!answerFromTables(u"How many patients train with the squad?"_s, {document}).answer);
    document.pageText = [page](int) { return page; };
    QVERIFY(!answerFromTables(u"Which patient with fever has the least hemoglobin?"_s, {document}).answer);
}

// A table on two pages with its headers on both: the largest on one page is not the table's.
void TestTableAnswer::takesNoPageForTheWholeTable()
{
    DocumentAtHand document = documentOf(R"(
Swimmer         Club       Points
Ines Holt         A            31
Tom Raske         B            28
Ada Finch         A            17
)");
    const QString most = u"Which swimmer has the most points?"_s;
    QCOMPARE(said(most, {document}), u"Ines Holt (31)"_s);
    Table second = document.tables.first();
    second.page = 2;
    for (TableRow &row : second.rows)
        row.label += u" Junior"_s;
    document.tables.append(second);
    QCOMPARE(said(most, {document}), u"-"_s);
    QCOMPARE(said(u"How many swimmers are there?"_s, {document}), u"-"_s);
    document.tables.last().page = 4; // another table
    document.tables.last().caption = u"Second day"_s;
    QCOMPARE(said(u"How many points does Ada Finch have?"_s, {document}), u"17"_s);
}

void TestTableAnswer::readsOtherLanguages_data()
{
    QTest::addColumn<QString>("question");
    QTest::addColumn<QString>("expected");
    QTest::newRow("value") << u"Wie viele Betten hatte Birk?"_s << u"80"_s;
    QTest::newRow("extreme") << u"Welche Klinik hatte die meisten Fälle?"_s << u"Aster (4,310)"_s;
    QTest::newRow("rank") << u"Welche Klinik hatte die zweitmeisten Fälle?"_s << u"-"_s; // not known, and not guessed
    QTest::newRow("sum") << u"Wie viele Betten haben Aster und Birk zusammen?"_s << u"200"_s;
    QTest::newRow("bound") << u"Wie viele Kliniken haben mehr als 100 Betten?"_s << u"1"_s;
    QTest::newRow("grouped bound") << u"Wie viele Kliniken haben mehr als 2.000 Fälle?"_s << u"2"_s;
    QTest::newRow("foreign") << u"Wie viele Betten hatte Quarz?"_s << u"-"_s;
}

void TestTableAnswer::readsOtherLanguages()
{
    QFETCH(QString, question);
    QFETCH(QString, expected);
    const DocumentAtHand document = documentOf(R"(
Kliniken der Gruppe

Klinik                Betten    Fälle
Aster                    120    4.310
Birk                      80    2.950
Zeder                     45    1.020
Summe                    245    8.280
)");
    QCOMPARE(said(question, {document}), expected);
}

void TestTableAnswer::saysWhatAsksForACell()
{
    for (const QString &question : {u"How many participants were in the control group?"_s,
                                    u"What was the revenue in 2022?"_s, u"Which plan has the lowest deductible?"_s,
                                    u"What was the total backlog?"_s, u"Umsatz 2022 im Segment Cloud?"_s})
        QVERIFY2(mayAnswerFromTables(question), qPrintable(question));
    for (const QString &question : {u"Why did sales fall in 2020?"_s, u"What is a deductible?"_s, u"hello"_s, QString(),
                                    u"Is acupuncture covered by the plan?"_s})
        QVERIFY2(!mayAnswerFromTables(question), qPrintable(question));
}

namespace {

class Source : public TableSource
{
public:
    explicit Source(const QList<DocumentAtHand> &documents, const QStringList &covers = {})
        : m_documents(documents),
          m_covers(covers)
    {
    }
    QList<Document> documents() const override
    {
        QList<Document> all;
        for (const DocumentAtHand &each : m_documents)
            all.append(each.document);
        return all;
    }
    Result<QList<Table>> tables(DocumentId id) const override { return m_documents[id - 1].tables; }
    QString pageText(DocumentId id, int page) const override { return page == 1 ? m_covers.value(id - 1) : QString(); }
    QString pageLabel(DocumentId, int page) const override { return u"A-%1"_s.arg(page); }

private:
    const QList<DocumentAtHand> m_documents;
    const QStringList m_covers; // their first pages
};

} // namespace

void TestTableAnswer::isUsedBehindTheMeasures()
{
    const Source source({documentOf(trial)});
    const QString question = u"How many participants were in the control group?"_s;
    QVERIFY(asksForNumberOrCell(question, Measures::builtIn()));
    const Result<Calculation> done = answerByNumbers(question, {}, source, Measures::builtIn(), {});
    QVERIFY(bool(done) && done->isQuoted);
    QCOMPARE(done->candidates.first().what, u"Control · Participants"_s);
    QCOMPARE(done->candidates.first().shown, u"120"_s);
    QCOMPARE(done->candidates.first().operands.first().pageLabel, u"A-1"_s);
    const Result<Calculation> refused =
        answerByNumbers(u"How many nurses were in the control group?"_s, {}, source, Measures::builtIn(), {});
    QVERIFY(bool(refused) && refused->candidates.isEmpty() && !refused->reason.isEmpty());
    std::stop_source stopped;
    stopped.request_stop();
    QCOMPARE(answerByNumbers(question, {}, source, Measures::builtIn(), stopped.get_token()).error().code,
             Error::Cancelled);
}

// The last annual report, if no year is asked for.
void TestTableAnswer::asksTheLastReport()
{
    constexpr auto backlog = R"(
Backlog (in millions)

                      %1         %2
Planes           $ 4,%1      $ 4,%2
Total backlog    $ 9,%1      $ 9,%2
)";
    QList<DocumentAtHand> reports;
    QStringList covers;
    for (const int year : {2018, 2022}) {
        const QString drawing = QString::fromUtf8(backlog).arg(year).arg(year - 1).replace(u",20"_s, u",0"_s);
        reports.append(documentOf(drawing.toUtf8().constData(), u"BOLT_%1_10K.pdf"_s.arg(year), reports.size() + 1));
        reports.last().document.pages = 1;
        covers.append(u"FORM 10-K\nFor the fiscal year ended December 31, %1\nBolt, Inc.\n"
                      "(Exact name of registrant as specified in its charter)"_s.arg(year));
    }
    const Source source(reports, covers);
    const Result<Calculation> last =
        answerByNumbers(u"What was Bolt's total backlog?"_s, {}, source, Measures::builtIn(), {});
    QVERIFY(bool(last) && last->isQuoted);
    QCOMPARE(last->candidates.first().shown, u"$9,022 million"_s);
    const Result<Calculation> earlier =
        answerByNumbers(u"What was Bolt's total backlog in 2018?"_s, {}, source, Measures::builtIn(), {});
    QVERIFY(bool(earlier) && earlier->isQuoted);
    QCOMPARE(earlier->candidates.first().shown, u"$9,018 million"_s);
}

// A measure of every company is shown, but not computed, if the question names none of several.
void TestTableAnswer::computesForNobodyInParticular()
{
    constexpr auto results = R"(
Results (in millions)

                      2022         2021
Net income        $    %1      $    200
)";
    QList<DocumentAtHand> reports;
    QStringList covers;
    for (const QString &company : {u"Bolt"_s, u"Tallow"_s}) {
        const QString drawing = QString::fromUtf8(results).arg(reports.isEmpty() ? u"210"_s : u"310"_s);
        reports.append(
            documentOf(drawing.toUtf8().constData(), company.toUpper() + u"_2022_10K.pdf"_s, reports.size() + 1));
        reports.last().document.pages = 1;
        covers.append(u"FORM 10-K\nFor the fiscal year ended December 31, 2022\n%1, Inc.\n"
                      "(Exact name of registrant as specified in its charter)"_s.arg(company));
    }
    reports.last().tables.first().rows.first().label = u"Loss"_s; // so that only one cell has the words
    const Source source(reports, covers);
    const Result<Calculation> nobody =
        answerFromTables(u"What about net income in 2022?"_s, {}, source, Measures::builtIn(), {});
    QVERIFY(bool(nobody) && !nobody->answer && !nobody->isQuoted);
    QCOMPARE(nobody->candidates.size(), 1);
    const Result<Calculation> bolt =
        answerFromTables(u"What about Bolt's net income in 2022?"_s, {}, source, Measures::builtIn(), {});
    QVERIFY(bool(bolt) && bolt->isQuoted);
    QCOMPARE(bolt->candidates.first().shown, u"$210 million"_s);
}

QTEST_GUILESS_MAIN(TestTableAnswer)
#include "tst_tableanswer.moc"
