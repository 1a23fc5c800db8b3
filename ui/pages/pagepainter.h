// Paints one page of a document with what is marked on it. No state of its own.
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
    const QImage *picture = nullptr; // none: what is said instead
    QString instead;
    bool failed = false;
};

enum class Mark {
    Cited,    // with a bar in the margin: the line is found without seeing the colour
    Found,    // words that were looked for
    Present,  // the one of these that is being looked at
    Selected, // by the user
};

void paintPage(QPainter &painter, const PaintedPage &page);
void paintMarks(QPainter &painter, const PaintedPage &page, const QList<core::Box> &boxes, Mark mark);

} // namespace ui
