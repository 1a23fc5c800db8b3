// Text strings in a PDF that are not page content: titles, names, labels, comments.
#pragma once

#include "core/workers/pdf/characters.h"
#include "core/workers/pdf/popplercompat.h"

#include <poppler/goo/GooString.h>

#include <string>
#include <vector>

namespace core {

// Converts the characters to one line of at most `most` units; each run of white space becomes one space.
inline std::u16string oneLine(const std::vector<Unicode> &characters, std::size_t most)
{
    std::u16string line;
    bool blank = false;
    for (const Unicode c : characters) {
        if (line.size() + 2 >= most)
            break;
        if (isBlank(c)) {
            blank = !line.empty();
        } else if (isText(c) &&
                   (!isIgnorable(c) || (isJoiner(c) && !blank && !line.empty() && takesJoiner(line.back())))) {
            if (blank)
                line += u' ';
            blank = false;
            appendUtf16(line, c);
        }
    }
    return line;
}

inline std::u16string oneLine(const GooString *text, std::size_t most)
{
    return text ? oneLine(charactersOf(text->toStr()), most) : std::u16string();
}

} // namespace core
