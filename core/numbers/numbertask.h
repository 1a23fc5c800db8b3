// What to compute for a question: a formula and what is wanted of its value; or why nothing can be computed. Contains
// the rules for refusing: precision takes precedence over coverage. Pure.
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
        Bound,     // whether it is above, or below, a given value
        Sound      // whether it reaches what is considered sound
    };
    enum Way { Up, Down, Either };

    Form form = Value;
    Way way = Up;          // for Direction, Sign, Extreme and Bound
    bool isChoice = false; // "up or down?": cannot be answered with "yes"
    double bound = 0;
    QString group; // for Extreme
    Expression formula;
    MeasureUnit unit = MeasureUnit::Money;
    QString measure;      // the id, if it is a single measure
    QString name;         // in words
    bool isGiven = false; // the question contains the formula
    QHash<QString, Expression> definitions;
    // For Value and Sign: one answer for each of these, in this order; empty: for the last one named.
    QList<FiscalPeriod> each;
    QList<FiscalPeriod> periods; // two for Growth, Change and Direction; none: the last period is used
    QStringList unexplained;     // words, as written, that must be part of the company's name
    bool isOptional = false;     // one of several tasks: if it cannot be computed, the others suffice
};

// If a question is about several companies, periods are not compared: it asks for each one's value.
enum class Subjects { One, Several };

// One task; one for each measure if several are listed; if the question is how a company is doing, or what it earned,
// one for each figure that may be meant. Errors: NotFound, with why nothing is computed.
Result<QList<NumberTask>> tasksOf(const NumberQuestion &question, const Measures &measures,
                                  Subjects subjects = Subjects::One);

// "How is Acme doing?", "How did Acme perform in 2022?"; "How much did Acme make?"; "How much did Acme lose?", for any
// name. The text is in lower case.
bool asksHowItIsDoing(const QString &lowered);
bool asksWhatItLost(const QString &lowered);
bool asksWhatItEarned(const QString &lowered);

} // namespace core
