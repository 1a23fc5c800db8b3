// How sure a comparison has to be before a text is called supported. Words that are copied reach a high probability
// whatever is changed between them, and what is said in other words seldom reaches one; of several sentences the least
// is lower than that of one. So the mark goes with the form of the text.
#pragma once

#include "core/language/tokenizedtext.h"

namespace core {

// What a text has in common with its source, by neighbouring words.
struct TextForm
{
    int sentences = 0;
    int neighbours = 0;
    int copied = 0;         // neighbours that stand beside each other in the source too
    bool wholeCopy = false; // the least supported sentence is copied, in two pieces at most

    void add(const TokenizedText &sentence, const TokenizedText &source);
    double copiedShare() const; // near that of a usual claim where there are few neighbours to tell by
};

struct Mark // in log odds
{
    double usual = 0;      // of a claim of one sentence in words of its own
    double otherWords = 0; // less, for every part of the text that is copied less than usual
    double copied = 0;     // more, where most of a text of several sentences is copied
    double sentences = 0;  // less, by the logarithm of their number

    double at(const TextForm &form) const;
    // The probability that is one half where `probability` stands at the mark.
    double seenFrom(double probability, const TextForm &form) const;
};

// Whether all words that stand beside each other in the sentence do so in the source, but for one place.
bool isCopied(const TokenizedText &sentence, const TokenizedText &source);

} // namespace core
