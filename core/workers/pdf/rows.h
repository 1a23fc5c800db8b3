// Groups a page's pieces of text into words and rows.
#pragma once

#include "core/workers/pdf/layout.h"

namespace core {

struct PlacedWord
{
    float left = 0;
    float top = 0;
    float right = 0;
    float bottom = 0;
    float base = 0;
    float size = 0;
    bool bold = true; // whether the whole word is bold
    int firstPiece = 0;
    int pieces = 0;
    int characters = 0;
    int letters = 0;
    int rightToLeft = 0; // number of letters
    int unspaced = 0;    // number of letters in scripts without spaces between words
};

struct Row // words on a baseline, from left to right, across all columns or in one column
{
    std::vector<int> words;
    float base = 0;    // baseline of the longest word
    float size = 0;    // size of that word
    float largest = 0; // largest size of any word
};

// A part of the page whose rows are read from top to bottom, each across the full width of the part: a column, a table,
// a title.
using Part = std::vector<Row>;

struct Rows
{
    std::vector<Piece> pieces; // in the order of the words
    std::vector<PlacedWord> words;
    std::vector<Row> rows; // from top to bottom
};

Rows toRows(std::vector<Piece> pieces, const std::u32string &characters);

// For slanted text, whose baselines cross all rows of a page: keeps the drawing order and makes one row per run drawn
// without interruption.
Rows toRowsAsSet(const std::vector<Piece> &pieces, const std::u32string &characters);

void takeBase(Row &row, const std::vector<PlacedWord> &words);

} // namespace core
