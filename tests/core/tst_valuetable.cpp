// Compared values as an answer's table: columns, rows, missing values; and the turn's outcome and
// storage.
#include "core/session/computation.h"
#include "core/session/outcome.h"
#include "core/session/sessionjson.h"
#include "core/session/valuetable.h"
#include "computedvalues.h"

#include <QTest>

using namespace core;
using namespace Qt::StringLiterals;

namespace {

Computed revenueOf(const QString &subject, const QString &period, const QString &shown, int from)
{
    Computed computed = netIncome(1, u"1,024"_s, period, 1024);
    computed.measure = u"Revenue"_s;
    computed.subject = subject;
    computed.period = period;
    computed.what = u"Revenue of %1, %2"_s.arg(subject, period);
    computed.shown = shown;
    computed.operands.first().from = from;
    return computed;
}

Turn turnOf(const QList<Computed> &all, const QList<MissingValue> &missing = {})
{
    Turn turn = computedTurn(all.first());
    turn.further = all.mid(1);
    turn.missing = missing;
    return turn;
}

// One line per row, "-" for missing values.
QStringList drawn(const ValueTable &table)
{
    QStringList lines{table.columns.join(u" | "_s)};
    for (const ValueRow &row : table.rows) {
        QStringList cells{row.label};
        for (const ValueCell &cell : row.cells) {
            QStringList numbers;
            for (const int number : cell.citations)
                numbers.append(QString::number(number));
            cells.append(cell.text.isEmpty() ? u"-"_s : u"%1 [%2]"_s.arg(cell.text, numbers.join(u',')));
        }
        lines.append(cells.join(u" | "_s));
    }
    return lines;
}

} // namespace

class TestValueTable : public QObject
{
    Q_OBJECT

private slots:
    void hasAColumnForEachCompany()
    {
        const Turn turn = turnOf(
            {revenueOf(u"Acme"_s, u"FY 2015"_s, u"$7"_s, 10), revenueOf(u"Tallow"_s, u"FY 2015"_s, u"$9"_s, 20)});
        QCOMPARE(drawn(valueTableOf(turn)), (QStringList{u"Acme | Tallow"_s, u"Revenue, FY 2015 | $7 [1] | $9 [2]"_s}));
    }

    void leavesBlankWhatIsMissing()
    {
        const Turn turn = turnOf({revenueOf(u"Acme"_s, u"FY 2015"_s, u"$7"_s, 10)},
                                 {{u"Revenue"_s, u"Tallow"_s, {}, u"no document is about it"_s}});
        const ValueTable table = valueTableOf(turn);
        QCOMPARE(drawn(table), (QStringList{u"Acme | Tallow"_s, u"Revenue, FY 2015 | $7 [1] | -"_s}));
        QCOMPARE(table.rows.first().cells.last().reason, u"no document is about it"_s);
        QCOMPARE(outcomeOf(turn).missing, 1);
        QCOMPARE(outcomeOf(turn).values, 2);
    }

    void saysTheYearWhereEachHasItsOwn()
    {
        const Turn turn = turnOf(
            {revenueOf(u"Acme"_s, u"FY 2015"_s, u"$7"_s, 10), revenueOf(u"Tallow"_s, u"FY 2022"_s, u"$9"_s, 20)});
        QCOMPARE(drawn(valueTableOf(turn)),
                 (QStringList{u"Acme, FY 2015 | Tallow, FY 2022"_s, u"Revenue | $7 [1] | $9 [2]"_s}));
    }

    void hasARowForEachYearOfSeveralCompanies()
    {
        const Turn turn =
            turnOf({revenueOf(u"Acme"_s, u"FY 2014"_s, u"$6"_s, 10), revenueOf(u"Acme"_s, u"FY 2015"_s, u"$7"_s, 20),
                    revenueOf(u"Tallow"_s, u"FY 2015"_s, u"$9"_s, 30)},
                   {{u"Revenue"_s, u"Tallow"_s, u"FY 2014"_s, u"no row"_s}});
        QCOMPARE(drawn(valueTableOf(turn)), (QStringList{u"Acme | Tallow"_s, u"Revenue, FY 2014 | $6 [1] | -"_s,
                                                         u"Revenue, FY 2015 | $7 [2] | $9 [3]"_s}));
    }

    void hasAColumnForEachYearOfOneCompany()
    {
        const Turn turn =
            turnOf({revenueOf(u"Acme"_s, u"FY 2015"_s, u"$7"_s, 10), revenueOf(u"Acme"_s, u"FY 2014"_s, u"$6"_s, 20)});
        QCOMPARE(drawn(valueTableOf(turn)),
                 (QStringList{u"FY 2014 | FY 2015"_s, u"Revenue of Acme | $6 [2] | $7 [1]"_s}));
    }

    void isNoneWhereThereIsNothingToCompare()
    {
        QVERIFY(valueTableOf(computedTurn()).columns.isEmpty());
        QVERIFY(valueTableOf(turnOf({revenueOf(u"Acme"_s, u"FY 2015"_s, u"$7"_s, 10)})).columns.isEmpty());
        Turn candidates = turnOf({revenueOf(u"Acme"_s, u"FY 2015"_s, u"$7"_s, 10)});
        candidates.candidates = {*candidates.computed, *candidates.computed};
        candidates.computed.reset();
        QVERIFY(valueTableOf(candidates).columns.isEmpty());
    }

    void isKeptWithItsTurn()
    {
        const Turn turn = turnOf({revenueOf(u"Acme"_s, u"FY 2015"_s, u"$7"_s, 10)},
                                 {{u"Revenue"_s, u"Tallow"_s, u"FY 2015"_s, u"no document is about it"_s}});
        const Turn again = turnFrom(toJson(turn));
        QCOMPARE(drawn(valueTableOf(again)), drawn(valueTableOf(turn)));
        QCOMPARE(missingWords(again.missing.first()),
                 u"Not found: Revenue of Tallow, FY 2015 (no document is about it)"_s);
        QVERIFY(computationLines(again).contains(missingWords(again.missing.first())));
    }

    void theOutcomeCountsWhatIsThere()
    {
        Turn turn = computedTurn();
        QCOMPARE(inWords(outcomeOf(turn)), u"Computed"_s);
        turn.missing = {{u"Revenue"_s, u"Tallow"_s, {}, u"no document is about it"_s}};
        QCOMPARE(inWords(outcomeOf(turn)), u"Computed: 1 of 2 values"_s);
        QCOMPARE(outcomeOf(turn).state, TurnOutcome::Computed);
    }
};

QTEST_GUILESS_MAIN(TestValueTable)
#include "tst_valuetable.moc"
