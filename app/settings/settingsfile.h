// Settings on disk, for the program (window, theme, model server) and whatever it remembers of its layout.
#pragma once

#include "core/base/result.h"
#include "core/base/settings.h"

#include <QByteArray>

namespace app {

class SettingsFile
{
public:
    explicit SettingsFile(const QString &file); // an .ini file; made when something is written

    static QString usual(); // the user's own

    core::Settings settings() const;            // what cannot be understood keeps its default
    QByteArray bytes(const QString &key) const; // the layout of a window, say
    // Errors: Storage.
    core::Result<void> setSettings(const core::Settings &settings);
    core::Result<void> setBytes(const QString &key, const QByteArray &value);

private:
    QString m_file;
};

} // namespace app
