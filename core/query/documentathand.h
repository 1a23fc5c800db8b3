// A document whose tables are used for a question. No behaviour.
#pragma once

#include "core/numbers/period.h"
#include "core/values/table.h"

#include <functional>

namespace core {

struct DocumentAtHand
{
    Document document;
    QStringList names;       // words that name it besides its title, from its cover
    FiscalCalendar calendar; // of its fiscal years
    QList<Table> tables;
    std::function<QString(int page)> pageText = {}; // may be missing
};

} // namespace core
