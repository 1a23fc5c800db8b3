#include "core/language/wordsearch.h"

#include "core/language/terms.h"

#include <algorithm>

namespace core {
namespace {

enum class Hyphens { Joined, Kept }; // at a line end: "remark-able" is one word, "well-known" keeps its hyphen

struct FoldedText
{
    QString text;
    QList<int> origin; // offset of each character
    bool hasBroken = false;
};

bool isHyphen(QChar c)
{
    return c == u'-' || c == QChar(0x2010) || c == QChar(0x2011);
}

// Marks that only modify a letter. Marks that are letters themselves, such as Devanagari vowels, or that make a
// different letter, such as Kana marks, have other combining classes.
bool isAccent(char32_t c)
{
    const int combining = QChar::combiningClass(c);
    return combining >= 200 || (combining >= 10 && combining <= 35);
}

bool hasNoBlanks(QChar c) // its script has no spaces between words
{
    const QChar::Script script = c.script();
    return script == QChar::Script_Han || script == QChar::Script_Hiragana || script == QChar::Script_Katakana;
}

class Folding
{
public:
    Folding(QStringView text, Hyphens hyphens) : m_source(text), m_hyphens(hyphens)
    {
        m_folded.text.reserve(text.size());
        m_folded.origin.reserve(text.size());
        while (m_at < text.size()) {
            if (text[m_at].isSpace())
                takeBlank();
            else if (isHyphen(text[m_at]) && breaksAt(m_at + 1))
                takeBroken();
            else
                takeCharacter();
        }
        while (m_folded.text.endsWith(u' ')) {
            m_folded.text.chop(1);
            m_folded.origin.removeLast();
        }
    }

    FoldedText folded() const { return m_folded; }

private:
    void append(QChar c, qsizetype at)
    {
        m_folded.text.append(c);
        m_folded.origin.append(int(at));
    }

    qsizetype afterBlank(qsizetype at) const
    {
        while (at < m_source.size() && m_source[at].isSpace())
            ++at;
        return at;
    }

    bool breaksAt(qsizetype at) const // a line ends here inside a word
    {
        const qsizetype next = afterBlank(at);
        return next < m_source.size() && m_source[next].isLetterOrNumber() &&
               m_source.mid(at, next - at).contains(u'\n') && !m_folded.text.isEmpty() &&
               m_folded.text.back().isLetterOrNumber();
    }

    void takeBlank()
    {
        const qsizetype next = afterBlank(m_at);
        const bool between = !m_folded.text.isEmpty() && next < m_source.size() && hasNoBlanks(m_source[next]) &&
                             hasNoBlanks(m_source[m_at - 1]) && m_source.mid(m_at, next - m_at).contains(u'\n');
        if (!m_folded.text.isEmpty() && !m_folded.text.endsWith(u' ') && !between)
            append(u' ', m_at);
        m_at = next;
    }

    void takeBroken()
    {
        m_folded.hasBroken = true;
        if (m_hyphens == Hyphens::Kept)
            append(u'-', m_at);
        m_at = afterBlank(m_at + 1);
    }

    void takeCharacter()
    {
        const QChar c = m_source[m_at];
        if (c.unicode() < 0x80) {
            append(c.toLower(), m_at++);
            return;
        }
        const qsizetype begin = m_at;
        m_at += c.isHighSurrogate() && m_at + 1 < m_source.size() ? 2 : 1;
        if (isIgnorable(c))
            return;
        const QString apart = m_source.mid(begin, m_at - begin).toString().normalized(QString::NormalizationForm_KD);
        for (const char32_t part : apart.toUcs4()) {
            if (isAccent(part))
                continue;
            const bool sharp = part == 0xDF || part == 0x1E9E;
            const QString folded = sharp ? QStringLiteral("ss") : QString::fromUcs4(&part, 1).toCaseFolded();
            for (const QChar each : folded)
                append(plainMark(each), begin);
        }
    }

    QStringView m_source;
    Hyphens m_hyphens;
    FoldedText m_folded;
    qsizetype m_at = 0;
};

qsizetype afterCharacter(QStringView text, qsizetype at) // after the character and its combining marks
{
    ++at;
    while (at < text.size() && (text[at].isLowSurrogate() || text[at].isMark()))
        ++at;
    return at;
}

void find(const QString &words, QStringView text, const FoldedText &folded, QList<Stretch> &found)
{
    for (qsizetype at = folded.text.indexOf(words); at >= 0; at = folded.text.indexOf(words, at + words.size())) {
        const qsizetype end = at + words.size();
        if (end < folded.text.size() && folded.text[end].isMark())
            continue; // a different letter
        const int last = folded.origin[end - 1];
        found.append({folded.origin[at], int(afterCharacter(text, last))});
    }
}

} // namespace

WordSearch::WordSearch(const QString &words) : m_words(Folding(words, Hyphens::Kept).folded().text) {}

QList<Stretch> WordSearch::in(QStringView text) const
{
    QList<Stretch> found;
    if (isEmpty())
        return found;
    const FoldedText joined = Folding(text, Hyphens::Joined).folded();
    find(m_words, text, joined, found);
    if (!joined.hasBroken)
        return found;
    find(m_words, text, Folding(text, Hyphens::Kept).folded(), found);
    std::stable_sort(found.begin(), found.end(), [](const Stretch &a, const Stretch &b) { return a.from < b.from; });
    QList<Stretch> apart;
    for (const Stretch &each : std::as_const(found)) {
        if (apart.isEmpty() || each.from >= apart.last().to)
            apart.append(each);
    }
    return apart;
}

} // namespace core
