// Searches a text's sources for its numbers and names, in every form in which they may occur.
#include "core/extractive/claims/certainty.h"

#include "core/extractive/claims/quantities.h"
#include "core/language/lexicon.h"
#include "core/language/terms.h"
#include "core/question/questionwords.h"

#include <QHash>
#include <QSet>

#include <algorithm>
#include <cmath>

namespace core {
namespace {

struct Written // a word of a text
{
    QString text; // as written, without "'s"
    QString key;  // case folded, without accents and full stops
    bool stop = false;
    int from = 0;
    int to = 0;

    bool isCapital() const { return text[0].isUpper(); }
};

QString keyOf(const QString &word)
{
    QString key = word.normalized(QString::NormalizationForm_KD).toCaseFolded();
    key.removeIf([](QChar c) { return !c.isLetterOrNumber(); });
    return key;
}

QList<Written> writtenIn(const QString &text)
{
    QList<Written> words;
    for (const Term &term : terms(text)) {
        Written word;
        word.text = withoutPossessive(text.mid(term.from, term.length));
        word.key = keyOf(word.text);
        word.stop = isStopTerm(term.text);
        word.from = term.from;
        word.to = term.from + term.length;
        if (!word.key.isEmpty())
            words.append(word);
    }
    return words;
}

// Judged by function words. A few words without any, such as a name, count as English; more do not.
bool isEnglish(const QList<Written> &words)
{
    static const QSet<QString> &english = lexicon().words("english-small-words");
    static const QSet<QString> &others = lexicon().words("other-small-words");
    constexpr qsizetype few = 5;
    int votes = 0;
    for (const Written &word : words)
        votes += int(english.contains(word.key)) - int(others.contains(word.text.toCaseFolded()));
    return votes > 0 || (votes == 0 && words.size() < few);
}

// Words that are often capitalised but are not names.
bool isTitleWord(const QString &key)
{
    static const QSet<QString> &known = lexicon().words("known-capitals");
    return known.contains(key);
}

// Countries with their adjectives and inhabitants, where these begin differently.
const QHash<QString, int> &peoples()
{
    static const QHash<QString, int> groups = [] {
        QHash<QString, int> all;
        int group = 0;
        for (const char16_t *words :
             {u"us usa america american americans united",
              u"uk britain british briton britons england english united "
              u"scotland scottish wales welsh",
              u"france french frenchman", u"spain spanish spaniard spaniards", u"dutch netherlands holland",
              u"switzerland swiss", u"poland polish pole poles", u"denmark danish dane danes", u"ireland irish",
              u"finland finnish finn finns", u"philippines filipino filipinos", u"turkey turkish turk turks",
              u"germany german germans deutsch", u"greece greek greeks hellenic", u"ussr soviet soviets russia russian",
              u"china chinese prc", u"norway norwegian norwegians", u"sweden swedish swede swedes",
              u"europe european europeans eu"}) {
            ++group;
            for (const QString &word : QString::fromUtf16(words).split(u' '))
                all.insert(word, group);
        }
        return all;
    }();
    return groups;
}

int commonPrefix(const QString &a, const QString &b)
{
    const auto [left, right] = std::mismatch(a.begin(), a.end(), b.begin(), b.end());
    Q_UNUSED(right);
    return int(left - a.begin());
}

// "American" and "America", "Iraqi" and "Iraq"; "Johnson" and "Johnsen".
bool areInflected(const QString &a, const QString &b)
{
    const int common = commonPrefix(a, b);
    constexpr int longestEnding = 4;
    return common >= 4 && a.size() - common <= longestEnding && b.size() - common <= longestEnding;
}

int editDistance(const QString &a, const QString &b, int most)
{
    if (std::abs(a.size() - b.size()) > most)
        return most + 1;
    QList<int> row(b.size() + 1);
    for (int j = 0; j <= b.size(); ++j)
        row[j] = j;
    for (int i = 1; i <= a.size(); ++i) {
        int diagonal = std::exchange(row[0], i);
        for (int j = 1; j <= b.size(); ++j) {
            const int changed = diagonal + (a[i - 1] != b[j - 1]);
            diagonal = row[j];
            row[j] = std::min({changed, row[j] + 1, row[j - 1] + 1});
        }
    }
    return row.last();
}

// Where a text may take its names and numbers from: passages, headings and the question.
class Grounds
{
public:
    Grounds(const QString &question, const QList<Passage> &passages)
    {
        add(question);
        for (const Passage &passage : passages) {
            m_english = m_english && isEnglish(writtenIn(passage.text));
            add(passage.text);
            add(passage.heading);
            add(passage.title);
        }
    }

