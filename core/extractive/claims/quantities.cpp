// Reads numbers in digits and words, and compares them allowing for rounding and scaling.
#include "core/extractive/claims/quantities.h"

#include "core/language/terms.h"
#include "core/question/questionwords.h"
#include "core/language/lexicon.h"

#include <QHash>
#include <QSet>

#include <algorithm>
#include <cmath>
#include <optional>

namespace core {
namespace {

const QHash<QString, double> &smallNumbers()
{
    static const QHash<QString, double> numbers = [] {
        QHash<QString, double> all;
        const auto add = [&](const char16_t *list, double first, double step) {
            double value = first;
            for (const QString &word : QString::fromUtf16(list).split(u' ')) {
                all.insert(word, value);
                value += step;
            }
        };
        add(u"two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen "
            u"eighteen nineteen",
            2, 1);
        add(u"twenty thirty forty fifty sixty seventy eighty ninety", 20, 10);
        add(u"zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn "
            u"achtzehn neunzehn",
            2, 1);
        add(u"zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig", 20, 10);
        add(u"first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth "
            u"fifteenth sixteenth seventeenth eighteenth nineteenth twentieth",
            1, 1);
        add(u"thirtieth fortieth fiftieth", 30, 10);
        all.insert({{QStringLiteral("one"), 1},
                    {QStringLiteral("ein"), 1},
                    {QStringLiteral("eins"), 1},
                    {QStringLiteral("once"), 1},
                    {QStringLiteral("twice"), 2},
                    {QStringLiteral("both"), 2},
                    {QStringLiteral("couple"), 2},
                    {QStringLiteral("dozen"), 12},
                    {QStringLiteral("dutzend"), 12}});
        return all;
    }();
    return numbers;
}

// "zehnten" counts as ten, too.
QHash<QString, double>::const_iterator smallNumberAt(const QString &word)
{
    const auto known = smallNumbers().constFind(word);
    if (known != smallNumbers().constEnd())
        return known;
    for (const QStringView ending : {u"te", u"ten", u"ter", u"tes", u"ste", u"sten", u"ster", u"stes"}) {
        if (!word.endsWith(ending))
            continue;
        if (const auto base = smallNumbers().constFind(word.chopped(ending.size())); base != smallNumbers().constEnd())
            return base;
    }
    return known;
}

double scaleOf(const QString &word)
{
    static const QHash<QString, double> scales = [] {
        QHash<QString, double> all;
        const auto add = [&](const char16_t *list, double scale) {
            for (const QString &each : QString::fromUtf16(list).split(u' '))
                all.insert(each, scale);
        };
        add(u"hundred hundreds hundert", 1e2);
        add(u"k thousand thousands tausend tsd", 1e3);
        add(u"lakh lakhs", 1e5);
        add(u"m mn mm mio million millions millionen", 1e6);
        add(u"crore crores", 1e7);
        add(u"b bn mrd billion billions milliarde milliarden milliard milliards", 1e9);
        add(u"tn trillion trillions", 1e12);
        return all;
    }();
    return scales.value(word, 1);
}

bool isPlainScale(const QString &word) // otherwise it may be a unit: metres, bytes, kelvin
{
    return word.size() > 2 || word == u"bn" || word == u"mn";
}

// "dreihundertfünfundzwanzig", "zweitausend"; nothing if it is not a German number of two parts.
std::optional<double> germanCompound(const QString &word)
{
    const auto part = [](const QString &text, double none) -> std::optional<double> {
        if (text.isEmpty())
            return none;
        if (const auto known = smallNumbers().constFind(text); known != smallNumbers().constEnd())
            return *known;
        return germanCompound(text);
    };
    for (const auto &[name, scale] : {std::pair(u"tausend", 1000.0), std::pair(u"hundert", 100.0)}) {
        const qsizetype at = word.indexOf(QStringView(name));
        if (at < 0)
            continue;
        QString rest = word.mid(at + 7);
        if (rest.startsWith(u"und"))
            rest.remove(0, 3);
        const std::optional<double> times = part(word.left(at), 1);
        const std::optional<double> more = part(rest, 0);
        return times && more ? std::optional(*times * scale + *more) : std::nullopt;
    }
    const qsizetype at = word.indexOf(u"und");
    if (at <= 0)
        return {};
    const auto ones = smallNumbers().constFind(word.left(at));
    const auto tens = smallNumbers().constFind(word.mid(at + 3));
    if (ones == smallNumbers().constEnd() || tens == smallNumbers().constEnd() || *ones >= 10 || *tens < 20)
        return {};
    return *ones + *tens;
}

// A number in words, read word by word: "twenty-five", "three hundred and twelve thousand", "zweihundert".
struct Spelled
{
    double whole = 0; // completed thousands and more
    double part = 0;
    double scale = 1; // largest scale so far
    bool any = false;

