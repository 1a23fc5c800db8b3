// A verdict: what was judged, what was decided, how sure, on which words, and exactly what the judge said.
#pragma once

#include "core/values/document.h"

namespace core {

struct Cost
{
    int calls = 0; // to a Writer or a Critic; repeated requests count
    int promptTokens = 0;
    int completionTokens = 0;
    double seconds = 0;
    // Of what was written while somebody read along; 0: not known.
    double firstSeconds = 0; // until its first words, the last time
    double writingSeconds = 0;
    int writtenTokens = 0; // in these
    double dollars = 0;    // of the calls whose price is known, about
    int pricedCalls = 0;
    std::optional<double> gpuShare =
        {}; // of the model's memory that is on a GPU, 0 to 1; none: the server does not say

    double tokensPerSecond() const { return writingSeconds > 0 ? writtenTokens / writingSeconds : 0; } // 0: not known
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

// Verdict::how of a verdict that rests on this alone: no judge was asked.
inline QString byCertainty()
{
    return QStringLiteral("certainty");
}

// Verdict::how of one that holds a sentence, whoever judged it, against what it rests on (core/extractive/facts): it
// can only take support away.
inline QString byFacts()
{
    return QStringLiteral("facts");
}

// Verdict::how of a verdict on what was computed: it was computed again, from the texts of its cells.
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
    // Route: "library", "web", "model". Complexity: "none", "single", "multi". "invalid": the judge's words could not
    // be read.
    QString label;
    bool passed = false;    // what the flow makes of the label
    double probability = 0; // that it passes, 0 ... 1; of an invalid one 0; a presumption without hasProbability()
    QString reason;         // one line in words
    PassageId passage = 0;  // what was judged; 0: all passages together, or none
    int sentence = -1;      // of the answer; -1: the whole answer
    QString text;           // of that sentence, where the judge of the answer was asked about it; else empty
    int from = 0;           // the deciding words: characters [from, to) of the passage
    int to = 0;
    QString judge;  // the name of the model
    QString how;    // "features", "log-probability", "choice", "json schema", "words", "certainty",
                    // "facts", "recomputation"
    QString prompt; // what was asked, and
    QString raw;    // what was said, all of it where it took several times; both empty where no model was asked
    Cost cost;
    bool remembered = false; // from an equal question before: nothing was asked again, the cost is none
    // Of several texts or passages that were judged in one call, in their order; else empty.
    struct Part
    {
        QString label;
        double probability = 0; // as above
    };
    QList<Part> parts = {};

    // A verdict on one of them alone, which costs no call of its own.
    Verdict ofPart(qsizetype i, QLatin1String passing, const QString &because) const
    {
        Verdict part = *this;
        part.label = parts[i].label;
        part.probability = parts[i].probability;
        part.passed = part.label == passing;
        part.reason = because;
        part.prompt.clear(); // that of all
        part.raw.clear();
        part.cost = {};
        part.parts.clear();
        return part;
    }
    bool invalid() const { return label == QLatin1String("invalid"); }
    bool byModel() const { return !judge.isEmpty() && judge != QLatin1String("built-in"); }
    // Whether the probability was computed, or read from the chances of a model's words. A label that a model was made
    // to choose, or said in words, has none; `probability` is a presumption then, and is not shown.
    bool hasProbability() const
    {
        return !invalid() && how != QLatin1String("choice") && how != QLatin1String("json schema") &&
               how != QLatin1String("words") && how != byCertainty() && how != byFacts() && how != byRecomputation();
    }
};

} // namespace core
