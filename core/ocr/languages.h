// The languages for which text recognition has data, and the choice among them.
#pragma once

#include "core/base/result.h"

#include <QStringList>

namespace core {

struct OcrLanguages
{
    QString folder;                // folder with the data of all languages; empty: no data
    QStringList installed;         // Tesseract's names ("eng", "chi_sim"), sorted
    bool findsOrientation = false; // there is data for detecting text turned sideways
};

// Looks in TESSDATA_PREFIX from the environment, else in the usual folders of distributions.
OcrLanguages installedOcrLanguages();

// For display: "Deutsch (deu)", in the language itself, whatever the window's language; only Tesseract's name if no
// other is known.
QString ocrLanguageName(const QString &language);

// Languages from the setting, separated by spaces, commas or "+". If the setting is empty: the system's languages that
// are installed, and English. Unavailable: none is installed, or not those named; says which package is missing.
Result<QStringList> chosenOcrLanguages(const QString &setting, const OcrLanguages &languages);

} // namespace core
