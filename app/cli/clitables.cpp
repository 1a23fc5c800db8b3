// attest-cli show --tables: a document's tables as they were read.
#include "app/cli/clicommands.h"
#include "core/library/librarytables.h"

namespace app {
namespace {

core::Json boxJson(const core::Box &box)
{
    const auto rounded = [](float points) { return std::round(double(points) * 100) / 100; };
    return QList<core::Json>{rounded(box.left), rounded(box.top), rounded(box.right), rounded(box.bottom)};
}

core::Json columnJson(const core::TableColumn &column)
{
    const core::Period &period = column.period;
    return core::Json::object({{"head", column.head},
                               {"unit", column.unit},
                               {"period", core::Json::object({{"year", period.year},
                                                              {"month", period.month},
                                                              {"day", period.day},
                                                              {"months", period.months},
                                                              {"quarter", period.quarter},
                                                              {"change", period.change}})}});
}

core::Json cellJson(const core::TableCell &cell)
{
    core::JsonObject json =
        core::Json::object({{"text", cell.text}, {"column", cell.column}, {"box", boxJson(cell.box)}});
    if (cell.number)
        json.set("number", *cell.number);
    return json;
}

core::Json rowJson(const core::TableRow &row)
{
    QList<core::Json> cells;
    for (const core::TableCell &cell : row.cells)
        cells.append(cellJson(cell));
    return core::Json::object({{"label", row.label},
                               {"section", row.section},
                               {"unit", row.unit},
                               {"without_label", row.isWeak},
                               {"per_unit", row.isPerUnit},
                               {"cells", cells}});
}

core::Json tableJson(const core::Table &table)
{
    QList<core::Json> columns;
    for (const core::TableColumn &column : table.columns)
        columns.append(columnJson(column));
    QList<core::Json> rows;
    for (const core::TableRow &row : table.rows)
        rows.append(rowJson(row));
    return core::Json::object({{"page", table.page},
                               {"table", table.ordinal + 1},
                               {"caption", table.caption},
                               {"label_head", table.labelHead},
                               {"scale", table.scale},
                               {"unit", table.unit},
                               {"goes_on", table.goesOn},
                               {"box", boxJson(table.box)},
                               {"columns", columns},
                               {"rows", rows}});
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
        facts.append(QStringLiteral("continued from the previous page"));
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
    QList<core::Json> list;
    for (const core::Table &table : *tables)
        list.append(tableJson(table));
    printLine(oneLine(core::Json::object({{"id", document.id}, {"tables", list}})));
    return CliStatus::Done;
}

} // namespace app
