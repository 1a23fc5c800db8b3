// The language of a text, told by its small words. Pure.
#pragma once

#include <QString>
#include <QStringList>

namespace core {

// "en", "de"; empty where no language has the most of its small words.
QString guessLanguage(const QString &text);

QStringList guessableLanguages(); // sorted

} // namespace core
