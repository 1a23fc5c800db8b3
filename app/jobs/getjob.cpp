#include "app/jobs/getjob.h"

#include "app/jobs/seldom.h"
#include "core/base/download.h"

#include <QDir>
#include <QFile>
#include <QStandardPaths>

#include <algorithm>

namespace app {
namespace {

core::Error invalid(const QString &message)
{
    return {core::Error::Invalid, message, {}};
}

core::Result<core::ModelFile> fileNamed(const QString &named)
{
    const core::Result<QList<core::ModelFile>> known = modelFilesKnown();
    if (!known)
        return known.error();
    const QUrl address(named, QUrl::StrictMode);
    const bool isAddress = named.contains(QLatin1String("://"));
    const auto found = std::find_if(known->begin(), known->end(), [&](const core::ModelFile &file) {
        return isAddress ? file.address == address : file.name.compare(named, Qt::CaseInsensitive) == 0;
    });
    if (found != known->end())
        return *found;
    if (!isAddress)
        return invalid(QStringLiteral("There is no model file “%1” in the list; “attest-cli models get” shows the "
                                      "list, and an address works as well as a name.")
                           .arg(named.simplified().left(80)));
    core::ModelFile file;
    file.name = core::fileNameOf(address);
    file.address = address;
    if (!address.isValid() || file.name.isEmpty())
        return invalid(
            QStringLiteral("“%1” is not the address of a GGUF file; write it as https://example.org/model.gguf.")
                .arg(named.simplified().left(200)));
    return file;
}

} // namespace

QString modelFolder()
{
    return QDir(QStandardPaths::writableLocation(QStandardPaths::AppDataLocation)).filePath(QStringLiteral("models"));
}

QString ownModelList()
{
    return QDir(QStandardPaths::writableLocation(QStandardPaths::AppConfigLocation))
        .filePath(QStringLiteral("model-files.json"));
}

core::Result<QList<core::ModelFile>> modelFilesKnown()
{
    QFile own(ownModelList());
    const QByteArray more = own.open(QIODevice::ReadOnly) ? own.read(2 << 20) : QByteArray();
    core::Result<QList<core::ModelFile>> files = core::modelFiles(more);
    if (files || files.error().code != core::Error::Invalid)
        return files;
    return invalid(QStringLiteral("%1 Correct “%2”, or move it away.").arg(files.error().message, own.fileName()));
}

core::Result<QString> getModel(const WantedFile &wanted, const std::function<void(const PullTold &)> &told,
                               std::stop_token stop)
{
    const core::Result<core::ModelFile> file = fileNamed(wanted.named.trimmed());
    if (!file)
        return file.error();
    const QByteArray sum = wanted.sha256.isEmpty() ? file->sha256 : wanted.sha256.trimmed().toLower();
    if (sum.isEmpty())
        return invalid(QStringLiteral("The SHA-256 of “%1” is unknown; give the one shown on the file's page "
                                      "(“attest-cli models get URL --sha256 SUM”).")
                           .arg(file->name));
    Seldom<core::DownloadProgress::Stage> seldom;
    const auto tell = [&](const core::DownloadProgress &progress) {
        if (!seldom.isTime(progress.stage))
            return;
        const double share = progress.total > 0 ? double(progress.done) / double(progress.total) : 0;
        told({share, progress.done, progress.total, core::inWords(progress)});
    };
    const QString folder = wanted.folder.isEmpty() ? modelFolder() : QDir(wanted.folder).absolutePath();
    core::Download what{file->address, QDir(folder).filePath(core::fileNameOf(file->address)), sum, file->bytes};
    if (!wanted.sha256.isEmpty() && sum != file->sha256)
        what.bytes = 0; // not the version in the list
    const core::Result<void> got = core::download(what, tell, stop);
    return got ? core::Result<QString>(what.file) : got.error();
}

} // namespace app
