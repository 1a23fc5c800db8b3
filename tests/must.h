// Unwraps results that a test needs for its setup: on failure the program ends with the error.
#pragma once

#include "core/base/result.h"

namespace tests {

template <class T>
T must(core::Result<T> result)
{
    if (!result)
        qFatal("%s (%s)", qPrintable(result.error().message), qPrintable(result.error().detail));
    return *std::move(result);
}

inline void must(const core::Result<void> &result)
{
    if (!result)
        qFatal("%s (%s)", qPrintable(result.error().message), qPrintable(result.error().detail));
}

} // namespace tests
