// What a question may ask of the rows of a table that does not explain all of its words: always only candidates.
#include "core/query/likelyanswer.h"
#include "core/tables/tables.h"
#include "drawnpages.h"

#include <QTest>

using namespace core;
using namespace Qt::StringLiterals;

namespace {

constexpr auto menu = R"(
PIZZA

Margherita with basil           7,00
Funghi with mushrooms           8,00
Diavola with hot salami        11,50
Frutti di mare                 13,00
Regina with ham                 9,00
)";

constexpr auto bill = R"(
Your order

Article                        Pieces     Price each
Camera Lumo X2                      1         €189.00
Camera bag                          1          €14.99
Memory card 64 GB                   2          €24.50
Tripod                              1          €44.99
)";

constexpr auto race = R"(
Results of the spring regatta

Name          Fleet         Points     Penalties
Emma          Open              10             2
Brandon       Open              17             9
Molly         Junior            22             1
Nikolas       Junior            38             4
Alfred        Open              36             0
)";

constexpr auto scoresOfOne = R"(
Ice Gala, short program

Name                 Segment score     Element score     Component score
Lammers Paul                 80.60             44.30               36.30
)";

constexpr auto scoresOfOther = R"(
Name                 Segment score     Element score     Component score
Buttner Jeff                 76.00             39.10               36.90
)";

constexpr auto salads = R"(
Salads

Green salad                     6,90
Salad with feta                12,90
Salad with salmon              17,90
)";

constexpr auto fish = R"(
Fish

Perch                          22,90
Large prawns                   24,90
Mixed platter of the sea       36,90
)";

constexpr auto college = R"(
OAKHAM ENGINEERING COLLEGE
Fees of the year

Branch                           Fees
Computer science             3,50,000
Civil engineering              70,000
Mechanical engineering         60,000
)";

constexpr auto rockets = R"(
Price list of the fireworks shop

Unit      Article                Price
Box       Sparklers               2.40
Box       Meteor shower          86.40
Piece     Rocket                  4.10
Piece     Fountain                7.90
)";

constexpr auto stock = R"(
Article                  Quantity
Radia JD                        1
Radia J4                        2
Baggs Para DI                   1
Baggs Para X                    3
)";

constexpr auto taxes = R"(
City of Oakham, taxes by fiscal year

                        2003        2004        2005        2006
Sales                 17,863      19,953      19,023      21,075
Property              10,767      10,020      14,597      16,505
Licenses               1,926       1,901       1,885       1,973
)";

constexpr auto courses = R"(
Courses of the yoga studio

Course               Day          Time               Room
Morning flow         Monday       07:30 - 08:30      Blue
Back school          Tuesday      10:00 - 11:15      Green
Evening rest         Monday       20:15 - 21:00      Blue
Power hour           Friday       18:00 - 19:00      Green
)";

constexpr auto conference = R"(
Schedule of the beekeepers' day

Time             Talk                          Hall
9:30 am          Welcome                       Large
10:15 am         Bees in winter                Large
1 pm             Wax and what to do with it    Small
3:45 pm          Honey law                     Small
)";

constexpr auto buses = R"(
Bus 12, Oakham to Kolm

Oakham station       06:10     08:10     12:40     17:25
Mill Lane            06:17     08:17     12:47     17:32
Kolm market          06:31     08:31     13:01     17:46
)";

constexpr auto nightBuses = R"(
Night bus, Oakham to Kolm

Oakham station       21:10     22:10     23:10     00:10
Mill Lane            21:17     22:17     23:17     00:17
Kolm market          21:31     22:31     23:31     00:31
)";

constexpr auto runs = R"(
Results of the hill run

Runner            Club          Time
Ada Lind          Kolm          58:41
Bo Berg           Farn        1:02:17
Cleo Dahl         Kolm        1:12:03
Dan Ek            Farn          59:12
)";

constexpr auto meetings = R"(
Meetings of the allotment society

Meeting                  Date                 Place
Members                  14 March 2024        Barn
Board                    2 May 2024           Office
Summer party             29 June 2024         Barn
)";

constexpr auto acceptance = R"(
Acceptance of the tournament software

No.     Requirement                       Status
1       Entry of the fields               works
2       Use without a network             works in part
3       Export of the plan                does not work
4       Breaks for every team             does not work
5       Colours of the club               works
)";

constexpr auto restOfAcceptance = R"(
No.     Requirement                       Status
6       Names can be changed              does not work
7       Last tournaments are kept         works
)";

