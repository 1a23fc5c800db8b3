// The characters of the font Symbol, for files that identify its glyphs only by their code in the font.
#pragma once

#include <string_view>

namespace core {

bool isSymbolFont(std::string_view name);
char32_t symbolFor(char32_t place); // 0: part of a symbol, or no symbol

} // namespace core
