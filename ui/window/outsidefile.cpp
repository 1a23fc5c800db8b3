#include "ui/window/outsidefile.h"

#include <QCoreApplication>
#include <QDesktopServices>
#include <QFileInfo>
#include <QUrl>

namespace ui {

QString openOutside(const core::Document &document, bool folder)
{
    QString path = document.path;
    for (const QString &place : document.places) {
        if (document.missing.contains(path) && !document.missing.contains(place))
            path = place;
    }
    if (document.missing.contains(path) || path.isEmpty())
        return QCoreApplication::translate("ui::MainWindow",
                                           "“%1” is no longer where it was; its drive may be missing.")
            .arg(document.title);
    const QString target = folder ? QFileInfo(path).absolutePath() : path;
    if (QDesktopServices::openUrl(QUrl::fromLocalFile(target)))
        return {};
    return QCoreApplication::translate("ui::MainWindow", "There is no program to open “%1”.").arg(target);
}

} // namespace ui