constexpr auto germanAcceptance = R"(
Abnahme der Turnierverwaltung

Nr.     Anforderung                       Status
1       Eingabe der Felder                funktioniert
2       Ausgabe des Plans                 funktioniert nicht
3       Pausen aller Mannschaften         funktioniert teilweise
4       Farben des Vereins                funktioniert nicht
)";

constexpr auto trainers = R"(
Trainers of the judo club

Trainer             Group          Hall
Ada Lind            Juniors        Kolm
Bo Berg             Seniors        Farn
Cleo Dahl           Juniors        Farn
Dan Ek              Beginners      Kolm
)";

constexpr auto releases = R"(
Versions of the library

Version       Date             Changes
0.9           24.11.2003       First draft
1.0           02.03.2004       New reader
1.1           23.06.2004       Faster writer
1.2           03.02.2006       New format
)";

constexpr auto members = R"(
Members of the club

Member          Joined           Left
Ada Lind        12.03.2001       30.06.2020
Bo Berg         01.05.2020       31.12.2023
Cleo Dahl       07.09.2004       15.02.2020
Dan Ek          11.11.2020       30.04.2024
)";

constexpr auto tours = R"(
Tours of the valley

Tour            Guide         Place
Old town        Ann           Kolm
Mill walk       Ann           Farn
Lake walk       Ben           Kolm
)";

constexpr auto complaints = R"(
Customers of the shop

Customer        Town          Order No.
Ada Lind        Kolm               114
Bo Berg         Kolm               115
Cleo Dahl       Farn               116
)";

constexpr auto cars = R"(
Old cars in the garage

Car             Power     Cylinders     Gears
Lotus             113             4         5
Datsun             93             4         4
Ferrari           175             6         5
Toyota             97             4         3
)";

constexpr auto pupils = R"(
Pupils of the hill school

Class          Boys       Girls      Sum
Lower            30          39       69
Middle           42          37       79
Upper            40          31       71
)";

constexpr auto parts = R"(
Parts of the radio board

Part             Kind             Value
R1, R2           Resistor           10k
R3               Resistor           47k
C1               Capacitor         100n

Order 10 boards or more.
)";

constexpr auto weekBuses = R"(
Bus 12, Oakham to Kolm

Stop               Mon-Fri     Mon-Fri     Saturday     Sunday
Oakham station       06:10       23:10        22:10      17:25
Mill Lane            06:17       23:17        22:17      17:32
Kolm market          06:31       23:31        22:31      17:46
)";

constexpr auto talks = R"(
Schedule of the bee club

Time          Talk                    Hall
9:00          Welcome                 Large
10:30         Bees in winter          Large
1:15          Wax                     Small
3:45          Honey law               Small
)";

constexpr auto concerts = R"(
Concerts of the season

Concert         Date             Hall
Autumn          12 September     Kolm
Advent          3 December       Farn
New Year        5 January        Kolm
Spring          14 April         Farn
)";

constexpr auto shops = R"(
Shops of the mall

Shop          Hours               Floor
Bakery        06:00 - 14:00       Ground
Books         10:00 - 18:00       Upper
Grocer        08:00 - 22:00       Ground
Shoes         09:00 - 17:00       Upper
)";

constexpr auto trains = R"(
Trains of the valley line

Train         Departure       Arrival
IC Farn           06:10         09:40
RE Kolm           07:30         09:10
IR Lake           12:00         14:30
)";

constexpr auto rooms = R"(
Rooms of the inn

Room          Floor          Open from
Daisy         Third              07:00
Rose          First              08:00
Lily          First              09:00
)";

class Tables : public TableSource
{
public:
    explicit Tables(const QList<const char *> &pages, const QString &title = u"paper.pdf"_s)
    {
        for (qsizetype i = 0; i < pages.size(); ++i)
            m_pages.append(drawnPage(QString::fromUtf8(pages[i]), int(i + 1)));
        m_document.id = 1;
        m_document.title = title;
        m_document.path = u"/papers/"_s + title;
        m_document.pages = int(pages.size());
    }

    QList<Document> documents() const override { return {m_document}; }
    Result<QList<Table>> tables(DocumentId) const override { return tablesIn(m_pages); }
    QString pageText(DocumentId, int page) const override { return m_pages.value(page - 1).text; }
    QString pageLabel(DocumentId, int page) const override { return QString::number(page); }

private:
    Document m_document;
    QList<Page> m_pages;
};

