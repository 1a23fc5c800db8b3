// Words of the user's for a document: what they may be.
#pragma once

namespace core {

constexpr int longestTag = 60; // letters

} // namespace core
