// The languages available for recognising scans, for the settings.
#pragma once

#include <QList>
#include <QString>
#include <QStringList>

namespace app {

struct ScanLanguage
{
    QString id; // its value in Settings::ocrLanguages
    QString name;
};

struct ScanLanguages
{
    QList<ScanLanguage> installed; // by name
    QStringList usual;             // ids of those used if the settings name none
};

} // namespace app
