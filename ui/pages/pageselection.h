// The words of a document that the user has selected, in reading order, on one or more pages. Pure.
#pragma once

#include "core/values/document.h"

#include <QPointF>

#include <optional>
#include <utility>

namespace ui {

struct WordSpot
{
    int page = 0;
    int word = 0; // index into the page's words

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
    WordSpot last() const { return std::max(m_anchor, m_head); } // inclusive
    QString textOn(const core::Page &page) const;
    QList<core::Box> boxesOn(const core::Page &page) const; // one per line

private:
    std::pair<int, int> charactersOn(const core::Page &page) const;

    WordSpot m_anchor; // where the selection began; if it has no page, nothing is selected
    WordSpot m_head;
};

// The word nearest to a position on the page; nullopt if no word is within `reach`. Position and reach are in points
// (1/72 inch).
std::optional<int> wordAt(const core::Page &page, const QPointF &point, double reach);
// The word nearest to a position on the page, preferring words on the same line. nullopt if the page has no words.
std::optional<int> nearestWord(const core::Page &page, const QPointF &point);

} // namespace ui
