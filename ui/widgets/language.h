// The window's language: texts from the catalogues in resources/translations, and Qt's own.
#pragma once

#include <QString>

namespace ui {

// "system", or a language such as "de". Call it before creating a window; texts not in a catalogue stay English.
void speak(const QString &language);

} // namespace ui
