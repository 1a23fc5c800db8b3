// Selects the web search named in the settings.
#include "core/web/websearch.h"

#include "core/base/catalogue.h"

namespace core {
namespace {

class Unopened : public WebSearch
{
public:
    Unopened(const QString &name, const Error &error) : m_name(name), m_error(error) {}

    QString name() const override { return m_name; }
    Result<QList<Passage>> search(const QString &, int, std::stop_token) override { return m_error; }

private:
    const QString m_name;
    const Error m_error;
};

} // namespace

std::unique_ptr<WebSearch> openWeb(const Settings &settings, const Connections &connections)
{
    const WebEngine *engine = webEngine(settings);
    if (!engine)
        return nullptr;
    Result<std::unique_ptr<WebSearch>> opened = engine->open(settings, connections);
    if (opened)
        return *std::move(opened);
    return std::make_unique<Unopened>(QString::fromUtf8(engine->title), opened.error());
}

const WebEngine *webEngine(const Settings &settings)
{
    for (const WebEngine *engine : offers<WebEngine>()) {
        if (settings.webSearch == QLatin1String(engine->id.data(), qsizetype(engine->id.size())))
            return engine;
    }
    return nullptr;
}

} // namespace core
