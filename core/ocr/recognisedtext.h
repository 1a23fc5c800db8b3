// Turns the words from attest-ocr into the text of a page. Private to this folder.
#pragma once

#include "core/ocr/ocrprotocol.h"
#include "core/ocr/textrecogniser.h"

namespace core {

// False if the message is malformed.
bool decode(ocr::Decoder &in, const PageImage &picture, std::vector<ocr::Word> &words);

// Removes noise and lays out the remaining words as a page of width by height points.
RecognisedText toText(std::vector<ocr::Word> words, const PageImage &picture, float width, float height);

} // namespace core
