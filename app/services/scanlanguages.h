// The languages by which the text of scans can be recognised, for the settings.
#pragma once

#include <QList>
#include <QString>
#include <QStringList>

namespace app {

struct ScanLanguage
{
    QString id; // as Settings::ocrLanguages names it
    QString name;
};

struct ScanLanguages
{
    QList<ScanLanguage> installed; // by name
    QStringList usual;             // ids of those that are used where the settings name none
};

} // namespace app
