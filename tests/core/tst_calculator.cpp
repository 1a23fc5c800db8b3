// Questions about numbers, asked of statements written by hand: what is computed, what is refused, and what is
// shown.
#include "core/numbers/bestyear.h"
#include "core/numbers/calculator.h"
#include "core/query/numberanswer.h"
#include "core/numbers/measures.h"
#include "core/session/computation.h"

#include "statementtables.h"

#include <QElapsedTimer>
#include <QTest>

using namespace core;
using namespace Qt::StringLiterals;

namespace {

// Questions about Tinker Tools for 2022.
Calculation asked(const QString &question, const QList<DocumentId> &documents = {})
{
    static const StatementTables &source = *[] {
        auto *tables = new StatementTables;
        addTinkerTools(*tables);
        return tables;
    }();
    const Result<Calculation> calculation = answerByNumbers(question, documents, source, Measures::builtIn(), {});
    return calculation ? *calculation : Calculation{{}, u"error"_s, {}};
}

QString shownFor(const QString &question)
{
    const Calculation calculation = asked(question);
    return calculation.answer ? calculation.answer->shown : u"refused: "_s + calculation.reason;
}

void computes()
{
    QFETCH(QString, question);
    QFETCH(QString, shown);
    const Calculation calculation = asked(question);
    QVERIFY2(calculation.answer, qUtf8Printable(calculation.reason));
    QCOMPARE(calculation.answer->shown, shown);
    QVERIFY(holds(*calculation.answer));
    QVERIFY(!calculation.answer->operands.isEmpty());
    QVERIFY(!calculation.answer->rows.isEmpty());
}

} // namespace

class TestCalculator : public QObject
{
    Q_OBJECT

private slots:
    void readsARow_data()
    {
        QTest::addColumn<QString>("question");
        QTest::addColumn<QString>("shown");
        QTest::newRow("money") << u"What was the revenue of Tinker Tools in 2022?"_s << u"$1,200 million"_s;
        QTest::newRow("another year") << u"What were Tinker Tools' net sales in FY2020?"_s << u"$800 million"_s;
        QTest::newRow("in billions")
            << u"What was Tinker Tools' FY2022 net income? Answer in USD billions, rounded to two decimals."_s
            << u"$0.12 billion"_s;
        QTest::newRow("per share") << u"What was the diluted EPS of Tinker Tools in 2021?"_s << u"$0.80"_s;
        QTest::newRow("without its sign") << u"How much was the capex of Tinker Tools in 2022?"_s << u"$150 million"_s;
        QTest::newRow("by initials") << u"What was T&T's capex in 2022?"_s << u"$150 million"_s;
        QTest::newRow("in small letters") << u"tinkertools gross profit 2021"_s << u"$350 million"_s;
        QTest::newRow("no year: the last")
            << u"What is the goodwill-free total assets figure of TinkerTools?"_s << u"refused"_s;
    }
    void readsARow()
    {
        QFETCH(QString, shown);
        if (shown == u"refused") {
            QFETCH(QString, question);
            QVERIFY(!asked(question).answer);
            return;
        }
        computes();
    }

    void computesAMetric_data()
    {
        QTest::addColumn<QString>("question");
        QTest::addColumn<QString>("shown");
        QTest::newRow("percent") << u"What is Tinker Tools' FY2022 gross margin?"_s << u"40.0 %"_s;
        QTest::newRow("over an average") << u"What is the FY2022 fixed asset turnover ratio of Tinker Tools?"_s
                                         << u"4.00"_s;
        QTest::newRow("of two statements") << u"What was Tinker Tools' free cash flow in 2022?"_s << u"$50 million"_s;
        QTest::newRow("of metrics") << u"What is Tinker Tools' FY2022 EBITDA margin? Round to one decimal place."_s
                                    << u"20.0 %"_s;
        QTest::newRow("by another name") << u"What was the gross profit rate of Tinker Tools in 2022?"_s << u"40.0 %"_s;
        QTest::newRow("a share") << u"What is capex as a % of revenue for Tinker Tools in FY2022?"_s << u"12.5 %"_s;
        QTest::newRow("two measures")
            << u"What was total assets less accounts payable of Tinker Tools at the end of 2022?"_s
            << u"$520 million"_s;
        QTest::newRow("a ratio of two") << u"What is the ratio of net income to revenue of Tinker Tools in 2022?"_s
                                        << u"0.10"_s;
        QTest::newRow("what share of it")
            << u"What share of Tinker Tools' revenue was spent on capex in 2022?"_s << u"12.5 %"_s;
        QTest::newRow("a margin of any item") << u"What is Tinker Tools' FY2022 COGS % margin?"_s << u"60.0 %"_s;
        QTest::newRow("by how to answer")
            << u"How many times did Tinker Tools sell its inventory in FY2022? Calculate the inventory turnover ratio."_s
            << u"6.00"_s;
        QTest::newRow("at a date") << u"What were the total assets of Tinker Tools as of December 31, 2021?"_s
                                   << u"$510 million"_s;
        QTest::newRow("up to a date") << u"What was Tinker Tools' net income for the year ended December 31, 2021?"_s
                                      << u"$80 million"_s;
        QTest::newRow("the largest row") << u"What was the largest current liability of Tinker Tools in 2022?"_s
                                         << u"Accounts payable, $80 million"_s;
        QTest::newRow("without subtotals") << u"What was the largest asset of Tinker Tools in 2022?"_s
                                           << u"Property, plant and equipment, net, $350 million"_s;
        QTest::newRow("the smallest row") << u"What is Tinker Tools' smallest current asset at the end of 2022?"_s
                                          << u"Accounts receivable, net, $60 million"_s;
        QTest::newRow("a return") << u"What was the return on assets of Tinker Tools in 2022?"_s << u"21.6 %"_s;
        QTest::newRow("a return, rounded")
            << u"What was the return on assets of Tinker Tools in 2022? Round to two decimals."_s << u"0.22"_s;
        QTest::newRow("a rate") << u"What was the effective tax rate of Tinker Tools in FY2022?"_s << u"25.0 %"_s;
    }
    void computesAMetric() { computes(); }