    bool hasNumber(const Quantity &said) const;
    bool hasName(const QList<Written> &run, qsizetype at) const;
    bool areEnglish() const { return m_english; }

private:
    void add(const QString &text);
    // As written, possibly in a name ("B12") or, if there are several, within other digits.
    bool hasDigits(const QString &digits) const
    {
        return m_digits.contains(u' ' + digits + u' ') || (digits.size() >= 3 && m_digits.contains(digits));
    }
    bool hasWord(const QString &key) const;
    bool hasInitials(const QString &acronym) const;

    QList<Quantity> m_quantities; // sentences are numbered consecutively
    bool m_english = true;        // all passages are English
    QSet<QString> m_keys;
    QSet<int> m_peoples;
    QString m_letters;                      // letters and digits only, case folded
    QString m_digits = QStringLiteral(" "); // all digits, with a space where other characters are in between
    QString m_initials;                     // initials of all words
    QString m_telling;                      // initials of all words except stop words
    int m_sentences = 0;
};

void Grounds::add(const QString &text)
{
    for (Quantity quantity : quantitiesOf(text)) {
        quantity.sentence += m_sentences;
        m_quantities.append(quantity);
    }
    m_sentences += int(sentences(text).size()) + 2;
    for (const Written &word : writtenIn(text)) {
        m_keys.insert(word.key);
        m_letters += word.key;
        m_initials += word.key[0];
        if (!word.stop)
            m_telling += word.key[0];
        if (const auto group = peoples().constFind(word.key); group != peoples().constEnd())
            m_peoples.insert(*group);
    }
    for (const QChar c : text)
        m_digits += c.isDigit() ? c : QChar(u' ');
    m_digits += u' ';
    m_letters += u' ';
    m_initials += u' ';
    m_telling += u' ';
}

bool Grounds::hasNumber(const Quantity &said) const
{
    const auto isSame = [&](const Quantity &source) { return isSameQuantity(said, source); };
    if (std::any_of(m_quantities.begin(), m_quantities.end(), isSame))
        return true;
    const QString digits = QString::number(said.values.first(), 'f', 0);
    if (said.unit >= 1 && hasDigits(digits))
        return true;
    const auto isYear = [](const Quantity &source) { return source.year; };
    const bool dates = said.year || said.decade || said.century;
    if (dates && std::none_of(m_quantities.begin(), m_quantities.end(), isYear))
        return true; // a source without a date may be dated by its surroundings
    if (!said.year)
        return followsFromTwo(said, m_quantities);
    // "five years after 1990" gives another year.
    for (const Quantity &year : m_quantities) {
        if (!year.year)
            continue;
        const double apart = std::abs(said.values.first() - year.values.first());
        if (apart == 1)
            return true;
        for (const Quantity &span : m_quantities) {
            if (span.values.contains(apart) && std::abs(span.sentence - year.sentence) <= 1)
                return true;
        }
    }
    return false;
}

bool Grounds::hasWord(const QString &key) const
{
    if (m_keys.contains(key) || isTitleWord(key))
        return true;
    if (key.size() >= 4 && m_letters.contains(key)) // "You Tube" and "YouTube", "Facebook" and "Facebooks"
        return true;
    if (const auto group = peoples().constFind(key); group != peoples().constEnd() && m_peoples.contains(*group))
        return true;
    const int most = key.size() >= 8 ? 2 : key.size() >= 5 ? 1 : 0;
    return std::any_of(m_keys.begin(), m_keys.end(), [&](const QString &known) {
        return areInflected(key, known) || (most > 0 && editDistance(key, known, most) <= most);
    });
}

bool Grounds::hasInitials(const QString &acronym) const
{
    QString letters = acronym;
    if (letters.size() > 2 && letters.endsWith(u's'))
        letters.chop(1);
    return letters.size() >= 2 && (m_initials.contains(letters) || m_telling.contains(letters));
}

// Consecutive names may be an acronym in the sources, and an acronym may be spelled out there.
bool Grounds::hasName(const QList<Written> &run, qsizetype at) const
{
    const Written &word = run[at];
    if (word.key.size() < 2 || hasWord(word.key))
        return true;
    if (word.text.left(2).isUpper() && hasInitials(word.key))
        return true;
    QString initials;
    for (const Written &each : run)
        initials += each.key[0];
    for (qsizetype from = 0; from <= at; ++from) {
        for (qsizetype length = std::max<qsizetype>(2, at - from + 1); from + length <= initials.size(); ++length) {
            if (m_keys.contains(initials.mid(from, length)))
                return true;
        }
    }
    return false;
}

QString refusedNumber(const QString &text, const Grounds &grounds)
{
    for (const Quantity &said : quantitiesOf(text)) {
        const double value = said.values.first();
        const bool figureOfSpeech = said.inWords && value >= 100 && said.rounded >= value; // "a hundred years"
        const bool telling = (value >= 10 || said.unit < 1) && !said.day && !figureOfSpeech;
        if (telling && !grounds.hasNumber(said))
            return text.mid(said.from, said.to - said.from);
    }
    return {};
}

// "Curie", "O'Neil"; no acronyms and nothing with digits, as their spelling varies.
bool mayBeName(const Written &word)
{
    return word.text.size() >= 3 && word.isCapital() && word.text[1] != u'.' &&
           std::all_of(word.text.begin(), word.text.end(), [](QChar c) { return !c.isDigit(); }) &&
           std::count_if(word.text.begin(), word.text.end(), [](QChar c) { return c.isUpper(); }) * 2 <
               word.text.size();
}

bool isWordLike(const Written &word)
{
    return word.text[0].isLetter();
}

// Headings are capitalised throughout, often including function words.
bool isTitleCase(const QList<Written> &words)
{
    static const QSet<QString> &small = lexicon().words("abbreviation-skips");
    qsizetype all = 0;
    qsizetype capitals = 0;
    bool evenSmall = false;
    for (qsizetype i = 0; i < words.size(); ++i) {
        evenSmall |= i > 0 && words[i].isCapital() && small.contains(words[i].key);
        if (words[i].stop || !isWordLike(words[i]))
            continue;
        ++all;
        capitals += words[i].isCapital();
    }
    return (all >= 4 || evenSmall) && capitals * 10 >= all * 8;
}

// Among consecutive capitalised words, those unknown here; empty if any of them is known.
QString unknownName(const QList<Written> &run, bool begins, const Grounds &grounds)
{
    QStringList names;
    for (qsizetype i = 0; i < run.size(); ++i) {
        if (isTitleWord(run[i].key))
            continue;
        if (grounds.hasName(run, i))
            return {};
        if (mayBeName(run[i]) && (i > 0 || !begins))
            names.append(run[i].text);
    }
    return names.join(u' ');
}

// The words of a sentence, and which of them form one name.
class NamesIn
{
public:
    explicit NamesIn(const QString &sentence) : m_sentence(sentence), m_words(writtenIn(sentence)) {}

