// A question as words: which of them want something done, which name a time or a bound, and which only a table can
// explain. By the phrases of resources/language/*/operators.txt; knows no table. Pure.
#pragma once

#include "core/numbers/period.h"
#include "core/query/decimal.h"

#include <QList>
#include <QString>

namespace core {

enum class Operator {
    HowMany,
    List,
    Total,
    Together,
    Mean,
    Highest,
    Lowest,
    Rank,
    Ranked,
    Share,
    Growth,
    Change,
    Rise,
    Fall,
    More,
    Less,
    Above,
    Below,
    AtLeast,
    AtMost,
    Not,
    Or,
    Which,
    Time,    // "year", behind Which
    Quarter, // the same
    Who,
    Except,
    Holds, // "contain", behind Which and HowMany
    Why,
    Filler
};

using WordBits = quint64; // of a question: a bit a word

constexpr qsizetype mostAskedWords = 64;

struct AskedWord
{
    QString term; // as terms() gives it
    QString stem; // German; empty in an English question
    int from = 0; // characters [from, to) of the question
    int to = 0;
};

struct OperatorUse
{
    Operator which = Operator::Filler;
    WordBits words = 0;
    int number = 0; // of Rank
};

struct Bound // "more than 200"
{
    Operator which = Operator::Above;
    Decimal limit;
    double scale = 1;
    bool isScaled = false; // "2 million"
    bool isShare = false;  // "3 %"
    QString currency;      // "$3"; empty: none is said
    QString unit;          // "2 months": a term; empty: none that says nothing else
};

struct AskedQuestion
{
    QString text;
    QString language; // "en" where it cannot be told
    QList<AskedWord> words;
    QList<OperatorUse> operators;
    QList<FiscalPeriod> periods; // each once, in order of time
    std::optional<Bound> bound;
    WordBits content = 0;    // what no operator, no time and no small word explains
    bool isTooLong = false;  // it has words beyond these
    bool wantsShare = false; // "%", "percentage", "rate"

    bool has(Operator which) const;
    const OperatorUse *use(Operator which) const;
    // The words of phrases that a table has in a name are words like others.
    AskedQuestion withNames(WordBits named) const;
    QStringList inWords(WordBits words) const;
};

AskedQuestion asked(const QString &question);

// Words that change little in a name: "total", "number of". Of all languages, as stems.
bool isSoftTerm(const QString &term);

} // namespace core
