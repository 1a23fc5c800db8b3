// Text as words in sessions are searched in it.
#pragma once

#include <QString>

namespace core {

QString foldedText(const QString &text); // without capitals and accents

} // namespace core
