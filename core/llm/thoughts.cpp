#include "core/llm/thoughts.h"

#include <QRegularExpression>

#include <algorithm>

namespace core {
namespace {

struct Marks
{
    QLatin1String open;
    QLatin1String close;
};

// DeepSeek, Qwen and most others; Claude-like; Magistral; gpt-oss's harmony format, in which the answer is a channel.
constexpr Marks marks[] = {
    {QLatin1String("<think>"), QLatin1String("</think>")},
    {QLatin1String("<thinking>"), QLatin1String("</thinking>")},
    {QLatin1String("[THINK]"), QLatin1String("[/THINK]")},
    {QLatin1String("<|channel|>analysis"), QLatin1String("<|channel|>final<|message|>")},
};
// Marks before or after an answer that carry no information.
constexpr QLatin1String others[] = {QLatin1String("<|channel|>final<|message|>"), QLatin1String("<|return|>"),
                                    QLatin1String("<|end|>"), QLatin1String("<|start|>assistant")};

// A mark outside a thought.
const QRegularExpression &outerMark()
{
    static const QRegularExpression pattern = [] {
        QStringList texts;
        for (const Marks &pair : marks)
            texts.append(QRegularExpression::escape(pair.open));
        for (const QLatin1String other : others)
            texts.append(QRegularExpression::escape(other));
        return QRegularExpression(texts.join(u'|'), QRegularExpression::CaseInsensitiveOption);
    }();
    return pattern;
}

// Index of the pair of marks that this one opens; -1: none.
int openedBy(QStringView mark)
{
    const auto opens = [mark](const Marks &pair) { return mark.compare(pair.open, Qt::CaseInsensitive) == 0; };
    const auto pair = std::find_if(std::begin(marks), std::end(marks), opens);
    return pair == std::end(marks) ? -1 : int(pair - std::begin(marks));
}

// How many of the last characters may be the beginning of this mark.
qsizetype begunAtEnd(const QString &text, QLatin1String mark)
{
    for (qsizetype k = std::min(mark.size() - 1, text.size()); k > 0; --k) {
        if (text.endsWith(mark.left(k), Qt::CaseInsensitive))
            return k;
    }
    return 0;
}

} // namespace

QString withoutThoughts(const QString &raw)
{
    qsizetype closed = 0; // start of the text after the last thought
    for (const Marks &pair : marks) {
        const qsizetype at = raw.lastIndexOf(pair.close, -1, Qt::CaseInsensitive);
        if (at >= 0)
            closed = std::max(closed, at + pair.close.size());
    }
    qsizetype opened = -1; // the first opening mark
    for (const Marks &pair : marks) {
        const qsizetype at = raw.indexOf(pair.open, 0, Qt::CaseInsensitive);
        if (at >= 0 && (opened < 0 || at < opened))
            opened = at;
    }
    QString text = raw;
    if (closed > 0)
        text = (opened >= 0 && opened < closed ? raw.left(opened) : QString()) + raw.mid(closed);
    for (const Marks &pair : marks)                                        // a pair that is not closed
        text = text.left(text.indexOf(pair.open, 0, Qt::CaseInsensitive)); // -1: the whole text
    for (const QLatin1String other : others)
        text.remove(other, Qt::CaseInsensitive);
    return text.trimmed();
}

bool beginsWithThought(const QString &raw)
{
    const QString text = raw.trimmed();
    return std::any_of(std::begin(marks), std::end(marks),
                       [&text](const Marks &pair) { return text.startsWith(pair.open, Qt::CaseInsensitive); });
}

void ThoughtFilter::feed(const QString &words)
{
    m_held += words;
    qsizetype from = 0;
    for (bool found = true; found;) {
        const qsizetype after = m_thought >= 0 ? endOfThought(from) : endOfMark(from);
        found = after >= 0;
        from = found ? after : from;
    }
    qsizetype begun = 0; // a possible beginning of a mark is held back
    for (const Marks &pair : marks)
        begun = std::max(begun, begunAtEnd(m_held, m_thought >= 0 ? pair.close : pair.open));
    for (const QLatin1String other : others)
        begun = std::max(begun, m_thought >= 0 ? 0 : begunAtEnd(m_held, other));
    const qsizetype certain = std::max(from, m_held.size() - begun);
    if (m_thought < 0)
        say(m_held.mid(from, certain - from));
    m_held.remove(0, certain);
}

// Where the text after the open thought begins; -1: it has not ended.
qsizetype ThoughtFilter::endOfThought(qsizetype from)
{
    const QLatin1String close = marks[m_thought].close;
    const qsizetype at = m_held.indexOf(close, from, Qt::CaseInsensitive);
    if (at < 0)
        return -1;
    m_thought = -1;
    return at + close.size();
}

// Passes on the text before the next mark, and returns where the text after it begins; -1: there is none.
qsizetype ThoughtFilter::endOfMark(qsizetype from)
{
    const QRegularExpressionMatch mark = outerMark().match(m_held, from);
    if (!mark.hasMatch())
        return -1;
    say(m_held.mid(from, mark.capturedStart() - from));
    m_thought = openedBy(mark.capturedView());
    return mark.capturedEnd();
}

void ThoughtFilter::end()
{
    if (m_thought < 0)
        say(std::exchange(m_held, {}));
    m_held.clear();
}

void ThoughtFilter::say(const QString &words)
{
    QString shown = words;
    while (!m_spoke && !shown.isEmpty() && shown.front().isSpace())
        shown.remove(0, 1);
    if (shown.isEmpty() || !m_heard)
        return;
    m_spoke = true;
    m_heard(shown);
}

} // namespace core
