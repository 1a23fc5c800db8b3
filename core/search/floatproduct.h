// The dot product of two vectors, for comparing one vector with many: optimised for speed at the expense of a fixed
// summation order.
#pragma once

namespace core {

float floatProduct(const float *one, const float *other, int count);

} // namespace core
