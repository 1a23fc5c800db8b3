// PCRE2 counts its own steps: a match that exceeds the limit fails.
#include "core/numbers/pattern.h"

namespace core {

using namespace Qt::StringLiterals;

namespace {

constexpr int longestPattern = 600; // in characters

// The lower of two limits applies, so that a pattern cannot raise it.
const QString limits = u"(*LIMIT_MATCH=50000)(*LIMIT_DEPTH=2000)"_s;

} // namespace

Result<Pattern> Pattern::fromText(const QString &text)
{
    const auto wrong = [&text](const QString &why) {
        return Error{Error::Invalid, u"The pattern \"%1\" %2."_s.arg(text.left(60), why), {}};
    };
    if (text.size() > longestPattern)
        return wrong(u"has more than %1 characters"_s.arg(longestPattern));
    if (text.startsWith("(*"_L1))
        return wrong(u"begins with \"(*\", which is not allowed"_s);
    Pattern pattern;
    pattern.m_text = text;
    pattern.m_expression = QRegularExpression(limits + text, QRegularExpression::CaseInsensitiveOption);
    if (!pattern.m_expression.isValid())
        return wrong(u"is not a regular expression: "_s + pattern.m_expression.errorString());
    return pattern;
}

QRegularExpressionMatch Pattern::firstIn(const QString &text) const
{
    return isEmpty() ? QRegularExpressionMatch() : m_expression.match(text);
}

Result<Pattern> Pattern::asWords() const
{
    Pattern pattern;
    pattern.m_text = m_text;
    pattern.m_expression = QRegularExpression(limits + u"(?<![\\w-])(?:"_s + m_text + u")(?!\\w)"_s,
                                              QRegularExpression::CaseInsensitiveOption);
    if (!pattern.m_expression.isValid())
        return Error{Error::Invalid, u"The pattern \"%1\" is not a regular expression."_s.arg(m_text.left(60)), {}};
    return pattern;
}

} // namespace core
