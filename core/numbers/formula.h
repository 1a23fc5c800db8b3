// Formulas over measures: "365 * average(inventory) / cogs", as files of measures write them. Values and a parser.
#pragma once

#include "core/base/result.h"
#include "core/numbers/period.h"

#include <QList>
#include <QLocale>

#include <functional>

namespace core {

struct Expression
{
    enum Kind { Number, Measure, Sum, Difference, Product, Quotient, Average, Previous, Change };

    Kind kind = Number;
    double number = 0;
    QString measure; // id
    QList<FiscalPeriod>
        periods;             // of Measure, Average and Change, where they are said; empty: the one that is asked for
    QList<Expression> parts; // two of the operators, one of Average, Previous and Change

    bool operator==(const Expression &) const = default;

    static Expression of(double number);
    static Expression of(const QString &measure);
    static Expression of(Kind kind, Expression left, Expression right);
    static Expression of(Kind kind, Expression part);

    bool isOperator() const { return kind >= Sum && kind <= Quotient; }
};

// Numbers, names of measures, + - * / ( ), average(x), previous(x), change(x). Errors: Invalid, with the place.
Result<Expression> formulaFrom(const QString &text);

// As people write it, names by `nameOf`: "revenue ÷ average of inventories".
QString inNames(const Expression &expression, const std::function<QString(const QString &)> &nameOf);

// Two sides of an operator, in brackets where they need them: "a ÷ (b + c)".
QString joined(Expression::Kind kind, const QString &left, Expression::Kind leftKind, const QString &right,
               Expression::Kind rightKind);

// How numbers are printed in formulas and calculations: "1,234.5".
const QLocale &printed();

// Whose names stand in it, each once.
QStringList measuresIn(const Expression &expression);

} // namespace core
