// A regular expression from a file of measures, which anybody may have written: it can neither be long nor run long.
#pragma once

#include "core/base/result.h"

#include <QRegularExpression>

namespace core {

class Pattern
{
public:
    Pattern() = default; // matches nothing

    // Errors: Invalid, with what is wrong in words. Case does not matter.
    static Result<Pattern> fromText(const QString &text);

    const QString &text() const { return m_text; }
    bool isEmpty() const { return m_expression.pattern().isEmpty(); }
    bool isIn(const QString &text) const { return !isEmpty() && m_expression.match(text).hasMatch(); }
    QRegularExpressionMatch firstIn(const QString &text) const;
    // Of one that stands between word boundaries.
    QRegularExpressionMatchIterator allIn(const QString &text) const { return m_expression.globalMatch(text); }
    Result<Pattern> asWords() const; // the same, where it is not part of a longer word

private:
    QString m_text;
    QRegularExpression m_expression;
};

} // namespace core
