// All colours of the window, by role, in light and dark. Widgets refer to roles, never to colours.
#pragma once

#include <QColor>
#include <QIcon>
#include <QPalette>

#include <functional>

class QWidget;

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
    Highlight, // highlight on a page
};

bool isDark();
QColor color(Role role); // the role's colour in the current theme
QColor color(Role role, bool dark);
QColor tint(Role role, double share); // the role's colour mixed over the panel's colour; `share`: its share, 0 ... 1
double contrast(const QColor &a, const QColor &b); // 1 ... 21, as defined by WCAG 2

// Calls `show` after this widget's colours have changed, but only with the next event: Qt is still notifying widgets in
// turn and must find each of them, while `show` may replace child widgets.
void onOtherColours(QWidget *widget, std::function<void()> show);

// "system", "light" or "dark": sets palette, style and style sheet of the application; "system" keeps following the
// system's theme.
void applyTheme(const QString &theme);
// Sets the font size of the whole application, in points; 0: the system's size.
void applyFontSize(int points);

// Returns Attest's own SVG with that name (resources/icons), painted in the role's colour in the current theme, or else
// an icon from the desktop's theme.
QIcon icon(const QString &name, Role role = Role::Text);

} // namespace ui
