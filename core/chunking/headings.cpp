#include "core/chunking/headings.h"

#include <algorithm>

namespace core {
namespace {

constexpr int longestPath = 300; // characters
constexpr int mostLevels = 8;
constexpr float larger = 1.08f; // times the size, at least

// The last titles say most: what is too long loses its beginning.
QString joined(QStringList titles)
{
    while (titles.size() > 1 && titles.join(headingSeparator).size() > longestPath)
        titles.removeFirst();
    return titles.join(headingSeparator).left(longestPath);
}

bool saysTheSame(const QString &path, const QString &title)
{
    return path.endsWith(title, Qt::CaseInsensitive);
}

} // namespace

OutlinePaths::OutlinePaths(const QList<OutlineItem> &outline) : m_outline(outline)
{
    QList<int> above; // items that are open, by depth
    int roots = 0;
    for (int i = 0; i < outline.size(); ++i) {
        while (!above.isEmpty() && outline[above.last()].level >= outline[i].level)
            above.removeLast();
        roots += above.isEmpty();
        m_parents.append(above.isEmpty() ? -1 : above.last());
        above.append(i);
        m_byPage[outline[i].page].append(i);
    }
    // One title over everything is that of the document.
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

void nest(QList<Heading> &headings)
{
    QString path; // of the outline
    Heading above;
    float largest = 0;
    int ofLargest = 0;
    for (const Heading &heading : std::as_const(headings)) {
        ofLargest = heading.size > largest ? 1 : ofLargest + (heading.size == largest);
        largest = std::max(largest, heading.size);
    }
    for (Heading &heading : headings) {
        if (heading.size == 0) {
            path = heading.title;
            above = {};
            continue;
        }
        const QString title = heading.title;
        if (!path.isEmpty()) {
            heading.title = saysTheSame(path, title) ? path : joined({path, title});
        } else if (!above.title.isEmpty() && heading.size * larger <= above.size) {
            heading.title = joined({above.title, title});
        } else if (ofLargest > 1 || heading.size < largest) { // else it is the title of the document
            above = {heading.at, title, heading.size};
        }
    }
}

} // namespace core
