// Finds verbatim quotations in a text, regardless of line breaks and the style of quotes and dashes.
#pragma once

#include <QString>
#include <QStringView>

namespace core {

struct Stretch // characters [from, to) of a text
{
    int from = 0;
    int to = 0;

    bool isEmpty() const { return from >= to; }
};

// The text for display: white space folded, soft hyphens removed, everything else as written.
QString folded(QStringView text);

// The first word-for-word occurrence of a quotation, compared in normalForm(); empty if there is none that begins and
// ends at word boundaries.
Stretch standingIn(QStringView text, QStringView quotation);

// Word overlap of two texts, 0 ... 1: the share of the shorter text's words that are in the other.
double likeness(QStringView a, QStringView b);

} // namespace core
