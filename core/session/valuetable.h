// The values of a comparison beside one another, as a turn shows them: a column for each company, or for each period
// of one. Pure.
#pragma once

#include "core/session/session.h"

namespace core {

struct ValueCell
{
    QString text;         // the value as it is said; empty: it is missing
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
    QStringList columns; // "Acme", "Acme, FY 2015"; empty: there is nothing to compare
    QList<ValueRow> rows;
};

ValueTable valueTableOf(const Turn &turn);

} // namespace core
