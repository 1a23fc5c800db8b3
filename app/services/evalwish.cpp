#include "app/services/evalwish.h"

#include <QJsonObject>
#include <QJsonArray>
#include <QVariant>

#include <algorithm>

namespace app {

QJsonObject EvalWish::toJson() const
{
    return {{QStringLiteral("questions"), questions},
            {QStringLiteral("flows"), QJsonArray::fromStringList(flows)},
            {QStringLiteral("models"), QJsonArray::fromStringList(models)},
            {QStringLiteral("depth"), depth},
            {QStringLiteral("retrieval-only"), retrievalOnly},
            {QStringLiteral("within-document"), withinDocument},
            {QStringLiteral("keep"), keep}};
}

EvalWish EvalWish::from(const QJsonObject &json)
{
    const auto texts = [&](QLatin1String key) { return json[key].toVariant().toStringList(); };
    EvalWish wish;
    wish.questions = json[u"questions"].toString();
    wish.flows = texts(QLatin1String("flows"));
    wish.models = texts(QLatin1String("models"));
    wish.depth = std::clamp(json[u"depth"].toInt(wish.depth), 1, deepest);
    wish.retrievalOnly = json[u"retrieval-only"].toBool();
    wish.withinDocument = json[u"within-document"].toBool();
    wish.keep = json[u"keep"].toBool(wish.keep);
    return wish;
}

} // namespace app
