#include "core/eval/amounts.h"

#include "core/eval/metrics.h"
#include "core/extractive/claims/quantities.h"
#include "core/language/lexicon.h"
#include "core/numbers/numberquestion.h"

#include <QHash>
#include <QRegularExpression>
#include <QSet>

#include <algorithm>
#include <cmath>

namespace core {
namespace {

constexpr double half = 0.5000001;
constexpr double aboutShare = 0.05;      // tolerance for "about 40"
constexpr qsizetype mostWordsAround = 3; // words around a number word that is the answer
constexpr double wordScales[] = {1e3, 1e6, 1e9, 1e12};
constexpr double tableScales[] = {1e3, 1e6, 1e9, 1e-3, 1e-6, 1e-9};

struct Amount
{
    double value = 0;      // scaled; a percentage stays in percent
    double unit = 1;       // value of one unit in the last digit written
    double maybeScale = 1; // "5 m": metres or millions
    bool isScaled = false;
    bool isPercent = false;
    bool isYear = false;
    bool isAbout = false;
    bool isCounted = false; // a word says what is counted
    bool inWords = false;
    bool mayBeNegative = false; // in brackets, which may also be an aside
    bool ofRange = false;
    QString currency; // sign or code; empty: none given
};

// "$" for "dollars", "USD" and "$"; empty: not a currency.
QString currencyNamed(const QString &word)
{
    static const QHash<QString, QString> signs{{QStringLiteral("usd"), QStringLiteral("$")},
                                               {QStringLiteral("eur"), QStringLiteral("€")},
                                               {QStringLiteral("gbp"), QStringLiteral("£")},
                                               {QStringLiteral("jpy"), QStringLiteral("¥")}};
    static const QString marks = QStringLiteral("$€£¥₹");
    if (!word.isEmpty() && marks.contains(word.back()))
        return word.back();
    const QString folded = word.toLower();
    for (const Lexicon::Line &line : lexicon().lines("currency-words")) {
        if (line.others.contains(folded))
            return line.words.first();
    }
    const bool isCode = word == word.toUpper() && lexicon().words("currency-codes").contains(folded);
    return isCode ? signs.value(folded, folded) : QString();
}

class AmountReader
{
public:
    // Prefixes a sign: a lone "5." would be taken for an item number.
    explicit AmountReader(const QString &text) : m_text(QStringLiteral("= ") + text) {}

    QList<Amount> read()
    {
        const QList<Quantity> quantities = quantitiesOf(m_text);
        int end = 0;
        for (const Quantity &quantity : quantities) {
            if (!quantity.day && !isShortYear(quantity)) {
                const Amount amount = amountOf(quantity);
                if (!m_found.isEmpty())
                    joinRange(m_text.mid(end, quantity.from - end), m_begun, amount);
                m_found.append(m_joined ? joined(amount) : amount);
                m_joined = false;
                m_begun = quantity.from;
                end = quantity.to;
            }
        }
        return m_found;
    }

private:
    QString before(int at, const QRegularExpression &pattern) const
    {
        return pattern.match(m_text.left(at)).captured(1);
    }

    // "FY22", "2019/20", "'94": a year, not an amount.
    bool isShortYear(const Quantity &quantity) const
    {
        static const QRegularExpression mark(QStringLiteral("(FY\\s?|['’/]|\\d[-–])$"));
        const QChar behind = quantity.to < m_text.size() ? m_text[quantity.to] : QChar();
        const bool isQuoted = behind == u'\'' || behind == u'’';
        return quantity.shortYear && !isQuoted && !quantity.percent && !before(quantity.from, mark).isEmpty();
    }

    Amount amountOf(const Quantity &quantity) const
    {
        static const QRegularExpression sign(
            QStringLiteral("(?<![\\w%)])([-−–](?:(?:US)?[$€£¥₹]\\s?)?|\\b(?:minus|negative)\\s(?:US)?[$€£¥₹]?)$"),
            QRegularExpression::CaseInsensitiveOption);
        static const QRegularExpression money(QStringLiteral("([$€£¥₹]|\\b[A-Z]{3})[-−(]*\\s?[-−(]*$"));
        static const QRegularExpression named(QStringLiteral("^\\s?(?:U\\.?S\\.?\\s)?([$€£¥₹]|[A-Za-z]+)"));
        Amount amount;
        amount.value = quantity.values.first();
        amount.unit = quantity.unit;
        const bool isAttached =
            quantity.to > 1 && m_text[quantity.to - 1].isLetter() && m_text[quantity.to - 2].isDigit();
        if (quantity.scaled && isAttached && amount.value != 0)
            amount.maybeScale = quantity.values.last() / amount.value;
        amount.isScaled = quantity.scaled && amount.maybeScale == 1;
        amount.isPercent = quantity.percent;
        amount.isAbout = quantity.hedged;
        amount.inWords = quantity.inWords;
        amount.currency = currencyNamed(before(quantity.from, money));
        if (const QString behind = m_text.mid(quantity.to, 24); amount.currency.isEmpty()) {
            amount.currency = currencyNamed(quantity.counts.toUpper());
            if (amount.currency.isEmpty())
                amount.currency = currencyNamed(named.match(behind).captured(1));
        }
        amount.isCounted = !quantity.counts.isEmpty() && amount.currency.isEmpty() && !quantity.percent;
        amount.isYear = quantity.year && amount.currency.isEmpty();
        takeBasisPoints(quantity, amount);
        if (!before(quantity.from, sign).isEmpty())
            amount.value = -amount.value;
        else
            takeBrackets(quantity, amount);
        amount.isYear = amount.isYear && amount.value > 0;
        return amount;
    }

