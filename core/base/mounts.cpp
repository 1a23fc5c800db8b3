#include "core/base/mounts.h"

#include <QFile>

#include <algorithm>

namespace core {

// The fourth field is the mount point, with spaces as \040; the type follows a dash.
QList<QByteArray> networkMounts()
{
    static constexpr const char *kinds[] = {"nfs",   "nfs4", "cifs", "smb3", "smbfs",
                                            "ncpfs", "coda", "afs",  "9p",   "ceph"};
    QList<QByteArray> mounts;
    QFile table(QStringLiteral("/proc/self/mountinfo"));
    if (!table.open(QIODevice::ReadOnly))
        return mounts;
    for (const QByteArray &line : table.readAll().split('\n')) {
        const QList<QByteArray> fields = line.split(' ');
        const QByteArray kind = fields.value(fields.indexOf("-") + 1);
        const bool far = kind.startsWith("fuse.") || std::any_of(std::begin(kinds), std::end(kinds),
                                                                 [&](const char *each) { return kind == each; });
        if (far && fields.size() > 4)
            mounts.append(QByteArray(fields.at(4)).replace("\\040", " ").replace("\\134", "\\"));
    }
    return mounts;
}

bool isBelow(const QByteArray &path, const QList<QByteArray> &mounts)
{
    return std::any_of(mounts.begin(), mounts.end(), [&](const QByteArray &mount) {
        return path == mount || path.startsWith(mount.endsWith('/') ? mount : mount + '/');
    });
}

} // namespace core
