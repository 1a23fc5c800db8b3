#include "core/chunking/furniture.h"

#include "core/chunking/askedwords.h"
#include "core/chunking/pagecounters.h"
#include "core/language/lexicon.h"

#include <algorithm>

namespace core {
namespace {

constexpr qsizetype mostLines = 20; // of heads and feet kept

struct FurnitureWord
{
    QStringView word;
    QStringView before;

    // A letter or a code ("Revision D") means something only together with the word before it.
    bool needsCompany() const
    {
        return word.size() == 1 || std::any_of(word.begin(), word.end(), [](QChar c) { return c.isDigit(); });
    }
    // A page number or a year.
    bool isNumber() const
    {
        return std::all_of(word.begin(), word.end(), [](QChar c) { return c.isDigit(); });
    }
    QString said() const
    {
        QString text =
            needsCompany() && !before.isEmpty() ? before.toString() + u' ' + word.toString() : word.toString();
        for (QChar &c : text)
            c = c.toLower();
        return text;
    }
};

QList<FurnitureWord> wordsOfFurniture(QStringView line)
{
    QList<FurnitureWord> words;
    for (qsizetype from = 0; from < line.size();) {
        qsizetype to = from;
        while (to < line.size() && line[to].isLetterOrNumber())
            ++to;
        if (to > from)
            words.append({line.sliced(from, to - from), words.isEmpty() ? QStringView() : words.last().word});
        from = to + 1;
    }
    return words;
}

char16_t lowerUnit(QChar c)
{
    const char16_t unit = c.unicode();
    if (unit < 128)
        return (unit >= u'a' && unit <= u'z') || (unit >= u'0' && unit <= u'9') ? unit
               : (unit >= u'A' && unit <= u'Z')                                 ? char16_t(unit + 32)
                                                                                : u'\0';
    return c.isLetterOrNumber() ? c.toLower().unicode() : u'\0';
}

QStringView textOf(const QList<Page> &pages, const FurnitureLine &line)
{
    return QStringView(pages[line.page].text).mid(line.line.from, line.line.to - line.line.from);
}

// "Page 3 of 8" and nothing else.
bool saysAPage(const QStringList &words)
{
    const QSet<QString> &pageWords = lexicon().words("page-words");
    return words.size() <= 2 &&
           std::any_of(words.begin(), words.end(), [&](const QString &word) { return pageWords.contains(word); });
}

QList<FurnitureLine> distinctFurniture(const QList<Page> &pages, const QList<QList<TextLine>> &lines)
{
    QList<FurnitureLine> found;
    QSet<QString> known; // lines seen so far, ignoring numbers
    for (qsizetype i = 0; i < pages.size() && found.size() < mostLines; ++i) {
        for (const TextLine &line : lines[i]) {
            if (!line.isHead || edgeLineOf(pages[i], line).isNumber())
                continue;
            const FurnitureLine each{i, line};
            QStringList words;
            for (const FurnitureWord &word : wordsOfFurniture(textOf(pages, each))) {
                if (!word.isNumber())
                    words.append(word.word.toString().toLower());
            }
            const QString key = words.join(u' ');
            if (!words.isEmpty() && !saysAPage(words) && !known.contains(key)) {
                known.insert(key);
                found.append(each);
            }
        }
    }
    return found;
}

// Which of the words and pairs of words searched for are in a line.
void findIn(QStringView line, const AskedWords &asked, QSet<QString> &found)
{
    QStringView before;
    quint32 hashBefore = 0;
    for (qsizetype from = 0; from < line.size();) {
        quint32 alone = 0;
        quint32 together = AskedWords::hashed(hashBefore, u' ');
        qsizetype to = from;
        for (char16_t c = 0; to < line.size() && (c = lowerUnit(line[to])) != u'\0'; ++to) {
            alone = AskedWords::hashed(alone, c);
            together = AskedWords::hashed(together, c);
        }
        if (to == from) {
            ++from;
            continue;
        }
        if (asked.mayHave(alone) || (!before.isEmpty() && asked.mayHave(together))) {
            const QString word = line.sliced(from, to - from).toString().toLower();
            found.insert(word);
            found.insert(before.toString().toLower() + u' ' + word);
        }
        before = line.sliced(from, to - from);
        hashBefore = alone;
        from = to;
    }
}

} // namespace

QList<FurnitureLine> furnitureSaidNowhereElse(const QList<Page> &pages, const QList<QList<TextLine>> &lines,
                                              const std::stop_token &stop)
{
    QList<FurnitureLine> furniture = distinctFurniture(pages, lines);
    if (furniture.isEmpty())
        return furniture;
    AskedWords asked;
    for (const FurnitureLine &each : std::as_const(furniture)) {
        for (const FurnitureWord &word : wordsOfFurniture(textOf(pages, each)))
            asked.add(word.said());
    }
    QSet<QString> said;
    for (qsizetype i = 0; i < pages.size() && !stop.stop_requested(); ++i) {
        for (const TextLine &line : lines[i]) {
            if (!line.isHead)
                findIn(QStringView(pages[i].text).mid(line.from, line.to - line.from), asked, said);
        }
    }
    furniture.removeIf([&](const FurnitureLine &each) {
        const QList<FurnitureWord> words = wordsOfFurniture(textOf(pages, each));
        return std::all_of(words.begin(), words.end(),
                           [&](const FurnitureWord &word) { return word.isNumber() || said.contains(word.said()); });
    });
    return furniture;
}

} // namespace core
