#include "core/ports/connections.h"

#include "core/base/jsonfields.h"

namespace core {

template <class Fields>
static void describe(Fields &f, ModelProfile &profile)
{
    f("server", profile.server);
    f("model", profile.model);
    f("kind", profile.kind);
    f("refused", profile.refused);
    f("probed", profile.probed);
    f("context", profile.context);
    f("atOnce", profile.atOnce);
    f("alternatives", profile.alternatives);
    f("dimension", profile.dimension);
    f.ifSet("chat", profile.chat);
    f.ifSet("logprobs", profile.logprobs);
    f.ifSet("choices", profile.choices);
    f.ifSet("schema", profile.schema);
    f.ifSet("thinks", profile.thinks);
    f.ifSet("embeddings", profile.embeddings);
    f.ifSet("reflectionTokens", profile.reflectionTokens);
}

Json toJson(const ModelProfile &profile)
{
    return jsonOf(profile);
}

std::optional<ModelProfile> modelProfileFrom(const Json &json)
{
    ModelProfile profile = valueOf<ModelProfile>(json);
    profile.refused.removeAll(QString());
    for (int *number : {&profile.context, &profile.atOnce, &profile.alternatives, &profile.dimension})
        *number = std::max(*number, 0);
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
