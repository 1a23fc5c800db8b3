// A tooltip that shows words as they are, whatever a file's name or a document's title looks like.
#pragma once

#include <QString>
#include <QTextDocument>

namespace ui {

inline QString plainTip(const QString &text)
{
    return text.isEmpty() ? QString() : Qt::convertFromPlainText(text, Qt::WhiteSpaceNormal);
}

} // namespace ui
