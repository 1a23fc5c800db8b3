// The values of a comparison side by side, as a turn shows them: one column per company, or per period of a single one.
// Pure.
#pragma once

#include "core/session/session.h"

namespace core {

struct ValueCell
{
    QString text;         // the formatted value; empty: missing
    QList<int> citations; // their numbers
    QString reason;       // why it is missing
};

struct ValueRow
{
    QString label; // "Revenue", "Revenue, FY 2015"
    QList<ValueCell> cells;
};

struct ValueTable
{
    QStringList columns; // "Acme", "Acme, FY 2015"; empty: nothing to compare
    QList<ValueRow> rows;
};

ValueTable valueTableOf(const Turn &turn);

} // namespace core
