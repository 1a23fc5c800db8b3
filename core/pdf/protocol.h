// The messages between the program and attest-pdf. Each is its length (32 bits: kind and body), its kind (8 bits), its
// body; numbers in the machine's byte order, texts as a count of UTF-16 units and the units.
// attest-pdf reads one Request on stdin, has the document open as descriptor 3, answers on stdout and ends:
//   to read:    Opened, a PageRead for each page asked for, Outline, Done
//   to render:  Image
//   or Refused at any time. What attest-pdf sends is as hostile as the document: Decoder checks every bound.
#pragma once

#include <cstddef>
#include <cstdint>
#include <cstring>
#include <string>
#include <string_view>

namespace core::protocol {

inline constexpr std::uint32_t Version = 2;
inline constexpr int DocumentDescriptor = 3;
inline constexpr std::uint32_t MaxPages = 1'000'000;
inline constexpr std::uint32_t MaxOutline = 50'000;
inline constexpr std::uint32_t MaxTitle = 4096; // UTF-16 units of a title, an author, a label
inline constexpr std::uint32_t MaxPassword = 1024;
inline constexpr std::uint32_t MaxPixels = 40'000'000;
inline constexpr std::size_t HeaderSize = 5;

enum class Kind : std::uint8_t {
    Request,  // version, task, first page, seconds without page, memory, characters a page, scale, password (UTF-8)
    Opened,   // pages, title, author
    PageRead, // number, width, height, rotation, PageState, label, text, count of words, words
    Outline,  // count of items; each level, page, title
    Done,     // nothing
    Image,    // width, height, pixels
    Refused,  // Refusal
};

enum class Task : std::uint8_t { Read, Render };
enum class PageState : std::uint8_t { Text, Empty, OnlyPictures, Damaged, TooMuchMemory, Garbled };
enum class Refusal : std::uint8_t { NeedsPassword, NotPdf, Damaged, NoSuchPage, TooMuchMemory, NoSandbox };

struct Request
{
    Task task = Task::Read;
    std::uint32_t page = 1;     // the one to render, or the first to read
    std::uint32_t seconds = 20; // of processor time, at most, for one page
    std::uint64_t memory = 0;   // bytes; 0: no limit
    std::uint32_t pageText = 0; // UTF-16 units kept of one page
    double scale = 1;
    std::string password;
};

struct Word // the record of a word, 28 bytes without gaps
{
    std::int32_t from;
    std::int32_t length;
    float left, top, right, bottom;
    float size;
};
static_assert(sizeof(Word) == 28);

class Encoder
{
public:
    explicit Encoder(Kind kind) : m_bytes(HeaderSize, '\0') { m_bytes[4] = static_cast<char>(kind); }

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

// After the first value that is not there every further one is empty, and ok() is false.
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
    // The bytes of a text of at most that many units: they need not be aligned.
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

} // namespace core::protocol