    void computesByADefinitionInTheQuestion_data()
    {
        QTest::addColumn<QString>("question");
        QTest::addColumn<QString>("shown");
        QTest::newRow("average")
            << u"What is Tinker Tools' FY2022 inventory turnover ratio? Inventory turnover ratio is defined as: "
               "(FY2022 COGS) / (average inventory between FY2021 and FY2022). Round to two decimal places."_s
            << u"6.00"_s;
        QTest::newRow("change")
            << u"What is Tinker Tools' FY2022 days payable outstanding? DPO is defined as: 365 * (average accounts "
               "payable between FY2021 and FY2022) / (FY2022 COGS + change in inventory between FY2021 and FY2022)."_s
            << u"37.57 days"_s;
        QTest::newRow("in words")
            << u"What is the FY2022 cushion of Tinker Tools? Cushion is defined as: total current assets minus "
               "total current liabilities divided by 2."_s
            << u"$200 million"_s;
        QTest::newRow("a name that is defined further on")
            << u"What is Tinker Tools' FY2022 FCF conversion? FCF conversion is defined as: free cash flow / net "
               u"income. "
               "Free cash flow is defined as: cash from operations - capex."_s
            << u"0.42"_s;
    }
    void computesByADefinitionInTheQuestion() { computes(); }

    void comparesPeriods_data()
    {
        QTest::addColumn<QString>("question");
        QTest::addColumn<QString>("shown");
        QTest::newRow("growth") << u"What was the revenue growth of Tinker Tools in FY2022?"_s
                                << u"20.0 %, from $1,000 million to $1,200 million"_s;
        QTest::newRow("change") << u"How much did Tinker Tools' gross margin change between FY2021 and FY2022?"_s
                                << u"rose by 5.0 percentage points, from 35.0 % to 40.0 %"_s;
        QTest::newRow("compound") << u"What is the CAGR of Tinker Tools' net sales from 2020 to 2022?"_s
                                  << u"22.5 %, from $800 million to $1,200 million"_s;
        QTest::newRow("average over years")
            << u"What is the FY2020 - FY2022 3 year average of net profit margin for Tinker Tools?"_s << u"9.0 %"_s;
        QTest::newRow("average up to a year")
            << u"What is the three-year average capex as a % of revenue of Tinker Tools for FY2022?"_s << u"8.3 %"_s;
        QTest::newRow("average over the last years")
            << u"What was Tinker Tools' average revenue over the last three years?"_s << u"$1,000 million"_s;
        QTest::newRow("average over years that are not named")
            << u"What is the three-year average of Tinker Tools' revenue?"_s << u"$1,000 million"_s;
        QTest::newRow("average over more years than there are")
            << u"What was Tinker Tools' average revenue over the last seven years?"_s << u"refused"_s;
        QTest::newRow("yes") << u"Did Tinker Tools grow its PPNE between FY21 and FY22?"_s
                             << u"Yes, it rose by $100 million (40.0 %), from $250 million to $350 million"_s;
        QTest::newRow("no") << u"Has Tinker Tools reduced its long-term debt in 2022?"_s
                            << u"No, it rose by $50 million (33.3 %), from $150 million to $200 million"_s;
        QTest::newRow("better is less")
            << u"Did the days inventory outstanding of Tinker Tools improve between 2022 and 2022?"_s << u"refused"_s;
        QTest::newRow("sign") << u"Does Tinker Tools have positive working capital based on FY2022 data?"_s
                              << u"Yes: $150 million"_s;
        QTest::newRow("sound") << u"Is the current ratio of Tinker Tools healthy in 2022?"_s << u"Yes: 2.50"_s;
        QTest::newRow("above") << u"Is the gross margin of Tinker Tools above 45% in 2022?"_s << u"No: 40.0 %"_s;
        QTest::newRow("below") << u"Was Tinker Tools' total debt under $1 billion in 2022?"_s << u"Yes: $200 million"_s;
        QTest::newRow("profit") << u"Was Tinker Tools profitable in 2022?"_s << u"Yes: $120 million"_s;
    }
    void comparesPeriods()
    {
        QFETCH(QString, shown);
        QFETCH(QString, question);
        if (shown == u"refused")
            QVERIFY(!asked(question).answer);
        else
            computes();
    }

