// What could not be read of a library by functions that give no error: lists that are empty then say nothing. A part of
// Library with a header of its own; safe from any thread.
#pragma once

#include "core/library/library.h"

#include <optional>

namespace core {

// Whether an error says that the library itself is damaged, so that what can be read of it may be rescued; not where
// the disk is full or reports an error, memory is short or another program has it.
bool isDamage(const Error &error);

// Collects what this thread could not read while it lives, so that who answers several at once tells each its own.
class UnreadHere
{
public:
    UnreadHere();
    ~UnreadHere();
    UnreadHere(const UnreadHere &) = delete;
    UnreadHere &operator=(const UnreadHere &) = delete;

    const std::optional<Error> &first() const { return m_first; }
    static void note(const Error &error); // of this thread

private:
    std::optional<Error> m_first;
    UnreadHere *m_outer; // that collects as well
};

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
