// The headings of a document, each with the headings above it: "Item 7 › Liquidity".
#pragma once

#include "core/values/document.h"

#include <QHash>

namespace core {

// Between a heading and its subheadings, in the path of a passage.
inline const QString headingSeparator = QStringLiteral(" \u203a ");

struct Heading
{
    int at = 0; // where it begins in the text
    QString title;
    float size = 0;    // font size, if that shows that it is a heading; 0 if the outline does
    bool bold = false; // only its weight shows it: its size is that of the text
};

// An outline's titles with their parents. An outline may be hostile: paths are built only on request.
class OutlinePaths
{
public:
    explicit OutlinePaths(const QList<OutlineItem> &outline);

    QList<int> leadingTo(int page) const; // indexes of items, in order
    QString pathOf(int item) const;

private:
    const QList<OutlineItem> &m_outline;
    QList<int> m_parents; // per item; -1: none
    QHash<int, QList<int>> m_byPage;
};

// "Item 1A. Risk Factors", "2.1 Liquidity".
bool isNumberedHeading(QStringView title);

// Nests headings that are recognised by their font under those of the outline, or under larger ones. Among bold ones,
// numbered ones come above those in capitals, and these above the others. A heading whose size no other one has after
// the cover (which ends at coverEnd; 0: no cover) is a title, and gets no subheadings.
void nest(QList<Heading> &headings, int coverEnd);

} // namespace core
