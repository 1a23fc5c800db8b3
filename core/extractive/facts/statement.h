// A sentence as a statement: what it names, counts and dates, by clauses, and how it is meant. Private to this folder.
#pragma once

#include "core/extractive/claims/quantities.h"
#include "core/language/tokenizedtext.h"

#include <QSet>

namespace core {

struct FactDate // 0: not said
{
    int year = 0;
    int month = 0; // 1 to 12
    int day = 0;
};

struct FactTerm
{
    enum Kind { Word, Name, Amount, When };
    Kind kind = Word;
    QString key;      // as ReadTerm::key
    int synonyms = 0; // the group of it; 0: none
    int clause = 0;
    int from = 0; // characters [from, to) of the text
    int to = 0;
    int run = 0;            // of a name: which of the statement's names it is a word of
    Quantity quantity = {}; // of an amount
    QSet<QString> units = {};
    int bound = -1; // of an amount: the line of the list of bounds that stands beside it; -1: exactly so much
    FactDate date = {};
    QString marker;           // the small word before it that says which part it takes: "to", "by", "since"; else empty
    bool isDoer = false;      // that word says who does it: "by"
    bool isAim = false;       // that word leads to what is planned: "to"
    bool passive = false;     // of a word: what stands before it suffers it
    bool together = false;    // of a word: "with" follows
    bool eitherVoice = false; // "the bridge, completed in 2013, ..."
    bool denied = false;

    bool isTyped() const { return kind != Word; }
};

struct FactClause // numbers of lines of the lists in resources/language/*/facts.txt
{
    QSet<int> modalities;
    QSet<int> extents;
    QSet<int> sides;         // of small words that exclude each other: n or -n
    bool condition = false;  // "if", "unless"
    bool refersBack = false; // "it", "she", "their", "which"
    bool isRelative = false; // begins with "which", "who"
};

struct Statement
{
    QList<FactTerm> terms; // those that say something, in order
    QList<FactClause> clauses;
    int from = 0; // characters [from, to) of the text
    int to = 0;
    bool isFronted = false;  // "In Porto ...": its first name is a place, which may stand anywhere
    int than = -1;           // of terms, those that stand before "than"; -1: nothing is compared
    bool isRow = false;      // a label and figures
    bool refersBack = false; // "it", "she": to another sentence; what "which" means stands in its own
    bool asks = false;       // "whether", "the aim of": what is looked for is not what was found

    int namesCount() const; // runs
};

// Of each sentence of a text, in order.
QList<Statement> statementsOf(const QString &text);

// Whether two words may stand for each other: forms of one word, or synonyms.
bool areSameWord(const QString &a, const QString &b);
bool isSameTerm(const FactTerm &said, const FactTerm &source);
// Whether one may have been put in the place of the other.
bool areOfOneKind(const FactTerm &said, const FactTerm &source);

} // namespace core
