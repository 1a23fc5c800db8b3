// Formulas over measures, as written in measure files: "365 * average(inventory) / cogs". Values and a parser.
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
    QString measure;             // id
    QList<FiscalPeriod> periods; // for Measure, Average and Change; empty: the period asked for
    QList<Expression> parts;     // two for operators; one for Average, Previous and Change

    bool operator==(const Expression &) const = default;

    static Expression of(double number);
    static Expression of(const QString &measure);
    static Expression of(Kind kind, Expression left, Expression right);
    static Expression of(Kind kind, Expression part);

    bool isOperator() const { return kind >= Sum && kind <= Quotient; }
};

// Parses a formula, which may contain numbers, names of measures, + - * / ( ), average(x), previous(x), change(x).
// Errors: Invalid; the message gives the position.
Result<Expression> formulaFrom(const QString &text);

// The formula for display, with names from `nameOf`: "revenue ÷ average of inventories".
QString inNames(const Expression &expression, const std::function<QString(const QString &)> &nameOf);

// An operator with its two operands, in brackets where needed: "a ÷ (b + c)".
QString joined(Expression::Kind kind, const QString &left, Expression::Kind leftKind, const QString &right,
               Expression::Kind rightKind);

// The locale used for numbers in formulas and calculations: "1,234.5".
const QLocale &printed();

// Ids of the measures in the formula, without duplicates.
QStringList measuresIn(const Expression &expression);

} // namespace core
