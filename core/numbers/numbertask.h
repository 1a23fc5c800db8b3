// Turns a question into a task (a formula and the question about its value), or explains why nothing can be computed.
// Contains the rules for refusing, which favour precision over coverage. Pure.
#pragma once

#include "core/numbers/numberquestion.h"

#include <QHash>

namespace core {

struct NumberTask
{
    enum Form {
        Value,     // the value in the last of the periods
        Average,   // the average over years
        Compound,  // compound annual growth from the first year to the last
        Growth,    // relative to the earlier value
        Change,    // the difference between two periods
        Direction, // whether it went up or down, or changed
        Sign,      // whether it is positive or negative
        Extreme,   // the largest or smallest of the rows that make up a total
        Bound,     // whether it is above or below a given value
        Sound      // whether it reaches the level considered sound
    };
    enum Way { Up, Down, Either };

    Form form = Value;
    Way way = Up;          // for Direction, Sign, Extreme and Bound
    bool isChoice = false; // "up or down?": "yes" is not an answer
    double bound = 0;
    QString group; // group of rows, for Extreme
    Expression formula;
    MeasureUnit unit = MeasureUnit::Money;
    QString measure;      // id of the measure, if there is a single one
    QString name;         // name in words
    bool isGiven = false; // the formula is given in the question
    QHash<QString, Expression> definitions;
    // For Value and Sign: one answer for each of these periods, in this order; empty: only for the last period named.
    QList<FiscalPeriod> each;
    QList<FiscalPeriod> periods; // two for Growth, Change and Direction; empty: use the last period
    QStringList unexplained;     // words of the question, as written, that must be part of the company's name
    bool isOptional = false;     // one of several tasks: if it cannot be computed, the others suffice
};

// With several companies, the question asks for each one's value, so periods are not compared.
enum class Subjects { One, Several };

// Returns one task, or one per measure if the question lists several. If the question asks how a company is doing or
// what it earned, returns one task for each figure that may be meant. Errors: NotFound; the message says why nothing is
// computed.
Result<QList<NumberTask>> tasksOf(const NumberQuestion &question, const Measures &measures,
                                  Subjects subjects = Subjects::One);

// These recognise "How is Acme doing?" and "How did Acme perform in 2022?", "How much did Acme lose?", and "How much
// did Acme make?", with any name. The text must be in lower case.
bool asksHowItIsDoing(const QString &lowered);
bool asksWhatItLost(const QString &lowered);
bool asksWhatItEarned(const QString &lowered);

} // namespace core
