// The dot product of two vectors, for comparing one vector with many: optimised for speed, so the summation order is
// not fixed.
#pragma once

namespace core {

float floatProduct(const float *one, const float *other, int count);

} // namespace core
