// Maps codes of the Symbol font to characters, for files that identify glyphs only by these codes.
#pragma once

#include <string_view>

namespace core {

bool isSymbolFont(std::string_view name);
char32_t symbolFor(char32_t place); // 0: the code is part of a symbol, or is not a symbol

} // namespace core
