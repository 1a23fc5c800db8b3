// Tables from pages: which text is in which row and under which header, as written down by hand.
#include "core/pdf/pdfreader.h"
#include "core/tables/periods.h"
#include "core/tables/printednumber.h"
#include "core/tables/printedtime.h"
#include "core/tables/tables.h"
#include "drawnpages.h"

#include <QElapsedTimer>
#include <QTest>

using namespace core;
using namespace Qt::StringLiterals;

namespace {

QString withSection(const TableRow &row)
{
    return (row.isWeak ? u"~"_s : QString()) + row.label +
           (row.section.isEmpty() ? QString() : u" {"_s + row.section + u'}');
}

// A line of headers and one per row: "label {section} | cell | cell", with cells under their columns.
QString shown(const Table &table)
{
    QStringList heads{table.labelHead};
    for (const TableColumn &column : table.columns)
        heads.append(column.head);
    QStringList lines{heads.join(u" | "_s)};
    for (const TableRow &row : table.rows) {
        QStringList cells(table.columns.size());
        QString loose;
        for (const TableCell &cell : row.cells)
            (cell.column >= 0 ? cells[cell.column] : loose) += cell.text;
        lines.append((QStringList{withSection(row)} + cells).join(u" | "_s) + loose);
    }
    return lines.join(u'\n');
}

QString shown(const QList<Table> &tables)
{
    QStringList all;
    for (const Table &table : tables)
        all.append(shown(table));
    return all.join(u"\n\n"_s);
}

QString plain(const char *text)
{
    return QString::fromUtf8(text).trimmed();
}

Table only(const char *drawing)
{
    const QList<Table> tables = tablesIn({drawnPage(QString::fromUtf8(drawing))});
    return tables.size() == 1 ? tables.first() : Table();
}

} // namespace

class TestTables : public QObject
{
    Q_OBJECT

private slots:
    void readsRowsAndColumns_data();
    void endsWhatItSaysWithItself();
    void tellsUnitsOfColumns();
    void takesRemarksOfOneColumnForNoScale_data();
    void takesRemarksOfOneColumnForNoScale();
    void readsNoBrokenNumbers();
    void tellsWhereARowMayBeMissing_data();
    void tellsWhereARowMayBeMissing();
    void takesNoScaleFromSentences();
    void wordsMayBeBlank();
    void blankWordsJoinNoColumns();
    void readsRowsAndColumns();
    void takesARowWithoutNumbersForNoHeadings();
    void takesARowOfMarksForNoHeadings();
    void readsNumbersAsPrinted_data();
    void readsNumbersAsPrinted();
    void readsTimes_data();
    void readsTimes();
    void tellsDecimalMarks();
    void readsPeriods_data();
    void readsPeriods();
    void readsScalesAndUnits();
    void knowsWhichRowsAreNotScaled();
    void completesPeriodsFromWhatIsSaidOnce();
    void takesAHeadingForNoColumn_data();
    void takesAHeadingForNoColumn();
    void takesCaptionsAboveAndBelow();
    void goesOnOverPages();
    void readsFieldsBelowTheirLabels();
    void readsFieldsOfBoxes_data();
    void readsFieldsOfBoxes();
    void readsValuesBelowLabels_data();
    void readsValuesBelowLabels();
    void tellsWhereCellsStand();
    void partsNarrowColumns_data();
    void partsNarrowColumns();
    void keepsLabelsInFontsOfOneWidth();
    void readsRealPages_data();
    void readsRealPages();
    void findsNoTablesInProse();
    void isBoundedOnHostilePages();
};

void TestTables::readsRowsAndColumns_data()
{
    QTest::addColumn<QString>("drawing");
    QTest::addColumn<QString>("expected");
    const auto row = [](const char *name, const char *drawing, const char *expected) {
        QTest::newRow(name) << QString::fromUtf8(drawing) << plain(expected);
    };
    row("the second line of a cell",
        R"(
Town      Remark                       Rent
Brenn     A place on the river         1,040
          that has been flooded
Kolm      A place in the hills           960
          that is short of
          water in summer
Farn      Dry                            730
)",
        R"(
Town | Remark | Rent
Brenn | A place on the river that has been flooded | 1,040
Kolm | A place in the hills that is short of water in summer | 960
Farn | Dry | 730
)");
    row("short names of sections farther to the left than the rows",
        R"(
Item       Description       Price
Azores
 AZ14      Side chair        1,078
 AZ15      Armchair          1,143
 AZ10      Ottoman           1,072
Chelsea
 CO14      Side chair          930
 CO15      Armchair          1,122
)",
        R"(
Item | Description | Price
AZ14 {Azores} | Side chair | 1,078
AZ15 {Azores} | Armchair | 1,143
AZ10 {Azores} | Ottoman | 1,072
CO14 {Chelsea} | Side chair | 930
CO15 {Chelsea} | Armchair | 1,122
)");
    row("names of sections in the middle of the page",
        R"(
Code    Article              Content       Price
               Flower pots (10% off)
11      Pot, small           1 box         64.00
12      Pot, large           1 box         76.00
               Wheels (10% off)
13      Wheel of stars       1 box         41.00
14      Blue wheel           2 boxes       72.50
15      Whistling wheel      1 box         14.00
)",
        R"(
Code | Article | Content | Price
11 {Flower pots (10% off)} | Pot, small | 1 box | 64.00
12 {Flower pots (10% off)} | Pot, large | 1 box | 76.00
13 {Wheels (10% off)} | Wheel of stars | 1 box | 41.00
14 {Wheels (10% off)} | Blue wheel | 2 boxes | 72.50
15 {Wheels (10% off)} | Whistling wheel | 1 box | 14.00
)");
    row("a description in the middle, below each dish",
        R"(
                    MEAT

Steak of the house                        16.50
        Served with noodles and salad

Cutlet                                    14.50
           With chips or a salad

Roast                                     24.50
            With fried onions

                   SWEETS

Ice cream                                  1.50
Cake                                       4.00
)",
        R"(
 | 
Steak of the house | 16.50
Cutlet | 14.50
Roast | 24.50
Ice cream {SWEETS} | 1.50
Cake {SWEETS} | 4.00
)");
    row("counts that hardly change, under a heading at the left of their column",
        R"(
Microphones                         Quantity
Kolb M20                                      1
Kolb M30                                      1
Audia V5                                      1
Audia V7                                      2
Senn 835                                      1
Senn 845                                      1
)",
        R"(
Microphones | Quantity
Kolb M20 | 1
Kolb M30 | 1
Audia V5 | 1
Audia V7 | 2
Senn 835 | 1
Senn 845 | 1
)");
    row("blocks of labels and values",
        R"(
Name           The Three Otters
Club           Rowing Kolm
Starter        Lane twelve

Race
Leg 1          01:55:39
Leg 2          00:49:25
Leg 3          00:59:05

Net time       04:44:13
Gross time     05:15:59
)",
        R"(
 | 
Name | The Three Otters
Club | Rowing Kolm
Starter | Lane twelve
Leg 1 {Race} | 01:55:39
Leg 2 {Race} | 00:49:25
Leg 3 {Race} | 00:59:05
Net time {Race} | 04:44:13
Gross time {Race} | 05:15:59
)");
    row("rows of several lines, set apart",
        R"(
Fault                 Cause                    Remedy

The lamp does not     The cable is not         Push the plug in
light up              plugged in               as far as it goes

The fan is loud       Dust                     Clean the filter
                                               with a dry cloth

No picture            The lid is closed        Open the lid
)",
        R"(
Fault | Cause | Remedy
The lamp does not light up | The cable is not plugged in | Push the plug in as far as it goes
The fan is loud | Dust | Clean the filter with a dry cloth
No picture | The lid is closed | Open the lid
)");
    row("two lists side by side",
        R"(
Processors                          Drives
Athos 640 (3.0 GHz)       $149      2 TB Serial         $154
Athos 635 (2.9 GHz)       $129      1 TB Serial         $134
Athos 620 (2.6 GHz)       $119      500 GB Serial       $109
Sempra 260 (3.2 GHz)       $99      320 GB Serial        $89
Sempra 250 (3.0 GHz)       $89
)",
        R"(
Processors | 
Athos 640 (3.0 GHz) | $149
Athos 635 (2.9 GHz) | $129
Athos 620 (2.6 GHz) | $119
Sempra 260 (3.2 GHz) | $99
Sempra 250 (3.0 GHz) | $89

