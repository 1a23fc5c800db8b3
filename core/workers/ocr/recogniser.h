// Wraps Tesseract: turns a picture of a page into words and their positions.
#pragma once

#include "core/ocr/ocrprotocol.h"

#include <memory>

namespace tesseract {
class TessBaseAPI;
}

namespace core::ocr {

class Recogniser
{
public:
    Recogniser();
    ~Recogniser();

    // Loads the languages and the orientation data. False: some are missing or damaged.
    bool open(const Start &start);

    // Returns the words in reading order. False: Tesseract failed.
    bool recognise(const std::uint8_t *pixels, const Picture &picture, std::vector<Word> &words);

private:
    int quarterTurns(const std::uint8_t *pixels, const Picture &picture);

    std::unique_ptr<tesseract::TessBaseAPI> m_text;
    std::unique_ptr<tesseract::TessBaseAPI> m_orientation;
};

} // namespace core::ocr
