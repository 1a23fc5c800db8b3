// Gives a label a different role from style.qss and applies the style sheet again.
#pragma once

#include <QLabel>
#include <QStyle>

namespace ui {

inline void setRole(QLabel *label, const char *role)
{
    label->setProperty("role", QString::fromLatin1(role));
    label->style()->unpolish(label);
    label->style()->polish(label);
}

} // namespace ui
