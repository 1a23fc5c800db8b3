// Renders a page into a message to the program.
#pragma once

#include <string>

class PDFDoc;

namespace core {

// `scale`: pixels per point. For a page that does not exist, the message is a refusal.
std::string imageMessage(PDFDoc &document, int page, double scale);

} // namespace core
