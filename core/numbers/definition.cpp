// First splits words into tokens, then parses by recursive descent. The longest measure names win, so that "current
// assets" is never read as "assets".
#include "core/numbers/definition.h"

#include "core/language/lexicon.h"

#include <QRegularExpression>

namespace core {

using namespace Qt::StringLiterals;

namespace {

constexpr int longestDefinition = 600; // in characters
constexpr int deepestBrackets = 20;
constexpr int mostOddNames = 2; // capitalised words beside an operand, naming its owner

struct Token
{
    enum Kind { End, Open, Close, Operator, Number, Measure, PeriodName, Word };

    Kind kind = End;
    QString text; // the sign, for an operator
    double number = 0;
    FiscalPeriod period;
};

// "plus" -> "+", "divided by" -> "/"
QString operatorNamed(const QString &phrase)
{
    for (const Lexicon::Line &line : lexicon().lines("figure-operators")) {
        if (line.others.contains(phrase))
            return line.words.first();
    }
    return {};
}

class DefinitionTokens
{
public:
    DefinitionTokens(const QString &text, const Measures &measures)
        : m_text(text),
          m_mentions(measures.mentionsIn(text))
    {
        m_periods = periodsIn(text);
    }

    QList<Token> all()
    {
        while (m_at < m_text.size()) {
            if (!takeMention() && !takePeriod() && !takeNumber() && !takeWord() && !takeSign())
                ++m_at;
        }
        m_tokens.append(Token());
        return m_tokens;
    }

private:
    bool takeMention()
    {
        for (const MeasureMention &mention : m_mentions) {
            if (mention.from != m_at)
                continue;
            m_tokens.append({Token::Measure, mention.id, 0, {}});
            m_at = mention.to;
            return true;
        }
        return false;
    }

    bool takePeriod()
    {
        for (const PeriodMention &mention : m_periods) {
            if (mention.from != m_at)
                continue;
            m_tokens.append({Token::PeriodName, {}, 0, mention.period});
            m_at = mention.to;
            return true;
        }
        return false;
    }

    bool takeNumber()
    {
        static const QRegularExpression number(u"\\d+(?:\\.\\d+)?"_s);
        const QRegularExpressionMatch match =
            number.match(m_text, m_at, QRegularExpression::NormalMatch, QRegularExpression::AnchorAtOffsetMatchOption);
        if (!match.hasMatch())
            return false;
        m_tokens.append({Token::Number, {}, match.captured().toDouble(), {}});
        m_at = int(match.capturedEnd());
        return true;
    }

    bool takeWord()
    {
        static const QRegularExpression word(u"[\\p{L}&'’]+"_s, QRegularExpression::UseUnicodePropertiesOption);
        const auto wordAt = [this](int at) {
            return word.match(m_text, at, QRegularExpression::NormalMatch,
                              QRegularExpression::AnchorAtOffsetMatchOption);
        };
        const QRegularExpressionMatch match = wordAt(m_at);
        if (!match.hasMatch())
            return false;
        m_at = int(match.capturedEnd());
        const QString said = match.captured();
        const QRegularExpressionMatch second = wordAt(m_at + 1);
        const QString both = said.toLower() + u' ' + second.captured().toLower();
        if (!operatorNamed(both).isEmpty()) {
            m_tokens.append({Token::Operator, operatorNamed(both), 0, {}});
            m_at = int(second.capturedEnd());
        } else if (!operatorNamed(said.toLower()).isEmpty()) {
            m_tokens.append({Token::Operator, operatorNamed(said.toLower()), 0, {}});
        } else {
            m_tokens.append({Token::Word, said, 0, {}});
        }
        return true;
    }

    bool takeSign()
    {
        const QChar c = m_text[m_at];
        Token token;
        if (c == u'(' || c == u'[')
            token.kind = Token::Open;
        else if (c == u')' || c == u']')
            token.kind = Token::Close;
        else if (QStringView(u"*/+×÷").contains(c) || (QStringView(u"-–−—").contains(c) && isApart()))
            token = {Token::Operator,
                     QString(c == u'×'                         ? u'*'
                             : c == u'÷'                       ? u'/'
                             : QStringView(u"–−—").contains(c) ? u'-'
                                                               : c),
                     0,
                     {}};
        else
            return false;
        m_tokens.append(token);
        ++m_at;
        return true;
    }

    bool isApart() const { return m_at > 0 && m_text[m_at - 1].isSpace(); } // no operator: "long-term"

    const QString m_text;
    const QList<MeasureMention> m_mentions;
    QList<PeriodMention> m_periods;
    QList<Token> m_tokens;
    int m_at = 0;
};

class DefinitionParser
{
public:
    explicit DefinitionParser(QList<Token> tokens) : m_tokens(std::move(tokens)) {}

