// Words that make a claim strong or weak: "all" and "some", "causes" and "is associated with".
#pragma once

#include <QString>

namespace core {

enum class Strength { Extent, Cause };

// 1: a strong word of this kind; -1: a weak word; 0: neither.
int strengthOf(const QString &term, Strength kind);

} // namespace core
