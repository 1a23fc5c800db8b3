#include "core/search/blas.h"

#include "core/base/latelibrary.h"

#include <cstdio>
#include <cstdlib>

namespace core {
namespace {

constexpr char blas[] = "libblas.so.3";
constexpr char lapack[] = "liblapack.so.3";

// OpenBLAS starts its threads when loaded, and for some time those without work occupy a processor.
void endThreads()
{
    const auto setNumber = lateFunction(static_cast<void (*)(int)>(nullptr), blas, "openblas_set_num_threads");
    const auto shutDown = lateFunction(static_cast<int (*)()>(nullptr), blas, "blas_thread_shutdown_");
    if (setNumber)
        setNumber(1);
    if (shutDown) // setting the number again would start them
        shutDown();
}

auto loadedProduct()
{
    static const auto product = [] {
        const auto found = lateFunction(&sgemm_, blas, "sgemm_");
        if (found)
            endThreads();
        return found;
    }();
    return product;
}

[[noreturn]] void endWithout(const char *library)
{
    std::fprintf(stderr, "The library %s is missing; please install Attest again.\n", library);
    std::abort();
}

// FAISS's functions that need these are not used; if one were, it would get the real function.
template <class... Arguments>
int call(const char *library, const char *name, Arguments... arguments)
{
    const auto function = lateFunction(static_cast<int (*)(Arguments...)>(nullptr), library, name);
    if (!function)
        endWithout(library);
    return function(arguments...);
}

} // namespace

bool isBlasThere()
{
    return loadedProduct() != nullptr;
}

} // namespace core

extern "C" {

int sgemm_(const char *turnLeft, const char *turnRight, const int *rows, const int *columns, const int *inner,
           const float *by, const float *left, const int *leftStride, const float *right, const int *rightStride,
           const float *keep, float *result, const int *resultStride)
{
    const auto product = core::loadedProduct();
    if (!product)
        core::endWithout(core::blas);
    return product(turnLeft, turnRight, rows, columns, inner, by, left, leftStride, right, rightStride, keep, result,
                   resultStride);
}

int dgemm_(void *a, void *b, void *c, void *d, void *e, void *f, void *g, void *h, void *i, void *j, void *k, void *l,
           void *m)
{
    return core::call(core::blas, "dgemm_", a, b, c, d, e, f, g, h, i, j, k, l, m);
}

int ssyrk_(void *a, void *b, void *c, void *d, void *e, void *f, void *g, void *h, void *i, void *j)
{
    return core::call(core::blas, "ssyrk_", a, b, c, d, e, f, g, h, i, j);
}

int sgeqrf_(void *a, void *b, void *c, void *d, void *e, void *f, void *g, void *h)
{
    return core::call(core::lapack, "sgeqrf_", a, b, c, d, e, f, g, h);
}

int sorgqr_(void *a, void *b, void *c, void *d, void *e, void *f, void *g, void *h, void *i)
{
    return core::call(core::lapack, "sorgqr_", a, b, c, d, e, f, g, h, i);
}

int dsyev_(void *a, void *b, void *c, void *d, void *e, void *f, void *g, void *h, void *i)
{
    return core::call(core::lapack, "dsyev_", a, b, c, d, e, f, g, h, i);
}

int sgesvd_(void *a, void *b, void *c, void *d, void *e, void *f, void *g, void *h, void *i, void *j, void *k, void *l,
            void *m, void *n)
{
    return core::call(core::lapack, "sgesvd_", a, b, c, d, e, f, g, h, i, j, k, l, m, n);
}

int dgesvd_(void *a, void *b, void *c, void *d, void *e, void *f, void *g, void *h, void *i, void *j, void *k, void *l,
            void *m, void *n)
{
    return core::call(core::lapack, "dgesvd_", a, b, c, d, e, f, g, h, i, j, k, l, m, n);
}

} // extern "C"
