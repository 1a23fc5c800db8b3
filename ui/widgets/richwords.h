// Escapes arbitrary text for use in rich text, in the colour of a role or as a link.
#pragma once

#include "core/session/wording.h"
#include "ui/widgets/theme.h"

#include <QString>

namespace ui {

inline QString link(const QString &target, const QString &words)
{
    return QStringLiteral("<a href=\"%1\" style=\"color:%2; text-decoration:none\">%3</a>")
        .arg(target, color(Role::Accent).name(), core::withoutOverrides(words).toHtmlEscaped());
}

inline QString toned(Role role, const QString &words)
{
    return QStringLiteral("<span style=\"color:%1\">%2</span>")
        .arg(color(role).name(), core::withoutOverrides(words).toHtmlEscaped());
}

} // namespace ui