    // "How is it doing?" gets key figures, "How much did it make?" each figure it may mean.
    void tellsHowACompanyIsDoing_data()
    {
        QTest::addColumn<QString>("question");
        QTest::addColumn<QStringList>("lines");
        const QStringList figures{
            u"Revenue of Tinker Tools, FY 2021 to FY 2022: rose by $200 million (20.0 %), from $1,000 million to $1,200 million"_s,
            u"Operating income of Tinker Tools, FY 2021 to FY 2022: rose by $70 million (63.6 %), from $110 million to $180 million"_s,
            u"Net income of Tinker Tools, FY 2021 to FY 2022: rose by $40 million (50.0 %), from $80 million to $120 million"_s};
        QTest::newRow("the last year") << u"How is Tinker Tools doing?"_s << figures;
        QTest::newRow("behind an opening word") << u"And how is Tinker Tools doing?"_s << figures;
        QTest::newRow("in small letters") << u"how are tinkertools doing financially?"_s
                                          << QStringList(figures).replaceInStrings(u"Tinker Tools"_s, u"Tinkertools"_s);
        QTest::newRow("a year") << u"How did Tinker Tools perform in 2022?"_s << figures;
        QTest::newRow("as a noun") << u"What was Tinker Tools' financial performance in 2022?"_s << figures;
        QTest::newRow("in German") << u"Wie hat sich Tinker Tools 2022 entwickelt?"_s << figures;
        QTest::newRow("what it made") << u"How much did Tinker Tools make in 2022?"_s
                                      << QStringList{u"Revenue of Tinker Tools, FY 2022: $1,200 million"_s,
                                                     u"Net income of Tinker Tools, FY 2022: $120 million"_s};
        QTest::newRow("what it lost") << u"How much did Tinker Tools lose in 2021?"_s
                                      << QStringList{u"Net income of Tinker Tools, FY 2021: $80 million"_s};
        const QStringList years{u"Revenue of Tinker Tools, FY 2020: $800 million"_s,
                                u"Revenue of Tinker Tools, FY 2021: $1,000 million"_s,
                                u"Revenue of Tinker Tools, FY 2022: $1,200 million"_s};
        QTest::newRow("the last years") << u"What was Tinker Tools' revenue over the last three years?"_s << years;
        QTest::newRow("how it went") << u"How has the revenue of Tinker Tools changed over the past few years?"_s
                                     << years;
        QTest::newRow("each of them") << u"Show the revenue of Tinker Tools for each of the last two fiscal years"_s
                                      << years.mid(1);
        QTest::newRow("the last years in German")
            << u"Wie hoch war der Umsatz von Tinker Tools in den letzten drei Jahren?"_s << years;
        QTest::newRow("one figure") << u"How did Tinker Tools' revenue develop?"_s << figures.mid(0, 1);
        QTest::newRow("something else") << u"How are the hammers of Tinker Tools doing?"_s << QStringList{};
        QTest::newRow("made with something")
            << u"How much did Tinker Tools make with Hammer Pro in 2022?"_s << QStringList{};
        QTest::newRow("how to do it") << u"How do I do the hammer test?"_s << QStringList{};
    }
    void tellsHowACompanyIsDoing()
    {
        QFETCH(QString, question);
        QFETCH(QStringList, lines);
        QVERIFY(lines.isEmpty() || asksForNumber(question));
        const Calculation calculation = asked(question);
        QStringList said;
        for (const Computed &computed :
             calculation.answer ? QList<Computed>{*calculation.answer} + calculation.further : QList<Computed>()) {
            said.append(computed.what + u": "_s + computed.shown);
            QVERIFY(holds(computed));
        }
        QCOMPARE(said, lines);
    }

    void saysWhetherThereIsAnAmount()
    {
        QCOMPARE(shownFor(u"Does Tinker Tools pay a dividend?"_s), u"Yes: $30 million"_s);
        QCOMPARE(shownFor(u"Does Tinker Tools have debt?"_s), u"Yes: $200 million"_s);
        QVERIFY(!asked(u"Does Tinker Tools have goodwill?"_s).answer); // no row says so
    }

    // A report to shareholders may precede the filing.
    void findsTheCoverBehindOtherPages()
    {
        StatementTables source;
        QStringList pages(7, u"A year of good hammers. Total revenue, in charts."_s);
        pages.append(u"FORM 10-K\nFor the fiscal year ended December 31, 2022\nGizmo Works, Inc.\n"
                     "(Exact name of registrant as specified in its charter)"_s);
        const DocumentId id = source.add(u"GW_2022.pdf"_s, pages);
        source.addStatement(id, u"CONSOLIDATED STATEMENTS OF INCOME"_s, {fullYear(2022), fullYear(2021)},
                            {{u"Net sales"_s, u"$50"_s, u"40"_s},
                             {u"Cost of sales"_s, u"30"_s, u"20"_s},
                             {u"Gross profit"_s, u"20"_s, u"20"_s},
                             {u"Operating income"_s, u"8"_s, u"7"_s},
                             {u"Income before income taxes"_s, u"7"_s, u"6"_s},
                             {u"Provision for income taxes"_s, u"2"_s, u"2"_s},
                             {u"Net income"_s, u"5"_s, u"4"_s},
                             {u"Diluted earnings per share"_s, u"0.50"_s, u"0.40"_s}});
        const Result<Calculation> done = calculate(u"What was the revenue of Gizmo Works in 2022?"_s, {}, source, {});
        QVERIFY2(done && done->answer, done ? qPrintable(done->reason) : "");
        QCOMPARE(done->answer->shown, u"$50 million"_s);
    }

    // The number asked for must be the one read, and nothing else.
    void answersEachOfWhatIsAskedSideBySide_data()
    {
        QTest::addColumn<QString>("question");
        QTest::addColumn<QStringList>("lines");
        QTest::newRow("periods") << u"What was the revenue of Tinker Tools in 2022 and 2021?"_s
                                 << QStringList{u"Revenue of Tinker Tools, FY 2021: $1,000 million"_s,
                                                u"Revenue of Tinker Tools, FY 2022: $1,200 million"_s};
        QTest::newRow("a range of years") << u"What was the revenue of Tinker Tools from 2020 to 2022?"_s
                                          << QStringList{u"Revenue of Tinker Tools, FY 2020: $800 million"_s,
                                                         u"Revenue of Tinker Tools, FY 2021: $1,000 million"_s,
                                                         u"Revenue of Tinker Tools, FY 2022: $1,200 million"_s};
        QTest::newRow("years apart") << u"What was the revenue of Tinker Tools in 2020 and 2022?"_s
                                     << QStringList{u"Revenue of Tinker Tools, FY 2020: $800 million"_s,
                                                    u"Revenue of Tinker Tools, FY 2022: $1,200 million"_s};
        QTest::newRow("between two years") << u"What was the revenue of Tinker Tools between 2020 and 2022?"_s
                                           << QStringList{u"Revenue of Tinker Tools, FY 2020: $800 million"_s,
                                                          u"Revenue of Tinker Tools, FY 2021: $1,000 million"_s,
                                                          u"Revenue of Tinker Tools, FY 2022: $1,200 million"_s};
        QTest::newRow("the mean of years apart")
            << u"What was the average revenue of Tinker Tools in 2020 and 2022?"_s
            << QStringList{u"Average of revenue of Tinker Tools, FY 2020, FY 2022: $1,000 million"_s};
        QTest::newRow("measures") << u"What were the revenue and net income of Tinker Tools in 2022?"_s
                                  << QStringList{u"Revenue of Tinker Tools, FY 2022: $1,200 million"_s,
                                                 u"Net income of Tinker Tools, FY 2022: $120 million"_s};
        QTest::newRow("in German") << u"Wie hoch waren der Umsatz und der Jahresüberschuss von Tinker Tools 2022?"_s
                                   << QStringList{u"Revenue of Tinker Tools, FY 2022: $1,200 million"_s,
                                                  u"Net income of Tinker Tools, FY 2022: $120 million"_s};
        QTest::newRow("yes or no, of each year")
            << u"Was Tinker Tools profitable in 2021 and 2022?"_s
            << QStringList{u"Net income of Tinker Tools, FY 2021: Yes: $80 million"_s,
                           u"Net income of Tinker Tools, FY 2022: Yes: $120 million"_s};
    }
    void answersEachOfWhatIsAskedSideBySide()
    {
        QFETCH(QString, question);
        QFETCH(QStringList, lines);
        const Calculation calculation = asked(question);
        QVERIFY2(calculation.answer, qPrintable(calculation.reason));
        QStringList said;
        for (const Computed &computed : QList<Computed>{*calculation.answer} + calculation.further) {
            said.append(computed.what + u": "_s + computed.shown);
            QVERIFY(holds(computed));
        }
        QCOMPARE(said, lines);
    }

