// Tables as questions see them: axes and members with roles, and cells with numbers, units and scales. Without
// questions.
#include "core/query/typedtable.h"
#include "core/tables/tables.h"
#include "drawnpages.h"

#include <QTest>

using namespace core;
using namespace Qt::StringLiterals;

namespace {

QList<TypedTable> typedFrom(const char *drawing)
{
    Document document;
    document.id = 7;
    document.pages = 1;
    const QList<Table> tables = tablesIn({drawnPage(QString::fromUtf8(drawing))});
    QList<TypedTable> typed;
    for (qsizetype i = 0; i < tables.size(); ++i) {
        if (const std::optional<TypedTable> one = typedTableAt(tables, i, document))
            typed.append(*one);
    }
    return typed;
}

const TypedCell &cellAt(const TypedTable &table, const QString &row, const QString &column)
{
    static const TypedCell none;
    for (int r = 0; r < table.rows.members.size(); ++r) {
        for (int c = 0; c < table.columns.members.size(); ++c) {
            const TypedCell *cell = table.cell(r, c);
            if (cell && table.rows.members[r].name == row && table.columns.members[c].name == column)
                return *cell;
        }
    }
    return none;
}

constexpr auto harbours = R"(
Berths by harbour (in thousands of euros)

Harbour              2021         2022
Skagen              1,200        1,350
Lerwick               800          910
Other harbours        100          140
Total               2,100        2,400
)";

} // namespace

class TestTypedTable : public QObject
{
    Q_OBJECT

private slots:
    void tellsAxesAndRoles()
    {
        const QList<TypedTable> tables = typedFrom(harbours);
        QCOMPARE(tables.size(), 1);
        const TypedTable &table = tables.first();
        QCOMPARE(table.document, 7);
        QCOMPARE(table.rows.dimension, u"Harbour"_s);
        QCOMPARE(table.measure, u"Berths"_s);
        QList<Member::Role> roles;
        for (const Member &row : table.rows.members)
            roles.append(row.role);
        QCOMPARE(roles, (QList<Member::Role>{Member::Part, Member::Part, Member::Remainder, Member::Total}));
        QCOMPARE(table.columns.members.first().period.year, 2021);
    }

    void keepsNumbersAsPrinted()
    {
        const TypedTable table = typedFrom(harbours).value(0);
        const TypedCell &cell = cellAt(table, u"Lerwick"_s, u"2022"_s);
        QVERIFY(cell.isNumber());
        QCOMPARE(cell.number->text(), u"910"_s);
        QCOMPARE(cell.scale, 1000);
        QCOMPARE(cell.unit, u"€"_s);
        QCOMPARE(cell.value(), 910e3);
    }

    void turnsOver()
    {
        const TypedTable table = typedFrom(harbours).value(0);
        const TypedTable turned = transposed(table);
        QVERIFY(turned.isTransposed);
        QCOMPARE(turned.rows.members.size(), table.columns.members.size());
        QCOMPARE(turned.cell(1, 0)->text, table.cell(0, 1)->text);
    }

    // A unit in one header applies to its column, and not to its neighbours.
    void leavesUnitsWhereTheyAre()
    {
        const TypedTable table = typedFrom(R"(
Districts in 2014

District         Funding (£ millions)      Permits
Norholm                         1,189          115
Pelholm                           218           92
)")
                                     .value(0);
        QCOMPARE(cellAt(table, u"Norholm"_s, u"Permits"_s).unit, QString());
        QCOMPARE(cellAt(table, u"Norholm"_s, u"Permits"_s).scale, 1);
        QCOMPARE(cellAt(table, u"Norholm"_s, u"Funding (£ millions)"_s).unit, u"£"_s);
    }

    // Fragments of a bracket shared by two headers give neither of them a scale.
    void doubtsTornHeads_data()
    {
        QTest::addColumn<QString>("head");
        for (const QString &head : {u"Beds millions)"_s, u"Cost ($"_s, u"Fuel use (%) (thousands of tonnes)"_s})
            QTest::newRow(qPrintable(head)) << head;
    }
    void doubtsTornHeads()
    {
        QFETCH(QString, head);
        Table table;
        table.columns = {{head, {}, {}}};
        TableRow row;
        row.label = u"Aster"_s;
        TableCell cell;
        cell.text = u"120"_s;
        cell.number = 120;
        cell.column = 0;
        row.cells = {cell};
        table.rows = {row};
        QVERIFY(!typedTable(table).cell(0, 0)->isScaleSure);
    }

