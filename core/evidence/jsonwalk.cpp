#include "core/evidence/jsonwalk.h"

namespace core {

Json walked(const Json &value, const JsonLeaf &leaf, const QString &key)
{
    if (value.isObject()) {
        JsonObject object;
        for (const auto &[name, each] : value.entries())
            object.set(name, walked(each, leaf, name));
        return object;
    }
    if (value.isArray()) {
        QList<Json> array;
        array.reserve(value.size());
        for (const Json &each : value)
            array.append(walked(each, leaf, key));
        return array;
    }
    return leaf(key, value);
}

} // namespace core
