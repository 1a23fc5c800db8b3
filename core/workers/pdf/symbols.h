// What the glyphs of the font Symbol show, where a file names them by their places in the font alone.
#pragma once

#include <string_view>

namespace core {

bool isSymbolFont(std::string_view name);
char32_t symbolFor(char32_t place); // 0: a part of a sign, or nothing

} // namespace core
