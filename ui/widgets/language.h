// The window's language: its texts from the catalogues in resources/translations, and Qt's own.
#pragma once

#include <QString>

namespace ui {

// "system", or a language such as "de". Call before there is a window; a text that is in no catalogue stays English.
void speak(const QString &language);

} // namespace ui
