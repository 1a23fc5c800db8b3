#include "app/services/evaloptions.h"

#include <QJsonObject>
#include <QJsonArray>
#include <QVariant>

#include <algorithm>

namespace app {

QJsonObject EvalOptions::toJson() const
{
    return {{QStringLiteral("questions"), questions},
            {QStringLiteral("flows"), QJsonArray::fromStringList(flows)},
            {QStringLiteral("models"), QJsonArray::fromStringList(models)},
            {QStringLiteral("depth"), depth},
            {QStringLiteral("retrieval-only"), retrievalOnly},
            {QStringLiteral("within-document"), withinDocument},
            {QStringLiteral("keep"), keep}};
}

EvalOptions EvalOptions::from(const QJsonObject &json)
{
    const auto texts = [&](QLatin1String key) { return json[key].toVariant().toStringList(); };
    EvalOptions options;
    options.questions = json[u"questions"].toString();
    options.flows = texts(QLatin1String("flows"));
    options.models = texts(QLatin1String("models"));
    options.depth = std::clamp(json[u"depth"].toInt(options.depth), 1, deepest);
    options.retrievalOnly = json[u"retrieval-only"].toBool();
    options.withinDocument = json[u"within-document"].toBool();
    options.keep = json[u"keep"].toBool(options.keep);
    return options;
}

} // namespace app
