// Which web search the settings name.
#include "core/web/websearch.h"

#include "core/base/catalogue.h"

namespace core {

const WebEngine *webEngine(const Settings &settings)
{
    for (const WebEngine *engine : offers<WebEngine>()) {
        if (settings.webSearch == QLatin1String(engine->id.data(), qsizetype(engine->id.size())))
            return engine;
    }
    return nullptr;
}

} // namespace core
