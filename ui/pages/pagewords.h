// Formats a page number: the document's own label, followed by the position in the PDF if it differs: "p. 71 (PDF 74)",
// "p. 74".
#pragma once

#include <QCoreApplication>
#include <QString>

namespace ui {

// The page number without "p.".
inline QString pageNumbers(int page, const QString &label, int lastPage = 0)
{
    QString numbers = QString::number(page);
    if (lastPage > page)
        numbers += u'–' + QString::number(lastPage);
    if (label.isEmpty() || label == QString::number(page))
        return numbers;
    return QCoreApplication::translate("ui::Page", "%1 (PDF %2)").arg(label, numbers);
}

inline QString pageWords(int page, const QString &label, int lastPage = 0)
{
    return QCoreApplication::translate("ui::Page", "p. %1").arg(pageNumbers(page, label, lastPage));
}

} // namespace ui