    QString unknown(const Grounds &grounds) const
    {
        if (m_words.isEmpty() || isTitleCase(m_words))
            return {};
        for (qsizetype i = 0; i < m_words.size(); ++i) {
            if (!isName(i))
                continue;
            const qsizetype end = endOfRun(i);
            const QString name =
                tellsWhoSaidSo(i, end) ? QString() : unknownName(m_words.mid(i, end - i), begins(i), grounds);
            if (!name.isEmpty())
                return name;
            i = end - 1;
        }
        return {};
    }

private:
    QStringView gapBefore(qsizetype i) const
    {
        return QStringView(m_sentence).mid(m_words[i - 1].to, m_words[i].from - m_words[i - 1].to);
    }

    // The start of a sentence is capitalised in any case: also after a colon, a quotation mark, a bullet, a number.
    bool begins(qsizetype i) const
    {
        if (i == 0)
            return true;
        const QStringView gap = gapBefore(i);
        if (gap.contains(u'.') && m_words[i - 1].key.size() > 3)
            return true;
        if (m_words[i].to < m_sentence.size() && m_sentence[m_words[i].to] == u'(') // as in "Ptd(3,4)"
            return true;
        if (!isWordLike(m_words[i - 1]) || gap.startsWith(u" - ") || gap.startsWith(u" – "))
            return true;
        return std::any_of(gap.begin(), gap.end(), [](QChar c) {
            return !c.isSpace() && c != u',' && plainMark(c) != u'-' && plainMark(c) != u'\'' && c != u'.' && c != u'&';
        });
    }

