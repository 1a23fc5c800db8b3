// Recognises bold fonts by their names, in case the file does not flag them as bold: "Arial,Bold", "ABCDEF+CMBX10",
// "NimbusRomNo9L-Medi".
#pragma once

#include <string_view>

namespace core {

bool isBoldFont(std::string_view name);

} // namespace core
