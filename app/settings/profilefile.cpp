#include "app/settings/profilefile.h"

#include "app/runtime/outfile.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QStandardPaths>

namespace app {
namespace {

constexpr int version = 1;
constexpr int most = 1000; // models; the oldest are dropped
constexpr qint64 longest = 4 << 20;

} // namespace

ProfileFile::ProfileFile(const QString &file) : m_file(file) {}

QString ProfileFile::usual()
{
    return QDir(QStandardPaths::writableLocation(QStandardPaths::AppConfigLocation))
        .filePath(QStringLiteral("models.json"));
}

QString ProfileFile::ownPrices()
{
    return QDir(QStandardPaths::writableLocation(QStandardPaths::AppConfigLocation))
        .filePath(QStringLiteral("prices.json"));
}

QByteArray ProfileFile::readOwnPrices()
{
    constexpr qint64 most = 1 << 20;
    QFile file(ownPrices());
    return file.open(QIODevice::ReadOnly) ? file.read(most) : QByteArray();
}

ProfileFile::Contents ProfileFile::read() const
{
    Contents contents;
    QFile file(m_file);
    if (!file.exists())
        return contents;
    contents.state = State::Damaged;
    if (!file.open(QIODevice::ReadOnly) || file.size() > longest)
        return contents;
    const core::Json document = core::Json::parse(file.readAll());
    const core::Json written = document[u"version"];
    if (!document.isObject() || !written.isNumber())
        return contents;
    contents.state = written.toInt() > version ? State::Newer : State::Sound;
    if (contents.state == State::Newer)
        return contents;
    for (const core::Json &model : document[u"models"]) {
        if (const std::optional<core::ModelProfile> profile = core::modelProfileFrom(model))
            replace(contents.profiles, *profile);
    }
    for (const core::Json &judge : document[u"judges"]) {
        if (const std::optional<core::JudgeTrial> trial = core::judgeTrialFrom(judge))
            replace(contents.trials, *trial);
    }
    return contents;
}

QList<core::ModelProfile> ProfileFile::profiles() const
{
    return read().profiles;
}

QList<core::JudgeTrial> ProfileFile::trials() const
{
    return read().trials;
}

core::Result<void> ProfileFile::remember(const core::ModelProfile &profile) const
{
    return change(profile.model, [&](Contents &contents) { replace(contents.profiles, profile); });
}

core::Result<void> ProfileFile::remember(const core::JudgeTrial &trial) const
{
    return change(trial.model, [&](Contents &contents) { replace(contents.trials, trial); });
}

core::Result<void> ProfileFile::change(const QString &model, const std::function<void(Contents &)> &with) const
{
    Contents contents = read(); // current contents: another Attest may have written meanwhile
    if (contents.state == State::Newer)
        return core::Error{
            core::Error::Storage,
            QStringLiteral(
                "The results for %1 last only until Attest exits, because “%2” was written by a newer Attest.")
                .arg(model, m_file),
            {}};
    if (contents.state == State::Damaged) {
        const QString aside = m_file + QStringLiteral(".damaged");
        QFile::remove(aside);
        QFile::rename(m_file, aside);
    }
    with(contents);
    QList<core::Json> models;
    for (const core::ModelProfile &known :
         contents.profiles.mid(std::max<qsizetype>(0, contents.profiles.size() - most)))
        models.append(core::toJson(known));
    QList<core::Json> judges;
    for (const core::JudgeTrial &known : contents.trials.mid(std::max<qsizetype>(0, contents.trials.size() - most)))
        judges.append(core::toJson(known));
    const core::Json all = core::Json::object({{"version", version}, {"models", models}, {"judges", judges}});
    QDir().mkpath(QFileInfo(m_file).path());
    return writeFile(m_file, all.written(core::Json::Form::Indented));
}

void replace(QList<core::ModelProfile> &profiles, const core::ModelProfile &profile)
{
    profiles.removeIf([&](const core::ModelProfile &known) {
        return known.server == profile.server && known.model == profile.model;
    });
    profiles.append(profile); // newest last
}

void replace(QList<core::JudgeTrial> &trials, const core::JudgeTrial &trial)
{
    trials.removeIf(
        [&](const core::JudgeTrial &known) { return known.server == trial.server && known.model == trial.model; });
    trials.append(trial);
}

} // namespace app
