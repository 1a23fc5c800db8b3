// The languages with data for text recognition, and the choice among them.
#pragma once

#include "core/base/result.h"

#include <QStringList>

namespace core {

struct OcrLanguages
{
    QString folder;                // with the data of all; empty: no data
    QStringList installed;         // Tesseract's names ("eng", "chi_sim"), sorted
    bool findsOrientation = false; // there is data for text that lies on its side
};

// TESSDATA_PREFIX from the environment, else the usual place of distributions.
OcrLanguages installedOcrLanguages();

// For people: "Deutsch (deu)", in the language itself, the same whatever the window's language; only Tesseract's name
// if no other is known.
QString ocrLanguageName(const QString &language);

// The languages in the setting, separated by blanks, commas or "+". Empty: the system's languages that are installed,
// and English. Unavailable: nothing is installed, or not what was named; says which package is missing.
Result<QStringList> chosenOcrLanguages(const QString &setting, const OcrLanguages &languages);

} // namespace core
