// A verdict: what was judged, the decision, its probability, the deciding words, and the judge's exact output.
#pragma once

#include "core/values/document.h"

namespace core {

struct Cost
{
    int calls = 0; // requests to a Writer or a Critic, including retries
    int promptTokens = 0;
    int completionTokens = 0;
    double seconds = 0;
    // Set for a streamed reply; 0: unknown.
    double firstSeconds = 0; // time until the first words of the latest reply
    double writingSeconds = 0;
    int writtenTokens = 0; // tokens written during writingSeconds
    double dollars = 0;    // approximate, for calls whose price is known
    int pricedCalls = 0;
    std::optional<double> gpuShare = {}; // share of the model's memory on a GPU, 0 to 1; nullopt: not reported

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

// Value of Verdict::how for a verdict that is certain without asking a judge.
inline QString byCertainty()
{
    return QStringLiteral("certainty");
}

// Value of Verdict::how for a verdict from the fact check (core/extractive/facts), which compares a sentence with its
// source, whichever judge rated it. The check can only withdraw support.
inline QString byFacts()
{
    return QStringLiteral("facts");
}

// Value of Verdict::how for a computed answer that was recomputed from the text of its cells.
inline QString byRecomputation()
{
    return QStringLiteral("recomputation");
}

enum class Support { Unchecked, Fully, Partially, No }; // support of a sentence

struct Verdict
{
    enum Kind { Retrieval, Route, Relevance, Support, Utility, Complexity };

    Kind kind = Relevance;
    // Relevance and Retrieval: "yes", "no". Support: "fully", "partially", "no". Utility: "1" ... "5".
    // Route: "library", "web", "model". Complexity: "none", "single", "multi". "invalid": the judge's reply could not
    // be parsed.
    QString label;
    bool passed = false;    // whether the label lets the flow continue
    double probability = 0; // probability that it passes, 0 ... 1; 0 if invalid; an assumption unless hasProbability()
    QString reason;         // reason for the decision, on one line
    PassageId passage = 0;  // passage judged; 0: all passages together, or none
    int sentence = -1;      // index of the answer's sentence; -1: the whole answer
    QString text;           // the sentence, if the judge was asked about a sentence of the answer; otherwise empty
    int from = 0;           // the deciding words are characters [from, to) of the passage
    int to = 0;
    QString judge;  // model name
    QString how;    // "features", "log-probability", "choice", "json schema", "words", "certainty",
                    // "facts", "recomputation"
    QString prompt; // the request; empty if no model was asked
    QString raw;    // the judge's replies, one per attempt; empty if no model was asked
    Cost cost;
    bool remembered = false; // reused from an earlier identical request, without a call or cost
    // One per text or passage judged in the same call, in order; otherwise empty.
    struct Part
    {
        QString label;
        double probability = 0; // as in Verdict
    };
    QList<Part> parts = {};

    // The verdict on one of the parts. Its cost is zero, because the cost is counted in the whole verdict.
    Verdict ofPart(qsizetype i, QLatin1String passing, const QString &because) const
    {
        Verdict part = *this;
        part.label = parts[i].label;
        part.probability = parts[i].probability;
        part.passed = part.label == passing;
        part.reason = because;
        part.prompt.clear(); // the prompt belongs to all parts
        part.raw.clear();
        part.cost = {};
        part.parts.clear();
        return part;
    }
    bool invalid() const { return label == QLatin1String("invalid"); }
    bool byModel() const { return !judge.isEmpty() && judge != QLatin1String("built-in"); }
    // Whether the probability was computed or read from token probabilities. A label that a model was forced to choose,
    // or stated in words, has none; `probability` is then an assumption and is not shown.
    bool hasProbability() const
    {
        return !invalid() && how != QLatin1String("choice") && how != QLatin1String("json schema") &&
               how != QLatin1String("words") && how != byCertainty() && how != byFacts() && how != byRecomputation();
    }
};

} // namespace core
