#include "ui/settings/pullbox.h"

namespace ui {

PullBox::PullBox(app::ModelService &models, std::function<QString()> server, QWidget *parent)
    : FetchBox({tr("Model to pull"), tr("Pull"), tr("Pull the model"),
                tr("The Ollama at the address above fetches it from its library"), tr("What is pulled"),
                tr("Any name of https://ollama.com/library can be typed."), tr("Asking the Ollama…"),
                tr("Stopped. What has come is kept; Pull goes on with it."), tr("Type or choose the name of a model.")},
               parent),
      m_models(models),
      m_server(std::move(server))
{
}

void PullBox::fetch(const QString &name, const Told &told, const Done &done)
{
    const QString server = m_server();
    const auto pulled = [done, server](const core::Result<void> &result) {
        done(result ? core::Result<QString>(server) : result.error());
    };
    m_models.pull(server, name, told, {done.receiver(), pulled});
}

QString PullBox::ended(const QString &name, const QString &server)
{
    emit pulled(server, name);
    return tr("%1 is there and chosen; OK keeps it.").arg(name);
}

} // namespace ui