    // Companies are compared; a missing value of one does not hide another's.
    void comparesCompanies_data()
    {
        QTest::addColumn<QString>("question");
        QTest::addColumn<QStringList>("lines"); // "company, period: value"
        QTest::addColumn<QStringList>("missing");
        const QString tinker = u"Tinker Tools, FY 2022: $1,200 million"_s;
        const QString steel = u"Soft Steel, FY 2022: $700 million"_s;
        QTest::newRow("in a year") << u"Compare the revenue of Tinker Tools and Soft Steel in 2022"_s
                                   << QStringList{tinker, steel} << QStringList();
        QTest::newRow("versus") << u"Tinker Tools versus Soft Steel: revenue in 2021 and 2022"_s
                                << QStringList{u"Tinker Tools, FY 2021: $1,000 million"_s, tinker,
                                               u"Soft Steel, FY 2021: $600 million"_s, steel}
                                << QStringList();
        QTest::newRow("measures")
            << u"Compare Tinker Tools and Soft Steel in 2022: revenue, total assets"_s
            << QStringList{tinker, u"Tinker Tools, FY 2022: $600 million"_s, steel}
            << QStringList{
                   u"Not found: Total assets of Soft Steel, FY 2022 (no balance sheet was found in SOFTSTEEL_2022_10K.pdf)"_s};
        QTest::newRow("a year that only one has")
            << u"Compare the revenue of Tinker Tools and Soft Steel in 2020"_s
            << QStringList{u"Tinker Tools, FY 2020: $800 million"_s}
            << QStringList{u"Not found: Revenue of Soft Steel, FY 2020 (no row for revenue in FY 2020)"_s};
        QTest::newRow("one of whom there is no document")
            << u"Compare Tinker Tools and Hammerfall: revenue in 2022"_s << QStringList{tinker}
            << QStringList{u"Not found: Revenue of Hammerfall, FY 2022 (no document is about it)"_s};
        QTest::newRow("each year is missing")
            << u"Tinker Tools versus Hammerfall: revenue in 2021 and 2022"_s
            << QStringList{u"Tinker Tools, FY 2021: $1,000 million"_s, tinker}
            << QStringList{u"Not found: Revenue of Hammerfall, FY 2021 (no document is about it)"_s,
                           u"Not found: Revenue of Hammerfall, FY 2022 (no document is about it)"_s};
        QTest::newRow("compared with one of whom there is none")
            << u"Compare Tinker Tools with Hammerfall: revenue 2022"_s << QStringList{tinker}
            << QStringList{u"Not found: Revenue of Hammerfall, FY 2022 (no document is about it)"_s};
        QTest::newRow("one number of both")
            << u"What was the ratio of Tinker Tools' revenue to Soft Steel's revenue in 2022?"_s << QStringList()
            << QStringList();
        QTest::newRow("parts of it") << u"What was Tinker Tools' revenue from Cloud and Licenses in 2022?"_s
                                     << QStringList() << QStringList();
        QTest::newRow("a name that is not listed")
            << u"What was the Cloud revenue of Tinker Tools in 2022?"_s << QStringList() << QStringList();
    }
    void comparesCompanies()
    {
        StatementTables tables;
        addTinkerTools(tables);
        const DocumentId steel = tables.add(
            u"SOFTSTEEL_2022_10K.pdf"_s, {u"FORM 10-K\nFor the fiscal year ended December 31, 2022\nSoft Steel, Inc.\n"
                                          "(Exact name of registrant as specified in its charter)"_s});
        tables.addStatement(steel, u"CONSOLIDATED STATEMENTS OF INCOME"_s, {fullYear(2022), fullYear(2021)},
                            {{u"Net sales"_s, u"$700"_s, u"600"_s},
                             {u"Cost of sales"_s, u"(400)"_s, u"(350)"_s},
                             {u"Gross profit"_s, u"300"_s, u"250"_s},
                             {u"Operating income"_s, u"90"_s, u"80"_s},
                             {u"Interest expense"_s, u"10"_s, u"10"_s},
                             {u"Income before income taxes"_s, u"80"_s, u"70"_s},
                             {u"Provision for income taxes"_s, u"20"_s, u"20"_s},
                             {u"Net income"_s, u"60"_s, u"50"_s}});
        QFETCH(QString, question);
        QFETCH(QStringList, lines);
        QFETCH(QStringList, missing);
        const Result<Calculation> calculation = calculate(question, {}, tables, {});
        QVERIFY(calculation);
        QStringList said;
        for (const Computed &computed :
             calculation->answer ? QList<Computed>{*calculation->answer} + calculation->further : QList<Computed>()) {
            said.append(u"%1, %2: %3"_s.arg(computed.subject, computed.period, computed.shown));
            QVERIFY(holds(computed));
        }
        QCOMPARE(said, lines);
        QStringList absent;
        for (const MissingValue &each : lines.isEmpty() ? QList<MissingValue>() : calculation->missing)
            absent.append(missingWords(each));
        QCOMPARE(absent, missing);
    }

