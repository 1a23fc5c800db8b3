// Dotted lines from a label to its value ("Weight ........ 57 kg"), which are rows of a table, and from a title to its
// page, which are none. A part of running text, private to this folder.
#pragma once

#include "core/chunking/pagelines.h"

#include <optional>

namespace core {

struct Leader // characters [from, to) of a line, white space around the points included
{
    qsizetype from = 0;
    qsizetype to = 0;
};

// Behind a label and before a value.
std::optional<Leader> leaderIn(QStringView line);

// Whether the lines of a page lead to values rather than to pages, which do not fall.
bool leadsToValues(const Page &page, const QList<TextLine> &lines);

} // namespace core
