// Sessions as JSON, whole: with sources, verdicts and traces, so that they can be replayed. Several are a list of them.
#include "core/base/catalogue.h"
#include "core/evidence/bundle.h"
#include "core/session/exporter.h"
#include "core/session/sessionjson.h"

#include <QJsonArray>
#include <QJsonObject>
#include <QJsonDocument>

namespace core {
namespace {

Result<QByteArray> write(const ExportData &evidence)
{
    QJsonArray sessions;
    for (const Session &session : evidence.sessions)
        sessions.append(toJson(session));
    QJsonObject json =
        sessions.size() == 1 ? sessions[0].toObject() : QJsonObject{{QStringLiteral("sessions"), sessions}};
    json[QLatin1String("documents")] = toJson(evidence.documents);
    json[QLatin1String("attest")] = QStringLiteral(ATTEST_VERSION);
    return QJsonDocument(json).toJson();
}

constexpr Exporter json{"json", QT_TRANSLATE_NOOP("Exporter", "JSON, with traces"), "json", write,
                        Exporter::Traces | Exporter::Prompts | Exporter::Rejected | Exporter::Paths};
const Offered<Exporter> offered{json};

} // namespace
} // namespace core
