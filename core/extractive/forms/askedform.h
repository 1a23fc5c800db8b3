// Which form the answer to a question has, if it has one: a name beside an office, a number beside what is counted, the
// sentence that defines ... Words for it are data (resources/language/*/answers.txt). Pure; safe from several threads.
#pragma once

#include "core/extractive/claims/claim.h"

namespace core {

struct AskedForm
{
    enum Kind { None, Office, Count, Age, Definition, Activity, Event, List, Difference, Results };
    using Keys = QList<QStringList>; // alternatives, each some terms in a row

    Kind kind = None;
    Keys phrases;         // what the office, the noun, the word to be defined or whoever does something is called
    QSet<QString> needed; // keys of these, which are not asked of the context
};

AskedForm formAsked(const Claim &question);

// What to look for besides the question: the words such answers have, with the names of the question. Empty: no more.
QString queryFor(const AskedForm &asked, const Claim &question);

} // namespace core
