// Guesses the language of a text from its function words. Pure.
#pragma once

#include <QString>
#include <QStringList>

namespace core {

// "en" or "de"; empty if no language is ahead.
QString guessLanguage(const QString &text);

QStringList guessableLanguages(); // sorted

} // namespace core
