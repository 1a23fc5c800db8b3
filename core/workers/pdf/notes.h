// Finds the footnotes of a column.
#pragma once

#include "core/workers/pdf/rows.h"

#include <string>

namespace core {

class Notes
{
public:
    Notes(const Rows &rows, const std::u32string &characters);

    // The row where a column's footnotes begin; the number of rows if there are none.
    std::size_t begin(const Part &column) const;

private:
    bool beginsNote(const Row &row) const;

    const Rows &m_rows;
    const std::u32string &m_characters;
    float m_size = 0; // font size of the page's text
};

} // namespace core
