// Reads and renders PDFs through attest-pdf, a program of its own: it may crash, hang or be stopped by its limits; this
// side never does. Every function blocks, and may be called from any thread: each starts a program for itself.
#pragma once

#include "core/base/result.h"
#include "core/values/document.h"

#include <QByteArray>

#include <functional>
#include <stop_token>

namespace core {

struct ReadPdf
{
    QString title; // of the metadata; may be empty
    QString author;
    QList<OutlineItem> outline;
    QList<Page> pages; // every page, those that could not be read with the reason
};

// Grows whenever the same file would give other text, so that what was read before can be read anew.
inline constexpr int ReaderVersion = 5;

struct PdfLimits
{
    int secondsWithoutPage = 20; // the reader is stopped when no page has come for so long
    int secondsForDocument = 3600;
    qint64 memory = 1024ll << 20;     // bytes of address space that can be written
    qint64 pageText = 4 << 20;        // characters kept of one page
    qint64 documentText = 60'000'000; // of a document: six thousand dense pages; a word with its box counts as eight
};

// The reason of an Empty page on which there are pictures: it may be a scan. A document with such pages and no text at
// all is Scanned.
inline constexpr char OnlyPicturesReason[] = "only pictures";

// The reason of a Failed page that shows letters which its file does not tell, or tells wrongly: recognising what it
// shows may help.
inline constexpr char GarbledReason[] = "the text of the page is garbled";

using PageRead = std::function<void(int read, int of)>; // pages, on the caller's thread, after each of them

// Readers that nobody needs at the moment. Any thread.
class SpareReaders
{
public:
    virtual ~SpareReaders() = default;
    virtual bool take() = 0; // one; false: there is none
    virtual void giveBack() = 0;
};

// Errors: NotFound (vanished, a folder), NeedsPassword, Invalid (not a PDF), Unreadable (damaged, no permission),
// Cancelled, Unavailable (attest-pdf is missing). A reader that dies after the first page is no error: the pages from
// there on are tried with a reader of their own, and those that kill it have the status Failed.
// A large document is read by readers that are to spare, too, each in a range of pages; what comes of it is the same.
Result<ReadPdf> readPdf(const QString &path, const QString &password, const PageRead &pageRead, std::stop_token stop,
                        const PdfLimits &limits = {}, SpareReaders *spare = nullptr);

struct PageImage
{
    int width = 0; // pixels
    int height = 0;
    QByteArray pixels; // width * height times 0xffRRGGBB in the machine's byte order (QImage::Format_RGB32)
};

// scale: pixels a point (1 is 72 dpi); lowered where the picture would exceed 40 million pixels.
Result<PageImage> renderPage(const QString &path, const QString &password, int page, double scale, std::stop_token stop,
                             const PdfLimits &limits = {});

} // namespace core
