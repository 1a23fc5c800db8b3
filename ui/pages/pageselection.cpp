#include "ui/pages/pageselection.h"

#include "core/chunking/pageboxes.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace ui {
namespace {

QPointF away(const core::Box &box, const QPointF &point)
{
    return {std::max({0.0, box.left - point.x(), point.x() - box.right}),
            std::max({0.0, box.top - point.y(), point.y() - box.bottom})};
}

template <class Distance>
std::optional<int> nearest(const core::Page &page, double reach, const Distance &distance)
{
    std::optional<int> found;
    for (int i = 0; i < page.words.size(); ++i) {
        const double far = distance(page.words[i].box);
        if (far > reach || (found && far >= reach))
            continue;
        found = i;
        reach = far;
    }
    return found;
}

} // namespace

std::pair<int, int> PageSelection::charactersOn(const core::Page &page) const
{
    if (isEmpty() || page.words.isEmpty() || page.number < first().page || page.number > last().page)
        return {0, 0};
    const int end = int(page.words.size()) - 1;
    const int from = page.number == first().page ? std::min(first().word, end) : 0;
    const int to = page.number == last().page ? std::min(last().word, end) : end;
    return {page.words[from].from, page.words[to].from + page.words[to].length};
}

QString PageSelection::textOn(const core::Page &page) const
{
    const auto [from, to] = charactersOn(page);
    return page.text.mid(from, to - from);
}

QList<core::Box> PageSelection::boxesOn(const core::Page &page) const
{
    const auto [from, to] = charactersOn(page);
    return core::boxesOf(page, from, to);
}

std::optional<int> wordAt(const core::Page &page, const QPointF &point, double reach)
{
    return nearest(page, reach, [&](const core::Box &box) {
        const QPointF far = away(box, point);
        return std::max(far.x(), far.y());
    });
}

std::optional<int> nearestWord(const core::Page &page, const QPointF &point)
{
    return nearest(page, std::numeric_limits<double>::max(), [&](const core::Box &box) {
        const QPointF far = away(box, point);
        return far.x() + 4 * far.y();
    });
}

} // namespace ui
