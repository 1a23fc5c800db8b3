// The languages for which text recognition has data, and the choice among them.
#pragma once

#include "core/base/result.h"

#include <QStringList>

namespace core {

struct OcrLanguages
{
    QString folder;                // folder with the data of all languages; empty: no data
    QStringList installed;         // Tesseract's names ("eng", "chi_sim"), sorted
    bool findsOrientation = false; // there is data for detecting text that lies on its side
};

// Looks in TESSDATA_PREFIX from the environment, else in the usual folders of distributions.
OcrLanguages installedOcrLanguages();

// For people: "Deutsch (deu)", in the language itself, whatever the window's language; only Tesseract's name if no
// other is known.
QString ocrLanguageName(const QString &language);

// Languages from the setting, separated by spaces, commas or "+". Empty setting: the system's languages that are
// installed, and English. Unavailable: nothing is installed, or not what was named; says which package is missing.
Result<QStringList> chosenOcrLanguages(const QString &setting, const OcrLanguages &languages);

} // namespace core
