#include "core/chunking/leaders.h"

#include <algorithm>

namespace core {
namespace {

constexpr qsizetype leastPoints = 4; // dots in a leader; or two ellipses, as "…." ends a sentence
constexpr qsizetype leastEllipses = 2;
constexpr double contentsShare = 0.7; // share of lines with leaders to page numbers in a table of contents

bool isPoint(QChar c)
{
    return c == u'.' || c == QChar(0x2026) || c == QChar(0x00b7) || c == QChar(0x2024);
}

// "12", "xii", "A-3", "3.12", as pages are numbered: the last number in it; -1 if the value is not one.
int pageIn(QStringView value)
{
    constexpr qsizetype longest = 8;
    if (value.size() > longest || value.contains(u' '))
        return -1;
    if (std::all_of(value.begin(), value.end(), [](QChar c) { return QStringView(u"ivxlcIVXLC").contains(c); }))
        return 0;
    qsizetype from = value.size();
    while (from > 0 && value[from - 1].isDigit())
        --from;
    const QStringView before = value.first(from);
    const bool isPlain = before.isEmpty() ||
                         ((before.endsWith(u'-') || before.endsWith(QChar(0x2013))) &&
                          std::all_of(before.begin(), before.end() - 1, [](QChar c) { return c.isLetterOrNumber(); }));
    return from < value.size() && isPlain ? value.sliced(from).toInt() : -1;
}

} // namespace

std::optional<Leader> leaderIn(QStringView line)
{
    for (qsizetype from = 0; from < line.size(); ++from) {
        if (!isPoint(line[from]))
            continue;
        qsizetype points = 0;
        qsizetype ellipses = 0;
        qsizetype to = from;
        for (; to < line.size() && (isPoint(line[to]) || line[to].isSpace()); ++to) {
            ellipses += line[to] == QChar(0x2026);
            points += isPoint(line[to]) && line[to] != QChar(0x2026);
        }
        if (points >= leastPoints || ellipses >= leastEllipses) {
            while (from > 0 && line[from - 1].isSpace())
                --from;
            const QStringView label = line.first(from);
            const bool hasLabel = std::any_of(label.begin(), label.end(), [](QChar c) { return c.isLetter(); });
            return hasLabel && to < line.size() ? std::optional(Leader{from, to}) : std::nullopt;
        }
        from = to;
    }
    return {};
}

bool leadsToValues(const Page &page, const QList<TextLine> &lines)
{
    int leaders = 0;
    int toPages = 0;
    int falling = 0;
    int before = 0;
    for (const TextLine &line : lines) {
        const QStringView text = QStringView(page.text).mid(line.from, line.to - line.from);
        const std::optional<Leader> leader = leaderIn(text);
        if (!leader)
            continue;
        ++leaders;
        const int number = pageIn(text.sliced(leader->to).trimmed());
        if (number < 0)
            continue;
        ++toPages;
        const QStringView value = text.sliced(leader->to).trimmed();
        const bool isPlain = std::all_of(value.begin(), value.end(), [](QChar c) { return c.isDigit(); });
        falling += isPlain && number < before;
        before = isPlain ? number : 0;
    }
    return leaders > 0 && (toPages < contentsShare * leaders || 4 * falling > toPages);
}

} // namespace core
