// The look in one place: every colour by its role, light and dark. Widgets ask for roles, never for colours.
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
    Highlight, // on a page
};

bool isDark();
QColor color(Role role); // in the present theme
QColor color(Role role, bool dark);
QColor tint(Role role, double share);              // so much (0 ... 1) of the role's colour on the panel's
double contrast(const QColor &a, const QColor &b); // 1 ... 21, as WCAG 2 reckons it

// "system", "light", "dark": palette, style and style sheet of the application. "system" keeps following the system.
// Calls it when the colours of this widget have changed, with the next event: Qt tells all widgets one after the other
// and must find each of them still there, while whoever shows new colours may make its parts anew.
void onOtherColours(QWidget *widget, std::function<void()> show);

void applyTheme(const QString &theme);
// Of the whole application, in points; 0: the system's.
void applyFontSize(int points);

// Our own SVG of that name (resources/icons), in the role's colour of whatever theme is on when it is painted; an icon
// of the desktop's theme where we have none.
QIcon icon(const QString &name, Role role = Role::Text);

} // namespace ui
