// Packed, then deflated, because heads, labels and sections repeat. About a kilobyte per page.
#include "core/store/tableblobs.h"

#include "core/store/packing.h"

namespace core {
namespace {

constexpr int tableFormat = 1;            // any other format counts as no tables
constexpr int quickly = 1;                // zlib level: reading documents must not wait for it
constexpr qsizetype mostBytes = 16 << 20; // unpacked, per page

enum CellFlag { HasNumber = 1, IsDash = 2, IsPercent = 4 };
enum RowFlag { IsWeak = 1, IsPerUnit = 2, SameSection = 4, HasUnit = 8, MayMissRow = 16 };

void put(Packer &packer, const TableColumn &column)
{
    const Period &period = column.period;
    packer.putText(column.head);
    packer.putText(column.unit);
    for (const int part : {period.year, period.month, period.day, period.months, period.quarter, int(period.change)})
        packer.put(part);
}

TableColumn takeColumn(Unpacker &bytes)
{
    TableColumn column;
    column.head = bytes.takeText();
    column.unit = bytes.takeText();
    Period &period = column.period;
    for (int *part : {&period.year, &period.month, &period.day, &period.months, &period.quarter})
        *part = int(bytes.take());
    period.change = bytes.take() != 0;
    return column;
}

void put(Packer &packer, const TableCell &cell, const TableRow &row)
{
    packer.putText(cell.text);
    packer.put((cell.number ? HasNumber : 0) | (cell.isDash ? IsDash : 0) | (cell.isPercent ? IsPercent : 0));
    if (cell.number)
        packer.putReal(*cell.number);
    packer.put(cell.column);
    packer.put(cell.from - row.from);
    packer.put(cell.length);
    packer.putBox(cell.box, row.box);
}

TableCell takeCell(Unpacker &bytes, const TableRow &row)
{
    TableCell cell;
    cell.text = bytes.takeText();
    const qint64 flags = bytes.take();
    if (flags & HasNumber)
        cell.number = bytes.takeReal();
    cell.isDash = flags & IsDash;
    cell.isPercent = flags & IsPercent;
    cell.column = int(bytes.take());
    cell.from = int(row.from + bytes.take());
    cell.length = int(bytes.take());
    cell.box = bytes.takeBox(row.box);
    return cell;
}

void put(Packer &packer, const TableRow &row, const QString &section, const Box &near)
{
    packer.put((row.isWeak ? IsWeak : 0) | (row.isPerUnit ? IsPerUnit : 0) | (row.mayMissRow ? MayMissRow : 0) |
               (row.section == section ? SameSection : 0) | (row.unit.isEmpty() ? 0 : HasUnit));
    packer.putText(row.label);
    if (row.section != section)
        packer.putText(row.section);
    if (!row.unit.isEmpty())
        packer.putText(row.unit);
    packer.put(row.from);
    packer.put(row.length);
    packer.putBox(row.box, near);
    packer.put(row.cells.size());
    for (const TableCell &cell : row.cells)
        put(packer, cell, row);
}

TableRow takeRow(Unpacker &bytes, const QString &section, const Box &near)
{
    TableRow row;
    const qint64 flags = bytes.take();
    row.isWeak = flags & IsWeak;
    row.isPerUnit = flags & IsPerUnit;
    row.mayMissRow = flags & MayMissRow;
    row.label = bytes.takeText();
    row.section = flags & SameSection ? section : bytes.takeText();
    if (flags & HasUnit)
        row.unit = bytes.takeText();
    row.from = int(bytes.take());
    row.length = int(bytes.take());
    row.box = bytes.takeBox(near);
    for (qsizetype count = bytes.takeCount(); count > 0 && !bytes.atEnd(); --count)
        row.cells.append(takeCell(bytes, row));
    return row;
}

void put(Packer &packer, const Table &table)
{
    packer.putText(table.caption);
    packer.putText(table.labelHead);
    packer.putText(table.unit);
    packer.putReal(table.scale);
    packer.put(table.goesOn);
    packer.putBox(table.box, Box());
    packer.put(table.columns.size());
    for (const TableColumn &column : table.columns)
        put(packer, column);
    packer.put(table.rows.size());
    QString section;
    Box near;
    for (const TableRow &row : table.rows) {
        put(packer, row, section, near);
        section = row.section;
        near = row.box;
    }
}

Table takeTable(Unpacker &bytes)
{
    Table table;
    table.caption = bytes.takeText();
    table.labelHead = bytes.takeText();
    table.unit = bytes.takeText();
    table.scale = bytes.takeReal();
    table.goesOn = bytes.take() != 0;
    table.box = bytes.takeBox(Box());
    for (qsizetype count = bytes.takeCount(); count > 0 && !bytes.atEnd(); --count)
        table.columns.append(takeColumn(bytes));
    QString section;
    Box near;
    for (qsizetype count = bytes.takeCount(); count > 0 && !bytes.atEnd(); --count) {
        table.rows.append(takeRow(bytes, section, near));
        section = table.rows.last().section;
        near = table.rows.last().box;
    }
    return table;
}

// Guarantees to readers that columns exist and numbers can be used in computations.
void makeSound(Table &table)
{
    if (!std::isfinite(table.scale) || table.scale <= 0)
        table.scale = 1;
    for (TableRow &row : table.rows) {
        for (TableCell &cell : row.cells) {
            if (cell.column < -1 || cell.column >= table.columns.size())
                cell.column = -1;
            if (cell.number && !std::isfinite(*cell.number))
                cell.number.reset();
            if (cell.from < 0 || cell.length < 0)
                cell.from = cell.length = 0;
        }
        if (row.from < 0 || row.length < 0)
            row.from = row.length = 0;
    }
}

} // namespace

QByteArray toBlob(const QList<Table> &tables)
{
    Packer packer(4096);
    packer.put(tables.size());
    for (const Table &table : tables)
        put(packer, table);
    QByteArray blob(1, char(tableFormat));
    blob += qCompress(packer.bytes(), quickly);
    return blob;
}

QList<Table> tablesFrom(QByteArrayView blob, DocumentId document, int page)
{
    // It begins with the unpacked size in four bytes.
    if (blob.size() < 5 || blob[0] != char(tableFormat))
        return {};
    qsizetype size = 0;
    for (int i = 1; i < 5; ++i)
        size = size << 8 | quint8(blob[i]);
    if (size > mostBytes)
        return {};
    const QByteArray packed = qUncompress(reinterpret_cast<const uchar *>(blob.data()) + 1, blob.size() - 1);
    Unpacker bytes(packed);
    QList<Table> tables;
    for (qsizetype count = bytes.takeCount(); count > 0 && !bytes.atEnd(); --count) {
        Table table = takeTable(bytes);
        makeSound(table);
        table.document = document;
        table.page = page;
        table.ordinal = int(tables.size());
        tables.append(table);
    }
    return tables;
}

} // namespace core
