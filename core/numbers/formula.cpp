// A recursive descent parser, limited in depth and length because anybody may write measure files.
#include "core/numbers/formula.h"

#include <QLocale>

namespace core {

using namespace Qt::StringLiterals;

namespace {

constexpr int longestFormula = 500; // in characters
constexpr int deepestFormula = 20;

class FormulaParser
{
public:
    explicit FormulaParser(const QString &text) : m_text(text) {}

    Result<Expression> parse()
    {
        if (m_text.size() > longestFormula)
            return wrong(u"is longer than %1 characters"_s.arg(longestFormula));
        Expression all = sum();
        skipBlanks();
        if (m_wrong.isEmpty() && m_at < m_text.size())
            expect(u"an operator"_s);
        return m_wrong.isEmpty() ? Result<Expression>(all) : wrong(m_wrong);
    }

private:
    Error wrong(const QString &why) const
    {
        return {Error::Invalid, u"The formula \"%1\" %2."_s.arg(m_text.left(80), why), {}};
    }

    void expect(const QString &what)
    {
        if (m_wrong.isEmpty())
            m_wrong = u"lacks %1 at character %2"_s.arg(what, QString::number(m_at + 1));
    }

    void skipBlanks()
    {
        while (m_at < m_text.size() && m_text[m_at].isSpace())
            ++m_at;
    }

    QChar next()
    {
        skipBlanks();
        return m_at < m_text.size() ? m_text[m_at] : QChar();
    }

    bool take(char16_t c)
    {
        if (next() != c)
            return false;
        ++m_at;
        return true;
    }

    Expression sum()
    {
        Expression left = product();
        while (next() == u'+' || next() == u'-') {
            const auto kind = m_text[m_at++] == u'+' ? Expression::Sum : Expression::Difference;
            left = Expression::of(kind, left, product());
        }
        return left;
    }

    Expression product()
    {
        Expression left = factor();
        while (next() == u'*' || next() == u'/') {
            const auto kind = m_text[m_at++] == u'*' ? Expression::Product : Expression::Quotient;
            left = Expression::of(kind, left, factor());
        }
        return left;
    }

    QString word()
    {
        const int from = m_at;
        while (m_at < m_text.size() &&
               (m_text[m_at].isLetterOrNumber() || m_text[m_at] == u'_' || m_text[m_at] == u'.'))
            ++m_at;
        return m_text.mid(from, m_at - from);
    }

    Expression within()
    {
        Expression all;
        if (++m_depth > deepestFormula)
            expect(u"a closing bracket"_s);
        else
            all = sum();
        --m_depth;
        if (!take(u')'))
            expect(u"\")\""_s);
        return all;
    }

    Expression factor()
    {
        if (!m_wrong.isEmpty())
            return {};
        if (take(u'('))
            return within();
        skipBlanks();
        const QString name = word();
        if (name.isEmpty())
            expect(u"a name or a number"_s);
        bool isNumber = false;
        const double number = name.toDouble(&isNumber);
        if (isNumber)
            return Expression::of(number);
        if (!take(u'('))
            return Expression::of(name);
        const Expression part = within();
        if (name == "average"_L1)
            return Expression::of(Expression::Average, part);
        if (name == "previous"_L1)
            return Expression::of(Expression::Previous, part);
        if (name == "change"_L1)
            return Expression::of(Expression::Change, part);
        expect(u"\"average\", \"previous\" or \"change\" before the closing bracket"_s);
        return part;
    }

    const QString m_text;
    int m_at = 0;
    int m_depth = 0;
    QString m_wrong;
};

int strengthOf(Expression::Kind kind)
{
    switch (kind) {
    case Expression::Sum:
    case Expression::Difference:
        return 1;
    case Expression::Product:
    case Expression::Quotient:
        return 2;
    default:
        return 3;
    }
}

QChar signOf(Expression::Kind kind)
{
    switch (kind) {
    case Expression::Sum:
        return u'+';
    case Expression::Difference:
        return u'−';
    case Expression::Product:
        return u'×';
    default:
        return u'÷';
    }
}

} // namespace

Expression Expression::of(double number)
{
    Expression expression;
    expression.number = number;
    return expression;
}

Expression Expression::of(const QString &measure)
{
    Expression expression;
    expression.kind = Measure;
    expression.measure = measure;
    return expression;
}

Expression Expression::of(Kind kind, Expression left, Expression right)
{
    Expression expression;
    expression.kind = kind;
    expression.parts = {std::move(left), std::move(right)};
    return expression;
}

Expression Expression::of(Kind kind, Expression part)
{
    Expression expression;
    expression.kind = kind;
    expression.parts = {std::move(part)};
    return expression;
}

Result<Expression> formulaFrom(const QString &text)
{
    return FormulaParser(text).parse();
}

static QString inBrackets(const QString &text, bool wanted)
{
    return wanted ? u'(' + text + u')' : text;
}

static bool needsBrackets(Expression::Kind around, Expression::Kind part, bool isRight)
{
    if (strengthOf(part) != strengthOf(around))
        return strengthOf(part) < strengthOf(around);
    return isRight && (around == Expression::Difference || around == Expression::Quotient);
}

QString joined(Expression::Kind kind, const QString &left, Expression::Kind leftKind, const QString &right,
               Expression::Kind rightKind)
{
    return inBrackets(left, needsBrackets(kind, leftKind, false)) + u' ' + signOf(kind) + u' ' +
           inBrackets(right, needsBrackets(kind, rightKind, true));
}

const QLocale &printed()
{
    static const QLocale english(QLocale::English, QLocale::UnitedStates);
    return english;
}

QString inNames(const Expression &expression, const std::function<QString(const QString &)> &nameOf)
{
    const auto part = [&](int which) { return inNames(expression.parts[which], nameOf); };
    const auto whole = [&] { return inBrackets(part(0), expression.parts[0].isOperator()); };
    switch (expression.kind) {
    case Expression::Number:
        return printed().toString(expression.number, 'g', 12);
    case Expression::Measure:
        return nameOf(expression.measure);
    case Expression::Average:
        return u"average of "_s + whole();
    case Expression::Previous:
        return whole() + u" of the year before"_s;
    case Expression::Change:
        return u"change in "_s + whole();
    default:
        return joined(expression.kind, part(0), expression.parts[0].kind, part(1), expression.parts[1].kind);
    }
}

QStringList measuresIn(const Expression &expression)
{
    QStringList all;
    if (expression.kind == Expression::Measure)
        all.append(expression.measure);
    for (const Expression &part : expression.parts)
        all.append(measuresIn(part));
    all.removeDuplicates();
    return all;
}

} // namespace core
