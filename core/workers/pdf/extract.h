// Opens a document and sends its contents to the program as messages.
#pragma once

#include "core/pdf/pdfprotocol.h"

#include <memory>
#include <string>

class PDFDoc;

namespace core {

struct Opening
{
    std::shared_ptr<PDFDoc> document; // null: refused
    protocol::Refusal refusal = protocol::Refusal::NotPdf;
};

// The bytes must remain valid and must not move.
Opening openPdf(const char *bytes, std::size_t size, const std::string &password);

int pageCount(PDFDoc &document);
std::string openedMessage(PDFDoc &document);
std::string pageMessage(PDFDoc &document, int page, std::size_t mostText);
std::string outlineMessage(PDFDoc &document);

} // namespace core
