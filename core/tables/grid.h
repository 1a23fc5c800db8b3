// Determines the columns of a table from the positions of its rows' cells. Private to this folder.
#pragma once

#include "core/tables/regions.h"

namespace core {

struct Band // the horizontal extent of a column's cells
{
    float left = 0;
    float right = 0;
    int cells = 0;
    int words = 0; // number of words in those cells

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
    QList<Fragment> label; // from left to right; empty: the row has no label
    QList<GridCell> cells;
};

struct Grid
{
    QList<Band> bands;
    QList<GridRow> rows;
    float labelLeft = 0;
    float labelRight = 0;    // right edge of the label zone
    bool isReversed = false; // labels are printed to the right of their numbers
};

// Splits each row's fragments into label and cells, and assigns the cells to columns.
Grid gridOf(const Page &page, const QList<PrintedLine> &lines, const QList<int> &rows, DecimalMark mark);

// The band that the box overlaps most, or else the one with the nearest right edge; -1: none is near.
int bandOf(const QList<Band> &bands, const Box &box, float size);

} // namespace core