    void namesTheYearThatIsMissing()
    {
        const Calculation done = asked(u"What was the revenue of Tinker Tools in 2021 and 1990?"_s);
        QVERIFY(done.answer && done.further.isEmpty());
        QCOMPARE(done.answer->period, u"FY 2021"_s);
        QCOMPARE(done.missing.size(), 1);
        QCOMPARE(missingWords(done.missing.first()), u"Not found: Revenue, FY 1990 (no row for revenue in FY 1990)"_s);
    }

    // Each part of a double question is computed separately, for the year named in the first.
    void computesTheParts()
    {
        const Calculation both = asked(u"What was the revenue of Tinker Tools in 2021 and what was its net income?"_s);
        QVERIFY2(both.answer && both.further.size() == 1,
                 qPrintable(both.reason + (both.missing.isEmpty() ? QString() : missingWords(both.missing.first()))));
        QCOMPARE(both.answer->shown, u"$1,000 million"_s);
        QCOMPARE(both.further.first().what, u"Net income of Tinker Tools, FY 2021"_s);
        QVERIFY(both.missing.isEmpty());
        const Calculation one = asked(u"What was Tinker Tools' revenue in 2021 and who is its CEO?"_s);
        QVERIFY(one.answer && one.further.isEmpty());
        QCOMPARE(one.missing.size(), 1);
        QVERIFY2(one.missing.first().measure.startsWith(u"Who is"_s), qPrintable(one.missing.first().measure));
        QVERIFY(!asked(u"Who founded Tinker Tools and who is its CEO?"_s).answer);
    }

    // A change over years that no single report covers.
    void readsTwoYearsFromTwoReports()
    {
        StatementTables tables;
        addTinkerTools(tables, 2022);
        addTinkerTools(tables, 2016);
        const Result<Calculation> done =
            calculate(u"How much did Tinker Tools' revenue grow from 2015 to 2022?"_s, {}, tables, {});
        QVERIFY(done && done->answer);
        QVERIFY2(done->answer->shown.contains(u"from $1,000 million to $1,200 million"_s),
                 qPrintable(done->answer->shown));
        QCOMPARE(done->answer->note, u"The years are from two reports."_s);
        QVERIFY(done->answer->operands.first().document != done->answer->operands.last().document);
        QVERIFY(holds(*done->answer));
    }

    // Uses the last year common to both; otherwise each its own, and the answer says so.
    void comparesTheLastYears()
    {
        const auto years = [](int own, int other) {
            StatementTables tables;
            addTinkerTools(tables, own);
            const DocumentId steel =
                tables.add(u"SOFTSTEEL_%1_10K.pdf"_s.arg(other),
                           {u"FORM 10-K\nFor the fiscal year ended December 31, %1\nSoft Steel, Inc.\n"
                            "(Exact name of registrant as specified in its charter)"_s.arg(other)});
            tables.addStatement(steel, u"CONSOLIDATED STATEMENTS OF INCOME"_s, {fullYear(other), fullYear(other - 1)},
                                {{u"Net sales"_s, u"$700"_s, u"600"_s},
                                 {u"Cost of sales"_s, u"(400)"_s, u"(350)"_s},
                                 {u"Gross profit"_s, u"300"_s, u"250"_s},
                                 {u"Operating income"_s, u"90"_s, u"80"_s},
                                 {u"Interest expense"_s, u"10"_s, u"10"_s},
                                 {u"Income before income taxes"_s, u"80"_s, u"70"_s},
                                 {u"Provision for income taxes"_s, u"20"_s, u"20"_s},
                                 {u"Net income"_s, u"60"_s, u"50"_s}});
            const Result<Calculation> done =
                calculate(u"Compare the revenue of Tinker Tools and Soft Steel"_s, {}, tables, {});
            if (!done || !done->answer || done->further.size() != 1)
                return QStringList();
            return QStringList{done->answer->period, done->further.first().period, done->answer->note};
        };
        QCOMPARE(years(2022, 2021), (QStringList{u"FY 2021"_s, u"FY 2021"_s, QString()}));
        QCOMPARE(years(2022, 2015),
                 (QStringList{u"FY 2022"_s, u"FY 2015"_s, u"The documents have no year in common."_s}));
    }

    void understandsGermanNamesOfMeasures()
    {
        QCOMPARE(shownFor(u"Wie hoch war der Umsatz von Tinker Tools 2022?"_s), u"$1,200 million"_s);
        QCOMPARE(shownFor(u"Wie viel Gewinn machte Tinker Tools im Geschäftsjahr 2021?"_s), u"$80 million"_s);
        QCOMPARE(shownFor(u"Hat Tinker Tools 2022 einen Gewinn gemacht?"_s), u"Yes: $120 million"_s);
        QCOMPARE(shownFor(u"Wie hoch war die Bruttomarge von Tinker Tools 2022?"_s), u"40.0 %"_s);
        QVERIFY(!asked(u"Wie hoch war der Umsatz von Tinker Tools in Europa 2022?"_s).answer);
    }

    void saysWhetherThereWasAProfit()
    {
        QCOMPARE(shownFor(u"Did Tinker Tools make a profit in 2022?"_s), u"Yes: $120 million"_s);
        QCOMPARE(shownFor(u"Did Tinker Tools lose money in 2022?"_s), u"No: $120 million"_s);
        QCOMPARE(shownFor(u"What was Tinker Tools' profit in 2022?"_s), u"$120 million"_s);
        QVERIFY(!asked(u"Did Tinker Tools make a profit on hammers in 2022?"_s).answer);
    }

