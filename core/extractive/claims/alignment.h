// A claim laid beside the sentence it comes from, word by word: what was put in the place of what. A word that is
// missing may be a paraphrase; another one in its very place, between words that are the same, says something else.
#pragma once

#include "core/language/tokenizedtext.h"

#include <QStringList>

#include <algorithm>

namespace core {

struct Replaced
{
    enum Kind { Number, Name, Word };
    Kind kind = Word;
    QString said;   // as the claim writes it
    QString stands; // as the source writes it
};

struct Alignment
{
    QList<Replaced> replaced;
    bool exchanged = false;  // two names of the claim stand there the other way round
    bool denied = false;     // a "not" stands in one of the two only, amidst words that are the same
    bool opposed = false;    // a word stands in the place of its opposite
    bool overstated = false; // "all" where "some" stands, "causes" where "is linked to" stands
};

// Words of a kind in whose place another stands; two say as much as more: 0, 0.5 or 1.
inline double replaced(const Alignment &alignment, Replaced::Kind kind)
{
    const auto count = std::count_if(alignment.replaced.begin(), alignment.replaced.end(),
                                     [&](const Replaced &each) { return each.kind == kind; });
    return double(std::min<qsizetype>(count, 2)) / 2;
}

// The claim beside the terms [first, last) of the source. Long texts are compared by their beginnings.
Alignment align(const TokenizedText &claim, const TokenizedText &source, int first, int last);

} // namespace core
