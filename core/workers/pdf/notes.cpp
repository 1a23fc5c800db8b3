#include "core/workers/pdf/notes.h"

#include "core/workers/pdf/characters.h"

#include <algorithm>
#include <cmath>
#include <map>

namespace core {
namespace {

constexpr float NoteSize = 0.93F;  // largest size of a footnote, relative to the text
constexpr float MarkSize = 0.85F;  // largest size of its mark, relative to the footnote
constexpr float TextShare = 0.15F; // share of a page's characters; a size with fewer is that of a heading

// The largest font size with a substantial amount of text: footnotes can exceed the text.
float sizeOfText(const Rows &rows)
{
    std::map<int, int> characters;
    int all = 0;
    for (const PlacedWord &word : rows.words) {
        characters[static_cast<int>(std::lround(word.size * 2))] += word.characters;
        all += word.characters;
    }
    for (auto size = characters.rbegin(); size != characters.rend(); ++size)
        if (static_cast<float>(size->second) > TextShare * static_cast<float>(all))
            return static_cast<float>(size->first) / 2;
    return 0;
}

} // namespace

Notes::Notes(const Rows &rows, const std::u32string &characters) : m_rows(rows), m_characters(characters)
{
    m_size = sizeOfText(rows);
}

bool Notes::beginsNote(const Row &row) const
{
    const Piece &first = m_rows.pieces[m_rows.words[row.words.front()].firstPiece];
    const char32_t mark = m_characters[first.from];
    return (isDigit(mark) && first.size < MarkSize * row.size) || isRaisedDigit(mark) ||
           std::u32string_view(U"*\u2217\u2020\u2021\u00a7\u00b6").find(mark) != std::u32string_view::npos;
}

std::size_t Notes::begin(const Part &column) const
{
    std::size_t row = column.size();
    while (row > 0 && column[row - 1].size < NoteSize * m_size)
        --row;
    while (row < column.size() && !beginsNote(column[row]))
        ++row;
    return row;
}

} // namespace core
