// Words of a document that the user has selected, in reading order, on one page or on several. Pure.
#pragma once

#include "core/values/document.h"

#include <QPointF>

#include <optional>
#include <utility>

namespace ui {

struct WordSpot
{
    int page = 0;
    int word = 0; // of the page's words

    auto operator<=>(const WordSpot &) const = default;
};

class PageSelection
{
public:
    void clear() { m_anchor = m_head = {}; }
    void begin(const WordSpot &spot) { m_anchor = m_head = spot; }
    void extend(const WordSpot &spot) { m_head = spot; }

    bool isEmpty() const { return m_anchor.page == 0; }
    WordSpot first() const { return std::min(m_anchor, m_head); }
    WordSpot last() const { return std::max(m_anchor, m_head); } // it too
    QString textOn(const core::Page &page) const;
    QList<core::Box> boxesOn(const core::Page &page) const; // one a line

private:
    std::pair<int, int> charactersOn(const core::Page &page) const;

    WordSpot m_anchor; // where it was begun; no page: nothing is selected
    WordSpot m_head;
};

// The word at a point of the page, in points; none where it is more than `reach` away from all of them.
std::optional<int> wordAt(const core::Page &page, const QPointF &point, double reach);
// The one nearest to it; a line counts more than what stands beside it. None: the page has no words.
std::optional<int> nearestWord(const core::Page &page, const QPointF &point);

} // namespace ui
