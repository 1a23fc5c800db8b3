// Counts the statements that SQLite runs on all connections opened during the object's lifetime.
#pragma once

#include <sqlite3.h>

#include <atomic>

namespace tests {

class CountedStatements
{
public:
    CountedStatements() { sqlite3_auto_extension(reinterpret_cast<void (*)()>(watch)); }
    ~CountedStatements() { sqlite3_cancel_auto_extension(reinterpret_cast<void (*)()>(watch)); }
    CountedStatements(const CountedStatements &) = delete;
    CountedStatements &operator=(const CountedStatements &) = delete;

    template <class Work>
    static int during(const Work &work)
    {
        const int before = s_count;
        work();
        return s_count - before;
    }

private:
    static int watch(sqlite3 *handle, const char **, const sqlite3_api_routines *)
    {
        const auto count = [](unsigned, void *, void *, void *) { return int(++s_count != 0) - 1; };
        return sqlite3_trace_v2(handle, SQLITE_TRACE_STMT, count, nullptr);
    }

    static inline std::atomic<int> s_count = 0;
};

} // namespace tests
