// Splits text into terms. Most text is ASCII, and a library is split several times, so that path allocates nothing.
#include "core/language/terms.h"

#include "core/language/germanstem.h"
#include "core/language/lexicon.h"
#include "core/language/scripts.h"

#include <QSet>

#include <libstemmer.h>

#include <algorithm>
#include <array>
#include <cstring>
#include <memory>
#include <utility>

namespace core {
namespace {

constexpr qsizetype longestTerm = 64; // characters kept of an endless "word"
constexpr qsizetype longestUnit = 2;  // letters that a raised digit belongs to: "km²", "R²", "¹⁴C"

enum class Kind : char { Separator, Letter, Digit, Paired };

// Scripts split into pairs of characters. Korean has spaces, but joins nouns to the particles after them.
bool isPaired(char32_t c)
{
    return isUnspaced(c) || QChar::script(c) == QChar::Script_Hangul;
}

// Narrower than a word space: separates the digits of a number.
bool isThinBlank(char32_t c)
{
    return c == 0x202f || c == 0x2009 || c == 0x2008;
}

Kind kindOfWide(char32_t c)
{
    if (isRaisedDigit(c)) // a footnote marker or an exponent, not part of the word
        return Kind::Separator;
    if (QChar::isLetter(c) || QChar::isMark(c))
        return isPaired(c) ? Kind::Paired : Kind::Letter;
    if (QChar::isNumber(c))
        return QChar::isDigit(c) ? Kind::Digit : Kind::Letter;
    return QChar::category(c) == QChar::Other_Format ? Kind::Letter : Kind::Separator; // a soft hyphen splits no word
}

constexpr std::array<Kind, 128> asciiKinds = [] {
    std::array<Kind, 128> kinds{};
    for (char c = 'a'; c <= 'z'; ++c)
        kinds[size_t(c)] = kinds[size_t(c - 'a' + 'A')] = Kind::Letter;
    for (char c = '0'; c <= '9'; ++c)
        kinds[size_t(c)] = Kind::Digit;
    return kinds;
}();

struct StemmerDeleter
{
    void operator()(sb_stemmer *stemmer) const { sb_stemmer_delete(stemmer); }
};

// Takes lower-case ASCII; the result is in the stemmer's own memory.
QLatin1String newlyStemmed(const char *word, qsizetype length)
{
    // A stemmer is not thread-safe.
    thread_local const std::unique_ptr<sb_stemmer, StemmerDeleter> stemmer(sb_stemmer_new("english", nullptr));
    if (!stemmer)
        return QLatin1String(word, length);
    const sb_symbol *stem =
        sb_stemmer_stem(stemmer.get(), reinterpret_cast<const sb_symbol *>(word), static_cast<int>(length));
    return QLatin1String(reinterpret_cast<const char *>(stem), sb_stemmer_length(stemmer.get()));
}

struct Stemmed // cache entry for a word: most words of a text are repeated
{
    static constexpr qsizetype longest = 15;

    char word[longest + 1] = {};
    char stem[longest + 1] = {};
    quint8 length = 0;
    quint8 stemLength = 0;
};

// The same with a cache; the result is valid until the next call.
QLatin1String stemmed(const char *word, qsizetype length)
{
    constexpr size_t places = 16384; // annual reports have some ten thousand different words
    if (length < 3)
        return QLatin1String(word, length);
    if (length > Stemmed::longest)
        return newlyStemmed(word, length);
    thread_local const std::unique_ptr<Stemmed[]> known(new Stemmed[places]);
    quint32 hash = 2166136261u;
    for (qsizetype i = 0; i < length; ++i)
        hash = (hash ^ quint8(word[i])) * 16777619u;
    Stemmed &place = known[(hash ^ hash >> 15) % places];
    if (place.length != length || std::memcmp(place.word, word, size_t(length)) != 0) {
        const QLatin1String stem = newlyStemmed(word, length);
        if (stem.size() > Stemmed::longest)
            return stem;
        place.length = quint8(length);
        place.stemLength = quint8(stem.size());
        std::memcpy(place.word, word, size_t(length));
        std::memcpy(place.stem, stem.data(), size_t(stem.size()));
    }
    return QLatin1String(place.stem, place.stemLength);
}

class Cutter
{
public:
    Cutter(QStringView text, const TakeTerm &take) : m_text(text), m_take(take) {}