    void takeBasisPoints(const Quantity &quantity, Amount &amount) const
    {
        const bool isBasis = quantity.counts == QLatin1String("basis") || quantity.counts == QLatin1String("bps") ||
                             quantity.counts == QLatin1String("bp");
        amount.isPercent = amount.isPercent || isBasis;
        amount.value /= isBasis ? 100 : 1;
        amount.unit /= isBasis ? 100 : 1;
    }

    // Brackets mean minus, as in accounting, if the whole answer is in brackets or follows a currency sign.
    void takeBrackets(const Quantity &quantity, Amount &amount) const
    {
        static const QRegularExpression open(QStringLiteral("((?:[$€£¥₹]\\s?)?\\(\\s?[$€£¥₹]?\\s?)$"));
        static const QRegularExpression close(QStringLiteral("^\\s?%?\\s?\\)"));
        const QString opened = before(quantity.from, open);
        if (opened.isEmpty() || !close.match(m_text.mid(quantity.to, 4)).hasMatch())
            return;
        const bool isWhole =
            m_text.left(quantity.from - int(opened.size())).trimmed() == QLatin1String("=") || !opened.startsWith(u'(');
        amount.value = isWhole ? -amount.value : amount.value;
        amount.mayBeNegative = !isWhole;
    }

    // "3–5", "3 to 5", "between 3 and 5"; not "from 3 to 5", which is a change, and not years.
    void joinRange(const QString &between, int begun, const Amount &second)
    {
        static const QRegularExpression dash(QStringLiteral("^\\s?%?\\s?(?:([-–—])|to|bis)\\s?[$€£¥₹]?$"));
        static const QRegularExpression conjunction(QStringLiteral("^\\s?%?[^.,;]{0,12}\\b(?:and|und)\\s[$€£¥₹]?$"));
        static const QRegularExpression change(QStringLiteral("\\b(from|von)\\s[$€£¥₹]?$"),
                                               QRegularExpression::CaseInsensitiveOption);
        static const QRegularExpression limits(QStringLiteral("\\b(between|zwischen)\\s[$€£¥₹]?$"),
                                               QRegularExpression::CaseInsensitiveOption);
        Amount &first = m_found.last();
        const QRegularExpressionMatch joins = dash.match(between);
        const bool isChange = joins.capturedLength(1) == 0 && !before(begun, change).isEmpty();
        const bool isRange = (joins.hasMatch() && !isChange) ||
                             (conjunction.match(between).hasMatch() && !before(begun, limits).isEmpty());
        if (!isRange || first.isYear || second.isYear || first.ofRange)
            return;
        if (second.isScaled && !first.isScaled) {
            const auto isScale = [&](double each) { return each >= second.unit; }; // as in "3–5 million"
            const double scale = *std::find_if(std::begin(wordScales), std::end(wordScales) - 1, isScale);
            first.value *= scale;
            first.unit *= scale;
            first.isScaled = true;
        }
        first.isPercent = first.isPercent || second.isPercent;
        first.currency = first.currency.isEmpty() ? second.currency : first.currency;
        first.ofRange = true;
        m_joined = true;
    }

    Amount joined(Amount second) const
    {
        second.ofRange = true;
        second.currency = second.currency.isEmpty() ? m_found.last().currency : second.currency;
        return second;
    }

    const QString m_text;
    QList<Amount> m_found;
    int m_begun = 0; // start of the last one
    bool m_joined = false;
};

QList<Amount> amountsOf(const QString &text)
{
    return AmountReader(text).read();
}

// The amounts of a known answer; "one", "both" and "first" in its sentences do not count.
QList<Amount> wantedAmounts(const QString &known)
{
    QList<Amount> amounts = amountsOf(known);
    const bool isShort = answerWords(known).size() <= mostWordsAround;
    const bool hasDigits =
        std::any_of(amounts.begin(), amounts.end(), [](const Amount &each) { return !each.inWords; });
    amounts.removeIf([&](const Amount &each) { return each.inWords && !each.isScaled && (!isShort || hasDigits); });
    return amounts;
}

class AmountComparison
{
public:
    AmountComparison(const WantedUnit &wanted, const Closeness &closeness) : m_wanted(wanted), m_closeness(closeness) {}

