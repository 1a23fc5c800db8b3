// What could not be read of a library by functions that give no error: lists that are empty then say nothing. A part of
// Library with a header of its own; safe from any thread.
#pragma once

#include "core/library/library.h"

#include <optional>

namespace core {

class ReadFailures
{
public:
    explicit ReadFailures(const Library &library) : m_library(library) {}

    std::optional<Error> take(); // the first since it was taken last
    // Also told at once, from any thread, each sentence once; before other threads use the library.
    void tellTo(std::function<void(const Error &error)> told);

private:
    const Library &m_library;
};

} // namespace core
