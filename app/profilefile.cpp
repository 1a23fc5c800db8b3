#include "app/profilefile.h"

#include "app/outfile.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QStandardPaths>

namespace app {
namespace {

constexpr int version = 1;
constexpr int most = 1000; // models; the oldest are forgotten
constexpr qint64 longest = 4 << 20;

} // namespace

ProfileFile::ProfileFile(const QString &file) : m_file(file) {}

QString ProfileFile::usual()
{
    return QDir(QStandardPaths::writableLocation(QStandardPaths::AppConfigLocation))
        .filePath(QStringLiteral("models.json"));
}

ProfileFile::State ProfileFile::read(QList<core::ModelProfile> &profiles) const
{
    QFile file(m_file);
    if (!file.exists())
        return State::Missing;
    if (!file.open(QIODevice::ReadOnly) || file.size() > longest)
        return State::Damaged;
    const QJsonDocument document = QJsonDocument::fromJson(file.readAll());
    const QJsonValue written = document[QStringLiteral("version")];
    if (!document.isObject() || !written.isDouble())
        return State::Damaged;
    if (written.toInt() > version)
        return State::Newer;
    for (const QJsonValue &model : document[QStringLiteral("models")].toArray()) {
        if (const std::optional<core::ModelProfile> profile = core::modelProfileFrom(model.toObject()))
            replace(profiles, *profile);
    }
    return State::Sound;
}

QList<core::ModelProfile> ProfileFile::profiles() const
{
    QList<core::ModelProfile> profiles;
    read(profiles);
    return profiles;
}

core::Result<void> ProfileFile::remember(const core::ModelProfile &profile) const
{
    QList<core::ModelProfile> profiles; // as the file has them now: another Attest may have written meanwhile
    const State state = read(profiles);
    if (state == State::Newer)
        return core::Error{core::Error::Storage,
                           QStringLiteral("What was found of %1 holds until Attest ends: “%2” is of a newer Attest.")
                               .arg(profile.model, m_file),
                           {}};
    if (state == State::Damaged) {
        const QString aside = m_file + QStringLiteral(".damaged");
        QFile::remove(aside);
        QFile::rename(m_file, aside);
    }
    replace(profiles, profile);
    QJsonArray models;
    for (const core::ModelProfile &known : profiles.mid(std::max<qsizetype>(0, profiles.size() - most)))
        models.append(core::toJson(known));
    const QJsonObject all{{QStringLiteral("version"), version}, {QStringLiteral("models"), models}};
    QDir().mkpath(QFileInfo(m_file).path());
    return writeFile(m_file, QJsonDocument(all).toJson());
}

void replace(QList<core::ModelProfile> &profiles, const core::ModelProfile &profile)
{
    profiles.removeIf([&](const core::ModelProfile &known) {
        return known.server == profile.server && known.model == profile.model;
    });
    profiles.append(profile); // the newest last
}

} // namespace app
