// A tooltip that shows its text unchanged, even if a file name or a title looks like HTML.
#pragma once

#include <QString>
#include <QTextDocument>

namespace ui {

inline QString plainTip(const QString &text)
{
    return text.isEmpty() ? QString() : Qt::convertFromPlainText(text, Qt::WhiteSpaceNormal);
}

} // namespace ui
