// The headings of a document, each with those it stands under: "Item 7 › Liquidity".
#pragma once

#include "core/values/document.h"

#include <QHash>

namespace core {

// Between a heading and those that stand under it, in the path of a passage.
inline const QString headingSeparator = QStringLiteral(" \u203a ");

struct Heading
{
    int at = 0; // where it begins in the text
    QString title;
    float size = 0;    // of its letters, where these say that it is a heading; 0 where the outline does
    bool bold = false; // that alone says it: its size is that of the text
};

// The titles of an outline with those above them. An outline may be hostile: only what is asked for is put together.
class OutlinePaths
{
public:
    explicit OutlinePaths(const QList<OutlineItem> &outline);

    QList<int> leadingTo(int page) const; // numbers of items, in order
    QString pathOf(int item) const;

private:
    const QList<OutlineItem> &m_outline;
    QList<int> m_parents; // of each item; -1: none
    QHash<int, QList<int>> m_byPage;
};

// "Item 1A. Risk Factors", "2.1 Liquidity".
bool isNumberedHeading(QStringView title);

// Puts headings that are known by their letters under those of the outline, or under larger ones. Of bold ones numbered
// ones stand over those in capitals, and these over the others. What is set like nothing behind the cover, which ends
// there (0: there is none), is a title, and nothing stands under it.
void nest(QList<Heading> &headings, int coverEnd);

} // namespace core
