// Determines the backend of a model.
#include "core/ports/backend.h"

#include "core/base/catalogue.h"

namespace core {

const Backend *backendFor(const QString &model, ModelRole role)
{
    const Backend *first = nullptr;
    for (const Backend *backend : offers<Backend>()) {
        if (!backend->handles(model, role))
            continue;
        if (backend->id == "builtin")
            return backend;
        if (!first)
            first = backend;
    }
    return first;
}

} // namespace core
