// What a Writer writes, as a value: its sentences with what they cite, and what a Self-RAG model says in between.
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
    QList<int> citations; // their numbers
};

// Natural-log probabilities of the reflection tokens where they were decided; of a token that did not come up
// absentToken. A group that never came up is nullopt. What they come to: core/reflection/reflection.h.
struct Reflection
{
    static constexpr double absentToken = -100;

    struct Retrieve // of a draft: at its first position, or where its first retrieve token stands; of a segment: behind
    {
        double retrieval = absentToken;
        double noRetrieval = absentToken;
        double goOn = absentToken; // [Continue to Use Evidence]
    };
    struct Relevant // at the first generated position
    {
        double relevant = absentToken;
        double irrelevant = absentToken;
    };
    struct Supported // at the first position whose token is one of these
    {
        double fully = absentToken;
        double partially = absentToken;
        double no = absentToken;
    };
    using Useful = std::array<double, 5>; // [Utility:1] ... [Utility:5], at the first position or at the last

    std::optional<Retrieve> retrieve;
    std::optional<Relevant> relevant;
    std::optional<Supported> supported;
    std::optional<Useful> useful;
    std::optional<double> meanLogprob; // of all tokens: its exponential is the sequence score; unknown of a Writer's
    bool presumed = false;             // a token was said without any log-probability, and was taken for certain
};

} // namespace core
