// A Result is either a value or the Error that prevented it.
// The names are those of std::expected, so that C++23 can replace this file with one line.
#pragma once

#include <QString>

#include <utility>
#include <variant>

namespace core {

struct Error
{
    enum Code {
        Cancelled,     // at the user's request: there is nothing to show
        NotFound,      // no such document, session or file
        NeedsPassword, // the document is encrypted
        Unreadable,    // the document cannot be read
        Unavailable,   // a model or a server does not respond
        Invalid,       // a bad setting or argument, or an index made with another embedder
        Busy,          // another program has the library open
        Storage,       // the disk is full or read-only
        Exhausted,     // a run used up its steps, calls or time
        Defect,        // a bug in Attest
    };

    Code code;
    QString message; // one sentence for the user: the problem and what to do
    QString detail;  // for the log

    static Error cancelled() { return {Cancelled, {}, {}}; }
    static Error exhausted() { return {Exhausted, {}, {}}; }
    static Error defect(const QString &detail)
    {
        return {Defect, QStringLiteral("This is a bug in Attest; please report it with this detail: ") + detail,
                detail};
    }
};

template <class T>
class [[nodiscard]] Result
{
public:
    Result(T value) : m_held(std::move(value)) {}
    Result(Error error) : m_held(std::move(error)) {}

    explicit operator bool() const { return m_held.index() == 0; }
    const T &operator*() const & { return std::get<0>(m_held); }
    T &operator*() & { return std::get<0>(m_held); }
    T &&operator*() && { return std::get<0>(std::move(m_held)); }
    const T *operator->() const { return &std::get<0>(m_held); }
    T *operator->() { return &std::get<0>(m_held); }
    const Error &error() const { return std::get<1>(m_held); }

private:
    std::variant<T, Error> m_held;
};

template <>
class [[nodiscard]] Result<void> : public Result<std::monostate>
{
public:
    Result() : Result<std::monostate>(std::monostate()) {}
    Result(Error error) : Result<std::monostate>(std::move(error)) {}
};

} // namespace core
