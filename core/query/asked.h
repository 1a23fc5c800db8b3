// Classifies the words of a question: operators, times, bounds, and words whose meaning depends on a table. Uses the
// phrases in resources/language/*/operators.txt and needs no table. Pure.
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
    OrMore, // after a number: "10 or more"
    OrLess,
    Not,
    Or,
    Which,
    Time,    // "year" after Which
    Quarter, // "quarter" after Which
    Who,
    Except,
    Holds, // "contain" after Which or HowMany
    Why,
    Filler
};

using WordBits = quint64; // one bit per word of the question

constexpr qsizetype mostAskedWords = 64;

struct AskedWord
{
    QString term; // as returned by terms()
    QString stem; // German stem; empty in an English question
    int from = 0; // characters [from, to) of the question
    int to = 0;
};

struct OperatorUse
{
    Operator which = Operator::Filler;
    WordBits words = 0;
    int number = 0; // used for Rank
};

struct Bound // a bound such as "more than 200"
{
    Operator which = Operator::Above;
    Decimal limit;
    double scale = 1;
    bool isScaled = false; // "2 million": includes a multiplier
    bool isShare = false;  // "3 %": a percentage
    QString currency;      // "$" in "$3"; empty: not given
    QString clock;         // "18:00": the limit is this time of day; empty: the limit is a number
    QString unit;          // "month" in "2 months", as a term; empty: there is no unit, or the word has another use
};

struct AskedQuestion
{
    QString text;
    QString language; // "en" if undecided
    QList<AskedWord> words;
    QList<OperatorUse> operators;
    QList<FiscalPeriod> periods; // in chronological order, without duplicates
    std::optional<Bound> bound;
    WordBits content = 0;    // words that are not operators, times or function words
    WordBits denials = 0;    // words such as "not", whether or not they are operators
    bool isTooLong = false;  // further words were ignored
    bool wantsShare = false; // "%", "percentage", "rate"

    bool has(Operator which) const;
    const OperatorUse *use(Operator which) const;
    // Treats the words of operator phrases as ordinary words if they are in `named`, the question's words that also
    // appear in the table's names.
    AskedQuestion withNames(WordBits named) const;
    QStringList inWords(WordBits words) const;
    QString written(qsizetype word) const; // as in the question; empty if there is no such word
    // This list of the lexicon in the question's language only, as the English "last" is a load in German; empty if
    // the language has no such list.
    const QSet<QString> &listed(const char *list) const;
    bool isIn(const char *list, qsizetype word) const; // the word as written, in that list
};

AskedQuestion asked(const QString &question);

// Whether a term adds little to a name, as in "total" or "number of". Covers all languages; `term` is a stem.
bool isSoftTerm(const QString &term);

} // namespace core
