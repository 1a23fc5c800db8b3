// From the words that attest-ocr sends to the text of a page. Private to this folder.
#pragma once

#include "core/ocr/ocrprotocol.h"
#include "core/ocr/textrecogniser.h"

namespace core {

// False when the message is not what it should be.
bool decode(ocr::Decoder &in, const PageImage &picture, std::vector<ocr::Word> &words);

// Leaves out what is only noise, and puts the rest into the form of a page of that size.
RecognisedText toText(std::vector<ocr::Word> words, const PageImage &picture, float width, float height);

} // namespace core
