// Where words stand in a text: quotations found again word for word, whatever the lines, quotes and dashes look like.
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

// As it is shown: white space folded, soft hyphens gone, everything else as written.
QString folded(QStringView text);

// The first place where a quotation stands word for word, as normalForm() sees both; empty where it does not, or where
// it would begin or end within a word.
Stretch standingIn(QStringView text, QStringView quotation);

// How much two texts say with the same words, 0 ... 1: what they share of the words of the shorter one.
double likeness(QStringView a, QStringView b);

} // namespace core
