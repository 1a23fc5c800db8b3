// The settings on disk, for the program (window, theme, model server), and its saved layout.
#pragma once

#include "core/base/result.h"
#include "core/base/settings.h"

#include <QByteArray>

namespace app {

class SettingsFile
{
public:
    explicit SettingsFile(const QString &file); // an .ini file; created on the first write

    static QString usual(); // path of the user's settings file

    core::Settings settings() const;            // invalid values keep their defaults
    QByteArray bytes(const QString &key) const; // binary values, such as a window's layout
    // Errors: Storage.
    core::Result<void> setSettings(const core::Settings &settings);
    core::Result<void> setBytes(const QString &key, const QByteArray &value);

private:
    QString m_file;
};

} // namespace app
