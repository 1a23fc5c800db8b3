// Sessions and turns as JSON. All keys are public (exports, attest-cli, the store): keys may be added but are never
// renamed.
#pragma once

#include "core/base/json.h"
#include "core/session/session.h"

namespace core {

Json toJson(const Turn &turn);
Turn turnFrom(const Json &json);
Json toJson(const Session &session);
Session sessionFrom(const Json &json);
Json toJson(const Review &review); // an empty review becomes an empty object
Json toJson(const ImportedFrom &imported);
ImportedFrom importedFrom(const Json &json);
Json toJson(const QList<EvidenceDocument> &documents);
QList<EvidenceDocument> documentsFrom(const Json &json);

} // namespace core
