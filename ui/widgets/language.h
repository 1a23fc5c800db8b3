// The window's language: texts from the catalogues in resources/translations, and Qt's own.
#pragma once

#include <QString>

namespace ui {

// "system", or a language such as "de". Call this before creating a window. Texts that are not in a catalogue stay in
// English.
void speak(const QString &language);

} // namespace ui
