// A verdict: what was judged, the decision, its probability, the deciding words, and the judge's exact output.
#pragma once

#include "core/values/document.h"

namespace core {

struct Cost
{
    int calls = 0; // to a Writer or a Critic, including repeated requests
    int promptTokens = 0;
    int completionTokens = 0;
    double seconds = 0;
    // Of a streamed reply; 0: unknown.
    double firstSeconds = 0; // until the first words of the latest reply
    double writingSeconds = 0;
    int writtenTokens = 0; // during writingSeconds
    double dollars = 0;    // approximate, for calls whose price is known
    int pricedCalls = 0;
    std::optional<double> gpuShare = {}; // share of the model's memory on a GPU, 0 to 1; none: the server does not say

    double tokensPerSecond() const { return writingSeconds > 0 ? writtenTokens / writingSeconds : 0; } // 0: unknown
};

inline Cost operator+(const Cost &a, const Cost &b)
{
    return {a.calls + b.calls,
            a.promptTokens + b.promptTokens,
            a.completionTokens + b.completionTokens,
            a.seconds + b.seconds,
            b.firstSeconds > 0 ? b.firstSeconds : a.firstSeconds,
            a.writingSeconds + b.writingSeconds,
            a.writtenTokens + b.writtenTokens,
            a.dollars + b.dollars,
            a.pricedCalls + b.pricedCalls,
            b.gpuShare ? b.gpuShare : a.gpuShare};
}

// Verdict::how of a verdict that follows from certainty alone: no judge was asked.
inline QString byCertainty()
{
    return QStringLiteral("certainty");
}

// Verdict::how of one from the fact check (core/extractive/facts), which compares a sentence with its source whoever
// judged it; it can only take support away.
inline QString byFacts()
{
    return QStringLiteral("facts");
}

// Verdict::how of a verdict on a computed answer: it was computed again, from the text of its cells.
inline QString byRecomputation()
{
    return QStringLiteral("recomputation");
}

enum class Support { Unchecked, Fully, Partially, No }; // of a sentence

struct Verdict
{
    enum Kind { Retrieval, Route, Relevance, Support, Utility, Complexity };

    Kind kind = Relevance;
    // Relevance and Retrieval: "yes", "no". Support: "fully", "partially", "no". Utility: "1" ... "5".
    // Route: "library", "web", "model". Complexity: "none", "single", "multi". "invalid": the judge's reply could not
    // be parsed.
    QString label;
    bool passed = false;    // what the flow makes of the label
    double probability = 0; // that it passes, 0 ... 1; 0 if invalid; a presumption without hasProbability()
    QString reason;         // one line
    PassageId passage = 0;  // that was judged; 0: all passages together, or none
    int sentence = -1;      // of the answer; -1: the whole answer
    QString text;           // of that sentence, if the judge of the answer was asked about it; else empty
    int from = 0;           // the deciding words: characters [from, to) of the passage
    int to = 0;
    QString judge;  // name of the model
    QString how;    // "features", "log-probability", "choice", "json schema", "words", "certainty",
                    // "facts", "recomputation"
    QString prompt; // the request, and
    QString raw;    // the reply, all of it after several attempts; both empty if no model was asked
    Cost cost;
    bool remembered = false; // taken from an earlier identical question: no call, no cost
    // For several texts or passages judged in one call, in order; else empty.
    struct Part
    {
        QString label;
        double probability = 0; // as above
    };
    QList<Part> parts = {};

    // A verdict on one of them, at no cost of its own.
    Verdict ofPart(qsizetype i, QLatin1String passing, const QString &because) const
    {
        Verdict part = *this;
        part.label = parts[i].label;
        part.probability = parts[i].probability;
        part.passed = part.label == passing;
        part.reason = because;
        part.prompt.clear(); // it belongs to all
        part.raw.clear();
        part.cost = {};
        part.parts.clear();
        return part;
    }
    bool invalid() const { return label == QLatin1String("invalid"); }
    bool byModel() const { return !judge.isEmpty() && judge != QLatin1String("built-in"); }
    // Whether the probability was computed, or read from token probabilities. A label that a model was forced to
    // choose, or put in words, has none; `probability` is then a presumption and is not shown.
    bool hasProbability() const
    {
        return !invalid() && how != QLatin1String("choice") && how != QLatin1String("json schema") &&
               how != QLatin1String("words") && how != byCertainty() && how != byFacts() && how != byRecomputation();
    }
};

} // namespace core
