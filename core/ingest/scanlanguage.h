// Chooses a language for a scan if the user has not named any: the installed one with which its first pages are
// recognised with the most confidence. Blocks.
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

// Keeps `usual` unless another language is clearly better. Few languages are tried, because each takes as long as
// recognising the pages. Errors: Cancelled; Unavailable as in TextRecogniser.
QStringList languagesTried(const QStringList &usual, const OcrLanguages &available);
Result<QStringList> languagesOfScan(const QList<ScannedPage> &first, const QStringList &usual,
                                    const OcrLanguages &available, const std::stop_token &stop);

} // namespace core
