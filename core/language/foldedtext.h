// Folds text for searching in sessions.
#pragma once

#include <QString>

namespace core {

QString foldedText(const QString &text); // folds case and removes accents

} // namespace core
