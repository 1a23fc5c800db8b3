// Guesses the language of a text from its function words. Pure.
#pragma once

#include <QString>
#include <QStringList>

namespace core {

// "en" or "de"; empty if no language has more function words in the text than the others.
QString guessLanguage(const QString &text);

QStringList guessableLanguages(); // sorted

} // namespace core
