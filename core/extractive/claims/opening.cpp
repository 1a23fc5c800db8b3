// Judged by the first words alone.
#include "core/extractive/claims/opening.h"

#include "core/language/lexicon.h"

#include <QSet>
#include <QStringList>

#include <algorithm>

namespace core {
namespace {

constexpr int fewWords = 5; // words considered

QStringList firstWords(QStringView sentence)
{
    QStringList words;
    QString word;
    for (const QChar c : sentence) {
        if (words.size() == fewWords)
            return words;
        if (c.isLetterOrNumber())
            word += c.toLower();
        else if (!word.isEmpty())
            words.append(std::exchange(word, {}));
    }
    if (!word.isEmpty() && words.size() < fewWords)
        words.append(word);
    return words;
}

bool opensWithOneOf(const QStringList &words, const QSet<QString> &openings) // `openings`: words and phrases
{
    QString opening;
    return std::any_of(words.begin(), words.end(), [&](const QString &word) {
        opening += opening.isEmpty() ? word : u' ' + word;
        return openings.contains(opening);
    });
}

// "It is important to ...", "It may be necessary ...": refers to what follows.
bool isAboutWhatFollows(const QStringList &words)
{
    static const QSet<QString> &saying = lexicon().words("about-what-follows", "en");
    return words.value(0) == u"it" &&
           std::any_of(words.begin(), words.end(), [](const QString &word) { return saying.contains(word); });
}

} // namespace

Opening openingOf(QStringView sentence)
{
    static const QSet<QString> &referring = lexicon().words("referring-openings", "en");
    static const QSet<QString> &connecting = lexicon().words("connecting-openings", "en"); // words and phrases
    const QStringList words = firstWords(sentence);
    if (referring.contains(words.value(0)))
        return isAboutWhatFollows(words) ? Opening::Free : Opening::Refers;
    const bool adds = words.value(0) == u"in" && words.value(1) == u"addition" && words.size() > 2 && words[2] != u"to";
    return adds || opensWithOneOf(words, connecting) ? Opening::Connects : Opening::Free;
}

} // namespace core
