// Downloads a model through Ollama.
#pragma once

#include "app/services/modelservice.h"
#include "ui/settings/fetchbox.h"

#include <functional>

namespace ui {

class PullBox : public FetchBox
{
    Q_OBJECT

public:
    // `server`: returns the address in the form. `models` must outlive the box.
    PullBox(app::ModelService &models, std::function<QString()> server, QWidget *parent = nullptr);

signals:
    void pulled(const QString &server, const QString &model);

private:
    void fetch(const QString &name, const Told &told, const Done &done) override;
    QString ended(const QString &name, const QString &server) override;

    app::ModelService &m_models;
    std::function<QString()> m_server;
};

} // namespace ui