    double value() const { return whole + part; }

    bool take(const QString &before, const QString &word, const QString &behind) // false: the word does not continue it
    {
        if (const auto small = smallNumberAt(word); small != smallNumbers().constEnd())
            return add(*small);
        if (const std::optional<double> compound = germanCompound(word))
            return add(*compound);
        if (const double times = scaleOf(word); times != 1 && isPlainScale(word) && (any || before == u"a"))
            return multiply(times);
        return any && scale > 1 && (word == u"and" || word == u"und") && smallNumbers().contains(behind);
    }

private:
    bool add(double number) // "twenty" and "five", "hundred" and "twenty"; not "five" and "six"
    {
        const double open = std::fmod(part, 100);
        if (open != 0 && (open < 20 || number >= 10))
            return false;
        part += number;
        return any = true;
    }

    bool multiply(double times)
    {
        scale = std::max(scale, times);
        const double number = part == 0 ? 1 : part;
        part = times == 100 ? number * times : 0;
        whole += times == 100 ? 0 : number * times;
        return any = true;
    }
};

bool isHedge(const QString &word)
{
    static const QSet<QString> &hedges = lexicon().words("vague-number-words");
    return hedges.contains(word);
}

// Words that may follow a year without being counted.
bool mayFollowAYear(const QString &word)
{
    static const QSet<QString> &more = lexicon().words("after-a-year");
    return word.isEmpty() || isStopTerm(word) || more.contains(word);
}

class Reader
{
public:
    explicit Reader(const QString &text) : m_text(text), m_terms(terms(text)), m_sentences(sentences(text)) {}

    QList<Quantity> read()
    {
        for (m_at = 0; m_at < m_terms.size();) {
            const qsizetype before = m_at;
            if (startsWithDigit(m_at))
                readDigits();
            else
                readWords();
            m_at = std::max(m_at, before + 1);
        }
        return m_found;
    }

private:
    QString word(qsizetype i) const
    {
        return i >= 0 && i < m_terms.size() ? m_text.mid(m_terms[i].from, m_terms[i].length).toCaseFolded() : QString();
    }
    QChar charAt(qsizetype i) const { return i >= 0 && i < m_text.size() ? m_text[i] : QChar(u' '); }
    int endOf(qsizetype i) const { return m_terms[i].from + m_terms[i].length; }
    bool startsWithDigit(qsizetype i) const { return i < m_terms.size() && charAt(m_terms[i].from).isDigit(); }
    bool isBlankOrHyphen(qsizetype i) const // between a term and the next one
    {
        if (i + 1 >= m_terms.size() || m_terms[i + 1].from - endOf(i) != 1)
            return false;
        const QChar c = plainMark(charAt(endOf(i)));
        return c.isSpace() || c == u'-';
    }

    // "[3]", "B-12", "COVID-19", "1." at the start of a line, "4.1.2".
    bool isNoQuantity(int from, int to) const
    {
        if (charAt(from - 1) == u'[' && (charAt(to) == u']' || charAt(to) == u','))
            return true;
        if (charAt(from - 1).isLetter())
            return word(termAt(from) - 1) != u"fy";
        if (const QChar mark = plainMark(charAt(from - 1)); mark == u'-' || mark == u'/')
            return isCode(from - 1);
        if (charAt(from - 1) == u'#' || charAt(from - 1) == u'_' || charAt(to) == u'_')
            return true;
        int before = from;
        while (before > 0 && charAt(before - 1) != u'\n' &&
               (charAt(before - 1).isSpace() || charAt(before - 1) == u'('))
            --before;
        const bool opens = before == 0 || charAt(before - 1) == u'\n';
        return opens && to - from <= 2 && (charAt(to) == u'.' || charAt(to) == u')') && charAt(to + 1).isSpace();
    }

    qsizetype termAt(int from) const
    {
        const auto behind = [](const Term &term, int at) { return term.from < at; };
        return std::lower_bound(m_terms.begin(), m_terms.end(), from, behind) - m_terms.begin();
    }

