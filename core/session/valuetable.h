// The values of a comparison, side by side as displayed in a turn: one column per company, or one per period of a
// single company. Pure.
#pragma once

#include "core/session/session.h"

namespace core {

struct ValueCell
{
    QString text;         // the formatted value; empty: missing
    QList<int> citations; // citation numbers
    QString reason;       // why the value is missing
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
