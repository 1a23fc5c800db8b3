#include "core/library/spelling.h"

#include "core/language/dictionaries.h"
#include "core/language/expansions.h"
#include "core/language/languageguess.h"
#include "core/language/terms.h"

#include <algorithm>

namespace core {
namespace {

constexpr qsizetype shortest = 4;   // letters; shorter words become other words with a single letter
constexpr qsizetype surelyLong = 5; // letters from which an added or changed letter is one slip among many right ones
constexpr qsizetype longest = 30;
constexpr qsizetype mostWords = 40; // per question; a pasted page has its own spelling
constexpr double exchanged = 0.8;   // cost of two letters in the wrong order
constexpr double missing = 0.9;     // cost of a missing letter
constexpr double doubled = 0.9;     // cost of an additional letter
constexpr double other = 1.1;       // cost of a different letter
constexpr double first = 0.6;       // additional cost for the first letter, which is seldom mistyped
constexpr double inNoDictionary = 0.5;

// "capex": a word with known synonyms is correct as written, wherever it occurs.
bool hasOtherWording(const QString &word)
{
    const QList<Term> all = terms(word);
    return all.size() == 1 && all.first().text == word && !expansionsIn({word}).isEmpty();
}

// The distance between two words: letters missing, added, changed or swapped with the next.
int slipsBetween(const QString &a, const QString &b)
{
    const qsizetype n = b.size();
    QList<int> before2(n + 1);
    QList<int> before(n + 1);
    QList<int> row(n + 1);
    for (int j = 0; j <= n; ++j)
        before[j] = j;
    for (int i = 1; i <= a.size(); ++i) {
        row[0] = i;
        for (int j = 1; j <= n; ++j) {
            const int same = a[i - 1] == b[j - 1] ? 0 : 1;
            row[j] = std::min({before[j] + 1, row[j - 1] + 1, before[j - 1] + same});
            if (i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1])
                row[j] = std::min(row[j], before2[j - 2] + 1);
        }
        before2 = before;
        before = row;
    }
    return before[n];
}

bool isSmallWord(QStringView word)
{
    return std::all_of(word.begin(), word.end(), [](QChar c) { return c.isLower(); });
}

// True after an opening quotation mark that is not closed: quoted text is meant as written.
bool isQuoted(QStringView before)
{
    qsizetype open = 0;
    for (const QChar c : before) {
        if (c == u'"')
            open = open > 0 ? 0 : 1;
        else if (QStringView(u"“„«").contains(c))
            open = 1;
        else if (QStringView(u"”»").contains(c))
            open = 0;
    }
    return open > 0;
}

} // namespace

Spelling::Spelling(Idf idf, const Dictionaries &dictionaries)
    : m_idf(std::move(idf)),
      m_unseen(m_idf(QStringLiteral("\u0001"))),
      m_dictionaries(dictionaries)
{
}

double Spelling::rarityOf(const QString &word) const
{
    const QList<Term> all = terms(word);
    double rarest = 0;
    for (const Term &term : all)
        rarest = std::max(rarest, isStopTerm(term.text) ? 0.0 : m_idf(term.text));
    return all.isEmpty() ? m_unseen : rarest;
}

bool Spelling::isInLibrary(const QString &word) const
{
    return rarityOf(word) < m_unseen - 1e-9;
}

bool Spelling::isKnown(const QString &word) const
{
    return word.size() < shortest || word.size() > longest || hasOtherWording(word) || isInLibrary(word);
}

// Words of lower-case letters only, apart from punctuation: no names, paths, codes or addresses.
QList<Spelling::Word> Spelling::plainWords(const QString &question)
{
    static const QStringView opening = u"([¿¡";
    static const QStringView closing = u".,;:!?…)]";
    QList<Word> words;
    for (qsizetype from = 0; from < question.size();) {
        qsizetype to = from;
        while (to < question.size() && !question[to].isSpace())
            ++to;
        qsizetype begin = from;
        qsizetype end = to;
        while (begin < end && opening.contains(question[begin]))
            ++begin;
        while (end > begin && closing.contains(question[end - 1]))
            --end;
        const QString word = question.mid(begin, end - begin);
        if (!word.isEmpty() && isSmallWord(word) && !isQuoted(QStringView(question).left(begin)))
            words.append({begin, word});
        from = to + 1;
    }
    return words;
}

// The language, if its dictionary is installed; empty: it is not, or the language is unclear.
QString Spelling::languageOf(const QString &question, const QList<Word> &words) const
{
    constexpr qsizetype fewest = 2; // words known to a dictionary, in a question without function words
    const QString told = guessLanguage(question);
    if (!told.isEmpty())
        return m_dictionaries.first(told).isThere() ? told : QString();
    QString best;
    qsizetype most = fewest - 1;
    for (const QString &language : m_dictionaries.languages()) {
        const auto known = std::count_if(words.begin(), words.end(),
                                         [&](const Word &word) { return m_dictionaries.know(word.text, language); });
        if (known > most && known >= words.size() - 1) {
            most = known;
            best = language;
        }
    }
    return best;
}

