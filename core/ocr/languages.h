// Finds the languages for which text recognition has data, and chooses among them.
#pragma once

#include "core/base/result.h"

#include <QStringList>

namespace core {

struct OcrLanguages
{
    QString folder;                // folder with the data of all languages; empty: no data
    QStringList installed;         // Tesseract's names ("eng", "chi_sim"), sorted
    bool findsOrientation = false; // has data for detecting rotated text
};

// Searches the folder in the environment variable TESSDATA_PREFIX or, if it is not set, the usual folders of Linux
// distributions.
OcrLanguages installedOcrLanguages();

// The display name, in the language itself whatever the window's language: "Deutsch (deu)". Only Tesseract's name if no
// other is known.
QString ocrLanguageName(const QString &language);

// The languages in the setting, separated by spaces, commas or "+". If the setting is empty: the system's languages
// that are installed, and English. Errors: Unavailable (no language is installed, or a chosen one is missing; the
// message names the package).
Result<QStringList> chosenOcrLanguages(const QString &setting, const OcrLanguages &languages);

} // namespace core
