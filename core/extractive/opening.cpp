// Told by the first words alone.
#include "core/extractive/opening.h"

#include <QSet>
#include <QStringList>

namespace core {
namespace {

constexpr int fewWords = 5; // that are looked at

QSet<QString> setOf(const char *words)
{
    const QStringList list = QString::fromLatin1(words).split(u' ');
    return {list.begin(), list.end()};
}

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

// "It is important to ...", "It may be necessary ...": about what follows.
bool isAboutWhatFollows(const QStringList &words)
{
    static const QSet<QString> saying = setOf("important essential necessary possible recommended clear likely crucial "
                                              "vital worth best advisable estimated expected required helpful useful "
                                              "shown found proved proven known believed thought said argued reported "
                                              "noted agreed assumed hoped claimed suggested decided");
    return words.value(0) == u"it" &&
           std::any_of(words.begin(), words.end(), [](const QString &word) { return saying.contains(word); });
}

} // namespace

Opening openingOf(QStringView sentence)
{
    static const QSet<QString> referring =
        setOf("it its this these those they their them he him she his her such both neither either");
    static const QSet<QString> connecting =
        setOf("however therefore thus moreover furthermore additionally also hence consequently nevertheless "
              "nonetheless instead otherwise then finally next similarly likewise conversely accordingly but and or "
              "so yet again overall");
    static const QStringList phrases{
        QStringLiteral("for example"),      QStringLiteral("for instance"),   QStringLiteral("as a result"),
        QStringLiteral("as such"),          QStringLiteral("in contrast"),    QStringLiteral("in this"),
        QStringLiteral("in these"),         QStringLiteral("in such"),        QStringLiteral("on the other hand"),
        QStringLiteral("at the same time"), QStringLiteral("in other words"), QStringLiteral("by doing so"),
        QStringLiteral("in our case"),      QStringLiteral("on the contrary")};
    const QStringList words = firstWords(sentence);
    const QString opening = words.join(u' ') + u' ';
    if (referring.contains(words.value(0)))
        return isAboutWhatFollows(words) ? Opening::Free : Opening::Refers;
    const bool adds = opening.startsWith(QLatin1String("in addition ")) && words.value(2) != u"to";
    const bool phrase = std::any_of(phrases.begin(), phrases.end(),
                                    [&](const QString &each) { return opening.startsWith(each + u' '); });
    return adds || phrase || connecting.contains(words.value(0)) ? Opening::Connects : Opening::Free;
}

} // namespace core
