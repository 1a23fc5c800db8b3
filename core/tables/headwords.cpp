#include "core/tables/headwords.h"

#include <algorithm>

namespace core {
namespace {

constexpr qsizetype mostHeadWords = 200;

enum class Kind { Letters, Digits, Sign, Other };

Kind kindOf(QChar c)
{
    if (c.isDigit())
        return Kind::Digits;
    if (c.isLetter() || c.isMark())
        return Kind::Letters;
    return c.category() == QChar::Symbol_Currency || c == u'%' ? Kind::Sign : Kind::Other;
}

QString joined(const QList<HeadWord> &words, qsizetype first, qsizetype count)
{
    QString phrase;
    for (qsizetype i = first; i < first + count; ++i) {
        if (i > first && !words[i].isGlued)
            phrase += u' ';
        phrase += words[i].text;
    }
    return phrase;
}

} // namespace

QList<HeadWord> headWords(QStringView text)
{
    QList<HeadWord> words;
    for (qsizetype i = 0; i < text.size() && words.size() < mostHeadWords;) {
        const Kind kind = kindOf(text[i]);
        qsizetype to = i + 1;
        while (kind != Kind::Sign && to < text.size() && kindOf(text[to]) == kind)
            ++to;
        if (kind != Kind::Other) {
            const bool isMarked = i > 1 && (text[i - 1] == u',' || text[i - 1] == u'.') && text[i - 2].isDigit();
            words.append({text.sliced(i, to - i).toString().toLower(), kind == Kind::Digits,
                          i > 0 && kindOf(text[i - 1]) != Kind::Other, kind == Kind::Digits && isMarked});
        }
        i = to;
    }
    return words;
}

void Phrases::add(const QString &phrase, double value)
{
    const QList<HeadWord> words = headWords(phrase);
    m_values.insert(joined(words, 0, words.size()), value);
    m_longest = std::max(m_longest, int(words.size()));
    if (!words.isEmpty())
        m_firstWords.insert(words.first().text);
}

Phrases::Match Phrases::at(const QList<HeadWord> &words, qsizetype first) const
{
    if (first >= words.size() || !m_firstWords.contains(words[first].text))
        return {};
    for (int count = int(std::min<qsizetype>(m_longest, words.size() - first)); count > 0; --count) {
        const auto found = m_values.constFind(joined(words, first, count));
        if (found != m_values.constEnd())
            return {*found, count};
    }
    return {};
}

} // namespace core
