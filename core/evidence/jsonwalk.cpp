#include "core/evidence/jsonwalk.h"

#include <QJsonArray>
#include <QJsonObject>

namespace core {

QJsonValue walked(const QJsonValue &value, const JsonLeaf &leaf, const QString &key)
{
    if (value.isObject()) {
        QJsonObject object = value.toObject();
        for (auto it = object.begin(); it != object.end(); ++it)
            *it = walked(*it, leaf, it.key());
        return object;
    }
    if (value.isArray()) {
        QJsonArray array = value.toArray();
        for (auto it = array.begin(); it != array.end(); ++it)
            *it = walked(*it, leaf, key);
        return array;
    }
    return leaf(key, value);
}

} // namespace core
