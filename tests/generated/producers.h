// PDFs made by real producers: Qt, and LibreOffice if it is installed.
#pragma once

#include "tests/generated/cases.h"

namespace generated {

QString libreOffice(); // path of the program; empty: not installed

// Returns an error message, or an empty string. Needs a QGuiApplication.
QString writePdf(const Paper &paper, const QString &path);

} // namespace generated