Drives | 
2 TB Serial | $154
1 TB Serial | $134
500 GB Serial | $109
320 GB Serial | $89
)");
    row("a second table under the same heads",
        R"(
FEES 2026
1. Courses in the first year (per year)
No.     Branch                          Fees
1       Computer science          3,50,000/-
2       Information science       2,50,000/-
3       Civil engineering           70,000/-
2. Later courses (per year)
No.     Department        Branch        Fees
1       Machines          Heat        75,000/-
2       Machines          Cold        76,000/-
3       Signals           Radio       77,000/-
)",
        R"(
No. | Branch | Fees
1 | Computer science | 3,50,000/-
2 | Information science | 2,50,000/-
3 | Civil engineering | 70,000/-

No. | Department | Branch | Fees
1 | Machines | Heat | 75,000/-
2 | Machines | Cold | 76,000/-
3 | Signals | Radio | 77,000/-
)");
    row("ranges",
        R"(
No.       Rank              Discount
1         1 – 5000             20 %
2         5001 – 10000         15 %
3         10001 – 20000        10 %
)",
        R"(
No. | Rank | Discount
1 | 1 – 5000 | 20 %
2 | 5001 – 10000 | 15 %
3 | 10001 – 20000 | 10 %
)");
    row("three lists side by side, their names at the left",
        R"(
Athos processors:                Index processors                  Hard disks for desktops:
Athos 640 (3.0 GHz)   $149       Index 870 (2.9 GHz)     $339      2 TB               $154
Athos 635 (2.9 GHz)   $129       Index 830 (2.5 GHz)     $189      1 TB               $134
Athos 620 (2.6 GHz)   $119       Index 530 (2.9 GHz)     $149      500 GB             $109
)",
        R"(
Athos processors: | 
Athos 640 (3.0 GHz) | $149
Athos 635 (2.9 GHz) | $129
Athos 620 (2.6 GHz) | $119

Index processors | 
Index 870 (2.9 GHz) | $339
Index 830 (2.5 GHz) | $189
Index 530 (2.9 GHz) | $149

Hard disks for desktops: | 
2 TB | $154
1 TB | $134
500 GB | $109
)");
    row("who played whom under the same heads is one table",
        R"(
Team           Goals    Team           Goals
Arlington          2    Chelmer            1
Leeton             0    Everside           3
Chelmer            1    Leeton             4
Everside           2    Arlington          2
)",
        R"(
Team | Goals | Team | Goals
Arlington | 2 | Chelmer | 1
Leeton | 0 | Everside | 3
Chelmer | 1 | Leeton | 4
Everside | 2 | Arlington | 2
)");
    row("who played whom is one table",
        R"(
Home           Goals    Away           Goals
Arlington          2    Chelmer            1
Leeton             0    Everside           3
Fulton             1    Spurling           4
)",
        R"(
Home | Goals | Away | Goals
Arlington | 2 | Chelmer | 1
Leeton | 0 | Everside | 3
Fulton | 1 | Spurling | 4
)");
    row("ages and towns are one table",
        R"(
Alice          34    Brenn       1,204
Bob            41    Kolm        2,530
Carol          29    Farn        1,911
)",
        R"(
 |  |  | 
Alice | 34 | Brenn | 1,204
Bob | 41 | Kolm | 2,530
Carol | 29 | Farn | 1,911
)");
    row("ranges of percentages",
        R"(
No.       Rank              Discount
1         First             10 – 20 %
2         Second            5 – 15 %
3         Third             1 – 5 %
)",
        R"(
No. | Rank | Discount
1 | First | 10 – 20 %
2 | Second | 5 – 15 %
3 | Third | 1 – 5 %
)");
    row("a section close below a row",
        R"(
                     2019      2018
Cash                1,040     1,100
Total assets        1,960     1,830
Liabilities

Loans                 730       640
Taxes                 230       190
)",
        R"(
 | 2019 | 2018
Cash | 1,040 | 1,100
Total assets | 1,960 | 1,830
Loans {Liabilities} | 730 | 640
Taxes {Liabilities} | 230 | 190
)");
    row("amounts in lakhs",
        R"(
No.     Branch                          Fees
1       Computer science          3,50,000/-
2       Information science       2,50,000/-
3       Civil engineering           70,000/-
4       Mechanical engineering      60,000/-
)",
        R"(
No. | Branch | Fees
1 | Computer science | 3,50,000/-
2 | Information science | 2,50,000/-
3 | Civil engineering | 70,000/-
4 | Mechanical engineering | 60,000/-
)");
    row("an amount close behind a long label",
        R"(
Room               1 night    4 nights    7 nights
Double room         39 EUR      37 EUR      33 EUR
Single room         49 EUR      47 EUR      43 EUR
Tower, with view!! 44 EUR      42 EUR      38 EUR
)",
        R"(
Room | 1 night | 4 nights | 7 nights
Double room | 39 | 37 | 33
Single room | 49 | 47 | 43
Tower, with view!! | 44 | 42 | 38
)");
    row("what is far above the heads",
        R"(
CAFE HARBOUR                Open daily      07:00-
                            summer          21:00

COFFEE                         HOT         COLD
Flat white                   $3.95        $4.10
Latte                        $3.10        $4.50
Mocha                        $3.95        $4.60
)",
        R"(
COFFEE | HOT | COLD
Flat white | $3.95 | $4.10
Latte | $3.10 | $4.50
Mocha | $3.95 | $4.60
)");
    row("names of groups that stand once",
        R"(
Harbour     Length of boat     Summer     Winter
Skagen      up to 8 m              22         14
            8 to 12 m              31         19
            over 12 m              45         27
Anholt      up to 8 m              18         11
            8 to 12 m              26         16
            over 12 m              38         23
)",
        R"(
Length of boat | Summer | Winter
up to 8 m {Skagen} | 22 | 14
8 to 12 m {Skagen} | 31 | 19
over 12 m {Skagen} | 45 | 27
up to 8 m {Anholt} | 18 | 11
8 to 12 m {Anholt} | 26 | 16
over 12 m {Anholt} | 38 | 23
)");
    row("names of groups that stand half-way down",
        R"(
Model       Part               Sum      Mean
            Zone               80         33
1           Sex                14         61
            Age                42         17
            Zone               71         30
2           Sex                51         22
            Age                14         53
)",
        R"(
Model | Part | Sum | Mean
Zone |  | 80 | 33
1 | Sex | 14 | 61
Age |  | 42 | 17
Zone |  | 71 | 30
2 | Sex | 51 | 22
Age |  | 14 | 53
)");
    row("a head of years, signs apart", R"(
Consolidated statements of income
(in millions)
                                              2022          2021

Revenue                                $     1,234    $    1,100
Cost of revenue                              (800)         (700)
Gross profit                           $       434    $      400
)",
        R"(
(in millions) | 2022 | 2021
Revenue | 1,234 | 1,100
Cost of revenue | (800) | (700)
Gross profit | 434 | 400
)");
    row("merged heads", R"(
                            Three months ended June 30,      Six months ended June 30,
                              2022          2021               2022          2021
Net sales                      120           110                240           230
Operating income                12            11                 24            23
Net income                       9             8                 18            17
)",
        R"(
 | Three months ended June 30, 2022 | Three months ended June 30, 2021 | Six months ended June 30, 2022 | Six months ended June 30, 2021
Net sales | 120 | 110 | 240 | 230
Operating income | 12 | 11 | 24 | 23
Net income | 9 | 8 | 18 | 17
)");
    row("a merged head over three", R"(
                                   Year ended December 31,
                              2015          2014          2013
Net income                 122,641       266,799       112,403
Other                          975           253         1,116
)",
        R"(
 | Year ended December 31, 2015 | Year ended December 31, 2014 | Year ended December 31, 2013
Net income | 122,641 | 266,799 | 112,403
Other | 975 | 253 | 1,116
)");
    row("heads of several lines, units in them", R"(
Alloy             Density       Melting      Share
                  (g/cm3)       point (K)     (%)
Brass                8.73          1213      12.5
Bronze               8.78          1223       7.5
Steel                7.85          1773      80.0
)",
        R"(
Alloy | Density (g/cm3) | Melting point (K) | Share (%)
Brass | 8.73 | 1213 | 12.5
Bronze | 8.78 | 1223 | 7.5
Steel | 7.85 | 1773 | 80.0
)");
    row("dashes, percentages, parentheses apart", R"(
                                  2020         2019       Change

Products                           500          400         25 %
Services                           ( 30 )        —          n/m
Other                               —            12       (100 )%
Total                              470          412         14%
)",
        R"(
 | 2020 | 2019 | Change
