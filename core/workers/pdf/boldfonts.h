// Recognises bold fonts by their names, if the file does not say that they are bold: "Arial,Bold", "ABCDEF+CMBX10",
// "NimbusRomNo9L-Medi".
#pragma once

#include <string_view>

namespace core {

bool isBoldFont(std::string_view name);

} // namespace core
