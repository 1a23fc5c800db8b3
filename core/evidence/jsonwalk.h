// Every string, number and truth of a JSON value made into another, by the key under which it stands. In a list, under
// the key of the list.
#pragma once

#include <QJsonValue>
#include <QString>

#include <functional>

namespace core {

using JsonLeaf = std::function<QJsonValue(const QString &key, const QJsonValue &leaf)>;

QJsonValue walked(const QJsonValue &value, const JsonLeaf &leaf, const QString &key = {});

} // namespace core
