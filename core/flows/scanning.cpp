#include "core/flows/scanning.h"

#include "core/base/contenthash.h"
#include "core/library/sieve.h"

#include <QDateTime>
#include <QElapsedTimer>
#include <QFile>
#include <QHash>
#include <QSet>

#include <algorithm>
#include <cstdlib>

namespace core {
namespace {

constexpr int atOnce = 200; // findings kept in one transaction
constexpr int mostNotes = 200;
constexpr int deepest = 200; // folders in each other
constexpr int sampled = 50;  // of known files, to tell an empty mount point from an emptied folder

class Scan
{
public:
    Scan(const Folder &folder, ScanTools &tools)
        : m_folder(folder),
          m_tools(tools),
          m_folders(tools.library),
          m_sieve(folder.filter)
    {
        m_sinceTold.start();
    }

    Result<Scanned> run(const QList<Corner> &corners)
    {
        const Result<bool> there = isThere();
        if (!there)
            return there.error();
        if (!*there)
            return m_scanned;
        for (const Corner &corner : corners) {
            if (const Result<void> seen = look(corner); !seen)
                return seen.error();
        }
        if (const Result<void> kept = finish(corners); !kept)
            return kept.error();
        return m_scanned;
    }

private:
    Result<bool> isThere();
    Result<void> look(const Corner &corner);
    Result<void> lookInto(const QString &dir, QStringList &below, bool whole);
    Result<void> compare(const QString &dir, const Listing &listing);
    Result<void> meet(const FolderFile *known, FolderFile now);
    Result<void> meetFresh(const FolderFile &now);
    Result<void> meetChanged(const FolderFile &known, const FolderFile &now);
    Result<bool> move(const FolderFile &now);
    Result<void> loseVanished(const Corner &corner);
    Result<void> finish(const QList<Corner> &corners);
    Result<void> keep(bool all);
    Result<void> loseWhatIsGone();

    bool isSettled(const FileStamp &stamp) const;
    bool isWhereItWas(const FolderFile &file) const;
    QString absolute(const QString &dir, const QString &name = {}) const;
    void want(const FolderFile &file);
    void tell(FolderChange::Kind kind, const FolderFile &file, const QString &from = {});
    void note(const QString &path, const QString &reason);

