#include "core/library/spelling.h"

#include "core/language/expansions.h"
#include "core/language/dictionary.h"
#include "core/language/terms.h"
#include "core/question/answerkind.h"

#include <QRegularExpression>

#include <algorithm>

namespace core {
namespace {

constexpr qsizetype shortest = 3;   // characters of a word that is corrected
constexpr qsizetype surelyLong = 5; // from there on a letter more, less or other is one slip of many right ones
constexpr qsizetype longest = 30;
constexpr int mostWords = 40;     // of a question; a pasted page has its own spelling
constexpr double exchanged = 0.8; // two letters in the wrong order
constexpr double missing = 0.9;   // a letter was left out
constexpr double doubled = 0.9;   // a letter too many
constexpr double other = 1.1;     // another letter
constexpr double first = 0.6;     // more, where the slip is in the first letter: that is seldom mistyped

// "capex": a word that the program knows other words for, as it is written, is right, wherever it stands.
bool hasOtherWording(const QString &word)
{
    const QList<Term> all = terms(word);
    return all.size() == 1 && all.first().text == word && !expansionsIn({word}).isEmpty();
}

QString like(const QString &word, QString other)
{
    const bool isUpper = !word.isEmpty() && word[0].isUpper();
    if (isUpper && !other.isEmpty())
        other[0] = other[0].toUpper();
    return other;
}

// How far two words are apart: letters left out, added, changed or exchanged with the next one.
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

} // namespace

Spelling::Spelling(Idf idf, const Dictionary &english, const Dictionary &german)
    : m_idf(std::move(idf)),
      m_unseen(m_idf(QStringLiteral("\u0001"))),
      m_english(english),
      m_german(german)
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

// What one slip makes the word of, as far as the library has it.
QList<Spelling::Candidate> Spelling::slips(const QString &word) const
{
    static const QString letters = QStringLiteral("abcdefghijklmnopqrstuvwxyzäöüß");
    QList<Candidate> found;
    const auto offer = [&](const QString &candidate, double cost) {
        if (const double rare = rarityOf(candidate); rare < m_unseen - 1e-9)
            found.append({candidate, cost, rare});
    };
    const qsizetype size = word.size();
    const auto at = [](qsizetype i) { return i == 0 ? first : 0; };
    for (qsizetype i = 0; i + 1 < size; ++i) {
        if (word[i] != word[i + 1])
            offer(word.left(i) + word[i + 1] + word[i] + word.mid(i + 2), exchanged + at(i) / 2);
    }
    const qsizetype changed = size >= surelyLong - 1 ? size + 1 : 0; // of a shorter word too much is another one
    for (qsizetype i = 0; i < changed; ++i) {
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

// Empty: it is right, or nobody knows better.
QString Spelling::correctedWord(const QString &word, const Dictionary &dictionary) const
{
    constexpr double oftener = 0.2; // in IDF
    constexpr double often = 3;     // in IDF: in some ten passages
    const QString small = word.toLower();
    const bool known = isInLibrary(word);
    if (dictionary.knows(word) || dictionary.knows(small) || hasOtherWording(small))
        return {};
    const double own = rarityOf(word);
    // A name or a word that many passages have is right, and suggestions for it take longer than a search.
    if (known && (!dictionary.isThere() || word[0].isUpper() || own < m_unseen - often))
        return {};
    QList<Candidate> all = known ? QList<Candidate>() : slips(small);
    const QStringList suggested = dictionary.suggestions(word).mid(0, 8);
    for (const QString &suggestion : suggested) {
        const int apart = slipsBetween(small, suggestion.toLower());
        const double rare = rarityOf(suggestion);
        const bool otherStem =
            terms(suggestion).size() == 1 && terms(suggestion).first().text != terms(word).first().text;
        const bool isSpelling =
            QString(small).replace(QStringLiteral("is"), QStringLiteral("iz")) == suggestion.toLower() ||
            QString(small).replace(QStringLiteral("our"), QStringLiteral("or")) == suggestion.toLower() ||
            QString(small).replace(QStringLiteral("ys"), QStringLiteral("yz")) == suggestion.toLower() ||
            small == QString(suggestion.toLower()) + QStringLiteral("me"); // British
        if (isSpelling)
            return {};
        const bool isPlain = !suggestion.contains(u' ') && !suggestion.contains(u'-') && !suggestion.contains(u'\'');
        if (!isPlain || rare >= m_unseen - 1e-9 || (known && (!otherStem || rare > own - oftener || word[0].isUpper())))
            continue;
        if (apart <= 1 || (apart == 2 && small.size() > surelyLong && small[0] == suggestion[0].toLower()))
            all.append({suggestion, apart + 0.1, rare});
    }
    const auto best = std::min_element(all.begin(), all.end(), [](const Candidate &a, const Candidate &b) {
        constexpr double perRarity = 0.06;
        return a.cost + perRarity * a.rare < b.cost + perRarity * b.rare;
    });
    return best == all.end() ? QString() : like(word, best->word);
}

QString Spelling::corrected(const QString &question) const
{
    static const QRegularExpression words(QStringLiteral(R"([\p{L}][\p{L}'\x{2019}]*)"));
    const bool german = isGerman(readText(question));
    const Dictionary &dictionary = german ? m_german : m_english;
    if (m_unseen <= 0) // an empty library
        return question;
    struct Change
    {
        qsizetype from = 0;
        qsizetype length = 0;
        QString word;
    };
    QList<Change> changes;
    int all = 0;
    for (auto matches = words.globalMatch(question); matches.hasNext();) {
        const QRegularExpressionMatch match = matches.next();
        const QString word = match.captured();
        ++all;
        const bool isCode = word.size() < shortest || word.size() > longest || word.contains(u'\'') ||
                            word.contains(u'\u2019') || word.mid(1) != word.mid(1).toLower() ||
                            (match.capturedStart() > 0 && question[match.capturedStart() - 1].isDigit()) ||
                            (match.capturedEnd() < question.size() && question[match.capturedEnd()].isDigit());
        if (isCode || isStopTerm(word.toLower()))
            continue;
        if (const QString better = correctedWord(word, dictionary); !better.isEmpty())
            changes.append({match.capturedStart(), match.capturedLength(), better});
    }
    // Where much seems wrong it is another language, or no language.
    constexpr int few = 4;
    if (all > mostWords || (changes.size() * 2 > all && all > few))
        return question;
    QString better = question;
    for (auto change = changes.crbegin(); change != changes.crend(); ++change)
        better.replace(change->from, change->length, change->word);
    return better;
}

} // namespace core
