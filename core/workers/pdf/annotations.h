// What is put on a page beside its content: comments, boxes to be ticked, files.
#pragma once

#include "core/workers/pdf/surface.h"

#include <string>
#include <vector>

class PDFDoc;
class Page;

namespace core {

struct Comment
{
    std::u16string text;   // one line, with who says it
    std::size_t begin = 0; // of what is said
    Area area;             // of its sign, or of what it speaks of
};

struct TickBox // or one of several choices
{
    Area area;
    bool isTicked = false;
};

struct Annotations
{
    std::vector<Comment> comments;
    std::vector<TickBox> boxes;
    std::vector<std::u16string> attached; // names of files; those of the document are on its first page
};

Annotations annotationsOf(PDFDoc &document, Page &page, float width, float height);

} // namespace core
