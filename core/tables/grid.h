// The columns of a table, told by where the cells of its rows stand. Private to this folder.
#pragma once

#include "core/tables/regions.h"

namespace core {

struct Band // of a column, as far as its cells reach
{
    float left = 0;
    float right = 0;
    int cells = 0;
    int words = 0; // of them

    float center() const { return (left + right) / 2; }
    float width() const { return right - left; }
};

struct GridCell
{
    Fragment fragment;
    int band = -1;
};

struct GridRow
{
    int line = 0;
    QList<Fragment> label; // from left to right; none: it has none
    QList<GridCell> cells;
};

struct Grid
{
    QList<Band> bands;
    QList<GridRow> rows;
    float labelLeft = 0;
    float labelRight = 0;    // where the zone of labels ends
    bool isReversed = false; // labels stand behind their numbers
};

// Each row's fragments parted into label and cells, and the cells put under columns.
Grid gridOf(const Page &page, const QList<PrintedLine> &lines, const QList<int> &rows, DecimalMark mark);

// The band that a box belongs to: what it overlaps most, else the nearest right edge; -1: none is near.
int bandOf(const QList<Band> &bands, const Box &box, float size);

} // namespace core