    const Folder &m_folder;
    ScanTools &m_tools;
    LibraryFolders m_folders;
    Sieve m_sieve;
    Scanned m_scanned;
    qint64 m_device = 0;
    FolderFindings m_findings;
    QList<FileToRead> m_toRead;
    QList<FolderFile> m_missing; // told at the end: they may have moved to where nobody has looked yet
    QSet<QString> m_seen;        // folders within that were listed, or could not be
    QStringList m_unread;        // those that could not be
    bool m_overwriting = false;  // a file moved to where another was, which may have moved on
    QSet<qint64> m_moved;        // rows
    QList<FolderNote> m_notes;
    QElapsedTimer m_sinceTold;
};

Error gone()
{
    return {Error::NotFound, QStringLiteral("This folder is not kept in step any more; look at the list again."), {}};
}

QString Scan::absolute(const QString &dir, const QString &name) const
{
    const QString path = dir.isEmpty() ? m_folder.path : m_folder.path + u'/' + dir;
    return name.isEmpty() ? path : path + u'/' + name;
}

// A drive that is not plugged in leaves no folder, or an empty one on another device. One that comes back may be on
// another device than before: its files tell that it is the same.
Result<bool> Scan::isThere()
{
    const Result<Listing> top = listFolder(QFile::encodeName(m_folder.path), [](const QByteArray &) { return false; });
    const qint64 before = m_folders.device(m_folder.id);
    QString why;
    if (!top)
        why = QStringLiteral("The folder is offline: %1. Nothing of it is forgotten.").arg(top.error().message);
    else if (before != 0 && before != top->self.device && m_folder.files > 0) {
        int tried = 0;
        bool some = false;
        for (const QString &dir : m_folders.dirsIn(m_folder.id, {})) {
            for (const FolderFile &file : m_folders.filesIn(m_folder.id, dir)) {
                some = some || (!file.gone && stampOf(QFile::encodeName(absolute(dir, file.name))));
                if (some || ++tried == sampled)
                    break;
            }
            if (some || tried == sampled)
                break;
        }
        if (!some)
            why = QStringLiteral("The folder is offline: its drive is not connected. Nothing of it is forgotten.");
    }
    if (!why.isEmpty()) {
        m_scanned.offline = true;
        if (m_folder.state == FolderState::Offline && m_folder.reason == why)
            return false;
        const Result<void> told = m_folders.setOffline(m_folder.id, why);
        return told ? Result<bool>(false) : told.error();
    }
    m_device = top->self.device;
    if (before == m_device && m_folder.state != FolderState::Offline)
        return true;
    const Result<int> back = m_folders.setThere(m_folder.id, m_device);
    if (!back)
        return back.error();
    m_scanned.back += *back;
    return true;
}

Result<void> Scan::look(const Corner &corner)
{
    QStringList waiting{corner.dir};
    while (!waiting.isEmpty()) {
        if (m_tools.stop.stop_requested())
            return Error::cancelled();
        const QString dir = waiting.takeLast();
        QStringList below;
        if (const Result<void> seen = lookInto(dir, below, corner.whole); !seen)
            return seen;
        waiting += below;
    }
    return loseVanished(corner);
}

Result<void> Scan::lookInto(const QString &dir, QStringList &below, bool whole)
{
    if (m_seen.contains(dir) || !m_sieve.entersFolder(dir))
        return {};
    const QByteArray path = QFile::encodeName(absolute(dir));
    if (m_tools.enter)
        m_tools.enter(path);
    const Result<Listing> listing = listFolder(path, Sieve::isPdf);
    if (!listing && listing.error().code == Error::NotFound)
        return {}; // loseVanished() says so
    m_seen.insert(dir);
    if (!listing) {
        m_unread.append(dir);
        note(dir, QStringLiteral("This folder was left out: %1.").arg(listing.error().message));
        return {};
    }
    if (const Result<void> compared = compare(dir, *listing); !compared)
        return compared;
    for (const QByteArray &name : listing->links)
        note(within(dir, shown(name)),
             QStringLiteral("This is a link to a folder, which is not followed; add the folder it leads to."));
    for (auto name = listing->folders.crbegin(); name != listing->folders.crend(); ++name) {
        const QString inside = within(dir, shown(*name));
        if (!isText(*name))
            note(inside, QStringLiteral("The name of this folder is not UTF-8; rename it to have it read."));
        else if (inside.count(u'/') >= deepest)
            note(inside, QStringLiteral("This folder is too deep inside others; move it nearer to the top."));
        else if (m_sieve.entersFolder(inside) && (whole || m_folders.dirsIn(m_folder.id, inside).isEmpty()))
            below.append(inside); // what is known is looked at by itself, where something happened in it
    }
    return {};
}

Result<void> Scan::compare(const QString &dir, const Listing &listing)
{
    QHash<QString, FolderFile> known;
    for (const FolderFile &file : m_folders.filesIn(m_folder.id, dir))
        known.insert(file.name, file);
    for (const Listing::File &found : listing.files) {
        if (m_tools.stop.stop_requested())
            return Error::cancelled();
        if (!isText(found.name)) {
            note(within(dir, shown(found.name)),
                 QStringLiteral("The name of this file is not UTF-8; rename it to have it read."));
            continue;
        }
        const FolderFile now{0, m_folder.id, dir, QString::fromUtf8(found.name), found.stamp, false};
        const auto before = known.constFind(now.name);
        const bool isKnown = before != known.cend();
        if (!m_sieve.takesFile(dir, now.name, now.stamp.bytes)) {
            if (isKnown)
                m_findings.leftOut.append(before->id);
        } else if (const Result<void> met = meet(isKnown ? &*before : nullptr, now); !met) {
            return met;
        }
        known.remove(now.name);
        ++m_scanned.files;
        if (m_tools.progress && m_sinceTold.elapsed() > 200) {
            m_sinceTold.restart();
            m_tools.progress(m_scanned.files);
        }
        if (const Result<void> kept = keep(false); !kept)
            return kept;
    }
    for (const FolderFile &file : std::as_const(known)) {
        if (!file.gone)
            m_missing.append(file);
    }
    return {};
}

Result<void> Scan::meet(const FolderFile *known, FolderFile now)
{
    if (known && known->stamp == now.stamp && !known->gone)
        return {};
    if (known && known->stamp == now.stamp) {
        now.id = known->id;
        m_findings.there.append(now);
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

// A file that has another name now has the stamp it had; one that was copied elsewhere and removed has its content.
Result<bool> Scan::move(const FolderFile &now)
{
    const auto take = [&](const FolderFile &from) {
        m_findings.moved.append({from, now});
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
    for (const FolderFile &file : m_folders.withBytes(now.stamp.bytes)) {
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

// One that was added before the folder was kept in step, and has not been written to since, is known.
Result<void> Scan::meetFresh(const FolderFile &now)
{
    const Document document = m_folders.documentAt(absolute(now.dir, now.name));
    const bool isKnown =
        document.id != 0 && document.bytes == now.stamp.bytes && document.added >= now.stamp.written / 1'000'000;
    m_findings.there.append(now);
    if (isKnown)
        return {};
    want(now);
    ++m_scanned.fresh;
    tell(FolderChange::New, now);
    return {};
}

// What was read of it before answers until the new content is kept; one that was only touched is not read again.
Result<void> Scan::meetChanged(const FolderFile &known, const FolderFile &now)
{
    const QString path = absolute(now.dir, now.name);
    const Document document = m_folders.documentAt(path);
    if (document.id != 0 && !document.hash.isEmpty()) {
        const Result<QByteArray> hash = contentHash(path, m_tools.stop);
        if (!hash && hash.error().code == Error::Cancelled)
            return hash.error();
        if (hash && *hash == document.hash) {
            m_findings.there.append(now);
            if (known.gone) {
                ++m_scanned.back;
                tell(FolderChange::Back, now);
            }
            return {};
        }
    }
    m_findings.there.append(now);
    want(now);
    ++m_scanned.changed;
    tell(FolderChange::Changed, now);
    return {};
}

// Files in folders that are not there any more, and of those that the filter does not enter any more.
Result<void> Scan::loseVanished(const Corner &corner)
{
    if (!corner.whole && m_seen.contains(corner.dir))
        return {};
    for (const QString &dir : m_folders.dirsIn(m_folder.id, corner.dir)) {
        if (m_tools.stop.stop_requested())
            return Error::cancelled();
        if (m_seen.contains(dir))
            continue;
        const bool unread = std::any_of(m_unread.cbegin(), m_unread.cend(), // of it nothing is known
                                        [&](const QString &above) { return dir.startsWith(above + u'/'); });
        if (unread)
            continue;
        const bool entered = m_sieve.entersFolder(dir);
        for (const FolderFile &file : m_folders.filesIn(m_folder.id, dir)) {
            if (!entered)
                m_findings.leftOut.append(file.id);
            else if (!file.gone)
                m_missing.append(file);
        }
        if (const Result<void> kept = keep(false); !kept)
            return kept;
    }
    return {};
}

bool Scan::isSettled(const FileStamp &stamp) const
{
    const qint64 age = QDateTime::currentMSecsSinceEpoch() - stamp.written / 1'000'000;
    return std::abs(age) >= m_tools.quiet.count(); // a clock that is far off says nothing
}

bool Scan::isWhereItWas(const FolderFile &file) const
{
    const std::optional<FileStamp> now = stampOf(QFile::encodeName(m_folders.path(file)));
    return now && now->inode == file.stamp.inode && now->device == file.stamp.device;
}

void Scan::want(const FolderFile &file)
{
    m_toRead.append({absolute(file.dir, file.name), file.stamp.bytes});
}

void Scan::tell(FolderChange::Kind kind, const FolderFile &file, const QString &from)
{
    if (m_tools.tell)
        m_tools.tell({kind, absolute(file.dir, file.name), from, {}});
}

void Scan::note(const QString &path, const QString &reason)
{
    ++m_scanned.unread;
    if (m_notes.size() < mostNotes)
        m_notes.append({path, reason});
    if (m_tools.tell)
        m_tools.tell({FolderChange::Skipped, absolute(path), {}, reason});
}

// First they are put into the queue: a file that is written down here will not be put there again. Files that change
// names with each other are kept together.
Result<void> Scan::keep(bool all)
{
    if (!all && (m_findings.size() < atOnce || m_overwriting))
        return {};
    if (!m_toRead.isEmpty()) {
        if (const Result<void> read = m_tools.read(m_toRead); !read)
            return read;
    }
    m_toRead.clear();
    const FolderFindings findings = std::exchange(m_findings, {});
    return findings.size() > 0 ? m_folders.keep(findings) : Result<void>();
}

Result<void> Scan::loseWhatIsGone()
{
    for (const FolderFile &file : std::as_const(m_missing)) {
        if (m_moved.contains(file.id))
            continue;
        QString above = file.dir;
        std::optional<FileStamp> nearest = stampOf(QFile::encodeName(absolute(above)));
        while (!nearest && !above.isEmpty()) {
            above = above.left(std::max<qsizetype>(0, above.lastIndexOf(u'/')));
            nearest = stampOf(QFile::encodeName(absolute(above)));
        }
        const bool drive = !nearest || nearest->device != file.stamp.device;
        m_findings.lost.append({file, drive});
        ++m_scanned.gone;
        tell(FolderChange::Gone, file);
        if (const Result<void> kept = keep(false); !kept)
            return kept;
    }
    return {};
}

Result<void> Scan::finish(const QList<Corner> &corners)
{
    if (const Result<void> lost = loseWhatIsGone(); !lost)
        return lost;
    if (const Result<void> kept = keep(true); !kept)
        return kept;
    if (!corners.contains(Corner{})) {
        for (const FolderNote &old : m_folder.notes) { // of the corners that nobody looked into
            const QString dir = old.path.left(std::max<qsizetype>(0, old.path.lastIndexOf(u'/')));
            if (!m_seen.contains(dir) && !m_seen.contains(old.path))
                m_notes.append(old);
        }
    }
    const bool partly = !m_notes.isEmpty();
    const QString reason =
        !partly ? QString()
        : m_notes.size() == 1
            ? QStringLiteral("“%1” was left out: %2").arg(m_notes.first().path, m_notes.first().reason)
            : QStringLiteral("%1 files or folders were left out; the list says why.").arg(m_notes.size());
    return m_folders.setScanned(m_folder.id, partly ? FolderState::Partly : FolderState::InStep, reason, m_notes);
}

} // namespace

Result<Scanned> scan(FolderId id, const QList<Corner> &corners, ScanTools &tools)
{
    const Result<Folder> folder = LibraryFolders(tools.library).folder(id);
    return folder ? Scan(*folder, tools).run(corners) : gone();
}

Result<int> lookForFiles(ScanTools &tools)
{
    LibraryFolders folders(tools.library);
    QList<LibraryFolders::Place> changed;
    for (const LibraryFolders::Place &place : folders.placesOfNoFolder()) {
        if (tools.stop.stop_requested())
            return Error::cancelled();
        LibraryFolders::Place now = place;
        now.missing = stampOf(QFile::encodeName(place.path))                                      ? 0
                      : stampOf(QFile::encodeName(place.path.left(place.path.lastIndexOf(u'/')))) ? 1
                                                                                                  : 2;
        if (now.missing != place.missing)
            changed.append(now);
    }
    if (!changed.isEmpty()) {
        if (const Result<void> kept = folders.setPlaces(changed); !kept)
            return kept.error();
    }
    return int(changed.size());
}

} // namespace core
