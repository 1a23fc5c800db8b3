// The annotations of a page: comments, tick boxes, attached files.
#pragma once

#include "core/workers/pdf/surface.h"

#include <string>
#include <vector>

class PDFDoc;
class Page;

namespace core {

struct Comment
{
    std::u16string text;   // one line, including its author
    std::size_t begin = 0; // where the comment itself begins, after the author
    Area area;             // area of its symbol, or of the text it refers to
};

struct TickBox // a tick box, or one of several choices
{
    Area area;
    bool isTicked = false;
};

struct Annotations
{
    std::vector<Comment> comments;
    std::vector<TickBox> boxes;
    std::vector<std::u16string> attached; // file names; those attached to the document are listed on its first page
};

Annotations annotationsOf(PDFDoc &document, Page &page, float width, float height);

} // namespace core
