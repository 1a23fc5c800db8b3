// Recognises "yes" and "no" at the start of an answer, and whether a sentence answers a yes/no question with yes or no.
#pragma once

#include "core/extractive/claims/claim.h"

namespace core {

enum class Polarity { Unknown, Yes, No };

struct Particle // "Yes, ", "No: " or "Yes." at the start of a text
{
    Polarity says = Polarity::Unknown;
    int length = 0; // characters up to the next word
};

Particle particleOf(QStringView text);

// How a sentence answers a yes/no question. Unknown if in doubt: a word of the question is missing, the number differs,
// the sentence says "may" or "unless", or the question offers a choice.
Polarity polarityOf(const Claim &question, const QString &sentence);

} // namespace core