Products | 500 | 400 | 25 %
Services | ( 30 ) | — | n/m
Other | — | 12 | (100 )%
Total | 470 | 412 | 14%
)");
    row("sections by indentation", R"(
                                  2020         2019
Assets
Current assets:
   Cash                            100           90
   Receivables                      50           40
      Total current assets         150          130
Equipment                          200          210
Total assets                       350          340
)",
        R"(
 | 2020 | 2019
Cash {Current assets} | 100 | 90
Receivables {Current assets} | 50 | 40
Total current assets {Current assets} | 150 | 130
Equipment {Assets} | 200 | 210
Total assets {Assets} | 350 | 340
)");
    row("labels of several lines", R"(
                                             2020         2019
Net cash provided by
operating activities                           10           20
Purchases of property, plant and
equipment, less disposals                       5            6
Change in the fair value of                     1            2
the pension plan
Other                                           3            4
)",
        R"(
 | 2020 | 2019
Net cash provided by operating activities | 10 | 20
Purchases of property, plant and equipment, less disposals | 5 | 6
Change in the fair value of the pension plan | 1 | 2
Other | 3 | 4
)");
    row("rows without a label", R"(
                              2020         2019
Revenue by region
   Europe                      100           90
   Asia                         50           40
                               150          130
)",
        R"(
 | 2020 | 2019
Europe {Revenue by region} | 100 | 90
Asia {Revenue by region} | 50 | 40
~total Revenue by region {Revenue by region} | 150 | 130
)");
    row("the numbers of notes", R"(
                        Note       2020         2019
Revenue                  3        1,500        1,400
Cost of sales                       900          850
Inventories             12          300          310
Receivables                         700          600
)",
        R"(
 | 2020 | 2019
Revenue | 1,500 | 1,400
Cost of sales | 900 | 850
Inventories | 300 | 310
Receivables | 700 | 600
)");
    row("marks of footnotes", R"(
Group              Participants     Responders
Placebo                  120           34*
Treatment                118           71(a)
Open label                40           22†
)",
        R"(
Group | Participants | Responders
Placebo | 120 | 34*
Treatment | 118 | 71(a)
Open label | 40 | 22†
)");
    row("years as labels", R"(
Year             Payments      Interest

2021                1,200           100
2022                1,300            90
2023                1,400            80
Thereafter          2,400            70
)",
        R"(
Year | Payments | Interest
2021 | 1,200 | 100
2022 | 1,300 | 90
2023 | 1,400 | 80
Thereafter | 2,400 | 70
)");
    row("labels behind their numbers", R"(
$   4,756   Depreciation and amortization
      398   Amortization of right of use asset
       66   Amortization of technology
$   5,220   Total
)",
        R"(
 | 
Depreciation and amortization | 4,756
Amortization of right of use asset | 398
Amortization of technology | 66
Total | 5,220
)");
    row("two tables one below the other", R"(
                              2020         2019
Revenue                        100           90
Costs                           50           40

Employees by region (average of the year)

                             Women          Men
Europe                          10           20
Asia                            30           40
)",
        R"(
 | 2020 | 2019
Revenue | 100 | 90
Costs | 50 | 40

 | Women | Men
Europe | 10 | 20
Asia | 30 | 40
)");
    row("points that lead to the numbers", R"(
                                      2020         2019
Salaries ......................        100           90
Rent . . . . . . . . . . . . .          50           40
Travel ........................          7            8
)",
        R"(
 | 2020 | 2019
Salaries | 100 | 90
Rent | 50 | 40
Travel | 7 | 8
)");
    row("words in cells among numbers", R"(
Country          Capital        Population       Area
France           Paris                67.4        644
Spain            Madrid               47.4        506
Portugal         Lisbon               10.3         92
)",
        R"(
Country | Capital | Population | Area
France | Paris | 67.4 | 644
Spain | Madrid | 47.4 | 506
Portugal | Lisbon | 10.3 | 92
)");
    row("heads of two lines over one column each", R"(
                            Owned       Government     Total
                                            Leased
Airplanes                  40,822            2,264    43,086
Defense                    25,991            5,315    31,306
)",
        R"(
 | Owned | Government Leased | Total
Airplanes | 40,822 | 2,264 | 43,086
Defense | 25,991 | 5,315 | 31,306
)");
    row("years with marks, a sign far before its number", R"(
Fiscal Year                    2017 (1)                2016 (2)(3)                2015

Revenue                $       39,403         $        39,528         $           40,339
Stores                            26                      —                        —
)",
        R"(
Fiscal Year | 2017 (1) | 2016 (2)(3) | 2015
Revenue | 39,403 | 39,528 | 40,339
Stores | 26 | — | —
)");
    row("a remark below the heads, no labels", R"(
the votes that were cast for it, which are as set forth below:
   Votes for        Votes against       Abstentions
                  (in thousands)
   57,172,731          13,324,080           170,172
)",
        R"(
 | Votes for | Votes against | Abstentions
 | 57,172,731 | 13,324,080 | 170,172
)");
    row("german", R"(
in Mio. €                            2022          2021
Umsatzerlöse                      1.234,5       1.100,0
Materialaufwand                    -800,2        -700,1
Ergebnis je Aktie (in €)             1,25          1,10
)",
        R"(
in Mio. € | 2022 | 2021
Umsatzerlöse | 1.234,5 | 1.100,0
Materialaufwand | -800,2 | -700,1
Ergebnis je Aktie (in €) | 1,25 | 1,10
)");
    row("cells of words", R"(
Benefits of the plans

Benefit             Standard              Health Plus
Preventive care     Covered in full       Covered in full
Emergency care      Not covered           Covered in full
Vision              Exams and glasses     Exams, glasses, contacts
)",
        R"(
Benefit | Standard | Health Plus
Preventive care | Covered in full | Covered in full
Emergency care | Not covered | Covered in full
Vision | Exams and glasses | Exams, glasses, contacts
)");
    row("cells of words in several lines", R"(
Role             Duties                      Reports to

Clerk            Keeps the files and         Office manager
                 answers the phone

Driver           Brings the goods to         Head of logistics
(all shifts)     the customers

Guard            Watches                     Head of security
)",
        R"(
Role | Duties | Reports to
Clerk | Keeps the files and answers the phone | Office manager
Driver (all shifts) | Brings the goods to the customers | Head of logistics
Guard | Watches | Head of security
)");
    row("prose in two columns is no table", R"(
The credit card portfolio includes      Refer to the note of the report for
loans that the firm has originated      further information on the portfolio,
and purchased. Delinquency rates        including quality indicators which
are the primary indicator of it.        are shown there.
)",
        "");
    row("items are no table", R"(
•    High growth of the firm
•    Low costs of its goods
•    Some more of the same
a)   What comes first
)",
        "");
    row("contents are no table", R"(
Item 1.     Business                              4
Item 2.     Properties                           14
Item 3.     Legal proceedings                    15
Item 4.     Mine safety                          15
)",
        "");
}

