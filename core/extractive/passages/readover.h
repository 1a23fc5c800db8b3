// What stands over a passage, as the built-in engine reads it beside the passage itself: its heading, the title of its
// document, and those words of a question that name the document by its file's name ("Best Buy", "BESTBUY_2017.pdf") or
// by its text (Passage::named). Pure.
#pragma once

#include "core/language/tokenizedtext.h"
#include "core/values/document.h"

namespace core {

TokenizedText readOver(const Passage &passage, const TokenizedText &question);

} // namespace core
