// A lock-free cache of a few thousand results, keyed by file content. If two threads add results at the same time, one
// is lost and recomputed later.
#pragma once

#include "core/values/document.h"

#include <QHash>

#include <atomic>
#include <memory>

namespace core {

template <class T>
class Remembered
{
public:
    // Results for a document with unknown content are not cached.
    template <class Read>
    T get(const Document &document, Read read)
    {
        if (document.hash.isEmpty())
            return read();
        const Key key{document.hash, document.path};
        const std::shared_ptr<const Values> values = m_values.load();
        if (values) {
            const auto found = values->constFind(key);
            if (found != values->constEnd())
                return *found;
        }
        T value = read();
        auto more = std::make_shared<Values>(values && values->size() < most ? *values : Values());
        more->insert(key, value);
        m_values.store(std::move(more));
        return value;
    }

private:
    using Key = std::pair<QByteArray, QString>; // content and path, because the file name matters too
    using Values = QHash<Key, T>;

    static constexpr int most = 4000;

    std::atomic<std::shared_ptr<const Values>> m_values;
};

} // namespace core
