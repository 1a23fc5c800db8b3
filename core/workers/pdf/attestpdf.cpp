// attest-pdf: reads or renders one PDF for the program that started it, then ends. The messages are in pdfprotocol.h.
#include "core/pdf/pdfprotocol.h"
#include "core/workers/pdf/extract.h"
#include "core/workers/pdf/render.h"
#include "core/workers/sandbox/sandbox.h"
#include "core/workers/sandbox/speech.h"

#include <clocale>
#include <cstdio>
#include <cstdlib>
#include <malloc.h>
#include <new>
#include <sys/mman.h>
#include <sys/stat.h>

using namespace core;
using namespace core::protocol;

namespace {

constexpr std::size_t MaxRequest = 64 * 1024;

bool decode(std::string_view bytes, Request &request)
{
    Decoder in(bytes);
    const auto length = in.number<std::uint32_t>();
    const auto kind = in.number<Kind>();
    const auto version = in.number<std::uint32_t>();
    request.task = in.number<Task>();
    request.page = in.number<std::uint32_t>();
    request.seconds = in.number<std::uint32_t>();
    request.memory = in.number<std::uint64_t>();
    request.pageText = in.number<std::uint32_t>();
    request.scale = in.number<double>();
    request.password = in.bytes(in.number<std::uint32_t>());
    return in.atEnd() && length + 4 == bytes.size() && kind == Kind::Request && version == Version;
}

void refuse(Refusal why)
{
    Encoder message(Kind::Refused);
    message.number(why);
    say(message.finished());
}

void readAll(PDFDoc &document, const Request &request)
{
    say(openedMessage(document));
    const int pages = pageCount(document);
    for (int page = static_cast<int>(request.page); page <= pages; ++page) {
        allowProcessorTime(request.seconds);
        say(pageMessage(document, page, request.pageText));
    }
    allowProcessorTime(request.seconds);
    say(outlineMessage(document));
    say(Encoder(Kind::Done).finished());
}

void serve(const Request &request, const char *bytes, std::size_t size)
{
    try {
        const Opening opening = openPdf(bytes, size, request.password);
        if (!opening.document)
            refuse(opening.refusal);
        else if (request.task == Task::Render)
            say(imageMessage(*opening.document, static_cast<int>(request.page), request.scale));
        else
            readAll(*opening.document, request);
    } catch (const std::bad_alloc &) {
        refuse(Refusal::TooMuchMemory);
    }
    std::_Exit(0); // taking the document apart takes time, which is left to the kernel
}

} // namespace

int main()
{
    if (!leaveParent(DocumentDescriptor))
        return 1;
    Request request;
    struct stat file
    {
    };
    if (!decode(hear(MaxRequest), request) || fstat(DocumentDescriptor, &file) != 0 || file.st_size <= 0) {
        std::fputs("Attest starts attest-pdf to read a PDF; it is not meant to be run by hand.\n", stderr);
        return 2;
    }
    std::setlocale(LC_ALL, "C.UTF-8");
    // Trims the heap less between pages: saves some 3 % of the time.
    mallopt(M_TRIM_THRESHOLD, 64 << 20);
    mallopt(M_TOP_PAD, 4 << 20);
    const auto size = static_cast<std::size_t>(file.st_size);
    void *bytes = mmap(nullptr, size, PROT_READ, MAP_PRIVATE, DocumentDescriptor, 0);
    if (bytes == MAP_FAILED) {
        refuse(Refusal::TooMuchMemory);
        return 0;
    }
    if (!enterSandbox(request.memory)) {
        refuse(Refusal::NoSandbox);
        return 0;
    }
    allowProcessorTime(request.seconds);
    serve(request, static_cast<const char *>(bytes), size);
}
