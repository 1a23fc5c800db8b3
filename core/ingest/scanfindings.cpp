#include "core/ingest/scanfindings.h"

#include "core/base/contenthash.h"

#include <QDateTime>
#include <QFile>

#include <algorithm>
#include <cstdlib>

namespace core {
namespace {

constexpr int atOnce = 200; // findings stored per transaction

} // namespace

QString Findings::absolute(const QString &dir, const QString &name) const
{
    const QString path = dir.isEmpty() ? m_folder.path : m_folder.path + u'/' + dir;
    return name.isEmpty() ? path : path + u'/' + name;
}

Result<void> Findings::meet(const FolderFile *known, FolderFile now)
{
    if (known && known->stamp == now.stamp && !known->gone)
        return {};
    if (known && known->stamp == now.stamp) {
        now.id = known->id;
        m_found.there.append(now);
        ++m_scanned.back;
        tell(FolderChange::Back, now);
        return {};
    }
    if (!isSettled(now.stamp)) {
        const Corner corner{now.dir, false};
        if (!m_scanned.unsettled.contains(corner))
            m_scanned.unsettled.append(corner);
        return {};
    }
    if (known)
        now.id = known->id;
    const Result<bool> moved = move(now);
    if (!moved)
        return moved.error();
    if (*moved)
        return {};
    return known ? meetChanged(*known, now) : meetFresh(now);
}

// A renamed file keeps its stamp; one copied elsewhere and then removed has the same content.
Result<bool> Findings::move(const FolderFile &now)
{
    const auto take = [&](const FolderFile &from) {
        m_found.moved.append({from, now});
        m_moved.insert(from.id);
        m_overwriting = m_overwriting || now.id != 0;
        ++m_scanned.moved;
        tell(FolderChange::Moved, now, m_folders.path(from));
    };
    const auto mayHaveMoved = [&](const FolderFile &file) {
        return file.id != now.id && !m_moved.contains(file.id) && !isWhereItWas(file);
    };
    for (const FolderFile &file : m_folders.withStamp(now.stamp)) {
        if (mayHaveMoved(file)) {
            take(file);
            return true;
        }
    }
    QByteArray hash;
    // If not found here, it is missed only later; the reader recognises its content, and the old path goes in the end.
    for (const FolderFile &file : m_missing.values(now.stamp.bytes) + m_folders.goneWithBytes(now.stamp.bytes)) {
        if (now.id != 0 || !mayHaveMoved(file))
            continue;
        const Document document = m_folders.documentAt(m_folders.path(file));
        if (document.hash.isEmpty())
            continue;
        if (hash.isEmpty()) {
            const Result<QByteArray> read = contentHash(absolute(now.dir, now.name), m_tools.stop);
            if (!read && read.error().code == Error::Cancelled)
                return read.error();
            if (!read)
                return false;
            hash = *read;
        }
        if (hash == document.hash) {
            take(file);
            return true;
        }
    }
    return false;
}

// A file added before the folder was watched, and not modified since, is already known.
Result<void> Findings::meetFresh(const FolderFile &now)
{
    const Document document = m_folders.documentAt(absolute(now.dir, now.name));
    const bool isKnown =
        document.id != 0 && document.bytes == now.stamp.bytes && document.added >= now.stamp.written / 1'000'000;
    m_found.there.append(now);
    if (isKnown)
        return {};
    want(now);
    ++m_scanned.fresh;
    tell(FolderChange::New, now);
    return {};
}

// The text read before is used until the new content is stored; a file that was only touched is not read again.
Result<void> Findings::meetChanged(const FolderFile &known, const FolderFile &now)
{
    const QString path = absolute(now.dir, now.name);
    const Document document = m_folders.documentAt(path);
    if (document.id != 0 && !document.hash.isEmpty()) {
        const Result<QByteArray> hash = contentHash(path, m_tools.stop);
        if (!hash && hash.error().code == Error::Cancelled)
            return hash.error();
        if (hash && *hash == document.hash) {
            m_found.there.append(now);
            if (known.gone) {
                ++m_scanned.back;
                tell(FolderChange::Back, now);
            }
            return {};
        }
    }
    m_found.there.append(now);
    want(now);
    ++m_scanned.changed;
    tell(FolderChange::Changed, now);
    return {};
}

bool Findings::isSettled(const FileStamp &stamp) const
{
    const qint64 age = QDateTime::currentMSecsSinceEpoch() - stamp.written / 1'000'000;
    return std::abs(age) >= m_tools.quiet.count(); // a clock that is far off is ignored
}

bool Findings::isWhereItWas(const FolderFile &file) const
{
    const std::optional<FileStamp> now = stampOf(QFile::encodeName(m_folders.path(file)), m_tools.stop);
    return now && now->inode == file.stamp.inode && now->device == file.stamp.device;
}

void Findings::want(const FolderFile &file)
{
    m_toRead.append({absolute(file.dir, file.name), file.stamp.bytes});
}

void Findings::tell(FolderChange::Kind kind, const FolderFile &file, const QString &from)
{
    if (m_tools.tell)
        m_tools.tell({kind, absolute(file.dir, file.name), from, {}});
}

// Files are queued first: once recorded here, they are not queued again. Files that swap names are stored together.
// After a stop nothing is stored, since a file on a drive that did not answer looks missing.
Result<void> Findings::keep(bool all)
{
    if (m_tools.stop.stop_requested())
        return Error::cancelled();
    if (!all && (m_found.size() < atOnce || m_overwriting))
        return {};
    if (!m_toRead.isEmpty()) {
        if (const Result<void> read = m_tools.read(m_toRead); !read)
            return read;
    }
    m_toRead.clear();
    const FolderFindings found = std::exchange(m_found, {});
    return found.size() > 0 ? m_folders.keep(found) : Result<void>();
}

Result<void> Findings::loseWhatIsGone()
{
    for (const FolderFile &file : std::as_const(m_missing)) {
        if (m_tools.stop.stop_requested())
            return Error::cancelled();
        if (m_moved.contains(file.id))
            continue;
        QString above = file.dir;
        std::optional<FileStamp> nearest = stampOf(QFile::encodeName(absolute(above)), m_tools.stop);
        while (!nearest && !above.isEmpty()) {
            above = above.left(std::max<qsizetype>(0, above.lastIndexOf(u'/')));
            nearest = stampOf(QFile::encodeName(absolute(above)), m_tools.stop);
        }
        const bool drive = !nearest || nearest->device != file.stamp.device;
        m_found.lost.append({file, drive});
        ++m_scanned.gone;
        tell(FolderChange::Gone, file);
        if (const Result<void> kept = keep(false); !kept)
            return kept;
    }
    return {};
}

} // namespace core
