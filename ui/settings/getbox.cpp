#include "ui/settings/getbox.h"

namespace ui {

GetBox::GetBox(app::ModelDownloads &downloads, QWidget *parent)
    : FetchBox({tr("Model file to download"), tr("Download"), tr("Download the model file"),
                tr("It is checked by its SHA-256 before it bears its name"), tr("What is downloaded"),
                tr("The address of a GGUF file can be typed, with its SHA-256 behind it."), tr("Asking the server…"),
                tr("Stopped. What has come is kept; Download goes on with it."),
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
    return tr("It is there, and “local” is chosen; OK keeps it.");
}

} // namespace ui
