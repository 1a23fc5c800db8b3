// Transforms every string, number and boolean of a JSON value. `leaf` receives each with its key; list elements get the
// key of their list.
#pragma once

#include "core/base/json.h"

#include <QString>

#include <functional>

namespace core {

using JsonLeaf = std::function<Json(const QString &key, const Json &leaf)>;

Json walked(const Json &value, const JsonLeaf &leaf, const QString &key = {});

} // namespace core