    Result<Expression> parse()
    {
        Expression all = sum();
        if (m_wrong.isEmpty() && next().kind != Token::End)
            m_wrong = u"it has extra text at the end"_s;
        return m_wrong.isEmpty()
                   ? Result<Expression>(all)
                   : Error{Error::Invalid, u"the definition in the question is not understood: "_s + m_wrong, {}};
    }

private:
    const Token &next() const { return m_tokens[m_at]; }
    void advance() { m_at = std::min<qsizetype>(m_at + 1, m_tokens.size() - 1); }
    bool isOperator(const char *signs) const
    {
        return next().kind == Token::Operator && QString::fromLatin1(signs).contains(next().text);
    }

    Expression sum()
    {
        Expression left = product();
        while (m_wrong.isEmpty() && isOperator("+-")) {
            const auto kind = next().text == u"+" ? Expression::Sum : Expression::Difference;
            advance();
            left = Expression::of(kind, left, product());
        }
        return left;
    }

    Expression product()
    {
        Expression left = factor();
        while (m_wrong.isEmpty() && isOperator("*/")) {
            const auto kind = next().text == u"*" ? Expression::Product : Expression::Quotient;
            advance();
            left = Expression::of(kind, left, factor());
        }
        return left;
    }

    // Text in brackets after a complete operand is a remark: "(from the cash flow statement)".
    void skipBrackets()
    {
        int depth = 0;
        do {
            depth += next().kind == Token::Open ? 1 : next().kind == Token::Close ? -1 : 0;
            advance();
        } while (depth > 0 && next().kind != Token::End);
    }

    Expression inBrackets()
    {
        advance();
        if (++m_depth > deepestBrackets) {
            m_wrong = u"it has too many brackets"_s;
            return {};
        }
        Expression all = sum();
        --m_depth;
        while (m_wrong.isEmpty() && next().kind != Token::Close && next().kind != Token::End)
            advance();
        advance();
        while (next().kind == Token::Open)
            skipBrackets();
        return all;
    }

    Expression factor()
    {
        if (!m_wrong.isEmpty())
            return {};
        while (next().kind == Token::Word && isSmall(next().text) && m_tokens[m_at + 1].kind == Token::Open)
            advance(); // "the (a + b)"
        if (next().kind == Token::Open)
            return inBrackets();
        if (next().kind == Token::Number) {
            const double number = next().number;
            advance();
            while (next().kind == Token::Word && isSmall(next().text)) // "365 days"
                advance();
            return Expression::of(number);
        }
        return operand();
    }

    static bool isSmall(const QString &word)
    {
        return lexicon().words("figure-definition-words").contains(word.toLower());
    }

    // "average accounts payable between FY2015 and FY2016"
    Expression operand()
    {
        QString measure;
        QList<FiscalPeriod> periods;
        Expression::Kind kind = Expression::Measure;
        int oddNames = 0;
        for (;; advance()) {
            const Token &token = next();
            if (token.kind == Token::Open && !measure.isEmpty()) {
                skipBrackets();
                --m_at; // the loop continues after them
            } else if (token.kind == Token::PeriodName) {
                periods.append(token.period);
            } else if (token.kind == Token::Measure && measure.isEmpty()) {
                measure = token.text;
            } else if (token.kind == Token::Word) {
                const QString word = token.text.toLower();
                kind = says("figure-average", word)      ? Expression::Average
                       : says("figure-difference", word) ? Expression::Change
                                                         : kind;
                if (!isSmall(word) && (!token.text[0].isUpper() || ++oddNames > mostOddNames))
                    m_wrong = u"\"%1\""_s.arg(token.text);
            } else {
                break;
            }
        }
        if (measure.isEmpty() && m_wrong.isEmpty())
            m_wrong = u"a measure is missing or unknown"_s;
        return formed(kind, measure, periods);
    }

    static bool says(const char *list, const QString &word) { return lexicon().words(list).contains(word); }

    static Expression formed(Expression::Kind kind, const QString &measure, const QList<FiscalPeriod> &periods)
    {
        Expression expression = Expression::of(measure);
        if (kind == Expression::Measure) {
            expression.periods = periods.mid(0, 1);
            return expression;
        }
        Expression over = Expression::of(kind, expression);
        over.periods = periods;
        return over;
    }

    const QList<Token> m_tokens;
    qsizetype m_at = 0;
    int m_depth = 0;
    QString m_wrong;
};

} // namespace

Result<Expression> definitionFrom(const QString &text, const Measures &measures)
{
    if (text.size() > longestDefinition)
        return Error{Error::Invalid, u"the definition in the question is too long"_s, {}};
    return DefinitionParser(DefinitionTokens(text.simplified(), measures).all()).parse();
}

} // namespace core
