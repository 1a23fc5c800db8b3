#include "core/session/exporter.h"

#include "core/base/catalogue.h"

namespace core {

const Exporter *exporterFor(const QString &id)
{
    for (const Exporter *exporter : offers<Exporter>()) {
        if (toQString(exporter->id) == id)
            return exporter;
    }
    return nullptr;
}

} // namespace core