    // One header has "thousands", which was taken for the whole table's.
    void keepsAScaleInItsColumn_data()
    {
        QTest::addColumn<QString>("caption");
        QTest::addColumn<bool>("isSure");
        QTest::newRow("of one head") << u"Regions in 2021"_s << false;
        QTest::newRow("of the caption") << u"Regions in 2021 (in thousands)"_s << true;
    }
    void keepsAScaleInItsColumn()
    {
        QFETCH(QString, caption);
        QFETCH(bool, isSure);
        Table table;
        table.caption = caption;
        table.scale = 1000;
        table.columns = {{u"Revenue ($ thousands)"_s, {}, u"$"_s}, {u"Net result ($)"_s, {}, u"$"_s}};
        TableRow row;
        row.label = u"Norholm"_s;
        for (int column = 0; column < 2; ++column) {
            TableCell cell;
            cell.text = u"398.5"_s;
            cell.number = 398.5;
            cell.column = column;
            row.cells.append(cell);
        }
        table.rows = {row};
        const TypedTable typed = typedTable(table);
        QVERIFY(typed.cell(0, 0)->isScaleSure);
        QCOMPARE(typed.cell(0, 0)->scale, 1000);
        QCOMPARE(typed.cell(0, 1)->isScaleSure, isSure);
    }

    void takesNoScaleFromAName_data()
    {
        QTest::addColumn<QString>("label");
        QTest::addColumn<QString>("beside");
        QTest::addColumn<double>("scale");
        QTest::addColumn<bool>("isSure");
        QTest::newRow("a city") << u"Thousand Oaks"_s << QString() << 1.0 << false;
        QTest::newRow("a city beside the label") << u"Acme"_s << u"Thousand Oaks"_s << 1.0 << false;
        QTest::newRow("a unit") << u"Acme"_s << u"thousands of pieces"_s << 1e3 << true;
        QTest::newRow("a currency") << u"Acme"_s << u"Million EUR"_s << 1e6 << true;
        QTest::newRow("a scale") << u"Acme"_s << u"Thousands"_s << 1e3 << true;
        QTest::newRow("none") << u"Acme"_s << u"Camarillo"_s << 1.0 << true;
    }
    void takesNoScaleFromAName()
    {
        QFETCH(QString, label);
        QFETCH(QString, beside);
        QFETCH(double, scale);
        QFETCH(bool, isSure);
        Table table;
        table.columns = {{u"City"_s, {}, {}}, {u"Jobs"_s, {}, {}}};
        TableRow row;
        row.label = label;
        TableCell city;
        city.text = beside;
        city.column = 0;
        TableCell jobs;
        jobs.text = u"73"_s;
        jobs.number = 73;
        jobs.column = 1;
        row.cells = {city, jobs};
        table.rows = {row};
        const TypedTable typed = typedTable(table);
        QCOMPARE(typed.cell(0, 1)->scale, scale);
        QCOMPARE(typed.cell(0, 1)->isScaleSure, isSure);
    }

    void readsFieldsWithoutHeads()
    {
        Table form;
        TableRow row;
        row.label = u"Date of birth"_s;
        TableCell cell;
        cell.text = u"12 May 1990"_s;
        row.cells = {cell};
        form.rows = {row};
        const TypedTable typed = typedTable(form);
        QCOMPARE(typed.columns.members.size(), 1);
        QCOMPARE(typed.cell(0, 0)->text, u"12 May 1990"_s);
        QVERIFY(!typed.cell(0, 0)->isNumber());
    }

    void addsUpWithoutFractions()
    {
        const std::optional<Decimal> sum = sumOf(Decimal(1, 1), Decimal(2, 1)); // 0.1 + 0.2
        QVERIFY(sum && *sum == Decimal(3, 1));
        QCOMPARE(sum->text(), u"0.3"_s);
        QCOMPARE(Decimal(-123450, 2).text(), u"−1,234.50"_s);
        QVERIFY(Decimal(10, 1) == Decimal(1, 0));
        QVERIFY(Decimal(11, 1) > Decimal(1, 0));
        QVERIFY(!Decimal::of(1e18, 0));
        QVERIFY(!sumOf(Decimal(999'999'999'999'999, 0), Decimal(999'999'999'999'999, 0)));
    }

    // Fifty thousand rows are analysed, and a cell is found, without delay.
    void bearsLongTables()
    {
        Table table;
        table.columns = {{u"2022"_s, {2022}, {}}};
        for (int i = 0; i < 50'000; ++i) {
            TableRow row;
            row.label = u"Row %1"_s.arg(i);
            TableCell cell;
            cell.text = QString::number(i);
            cell.number = i;
            cell.column = 0;
            row.cells = {cell};
            table.rows.append(row);
        }
        const TypedTable typed = typedTable(table);
        QCOMPARE(typed.cell(49'999, 0)->text, u"49999"_s);
    }
};

QTEST_GUILESS_MAIN(TestTypedTable)
#include "tst_typedtable.moc"
