// Invented facts, sentences that state them, and claims about them: true paraphrases, and false ones that differ in one
// slot. Whether a claim follows is decided by the slots, never by the words.
#pragma once

#include "tests/generated/cases.h"
#include "tests/generated/sheets.h"

#include <QMap>

namespace generated {

struct Slot // a variable part of a fact
{
    enum Type { Text, Person, Organisation, Year, Number, Quantity, Money, Option };

    Type type = Text;
    QString text = {};       // if it is not a number
    double value = 0;        // as written: 1.2 in "1.2 million"
    QString scale = {};      // "million"
    QString unit = {};       // "$", "metres"
    QString otherUnit = {};  // a unit it might be confused with
    QStringList others = {}; // Option: the values that contradict it
    QString swapKind = {};   // Option: "quantifier", "comparison"

    QString meaning() const;                       // normal form: equal meanings give equal strings
    QString written(bool otherwise = false) const; // numbers: "1.2 million" or, if `otherwise`, "1,200,000"
};

using Slots = QMap<QString, Slot>;

struct Fact
{
    int pattern = 0; // index of the wordings for facts of this kind
    Slots parts;
    QString source; // the document's sentence
};

struct Statement // a claim
{
    Case made;
    int pattern = -1; // -1: a claim about a table cell
    Slots parts;      // the slots that its words mention
    bool denies = false;
};

struct Prose
{
    QString html;
    QList<Fact> facts;
    QList<Statement> statements; // true and false ones
};

Prose drawProse(const Field &field, Chance &chance, Names &names);
// Whether one of the facts implies the statement: all slots it mentions agree, and it is not negated.
bool follows(const Statement &statement, const QList<Fact> &facts);

// True and false statements about the cells of a sheet.
QList<Statement> statementsOf(const Sheet &sheet, Chance &chance);

} // namespace generated
