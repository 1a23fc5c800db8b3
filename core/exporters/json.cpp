// Exports complete sessions as JSON, with sources, verdicts and traces, so that they can be replayed. Several: a list.
#include "core/base/catalogue.h"
#include "core/evidence/bundle.h"
#include "core/session/exporter.h"
#include "core/session/memo.h"
#include "core/session/sessionjson.h"

namespace core {
namespace {

Result<QByteArray> write(const ExportData &evidence)
{
    QList<Json> sessions;
    for (const Session &session : evidence.sessions)
        sessions.append(toJson(session));
    JsonObject json = sessions.size() == 1 ? sessions.takeFirst() : Json::object({{"sessions", sessions}});
    json.set("links", linksOf(evidence.sessions));
    json.set("documents", toJson(evidence.documents));
    json.set("attest", QStringLiteral(ATTEST_VERSION));
    return json.written(Json::Form::Indented);
}

constexpr Exporter json{"json", QT_TRANSLATE_NOOP("Exporter", "JSON, with traces"), "json", write,
                        Exporter::Traces | Exporter::Prompts | Exporter::Rejected | Exporter::Paths};
const Offered<Exporter> offered{json};

} // namespace
} // namespace core
