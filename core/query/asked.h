// A question as words: which are operators, which name a time or a bound, and which only a table can explain. Uses the
// phrases in resources/language/*/operators.txt; knows no table. Pure.
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
    Time,    // "year", after Which
    Quarter, // the same
    Who,
    Except,
    Holds, // "contain", after Which and HowMany
    Why,
    Filler
};

using WordBits = quint64; // of a question: one bit per word

constexpr qsizetype mostAskedWords = 64;

struct AskedWord
{
    QString term; // as terms() returns it
    QString stem; // German; empty in an English question
    int from = 0; // characters [from, to) of the question
    int to = 0;
};

struct OperatorUse
{
    Operator which = Operator::Filler;
    WordBits words = 0;
    int number = 0; // for Rank
};

struct Bound // "more than 200"
{
    Operator which = Operator::Above;
    Decimal limit;
    double scale = 1;
    bool isScaled = false; // "2 million"
    bool isShare = false;  // "3 %"
    QString currency;      // "$3"; empty: not given
    QString unit;          // "2 months": a term; empty: none without another meaning
};

struct AskedQuestion
{
    QString text;
    QString language; // "en" if unknown
    QList<AskedWord> words;
    QList<OperatorUse> operators;
    QList<FiscalPeriod> periods; // each once, in chronological order
    std::optional<Bound> bound;
    WordBits content = 0;    // words that are neither operators, times nor function words
    bool isTooLong = false;  // it has further words
    bool wantsShare = false; // "%", "percentage", "rate"

    bool has(Operator which) const;
    const OperatorUse *use(Operator which) const;
    // Treats words of phrases as ordinary words if a table has them in a name.
    AskedQuestion withNames(WordBits named) const;
    QStringList inWords(WordBits words) const;
};

AskedQuestion asked(const QString &question);

// Words that change a name little: "total", "number of". In all languages, as stems.
bool isSoftTerm(const QString &term);

} // namespace core