void TestTables::endsWhatItSaysWithItself()
{
    const QList<Table> tables = tablesIn({drawnPage(uR"(
Table 1: Visitors by museum
Museum                   2022         2023
Alt                     1,250        1,150
Bau                       640          620
Cop                       410          400

Table 2: Income by museum, in thousand euros
Museum                   2022         2023
Alt                       310          330
Bau                       160          170
Cop                       120          140

Table 3: Staff by museum
Museum                   2022         2023
Alt                        31           33
Bau                        16           17
)"_s)});
    QCOMPARE(tables.size(), 3);
    QCOMPARE(tables[0].caption, u"Table 1: Visitors by museum"_s);
    QCOMPARE(tables[1].caption, u"Table 2: Income by museum, in thousand euros"_s);
    QCOMPARE(tables[2].caption, u"Table 3: Staff by museum"_s);
    QCOMPARE(tables[0].scale, 1);
    QCOMPARE(tables[1].scale, 1000);
    QCOMPARE(tables[1].unit, u"€"_s);
    QCOMPARE(tables[2].scale, 1);
    QCOMPARE(tables[2].unit, QString());
}

void TestTables::tellsUnitsOfColumns()
{
    const QList<Table> clinics = tablesIn({drawnPage(uR"(
Clinic                Beds      Patients      Costs
                                            (in thousands)
Aster                   120        4,310        5,400
Birk                     80        2,950        3,100
)"_s)});
    QCOMPARE(clinics.size(), 1);
    QCOMPARE(clinics[0].scale, 1);
    QCOMPARE(clinics[0].columns.last().head, u"Costs (in thousands)"_s);

    const QList<Table> shares = tablesIn({drawnPage(uR"(
(in millions)                 Shares          Average Price       Dollar Value
Period                        Purchased       Paid per Share      Yet to Be Purchased
October                       102,000             $  45.10               $   1,200
November                      110,000             $  46.20               $   1,100
)"_s)});
    QCOMPARE(shares.size(), 1);
    QCOMPARE(shares[0].unit, QString());
    QCOMPARE(shares[0].columns[0].unit, QString());
    QCOMPARE(shares[0].columns[2].unit, u"$"_s);
    QCOMPARE(
        tablesIn({drawnPage(u"Station    Rainfall (mm)\nBrenn                 812\nKolm                  655"_s)})[0]
            .scale,
        1);
}

void TestTables::takesRemarksOfOneColumnForNoScale_data()
{
    QTest::addColumn<QString>("drawing");
    QTest::addColumn<QString>("heads");
    const auto row = [](const char *name, const char *drawing, const char *heads) {
        QTest::newRow(name) << QString::fromUtf8(drawing) << QString::fromUtf8(heads);
    };
    row("aligned with the head of the middle column", R"(
Team             Goals       Members     Points
                         (thousands)
Pelarby             51         691.0         40
Tibolvik            29         249.6         59
Yaramar             90       2,766.1         42
)",
        "Goals | Members (thousands) | Points");
    row("on two lines", R"(
District         Votes       Polling    Campaign   Status
                            stations    spending
                                              (£
                                       millions)
Darafield        4,059           108         968   open
Lopinnick        2,459           115       1,747   open
)",
        "Votes | Polling stations | Campaign spending (£ millions) | Status");
    row("of several columns, broken", R"(
Plant           Output     Cost      Fuel
                (GWh) yearly (€) (thousand
Wesisk         1,118.8   1,081.5     3,167
Yarelmar       1,494.6   1,183.0     4,041
)",
        "");
}

void TestTables::takesRemarksOfOneColumnForNoScale()
{
    QFETCH(const QString, drawing);
    QFETCH(const QString, heads);
    const Table table = only(drawing.toUtf8());
    QVERIFY2(table.scale == 1, qPrintable(shown(table) + table.caption));
    QStringList found;
    for (const TableColumn &column : table.columns)
        found.append(column.head);
    if (!heads.isEmpty())
        QCOMPARE(found.join(u" | "_s), heads);
}

// A column may be so narrow that its numbers go on in the next line.
void TestTables::readsNoBrokenNumbers()
{
    QCOMPARE(shown(tablesIn({drawnPage(uR"(
Item                     2006        2007        2008
Port                  1,207.3          1,       302.6
revenue                             814.0
Ship calls                186         436         357
)"_s)})),
             QString());
}

void TestTables::tellsWhereARowMayBeMissing_data()
{
    QTest::addColumn<QString>("above");
    QTest::addColumn<bool>("mayMiss");
    QTest::newRow("one section") << u"Brenar area"_s << false;
    QTest::newRow("a section and a row without values") << u"Brenar area\nLopetwell"_s << true;
    QTest::newRow("a section in a section") << u"Brenar area\n  Lopetwell"_s << false;
    QTest::newRow("a heading") << u"Brenar area\nLopetwell:"_s << false;
}

void TestTables::tellsWhereARowMayBeMissing()
{
    QFETCH(const QString, above);
    QFETCH(const bool, mayMiss);
    const Table table = only((u"Team              2010     2011\n"_s + above + uR"(
Pelarby          3,460    4,447
Zerolria area
Eskimeth         3,170    5,485
Norolmar         2,124    8,477
)"_s)
                                 .toUtf8());
    QCOMPARE(table.rows.size(), 3);
    QCOMPARE(table.rows[0].mayMissRow, mayMiss);
    QVERIFY(!table.rows[1].mayMissRow);
    QVERIFY(!table.rows[2].mayMissRow);
}

// Some fonts print white space as a character of their own, which becomes a word.
void TestTables::wordsMayBeBlank()
{
    const Page whole = drawnPage(uR"(
Project      Customer      Date
Lighthouse   Harbour board 3 May

Part      Price   Weight
Gear      12.50   3
Bracket   4.10    1

Order: 118   Name:
             Ann Miller
)"
                                 ""_s);
    for (const Word &word : whole.words) {
        for (const char16_t blank : {u'\u00a0', u'\u2003', u'\u3000'}) {
            Page page = whole;
            for (int i = 0; i < word.length; ++i)
                page.text[word.from + i] = blank;
            for (const Table &table : tablesIn({page})) {
                for (const TableRow &row : table.rows) {
                    for (const TableCell &cell : row.cells)
                        QVERIFY(!cell.text.trimmed().isEmpty());
                }
            }
        }
    }
}

// A blank word within the space between two columns does not join them.
void TestTables::blankWordsJoinNoColumns()
{
    const Page whole = drawnPage(uR"(
Part      Price   Weight
Gear      12.50   3
Bracket   4.10    1
Washer    0.20    7
)"_s);
    const QString expected = shown(tablesIn({whole}));
    QVERIFY(!expected.isEmpty());
    for (int i = 1; i < int(whole.words.size()); ++i) {
        const Word &before = whole.words[i - 1];
        if (before.box.top != whole.words[i].box.top)
            continue;
        Page page = whole;
        Word blank = before;
        blank.from = before.from + before.length; // a space
        blank.length = 1;
        blank.box.right = page.words[i].box.left - 1;
        blank.box.left = blank.box.right - 4;
        page.words.insert(i, blank);
        QCOMPARE(shown(tablesIn({page})), expected);
    }
}

void TestTables::takesNoScaleFromSentences()
{
    const auto scaleBelow = [](const QString &text) {
        const QList<Table> tables = tablesIn({drawnPage(text + uR"(

Wards in 2013
Ward                    Votes        Seats
Aster                   4,310        5,400
Birk                    2,950        3,100
Cop                     1,120        2,140
)"_s)});
        return tables.size() == 1 ? tables[0].scale : 0;
    };
    QCOMPARE(scaleBelow(u"Observers at the Goronness ward may use the sauna after 9 p.m. In 2013, 6.7\n"
                        "million people visited the Halerwick ward."_s),
             1);
    QCOMPARE(scaleBelow(u"The town raised several million euros."_s), 1);
    QCOMPARE(scaleBelow(u"The house in Brenn, which was built in 1931 for the society of the wards, costs 12\n"
                        "thousand euros a year"_s),
             1);
    QCOMPARE(scaleBelow(u"All amounts are in thousands of euros."_s), 1000);
    QCOMPARE(scaleBelow(u"All amounts are in euro thousands."_s), 1000);
    QCOMPARE(scaleBelow(u"Amounts in this report are those of the wards, whose heads have seen them and, if\n"
                        "nothing else is said, they are in thousands."_s),
             1000);
    QCOMPARE(scaleBelow(u"The reconciliation of votes and seats of all wards for the periods presented (in\n"
                        "thousands, except for Birk):"_s),
             1000);
    QCOMPARE(scaleBelow(u"Amounts in this report are those that the heads of the wards have seen; they are in\n"
                        "thousands of euros."_s),
             1000);
    QCOMPARE(scaleBelow(u"€ million"_s), 1e6);
    QCOMPARE(scaleBelow(u"(in thousands)"_s), 1000);
}

void TestTables::readsRowsAndColumns()
{
    QFETCH(QString, drawing);
    QFETCH(QString, expected);
    const QString read = shown(tablesIn({drawnPage(drawing)}));
    QCOMPARE(read.trimmed(), expected);
}

// The first row may be a holiday: its label is built like those of the other rows.
void TestTables::takesARowWithoutNumbersForNoHeadings()
{
    for (const char *form : {"0%1.01.2026 Monday", "Week %1", "KW%1", "%1. Round", "Item A-%1"}) {
        QString drawing;
        for (int i = 1; i <= 6; ++i)
            drawing += QString::fromUtf8(form).arg(i).leftJustified(26) +
                       (i == 1 ? u"Holiday"_s : u"%1.50"_s.arg(107 * i)) + u'\n';
        const QList<Table> tables = tablesIn({drawnPage(drawing)});
        QCOMPARE(tables.size(), 1);
        const Table &table = tables.first();
        QCOMPARE(table.labelHead, QString());
        for (const TableColumn &column : table.columns)
            QCOMPARE(column.head, QString());
        const QString titled = u"Day"_s.leftJustified(26) + u"Sales\n"_s + drawing.section(u'\n', 1);
        const QList<Table> named = tablesIn({drawnPage(titled)});
        QCOMPARE(named.size(), 1);
        QCOMPARE(named.first().labelHead, u"Day"_s);
        QCOMPARE(named.first().columns.first().head, u"Sales"_s);
    }
}

// Above the columns that have the same mark in other rows, a mark is a cell.
void TestTables::takesARowOfMarksForNoHeadings()
{
    const QStringList names{u"Vanilla"_s, u"Banana"_s, u"Cherry"_s, u"Walnut"_s, u"Mocha"_s, u"Hazel"_s, u"Lemon"_s};
    for (const QString &mark : {u"Y"_s, u"yes"_s, u"*"_s, u"\u2713"_s}) {
        QString drawing;
        for (qsizetype i = 0; i < names.size(); ++i)
            drawing += names[i].leftJustified(20) + mark.leftJustified(10) +
                       (i == 0 ? QString() : u"%1.50"_s.arg(95 + 11 * i)) + u'\n';
        QString ofMarks;
        for (const QString &name : names)
            ofMarks += name.leftJustified(20) + mark.leftJustified(10) + mark + u'\n';
        for (const QString &page : {drawing, ofMarks}) {
            const QList<Table> tables = tablesIn({drawnPage(page)});
            QCOMPARE(tables.size(), 1);
            QCOMPARE(tables.first().labelHead, QString());
            for (const TableColumn &column : tables.first().columns)
                QCOMPARE(column.head, QString());
        }
    }
}

void TestTables::readsTimes_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<int>("kind"); // -1: not a time
    QTest::addColumn<double>("order");
    const auto row = [](const char *text, int kind, double order = 0) {
        QTest::newRow(text) << QString::fromUtf8(text) << kind << order;
    };
    row("18:45", PrintedTime::Clock, 67500);
    row("6:45 pm", PrintedTime::Clock, 67500);
    row("6:45pm", PrintedTime::Clock, 67500);
    row("6.45 p.m.", PrintedTime::Clock, 67500);
    row("18.45 Uhr", PrintedTime::Clock, 67500);
    row("18h45", PrintedTime::Clock, 67500);
    row("18 Uhr", PrintedTime::Clock, 64800);
    row("12 am", PrintedTime::Clock, 0);
    row("12:30 pm", PrintedTime::Clock, 45000);
    row("9:00 – 10:30", PrintedTime::Clock, 32400);
    row("9 - 11 am", PrintedTime::Clock, 32400);
    row("11 to 1 pm", PrintedTime::Clock, 39600);
    row("9–17 Uhr", PrintedTime::Clock, 32400);
    row("1:02:34", PrintedTime::Duration, 3754);
    row("1:02:34.5", PrintedTime::Duration, 3754.5);
    row("59:23", PrintedTime::Duration, 3563);
    row("1:02.34", PrintedTime::Duration, 62.34);
    row("14 March 2024", PrintedTime::Date, 2460384);
    row("14.03.2024", PrintedTime::Date, 2460384);
    row("10 pm - 2 am", PrintedTime::Clock, 79200);
    row("03/04/2024", -1);
    row("18:75", -1);
    row("13 pm", -1);
    row("18.45", -1);
    row("45", -1);
    row("Room 5", -1);
    row("12:30 lunch", -1);
    row("31 February 2024", -1);
}

void TestTables::readsTimes()
{
    QFETCH(QString, text);
    QFETCH(int, kind);
    QFETCH(double, order);
    const std::optional<PrintedTime> time = printedTime(text);
    QCOMPARE(time ? int(time->kind) : -1, kind);
    if (time)
        QCOMPARE(time->order, order);
}

void TestTables::readsNumbersAsPrinted_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<double>("value");
    QTest::addColumn<bool>("isComma");
    const auto row = [](const char *text, double value, bool isComma = false) {
        QTest::newRow(text) << QString::fromUtf8(text) << value << isComma;
    };
    row("1,234.5", 1234.5);
    row("(1,234)", -1234);
    row("$ (56)", -56);
    row("($56)", -56);
    row("-7", -7);
    row("–7.25", -7.25);
    row("12.3 %", 12.3);
    row("(12.3 )%", -12.3);
    row("—", 0);
    row(".5", 0.5);
    row("34*", 34);
    row("0.45∗∗∗", 0.45);
    row("84,310¹", 84310);
    row("84,310⁷,⁸", 84310);
    row("1107³ €", 1107);
    row("12\u202f400", 12400);
    row("71(a)", 71);
    row("3.5x", 3.5);
    row("<0.001", 0.001);
    row("12.3 ± 0.4", 12.3);
    row("US$5", 5);
    row("3,50,000/-", 350000);
    row("1,23,45,678.50", 12345678.5);
    row("75000/-", 75000);
    row("1.234,5", 1234.5, true);
    row("1.234", 1234, true);
    row("1.234", 1.234);
    row("0,5 %", 0.5, true);
    row("1\u00a0234,5", 1234.5, true);
    row("39,-", 39, true);
    row("39,–", 39);
    row("1.239,--", 1239, true);
    row("CHF 5.—", 5);
    row("1999,-", 1999, true);
}

void TestTables::readsNumbersAsPrinted()
{
    QFETCH(QString, text);
    QFETCH(double, value);
    QFETCH(bool, isComma);
    const auto number = printedNumber(text, isComma ? DecimalMark::Comma : DecimalMark::Point);
    QVERIFY(number.has_value());
    QCOMPARE(number->value, value);
    for (const QString &words :
         {u"n/a"_s, u"Note 5"_s, u"12/31/2019"_s, u"1.2.3"_s, u"A1"_s, u"1)"_s, u"10⁶"_s, u"10⁻³"_s, u"¹"_s, QString(),
          u"$"_s, u"1.-"_s, u"3,50"_s, u"3,50,00"_s, u"7/-x"_s, u"1,234,56,789"_s})
        QVERIFY2(!printedNumber(words), qPrintable(words));
    for (const QString &price : {u"1999,-"_s, u"1999.–"_s, u"2049,--"_s})
        QVERIFY2(!printedNumber(price)->isYear, qPrintable(price));
}

void TestTables::tellsDecimalMarks()
{
    QCOMPARE(decimalMarkOf({u"It cost 1,234.50 or 12.5"}), DecimalMark::Point);
    QCOMPARE(decimalMarkOf({u"Es kostet 1.234,50 oder 12,5"}), DecimalMark::Comma);
    QCOMPARE(decimalMarkOf({u"1,234 and 5,678"}), DecimalMark::Point);
    QCOMPARE(decimalMarkOf({u"1.234.567"}), DecimalMark::Comma);
    // A raised mark behind 84,310 is no fourth decimal, and no one number speaks for a file.
    QCOMPARE(decimalMarkOf({u"Revenue 84,3101 79,105", u"Gross profit 33,110 31,085"}), DecimalMark::Point);
    QCOMPARE(decimalMarkOf({u"The margin of the year was 12,5 and that of the firm 33,110"}), DecimalMark::Point);
    QCOMPARE(decimalMarkOf({u"On 03.04.2023 and 31.12.2023 there were 1,250 of the goods"}), DecimalMark::Point);
    QCOMPARE(decimalMarkOf({u"Umsatz nach Segmenten 1.500 und 1.200"}), DecimalMark::Comma);
    QCOMPARE(decimalMarkOf({u"The share of the whole was 1.500 and 1.200"}), DecimalMark::Point);
    QCOMPARE(decimalMarkOf({}), DecimalMark::Point);
}

void TestTables::readsPeriods_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("expected"); // year-month-day, months, quarter
    const auto row = [](const char *text, const char *expected) {
        QTest::newRow(text) << QString::fromUtf8(text) << QString::fromUtf8(expected);
    };
    row("2019", "2019-0-0 0 0");
    row("As of December 31, 2019", "2019-12-31 0 0");
    row("Year Ended June 30, 2023", "2023-6-30 12 0");
    row("Three Months Ended Sept. 30, 2021", "2021-9-30 3 0");
    row("Twenty-six weeks ended July 29, 2023", "2023-7-29 6 0");
    row("FY19", "2019-0-0 12 0");
    row("2021³", "2021-0-0 0 0");
    row("FY2022", "2022-0-0 12 0");
    row("2Q22", "2022-0-0 3 2");
    row("Q3 2021", "2021-0-0 3 3");
    row("Q1’23", "2023-0-0 3 1");
    row("Q2 FY2024", "2024-0-0 3 2");
    row("H1 2020", "2020-0-0 6 0");
    row("First quarter 2020", "2020-0-0 3 1");
    row("30.06.2022", "2022-6-30 0 0");
    row("6/30/2022", "2022-6-30 0 0");
    row("2022-06-30", "2022-6-30 0 0");
    row("31. Dezember 2021", "2021-12-31 0 0");
    row("Geschäftsjahr 2021", "2021-0-0 12 0");
    row("Change 2019 vs 2018", "2018-0-0 0 0 change");
    row("Level 3", "0-0-0 0 0");
    row("10,2019", "0-0-0 0 0");
}

void TestTables::readsPeriods()
{
    QFETCH(QString, text);
    QFETCH(QString, expected);
    const Period period = periodIn(text);
    QCOMPARE(u"%1-%2-%3 %4 %5%6"_s.arg(period.year)
                 .arg(period.month)
                 .arg(period.day)
                 .arg(period.months)
                 .arg(period.quarter)
                 .arg(period.change ? u" change"_s : QString()),
             expected);
}

void TestTables::readsScalesAndUnits()
{
    QCOMPARE(scaleIn(u"(in thousands, except per share data)"), 1e3);
    QCOMPARE(scaleIn(u"$ in millions"), 1e6);
    QCOMPARE(scaleIn(u"in Mio. €"), 1e6);
    QCOMPARE(scaleIn(u"TEUR"), 1e3);
    QCOMPARE(scaleIn(u"($m)"), 1e6);
    QCOMPARE(scaleIn(u"in $000"), 1e3);
    QCOMPARE(scaleIn(u"Milliarden Euro"), 1e9);
    QCOMPARE(scaleIn(u"5 million shares"), 1.0);
    QCOMPARE(scaleIn(u"10,000 shares"), 1.0);
    QCOMPARE(unitIn(u"Weight (kg)"), u"kg"_s);
    QCOMPARE(unitIn(u"Share of sales (%)"), u"%"_s);
    QCOMPARE(unitIn(u"Melting point (°C)"), u"°C"_s);
    QCOMPARE(unitIn(u"Duration, hours"), u"hours"_s);
    QCOMPARE(unitIn(u"Employees"), u"employees"_s);
    QCOMPARE(unitIn(u"Revenue (€)"), u"€"_s);
    QCOMPARE(unitIn(u"Revenue"), QString());
    QCOMPARE(currencyIn(u"(in millions of U.S. dollars)"), u"$"_s);
    QCOMPARE(currencyIn(u"(in millions)"), QString());
}

void TestTables::knowsWhichRowsAreNotScaled()
{
    const Table table = only(R"(
(in millions, except per share amounts)
                                      2020         2019

Net earnings                   $       100    $      90
Earnings per share:
   Basic                       $      1.25    $    1.10
   Diluted                     $      1.20    $    1.05
Dividends per share            $      0.50    $    0.40
)");
    QCOMPARE(table.scale, 1e6);
    QCOMPARE(table.unit, u"$"_s);
    QCOMPARE(table.rows.size(), 4);
    QVERIFY(!table.rows[0].isPerUnit);
    QVERIFY(table.rows[1].isPerUnit);
    QVERIFY(table.rows[2].isPerUnit);
    QVERIFY(table.rows[3].isPerUnit);
}

void TestTables::completesPeriodsFromWhatIsSaidOnce()
{
    const Table table = only(R"(
Year ended December 31,           2020         2019       Change
Revenue                            100           90           11%
Costs                               50           40           25%
)");
    QCOMPARE(table.columns.size(), 3);
    QCOMPARE(table.columns[0].period, (Period{2020, 12, 31, 12, 0, false}));
    QCOMPARE(table.columns[1].period, (Period{2019, 12, 31, 12, 0, false}));
    QVERIFY(table.columns[2].period.change);
    QCOMPARE(table.columns[2].period.year, 0);
}

// It extends beyond a column, and its letters are larger than the table's.
void TestTables::takesAHeadingForNoColumn_data()
{
    QTest::addColumn<float>("larger");
    QTest::addColumn<QString>("first"); // of the column
    QTest::addColumn<QString>("caption");
    QTest::addColumn<QString>("white");
    QTest::newRow("a heading") << 1.4f << u"Mill"_s << u"Rents of all"_s << u"\n"_s;
    QTest::newRow("a heading close to the heads") << 1.4f << u"Mill"_s << u"Rents of all"_s << QString();
    QTest::newRow("a heading in the font of the rows") << 1.0f << u"Mill"_s << u"Rents of all"_s << u"\n"_s;
    QTest::newRow("a heading at the left edge, close to the heads, in the font of the rows")
        << 1.0f << u"Mill"_s << u"Rents of all"_s << QString();
}

void TestTables::takesAHeadingForNoColumn()
{
    QFETCH(float, larger);
    QFETCH(QString, first);
    QFETCH(QString, caption);
    QFETCH(QString, white);
    Page page = drawnPage(u"\nRents of all\n"_s + white + QString::fromUtf8(R"(Year   Mill    Inn    Forge    Farm
1990   3400    120       80     510
2000   2100     90       70     480
2010   1900     95       75     470
)"));
    for (Word &word : page.words) {
        if (word.box.top < page.words.first().box.bottom)
            word.size *= larger;
    }
    const QList<Table> tables = tablesIn({page});
    QCOMPARE(tables.size(), 1);
    QCOMPARE(tables.first().columns.first().head, first);
    QCOMPARE(tables.first().caption, caption);
}

void TestTables::takesCaptionsAboveAndBelow()
{
    const QList<Table> above = tablesIn({drawnPage(QString::fromUtf8(R"(
Table 1: Messages by set.

Dataset        Causal      Total
Training          150        300
Test               16         30

Table 2: Scores of all
models on the test set.

Model              F1     Recall
SVM              0.79       0.71
LSTM             0.75       0.85
)"))});
    QCOMPARE(above.size(), 2);
    QCOMPARE(above[0].caption, u"Table 1: Messages by set."_s);
    QCOMPARE(above[1].caption, u"Table 2: Scores of all models on the test set."_s);
    const QList<Table> below = tablesIn({drawnPage(QString::fromUtf8(R"(
Dataset        Causal      Total
Training          150        300
Test               16         30
Table 1: Messages by set.



Model              F1     Recall
SVM              0.79       0.71
LSTM             0.75       0.85
Table 2: Scores of all models.
)"))});
    QCOMPARE(below.size(), 2);
    QCOMPARE(below[0].caption, u"Table 1: Messages by set."_s);
    QCOMPARE(below[1].caption, u"Table 2: Scores of all models."_s);
    QCOMPARE(only(R"(
The following table shows revenue by region (in thousands):

                 2020        2019
Europe             10          20
Asia               30          40
)")
                 .caption,
             u"The following table shows revenue by region (in thousands):"_s);
}

void TestTables::goesOnOverPages()
{
    const Page first = drawnPage(QString::fromUtf8(R"(
(in thousands)                    2020         2019
Operating activities
   Depreciation                    100           90
   Other                            50           40
)"),
                                 1, 600);
    const Page second = drawnPage(QString::fromUtf8(R"(
   Inventories                       5            4
   Total                           155          134
Investing activities
   Purchases                       200          300
)"),
                                  2, 40);
    const QList<Table> tables = tablesIn({first, second});
    QCOMPARE(tables.size(), 2);
    QVERIFY(!tables[0].goesOn);
    QVERIFY(tables[1].goesOn);
    QCOMPARE(tables[1].page, 2);
    QCOMPARE(tables[1].scale, 1e3);
    QCOMPARE(shown(tables[1]), plain(R"(
(in thousands) | 2020 | 2019
Inventories {Operating activities} | 5 | 4
Total {Operating activities} | 155 | 134
Purchases {Investing activities} | 200 | 300
)"));
    Page other = second;
    other.number = 3;
    QVERIFY(!tablesIn({first, other})[1].goesOn);
}

namespace {

// Lines of words at given left edges, in a 10-point font whose characters are `letter` wide.
Page pageOf(const QList<QList<std::pair<QString, float>>> &lines, float letter = 5)
{
    Page page;
    page.number = 1;
    page.width = 612;
    page.height = 792;
    page.status = PageStatus::Text;
    float top = 100;
    for (const auto &line : lines) {
        if (!page.text.isEmpty())
            page.text += u'\n';
        for (const auto &[word, left] : line) {
            if (!page.text.isEmpty() && !page.text.endsWith(u'\n'))
                page.text += u' ';
            const float right = left + letter * float(word.size());
            page.words.append({int(page.text.size()), int(word.size()), {left, top, right, top + 10}, 10});
            page.text += word;
        }
        top += 12;
    }
    return page;
}

} // namespace

void TestTables::partsNarrowColumns_data()
{
    QTest::addColumn<float>("gap");
    QTest::addColumn<bool>("fromLeft");
    QTest::addColumn<int>("rows");
    QTest::addColumn<int>("columns");
    for (const float gap : {6.0f, 7.5f, 9.5f}) {
        for (const bool fromLeft : {true, false}) {
            for (const int rows : {4, 9}) {
                for (const int columns : {2, 5}) {
                    QTest::addRow("%g points %s %d rows %d columns", double(gap), fromLeft ? "left" : "right", rows,
                                  columns)
                        << gap << fromLeft << rows << columns;
                }
            }
        }
    }
}

// The gap between columns is narrower than one between words, but continues through all lines.
void TestTables::partsNarrowColumns()
{
    QFETCH(float, gap);
    QFETCH(bool, fromLeft);
    QFETCH(int, rows);
    QFETCH(int, columns);
    constexpr int widest = 4; // digits
    QList<QList<std::pair<QString, float>>> lines;
    QStringList expected;
    const auto put = [&](const QString &label, const QStringList &cells) {
        QList<std::pair<QString, float>> line{{label, 40}};
        float left = 120;
        for (const QString &cell : cells) {
            line.append({cell, left + (fromLeft ? 0 : 5 * float(widest - cell.size()))});
            left += 5 * widest + gap;
        }
        lines.append(line);
        expected.append(label + u" | "_s + cells.join(u" | "_s));
    };
    QStringList heads;
    for (int column = 0; column < columns; ++column)
        heads.append(u"Head"_s.first(3) + QChar(u'A' + column));
    put(u"Player"_s, heads);
    for (int row = 0; row < rows; ++row) {
        QStringList cells;
        for (int column = 0; column < columns; ++column)
            cells.append(column % 2 == 0 ? QString(1 + (row * 7 + column) % 4, QChar(u'K' + row))
                                         : QString::number(1200 + 31 * row + 7 * column));
        put(u"Name"_s + QChar(u'A' + row), cells);
    }
    QCOMPARE(shown(tablesIn({pageOf(lines)})), expected.join(u'\n'));
}

// In a fixed-width font each blank is as wide as a character: labels of several words stay whole.
void TestTables::keepsLabelsInFontsOfOneWidth()
{
    QList<QList<std::pair<QString, float>>> lines;
    for (const QString &line :
         {u"Product                  2019"_s, u"Sales of wheat          1,234"_s, u"Sales of maize            934"_s,
          u"Sales of grass          2,034"_s, u"Sales of beans             55"_s, u"Sales of herbs          3,034"_s}) {
        QList<std::pair<QString, float>> words;
        qsizetype at = 0;
        for (const QString &word : line.split(u' ')) {
            if (!word.isEmpty())
                words.append({word, 40 + 6 * float(at)});
            at += word.size() + 1;
        }
        lines.append(words);
    }
    QCOMPARE(shown(tablesIn({pageOf(lines, 6)})), plain(R"(
Product | 2019
Sales of wheat | 1,234
Sales of maize | 934
Sales of grass | 2,034
Sales of beans | 55
Sales of herbs | 3,034
)"));
}

void TestTables::tellsWhereCellsStand()
{
    const Page page = drawnPage(QString::fromUtf8(R"(
                                  2020         2019
Net cash provided by
operating activities               100           90
)"));
    const QList<Table> tables = tablesIn({page});
    QCOMPARE(tables.size(), 1);
    const TableRow &row = tables[0].rows.first();
    QCOMPARE(page.text.mid(row.from, row.length).simplified(), row.label);
    for (const TableCell &cell : row.cells) {
        QCOMPARE(page.text.mid(cell.from, cell.length), cell.text);
        QVERIFY(cell.box.left >= row.box.left && cell.box.right <= row.box.right);
        QVERIFY(cell.box.top >= row.box.top && cell.box.bottom <= row.box.bottom);
    }
    QCOMPARE(row.cells[0].column, 0);
    QCOMPARE(row.cells[1].column, 1);
    QVERIFY(tables[0].box.bottom >= row.box.bottom);
}

void TestTables::readsFieldsBelowTheirLabels()
{
    Page page = drawnPage(u"Place\nLoading dock 3\n\nSupervisor\nHamish Rowan\n\nDays lost\n6\n\nSigned in Bergen"_s);
    QVERIFY(tablesIn({page}).isEmpty());
    for (Word &word : page.words) {
        const QStringView text = QStringView(page.text).mid(word.from, word.length);
        const QStringList labels{u"Place"_s, u"Supervisor"_s, u"Days"_s, u"lost"_s};
        word.size = labels.contains(text.toString()) ? 7 : 10;
    }
    const QList<Table> tables = tablesIn({page});
    QCOMPARE(tables.size(), 1);
    QCOMPARE(shown(tables[0]), u" | \nPlace | Loading dock 3\nSupervisor | Hamish Rowan\nDays lost | 6"_s);
    QCOMPARE(tables[0].rows[2].cells[0].number, 6);
}

// Boxes with a small label above the value: in a grid, with values to the right, as text in any order. Captions below
// large numbers are not labels of the numbers that follow, nor is small print above running text.
void TestTables::readsFieldsOfBoxes_data()
{
    QTest::addColumn<QString>("drawing");
    QTest::addColumn<QStringList>("small"); // words set small
    QTest::addColumn<QString>("expected");
    const QStringList labels{u"Account"_s, u"holder"_s, u"number"_s, u"Tax"_s, u"withheld"_s, u"Branch"_s, u"State"_s};
    QTest::newRow("grid") << QString::fromUtf8(R"(
Account holder            Account number
Ina Bergman               77-1204

Tax withheld              Branch
353.95                    Harbour
)") << labels
                          << u"Account holder | Ina Bergman; Account number | 77-1204; Tax withheld | 353.95; "
                             u"Branch | Harbour"_s;
    QTest::newRow("values to the right") << QString::fromUtf8(R"(
Account holder            Account number
     Ina Bergman                77-1204

Tax withheld              Branch
          353.95             Harbour
)") << labels
                                         << u"Account holder | Ina Bergman; Account number | 77-1204; "
                                            u"Tax withheld | 353.95; Branch | Harbour"_s;
    QTest::newRow("an empty box") << QString::fromUtf8(R"(
Account holder            Account number          State
Ina Bergman                                       Ohio

Tax withheld              Branch
353.95                    Harbour
)") << labels << u"Account holder | Ina Bergman; State | Ohio; Tax withheld | 353.95; Branch | Harbour"_s;
    QTest::newRow("captions below") << QString::fromUtf8(R"(
2,400                     35
Account holder            Tax withheld

12                        77
Branch                    State

8                         9
number                    holder
)") << labels << QString();
    QTest::newRow("too few") << QString::fromUtf8(R"(
Account holder            Branch
Ina Bergman               Harbour
)") << labels << QString();
}

void TestTables::readsFieldsOfBoxes()
{
    QFETCH(QString, drawing);
    QFETCH(QStringList, small);
    QFETCH(QString, expected);
    Page page = drawnPage(drawing);
    for (Word &word : page.words)
        word.size = small.contains(page.text.mid(word.from, word.length)) ? 7 : 10;
    QStringList rows;
    for (const Table &table : tablesIn({page})) {
        for (const TableRow &row : table.rows) {
            if (row.cells.size() == 1)
                rows.append(row.label + u" | "_s + row.cells.first().text);
        }
    }
    QCOMPARE(rows.join(u"; "_s), expected);
}

// "Date:" above its value, alone or beside others; but not in running text, for labels with a value beside them, or for
// headers above several rows.
void TestTables::readsValuesBelowLabels_data()
{
    QTest::addColumn<QString>("drawing");
    QTest::addColumn<QString>("expected"); // rows of all tables
    const auto row = [](const char *name, const char *drawing, const char *expected) {
        QTest::newRow(name) << QString::fromUtf8(drawing) << QString::fromUtf8(expected);
    };
    row("two labels", R"(
Rainer Ltd
12 Mill Road
                                   Customer No.:        Date:
                                   000000000002         20.11.2025
)",
        "Customer No.: | 000000000002; Date: | 20.11.2025");
    row("heads without colons", R"(
Project             Customer            Our sign                  Date
2025T0030           10300               sigle@meal.example        04.03.2025

Article             Description                         Amount
)",
        "Project | 2025T0030; Customer | 10300; Our sign | sigle@meal.example; Date | 04.03.2025");
    row("one label", R"(
TAX OFFICE
P.O. Box 2508                      Contact person:
                                   DIANE GENTRY
)",
        "Contact person: | DIANE GENTRY");
    row("values beside", R"(
Name:        Ada Finch
Street:      Mill Road 3
)",
        "");
    row("running text", R"(
We ask you for the following:
Please send the form back to us.
Thank you very much for your help
)",
        "");
    row("labels over labels", R"(
Created:
Due:
)",
        "");
}

void TestTables::readsValuesBelowLabels()
{
    QFETCH(QString, drawing);
    QFETCH(QString, expected);
    QStringList rows;
    const QList<Table> tables = tablesIn({drawnPage(drawing)});
    for (const Table &table : tables) {
        for (const TableRow &each : table.rows)
            rows.append(each.label + u" | "_s + each.cells.first().text);
    }
    QCOMPARE(rows.join(u"; "_s), expected);
}

void TestTables::readsRealPages_data()
{
    QTest::addColumn<QString>("file");
    QTest::addColumn<int>("page");
    QTest::addColumn<QStringList>("lines"); // in this order, among others
    const auto row = [](const char *file, int page, const char *lines) {
        QTest::addRow("%s %d", file, page) << QString::fromUtf8(file) << page << QString::fromUtf8(lines).split(u'\n');
    };
    row("financebench-dev/pdfs/NETFLIX_2015_10K.pdf", 43,
        "(in thousands, except share and per share data) | As of December 31, 2015 | As of December 31, 2014\n"
        "Cash and cash equivalents {Current assets} | 1,809,330 | 1,113,608\n"
        "Total current assets {Current assets} | 5,431,840 | 3,927,053\n"
        "Total assets {Assets} | 10,202,871 | 7,042,500\n"
        "Accumulated other comprehensive loss {Stockholders’ equity} | (43,308) | (4,446)");
    row("uda/pdfs/1809.01202.pdf", 4,
        "Dataset | Causality | Non-Causal | Total\n"
        "Training | 1,284 | 1,330 | 2,614\n"
        "Causality messages | CE DA | Total DA\n"
        "Test | 160 | 757");
    row("uda/pdfs/1809.01202.pdf", 6,
        "Model | F1\n"
        "Linear SVM | 0.791\n"
        "Model | Prec | Rec | F1\n"
        "Random Forest | 0.747 | 0.790 | 0.746");
    row("financebench-dev/pdfs/ACTIVISIONBLIZZARD_2019_10K.pdf", 114,
        " | For the Years Ended December 31, 2019 | For the Years Ended December 31, 2018 | For the Years Ended "
        "December 31, 2017\n"
        "Interest income | (79) | (65) | (24)\n"
        "Interest expense from debt and amortization of debt discount and deferred financing costs | 90 | 140 | 162\n"
        "Unrealized gain on equity investment | (38) | — | —");
    row("financebench-dev/pdfs/MGMRESORTS_2023Q2_10Q.pdf", 3,
        "(Unaudited) | June 30, 2023 | December 31, 2022\n"
        "Cash and cash equivalents {Current assets} | 3,843,366 | 5,911,893\n"
        "Assets held for sale {Current assets} | — | 608,437\n"
        "Goodwill {Other assets} | 5,029,189 | 5,029,312");
    row("financebench-dev/pdfs/BESTBUY_2017_10K.pdf", 45,
        " | 2017 | 2016 (1) | 2015\n"
        "Total cost of shares repurchased | 751 | 1,000 | —\n"
        "Number of shares repurchased | 21.1 | 32.8 | —\n"
        "Total cash dividends per share | 1.57 | 1.43 | 0.72");
    row("financebench-dev/pdfs/BESTBUY_2017_10K.pdf", 72,
        " | 2017 | 2016 | 2015\n"
        "Canadian brand consolidation {Continuing operations} | 3 | 200 | —");
    row("financebench-dev/pdfs/BOEING_2018_10K.pdf", 16,
        "(Square feet in thousands) | Owned | Leased | Government Owned (1) | Total\n"
        "Commercial Airplanes | 40,822 | 2,264 |  | 43,086\n"
        "Other (2) | 2,499 | 1,777 | 318 | 4,594");
    row("financebench-dev/pdfs/CORNING_2022_10K.pdf", 84,
        " | 2023 | 2024 | 2025 | 2026 | 2027 | Thereafter\n"
        " | 224 | 284 | 169 | 29 | 403 | 5,845");
    row("financebench-dev/pdfs/JPMORGAN_2022Q2_10Q.pdf", 10,
        "(in millions) | Three months ended June 30, 2022 | Three months ended June 30, 2021 | Three months ended June "
        "30, Change | Six months ended June 30, 2022 | Six months ended June 30, 2021 | Six months ended June 30, "
        "Change\n"
        "Investment banking fees | 1,586 | 3,470 | (54) % | 3,594 | 6,440 | (44) %\n"
        "Total net revenue | 30,715 | 30,479 | 1 % | 61,432 | 62,745 | (2) %");
    row("uda/pdfs/inpixon_2019.pdf", 60,
        "Net loss | (33,982)\n"
        "Amortization of right of use asset | 398\n"
        "Total non-cash expenses | 21,602\n"
        "Increase in inventory, other current assets and other assets | (85)");
    row("financebench-dev/pdfs/FOOTLOCKER_2022_8K_dated-2022-05-20.pdf", 2,
        "Name | Votes For | Votes Against | Abstentions | Broker Non-Votes\n"
        "Virginia C. Drosos | 59,657,810 | 294,935 | 10,714,238 | 6,884,223\n"
        "Richard A. Johnson | 54,484,293 | 16,105,005 | 77,685 | 6,884,223");
    row("financebench-dev/pdfs/MGMRESORTS_2020_10K.pdf", 42,
        " | Year Ended December 31, 2020 | Year Ended December 31, 2019 | Year Ended December 31, 2018\n"
        "Net revenues | 5,162,082 | 12,899,672 | 11,763,096\n"
        "Las Vegas Strip Resorts | Closure Date | Initial Re-opening Date\n"
        "Bellagio | March 17, 2020 | June 4, 2020");
    row("financebench-dev/pdfs/NIKE_2018_10K.pdf", 91,
        "Entity Name | Jurisdiction of Formation\n"
        "NIKE Deutschland GmbH | Germany\n"
        "NIKE Global Holding B.V. | Netherlands");
}

// Written down from looking at the pages.
void TestTables::readsRealPages()
{
    QFETCH(QString, file);
    QFETCH(int, page);
    QFETCH(QStringList, lines);
    const QString path = QStringLiteral(ATTEST_SHARED_DATA "/") + file;
    if (!QFile::exists(path))
        QSKIP("shared/data is not there: the tables of real pages are not compared");
    const Result<ReadPdf> read = readPdf(path, {}, {}, {});
    QVERIFY(bool(read));
    const auto there =
        std::find_if(read->pages.begin(), read->pages.end(), [page](const Page &each) { return each.number == page; });
    QVERIFY(there != read->pages.end());
    const QStringList all = shown(tablesIn({*there})).split(u'\n');
    qsizetype at = 0;
    for (const QString &line : std::as_const(lines)) {
        const qsizetype found = all.indexOf(line, at);
        QVERIFY2(found >= 0, qPrintable(line + u"\nis not in\n"_s + all.join(u'\n')));
        at = found + 1;
    }
}

void TestTables::findsNoTablesInProse()
{
    QVERIFY(tablesIn({drawnPage(QString::fromUtf8(R"(
5.3     TRAINING THE SELECTOR

For the selection model we use supervised learning: first, we train the reformulator, and we
generate N = 20 rewrites for each question in the training and validation sets. We have about
2 million triples in 2019 and 2020, of which half are removed.

1.     The first step of all is to remove what cannot be used.
2.     The second step is to look at 5 of them again.
3.     The third step is the last one.

5.4     BASELINES AND BENCHMARKS

We report the results of 12 models.

                                      41
)"))})
                .isEmpty());
    QVERIFY(tablesIn({}).isEmpty());
    QVERIFY(tablesIn({Page()}).isEmpty());
}

void TestTables::isBoundedOnHostilePages()
{
    // The maximum number of words on a page, each a number, all at one place or far outside.
    Page page;
    page.number = 1;
    page.width = 1;
    page.height = 1;
    for (int i = 0; i < 19000; ++i) {
        const float left = float(i * 7919 % 100003) - 5e4f;
        page.words.append({int(page.text.size()),
                           3,
                           {left, float(i % 97), left + (i % 5 == 0 ? -9 : 9), float(i % 89)},
                           i % 3 == 0 ? 0.0f : 1e9f});
        page.text += u"12%"_s + (i % 40 == 39 ? u'\n' : u' ');
    }
    QElapsedTimer clock;
    clock.start();
    tablesIn({page, page});
    QVERIFY2(clock.elapsed() < 5000, qPrintable(QString::number(clock.elapsed())));
}

QTEST_GUILESS_MAIN(TestTables)
#include "tst_tables.moc"
