// Products of matrices by BLAS, which is loaded with the first of them: a search needs none (core/base/latelibrary.h).
// FAISS asks for it by these names, too. It works on one thread, as threads of its own would only fight with ours.
#pragma once

namespace core {

bool isBlasThere();

} // namespace core

// The product of two matrices, by columns.
extern "C" int sgemm_(const char *turnLeft, const char *turnRight, const int *rows, const int *columns,
                      const int *inner, const float *by, const float *left, const int *leftStride, const float *right,
                      const int *rightStride, const float *keep, float *result, const int *resultStride);
