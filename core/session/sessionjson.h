// Sessions and turns as JSON. Every name is public (exports, attest-cli, the store): keys are added, never renamed.
#pragma once

#include "core/session/session.h"

#include <QJsonArray>
#include <QJsonObject>

namespace core {

QJsonObject toJson(const Turn &turn);
Turn turnFrom(const QJsonObject &json);
QJsonObject toJson(const Session &session);
Session sessionFrom(const QJsonObject &json);
QJsonObject toJson(const Review &review); // empty where nothing came of it
QJsonObject toJson(const ImportedFrom &imported);
ImportedFrom importedFrom(const QJsonObject &json);
QJsonArray toJson(const QList<EvidenceDocument> &documents);
QList<EvidenceDocument> documentsFrom(const QJsonArray &json);

} // namespace core