// Words in the library that are one slip away.
QList<Spelling::Candidate> Spelling::slips(const QString &word) const
{
    static const QString letters = QStringLiteral("abcdefghijklmnopqrstuvwxyzäöüßàâçéèêëîïôùûœáíóúñ");
    QList<Candidate> found;
    const auto offer = [&](const QString &candidate, double cost) {
        if (isInLibrary(candidate))
            found.append({candidate, cost});
    };
    const qsizetype size = word.size();
    const auto at = [](qsizetype i) { return i == 0 ? first : 0; };
    for (qsizetype i = 0; i + 1 < size; ++i) {
        if (word[i] != word[i + 1])
            offer(word.left(i) + word[i + 1] + word[i] + word.mid(i + 2), exchanged + at(i) / 2);
    }
    for (qsizetype i = size < surelyLong ? 1 : 0; i <= size; ++i) {
        for (const QChar letter : letters)
            offer(word.left(i) + letter + word.mid(i), missing + at(i));
    }
    for (qsizetype i = 0; i < size && size >= surelyLong; ++i) {
        offer(word.left(i) + word.mid(i + 1), doubled + at(i));
        for (const QChar letter : letters) {
            if (letter != word[i])
                offer(word.left(i) + letter + word.mid(i + 1), other + at(i));
        }
    }
    return found;
}

// The dictionary's suggestions, which allow for two slips, if the library has them.
QList<Spelling::Candidate> Spelling::suggested(const QString &word, const QString &language) const
{
    constexpr qsizetype most = 8;
    QList<Candidate> found;
    for (const QString &each : m_dictionaries.suggestions(word, language).mid(0, most)) {
        const int apart = slipsBetween(word, each.toLower());
        const bool isWord = std::all_of(each.begin(), each.end(), [](QChar c) { return c.isLetter(); });
        const bool isNear = apart <= 1 || (apart == 2 && word.size() > surelyLong && word[0] == each[0].toLower());
        if (isWord && isNear && isInLibrary(each))
            found.append({each, apart + 0.1});
    }
    return found;
}

// Empty: unknown.
QString Spelling::meant(const QString &word, const QString &language) const
{
    constexpr double perRarity = 0.06;
    const auto isRight = [&](const Candidate &each) { return m_dictionaries.know(each.word, language); };
    QList<Candidate> all = slips(word);
    // A word missing from dictionaries may be a name, as the library writes it: its stem is the word itself. With
    // another letter it could as well be another name.
    const auto isName = [](const Candidate &each) {
        return each.cost < other && terms(each.word).first().text == each.word;
    };
    all.removeIf([&](const Candidate &each) { return !isRight(each) && !isName(each); });
    if (word.size() >= surelyLong && std::none_of(all.begin(), all.end(), isRight)) // slower than a search
        all += suggested(word, language);
    for (Candidate &each : all)
        each.cost += perRarity * rarityOf(each.word) + (isRight(each) ? 0 : inNoDictionary);
    const auto best = std::min_element(all.begin(), all.end(),
                                       [](const Candidate &a, const Candidate &b) { return a.cost < b.cost; });
    return best == all.end() || m_dictionaries.know(word) ? QString() : best->word;
}

// Many words are in neither the dictionary nor the library: it is another language, or none.
bool Spelling::isForeign(const QList<Word> &words, const QString &language) const
{
    const auto strange = std::count_if(words.begin(), words.end(), [&](const Word &word) {
        return !isInLibrary(word.text) && !m_dictionaries.know(word.text, language);
    });
    return strange > std::max<qsizetype>(1, words.size() / 3);
}

QString Spelling::suggestion(const QString &question) const
{
    const QList<Word> words = plainWords(question);
    QList<Word> unknown;
    std::copy_if(words.begin(), words.end(), std::back_inserter(unknown),
                 [&](const Word &word) { return !isKnown(word.text); });
    if (m_unseen <= 0 || unknown.isEmpty() || words.size() > mostWords) // nothing unknown, or an empty library
        return {};
    const QString language = languageOf(question, words);
    if (language.isEmpty())
        return {};
    if (isForeign(words, language))
        return {};
    unknown.removeIf([&](const Word &word) { return m_dictionaries.know(word.text, language); });
    QString better = question;
    for (auto word = unknown.crbegin(); word != unknown.crend(); ++word) {
        if (const QString other = meant(word->text, language); !other.isEmpty())
            better.replace(word->from, word->text.size(), other);
    }
    return better == question ? QString() : better;
}

} // namespace core
