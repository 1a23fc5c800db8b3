// Fonts whose names say that they are bold, where the file does not: "Arial,Bold", "ABCDEF+CMBX10",
// "NimbusRomNo9L-Medi".
#pragma once

#include <string_view>

namespace core {

bool isBoldFont(std::string_view name);

} // namespace core
