// The look in one place: every colour by its role, light and dark. Widgets ask for roles, never for colours.
#pragma once

#include <QColor>
#include <QIcon>
#include <QPalette>

namespace ui {

enum class Role {
    Window,
    Panel,
    Raised,
    Text,
    Secondary,
    Disabled,
    Line,
    Accent,
    Good,      // supported, relevant, verified
    Partly,    // partly supported, warning
    Bad,       // not supported, refused, failed
    Highlight, // on a page
};

bool isDark();
QColor color(Role role); // in the present theme
QColor color(Role role, bool dark);
void applyTheme(const QString &theme); // "system", "light", "dark": palette, style and style sheet of the application
QIcon icon(const QString &name); // "document-open", ...: our own SVG, in the text's colour; the theme's as fallback

} // namespace ui
