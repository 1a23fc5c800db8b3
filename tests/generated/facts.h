// Invented facts, the sentences that tell them, and claims about them: true ones in other words, and false ones that
// differ in one slot. Whether a claim follows is read from the slots, never from the words.
#pragma once

#include "tests/generated/cases.h"
#include "tests/generated/sheets.h"

#include <QMap>

namespace generated {

struct Slot // a part of a fact
{
    enum Type { Text, Person, Organisation, Year, Number, Quantity, Money, Option };

    Type type = Text;
    QString text = {};       // of what is no number
    double value = 0;        // as written: 1.2 of "1.2 million"
    QString scale = {};      // "million"
    QString unit = {};       // "$", "metres"
    QString otherUnit = {};  // that it might be mistaken for
    QStringList others = {}; // Option: what contradicts it
    QString swapKind = {};   // Option: "quantifier", "comparison"

    QString meaning() const;                       // the same for what is the same, however it is written
    QString written(bool otherwise = false) const; // of numbers: "1.2 million" or "1,200,000"
};

using Slots = QMap<QString, Slot>;

struct Fact
{
    int pattern = 0; // how facts of its kind are said
    Slots parts;
    QString source; // the sentence of the document
};

struct Statement // a claim
{
    Case made;
    int pattern = -1; // -1: it is about a cell of a table
    Slots parts;      // that its words state
    bool denies = false;
};

struct Prose
{
    QString html;
    QList<Fact> facts;
    QList<Statement> statements; // true and false
};

Prose drawProse(const Field &field, Chance &chance, Names &names);
// Whether one of the facts says so: all that the statement states is as there, and it does not deny it.
bool follows(const Statement &statement, const QList<Fact> &facts);

// True and false statements about the cells of a sheet.
QList<Statement> statementsOf(const Sheet &sheet, Chance &chance);

} // namespace generated
