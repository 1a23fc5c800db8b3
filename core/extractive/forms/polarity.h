// Yes and no: of an answer that begins with one, and of a sentence that decides a question which asks for one.
#pragma once

#include "core/extractive/claims/claim.h"

namespace core {

enum class Polarity { Unknown, Yes, No };

struct Particle // "Yes, ", "No: ", "Yes." at the beginning of a text
{
    Polarity says = Polarity::Unknown;
    int length = 0; // characters, with what stands behind it up to the next word
};

Particle particleOf(QStringView text);

// What a sentence says to a question that asks for yes or no. Unknown wherever there is any doubt: a word of the
// question is missing, another number stands there, the sentence says "may" or "unless", the question leaves a choice.
Polarity polarityOf(const Claim &question, const QString &sentence);

} // namespace core
