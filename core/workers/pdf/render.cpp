#include "core/workers/pdf/render.h"

#include "core/pdf/pdfprotocol.h"

#include <poppler/PDFDoc.h>
#include <poppler/Page.h>
#include <poppler/SplashOutputDev.h>
#include <poppler/splash/SplashBitmap.h>

#include <algorithm>
#include <cmath>

namespace core {

using namespace protocol;

namespace {

std::string encoded(const SplashBitmap &bitmap)
{
    const int width = bitmap.getWidth();
    const int height = bitmap.getHeight();
    Encoder message(Kind::Image);
    message.number(static_cast<std::uint32_t>(width));
    message.number(static_cast<std::uint32_t>(height));
    const auto *rows = reinterpret_cast<const char *>(const_cast<SplashBitmap &>(bitmap).getDataPtr());
    for (int y = 0; y < height; ++y)
        message.bytes(rows + static_cast<std::ptrdiff_t>(y) * bitmap.getRowSize(), std::size_t(width) * 4);
    return message.finished();
}

} // namespace

std::string imageMessage(PDFDoc &document, int number, double scale)
{
    Page *page = number >= 1 && number <= document.getNumPages() ? document.getPage(number) : nullptr;
    if (!page || !page->isOk()) {
        Encoder refused(Kind::Refused);
        refused.number(Refusal::NoSuchPage);
        return refused.finished();
    }
    const double width = std::max(page->getCropWidth(), 1.0);
    const double height = std::max(page->getCropHeight(), 1.0);
    // Slightly less, as both sides are rounded up.
    const double largest = std::sqrt(0.99 * MaxPixels / (width * height));
    const double longest = 30'000 / std::max(width, height); // longest side: the renderer accepts at most 32,767
    scale = std::clamp(std::min(scale, std::min(largest, longest)), 0.001, 100.0);
    SplashColor paper = {255, 255, 255};
    SplashOutputDev device(splashModeXBGR8, 4, false, paper);
    device.setFontAntialias(true);
    device.setVectorAntialias(true);
    device.setFreeTypeHinting(false, false);
    device.startDoc(&document);
    document.displayPage(&device, number, 72 * scale, 72 * scale, 0, false, true, false);
    return encoded(*device.getBitmap());
}

} // namespace core