    // Whether the word ending there has a capital, or letters and digits: "COVID", "F4"; not "mid" in "mid-2019".
    bool isCode(int end) const
    {
        int begin = end;
        while (charAt(begin - 1).isLetterOrNumber())
            --begin;
        const QStringView before = QStringView(m_text).mid(begin, end - begin);
        const bool letters = std::any_of(before.begin(), before.end(), [](QChar c) { return c.isLetter(); });
        return letters && std::any_of(before.begin(), before.end(), [](QChar c) { return c.isUpper() || c.isDigit(); });
    }

    Quantity begun(qsizetype first)
    {
        Quantity quantity;
        quantity.from = m_terms[first].from;
        while (m_sentence + 1 < m_sentences.size() && quantity.from >= m_sentences[m_sentence].to)
            ++m_sentence;
        quantity.sentence = int(m_sentence);
        quantity.hedged = isHedge(word(first - 1)) || isHedge(word(first - 2)) || charAt(quantity.from - 1) == u'~' ||
                          charAt(quantity.from - 1) == u'>' || charAt(quantity.from - 1) == u'<';
        return quantity;
    }

    // Adds the scale and what is counted; `next` is the term after the number.
    void finish(Quantity &quantity, qsizetype next)
    {
        while (next < m_terms.size() && isBlankOrHyphen(next - 1)) {
            const QString scaleWord = word(next);
            const double scale = scaleOf(scaleWord);
            if (scale == 1)
                break;
            scaleBy(quantity, scale, isPlainScale(scaleWord));
            if (!isPlainScale(scaleWord))
                break;
            ++next;
        }
        quantity.to = endOf(next - 1);
        const bool near = next < m_terms.size() && m_terms[next].from - quantity.to <= 2;
        quantity.counts = near ? word(next) : QString();
        const QStringView behind = QStringView(m_text).mid(quantity.to, 2);
        quantity.percent |= behind.trimmed().startsWith(u'%') || quantity.counts.startsWith(u"percent") ||
                            quantity.counts == u"per" || quantity.counts.startsWith(u"prozent");
        if (quantity.counts.startsWith(u"centur") || quantity.counts.startsWith(u"jahrhundert"))
            quantity.century = true;
        m_found.append(quantity);
        m_at = next;
    }

    static void scaleBy(Quantity &quantity, double scale, bool surely)
    {
        const QList<double> before = quantity.values;
        if (surely)
            quantity.values.clear();
        for (const double value : before)
            quantity.values.append(value * scale);
        quantity.scaled = true;
        quantity.year = false;
        if (surely) {
            quantity.unit *= scale;
            quantity.rounded *= scale;
        }
    }

    void readDigits()
    {
        const qsizetype first = m_at;
        QString digits = m_terms[first].text;
        qsizetype end = 0;
        while (end < digits.size() && (digits[end].isDigit() || (digits[end] == u'.' && end + 1 < digits.size())))
            ++end;
        const QString suffix = digits.mid(end);
        digits.truncate(end);
        if (isInThousands(digits)) // "17.786.419"
            digits.remove(u'.');
        constexpr qsizetype longest = 15; // longer ones are names of something
        if (digits.count(u'.') > 1 || digits.size() > longest || isNoQuantity(m_terms[first].from, endOf(first)))
            return;
        qsizetype next = first + 1;
        while (suffix.isEmpty() && digits.size() + 3 <= longest && isThousands(next)) // "10 000"
            digits += m_terms[next++].text;
        Quantity quantity = begun(first);
        setDigits(quantity, digits, m_text.mid(quantity.from, endOf(next - 1) - quantity.from));
        if (next > first + 1) // "Table 4 120 seats"
            quantity.values.append(m_terms[first].text.toDouble());
        quantity.shortYear = digits.size() == 2 && mayBeShortYear(first);
        quantity.decade = suffix == u"s";
        if (!suffix.isEmpty() && scaleOf(suffix) != 1)
            scaleBy(quantity, scaleOf(suffix), isPlainScale(suffix));
        finish(quantity, next);
        Quantity &last = m_found.last();
        last.day = digits.size() <= 2 && (isMonthName(word(first - 1)) || isMonthName(last.counts));
        last.year = last.year && suffix.isEmpty() && !last.percent &&
                    (mayFollowAYear(last.counts) || isYearBefore(word(first - 1)));
        if (!suffix.isEmpty() && last.counts.isEmpty())
            last.counts = suffix;
    }

    static bool isInThousands(const QString &digits)
    {
        const QStringList groups = digits.split(u'.');
        return groups.size() > 2 && groups.first().size() <= 3 &&
               std::all_of(groups.begin() + 1, groups.end(), [](const QString &group) { return group.size() == 3; });
    }