// As if a search had found all of its pages.
Calculation offered(const QString &question, const TableSource &source, double chance = 0.3,
                    const ChanceOfText &chanceOfText = {})
{
    QList<NearPage> near;
    for (int page = 1; page <= source.documents().first().pages; ++page)
        near.append({1, page, chance});
    const auto weight = [&](const QString &term) {
        for (const NearPage &each : near) {
            if (source.pageText(1, each.page).contains(term, Qt::CaseInsensitive))
                return 2.0;
        }
        return 0.0;
    };
    return *likelyFromTables(question, near, source, weight, chanceOfText, {});
}

QStringList shownBy(const Calculation &calculation)
{
    QStringList shown;
    for (const Computed &each : calculation.candidates)
        shown.append(each.shown);
    return shown;
}

} // namespace

class tst_likelyanswer : public QObject
{
    Q_OBJECT

private slots:
    void findsRowsByTheWordsOfTheQuestion_data()
    {
        QTest::addColumn<QByteArray>("page");
        QTest::addColumn<QString>("question");
        QTest::addColumn<QString>("shown");
        const QByteArray pizzas = menu, order = bill, boats = race;
        QTest::newRow("the dearest, without column heads")
            << pizzas << u"Which pizza is the dearest?"_s << u"Frutti di mare (13.00)"_s;
        QTest::newRow("the cheapest") << pizzas << u"What is the cheapest pizza?"_s
                                      << u"Margherita with basil (7.00)"_s;
        QTest::newRow("below a bound") << pizzas << u"Which pizza can I order for less than 8.50 euros?"_s
                                       << u"Margherita with basil (7,00), Funghi with mushrooms (8,00)"_s;
        QTest::newRow("rows named one by one")
            << order << u"What do the tripod and the memory card cost together in price?"_s << u"€69.49"_s;
        QTest::newRow("rows of one kind")
            << boats << u"Who of the junior sailors got the most points in the regatta?"_s << u"Nikolas (38)"_s;
        QTest::newRow("the column named by the question")
            << boats << u"Which boat of the regatta had the most penalties?"_s << u"Brandon (9)"_s;
        QTest::newRow("a count of rows named otherwise")
            << boats << u"How many sailors of the regatta are in the junior fleet?"_s << u"2"_s;
        QTest::newRow("a word left over")
            << boats << u"How many sailors start for the open fleet in the regatta?"_s << u"3"_s;
        QTest::newRow("at most, behind the number")
            << order << u"Which article of the order can I have for 24.50 euros or less?"_s
            << u"Camera bag (€14.99), Memory card 64 GB (€24.50)"_s;
        QTest::newRow("the most expensive")
            << pizzas << u"What is the most expensive pizza?"_s << u"Frutti di mare (13.00)"_s;
        QTest::newRow("rows of an overall table")
            << boats << u"How many of the sailors in the overall regatta table belong to the junior fleet?"_s << u"2"_s;
        QTest::newRow("the name of the whole document selects no rows")
            << QByteArray(college) << u"Which branch has the highest fees at the engineering college?"_s
            << u"Computer science (350,000)"_s;
        QTest::newRow("rows with the name of a unit")
            << QByteArray(rockets) << u"Which article of the fireworks shop is the most expensive?"_s
            << u"Box · Meteor shower (86.40)"_s;
        QTest::newRow("the difference of two rows")
            << boats << u"By how many points was Molly ahead of Nikolas in the regatta?"_s << u"16"_s;
    }

    void findsRowsByTheWordsOfTheQuestion()
    {
        QFETCH(QByteArray, page);
        QFETCH(QString, question);
        QFETCH(QString, shown);
        const Calculation calculation = offered(question, Tables({page.constData()}));
        QVERIFY(!calculation.answer);
        QVERIFY(!calculation.isQuoted);
        QVERIFY(!calculation.reason.isEmpty());
        QCOMPARE(shownBy(calculation).value(0), shown);
    }

