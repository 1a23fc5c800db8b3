#include "core/tables/periods.h"

#include "core/language/lexicon.h"
#include "core/tables/headwords.h"
#include "core/tables/printednumber.h"

#include <QRegularExpression>

namespace core {
namespace {

constexpr qsizetype longestHead = 600; // characters that are read
constexpr qsizetype fewWords = 3;      // words of a head that is nothing but a month

Phrases phrasesOf(const QList<Lexicon::Line> &lines)
{
    Phrases phrases;
    for (const Lexicon::Line &line : lines) {
        for (const QString &other : line.others)
            phrases.add(other, line.words.value(0).toDouble());
    }
    return phrases;
}

Phrases phrasesOf(const QSet<QString> &words)
{
    Phrases phrases;
    for (const QString &word : words)
        phrases.add(word, 1);
    return phrases;
}

struct PeriodWords
{
    Phrases months = phrasesOf(lexicon().lines("period-months"));
    Phrases lengths = phrasesOf(lexicon().lines("period-lengths"));
    Phrases quarters = phrasesOf(lexicon().lines("period-quarters"));
    Phrases changes = phrasesOf(lexicon().words("period-changes"));
    Phrases openings = phrasesOf(lexicon().words("period-openings"));
};

const PeriodWords &periodWords()
{
    static const PeriodWords words;
    return words;
}

int numberIn(const QList<HeadWord> &words, qsizetype i)
{
    const bool isShort = i >= 0 && i < words.size() && words[i].isNumber && words[i].text.size() <= 4;
    return isShort && !words[i].isAfterMark ? words[i].text.toInt() : -1;
}

bool isWord(const QList<HeadWord> &words, qsizetype i, QStringView text)
{
    return i >= 0 && i < words.size() && words[i].text == text;
}

bool isTwoDigits(const QList<HeadWord> &words, qsizetype i)
{
    return numberIn(words, i) >= 0 && words[i].text.size() == 2;
}

// Reads expressions of time word by word; later ones override earlier ones.
class PeriodReader
{
public:
    explicit PeriodReader(const QList<HeadWord> &words) : m_words(words)
    {
        for (qsizetype i = 0; i < m_words.size();)
            i += std::max(1, readAt(i));
        if (period.quarter > 0)
            period.months = 3;
    }

    Period period;
    bool isOpened = false; // after "ended" or "as of"

private:
    int readAt(qsizetype i)
    {
        if (readYear(i))
            return 1;
        if (const int read = readCode(i))
            return read;
        const PeriodWords &lists = periodWords();
        if (const Phrases::Match quarter = lists.quarters.at(m_words, i); quarter.words > 0) {
            period.quarter = int(quarter.value);
            return quarter.words;
        }
        if (const Phrases::Match length = lists.lengths.at(m_words, i); length.words > 0) {
            period.months = int(length.value);
            return length.words;
        }
        if (const Phrases::Match month = lists.months.at(m_words, i); month.words > 0)
            readMonth(i, int(month.value));
        if (const Phrases::Match opening = lists.openings.at(m_words, i); opening.words > 0) {
            isOpened = true;
            return opening.words;
        }
        period.change = period.change || lists.changes.at(m_words, i).words > 0;
        return 1;
    }

    bool readYear(qsizetype i)
    {
        const int year = m_words[i].text.size() == 4 ? numberIn(m_words, i) : -1;
        if (year < 1900 || year >= 2100)
            return false;
        period.year = year;
        return true;
    }

    // Reads FY19, Q2, 2Q23, H1.
    int readCode(qsizetype i)
    {
        if (isWord(m_words, i, u"fy")) {
            period.months = 12;
            return readShortYear(i + 1);
        }
        const bool isBefore = isWord(m_words, i, u"q") || isWord(m_words, i, u"h");
        const bool isBehind = numberIn(m_words, i) > 0 && i + 1 < m_words.size() && m_words[i + 1].isGlued &&
                              (isWord(m_words, i + 1, u"q") || isWord(m_words, i + 1, u"h"));
        if (!isBefore && !isBehind)
            return 0;
        const int number = numberIn(m_words, isBefore ? i + 1 : i);
        const bool isQuarter = m_words[isBefore ? i : i + 1].text == u"q";
        if (number < 1 || number > (isQuarter ? 4 : 2) || (isBefore && !m_words[i + 1].isGlued))
            return 0;
        if (isQuarter)
            period.quarter = number;
        else
            period.months = 6;
        return isWord(m_words, i + 2, u"fy") ? 2 : 1 + readShortYear(i + 2);
    }