    // `digits`: those of `written` without thousands separators.
    void setDigits(Quantity &quantity, const QString &digits, const QString &written) const
    {
        const double value = digits.toDouble();
        const qsizetype point = digits.indexOf(u'.');
        quantity.values = {value};
        quantity.unit = point < 0 ? 1 : std::pow(10.0, -double(digits.size() - point - 1));
        quantity.rounded = quantity.unit;
        for (qsizetype i = digits.size() - 1; point < 0 && i > 0 && digits[i] == u'0'; --i)
            quantity.rounded *= 10;
        if (point > 0 && digits.size() - point == 4) // "1.234" in German
            quantity.values.append(value * 1000);
        if (written.count(u',') == 1 && point < 0 && written.size() - written.indexOf(u',') == 4)
            quantity.values.append(value / 1000);
        const QChar before = charAt(quantity.from - 1);
        quantity.year = written.size() == 4 && written == digits && point < 0 && value >= 1000 && value < 2200 &&
                        !isMoney(before) && before != u'/';
    }

    static bool isMoney(QChar c) { return c == u'$' || c == u'\u20ac' || c == u'\u00a3' || c == u'\u00a5'; }

    static bool isYearBefore(const QString &word)
    {
        static const QSet<QString> &before = lexicon().words("before-a-year");
        return before.contains(word);
    }

    static bool isMonthName(const QString &word)
    {
        static const QSet<QString> &months = lexicon().words("months-before-a-day");
        return months.contains(word);
    }

    bool isThousands(qsizetype i) const
    {
        if (i >= m_terms.size() || m_terms[i].length != 3 || m_terms[i].text.size() != 3 || m_terms[i - 1].length > 3 ||
            m_terms[i].from - endOf(i - 1) != 1)
            return false;
        const QChar gap = charAt(endOf(i - 1));
        const bool blank = gap.isSpace() && gap != u'\n';
        return (blank || plainMark(gap) == u'\'') &&
               std::all_of(m_terms[i].text.begin(), m_terms[i].text.end(), [](QChar c) { return c.isDigit(); });
    }

    bool mayBeShortYear(qsizetype i) const
    {
        const QChar before = plainMark(charAt(m_terms[i].from - 1));
        return before == u'\'' || before == u'/' || before == u'-' || word(i - 1) == u"fy";
    }

    void readWords()
    {
        const qsizetype first = m_at;
        Spelled spelled;
        qsizetype next = first;
        while (next < m_terms.size() && (next == first || isBlankOrHyphen(next - 1)) &&
               spelled.take(word(next - 1), word(next), word(next + 1)))
            ++next;
        if (next == first)
            return;
        const double value = spelled.value();
        Quantity quantity = begun(first);
        quantity.inWords = true;
        quantity.values = {value};
        quantity.scaled = spelled.scale >= 1000;
        for (double step = 10; value >= step && std::fmod(value, step) == 0; step *= 10)
            quantity.rounded = step;
        finish(quantity, next);
    }