    void refuses_data()
    {
        QTest::addColumn<QString>("question");
        for (const char *question :
             {"What was the revenue in 2022?",                                  // no company
              "What was the revenue of Gizmo Works in 2022?",                   // no such document
              "What was the deferred revenue of Tinker Tools in 2022?",         // another measure
              "What were the inventory losses of Tinker Tools in 2022?",        // another measure
              "What was the revenue of Tinker Tools in Europe in 2022?",        // only a region
              "What was the hammer revenue of Tinker Tools in 2022?",           // only a product
              "What was the Hammer revenue of Tinker Tools in 2022?",           // only a product
              "What was the adjusted EBITDA of Tinker Tools in 2022?",          // not in a statement
              "Why did the gross margin of Tinker Tools change in 2022?",       // asks for a reason
              "What drove the revenue growth of Tinker Tools in 2022?",         // asks for a reason
              "What will the revenue of Tinker Tools be in 2024?",              // no such year
              "What was the revenue per net income of Tinker Tools in 2022?",   // two measures
              "What is the average revenue of Tinker Tools?",                   // unclear years
              "What was the goodwill of Tinker Tools in 2022?",                 // no such row
              "Which segment of Tinker Tools had the highest revenue in 2022?", // segments
              "What was the largest customer of Tinker Tools in 2022?",         // not in the rows
              "What was the revenue of Tinker Tools in the US in 2022?",        // only a country
              "What was the net income rate of Tinker Tools in 2022?",          // unclear rate
              "What were the comparable sales of Tinker Tools in 2022?",        // a measure of its own, no comparison
              "Does Tinker Tools sell hammers?",                                // no number
              "In which year did the revenue of Tinker Tools grow most?",       // asks for a year
              "Which fiscal year's revenue of Tinker Tools was lower?",         // asks for a year
              "Is the gross margin of Tinker Tools healthy in 2022?",           // a matter of opinion
              "What was the revenue of Tinker Tools in Q2 of FY2022?",          // no such column
              "Who is the CEO of Tinker Tools?",
              "What is the FY2022 hammer ratio of Tinker Tools? Hammer ratio is defined as: hammers / revenue."})
            QTest::newRow(question) << QString::fromUtf8(question);
    }
    void refuses()
    {
        QFETCH(QString, question);
        const Calculation calculation = asked(question);
        QVERIFY2(!calculation.answer,
                 qUtf8Printable(calculation.answer ? calculation.answer->what + calculation.answer->shown : QString()));
        QVERIFY(!calculation.reason.isEmpty());
    }

    void tellsTheYear_data()
    {
        QTest::addColumn<QString>("question");
        QTest::addColumn<QString>("expected"); // empty: refused
        QTest::newRow("highest") << u"In which year was the revenue of Tinker Tools highest?"_s
                                 << u"FY 2022 ($1,200 million)"_s;
        QTest::newRow("have") << u"Which fiscal year did Tinker Tools have the lowest revenue?"_s
                              << u"FY 2020 ($800 million)"_s;
        QTest::newRow("German") << u"In welchem Jahr war der Umsatz von Tinker Tools am höchsten?"_s
                                << u"FY 2022 ($1,200 million)"_s;
        QTest::newRow("ratio") << u"In which year was the fixed asset turnover of Tinker Tools highest?"_s << QString();
        QTest::newRow("nobody") << u"In which year was the revenue highest?"_s << QString();
        QTest::newRow("part") << u"In which year was the hammer revenue of Tinker Tools highest?"_s << QString();
        QTest::newRow("growth") << u"In which year did the revenue of Tinker Tools grow most?"_s << QString();
    }
    void tellsTheYear()
    {
        QFETCH(QString, question);
        QFETCH(QString, expected);
        const Calculation calculation = asked(question);
        QCOMPARE(calculation.answer ? calculation.answer->shown : QString(), expected);
        if (expected.isEmpty())
            return;
        QCOMPARE(calculation.answer->kind, Computed::Extreme);
        QVERIFY(calculation.answer->what.contains(u"revenue of Tinker Tools, FY 2020 to FY 2022"_s));
        QCOMPARE(calculation.answer->operands.size(), 3);
        QVERIFY(holds(*calculation.answer));
    }

    void namesEachYearWhereOneIsMissing()
    {
        const auto valueOf = [](int year, double value) {
            Computed computed;
            computed.measure = u"Revenue"_s;
            computed.subject = u"Tinker Tools"_s;
            computed.period = u"FY %1"_s.arg(year);
            computed.value = value;
            computed.shown = QString::number(value);
            computed.operands = {Operand()};
            return computed;
        };
        const auto of = [&](const QList<int> &years) {
            QList<Computed> values;
            for (const int year : years)
                values.append(valueOf(year, year - 2000));
            const std::optional<Computed> best = bestYearOf(values, false);
            return best ? best->what : QString();
        };
        QCOMPARE(of({2018, 2019, 2020}), u"Lowest revenue of Tinker Tools, FY 2018 to FY 2020"_s);
        QCOMPARE(of({2018, 2020, 2021}), u"Lowest revenue of Tinker Tools, FY 2018, FY 2020, FY 2021"_s);
        QCOMPARE(of({2018}), QString());
    }

    void citesEachOperandToItsCell()
    {
        const Calculation calculation = asked(u"What is the FY2022 fixed asset turnover ratio of Tinker Tools?"_s);
        QVERIFY(calculation.answer);
        const Computed &computed = *calculation.answer;
        QCOMPARE(computed.kind, Computed::Formula);
        QCOMPARE(computed.formula, u"revenue ÷ average of property, plant and equipment"_s);
        QCOMPARE(computed.calculation, u"4.00 = 1,200 ÷ ((250 + 350) ÷ 2)"_s);
        QCOMPARE(computed.what, u"Fixed asset turnover of Tinker Tools, FY 2022"_s);
        QCOMPARE(computed.operands.size(), 3);
        const Operand &last = computed.operands[2];
        QCOMPARE(last.text, u"350"_s);
        QCOMPARE(last.label, u"Property, plant and equipment, net"_s);
        QCOMPARE(last.head, u"2022"_s);
        QCOMPARE(last.period, u"FY 2022"_s);
        QCOMPARE(last.page, 3);
        QCOMPARE(last.value(), 350e6);
        QCOMPARE(computed.rows.size(), 2);
        QCOMPARE(computed.rows[0].cells, (QStringList{u"$1,200"_s, u"1,000"_s, u"800"_s}));
        // Another common definition gives another number, which the answer mentions.
        QCOMPARE(calculation.candidates.size(), 1);
        QVERIFY(computed.note.contains("3.43"_L1));
    }

