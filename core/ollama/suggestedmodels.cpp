#include "core/ollama/suggestedmodels.h"

#include "core/base/json.h"

#include <QFile>

#include <algorithm>

namespace core::ollama {
namespace {

constexpr double roomForPrompt = 1.5e9; // bytes needed besides the model, for prompt and reply
constexpr double share = 0.75;          // share of the memory; the rest is for other programs
constexpr qint64 quick = 3'000'000'000; // bytes of a model that answers within seconds without a graphics card

// The best of the fast ones first, then better but slower ones.
bool comesBefore(const SuggestedModel &one, const SuggestedModel &other)
{
    const bool isQuick = one.bytes <= quick;
    if (one.writes != other.writes || isQuick != (other.bytes <= quick))
        return one.writes != other.writes ? one.writes : isQuick;
    return isQuick ? one.bytes > other.bytes : one.bytes < other.bytes;
}

bool fits(const SuggestedModel &model, qint64 memory)
{
    return memory <= 0 || double(model.bytes) + roomForPrompt <= share * double(memory);
}

} // namespace

QList<SuggestedModel> readSuggestions(const QByteArray &json)
{
    QList<SuggestedModel> models;
    const Json entries = Json::parse(json)[u"models"];
    for (const Json entry : entries) {
        const SuggestedModel model{entry[u"name"].toString(),    entry[u"bytes"].toInteger(),
                                   entry[u"licence"].toString(), entry[u"languages"].toString(),
                                   entry[u"writes"].toBool(),    entry[u"embeds"].toBool()};
        if (!model.name.isEmpty() && model.bytes > 0 && !model.licence.isEmpty())
            models.append(model);
    }
    return models;
}

QList<SuggestedModel> suggestionsFor(qint64 memory)
{
    QFile file(QStringLiteral(":/models.json"));
    if (!file.open(QIODevice::ReadOnly))
        return {};
    QList<SuggestedModel> models = readSuggestions(file.readAll());
    models.removeIf([memory](const SuggestedModel &model) { return !fits(model, memory); });
    std::stable_sort(models.begin(), models.end(), comesBefore);
    return models;
}

QString inWords(const SuggestedModel &model)
{
    QStringList abilities;
    if (model.writes)
        abilities.append(QStringLiteral("writes"));
    if (model.embeds)
        abilities.append(QStringLiteral("embeds text"));
    return QStringLiteral("%1 GB, %2, languages: %3; %4")
        .arg(double(model.bytes) / 1e9, 0, 'f', 1)
        .arg(model.licence, model.languages, abilities.join(QStringLiteral(" and ")));
}

} // namespace core::ollama
