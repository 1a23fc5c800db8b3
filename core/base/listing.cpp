// Wraps readdir and stat: Qt's own functions silently skip names that are not UTF-8.
#include "core/base/listing.h"

#include "core/base/detachedcall.h"

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <memory>

#include <dirent.h>
#include <fcntl.h>
#include <sys/stat.h>

namespace core {
namespace {

FileStamp stampFrom(const struct stat &found)
{
    return {qint64(found.st_size), qint64(found.st_mtim.tv_sec) * 1'000'000'000 + found.st_mtim.tv_nsec,
            qint64(found.st_dev), qint64(found.st_ino)};
}

Error errorFor(int number, const QByteArray &folder)
{
    const Error::Code code = number == ENOENT || number == ENOTDIR ? Error::NotFound : Error::Unreadable;
    const QString why = number == EACCES || number == EPERM
                            ? QStringLiteral("you have no permission to read it; change its permissions")
                        : number == ELOOP || number == ENAMETOOLONG
                            ? QStringLiteral("its path is too long; move it to a higher folder")
                        : code == Error::NotFound ? QStringLiteral("it does not exist")
                                                  : QStringLiteral("its drive has an error (%1); check the drive")
                                                        .arg(QString::fromLocal8Bit(std::strerror(number)));
    return {code, why, shown(folder)};
}

void take(Listing &listing, const QByteArray &name, unsigned char type, int folder,
          const std::function<bool(const QByteArray &)> &wanted)
{
    if (type == DT_DIR) {
        listing.folders.append(name);
        return;
    }
    const bool ordinary = type == DT_REG;
    if ((ordinary && !wanted(name)) || (!ordinary && type != DT_LNK && type != DT_UNKNOWN))
        return;
    struct stat found = {};
    if (fstatat(folder, name.constData(), &found, 0) != 0)
        return; // it was just removed, or is a dangling link
    if (S_ISREG(found.st_mode)) {
        if (wanted(name))
            listing.files.append({name, stampFrom(found)});
        return;
    }
    if (!S_ISDIR(found.st_mode))
        return;
    struct stat itself = {};
    const bool link = fstatat(folder, name.constData(), &itself, AT_SYMLINK_NOFOLLOW) == 0 && S_ISLNK(itself.st_mode);
    (link ? listing.links : listing.folders).append(name);
}

Result<Listing> listed(const QByteArray &folder, const std::function<bool(const QByteArray &name)> &wanted)
{
    const std::unique_ptr<DIR, int (*)(DIR *)> open(opendir(folder.constData()), closedir);
    if (!open)
        return errorFor(errno, folder);
    Listing listing;
    struct stat self = {};
    if (fstat(dirfd(open.get()), &self) != 0)
        return errorFor(errno, folder);
    listing.self = stampFrom(self);
    while (true) {
        errno = 0;
        const dirent *entry = readdir(open.get());
        if (!entry && errno != 0)
            return errorFor(errno, folder);
        if (!entry)
            break;
        const QByteArray name(entry->d_name);
        if (name != "." && name != "..")
            take(listing, name, entry->d_type, dirfd(open.get()), wanted);
    }
    std::sort(listing.files.begin(), listing.files.end(),
              [](const Listing::File &a, const Listing::File &b) { return a.name < b.name; });
    std::sort(listing.folders.begin(), listing.folders.end());
    std::sort(listing.links.begin(), listing.links.end());
    return listing;
}

} // namespace

Result<Listing> listFolder(const QByteArray &folder, const std::function<bool(const QByteArray &name)> &wanted,
                           const std::stop_token &stop)
{
    auto listing = callDetached([folder, wanted] { return listed(folder, wanted); }, stop);
    return listing ? *std::move(listing) : Error::cancelled();
}

std::optional<FileStamp> stampOf(const QByteArray &path, const std::stop_token &stop)
{
    const auto stamp = callDetached(
        [path]() -> std::optional<FileStamp> {
            struct stat found = {};
            if (stat(path.constData(), &found) != 0)
                return {};
            return stampFrom(found);
        },
        stop);
    return stamp.value_or(std::nullopt);
}

bool isText(const QByteArray &name)
{
    return QString::fromUtf8(name).toUtf8() == name;
}

QString shown(const QByteArray &name)
{
    if (isText(name))
        return QString::fromUtf8(name);
    QString text;
    for (const char byte : name) {
        const auto code = static_cast<unsigned char>(byte);
        text += code < 0x80 ? QString(QLatin1Char(byte)) : QStringLiteral("\\x") + QString::number(code, 16).toUpper();
    }
    return text;
}

} // namespace core