    void cut()
    {
        while (m_at < m_text.size()) {
            switch (kind(m_at)) {
            case Kind::Letter:
                cutWord();
                break;
            case Kind::Digit:
                cutNumber();
                break;
            case Kind::Paired:
                cutPairs();
                break;
            case Kind::Separator:
                if (!(isRaisedDigit(at(m_at)) && cutIsotope()))
                    m_at += size(m_at);
            }
        }
    }

private:
    char16_t at(qsizetype i) const { return i < m_text.size() ? m_text[i].unicode() : u'\0'; }
    bool isPair(qsizetype i) const { return QChar::isHighSurrogate(at(i)) && QChar::isLowSurrogate(at(i + 1)); }
    int size(qsizetype i) const { return isPair(i) ? 2 : 1; }
    char32_t codePoint(qsizetype i) const { return isPair(i) ? QChar::surrogateToUcs4(at(i), at(i + 1)) : at(i); }
    Kind kind(qsizetype i) const
    {
        const char16_t c = at(i);
        return c < 128 ? asciiKinds[c] : kindOfWide(codePoint(i));
    }
    bool isLetter(qsizetype i) const { return kind(i) == Kind::Letter; }
    bool isDigit(qsizetype i) const { return kind(i) == Kind::Digit; }

    // End of the letters and digits from `i` on; reports whether any is not ASCII.
    qsizetype endOfWord(qsizetype i, bool &wide) const
    {
        for (;; i += size(i)) {
            const char16_t c = at(i);
            wide |= c >= 128;
            if (const Kind k = kind(i); k != Kind::Letter && k != Kind::Digit)
                return i;
        }
    }

    // "'s", "'re", "n't" belong to their word; the apostrophe in "l'eau" separates two.
    qsizetype endOfClitic(qsizetype i) const
    {
        if (at(i) != u'\'' && at(i) != u'\u2019')
            return i;
        bool wide = false;
        const qsizetype end = endOfWord(i + 1, wide);
        const QStringView clitic = m_text.mid(i + 1, end - i - 1);
        for (const QStringView known : {u"s", u"t", u"re", u"ve", u"ll", u"d", u"m"}) {
            if (clitic.compare(known, Qt::CaseInsensitive) == 0)
                return end;
        }
        return i;
    }

    // "U.S.", "e.g."; leaves the last full stop. `i` is after the first letter.
    qsizetype endOfAcronym(qsizetype i) const
    {
        while (at(i) == u'.' && isLetter(i + 1) && size(i + 1) == 1 && !isLetter(i + 2) && !isDigit(i + 2))
            i += 2;
        return i;
    }

    qsizetype endOfRaised(qsizetype i) const
    {
        while (isRaisedDigit(at(i)))
            ++i;
        return i;
    }

    // "¹⁴C": raised digits before a symbol of one or two letters.
    bool cutIsotope()
    {
        const qsizetype letters = endOfRaised(m_at);
        bool wide = false;
        const qsizetype end = endOfWord(letters, wide);
        const bool isBehindWord = m_at > 0 && (isLetter(m_at - 1) || isDigit(m_at - 1));
        if (isBehindWord || end == letters || end - letters > longestUnit || wide || !isLetter(letters))
            return false;
        takeWide(std::exchange(m_at, end), end);
        return true;
    }

    void cutWord()
    {
        const qsizetype from = m_at;
        bool wide = false;
        qsizetype end = endOfWord(from, wide);
        if (const qsizetype raised = endOfRaised(end); raised > end && end - from <= longestUnit && !isLetter(raised)) {
            m_at = raised;
            takeWide(from, raised);
            return;
        }
        wide = wide && std::any_of(m_text.begin() + from, m_text.begin() + end, [](QChar c) { return c >= u'\x80'; });
        if (end - from == 1 && at(end) == u'.')
            end = endOfAcronym(end);
        else if (const qsizetype split = yearFrom(from, end); split > 0 && !wide) {
            takePlain(from, split);
            m_at = split;
            return;
        }
        if (at(end) == u'&' && end - from <= 3 && isLetter(end + 1)) { // "R&D", "PP&E"
            bool other = false;
            if (const qsizetype to = endOfWord(end + 1, other); to - end <= 4)
                end = to;
        } else {
            end = endOfClitic(end);
        }
        m_at = end;
        wide ? takeWide(from, end) : takePlain(from, end);
    }

    // Where the number in "FY2019", "ISO9001" begins; 0 unless letters are followed by a longer number.
    qsizetype yearFrom(qsizetype from, qsizetype end) const
    {
        qsizetype i = end;
        while (i > from && isDigit(i - 1))
            --i;
        if (end - i < 4 || i - from < 2)
            return 0;
        for (qsizetype j = from; j < i; ++j) {
            if (!isLetter(j))
                return 0;
        }
        return i;
    }

