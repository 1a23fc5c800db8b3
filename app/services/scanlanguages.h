// The languages available for text recognition, for the settings dialog.
#pragma once

#include <QList>
#include <QString>
#include <QStringList>

namespace app {

struct ScanLanguage
{
    QString id; // value in Settings::ocrLanguages
    QString name;
};

struct ScanLanguages
{
    QList<ScanLanguage> installed; // sorted by name
    QStringList usual;             // ids of the languages used if the settings name none
};

} // namespace app
