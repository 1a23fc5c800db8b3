// A regular expression from a measures file. The file is untrusted, so the expression's length and running time are
// bounded.
#pragma once

#include "core/base/result.h"

#include <QRegularExpression>

namespace core {

class Pattern
{
public:
    Pattern() = default; // matches nothing

    // Case-insensitive. Errors: Invalid; the message says what is wrong.
    static Result<Pattern> fromText(const QString &text);

    const QString &text() const { return m_text; }
    bool isEmpty() const { return m_expression.pattern().isEmpty(); }
    bool isIn(const QString &text) const { return !isEmpty() && m_expression.match(text).hasMatch(); }
    QRegularExpressionMatch firstIn(const QString &text) const;
    // All matches. Only for patterns from asWords().
    QRegularExpressionMatchIterator allIn(const QString &text) const { return m_expression.globalMatch(text); }
    Result<Pattern> asWords() const; // this pattern, matching whole words only

private:
    QString m_text;
    QRegularExpression m_expression;
};

} // namespace core
