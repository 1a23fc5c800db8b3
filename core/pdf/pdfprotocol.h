// The messages between the program and attest-pdf, in the format of core/workers/wire.h.
// attest-pdf reads one Request from stdin, finds the document open on descriptor 3, replies on stdout and exits:
//   to read:    Opened, a PageRead for each page requested, Outline, Done
//   to render:  Image
//   or Refused at any time.
#pragma once

#include "core/workers/wire.h"

#include <cstdint>
#include <string>

namespace core::protocol {

inline constexpr std::uint32_t Version = 5;
inline constexpr int DocumentDescriptor = wire::InheritedDescriptor;
inline constexpr std::uint32_t MaxPages = 100'000;
inline constexpr std::uint32_t MaxOutline = 50'000;
inline constexpr std::uint32_t MaxRemarks = 64; // limit per page
inline constexpr std::uint32_t MaxTitle = 4096; // limit in UTF-16 units for a title or an author
inline constexpr std::uint32_t MaxLabel = 64;   // limit for a page label
inline constexpr std::uint32_t MaxRemark = 200; // limit for a remark on a page
inline constexpr std::uint32_t MaxPassword = 1024;
inline constexpr std::uint32_t MaxPixels = 40'000'000;

enum class Kind : std::uint8_t {
    Request,  // version, task, first page, seconds without page, memory, characters per page, scale, password (UTF-8)
    Opened,   // pages, title, author
    PageRead, // number, width, height, rotation, PageState, PicturesBeside, label, count of remarks, each Remark and
              // text, text, count of words, words
    Outline,  // count of items; for each: level, page, title
    Done,     // empty
    Image,    // width, height, pixels
    Refused,  // Refusal
};

enum class Task : std::uint8_t { Read, Render };
enum class PageState : std::uint8_t { Text, Empty, OnlyPictures, Damaged, TooMuchMemory, Garbled };
enum class PicturesBeside : std::uint8_t {
    None,
    Some,
    Most
}; // for a page with text. Some: large enough to contain text; Most: nearly the whole page
// Why text is invisible, or Attached: a file is attached.
enum class Remark : std::uint8_t { Unpainted, Transparent, Tiny, Clipped, Covered, SameColour, Attached };
enum class Refusal : std::uint8_t {
    NeedsPassword,
    NotPdf,
    Damaged,
    NoSuchPage,
    TooMuchMemory,
    NoSandbox,
    TooManyPages
};

struct Request
{
    Task task = Task::Read;
    std::uint32_t page = 1;     // page to render, or first page to read
    std::uint32_t seconds = 20; // CPU time limit per page
    std::uint64_t memory = 0;   // limit in bytes; 0: none
    std::uint32_t pageText = 0; // UTF-16 units kept per page
    double scale = 1;
    std::string password;
};

struct Word // record of a word: 32 bytes, no padding
{
    std::int32_t from;
    std::int32_t length;
    float left, top, right, bottom;
    float size;
    std::uint32_t bold; // 0 or 1
};
static_assert(sizeof(Word) == 32);

using wire::Decoder;
using wire::Encoder;

} // namespace core::protocol
