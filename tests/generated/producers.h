// PDFs by real producers: Qt, and LibreOffice where it is installed.
#pragma once

#include "tests/generated/cases.h"

namespace generated {

QString libreOffice(); // the program; empty: it is not installed

// What went wrong, in a sentence; mostly nothing. Needs a QGuiApplication.
QString writePdf(const Paper &paper, const QString &path);

} // namespace generated
