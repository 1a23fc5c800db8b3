// Encodes requests to attest-pdf and decodes its replies. Malformed replies, caused by a bug in the reader or a hostile
// document, are rejected here.
#pragma once

#include "core/pdf/pdfreader.h"
#include "core/pdf/pdfprotocol.h"

namespace core {

struct PdfOpened
{
    int pages = 0;
    QString title;
    QString author;
};

std::string requestMessage(protocol::Task task, int page, double scale, const QString &password,
                           const PdfLimits &limits);

// All return false if the message is malformed.
bool decode(protocol::Decoder &in, PdfOpened &opened);
bool decode(protocol::Decoder &in, const PdfLimits &limits, Page &page);
bool decode(protocol::Decoder &in, int pages, QList<OutlineItem> &outline);
bool decode(protocol::Decoder &in, PageImage &image);

std::size_t longestMessage(const PdfLimits &limits);

inline Error unreadable(const QString &message, const QString &detail = {})
{
    return {Error::Unreadable, message, detail};
}
Error errorOf(protocol::Refusal refusal, bool passwordGiven);
Error readerFailed(const QString &detail);

} // namespace core
