// attest-ocr: recognises the text in pictures of pages for the program that started it. The messages are in
// ocrprotocol.h.
#include "core/ocr/ocrprotocol.h"
#include "core/workers/ocr/recogniser.h"
#include "core/workers/sandbox/sandbox.h"
#include "core/workers/sandbox/speech.h"

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <new>
#include <unistd.h>

using namespace core;
using namespace core::ocr;

namespace {

constexpr std::size_t MaxRequest = 4096;
constexpr int Niceness = 10; // processes that the user waits for have priority

[[noreturn]] void refuse(Refusal why)
{
    Encoder message(Kind::Refused);
    message.number(why);
    say(message.finished());
    std::_Exit(0);
}

// What follows the length of a message, if it is of that kind.
Decoder body(const std::string &message, Kind kind)
{
    Decoder in(std::string_view(message).substr(std::min(message.size(), sizeof(std::uint32_t))));
    return in.number<Kind>() == kind ? in : Decoder({});
}

bool decode(const std::string &message, Start &start)
{
    Decoder in = body(message, Kind::Start);
    const auto version = in.number<std::uint32_t>();
    start.memory = in.number<std::uint64_t>();
    start.seconds = in.number<std::uint32_t>();
    start.findOrientation = in.number<std::uint8_t>() != 0;
    start.folder = in.bytes(in.number<std::uint32_t>());
    start.languages = in.bytes(in.number<std::uint32_t>());
    return in.atEnd() && version == Version;
}

bool decode(const std::string &message, Picture &picture)
{
    Decoder in = body(message, Kind::Picture);
    picture.width = in.number<std::uint32_t>();
    picture.height = in.number<std::uint32_t>();
    picture.resolution = in.number<std::uint32_t>();
    return in.atEnd() && picture.width > 0 && picture.height > 0 && picture.width <= MaxSide &&
           picture.height <= MaxSide && std::uint64_t(picture.width) * picture.height <= MaxPixels;
}

bool readPixels(std::vector<std::uint8_t> &pixels)
{
    std::size_t at = 0;
    while (at < pixels.size()) {
        const ssize_t got = pread(PictureDescriptor, pixels.data() + at, pixels.size() - at, static_cast<off_t>(at));
        if (got <= 0)
            return false;
        at += static_cast<std::size_t>(got);
    }
    return true;
}

std::string encoded(const std::vector<Word> &words)
{
    Encoder message(Kind::Words);
    message.number(static_cast<std::uint32_t>(words.size()));
    for (const Word &word : words) {
        message.number(word.begins);
        message.number(word.confidence);
        message.number(word.size);
        for (const std::int32_t side : {word.left, word.top, word.right, word.bottom})
            message.number(side);
        message.text(word.text);
    }
    return message.finished();
}

void serve(Recogniser &recogniser, unsigned seconds)
{
    Picture picture;
    std::vector<Word> words;
    while (decode(hear(MaxRequest), picture)) {
        allowProcessorTime(seconds);
        std::vector<std::uint8_t> pixels(std::size_t(picture.width) * picture.height);
        if (!readPixels(pixels) || !recogniser.recognise(pixels.data(), picture, words))
            refuse(Refusal::NotRecognised);
        say(encoded(words));
    }
}

} // namespace

int main()
{
    if (!leaveParent(PictureDescriptor))
        return 1;
    Start start;
    if (!decode(hear(3 * MaxName), start)) {
        std::fputs("Attest starts attest-ocr to recognise text; it is not meant to be run by hand.\n", stderr);
        return 2;
    }
    (void)!nice(Niceness);
    try {
        Recogniser recogniser;
        if (!recogniser.open(start)) // the language data are the system's own and trusted
            refuse(Refusal::NoLanguage);
        if (!enterSandbox(start.memory))
            refuse(Refusal::NoSandbox);
        say(Encoder(Kind::Ready).finished());
        serve(recogniser, start.seconds);
    } catch (const std::bad_alloc &) {
        refuse(Refusal::TooMuchMemory);
    }
    std::_Exit(0);
}
