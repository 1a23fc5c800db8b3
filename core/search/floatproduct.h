// Dot product of two vectors, for comparing one with many: optimised for speed, not for summation order.
#pragma once

namespace core {

float floatProduct(const float *one, const float *other, int count);

} // namespace core
