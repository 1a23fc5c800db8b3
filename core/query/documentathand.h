// A document whose tables a question is put to. No behaviour.
#pragma once

#include "core/numbers/period.h"
#include "core/values/table.h"

#include <functional>

namespace core {

struct DocumentAtHand
{
    Document document;
    QStringList names;       // words that name it besides its title: of its cover
    FiscalCalendar calendar; // how its years are counted
    QList<Table> tables;
    std::function<QString(int page)> pageText = {}; // may be missing
};

} // namespace core
