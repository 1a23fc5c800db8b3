// Exports sessions as rows for evaluation, one JSON object per line: {query, context, response}, as read by other
// tools, plus keys of our own. A refused question has a row too, with an empty response.
#include "core/base/catalogue.h"
#include "core/session/exporter.h"
#include "core/session/memo.h"
#include "core/session/outcome.h"
#include "core/session/sessionjson.h"
#include "core/flow/tracejson.h"

namespace core {
namespace {

Json withLink(JsonObject citation, const QString &link)
{
    if (!link.isEmpty())
        citation.set("link", link);
    return citation;
}

Json row(const Turn &turn)
{
    QList<Json> context;
    for (const Passage &passage : turn.sources)
        context.append(passage.text);
    QList<Json> citations;
    for (const Citation &citation : turn.citations)
        citations.append(withLink(toJson(citation), linkTo(turn, citation)));
    const TurnOutcome outcome = outcomeOf(turn);
    JsonObject json = Json::object({{"id", turn.id},
                                    {"query", turn.question},
                                    {"context", context},
                                    {"response", turn.answer},
                                    {"outcome", name(outcome.state)},
                                    {"sentences_without_source", outcome.lacking},
                                    {"citations", citations},
                                    {"flow", turn.flow},
                                    {"model", turn.model},
                                    {"calls", turn.cost.calls},
                                    {"seconds", turn.cost.seconds}});
    if (outcome.likelihood != Likelihood::Unknown)
        json.set("likelihood", name(outcome.likelihood));
    if (outcome.disagreed)
        json.set("user_disagrees", true);
    if (turn.chosen)
        json.set("chosen_by_user", true);
    if (turn.accepted)
        json.set("accepted_by_user", true);
    if (!turn.fork.turn.isEmpty())
        json.set("forked_from", toJson(turn)[u"forked_from"]);
    if (turn.computed)
        json.set("computed", toJson(turn)[u"computed"]);
    if (turn.computed && !turn.further.isEmpty())
        json.set("computed_further", toJson(turn)[u"computed_further"]);
    if (turn.computed && !turn.missing.isEmpty())
        json.set("computed_missing", toJson(turn)[u"computed_missing"]);
    if (turn.refusal != Refusal::None)
        json.set("refusal", name(turn.refusal));
    return json;
}

Result<QByteArray> write(const ExportData &evidence)
{
    QByteArray lines;
    for (const Session &session : evidence.sessions) {
        for (const Turn &turn : session.turns)
            lines += row(turn).written() + '\n';
    }
    return lines;
}

constexpr Exporter jsonl{"jsonl", QT_TRANSLATE_NOOP("Exporter", "Dataset (JSONL)"), "jsonl", write};
const Offered<Exporter> offered{jsonl};

} // namespace
} // namespace core
