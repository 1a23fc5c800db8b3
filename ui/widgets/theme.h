// All colours of the window, by role, light and dark. Widgets refer to roles, never to colours.
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
QColor tint(Role role, double share);              // that share (0 ... 1) of the role's colour over the panel's colour
double contrast(const QColor &a, const QColor &b); // 1 ... 21, as defined by WCAG 2

// "system", "light" or "dark": sets palette, style and style sheet of the application; "system" keeps following the
// system. onOtherColours() calls `show` after this widget's colours have changed, with the next event: Qt notifies all
// widgets in turn and must find each of them still there, while `show` may replace child widgets.
void onOtherColours(QWidget *widget, std::function<void()> show);

void applyTheme(const QString &theme);
// For the whole application, in points; 0: the system's size.
void applyFontSize(int points);

// Our own SVG of that name (resources/icons), painted in the role's colour in the current theme; otherwise an icon from
// the desktop's theme.
QIcon icon(const QString &name, Role role = Role::Text);

} // namespace ui
