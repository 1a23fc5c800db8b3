// Sessions as rows for evaluation, one JSON object a line: {query, context, response}, as others read them, and beside
// them what these have no key for. A refused question has a row too, with an empty response.
#include "core/base/catalogue.h"
#include "core/session/exporter.h"
#include "core/session/outcome.h"
#include "core/session/sessionjson.h"
#include "core/flow/tracejson.h"

#include <QJsonArray>
#include <QJsonObject>
#include <QJsonDocument>

namespace core {
namespace {

QJsonObject row(const Turn &turn)
{
    QJsonArray context;
    for (const Passage &passage : turn.sources)
        context.append(passage.text);
    QJsonArray citations;
    for (const Citation &citation : turn.citations)
        citations.append(toJson(citation));
    const TurnOutcome outcome = outcomeOf(turn);
    QJsonObject json{{QStringLiteral("id"), turn.id},
                     {QStringLiteral("query"), turn.question},
                     {QStringLiteral("context"), context},
                     {QStringLiteral("response"), turn.answer},
                     {QStringLiteral("outcome"), name(outcome.state)},
                     {QStringLiteral("sentences_without_source"), outcome.lacking},
                     {QStringLiteral("citations"), citations},
                     {QStringLiteral("flow"), turn.flow},
                     {QStringLiteral("model"), turn.model},
                     {QStringLiteral("calls"), turn.cost.calls},
                     {QStringLiteral("seconds"), turn.cost.seconds}};
    if (outcome.likelihood != Likelihood::Unknown)
        json[QLatin1String("likelihood")] = name(outcome.likelihood);
    if (outcome.disagreed)
        json[QLatin1String("user_disagrees")] = true;
    if (turn.chosen)
        json[QLatin1String("chosen_by_user")] = true;
    if (turn.accepted)
        json[QLatin1String("accepted_by_user")] = true;
    if (!turn.fork.turn.isEmpty())
        json[QLatin1String("forked_from")] = toJson(turn)[u"forked_from"];
    if (turn.computed)
        json[QLatin1String("computed")] = toJson(turn)[u"computed"];
    if (turn.computed && !turn.further.isEmpty())
        json[QLatin1String("computed_further")] = toJson(turn)[u"computed_further"];
    if (turn.refusal != Refusal::None)
        json[QLatin1String("refusal")] = name(turn.refusal);
    return json;
}

Result<QByteArray> write(const ExportData &evidence)
{
    QByteArray lines;
    for (const Session &session : evidence.sessions) {
        for (const Turn &turn : session.turns)
            lines += QJsonDocument(row(turn)).toJson(QJsonDocument::Compact) + '\n';
    }
    return lines;
}

constexpr Exporter jsonl{"jsonl", QT_TRANSLATE_NOOP("Exporter", "Dataset (JSONL)"), "jsonl", write};
const Offered<Exporter> offered{jsonl};

} // namespace
} // namespace core
