// The threshold that a comparison must reach for a text to count as supported. It depends on the form of the text:
// copied words score high even if the words between them are changed, paraphrases seldom score high, and the lowest
// score of several sentences tends to be below that of a single sentence.
#pragma once

#include "core/language/tokenizedtext.h"

namespace core {

// How much of a text is copied from its source, measured by pairs of adjacent words.
struct TextForm
{
    int sentences = 0;
    int neighbours = 0;
    int copied = 0;         // number of pairs of adjacent words that are adjacent in the source too
    bool wholeCopy = false; // the least supported sentence was copied, in at most two pieces

    void add(const TokenizedText &sentence, const TokenizedText &source);
    double copiedShare() const; // smoothed: close to the usual share if the text has few word pairs
};

struct Mark // the parts of a threshold, in log odds
{
    double usual = 0;      // the threshold for a single sentence with the usual share of copied words
    double otherWords = 0; // subtracted in proportion to how far the copied share is below the usual
    double copied = 0;     // added if most of the text is copied and it has several sentences
    double sentences = 0;  // subtracted, multiplied by the logarithm of the number of sentences

    double at(const TextForm &form) const;
    // Shifts `probability` so that the threshold becomes one half.
    double seenFrom(double probability, const TextForm &form) const;
};

// Whether all adjacent words of the sentence, with at most one exception, are adjacent in the source too.
bool isCopied(const TokenizedText &sentence, const TokenizedText &source);

} // namespace core