    // ASCII only, but a curly apostrophe in a clitic counts as a straight one.
    void takePlain(qsizetype from, qsizetype end)
    {
        char word[longestTerm];
        qsizetype length = 0;
        bool letters = true;
        for (qsizetype i = from; i < end && length < longestTerm; ++i) {
            const char16_t c = at(i);
            if (c == u'.')
                continue;
            word[length++] = c == u'\u2019' ? '\'' : char(c >= u'A' && c <= u'Z' ? c + 32 : c);
            letters &= (word[length - 1] >= 'a' && word[length - 1] <= 'z') || word[length - 1] == '\'';
        }
        const QLatin1String term = letters ? stemmed(word, length) : QLatin1String(word, length);
        char16_t wideTerm[longestTerm];
        std::copy_n(reinterpret_cast<const uchar *>(term.data()), term.size(), wideTerm);
        m_take(QStringView(wideTerm, term.size()), int(from), int(end - from));
    }

    void takeWide(qsizetype from, qsizetype end)
    {
        QString term = m_text.mid(from, std::min(end - from, longestTerm)).toString();
        term.removeIf(isIgnorable);
        term = term.normalized(QString::NormalizationForm_KC).toCaseFolded();
        term.replace(u'\u2019', u'\'');
        if (term.isEmpty())
            return;
        // "ﬁrm" and "Ａｐｐｌｅ" are plain English after normalisation.
        if (std::all_of(term.cbegin(), term.cend(), [](QChar c) { return (c >= u'a' && c <= u'z') || c == u'\''; })) {
            const QByteArray word = term.toLatin1();
            term = QString(stemmed(word.constData(), word.size()));
        }
        m_take(term, int(from), int(end - from));
    }

    void cutNumber()
    {
        const qsizetype from = m_at;
        bool wide = false;
        qsizetype end = endOfWord(from, wide);
        for (qsizetype i = from; i < end; ++i) {
            if (!isDigit(i)) { // "3M", "1990s"
                m_at = end;
                takeWide(from, end);
                return;
            }
        }
        const auto groupFollows = [&](qsizetype i) {
            return (i - from <= 3 || isThinBlank(at(i - 4))) && isThinBlank(at(i)) && isDigit(i + 1) &&
                   isDigit(i + 2) && isDigit(i + 3) && !isDigit(i + 4);
        };
        const auto goesOn = [&](qsizetype i) {
            const QChar mark = plainSeparator(at(i));
            return ((mark == u',' || mark == u'.') && isDigit(i + 1)) || groupFollows(i);
        };
        while (goesOn(end)) {
            ++end;
            while (isDigit(end))
                end += size(end);
        }
        m_at = end;
        const QStringView number = m_text.mid(from, end - from);
        if (std::all_of(number.begin(), number.end(), [](QChar c) { return c < u'\x80'; }))
            takeNumber(number, from, end);
        else
            takeNumber(plainNumber(from, end), from, end);
    }

    // Maps separators used in numbers of other scripts to the ASCII comma and point.
    static QChar plainSeparator(char16_t c)
    {
        return c == 0xff0c || c == 0x66c ? u',' : c == 0xff0e || c == 0x66b ? u'.' : QChar(c);
    }

    // In ASCII digits, without thin spaces.
    QString plainNumber(qsizetype from, qsizetype end) const
    {
        QString plain;
        for (qsizetype i = from; i < end; i += size(i)) {
            if (isDigit(i))
                plain += QChar(u'0' + QChar::digitValue(codePoint(i)));
            else if (!isThinBlank(at(i)))
                plain += plainSeparator(at(i));
        }
        return plain;
    }

    // The sizes of the digit groups distinguish "1,234.5", "1.234,5", "3,5" and the list "1,2,3".
    void takeNumber(QStringView number, qsizetype from, qsizetype end)
    {
        const qsizetype commas = number.count(u',');
        const qsizetype points = number.count(u'.');
        const qsizetype comma = number.lastIndexOf(u',');
        const qsizetype point = number.lastIndexOf(u'.');
        const auto emitWithout = [&](char16_t thousands, char16_t decimal) {
            char16_t digits[longestTerm];
            qsizetype length = 0;
            for (const QChar c : number) {
                if (c != thousands && length < longestTerm)
                    digits[length++] = c == decimal ? u'.' : c.unicode();
            }
            m_take(QStringView(digits, length), int(from), int(end - from));
        };
        if (commas == 0)
            return emitWithout(u'\0', u'.');
        if (inThousands(number, u',') && points <= 1 && (points == 0 || point > comma))
            return emitWithout(u',', u'.');
        if (commas == 1 && points > 0 && comma > point && inThousands(number, u'.'))
            return emitWithout(u'.', u',');
        if (commas == 1 && points == 0 && number.size() - comma <= 3)
            return emitWithout(u'\0', u',');
        takeList(from, end);
    }

