// Renders a page into a message to the program.
#pragma once

#include <string>

class PDFDoc;

namespace core {

// scale: pixels per point. A page that does not exist gives a refusal.
std::string imageMessage(PDFDoc &document, int page, double scale);

} // namespace core
