#include "app/settings/settingsfile.h"

#include <QDir>
#include <QSettings>
#include <QStandardPaths>

namespace app {
namespace {

core::Result<void> written(QSettings &file)
{
    file.sync();
    if (file.status() == QSettings::NoError)
        return {};
    return core::Error{core::Error::Storage,
                       QStringLiteral("%1 cannot be written, so settings last only until Attest exits; check the free "
                                      "space and your permissions there.")
                           .arg(QDir::toNativeSeparators(file.fileName())),
                       {}};
}

} // namespace

SettingsFile::SettingsFile(const QString &file) : m_file(file) {}

QString SettingsFile::usual()
{
    return QDir(QStandardPaths::writableLocation(QStandardPaths::AppConfigLocation))
        .filePath(QStringLiteral("attest.ini"));
}

core::Settings SettingsFile::settings() const
{
    core::Settings settings;
    const QSettings file(m_file, QSettings::IniFormat);
    for (const core::Setting &setting : core::settingsTable()) {
        const QString key = QLatin1String(setting.key);
        if (file.contains(key))
            core::setFromText(settings, setting, file.value(key).toString());
    }
    return settings;
}

core::Result<void> SettingsFile::setSettings(const core::Settings &settings)
{
    QSettings file(m_file, QSettings::IniFormat);
    const core::Settings defaults;
    for (const core::Setting &setting : core::settingsTable()) {
        const QString text = core::settingText(settings, setting);
        // Only changed settings are written, so that improved defaults reach everybody else.
        if (text == core::settingText(defaults, setting))
            file.remove(QLatin1String(setting.key));
        else
            file.setValue(QLatin1String(setting.key), text);
    }
    return written(file);
}

QByteArray SettingsFile::bytes(const QString &key) const
{
    return QSettings(m_file, QSettings::IniFormat).value(key).toByteArray();
}

core::Result<void> SettingsFile::setBytes(const QString &key, const QByteArray &value)
{
    QSettings file(m_file, QSettings::IniFormat);
    file.setValue(key, value);
    return written(file);
}

} // namespace app
