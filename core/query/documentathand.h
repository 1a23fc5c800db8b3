// A document whose tables may answer a question.
#pragma once

#include "core/numbers/period.h"
#include "core/values/table.h"

#include <functional>

namespace core {

struct DocumentAtHand
{
    Document document;
    QStringList names;       // names other than its title, from its cover
    FiscalCalendar calendar; // calendar of its fiscal years
    QList<Table> tables;
    std::function<QString(int page)> pageText = {}; // returns the text of a page; may be null
};

QString namesOf(const DocumentAtHand &document); // the document's title, file name and other names, as words

} // namespace core
