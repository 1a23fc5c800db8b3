// Aligns a claim word by word with the sentence it comes from, to find replaced words. A missing word may be a
// paraphrase, but a different word in the same place, between equal words, changes the meaning.
#pragma once

#include "core/language/tokenizedtext.h"

#include <QStringList>

#include <algorithm>

namespace core {

struct Replaced
{
    enum Kind { Number, Name, Word };
    Kind kind = Word;
    QString said;   // word in the claim
    QString stands; // word in the source
};

struct Alignment
{
    QList<Replaced> replaced;
    bool exchanged = false;  // two names of the claim are swapped in the source
    bool denied = false;     // only the claim or only the source has a "not" between otherwise equal words
    bool opposed = false;    // a word is replaced by its opposite
    bool overstated = false; // "all" where the source says "some", "causes" where it says "is linked to"
};

// Half the number of replaced words of this kind, counting at most two: 0, 0.5 or 1.
inline double replaced(const Alignment &alignment, Replaced::Kind kind)
{
    const auto count = std::count_if(alignment.replaced.begin(), alignment.replaced.end(),
                                     [&](const Replaced &each) { return each.kind == kind; });
    return double(std::min<qsizetype>(count, 2)) / 2;
}

// Aligns the claim with the terms [first, last) of the source. Only the beginnings of long texts are compared.
Alignment align(const TokenizedText &claim, const TokenizedText &source, int first, int last);

} // namespace core
