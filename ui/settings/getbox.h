// Downloads a model file.
#pragma once

#include "app/services/modeldownloads.h"
#include "ui/settings/fetchbox.h"

namespace ui {

class GetBox : public FetchBox
{
    Q_OBJECT

public:
    explicit GetBox(app::ModelDownloads &downloads, QWidget *parent = nullptr); // `downloads` must outlive it

signals:
    void got(const QString &file);

private:
    void fetch(const QString &name, const Told &told, const Done &done) override;
    QString ended(const QString &name, const QString &file) override;

    app::ModelDownloads &m_downloads;
};

} // namespace ui
