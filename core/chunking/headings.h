// The headings of a document, each with the headings above it: "Item 7 › Liquidity".
#pragma once

#include "core/values/document.h"

#include <QHash>

namespace core {

// Separates a heading from its subheadings in the path of a passage.
inline const QString headingSeparator = QStringLiteral(" \u203a ");

struct Heading
{
    int at = 0; // offset in the text
    QString title;
    float size = 0;    // font size if the heading was recognised by it; 0 if it comes from the outline
    bool bold = false; // recognised only by its bold type; its size is that of the body text
};

// The paths of an outline's titles, each with its ancestors. A hostile outline could make them huge, so they are built
// on demand.
class OutlinePaths
{
public:
    explicit OutlinePaths(const QList<OutlineItem> &outline);

    QList<int> leadingTo(int page) const; // indexes of the outline items that lead to this page, in order
    QString pathOf(int item) const;

private:
    const QList<OutlineItem> &m_outline;
    QList<int> m_parents; // index of each item's parent; -1: none
    QHash<int, QList<int>> m_byPage;
};

// True for "Item 1A. Risk Factors", "2.1 Liquidity".
bool isNumberedHeading(QStringView title);

// Nests headings recognised by their font under those of the outline, or under larger ones. Among bold headings,
// numbered ones rank above those in capitals, which rank above the rest. A heading whose size occurs only once after
// the cover (which ends at `coverEnd`; 0: no cover) is a title and gets no subheadings.
void nest(QList<Heading> &headings, int coverEnd);

} // namespace core
