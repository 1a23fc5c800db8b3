// The format of messages between the program and its worker processes. A message consists of its length (32 bits;
// covers kind and body), its kind (8 bits), and its body. Numbers are in the machine's byte order; a text is a count of
// UTF-16 units followed by the units. A worker's messages are as untrusted as its input, so Decoder checks all bounds.
#pragma once

#include <cstddef>
#include <cstdint>
#include <cstring>
#include <string>
#include <string_view>

namespace core::wire {

inline constexpr int InheritedDescriptor = 3; // open in a worker in addition to stdin, stdout and stderr
inline constexpr std::size_t HeaderSize = 5;

class Encoder
{
public:
    template <class Kind>
    explicit Encoder(Kind kind) : m_bytes(HeaderSize, '\0')
    {
        static_assert(sizeof kind == 1);
        m_bytes[4] = static_cast<char>(kind);
    }

    template <class T>
    void number(T value)
    {
        m_bytes.append(reinterpret_cast<const char *>(&value), sizeof value);
    }
    void text(std::u16string_view text)
    {
        number(static_cast<std::uint32_t>(text.size()));
        bytes(text.data(), text.size() * sizeof(char16_t));
    }
    void bytes(const void *data, std::size_t size) { m_bytes.append(static_cast<const char *>(data), size); }
    const std::string &finished()
    {
        const auto length = static_cast<std::uint32_t>(m_bytes.size() - 4);
        std::memcpy(m_bytes.data(), &length, sizeof length);
        return m_bytes;
    }

private:
    std::string m_bytes;
};

// After the first missing value, all further values are empty and ok() returns false.
class Decoder
{
public:
    explicit Decoder(std::string_view body) : m_rest(body) {}

    template <class T>
    T number()
    {
        T value{};
        const std::string_view from = bytes(sizeof value);
        if (!from.empty())
            std::memcpy(&value, from.data(), sizeof value);
        return value;
    }
    std::string_view bytes(std::size_t size)
    {
        if (size > m_rest.size()) {
            m_ok = false;
            m_rest = {};
            return {};
        }
        const std::string_view taken = m_rest.substr(0, size);
        m_rest.remove_prefix(size);
        return taken;
    }
    // The bytes of a text of at most `most` units; they may be unaligned.
    std::string_view text(std::size_t most)
    {
        const std::size_t units = number<std::uint32_t>();
        m_ok = m_ok && units <= most;
        return m_ok ? bytes(units * sizeof(char16_t)) : std::string_view();
    }
    bool ok() const { return m_ok; }
    bool atEnd() const { return m_ok && m_rest.empty(); }

private:
    std::string_view m_rest;
    bool m_ok = true;
};

} // namespace core::wire
