// Guesses the language of a text from its function words. Pure functions.
#pragma once

#include <QString>
#include <QStringList>

namespace core {

// "en" or "de", depending on which has more function words in the text; empty if neither has more.
QString guessLanguage(const QString &text);

QStringList guessableLanguages(); // sorted

} // namespace core
