// The messages between the program and attest-ocr, in the format of core/workers/wire.h.
// attest-ocr receives one Start, loads the languages, enters its sandbox and replies Ready. It then receives Pictures,
// one at a time, and replies to each with Words. A picture is in descriptor 3: rows from top to bottom, one byte per
// pixel, 255 is white. At any time it may reply Refused instead and exit.
#pragma once

#include "core/workers/wire.h"

#include <cstdint>
#include <string>
#include <vector>

namespace core::ocr {

using wire::Decoder;
using wire::Encoder;

inline constexpr std::uint32_t Version = 1;
inline constexpr int PictureDescriptor = wire::InheritedDescriptor;
inline constexpr std::uint32_t MaxPixels = 40'000'000;
inline constexpr std::uint32_t MaxSide = 32'767; // Tesseract counts pixels in 16 bits
inline constexpr std::uint32_t MaxWords = 200'000;
inline constexpr std::uint32_t MaxWord = 1000; // length in UTF-16 units
inline constexpr std::uint32_t MaxName = 4096; // bytes of a path or of the list of languages

enum class Kind : std::uint8_t {
    Start,   // version, memory, seconds, whether to detect the orientation, folder, languages
    Ready,   // empty
    Picture, // width, height, resolution
    Words,   // count, then each Word
    Refused, // Refusal
};

enum class Refusal : std::uint8_t { NoLanguage, NoSandbox, TooMuchMemory, NotRecognised };

struct Start
{
    std::uint64_t memory = 0;   // limit in bytes; 0: none
    std::uint32_t seconds = 60; // CPU time allowed per picture
    bool findOrientation = false;
    std::string folder;    // folder with the language data
    std::string languages; // "deu+eng": the first has priority
};

struct Picture
{
    std::uint32_t width = 0; // pixels
    std::uint32_t height = 0;
    std::uint32_t resolution = 300; // pixels per inch
};

enum class Begins : std::uint8_t { Nothing, Line, Block };

struct Word
{
    Begins begins = Begins::Nothing; // the unit that begins with this word
    float confidence = 0;            // 0 to 100
    float size = 0;                  // height of its line, from the bottom to the top of the letters, in pixels
    std::int32_t left = 0;           // in pixels of the received picture
    std::int32_t top = 0;
    std::int32_t right = 0;
    std::int32_t bottom = 0;
    std::u16string text;
};

} // namespace core::ocr