    int readShortYear(qsizetype i)
    {
        if (!isTwoDigits(m_words, i) || numberIn(m_words, i) > 60)
            return 1;
        period.year = 2000 + numberIn(m_words, i);
        return 2;
    }

    void readMonth(qsizetype i, int month)
    {
        const int after = numberIn(m_words, i + 1);
        const int before = numberIn(m_words, i - 1);
        if (after < 0 && before < 0 && m_words.size() > fewWords)
            return;
        period.month = month;
        if (after > 0 && after <= 31)
            period.day = after;
        else if (before > 0 && before <= 31 && after != 0)
            period.day = before;
    }

    const QList<HeadWord> &m_words;
};

bool isDate(int year, int month, int day)
{
    return year >= 1900 && year < 2100 && month >= 1 && month <= 12 && day >= 1 && day <= 31;
}

// Reads 2022-06-30, 30.06.2022, 6/30/2022, 6/30/22.
void readNumericDate(QStringView text, Period &period)
{
    static const QRegularExpression date(QStringLiteral(
        R"((?<!\d)(?:(\d{4})-(\d\d)-(\d\d)|(\d\d?)\.(\d\d?)\.(\d{4})|(\d\d?)/(\d\d?)/(\d{4}|\d\d))(?!\d))"));
    for (auto each = date.globalMatch(text.toString()); each.hasNext();) {
        const QRegularExpressionMatch match = each.next();
        const auto number = [&](int group) { return match.capturedView(group).toInt(); };
        int year = number(1), month = number(2), day = number(3);
        if (match.hasCaptured(4))
            year = number(6), month = number(5), day = number(4);
        if (match.hasCaptured(7))
            year = number(9) < 100 ? 2000 + number(9) : number(9), month = number(7), day = number(8);
        if (isDate(year, month, day))
            period.year = year, period.month = month, period.day = day;
    }
}

bool mayHaveNumericDate(QStringView text)
{
    for (qsizetype i = 1; i + 1 < text.size(); ++i) {
        if (text[i - 1].isDigit() && text[i + 1].isDigit() && QStringView(u"-./").contains(text[i]))
            return true;
    }
    return false;
}

bool isKnownUnit(const QString &word)
{
    static const QSet<QString> &units = lexicon().words("quantity-units");
    static const QSet<QString> &scales = lexicon().words("scale-units");
    return units.contains(word) && !scales.contains(word);
}

// The text in the last parentheses of a head, or after its last comma: "Weight (kg)", "Duration, hours".
QStringView qualifierOf(QStringView head)
{
    const qsizetype end = head.lastIndexOf(u')');
    const qsizetype begin = end < 0 ? -1 : head.first(end).lastIndexOf(u'(');
    if (begin >= 0)
        return head.first(end).sliced(begin + 1).trimmed();
    const qsizetype bracket = head.lastIndexOf(u'[');
    if (bracket >= 0 && head.endsWith(u']'))
        return head.sliced(bracket + 1).chopped(1).trimmed();
    return head.sliced(head.lastIndexOf(u',') + 1).trimmed();
}

bool isCurrencyAt(const QList<HeadWord> &words, qsizetype i)
{
    return i >= 0 && (isCurrency(words[i].text) || isCurrency(words[i].text.toUpper()));
}

struct SaidScale
{
    double scale = 1;
    qsizetype at = -1; // index of the word; -1: not found
};

SaidScale saidScale(const QList<HeadWord> &words)
{
    static const Phrases scales = phrasesOf(lexicon().lines("table-scales"));
    static const Phrases behindCurrency = phrasesOf(lexicon().lines("table-scales-behind-currency"));
    for (qsizetype i = 0; i < words.size(); ++i) {
        if (i > 0 && (words[i - 1].isNumber || words[i].isAfterMark))
            continue;
        if (const Phrases::Match scale = scales.at(words, i); scale.words > 0)
            return {scale.value, i};
        if (const Phrases::Match scale = behindCurrency.at(words, i); isCurrencyAt(words, i - 1) && scale.words > 0)
            return {scale.value, i};
    }
    return {};
}

} // namespace

Period periodIn(QStringView text)
{
    text = text.first(std::min(text.size(), longestHead));
    const QList<HeadWord> words = headWords(text);
    Period period = PeriodReader(words).period;
    if (mayHaveNumericDate(text))
        readNumericDate(text, period);
    return period;
}

bool namesPeriod(QStringView text)
{
    const QList<HeadWord> words = headWords(text.first(std::min(text.size(), longestHead)));
    const PeriodReader read(words);
    return read.period.year > 0 || read.period.month > 0 || read.period.quarter > 0 ||
           (read.isOpened && read.period.months > 0);
}

double scaleIn(QStringView text)
{
    return saidScale(headWords(text.first(std::min(text.size(), longestHead)))).scale;
}

double scaleInProse(QStringView text)
{
    static const QSet<QString> &leads = lexicon().words("table-scale-leads");
    const QList<HeadWord> words = headWords(text.first(std::min(text.size(), longestHead)));
    const SaidScale said = saidScale(words);
    const auto leadsAt = [&](qsizetype at) { // "in thousands", "$ millions", "euro thousands"
        return leads.contains(words[at].text) || isCurrencyAt(words, at) || !currencyIn(words[at].text).isEmpty();
    };
    return said.at > 0 && leadsAt(said.at - 1) ? said.scale : 1;
}

QString unitIn(QStringView head)
{
    if (head.contains(u'%'))
        return QStringLiteral("%");
    const QStringView qualifier = qualifierOf(head);
    static const QSet<QString> &percents = lexicon().words("percent");
    const QString lower = qualifier.toString().toLower();
    if (percents.contains(lower))
        return QStringLiteral("%");
    const bool isInParentheses = head.trimmed().endsWith(u')') || head.trimmed().endsWith(u']');
    if (isCurrency(qualifier))
        return qualifier.toString();
    if (isKnownUnit(lower))
        return isInParentheses ? qualifier.toString() : lower;
    if (isInParentheses && qualifier.size() <= 8 && !qualifier.contains(u' ') &&
        (qualifier.contains(u'\u00b0') || (qualifier.contains(u'/') && !qualifier[0].isDigit())))
        return qualifier.toString();
    return currencyIn(qualifier);
}

QString currencyIn(QStringView text)
{
    static const QHash<QString, QString> signs = [] {
        QHash<QString, QString> all;
        for (const Lexicon::Line &line : lexicon().lines("currency-words")) {
            for (const QString &word : line.others)
                all.insert(word, line.words.value(0));
        }
        return all;
    }();
    for (const QStringView word : text.tokenize(u' ', Qt::SkipEmptyParts)) {
        for (qsizetype i = 0; i < word.size(); ++i) {
            if (word[i].category() == QChar::Symbol_Currency)
                return QString(word[i]);
        }
        QStringView bare = word;
        while (!bare.isEmpty() && !bare.back().isLetter())
            bare.chop(1);
        while (!bare.isEmpty() && !bare.front().isLetter())
            bare = bare.sliced(1);
        if (isCurrency(bare))
            return bare.toString();
        if (const QString sign = signs.value(bare.toString().toLower()); !sign.isEmpty())
            return sign;
    }
    return {};
}

bool isPerUnit(QStringView label)
{
    static const QSet<QString> &words = lexicon().words("per-unit-words");
    const QList<HeadWord> all = headWords(label);
    return std::any_of(all.begin(), all.end(), [](const HeadWord &word) { return words.contains(word.text); });
}

} // namespace core
