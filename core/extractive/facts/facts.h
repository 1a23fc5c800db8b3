// Checks whether a source states the same fact as a claim: who, what, how much, when, and under which condition.
// Finding the words is not enough: a number must belong to the thing that it measures, and a name must be the subject
// or the object of the verb, as in the claim. Reading a passage of a thousand characters takes about a millisecond.
#pragma once

#include "core/values/table.h"

#include <functional>
#include <memory>

namespace core {

struct FactCheck
{
    enum Result {
        Nowhere,      // no sentence contains most of the claim's words
        Contradicted, // the closest sentence contradicts the claim in one place
        Unproven,     // the claim's words are found, but not as one fact, or one word differs
        Open,         // the claim is found as one fact, except for words that may be paraphrased; a judge must decide
        Full,         // every part of the claim is found, connected in the same way
    };
    Result result = Nowhere;
    QString why = {};      // which part differs, in words; empty if Full
    bool isPlain = false;  // the claim has no name, amount or date
    bool isEmpty = false;  // the claim has no content at all
    PassageId passage = 0; // the passage it was compared with
    int from = 0;          // characters [from, to) of that passage; empty for a table row
    int to = 0;

    bool isBorneOut() const { return result >= Open; }
    // Whether the source lacks the claim or words it differently, so that there is nothing to compare.
    bool isParaphrase() const { return result == Nowhere && isPlain; }
};

// The tables on the pages of a passage.
using TablesBeside = std::function<QList<Table>(const Passage &)>;

struct FactSource
{
    QList<Passage> passages;
    QString question = {}; // the claim may take its names from it
};

class FactReadings;

// Reads a passage and its tables only once, however many sentences are checked against them. Not thread-safe.
class FactChecker
{
public:
    // Without tables, a row of figures counts only if it is quoted in full.
    explicit FactChecker(TablesBeside tables = {});
    ~FactChecker();
    FactChecker(const FactChecker &) = delete;
    FactChecker &operator=(const FactChecker &) = delete;

    // `text`: a claim, or one sentence of an answer, which may be just "Yes.". Several lines, such as table rows, are
    // checked as one claim and, if that fails, as one claim per line.
    FactCheck check(const QString &text, const FactSource &source);

private:
    FactCheck checkOne(const QString &text, const FactSource &source);

    const std::unique_ptr<FactReadings> m_readings;
};

} // namespace core
