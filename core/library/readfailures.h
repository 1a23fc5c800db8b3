// Records failed reads in Library functions that cannot return an error, so that callers learn that a result is
// incomplete. Extends Library's interface. Thread-safe.
#pragma once

#include "core/library/library.h"

#include <optional>

namespace core {

// Whether an error means that the library itself is damaged, so that a rescue may help. False if the disk is full or
// failing, memory is short or another program has the library open.
bool isDamage(const Error &error);

// Collects the failures of the current thread while this object exists, so that each of several concurrent callers
// reports its own.
class UnreadHere
{
public:
    UnreadHere();
    ~UnreadHere();
    UnreadHere(const UnreadHere &) = delete;
    UnreadHere &operator=(const UnreadHere &) = delete;

    const std::optional<Error> &first() const { return m_first; }
    static void note(const Error &error); // records it for this thread

private:
    std::optional<Error> m_first;
    UnreadHere *m_outer; // the enclosing object, which receives the failures as well
};

class ReadFailures
{
public:
    explicit ReadFailures(const Library &library) : m_library(library) {}

    std::optional<Error> take(); // the first failure since the last call; nullopt if there was none
    // `told` is called as soon as a read fails, on any thread, once per distinct sentence. Set it before other threads
    // use the library.
    void tellTo(std::function<void(const Error &error)> told);

private:
    const Library &m_library;
};

} // namespace core