    void countsAndListsRowsOfWords_data()
    {
        QTest::addColumn<QList<const char *>>("pages");
        QTest::addColumn<QString>("question");
        QTest::addColumn<QStringList>("shown");
        const QList<const char *> software{acceptance, restOfAcceptance};
        QTest::newRow("a count over pages")
            << software << u"How many requirements of the tournament software do not work?"_s << QStringList{u"3"_s};
        QTest::newRow("a list over pages")
            << software << u"Which requirements of the tournament software do not work?"_s
            << QStringList{u"Export of the plan, Breaks for every team, Names can be changed"_s};
        QTest::newRow("denied in another order")
            << QList<const char *>{germanAcceptance}
            << u"Wie viele Anforderungen haben bei der Abnahme nicht funktioniert?"_s << QStringList{u"2"_s};
        QTest::newRow("a list of some") << QList<const char *>{trainers}
                                        << u"Which trainers of the judo club have the juniors?"_s
                                        << QStringList{u"Ada Lind, Cleo Dahl"_s};
        QTest::newRow("who") << QList<const char *>{trainers} << u"Who of the judo club trains in Farn?"_s
                             << QStringList{u"Bo Berg, Cleo Dahl"_s};
        QTest::newRow("a count by year") << QList<const char *>{releases}
                                         << u"How many versions of the library came out in 2004?"_s
                                         << QStringList{u"2"_s};
        QTest::newRow("a list by year") << QList<const char *>{releases}
                                        << u"Which versions of the library came out in 2004?"_s
                                        << QStringList{u"1.0 \u00b7 New reader, 1.1 \u00b7 Faster writer"_s};
        const QList<const char *> garage{cars};
        QTest::newRow("a list by a number")
            << garage << u"Which of the old cars in the garage have five gears?"_s << QStringList{u"Lotus, Ferrari"_s};
        QTest::newRow("a count by a number")
            << garage << u"How many cars of the garage have 4 cylinders?"_s << QStringList{u"3"_s};
        QTest::newRow("the largest by a number")
            << garage << u"Which of the cars with 4 cylinders in the garage has the most power?"_s
            << QStringList{u"Lotus (113)"_s};
        QTest::newRow("a number of something else")
            << garage << u"Which of the cars in the garage are 4 cylinders ahead?"_s << QStringList();
        QTest::newRow("before a year") << QList<const char *>{releases}
                                       << u"Which versions of the library came out before 2004?"_s << QStringList();
        QTest::newRow("two columns of dates")
            << QList<const char *>{members} << u"Which members of the club left in 2020?"_s
            << QStringList{u"Ada Lind, Cleo Dahl"_s};
        QTest::newRow("denied of something else")
            << QList<const char *>{acceptance, tours} << u"How many tours of the valley does Ann not guide?"_s
            << QStringList();
        QTest::newRow("no. is no denial")
            << QList<const char *>{complaints} << u"How many customers of the shop in Kolm have no order?"_s
            << QStringList();
        QTest::newRow("no row has the number")
            << garage << u"Which of the cars in the garage have seven gears?"_s << QStringList();
        QTest::newRow("the sum of other columns")
            << QList<const char *>{pupils} << u"Which class of the hill school has the most kids?"_s
            << QStringList{u"Middle (79)"_s};
        QTest::newRow("cells of a column are asked for")
            << QList<const char *>{trainers} << u"Which hall of the judo club do the juniors use?"_s << QStringList();
        QTest::newRow("one row is no list")
            << QList<const char *>{trainers} << u"Which trainer of the judo club has the seniors?"_s << QStringList();
        QTest::newRow("a number beside the table")
            << QList<const char *>{parts} << u"How many resistors of 10 kiloohms does the radio board need?"_s
            << QStringList();
        QTest::newRow("nothing selects rows")
            << QList<const char *>{trainers} << u"Who are the trainers of the judo club?"_s << QStringList();
    }

    void countsAndListsRowsOfWords()
    {
        QFETCH(QList<const char *>, pages);
        QFETCH(QString, question);
        QFETCH(QStringList, shown);
        QVERIFY(mayBeLikely(question) || shown.isEmpty());
        QCOMPARE(shownBy(offered(question, Tables(pages))), shown);
    }

