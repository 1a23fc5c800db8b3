// What a question wants of a table, taken apart. A part of lookup, private to this folder.
#pragma once

#include "core/numbers/period.h"
#include "core/question/answerkind.h"

#include <QHash>
#include <QStringList>

namespace core {

struct LookupQuestion
{
    enum Bound { None, Above, Below, AtLeast, AtMost }; // of a number that the question names

    enum Form { Cell, Several, Difference, Growth, Average, Sum, Share, Highest, Lowest, Less, More };

    Form form = Cell;
    QList<FiscalPeriod> periods; // each once, in order of time
    QStringList terms;           // content: every one must be found
    QStringList things;          // of the terms those that are written as no names are
    QStringList soft;            // "total", "net": it is better where they are found
    QStringList whole;           // of Share: the terms of the whole; `terms` are those of the part
    QStringList operators;       // what says the form: "change", "average"
    double threshold = 0;        // of Less and More, and of a bound; in full
    Bound bound = None;          // "How many schools have more than 200 pupils?"
    bool isBoundScaled = false;  // its number has a scale: "2 million"
    bool isBoundShare = false;   // its number is a percentage
    QStringList counted;         // of the terms those of what is counted: "schools"
    bool denies = false;         // "not", "without"
    bool saysMonth = false;
    bool isGrowth = false;     // of Highest and Lowest: of the change between two periods
    bool wantsPeriod = false;  // "in which year"
    bool wantsQuarter = false; // "in which quarter"
    bool wantsPercent = false; // of a share or a growth
    bool saysPercent = false;  // a share, a rate, a margin is asked for
    bool asksHowMany = false;  // of something, no money
    AnswerKind kind = AnswerKind::Any;
    QString text; // in lower case
};

LookupQuestion lookupQuestion(const QString &question);

} // namespace core
