#include "ui/pages/pagepainter.h"

#include "ui/widgets/theme.h"

#include <QPainter>

namespace ui {
namespace {

QColor ink(Mark mark) // paper is white in the dark theme, too
{
    QColor ink = mark == Mark::Cited      ? color(Role::Highlight)
                 : mark == Mark::Selected ? color(Role::Accent, false)
                                          : color(Role::Partly, false);
    ink.setAlphaF(mark == Mark::Cited ? 0.45F : mark == Mark::Present ? 0.5F : 0.28F);
    return ink;
}

} // namespace

void paintPage(QPainter &painter, const PaintedPage &page)
{
    painter.fillRect(page.rect, Qt::white);
    if (page.picture) {
        painter.setRenderHint(QPainter::SmoothPixmapTransform);
        painter.drawImage(page.rect, *page.picture);
    } else {
        painter.setPen(color(page.failed ? Role::Bad : Role::Secondary, false));
        painter.drawText(page.rect.adjusted(24, 24, -24, -24), Qt::AlignHCenter | Qt::AlignTop | Qt::TextWordWrap,
                         page.instead);
    }
    painter.setPen(color(Role::Line));
    painter.drawRect(page.rect);
}

void paintMarks(QPainter &painter, const PaintedPage &page, const QList<core::Box> &boxes, Mark mark)
{
    const double around = mark == Mark::Selected ? 0 : 1;
    for (const core::Box &box : boxes) {
        const QRectF words =
            page.toPixels.mapRect(QRectF(QPointF(box.left, box.top), QPointF(box.right, box.bottom)).normalized());
        const QRectF marked =
            words.translated(page.rect.topLeft()).adjusted(-around, -around, around, around).intersected(page.rect);
        if (marked.isEmpty())
            continue;
        painter.setCompositionMode(QPainter::CompositionMode_Multiply);
        painter.fillRect(marked, ink(mark));
        painter.setCompositionMode(QPainter::CompositionMode_SourceOver);
        if (mark == Mark::Cited)
            painter.fillRect(QRectF(page.rect.left(), marked.top(), 3, marked.height()), color(Role::Accent, false));
        if (mark == Mark::Present) {
            painter.setPen(QPen(color(Role::Partly, false), 2));
            painter.drawRect(marked.adjusted(-1, -1, 1, 1));
        }
    }
}

} // namespace ui
