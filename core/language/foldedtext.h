// The form of text in which sessions are searched.
#pragma once

#include <QString>

namespace core {

QString foldedText(const QString &text); // without case and accents

} // namespace core