    const QString &m_text;
    QList<Term> m_terms;
    QList<Sentence> m_sentences;
    QList<Quantity> m_found;
    qsizetype m_at = 0;
    qsizetype m_sentence = 0;
};

constexpr double slack = 1e-9;

// Rounded or truncated to a unit.
bool isRounding(double said, double source, double unit)
{
    return std::abs(said - source) <= unit * (0.5 + slack) || (source >= said && source - said < unit * (1 - slack));
}

double mostWithin(const Quantity &said)
{
    // "1,200" for 1,173, "about 20" for 18: zeros at the end show rounding.
    return said.hedged || said.scaled || said.rounded >= 100 ? said.rounded : said.unit;
}

bool isNear(const Quantity &said, double value, double source)
{
    if (isRounding(value, source, mostWithin(said)))
        return true;
    constexpr double loosely = 0.1; // as in "more than 50" for 54
    return said.hedged && std::abs(value - source) <= loosely * std::abs(source);
}

// Units of one kind that allow another number: hours of a day, kilometres of a mile.
QList<double> factorsOf(const QString &counts)
{
    static const QSet<QString> &time = lexicon().words("duration-units");
    static const QSet<QString> &measures = lexicon().words("measure-units");
    if (time.contains(counts))
        return {60,         3600,     24,      7,        12,       52,        365, 10,       100, 1.0 / 60,
                1.0 / 3600, 1.0 / 24, 1.0 / 7, 1.0 / 12, 1.0 / 52, 1.0 / 365, 30,  1.0 / 30, 4,   0.25};
    if (!measures.contains(counts))
        return {};
    QList<double> factors{10, 100, 1000};
    for (const double factor : {1.609, 0.3048, 2.54, 25.4, 30.48, 0.9144, 0.4536, 0.4047, 2.471, 3.785, 2.59, 28.35,
                                12.0, 3.0, 16.0, 2000.0, 1.102})
        factors.append(factor);
    for (const double factor : QList(factors))
        factors.append(1 / factor);
    return factors;
}

bool isConverted(const Quantity &said, double value, double source)
{
    const double within = std::max(said.rounded, std::abs(value) * 0.02); // conversions are approximate
    const QList<double> factors = factorsOf(said.counts);
    const auto fits = [&](double converted) { return std::abs(value - converted) <= within; };
    if (std::any_of(factors.begin(), factors.end(), [&](double factor) { return fits(source * factor); }))
        return true;
    const bool temperature = said.counts == u"c" || said.counts == u"f" || said.counts == u"degrees";
    return temperature && (fits(source * 1.8 + 32) || fits((source - 32) / 1.8));
}

bool isSameValue(const Quantity &said, double value, const Quantity &source, double other)
{
    if (std::abs(value - other) <= slack * std::abs(value))
        return true;
    if (said.year)
        return source.shortYear && std::fmod(value, 100) == other;
    if (isNear(said, value, other) || isConverted(said, value, other))
        return true;
    if (said.percent != source.percent && (isNear(said, value, other * 100) || isNear(said, value, 100 - other)))
        return true;
    if (said.percent && source.percent && isNear(said, value, 100 - other)) // "40 % did not" for "60 % did"
        return true;
    constexpr double scales[] = {1e3, 1e6, 1e9, 1e-3, 1e-6, 1e-9};
    const bool table = !source.year && (said.scaled || value >= 1000 || said.unit < 1);
    return table && std::any_of(std::begin(scales), std::end(scales),
                                [&](double scale) { return isNear(said, value, other * scale); });
}

} // namespace

QList<Quantity> quantitiesOf(const QString &text)
{
    return Reader(text).read();
}

bool isSameQuantity(const Quantity &said, const Quantity &source)
{
    for (const double value : said.values) {
        for (const double other : source.values) {
            if (isSameValue(said, value, source, other))
                return true;
        }
    }
    const double value = said.values.first();
    const double other = source.values.first();
    if (said.shortYear && source.year && std::fmod(other, 100) == value)
        return true;
    if (said.decade || source.decade) // "the 1990s" for 1994 and "'94"
        return std::floor(value / 10) == std::floor(other / 10) ||
               std::floor(std::fmod(value, 100) / 10) == std::floor(std::fmod(other, 100) / 10);
    if (said.century && source.year)
        return std::floor((other - 1) / 100) + 1 == value || std::floor(other / 100) + 1 == value;
    return false;
}

// "1 in 2,000" for "493 per million".
bool isInverse(const Quantity &said, double source)
{
    constexpr double wholes[] = {100, 1e3, 1e4, 1e5, 1e6};
    return source > 0 && std::any_of(std::begin(wholes), std::end(wholes), [&](double whole) {
               return isRounding(said.values.first(), whole / source, mostWithin(said));
           });
}

bool followsFromTwo(const Quantity &said, const QList<Quantity> &sources)
{
    constexpr qsizetype many = 300; // among so many, some pair yields any number
    if (sources.size() > many)
        return true;
    const double value = said.values.first();
    const auto fits = [&](double derived) { return isRounding(value, derived, mostWithin(said)); };
    for (qsizetype i = 0; i < sources.size(); ++i) {
        const double a = sources[i].values.first();
        if (isInverse(said, a))
            return true;
        for (qsizetype j = i + 1; j < sources.size(); ++j) {
            const double b = sources[j].values.first();
            if (fits(a + b) || fits(std::abs(a - b)) || fits((a + b) / 2))
                return true;
            if (a == 0 || b == 0)
                continue;
            const double percent = said.percent ? 100 : 1;
            if (fits(a / b * percent) || fits(b / a * percent) || fits(a * b / (said.percent ? 100 : 1)))
                return true;
            if (said.percent && (fits(std::abs(a - b) / a * 100) || fits(std::abs(a - b) / b * 100)))
                return true;
        }
    }
    return false;
}

} // namespace core
