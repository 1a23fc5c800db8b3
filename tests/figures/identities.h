// Checks accounting identities in the tables of filings, column by column: they hold if rows, columns and numbers were
// read as printed.
#pragma once

#include "core/ports/tablesource.h"

#include <QStringList>

namespace figures {

struct Identities
{
    int checked = 0;
    int held = 0;
    QStringList broken; // for example "FILE p. 43, column 2015: total assets 10 = 12"
};

Identities identitiesIn(const QString &file, const QList<core::Table> &tables);

} // namespace figures
