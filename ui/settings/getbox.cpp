#include "ui/settings/getbox.h"

namespace ui {

GetBox::GetBox(app::ModelDownloads &downloads, QWidget *parent)
    : FetchBox({tr("Model file to download"), tr("Download"), tr("Download the model file"),
                tr("Attest uses the file only if its SHA-256 matches"), tr("Download status"),
                tr("You can also type the address of a GGUF file, followed by its SHA-256."), tr("Asking the server…"),
                tr("Stopped. The part already downloaded is kept; press Download to resume."),
                tr("Choose a model file, or type the address of one.")},
               parent),
      m_downloads(downloads)
{
}

void GetBox::fetch(const QString &name, const Told &told, const Done &done)
{
    m_downloads.get(name, told, done);
}

QString GetBox::ended(const QString &, const QString &file)
{
    emit got(file);
    return tr("The file has been downloaded, and “local” is selected; press OK to save.");
}

} // namespace ui
