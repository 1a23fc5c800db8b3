// Paints one page of a document with its highlights. Stateless.
#pragma once

#include "core/values/document.h"

#include <QImage>
#include <QRectF>
#include <QTransform>

class QPainter;

namespace ui {

struct PaintedPage
{
    QRectF rect;
    QTransform toPixels;             // from points of the page to pixels from the corner of `rect`
    const QImage *picture = nullptr; // null: what to show instead
    QString instead;
    bool failed = false;
};

enum class Mark {
    Cited,    // with a bar in the margin, so that the line can be found without colour
    Found,    // search matches
    Present,  // the current match
    Selected, // by the user
};

void paintPage(QPainter &painter, const PaintedPage &page);
void paintMarks(QPainter &painter, const PaintedPage &page, const QList<core::Box> &boxes, Mark mark);

} // namespace ui
