// Every string, number and truth of a JSON value made into another, by the key under which it stands. In a list, under
// the key of the list.
#pragma once

#include "core/base/json.h"

#include <QString>

#include <functional>

namespace core {

using JsonLeaf = std::function<Json(const QString &key, const Json &leaf)>;

Json walked(const Json &value, const JsonLeaf &leaf, const QString &key = {});

} // namespace core