    void comparesTimes_data()
    {
        QTest::addColumn<QByteArray>("page");
        QTest::addColumn<QString>("question");
        QTest::addColumn<QString>("shown");
        const QByteArray studio = courses, day = conference, bus = buses, hill = runs, dates = meetings;
        QTest::newRow("the last of all") << studio << u"Which course of the yoga studio is the last?"_s
                                         << u"Evening rest (20:15 - 21:00)"_s;
        QTest::newRow("the first of some")
            << studio << u"Which Monday course of the yoga studio is first?"_s << u"Morning flow (07:30 - 08:30)"_s;
        QTest::newRow("after a time") << studio << u"Which courses of the yoga studio begin after 5 pm?"_s
                                      << u"Evening rest (20:15 - 21:00), Power hour (18:00 - 19:00)"_s;
        QTest::newRow("a count before a time")
            << studio << u"How many courses does the yoga studio have before 18:00?"_s << u"2"_s;
        QTest::newRow("from a time on") << studio << u"Which courses of the yoga studio start from 18:00?"_s
                                        << u"Evening rest (20:15 - 21:00), Power hour (18:00 - 19:00)"_s;
        QTest::newRow("rows named by their times")
            << day << u"What is the last talk of the beekeepers' day?"_s << u"Honey law (3:45 pm)"_s;
        QTest::newRow("after a time, rows named by times")
            << day << u"Which talks of the beekeepers' day are after noon, that is after 12:00?"_s
            << u"Wax and what to do with it (1 pm), Honey law (3:45 pm)"_s;
        QTest::newRow("along a row") << bus << u"When does the last bus leave Mill Lane for Kolm?"_s << u"17:32"_s;
        QTest::newRow("the fastest") << hill << u"Who was the fastest runner of the hill run?"_s
                                     << u"Ada Lind (58:41)"_s;
        QTest::newRow("the slowest of some")
            << hill << u"Which runner from Farn was the slowest in the hill run?"_s << u"Bo Berg (1:02:17)"_s;
        QTest::newRow("the first date") << dates << u"What is the earliest meeting of the allotment society?"_s
                                        << u"Members (14 March 2024)"_s;
        QTest::newRow("the last date of some")
            << dates << u"Which meeting of the allotment society in the barn is the last?"_s
            << u"Summer party (29 June 2024)"_s;
    }

    void comparesTimes()
    {
        QFETCH(QByteArray, page);
        QFETCH(QString, question);
        QFETCH(QString, shown);
        QVERIFY(mayBeLikely(question));
        const Calculation calculation = offered(question, Tables({page.constData()}));
        QVERIFY(!calculation.answer);
        QCOMPARE(shownBy(calculation).value(0), shown);
    }

    void comparesNoTimesThatMayMeanSomethingElse_data()
    {
        QTest::addColumn<QByteArray>("page");
        QTest::addColumn<QString>("question");
        const auto row = [](const char *name, const char *page, const char *question) {
            QTest::newRow(name) << QByteArray(page) << QString::fromUtf8(question);
        };
        row("across midnight", nightBuses, "When does the last bus leave Mill Lane for Kolm?");
        row("one day of several", weekBuses, "When does the last bus leave Mill Lane for Kolm?");
        row("afternoon without pm", talks, "What is the last talk of the bee club?");
        row("across the new year", concerts, "Which concert of the season is the last?");
        row("the ends of ranges", shops, "Which shop of the mall closes last?");
        row("until, in ranges", shops, "Which shops of the mall are open until 20:00?");
        row("except", courses, "Which courses of the yoga studio begin after 18:00, except on Friday?");
        row("a mean after a time", courses, "What is the average time of the courses of the yoga studio after 17:00?");
        row("times of departure", trains, "Which train of the valley line is the fastest?");
        row("two columns of times", trains, "Which train of the valley line is the last?");
        row("a mean of times", runs, "What is the average time of the fastest runners from Kolm in the hill run?");
        row("a difference of times", runs,
            "What is the difference in time between Ada Lind and the fastest, Bo Berg, in the hill run?");
        row("the first of something else", meetings, "Which places of the allotment society host the first party?");
        row("a word of a cell", rooms, "Which rooms of the inn are on the first floor?");
        row("who came to the last", meetings, "Who of the allotment society attended the last meeting?");
        row("two places and another", courses, "How much are two first places and a fourth course of the yoga studio?");
    }

    void comparesNoTimesThatMayMeanSomethingElse()
    {
        QFETCH(QByteArray, page);
        QFETCH(QString, question);
        QCOMPARE(shownBy(offered(question, Tables({page.constData()}))), QStringList());
    }

    void addsTheSameRowOfSeveralYears()
    {
        const Calculation calculation =
            offered(u"How much did Oakham collect for licenses from 2003 to 2006 in total?"_s, Tables({taxes}));
        QCOMPARE(shownBy(calculation), QStringList{u"7,685"_s});
        QCOMPARE(calculation.candidates.first().operands.size(), 4);
    }

    void joinsTablesWithTheSameHeads()
    {
        const Calculation calculation = offered(u"Who got the highest component score in the short program?"_s,
                                                Tables({scoresOfOne, scoresOfOther}));
        QCOMPARE(shownBy(calculation), QStringList{u"Buttner Jeff (36.90)"_s});
        const QList<Operand> &cells = calculation.candidates.first().operands;
        QCOMPARE(cells.size(), 2);
        QCOMPARE(cells[0].page, 2); // the largest first
        QCOMPARE(cells[1].page, 1);
    }

