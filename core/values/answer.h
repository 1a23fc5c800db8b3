// A Writer's output: sentences with their citations, and the reflection tokens of a Self-RAG model.
#pragma once

#include "core/values/verdict.h"

#include <array>
#include <optional>

namespace core {

struct AnswerSentence // characters [from, to) of the answer
{
    int from = 0;
    int to = 0;
    Support support = Support::Unchecked;
    QList<int> citations; // citation numbers
};

// Natural logarithms of the probabilities of the reflection tokens at the position where each was decided; absentToken
// for a token that did not occur. A group that never occurred is nullopt. core/reflection/reflection.h scores them.
struct Reflection
{
    static constexpr double absentToken = -100;

    struct Retrieve // decided at a draft's first position or first retrieve token, or after a segment
    {
        double retrieval = absentToken;
        double noRetrieval = absentToken;
        double goOn = absentToken; // [Continue to Use Evidence]
    };
    struct Relevant // decided at the first generated position
    {
        double relevant = absentToken;
        double irrelevant = absentToken;
    };
    struct Supported // decided at the first position that has one of these tokens
    {
        double fully = absentToken;
        double partially = absentToken;
        double no = absentToken;
    };
    using Useful = std::array<double, 5>; // [Utility:1] ... [Utility:5], at the first or the last position

    std::optional<Retrieve> retrieve;
    std::optional<Relevant> relevant;
    std::optional<Supported> supported;
    std::optional<Useful> useful;
    // Mean over all tokens; exp() of it is the sequence score. nullopt: the text is from a Writer, which reports no
    // probabilities.
    std::optional<double> meanLogprob;
    bool presumed = false; // a token had no log-probability and was assumed to be certain
};

} // namespace core
