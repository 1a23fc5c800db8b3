// How high a comparison has to score before a text counts as supported. Copied words score high even if the words
// between them are changed, and paraphrases seldom do; the minimum over several sentences is lower than a single
// sentence's score. So the mark depends on the form of the text.
#pragma once

#include "core/language/tokenizedtext.h"

namespace core {

// How much of a text is copied from its source, measured by neighbouring words.
struct TextForm
{
    int sentences = 0;
    int neighbours = 0;
    int copied = 0;         // pairs of neighbours that are adjacent in the source too
    bool wholeCopy = false; // the least supported sentence is copied, in at most two pieces

    void add(const TokenizedText &sentence, const TokenizedText &source);
    double copiedShare() const; // close to that of a usual claim if there are few neighbours to judge by
};

struct Mark // in log odds
{
    double usual = 0;      // subtracted in proportion to how much less than usual is copied
    double otherWords = 0; // subtracted, in proportion to how much less than usual the text is copied
    double copied = 0;     // added if most of a text of several sentences is copied
    double sentences = 0;  // subtracted, times the logarithm of their number

    double at(const TextForm &form) const;
    // Shifts `probability` so that the mark becomes one half.
    double seenFrom(double probability, const TextForm &form) const;
};

// Whether all words that are adjacent in the sentence are adjacent in the source, with one exception at most.
bool isCopied(const TokenizedText &sentence, const TokenizedText &source);

} // namespace core