    // "according to Reuters", "a Pew survey": a passage seldom contains its publisher's name.
    bool tellsWhoSaidSo(qsizetype first, qsizetype last) const
    {
        static const QSet<QString> &publications = lexicon().words("publication-words");
        const auto key = [&](qsizetype i) { return i >= 0 && i < m_words.size() ? m_words[i].key : QString(); };
        return (key(first - 1) == u"to" && key(first - 2) == u"according") ||
               (key(first - 1) == u"in" && key(first - 2) == u"published") || publications.contains(key(last));
    }

    bool isName(qsizetype i) const
    {
        return i < m_words.size() && isWordLike(m_words[i]) && m_words[i].isCapital() && !m_words[i].stop;
    }

    // "Bank of England", "Procter & Gamble", "Smith-Jones".
    qsizetype endOfRun(qsizetype i) const
    {
        static const QSet<QString> &links = lexicon().words("name-links");
        qsizetype end = i + 1;
        while (end < m_words.size()) {
            qsizetype next = end;
            while (next < m_words.size() && next - end < 2 && links.contains(m_words[next].key) &&
                   gapBefore(next) == u" ")
                ++next;
            if (!isName(next) || begins(next) || gapBefore(next).contains(u','))
                break;
            end = next + 1;
        }
        return end;
    }

    const QString &m_sentence;
    QList<Written> m_words;
};

QString refusedName(const QString &text, const Grounds &grounds)
{
    if (!isEnglish(writtenIn(text)) || !grounds.areEnglish())
        return {};
    for (const Sentence &sentence : sentences(text)) {
        const QString part = text.mid(sentence.from, sentence.to - sentence.from);
        if (const QString name = NamesIn(part).unknown(grounds); !name.isEmpty())
            return name;
    }
    return {};
}

} // namespace

std::optional<QString> certainRefusal(const QString &text, const QString &question, const QList<Passage> &passages)
{
    if (passages.isEmpty())
        return {};
    const Grounds grounds(question, passages);
    QString missing = refusedNumber(text, grounds);
    if (missing.isEmpty())
        missing = refusedName(text, grounds);
    if (missing.isEmpty())
        return {};
    return (passages.size() == 1 ? QStringLiteral("“%1” isn't in the passage")
                                 : QStringLiteral("“%1” isn't in any passage"))
        .arg(missing);
}

} // namespace core
