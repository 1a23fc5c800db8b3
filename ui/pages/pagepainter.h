// Paints a page of a document with its highlights. Stateless.
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
    QTransform toPixels;             // maps points of the page to pixels from the corner of `rect`
    const QImage *picture = nullptr; // null: a placeholder is shown
    QString instead;
    bool failed = false;
};

enum class Mark {
    Cited,    // has a bar in the margin, so that the line can be found without colour
    Found,    // a search match
    Present,  // the current match
    Selected, // selected by the user
};

void paintPage(QPainter &painter, const PaintedPage &page);
void paintMarks(QPainter &painter, const PaintedPage &page, const QList<core::Box> &boxes, Mark mark);

} // namespace ui