    void joinsThePartsOfAMenu()
    {
        const Tables all({salads, fish}, u"menu.pdf"_s);
        QCOMPARE(shownBy(offered(u"Which dish of the menu is the most expensive?"_s, all)),
                 QStringList{u"Mixed platter of the sea (36.90)"_s});
        QCOMPARE(shownBy(offered(u"Which of the salads is the most expensive?"_s, all)),
                 QStringList{u"Salad with salmon (17.90)"_s});
        QCOMPARE(shownBy(offered(u"How many kinds of fish are there?"_s, all)), QStringList{u"3"_s});
    }

    // "North America" is at the document's beginning, but is a section.
    void keepsToTheSectionAskedFor()
    {
        const auto products = R"(
Product           Sales
North America
  Laptops         12.50
  Phones          30.00
Asia
  Laptops         50.00
  Phones          20.00
)";
        QCOMPARE(shownBy(offered(u"Which product of North America has the highest sales?"_s, Tables({products}))),
                 QStringList{u"Phones (30.00)"_s});
    }

    void joinsOnlyPrices()
    {
        const auto rates = R"(
Savings

Daily money                   1.25 %
Fixed money                   2.10 %
)";
        const auto loans = R"(
Loans

Car loan                      5.25 %
House loan                    4.10 %
)";
        const Calculation calculation =
            offered(u"Which rate of the bank is the highest?"_s, Tables({rates, loans}, u"bank.pdf"_s));
        for (const Computed &each : calculation.candidates)
            QVERIFY2(!each.what.contains(u"prices"), qPrintable(each.what));
    }

    void addsNoRowsThatWereNotNamedOneByOne_data()
    {
        QTest::addColumn<QByteArray>("page");
        QTest::addColumn<QString>("question");
        QTest::newRow("one name of two words") << QByteArray(stock) << u"How many Radia DI are there in total?"_s;
        QTest::newRow("a row that the table lacks")
            << QByteArray(bill) << u"What do the tripod, the memory card and the lens cost together?"_s;
        QTest::newRow("a row that the table lacks, at the beginning")
            << QByteArray(bill) << u"What do the lens, the tripod and the memory card cost together?"_s;
        QTest::newRow("who is no sum") << QByteArray(race) << u"Who won in total in the junior fleet?"_s;
    }

    void addsNoRowsThatWereNotNamedOneByOne()
    {
        QFETCH(QByteArray, page);
        QFETCH(QString, question);
        QVERIFY(shownBy(offered(question, Tables({page.constData()}))).isEmpty());
    }

    void letsTheModelChooseBetweenColumns()
    {
        const auto prefersPenalties = [](const QString &text) { return text.contains(u"Penalties"_s) ? 0.9 : 0.1; };
        const Tables tables({race});
        const QString question = u"Who of the regatta was the worst offender, that is, got the most?"_s;
        QCOMPARE(shownBy(offered(question, tables, 0.3, prefersPenalties)), QStringList{u"Brandon (9)"_s});
    }

    void offersNothingWithoutReason_data()
    {
        QTest::addColumn<QString>("question");
        QTest::addColumn<double>("chance");
        QTest::newRow("a page that the search thinks nothing of")
            << u"Which boat of the regatta had the most penalties?"_s << 0.01;
        QTest::newRow("another subject") << u"Which province exports the most wheat and barley by rail?"_s << 0.1;
        QTest::newRow("no result of rows") << u"Where did the regatta take place?"_s << 0.3;
        QTest::newRow("something that was done first") << u"Where was the regatta first sailed?"_s << 0.3;
        QTest::newRow("a reason") << u"Why did Molly get the most points?"_s << 0.3;
    }

    void mayBeLikelyOnlyWhereRowsMayBeAsked()
    {
        QVERIFY(!mayBeLikely(u"Where was copper first smelted?"_s)); // no tables need be read
        QVERIFY(mayBeLikely(u"When does the last bus leave?"_s));
    }

    void offersNothingWithoutReason()
    {
        QFETCH(QString, question);
        QFETCH(double, chance);
        QVERIFY(shownBy(offered(question, Tables({race}), chance)).isEmpty());
    }
};

QTEST_GUILESS_MAIN(tst_likelyanswer)
#include "tst_likelyanswer.moc"
