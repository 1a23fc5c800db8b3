// The product of two vectors for comparing one with many: quick rather than summed up in order.
#pragma once

namespace core {

float floatProduct(const float *one, const float *other, int count);

} // namespace core
