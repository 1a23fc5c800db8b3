// Fonts whose names show that they are bold although the file does not say so: "Arial,Bold", "ABCDEF+CMBX10",
// "NimbusRomNo9L-Medi".
#pragma once

#include <string_view>

namespace core {

bool isBoldFont(std::string_view name);

} // namespace core
