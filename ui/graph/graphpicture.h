// The graph as a picture to be carried away: with its title above, and below what happened last and what it cost.
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
    QStringList lines; // below the graph
    QFont font;

    QByteArray svg() const; // one file without references to others
    QByteArray png() const; // twice as many pixels as points, so that it can be printed
    QImage image(double ratio) const;
    QSizeF size() const; // points

private:
    void paint(QPainter &painter) const;
};

} // namespace ui
