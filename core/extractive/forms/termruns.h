// What forms of answers are made of: words compared with those that are asked for, phrases, names, and what to quote
// around them. Pure.
#pragma once

#include "core/extractive/forms/foundanswer.h"
#include "core/language/tokenizedtext.h"

#include <optional>

namespace core {

struct TermRun // terms [first, last)
{
    int first = 0;
    int last = 0;
};

constexpr int longestFound = 420; // characters to quote; more is cut to the lines around

QStringView wordOf(const TokenizedText &text, int term);
QChar characterAt(const QString &text, qsizetype at); // none outside
bool isCapital(const TokenizedText &text, int term);

// Whether a term is the word that is asked for, exactly or as a form of it or a synonym.
bool isExactly(const QString &asked, const ReadTerm &term);
bool isSame(const QString &asked, const ReadTerm &term);

// Whether a term of a text is that of a question, which writes a name as one: "Plus" is no "plus".
bool isMeant(const QString &asked, const TokenizedText &question, const TokenizedText &text, int at);

// A blank line parts what stands before it from what stands behind it.
bool isParted(const TokenizedText &text, int a, int b);

// Where a phrase stands in a row, small words between its words aside; one behind its last term, -1: it does not.
int endOfPhrase(const TokenizedText &text, int at, const QStringList &phrase);

// Whether a term is in a list of the lexicon.
bool isAny(const TokenizedText &text, int term, const char *list);

// A word with a capital that may be of a name: no word of an office, no month, no letter alone but an initial.
bool isOfAName(const TokenizedText &text, int term);

// Words with capitals, initials among them, that name somebody: no words of offices.
std::optional<TermRun> nameEndingAt(const TokenizedText &text, int last, int lowest);
std::optional<TermRun> nameBeginningAt(const TokenizedText &text, int first);

// From a whole sentence; of a stretch that is none, such as signatures, the lines that hold the terms.
FoundAnswer stretchOf(const TokenizedText &text, TermRun terms, double strength);

} // namespace core
