// Recognises leaders (lines of dots). Leaders from a label to its value ("Weight ........ 57 kg") make a table row;
// leaders from a title to its page number do not. Used to build the running text; private to this folder.
#pragma once

#include "core/chunking/pagelines.h"

#include <optional>

namespace core {

struct Leader // characters [from, to) of a line, including white space around the dots
{
    qsizetype from = 0;
    qsizetype to = 0;
};

// Finds the leader between a label and its value; nullopt if there is none.
std::optional<Leader> leaderIn(QStringView line);

// Whether a page's leaders lead to values rather than to page numbers, which never decrease.
bool leadsToValues(const Page &page, const QList<TextLine> &lines);

} // namespace core
