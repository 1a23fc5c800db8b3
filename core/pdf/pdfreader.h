// Reads and renders PDFs through a separate process, attest-pdf. If that process crashes, hangs or exceeds its limits,
// the calling process is not affected. Every function blocks and may be called from any thread: each call starts its
// own process.
#pragma once

#include "core/base/result.h"
#include "core/values/document.h"

#include <QByteArray>

#include <functional>
#include <stop_token>

namespace core {

struct ReadPdf
{
    QString title; // from the metadata; may be empty
    QString author;
    QList<OutlineItem> outline;
    QList<Page> pages; // all pages; unreadable ones have a reason
};

// Increased whenever the same file would yield different text, so that documents can be read again.
inline constexpr int ReaderVersion = 5;

struct PdfLimits
{
    int secondsWithoutPage = 20; // the reader is stopped if no page arrives for this long
    int secondsForDocument = 3600;
    qint64 memory = 1024ll << 20;     // writable address space in bytes
    qint64 pageText = 4 << 20;        // characters kept per page
    qint64 documentText = 60'000'000; // per document: six thousand dense pages; a word with its box counts as eight
};

// Reason stored for an Empty page with pictures: it may be a scan. A document with such pages and no text at all is
// Scanned.
inline constexpr char OnlyPicturesReason[] = "only pictures";

// Reason stored for a Failed page whose characters are missing or wrong in the file: text recognition may help.
inline constexpr char GarbledReason[] = "the text of the page is garbled";

using PageRead = std::function<void(int read, int of)>; // called on the caller's thread after each page

// Lends out idle readers. Thread-safe.
class SpareReaders
{
public:
    virtual ~SpareReaders() = default;
    virtual bool take() = 0; // takes an idle reader; false: there is none
    virtual void giveBack() = 0;
};

// Errors: NotFound (missing, or a folder), NeedsPassword, Invalid (not a PDF), Unreadable (damaged, no permission),
// Cancelled, Unavailable (attest-pdf is missing). A reader that dies after the first page is not an error: each
// remaining page is tried in its own reader, and pages that crash it get the status Failed. Idle readers help with a
// large document, each reading a range of pages; the result is the same.
Result<ReadPdf> readPdf(const QString &path, const QString &password, const PageRead &pageRead, std::stop_token stop,
                        const PdfLimits &limits = {}, SpareReaders *spare = nullptr);

struct PageImage
{
    int width = 0; // pixels
    int height = 0;
    QByteArray pixels; // width * height times 0xffRRGGBB in the machine's byte order (QImage::Format_RGB32)
};

// scale: pixels per point (1 is 72 dpi); reduced if the picture would exceed 40 million pixels.
Result<PageImage> renderPage(const QString &path, const QString &password, int page, double scale, std::stop_token stop,
                             const PdfLimits &limits = {});

} // namespace core
