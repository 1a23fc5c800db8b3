#include "ui/settings/pullbox.h"

namespace ui {

PullBox::PullBox(app::ModelService &models, std::function<QString()> server, QWidget *parent)
    : FetchBox({tr("Model to pull"), tr("Pull"), tr("Pull the model"),
                tr("The Ollama server at the address above downloads the model from ollama.com"), tr("Pull status"),
                tr("You can type any name from https://ollama.com/library."), tr("Asking Ollama…"),
                tr("Stopped. The part already pulled is kept; press Pull to resume."),
                tr("Type or choose the name of a model.")},
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
    return tr("%1 is ready and selected; press OK to save.").arg(name);
}

} // namespace ui
