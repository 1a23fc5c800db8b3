// What is to be computed for a question: a formula and what is wanted of its value; or why nothing may be. The rules
// that refuse stand here: precision comes before reach. Pure.
#pragma once

#include "core/numbers/numberquestion.h"

#include <QHash>

namespace core {

struct NumberTask
{
    enum Form {
        Value,     // in the last of the periods
        Average,   // over years
        Compound,  // yearly growth from the first year to the last
        Growth,    // as a share of the earlier value
        Change,    // the difference between two periods
        Direction, // whether it went up, or down, or changed
        Sign,      // whether it is positive, or negative
        Extreme,   // the largest, or the smallest, of the rows of a total
        Bound,     // whether it is above, or below, a value that is said
        Sound      // whether it is at least what is held to be sound
    };
    enum Way { Up, Down, Either };

    Form form = Value;
    Way way = Up;          // of Direction, Sign, Extreme and Bound
    bool isChoice = false; // "up or down?": no "yes" answers it
    double bound = 0;
    QString group; // of Extreme
    Expression formula;
    MeasureUnit unit = MeasureUnit::Money;
    QString measure;      // the id, where it is one measure
    QString name;         // in words
    bool isGiven = false; // the formula stands in the question
    QHash<QString, Expression> definitions;
    // Of Value and Sign: an answer for each of these, in this order; empty: for the last one that is named.
    QList<FiscalPeriod> each;
    QList<FiscalPeriod> periods; // two of Growth, Change and Direction, none where the last period is to be taken
    QStringList unexplained;     // words, as they are written, that have to belong to the company's name
    bool isOptional = false;     // of several tasks: where it cannot be computed, the others are answer enough
};

// Where a question is about several companies no two periods are compared: what is asked is the value of each.
enum class Subjects { One, Several };

// One task; one for each of the measures that are named side by side; where it is asked how a company is doing,
// or what it earned, one for each of the figures that may be meant. Errors: NotFound, with why nothing is computed.
Result<QList<NumberTask>> tasksOf(const NumberQuestion &question, const Measures &measures,
                                  Subjects subjects = Subjects::One);

// "How is Acme doing?", "How did Acme perform in 2022?"; "How much did Acme make?"; "How much did Acme lose?": whoever
// Acme is. The text is in lower case.
bool asksHowItIsDoing(const QString &lowered);
bool asksWhatItLost(const QString &lowered);
bool asksWhatItEarned(const QString &lowered);

} // namespace core
