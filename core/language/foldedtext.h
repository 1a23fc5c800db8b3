// Folds text for searching in sessions.
#pragma once

#include <QString>

namespace core {

QString foldedText(const QString &text); // ignores case and accents

} // namespace core
