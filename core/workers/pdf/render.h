// Renders a page, as a message to the program.
#pragma once

#include <string>

class PDFDoc;

namespace core {

// scale: pixels per point. A page that does not exist is refused.
std::string imageMessage(PDFDoc &document, int page, double scale);

} // namespace core
