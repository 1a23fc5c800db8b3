#include "core/ports/connections.h"

#include <QJsonObject>
#include <QJsonArray>

namespace core {
namespace {

// One row an ability: written and read by the same table.
struct Row
{
    const char *key;
    std::optional<bool> ModelProfile::*member;
};
constexpr Row rows[] = {
    {"chat", &ModelProfile::chat},
    {"logprobs", &ModelProfile::logprobs},
    {"choices", &ModelProfile::choices},
    {"schema", &ModelProfile::schema},
    {"thinks", &ModelProfile::thinks},
    {"embeddings", &ModelProfile::embeddings},
    {"reflectionTokens", &ModelProfile::reflectionTokens},
};

struct NumberRow
{
    const char *key;
    int ModelProfile::*member;
};
constexpr NumberRow numbers[] = {
    {"context", &ModelProfile::context},
    {"atOnce", &ModelProfile::atOnce},
    {"alternatives", &ModelProfile::alternatives},
    {"dimension", &ModelProfile::dimension},
};

} // namespace

QJsonObject toJson(const ModelProfile &profile)
{
    QJsonObject json{{QStringLiteral("server"), profile.server},
                     {QStringLiteral("model"), profile.model},
                     {QStringLiteral("kind"), profile.kind},
                     {QStringLiteral("refused"), QJsonArray::fromStringList(profile.refused)},
                     {QStringLiteral("probed"), double(profile.probed)}};
    for (const auto &[key, member] : numbers)
        json.insert(QLatin1String(key), profile.*member);
    for (const auto &[key, member] : rows) {
        if (profile.*member)
            json.insert(QLatin1String(key), *(profile.*member));
    }
    return json;
}

std::optional<ModelProfile> modelProfileFrom(const QJsonObject &json)
{
    ModelProfile profile;
    profile.server = json.value(QStringLiteral("server")).toString();
    profile.model = json.value(QStringLiteral("model")).toString();
    profile.kind = json.value(QStringLiteral("kind")).toString();
    profile.probed = qint64(json.value(QStringLiteral("probed")).toDouble());
    for (const QJsonValue parameter : json.value(QStringLiteral("refused")).toArray()) {
        if (parameter.isString())
            profile.refused.append(parameter.toString());
    }
    for (const auto &[key, member] : numbers)
        profile.*member = std::max(json.value(QLatin1String(key)).toInt(), 0);
    for (const auto &[key, member] : rows) {
        const QJsonValue value = json.value(QLatin1String(key));
        if (value.isBool())
            profile.*member = value.toBool();
    }
    return profile.server.isEmpty() || profile.model.isEmpty() ? std::nullopt : std::optional(profile);
}

const ModelProfile *Connections::profileOf(const QString &server, const QString &model) const
{
    for (const ModelProfile &profile : profiles) {
        if (profile.server == server && profile.model == model)
            return &profile;
    }
    return nullptr;
}

QString withoutSlash(const QString &address)
{
    QString shorter = address.trimmed();
    while (shorter.endsWith(u'/'))
        shorter.chop(1);
    return shorter;
}

ModelName ModelName::from(const QString &name, const Settings &settings)
{
    const qsizetype at = name.lastIndexOf(QLatin1String("@http"), -1, Qt::CaseInsensitive);
    const QString address = at >= 0 ? name.mid(at + 1) : QString();
    const bool elsewhere = address.startsWith(QLatin1String("http://"), Qt::CaseInsensitive) ||
                           address.startsWith(QLatin1String("https://"), Qt::CaseInsensitive);
    return elsewhere ? ModelName{name.left(at).trimmed(), withoutSlash(address)}
                     : ModelName{name.trimmed(), withoutSlash(settings.serverUrl)};
}

QString ModelName::written(const Settings &settings) const
{
    return server == withoutSlash(settings.serverUrl) ? model : model + u'@' + server;
}

} // namespace core
