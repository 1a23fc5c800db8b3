// A claim held against what it would rest on as a fact: who, what, how much, when, under which condition, and which of
// them belong together. Words that stand in a text are not yet what it says: a number counts only beside what it is a
// number of, a name only on its side of the verb. To read a passage of a thousand characters takes about a millisecond.
#pragma once

#include "core/values/table.h"

#include <functional>
#include <memory>

namespace core {

struct FactCheck
{
    enum Result {
        Nowhere,      // no sentence says most of it
        Contradicted, // the sentence that says the like has something else in one place
        Unproven,     // its words stand there, but not as one fact, or with another word in one place
        Open,         // all of it stands there as one fact but for words that may be a paraphrase: a judge decides
        Full,         // every part of it stands there, bound as it is bound in the claim
    };
    Result result = Nowhere;
    QString why = {};      // which part differs, in words; empty where Full
    bool isPlain = false;  // it names nobody, counts and dates nothing
    bool isEmpty = false;  // nor says anything else
    PassageId passage = 0; // what it was held against, and
    int from = 0;          // the characters [from, to) of its text; none where that is a row of a table
    int to = 0;

    bool isBorneOut() const { return result >= Open; }
    // Said in other words throughout, or not at all: there is nothing that could be compared.
    bool isParaphrase() const { return result == Nowhere && isPlain; }
};

// The tables on the pages of a passage.
using TablesBeside = std::function<QList<Table>(const Passage &)>;

struct FactSource
{
    QList<Passage> passages;
    QString question = {}; // what the claim may take its names from
};

class FactReadings;

// Reads a passage and its tables once, however many sentences are held against them. For one thread.
class FactChecker
{
public:
    // Without tables a row of figures is believed only where it is quoted whole.
    explicit FactChecker(TablesBeside tables = {});
    ~FactChecker();
    FactChecker(const FactChecker &) = delete;
    FactChecker &operator=(const FactChecker &) = delete;

    // Of one sentence of an answer or a claim, "Yes." included.
    FactCheck check(const QString &text, const FactSource &source);

private:
    const std::unique_ptr<FactReadings> m_readings;
};

} // namespace core
