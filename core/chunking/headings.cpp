#include "core/chunking/headings.h"

#include "core/language/lexicon.h"

#include <QRegularExpression>

#include <algorithm>
#include <cmath>

namespace core {
namespace {

constexpr int longestPath = 300; // in characters
constexpr int mostLevels = 8;
constexpr float larger = 1.08f;   // smallest ratio to the size of the next level
constexpr float capitals = 1.09f; // factor by which the size of a bold heading in capitals counts
constexpr float numbered = 1.18f; // factor by which the size of a numbered bold heading counts
constexpr int capitalsShare = 20; // capitals are a level only if at least one in so many bold headings has them

// The last titles are the most specific, so a path that is too long loses its beginning.
QString joined(QStringList titles)
{
    while (titles.size() > 1 && titles.join(headingSeparator).size() > longestPath)
        titles.removeFirst();
    return titles.join(headingSeparator).left(longestPath);
}

bool saysTheSame(const QString &path, const QString &title)
{
    return !path.isEmpty() && path.endsWith(title, Qt::CaseInsensitive);
}

bool isInCapitals(const QString &text)
{
    return std::none_of(text.begin(), text.end(), [](QChar c) { return c.isLower(); });
}

void rankBold(QList<Heading> &headings)
{
    qsizetype bold = 0, inCapitals = 0;
    for (const Heading &heading : std::as_const(headings)) {
        bold += heading.bold;
        inCapitals += heading.bold && isInCapitals(heading.title);
    }
    for (Heading &heading : headings) {
        if (!heading.bold)
            continue;
        if (isNumberedHeading(heading.title))
            heading.size *= numbered;
        else if (inCapitals * capitalsShare >= bold && isInCapitals(heading.title))
            heading.size *= capitals;
    }
}

int sizeClass(float size) // in half points
{
    return int(std::lround(size * 2));
}

} // namespace

bool isNumberedHeading(QStringView title)
{
    static const QRegularExpression number(QStringLiteral(R"(^\d{1,2}(\.\d{1,2})*\.? +\p{Lu})"));
    static const QRegularExpression named(QStringLiteral(R"(^(\p{L}+) +(?:\d{1,3}[A-Z]?|[IVXL]{1,6}|[A-Z])\b)"),
                                          QRegularExpression::CaseInsensitiveOption);
    const QString text = title.trimmed().toString();
    if (number.match(text).hasMatch())
        return true;
    const QRegularExpressionMatch found = named.match(text);
    return found.hasMatch() && lexicon().words("chapter-words").contains(found.captured(1).toLower());
}

OutlinePaths::OutlinePaths(const QList<OutlineItem> &outline) : m_outline(outline)
{
    QList<int> above; // open items, by depth
    int roots = 0;
    for (int i = 0; i < outline.size(); ++i) {
        while (!above.isEmpty() && outline[above.last()].level >= outline[i].level)
            above.removeLast();
        roots += above.isEmpty();
        m_parents.append(above.isEmpty() ? -1 : above.last());
        above.append(i);
        m_byPage[outline[i].page].append(i);
    }
    // A single title above everything else is the document's.
    if (roots == 1)
        std::replace(m_parents.begin(), m_parents.end(), 0, -1);
}

QList<int> OutlinePaths::leadingTo(int page) const
{
    return m_byPage.value(page);
}

QString OutlinePaths::pathOf(int item) const
{
    QStringList titles;
    for (int i = item; i >= 0 && titles.size() < mostLevels; i = m_parents[i]) {
        const QString title = m_outline[i].title.left(longestPath).simplified();
        if (!title.isEmpty())
            titles.prepend(title);
    }
    return joined(titles);
}

void nest(QList<Heading> &headings, int coverEnd)
{
    QString path;         // path in the outline
    QList<Heading> above; // headings above, each larger than the next
    rankBold(headings);
    QHash<int, int> ofSize; // number of headings per size, after the cover
    for (const Heading &heading : std::as_const(headings))
        ofSize[sizeClass(heading.size)] += heading.at >= coverEnd;
    for (Heading &heading : headings) {
        if (heading.size == 0) {
            path = heading.title;
            above = {};
            continue;
        }
        while (!above.isEmpty() && above.last().size < heading.size * larger)
            above.removeLast();
        const QString title = heading.title;
        if (saysTheSame(path, title)) {
            heading.title = path;
            continue;
        }
        QStringList titles;
        if (!path.isEmpty())
            titles.append(path);
        for (const Heading &each : std::as_const(above))
            titles.append(each.title);
        if (ofSize[sizeClass(heading.size)] > (heading.at >= coverEnd ? 1 : 0))
            above.append({heading.at, title, heading.size});
        heading.title = joined(titles << title);
    }
}

} // namespace core
