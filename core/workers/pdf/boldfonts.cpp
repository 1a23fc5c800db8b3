#include "core/workers/pdf/boldfonts.h"

#include <algorithm>
#include <array>
#include <string>

namespace core {
namespace {

constexpr std::array<std::string_view, 7> Weights = {"bold", "black", "heavy", "demi", "cmbx", "sfbx", "-medi"};

bool isAbbreviated(std::string_view name) // as in "FrutigerLT-Bd"
{
    return name.ends_with("-bd") || name.ends_with("-bdmt") || name.ends_with("-bdit");
}

} // namespace

bool isBoldFont(std::string_view name)
{
    std::string lower(name);
    std::transform(lower.begin(), lower.end(), lower.begin(),
                   [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c + ('a' - 'A')) : c; });
    return isAbbreviated(lower) || std::any_of(Weights.begin(), Weights.end(), [&](std::string_view weight) {
               return lower.find(weight) != std::string::npos;
           });
}

} // namespace core