    void saysWhatChanged()
    {
        const Calculation calculation = asked(u"Did Tinker Tools' gross margin improve in FY2022?"_s);
        QVERIFY(calculation.answer);
        QCOMPARE(calculation.answer->formula, u"change in (gross profit ÷ revenue)"_s);
        QCOMPARE(calculation.answer->calculation, u"5.0 percentage points = 480 ÷ 1,200 − 350 ÷ 1,000"_s);
        QCOMPARE(calculation.answer->shown, u"Yes, it rose by 5.0 percentage points, from 35.0 % to 40.0 %"_s);
    }

    void holdsOnlyWhileTheCellsSayIt()
    {
        const Calculation calculation = asked(u"What is the FY2022 fixed asset turnover ratio of Tinker Tools?"_s);
        QVERIFY(calculation.answer);
        Computed changed = *calculation.answer;
        changed.operands[0].text = u"$1,300"_s;
        QVERIFY(!holds(changed));
        changed = *calculation.answer;
        changed.value = 4.1;
        QVERIFY(!holds(changed));
        changed = *calculation.answer;
        changed.calculation = u"4.00 = 2,400 ÷ 600"_s; // numbers that are in no cell
        QVERIFY(!holds(changed));
        changed = *calculation.answer;
        changed.operands.clear();
        QVERIFY(!holds(changed));
    }

    // An unknown row may be the missing one under another name.
    void takesNoUnknownRowForNothing()
    {
        StatementTables source;
        const DocumentId id =
            source.add(u"GIZMO_2022_10K.pdf"_s, {u"FORM 10-K for the fiscal year ended December 31, 2022"_s});
        source.addStatement(id, u"CONSOLIDATED BALANCE SHEETS"_s, {endOfYear(2022)},
                            {{u"Cash and cash equivalents"_s, u"300"_s},
                             {u"Total current assets"_s, u"300"_s},
                             {u"Total assets"_s, u"2,000"_s},
                             {u"Debt maturing within one year"_s, u"120"_s},
                             {u"Accounts payable"_s, u"200"_s},
                             {u"Total current liabilities"_s, u"320"_s},
                             {u"Long-term debt"_s, u"900"_s},
                             {u"Total liabilities"_s, u"1,220"_s},
                             {u"Total shareholders' equity"_s, u"780"_s}});
        const Result<Calculation> debt = calculate(u"What was the total debt of Gizmo in 2022?"_s, {}, source, {});
        QVERIFY(debt);
        QVERIFY(!debt->answer);
    }

    void saysNeitherYesNorNoToAChoice()
    {
        QCOMPARE(asked(u"Did Tinker Tools' gross margin rise or fall in FY2022?"_s).answer->shown,
                 u"rose by 5.0 percentage points, from 35.0 % to 40.0 %"_s);
        const QString sign = shownFor(u"Was Tinker Tools' net income positive or negative in 2022?"_s);
        QVERIFY2(!sign.startsWith(u"Yes"_s) && !sign.startsWith(u"No:"_s), qPrintable(sign));
    }

    // There is no row for short-term debt, and the rows above the subtotal show that it is zero.
    void takesForNothingOnlyWhatTheSubtotalShows()
    {
        QCOMPARE(shownFor(u"What was the total debt of Tinker Tools in 2022?"_s), u"$200 million"_s);
        StatementTables source;
        const DocumentId id =
            source.add(u"GIZMO_2022_10K.pdf"_s, {u"FORM 10-K for the fiscal year ended December 31, 2022"_s});
        source.addStatement(id, u"CONSOLIDATED BALANCE SHEETS"_s, {endOfYear(2022)},
                            {{u"Cash and cash equivalents"_s, u"10"_s},
                             {u"Total current assets"_s, u"10"_s},
                             {u"Total assets"_s, u"400"_s},
                             {u"Accounts payable"_s, u"80"_s},
                             {u"Total current liabilities"_s, u"130"_s}, // 50 are unexplained
                             {u"Long-term debt"_s, u"200"_s},
                             {u"Total liabilities"_s, u"330"_s},
                             {u"Total shareholders' equity"_s, u"70"_s},
                             {u"Retained earnings"_s, u"20"_s},
                             {u"Other"_s, u"1"_s},
                             {u"Other"_s, u"2"_s},
                             {u"Goodwill"_s, u"3"_s},
                             {u"Inventories"_s, u"4"_s},
                             {u"Trademarks"_s, u"5"_s},
                             {u"Leases"_s, u"6"_s}});
        const Result<Calculation> debt = calculate(u"What was the total debt of Gizmo in 2022?"_s, {}, source, {});
        QVERIFY(debt);
        QVERIFY(!debt->answer);
    }

    // Names with digits, numbers of shares beside earnings per share, and debt and expenses on several rows.
    void tellsRowsApart()
    {
        StatementTables source;
        const DocumentId id =
            source.add(u"5N_2022_10K.pdf"_s, {u"FORM 10-K for the fiscal year ended December 31, 2022"_s});
        source.addStatement(id, u"CONSOLIDATED STATEMENTS OF INCOME"_s, {fullYear(2022), fullYear(2021)},
                            {{u"Revenue"_s, u"900"_s, u"800"_s},
                             {u"Sales and marketing"_s, u"(100)"_s, u"(90)"_s},
                             {u"General and administrative"_s, u"(50)"_s, u"(40)"_s},
                             {u"Interest expense (income), net"_s, u"(7)"_s, u"3"_s},
                             {u"Income before income taxes"_s, u"200"_s, u"150"_s},
                             {u"Income tax benefit"_s, u"20"_s, u"10"_s},
                             {u"Net income"_s, u"220"_s, u"160"_s},
                             {u"Basic net income per share"_s, u"2.20"_s, u"1.60"_s},
                             {u"Diluted net income per share"_s, u"2.10"_s, u"1.50"_s},
                             {u"Diluted"_s, u"105.0"_s, u"106.0"_s}}); // numbers of shares
        source.addStatement(id, u"CONSOLIDATED BALANCE SHEETS"_s, {endOfYear(2022), endOfYear(2021)},
                            {{u"Cash and cash equivalents"_s, u"10"_s, u"20"_s},
                             {u"Total current assets"_s, u"10"_s, u"20"_s},
                             {u"Total assets"_s, u"400"_s, u"390"_s},
                             {u"Notes payable"_s, u"30"_s, u"20"_s},
                             {u"Current portion of long-term debt"_s, u"15"_s, u"5"_s},
                             {u"Total current liabilities"_s, u"130"_s, u"120"_s},
                             {u"Long-term debt"_s, u"200"_s, u"190"_s},
                             {u"Total liabilities"_s, u"330"_s, u"310"_s}});
        const auto shown = [&source](const QString &question) {
            const Result<Calculation> done = calculate(question, {}, source, {});
            return done && done->answer ? done->answer->shown : QString();
        };
        QCOMPARE(shown(u"What was 5N's diluted EPS in 2022?"_s), u"$2.10"_s);
        QCOMPARE(shown(u"What were 5N's SG&A expenses in 2022?"_s), u"$150 million"_s);
        QCOMPARE(shown(u"What was 5N's interest expense in 2022?"_s), u"−$7 million"_s);
        QCOMPARE(shown(u"What was the total debt of 5N in 2022?"_s), u"$245 million"_s);
        QCOMPARE(shown(u"What was the effective tax rate of 5N in 2022?"_s), u"−10.0 %"_s);
    }

