// The languages that text recognition has data for, and which of them to use.
#pragma once

#include "core/base/result.h"

#include <QStringList>

namespace core {

struct OcrLanguages
{
    QString folder;                // with the data of all; empty: there is none
    QStringList installed;         // by Tesseract's names ("eng", "chi_sim"), sorted
    bool findsOrientation = false; // whether there is data for text that lies on its side
};

// TESSDATA_PREFIX of the environment, else where distributions have it.
OcrLanguages installedOcrLanguages();

// For people: "Deutsch (deu)", by its own name, which is the same in every language that the window speaks; what it is
// called by Tesseract alone where nothing better is known.
QString ocrLanguageName(const QString &language);

// What the setting names, separated by blanks, commas or "+". Empty: the system's languages that are installed, and
// English. Unavailable: nothing is installed, or not what was named; says which package is missing.
Result<QStringList> chosenOcrLanguages(const QString &setting, const OcrLanguages &languages);

} // namespace core
