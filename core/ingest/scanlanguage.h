// Chooses the language of a scan if the user has not named one: the installed language in which OCR recognises the
// first pages with the highest confidence. Blocks.
#pragma once

#include "core/ocr/textrecogniser.h"

namespace core {

struct ScannedPage
{
    PageImage image;
    float width = 0; // page width in points
    float height = 0;
};

inline constexpr int mostScansTried = 3; // per document

// languagesOfScan() keeps `usual` unless another language is clearly better. languagesTried() returns only a few,
// because trying one takes as long as recognising the pages. Errors: Cancelled; Unavailable as in TextRecogniser.
QStringList languagesTried(const QStringList &usual, const OcrLanguages &available);
Result<QStringList> languagesOfScan(const QList<ScannedPage> &first, const QStringList &usual,
                                    const OcrLanguages &available, const std::stop_token &stop);

} // namespace core