    void takesTheReportOfTheYearOrTheNext()
    {
        StatementTables source;
        const DocumentId later = addTinkerTools(source, 2023);
        const DocumentId own = addTinkerTools(source, 2022);
        Result<Calculation> done = calculate(u"What was the revenue of Tinker Tools in 2022?"_s, {}, source, {});
        QVERIFY(done && done->answer);
        QCOMPARE(done->answer->operands.first().document, own);
        done = calculate(u"What was the revenue of Tinker Tools in 2022?"_s, {later}, source, {});
        QVERIFY(done && done->answer);
        QCOMPARE(done->answer->operands.first().document, later);
        QCOMPARE(done->answer->shown, u"$1,000 million"_s); // the previous year's column
    }

    // Every question terminates quickly.
    void survivesAnyQuestion()
    {
        const QStringList words =
            u"what was the revenue gross margin of Tinker Tools in FY2022 - 2020 ( ) / * defined as : "
            "average change between capex ? . , % $ Q2 largest liability above 1e999 ' December 31, "
            "2021 less divided by as a % of is did"_s.split(u' ');
        quint32 random = 7;
        QElapsedTimer timer;
        timer.start();
        for (int i = 0; i < 2000; ++i) {
            QString question;
            for (int word = 0; word < 5 + i % 40; ++word) {
                random = random * 1664525 + 1013904223;
                question += words[(random >> 8) % words.size()] + u' ';
            }
            const Calculation calculation = asked(question);
            if (calculation.answer)
                QVERIFY2(holds(*calculation.answer), qUtf8Printable(question + calculation.answer->calculation));
        }
        asked(QString(1'000'000, u'('));
        asked(QString(200'000, u' ').replace(u" "_s, u"revenue / "_s) + u" is defined as: "_s + QString(5000, u'('));
        QVERIFY2(timer.elapsed() < 60'000, qPrintable(QString::number(timer.elapsed())));
    }

    void needsNoNameWhereADocumentIsChosen()
    {
        QVERIFY(asked(u"What was the revenue in 2022?"_s, {1}).answer);
        QVERIFY(!asked(u"What was the revenue of Gizmo Works in 2022?"_s, {1}).answer);
    }

    void opensNothingForAQuestionThatNamesNoDocument()
    {
        StatementTables source;
        for (int i = 0; i < 10'000; ++i)
            source.add(u"paper-%1.pdf"_s.arg(i), {u"A paper about hammers."_s});
        QElapsedTimer timer;
        timer.start();
        const Result<Calculation> done = calculate(u"What was the revenue of Gizmo Works in 2022?"_s, {}, source, {});
        QVERIFY(done && !done->answer);
        QCOMPARE(source.opened, 0);
        QVERIFY2(timer.elapsed() < 5000, qPrintable(QString::number(timer.elapsed())));
    }

    void stopsWhenItIsTold()
    {
        StatementTables source;
        addTinkerTools(source);
        std::stop_source stop;
        stop.request_stop();
        const Result<Calculation> done =
            calculate(u"What was the revenue of Tinker Tools in 2022?"_s, {}, source, stop.get_token());
        QVERIFY(!done);
        QCOMPARE(done.error().code, Error::Cancelled);
    }

    void takesMeasuresOfTheUsersOwn()
    {
        const Result<Measures> measures = Measures::builtIn().with(
            R"({"metrics": {"thrift": {"name": "thrift", "names": ["thrift(?: ratio)?"], "formula": "cash / capex", "unit": "ratio"}}})",
            u"own.json"_s);
        QVERIFY(measures);
        StatementTables source;
        addTinkerTools(source);
        const Result<Calculation> done =
            calculate(u"What is the thrift ratio of Tinker Tools in 2022?"_s, {}, source, *measures, {});
        QVERIFY(done && done->answer);
        QCOMPARE(done->answer->shown, u"0.60"_s);
    }

    void knowsWhichQuestionsAskForNumbers()
    {
        QVERIFY(asksForNumber(u"What was the revenue of Tinker Tools in 2022?"_s));
        QVERIFY(asksForNumber(u"How many employees are there?"_s));
        QVERIFY(asksForNumber(u"What was the largest liability of Tinker Tools?"_s));
        QVERIFY(asksForNumber(u"Was Tinker Tools profitable in 2022?"_s));
        QVERIFY(!asksForNumber(u"Who wrote the report?"_s));
        QVERIFY(!asksForNumber(u"Summarize TINKERTOOLS_2022_10K"_s)); // the year is part of the name
        QVERIFY(asksForNumber(u"Give me an overview of the revenue of Tinker Tools in 2022"_s));
        QVERIFY(!asksForNumber(u"What does the plan cover?"_s));
    }
};

QTEST_GUILESS_MAIN(TestCalculator)
#include "tst_calculator.moc"
