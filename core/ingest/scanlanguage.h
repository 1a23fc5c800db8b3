// In which of the installed languages a scan is read where the user has named none: that by which its first pages are
// recognised with the most confidence. Blocks.
#pragma once

#include "core/ocr/textrecogniser.h"

namespace core {

struct ScannedPage
{
    PageImage image;
    float width = 0; // of the page, in points
    float height = 0;
};

inline constexpr int mostScansTried = 3; // pages of a document

// `usual` stays unless another one is clearly better. The languages that are tried are few, because each takes as long
// as recognising the pages does. Errors: Cancelled, and Unavailable as TextRecogniser has it.
QStringList languagesTried(const QStringList &usual, const OcrLanguages &available);
Result<QStringList> languagesOfScan(const QList<ScannedPage> &first, const QStringList &usual,
                                    const OcrLanguages &available, const std::stop_token &stop);

} // namespace core