    void takeList(qsizetype from, qsizetype end)
    {
        for (qsizetype i = from, to = 0; i < end; i = to + 1) {
            for (to = i; to < end && plainSeparator(at(to)) != u',';)
                ++to;
            m_take(plainNumber(i, to).left(longestTerm), int(i), int(to - i));
        }
    }

    // One to three digits, then groups of three up to the end or the other separator.
    static bool inThousands(QStringView number, char16_t separator)
    {
        const char16_t other = separator == u',' ? u'.' : u',';
        const qsizetype decimal = number.lastIndexOf(other);
        const auto groups = (decimal < 0 ? number : number.first(decimal)).split(separator);
        if (groups.first().isEmpty() || groups.first().size() > 3)
            return false;
        return std::all_of(groups.begin() + 1, groups.end(), [](QStringView group) { return group.size() == 3; });
    }

    void cutPairs()
    {
        qsizetype last = -1;
        const qsizetype from = m_at;
        while (m_at < m_text.size() && kind(m_at) == Kind::Paired) {
            const qsizetype next = m_at + size(m_at);
            if (last >= 0)
                takeWide(last, next);
            last = m_at;
            m_at = next;
        }
        if (last == from)
            takeWide(from, m_at);
    }

    QStringView m_text;
    const TakeTerm &m_take;
    qsizetype m_at = 0;
};

const QSet<QString> &stopTerms()
{
    static const QSet<QString> &known = lexicon().terms("stop-words");
    return known;
}

} // namespace

void forEachTerm(QStringView text, const TakeTerm &take)
{
    Cutter(text, take).cut();
}

QList<Term> terms(QStringView text)
{
    QList<Term> found;
    found.reserve(text.size() / 6);
    forEachTerm(text, [&](QStringView term, int from, int length) { found.append({term.toString(), from, length}); });
    return found;
}

bool isStopTerm(const QString &term)
{
    return stopTerms().contains(term);
}

void forEachStopTerm(const std::function<void(QStringView term)> &take)
{
    for (const QString &term : stopTerms())
        take(term);
}

QStringList queryTerms(QStringView question)
{
    QStringList all;
    QStringList telling;
    QSet<QString> seen;
    forEachTerm(question, [&](QStringView view, int, int) {
        const QString term = view.toString();
        if (seen.contains(term))
            return;
        seen.insert(term);
        all.append(term);
        if (!isStopTerm(term))
            telling.append(term);
    });
    return telling.isEmpty() ? all : telling;
}

QString germanStem(QStringView word)
{
    // A stemmer is not thread-safe.
    thread_local const std::unique_ptr<sb_stemmer, StemmerDeleter> stemmer(sb_stemmer_new("german", nullptr));
    const QByteArray small = word.toString().toLower().toUtf8();
    if (!stemmer || small.size() > longestTerm * 4)
        return QString::fromUtf8(small);
    const sb_symbol *stem =
        sb_stemmer_stem(stemmer.get(), reinterpret_cast<const sb_symbol *>(small.constData()), int(small.size()));
    return stem ? QString::fromUtf8(reinterpret_cast<const char *>(stem), sb_stemmer_length(stemmer.get()))
                : QString::fromUtf8(small);
}

QString withoutPossessive(const QString &word)
{
    const bool isPossessive = word.size() > 2 && (word.endsWith(u"'s", Qt::CaseInsensitive) ||
                                                  word.endsWith(u"\u2019s", Qt::CaseInsensitive));
    return isPossessive ? word.chopped(2) : word;
}

QChar plainMark(QChar c)
{
    switch (c.unicode()) {
    case 0x2018:
    case 0x2019:
    case 0x201A:
    case 0x2032:
        return u'\'';
    case 0x201C:
    case 0x201D:
    case 0x201E:
    case 0x00AB:
    case 0x00BB:
    case 0x2033:
        return u'"';
    case 0x2010:
    case 0x2011:
    case 0x2012:
    case 0x2013:
    case 0x2014:
    case 0x2212:
        return u'-';
    default:
        return c;
    }
}

bool isIgnorable(QChar c)
{
    return c.category() == QChar::Other_Format;
}

QString normalForm(QStringView text)
{
    QString form = text.toString().normalized(QString::NormalizationForm_KC).toCaseFolded();
    std::transform(form.cbegin(), form.cend(), form.begin(), plainMark);
    form.removeIf(isIgnorable);
    return form.simplified();
}

} // namespace core
