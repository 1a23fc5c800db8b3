// A session as JSON, whole: with sources, verdicts and traces, so that it can be replayed.
#include "core/base/catalogue.h"
#include "core/session/exporter.h"

#include <QJsonDocument>

namespace core {
namespace {

QByteArray write(const Session &session)
{
    QJsonObject json = toJson(session);
    json[QLatin1String("attest")] = QStringLiteral(ATTEST_VERSION);
    return QJsonDocument(json).toJson();
}

constexpr Exporter json{"json", QT_TRANSLATE_NOOP("Exporter", "JSON, with traces"), "json", write};
const Offered<Exporter> offered{json};

} // namespace
} // namespace core
