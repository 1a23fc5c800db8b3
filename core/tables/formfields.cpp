#include "core/tables/formfields.h"

#include "core/tables/tablerows.h"

#include <cmath>

namespace core {
namespace {

constexpr float smallLabel = 0.88f; // largest label, relative to the size of its value
constexpr float nearValue = 2.2f;   // largest distance between label and value, in font sizes
constexpr float sameLeft = 0.4f;    // largest difference between their left edges, in font sizes
constexpr int leastFields = 3;
constexpr int longestFieldLabel = 60; // in characters

bool isField(const PrintedLine &label, const PrintedLine &value)
{
    if (label.fragments.size() != 1 || value.fragments.size() != 1 || label.fragments.first().number)
        return false;
    const Fragment &above = label.fragments.first();
    const Fragment &below = value.fragments.first();
    const float down = below.box.bottom - above.box.bottom;
    return above.size <= smallLabel * below.size && down > 0 && down < nearValue * below.size &&
           above.to - above.from <= longestFieldLabel &&
           std::abs(above.box.left - below.box.left) < sameLeft * below.size;
}

TableRow fieldRow(const Page &page, const Fragment &label, const Fragment &value)
{
    TableRow row;
    row.label = textOf(page, label);
    row.from = label.from;
    row.length = label.to - label.from;
    row.cells.append(tableCell(page, value, 0));
    row.box = united(label.box, value.box);
    return row;
}

} // namespace

QList<WordTable> formFieldsIn(const Page &page, const QList<PrintedLine> &lines, const QList<bool> &used)
{
    QList<WordTable> forms;
    for (int i = 0; i + 1 < lines.size();) {
        WordTable form;
        form.first = i;
        for (; i + 1 < lines.size() && !used[i] && !used[i + 1] && isField(lines[i], lines[i + 1]); i += 2) {
            form.table.rows.append(fieldRow(page, lines[i].fragments.first(), lines[i + 1].fragments.first()));
            form.table.box = united(form.table.rows.first().box, form.table.rows.last().box);
            form.last = i + 1;
        }
        if (form.table.rows.size() >= leastFields) {
            form.table.columns.append(TableColumn());
            forms.append(form);
        }
        i += form.table.rows.isEmpty() ? 1 : 0;
    }
    return forms;
}

} // namespace core
