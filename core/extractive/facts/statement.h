// A sentence as a statement: its names, amounts and dates, clause by clause, and its modality. Private to this folder.
#pragma once

#include "core/extractive/claims/quantities.h"
#include "core/language/tokenizedtext.h"

#include <QSet>

namespace core {

struct FactDate // missing parts are 0
{
    int year = 0;
    int month = 0; // 1 to 12
    int day = 0;
};

struct FactTerm
{
    enum Kind { Word, Name, Amount, When };
    Kind kind = Word;
    QString key;      // like ReadTerm::key
    int synonyms = 0; // number of its synonym group; 0: none
    int clause = 0;
    int from = 0; // characters [from, to) of the text
    int to = 0;
    int run = 0;            // for a name: which of the statement's names the word is part of, as an index
    Quantity quantity = {}; // for an amount
    QSet<QString> units = {};
    // For an amount: the index of its bound ("at least") in the list of bounds; -1: exactly this amount.
    int bound = -1;
    FactDate date = {};
    QString marker;           // the preposition before the term, which gives its role: "to", "by", "since"; else empty
    bool isDoer = false;      // the preposition marks the agent: "by"
    bool isAim = false;       // the preposition introduces a plan: "to"
    bool passive = false;     // the word is a passive verb, whose object comes before it
    bool together = false;    // "with" follows the word
    bool eitherVoice = false; // active or passive: "the bridge, completed in 2013, ..."
    bool denied = false;

    bool isTyped() const { return kind != Word; }
};

struct FactClause // line numbers refer to the lists in resources/language/*/facts.txt
{
    QSet<int> modalities;
    QSet<int> extents;
    // The lines of the list fact-opposed that contain the clause's function words: n for one side of the line, -n for
    // the other.
    QSet<int> sides;
    bool condition = false;  // "if", "unless"
    bool refersBack = false; // "it", "she", "their", "which"
    bool isRelative = false; // begins with "which", "who"
};

struct Statement
{
    QList<FactTerm> terms; // the statement's content words, in order
    QList<FactClause> clauses;
    int from = 0; // characters [from, to) of the text
    int to = 0;
    bool isFronted = false;  // begins with a place, as in "In Porto ..."; the source may name the place anywhere
    int than = -1;           // number of terms before "than"; -1: no comparison
    bool isRow = false;      // consists of a label and figures
    bool refersBack = false; // refers to an earlier sentence: contains "it" or "she", or begins with "which"
    bool asks = false;       // "whether", "the aim of": states a goal, not a finding

    int namesCount() const; // number of names; consecutive name words are one name
};

// One statement per sentence of a text, in order.
QList<Statement> statementsOf(const QString &text);

// Whether two words are interchangeable: forms of the same word, or synonyms.
bool areSameWord(const QString &a, const QString &b);
bool isSameTerm(const FactTerm &said, const FactTerm &source);
// Whether one word may have been replaced by the other.
bool areOfOneKind(const FactTerm &said, const FactTerm &source);

} // namespace core
