// The graph as a picture to be saved, with its title above it and the last event and the cost below it.
#pragma once

#include "ui/graph/graphlayout.h"
#include "ui/graph/graphprogress.h"

#include <QByteArray>
#include <QFont>
#include <QImage>
#include <QStringList>

namespace ui {

struct GraphPicture
{
    GraphLayout layout;
    GraphProgress progress;
    QString title;
    QStringList lines; // text below the graph
    QFont font;

    QByteArray svg() const; // one self-contained file
    QByteArray png() const; // two pixels per point, good enough for printing
    QImage image(double ratio) const;
    QSizeF size() const; // in points

private:
    void paint(QPainter &painter) const;
};

} // namespace ui