    bool isSame(const Amount &known, const Amount &said) const
    {
        const bool otherMoney =
            !known.currency.isEmpty() && !said.currency.isEmpty() && known.currency != said.currency;
        const bool otherKind =
            (known.isPercent && !said.currency.isEmpty()) || (said.isPercent && !known.currency.isEmpty());
        if (otherMoney || otherKind || known.ofRange != said.ofRange)
            return false;
        const bool isYear = known.isYear || said.isYear;
        const Amount &other = known.isYear ? said : known;
        if (isYear && !other.isScaled && other.currency.isEmpty())
            return known.value == said.value && !other.isPercent;
        if (known.isPercent != said.isPercent)
            return isShare(known, said);
        for (const double scale : scalesOf(known)) {
            for (const double scaleSaid : scalesOf(said)) {
                if (isNear(known, scale, said, scaleSaid))
                    return true;
            }
        }
        return m_wanted.scale == 0 && known.isScaled != said.isScaled && !known.isPercent && isOfATable(known, said);
    }

private:
    QList<double> scalesOf(const Amount &amount) const
    {
        QList<double> scales{1};
        if (amount.maybeScale != 1)
            scales.append(amount.maybeScale);
        else if (m_wanted.scale > 0 && !amount.isScaled && !amount.isPercent)
            scales.append(m_wanted.scale);
        return scales;
    }

    // A percentage compared with a fraction, or with a percentage that lacks its sign.
    bool isShare(const Amount &known, const Amount &said) const
    {
        const Amount &plain = known.isPercent ? said : known;
        if (plain.isScaled)
            return false;
        const double toPercent = 100;
        const bool isFraction = known.isPercent ? isNear(known, 1, said, toPercent) : isNear(known, toPercent, said, 1);
        return isFraction || ((m_wanted.percent || !plain.isCounted) && isNear(known, 1, said, 1));
    }

    bool isNear(const Amount &known, double scale, const Amount &said, double other) const
    {
        const double value = known.value * scale;
        const double off = within(known, scale);
        const bool isEitherSign = m_closeness.anySign || known.mayBeNegative || said.mayBeNegative;
        return std::abs(value - said.value * other) <= off ||
               (isEitherSign && std::abs(std::abs(value) - std::abs(said.value * other)) <= off);
    }

    double within(const Amount &known, double scale) const
    {
        double unit = known.unit * scale;
        if (m_wanted.places && !known.isYear)
            unit = std::max(unit, std::pow(10.0, -*m_wanted.places) *
                                      (known.isScaled || scale != 1 ? std::max(1.0, m_wanted.scale) : 1));
        const double share = known.isYear ? 0 : std::max(m_closeness.share, known.isAbout ? aboutShare : 0);
        return std::max(half * unit, share * std::abs(known.value * scale));
    }

    // Requires all known digits, or 1 would match 1,000.
    bool isOfATable(const Amount &known, const Amount &said) const
    {
        const double off = within(known, 1);
        return std::any_of(std::begin(tableScales), std::end(tableScales), [&](double scale) {
            return said.unit * scale <= 1.0000001 * std::max(known.unit, off) && isNear(known, 1, said, scale);
        });
    }

    const WantedUnit m_wanted;
    const Closeness m_closeness;
};

// "FY2021" is not a number, but gives the year.
QSet<double> yearsIn(const QString &question)
{
    QSet<double> years;
    for (qsizetype i = 0; i < question.size();) {
        qsizetype end = i;
        while (end < question.size() && question[end].isDigit())
            ++end;
        if (end - i == 4)
            years.insert(question.mid(i, 4).toDouble());
        i = std::max(end, i + 1);
    }
    return years;
}

bool isAmong(const QList<Amount> &given, const Amount &amount)
{
    return std::any_of(given.begin(), given.end(), [&](const Amount &other) {
        return other.value == amount.value && other.isPercent == amount.isPercent;
    });
}

bool holdsAll(const QList<Amount> &all, const QList<Amount> &wanted, const AmountComparison &comparison)
{
    return !wanted.isEmpty() && std::all_of(wanted.begin(), wanted.end(), [&](const Amount &amount) {
        return std::any_of(all.begin(), all.end(), [&](const Amount &said) { return comparison.isSame(amount, said); });
    });
}

QList<Amount> negated(QList<Amount> amounts)
{
    for (Amount &amount : amounts)
        amount.value = amount.isYear ? amount.value : -amount.value;
    return amounts;
}

} // namespace

bool hasAmounts(const QString &text)
{
    return !wantedAmounts(text).isEmpty();
}

bool givesAmounts(const QString &said, const QString &known, const QString &question, const Closeness &closeness)
{
    const QList<Amount> given = amountsOf(question);
    const QSet<double> years = yearsIn(question);
    QList<Amount> wanted = wantedAmounts(known);
    wanted.removeIf([&](const Amount &amount) {
        return !closeness.withGiven && ((amount.isYear && years.contains(amount.value)) || isAmong(given, amount));
    });
    const AmountComparison comparison(wantedUnitOf(question), closeness);
    const QList<Amount> all = amountsOf(said);
    return holdsAll(all, wanted, comparison) || (wanted.size() > 1 && holdsAll(negated(all), wanted, comparison));
}

} // namespace core
