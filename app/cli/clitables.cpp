// attest-cli show --tables: the tables of a document as they were read.
#include "app/cli/clicommands.h"
#include "core/library/librarytables.h"

#include <QJsonArray>
#include <QJsonObject>

namespace app {
namespace {

QJsonArray boxJson(const core::Box &box)
{
    const auto rounded = [](float points) { return std::round(double(points) * 100) / 100; };
    return {rounded(box.left), rounded(box.top), rounded(box.right), rounded(box.bottom)};
}

QJsonObject columnJson(const core::TableColumn &column)
{
    const core::Period &period = column.period;
    return {{QStringLiteral("head"), column.head},
            {QStringLiteral("unit"), column.unit},
            {QStringLiteral("period"), QJsonObject{{QStringLiteral("year"), period.year},
                                                   {QStringLiteral("month"), period.month},
                                                   {QStringLiteral("day"), period.day},
                                                   {QStringLiteral("months"), period.months},
                                                   {QStringLiteral("quarter"), period.quarter},
                                                   {QStringLiteral("change"), period.change}}}};
}

QJsonObject cellJson(const core::TableCell &cell)
{
    QJsonObject json{{QStringLiteral("text"), cell.text},
                     {QStringLiteral("column"), cell.column},
                     {QStringLiteral("box"), boxJson(cell.box)}};
    if (cell.number)
        json[QLatin1String("number")] = *cell.number;
    return json;
}

QJsonObject rowJson(const core::TableRow &row)
{
    QJsonArray cells;
    for (const core::TableCell &cell : row.cells)
        cells.append(cellJson(cell));
    return {{QStringLiteral("label"), row.label},        {QStringLiteral("section"), row.section},
            {QStringLiteral("unit"), row.unit},          {QStringLiteral("without_label"), row.isWeak},
            {QStringLiteral("per_unit"), row.isPerUnit}, {QStringLiteral("cells"), cells}};
}

QJsonObject tableJson(const core::Table &table)
{
    QJsonArray columns;
    for (const core::TableColumn &column : table.columns)
        columns.append(columnJson(column));
    QJsonArray rows;
    for (const core::TableRow &row : table.rows)
        rows.append(rowJson(row));
    return {{QStringLiteral("page"), table.page},       {QStringLiteral("table"), table.ordinal + 1},
            {QStringLiteral("caption"), table.caption}, {QStringLiteral("label_head"), table.labelHead},
            {QStringLiteral("scale"), table.scale},     {QStringLiteral("unit"), table.unit},
            {QStringLiteral("goes_on"), table.goesOn},  {QStringLiteral("box"), boxJson(table.box)},
            {QStringLiteral("columns"), columns},       {QStringLiteral("rows"), rows}};
}

QString rowLine(const core::TableRow &row, qsizetype columns)
{
    QStringList cells(columns);
    QStringList loose;
    for (const core::TableCell &cell : row.cells) {
        if (cell.column >= 0 && cell.column < columns)
            cells[cell.column] += (cells[cell.column].isEmpty() ? QString() : QStringLiteral(" ")) + cell.text;
        else
            loose.append(cell.text);
    }
    const QString section = row.section.isEmpty() ? QString() : QStringLiteral(" [%1]").arg(row.section);
    return QStringLiteral("    ") + (QStringList{row.label + section} + cells + loose).join(QStringLiteral(" | "));
}

void printTable(const core::Table &table)
{
    QStringList facts{QStringLiteral("page %1, table %2").arg(table.page).arg(table.ordinal + 1)};
    if (table.scale > 1)
        facts.append(QStringLiteral("times %1").arg(qint64(table.scale)));
    if (!table.unit.isEmpty())
        facts.append(QStringLiteral("in %1").arg(table.unit));
    if (table.goesOn)
        facts.append(QStringLiteral("goes on from the page before"));
    printLine(QStringLiteral("  %1: %2").arg(facts.join(QStringLiteral(", ")), table.caption));
    QStringList heads{table.labelHead};
    for (const core::TableColumn &column : table.columns)
        heads.append(column.head);
    printLine(QStringLiteral("    ") + heads.join(QStringLiteral(" | ")));
    for (const core::TableRow &row : table.rows)
        printLine(rowLine(row, table.columns.size()));
}

} // namespace

int showTables(const CliOptions &options, const core::Library &library, const core::Document &document)
{
    const core::Result<QList<core::Table>> tables =
        core::LibraryTables(library).tables(document.id, options.page.value_or(0));
    if (!tables)
        return complain(tables.error());
    if (!options.json) {
        for (const core::Table &table : *tables)
            printTable(table);
        if (tables->isEmpty())
            printNote(options.page ? QStringLiteral("Page %1 has no tables.").arg(*options.page)
                                   : QStringLiteral("The document has no tables."));
        return CliStatus::Done;
    }
    QJsonArray list;
    for (const core::Table &table : *tables)
        list.append(tableJson(table));
    printLine(oneLine(QJsonObject{{QStringLiteral("id"), document.id}, {QStringLiteral("tables"), list}}));
    return CliStatus::Done;
}

} // namespace app
