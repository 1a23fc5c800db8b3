// Matrix products from BLAS, loaded on first use, because searches do not need it (core/base/latelibrary.h). FAISS
// calls it by the same names. BLAS runs on one thread, because more would compete with Attest's own threads.
#pragma once

namespace core {

bool isBlasThere();

} // namespace core

// The product of two matrices in column-major order.
extern "C" int sgemm_(const char *turnLeft, const char *turnRight, const int *rows, const int *columns,
                      const int *inner, const float *by, const float *left, const int *leftStride, const float *right,
                      const int *rightStride, const float *keep, float *result, const int *resultStride);
