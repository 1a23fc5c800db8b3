#include "ui/widgets/flowlayout.h"

#include <QWidget>

#include <algorithm>

namespace ui {

FlowLayout::~FlowLayout()
{
    qDeleteAll(m_items);
}

QLayoutItem *FlowLayout::takeAt(int index)
{
    return index >= 0 && index < m_items.size() ? m_items.takeAt(index) : nullptr;
}

QSize FlowLayout::minimumSize() const // that of the tallest item; wider items are elided
{
    QSize size;
    for (const QLayoutItem *item : m_items)
        size.setHeight(std::max(size.height(), item->sizeHint().height()));
    const QMargins margins = contentsMargins();
    return size + QSize(margins.left() + margins.right(), margins.top() + margins.bottom());
}

void FlowLayout::setGeometry(const QRect &rect)
{
    QLayout::setGeometry(rect);
    place(rect, true);
}

int FlowLayout::place(const QRect &rect, bool move) const
{
    const QMargins margins = contentsMargins();
    const QRect room = rect.marginsRemoved(margins);
    int x = room.left();
    int y = room.top();
    int line = 0; // height of the current line
    for (QLayoutItem *item : m_items) {
        const QSize hint = item->sizeHint();
        const QSize size(std::min(hint.width(), std::max(0, room.width())), hint.height());
        if (x > room.left() && x + size.width() > room.left() + room.width()) {
            x = room.left();
            y += line + spacing();
            line = 0;
        }
        if (move)
            item->setGeometry(QRect(QPoint(x, y), size));
        x += size.width() + spacing();
        line = std::max(line, size.height());
    }
    return y + line - rect.top() + margins.bottom();
}

} // namespace ui
