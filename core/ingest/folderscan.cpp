#include "core/ingest/folderscan.h"

#include "core/ingest/scanfindings.h"
#include "core/library/filenow.h"
#include "core/library/queue.h"
#include "core/library/sieve.h"

#include <QDateTime>
#include <QElapsedTimer>
#include <QFile>
#include <QFileInfo>
#include <QHash>
#include <QSet>

#include <algorithm>
#include <cstdlib>

namespace core {
namespace {

constexpr int mostNotes = 200;
constexpr int deepest = 200; // nested folders
constexpr int atOnce = 200;  // files queued at once
constexpr int mostFailed = 1000;
constexpr int sampled = 50; // number of known files checked, to distinguish an unmounted drive from an emptied folder

class Scan
{
public:
    Scan(const Folder &folder, ScanTools &tools)
        : m_folder(folder),
          m_tools(tools),
          m_folders(tools.library),
          m_sieve(folder.filter),
          m_findings(folder, tools, m_scanned)
    {
        m_sinceTold.start();
    }

    Result<Scanned> run(const QList<Corner> &wanted)
    {
        const Result<bool> there = isThere();
        if (!there)
            return there.error();
        if (!*there)
            return m_scanned;
        const bool all = m_folder.state == FolderState::Waiting || m_folder.state == FolderState::Offline;
        QList<Corner> corners = all ? QList<Corner>{{}} : wanted;
        // Each folder is scanned once: first for corners that include everything below.
        std::stable_partition(corners.begin(), corners.end(), [](const Corner &corner) { return corner.whole; });
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
    Result<void> readFolder(const QString &dir, QStringList &below, bool whole);
    Result<void> compare(const QString &dir, const Listing &listing);
    Result<void> loseVanished(const Corner &corner);
    Result<void> finish(const QList<Corner> &corners);

    QString absolute(const QString &dir, const QString &name = {}) const { return m_findings.absolute(dir, name); }
    void note(const QString &path, const QString &reason);

    const Folder &m_folder;
    ScanTools &m_tools;
    LibraryFolders m_folders;
    Sieve m_sieve;
    Scanned m_scanned;
    qint64 m_device = 0;
    Findings m_findings;
    QSet<QString> m_seen; // subfolders that were listed or could not be
    QStringList m_unread; // subfolders that could not be listed
    QList<FolderNote> m_notes;
    QElapsedTimer m_sinceTold;
};

Error gone()
{
    return {Error::NotFound, QStringLiteral("This folder is no longer watched; look at the list again."), {}};
}

// An unplugged drive leaves no folder, or an empty one on another device. A drive that returns may have another device
// number: its files show that it is the same.
Result<bool> Scan::isThere()
{
    const Result<Listing> top = listFolder(
        QFile::encodeName(m_folder.path), [](const QByteArray &) { return false; }, m_tools.stop);
    if (!top && top.error().code == Error::Cancelled)
        return top.error();
    const qint64 before = m_folders.device(m_folder.id);
    QString why;
    if (!top)
        why = QStringLiteral("The folder is offline: %1. Its documents stay in the library.").arg(top.error().message);
    else if (before != 0 && before != top->self.device && m_folder.files > 0) {
        int tried = 0;
        bool some = false;
        for (const QString &dir : m_folders.dirsIn(m_folder.id, {})) {
            for (const FolderFile &file : m_folders.filesIn(m_folder.id, dir)) {
                some = some || (!file.gone && stampOf(QFile::encodeName(absolute(dir, file.name)), m_tools.stop));
                if (some || ++tried == sampled)
                    break;
            }
            if (some || tried == sampled)
                break;
        }
        if (m_tools.stop.stop_requested())
            return Error::cancelled(); // it is unknown which of them exist
        if (!some)
            why =
                QStringLiteral("The folder is offline: its drive is not connected. Its documents stay in the library.");
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
        if (const Result<void> seen = readFolder(dir, below, corner.whole); !seen)
            return seen;
        waiting += below;
    }
    return loseVanished(corner);
}

Result<void> Scan::readFolder(const QString &dir, QStringList &below, bool whole)
{
    if (m_seen.contains(dir) || !m_sieve.entersFolder(dir))
        return {};
    const QByteArray path = QFile::encodeName(absolute(dir));
    if (m_tools.enter)
        m_tools.enter(path);
    const Result<Listing> listing = listFolder(path, Sieve::isPdf, m_tools.stop);
    if (!listing && listing.error().code == Error::Cancelled)
        return listing.error();
    if (!listing && listing.error().code == Error::NotFound)
        return {}; // loseVanished() handles it
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
             QStringLiteral("This is a link to a folder, and links are not followed; add the folder it points to."));
    for (auto name = listing->folders.crbegin(); name != listing->folders.crend(); ++name) {
        const QString inside = within(dir, shown(*name));
        if (!isText(*name))
            note(inside, QStringLiteral("The name of this folder is not UTF-8; rename it to have it read."));
        else if (inside.count(u'/') >= deepest)
            note(inside, QStringLiteral("This folder is nested too deeply; move it to a higher folder."));
        else if (m_sieve.entersFolder(inside) && (whole || m_folders.dirsIn(m_folder.id, inside).isEmpty()))
            below.append(inside); // known folders are scanned on their own if something happened in them
    }
    return {};
}

Result<void> Scan::compare(const QString &dir, const Listing &listing)
{
    QHash<QString, FolderFile> known;
    for (const FolderFile &file : m_folders.filesIn(m_folder.id, dir))
        known.insert(file.name, file);
    QSet<QString> here;
    for (const Listing::File &found : listing.files)
        here.insert(QString::fromUtf8(found.name));
    for (const FolderFile &file : std::as_const(known)) { // before new files, which may be missing ones moved
        if (!file.gone && !here.contains(file.name))
            m_findings.miss(file);
    }
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
                m_findings.leaveOut(*before);
        } else if (const Result<void> met = m_findings.meet(isKnown ? &*before : nullptr, now); !met) {
            return met;
        }
        ++m_scanned.files;
        if (m_tools.progress && m_sinceTold.elapsed() > 200) {
            m_sinceTold.restart();
            m_tools.progress(m_scanned.files);
        }
        if (const Result<void> kept = m_findings.keep(false); !kept)
            return kept;
    }
    return {};
}

// Handles files in folders that no longer exist or that the filter no longer enters. If a folder was not listed, only
// the disk can tell.
Result<void> Scan::loseVanished(const Corner &corner)
{
    if (!corner.whole && m_seen.contains(corner.dir))
        return {};
    for (const QString &dir : m_folders.dirsIn(m_folder.id, corner.dir)) {
        if (m_tools.stop.stop_requested())
            return Error::cancelled();
        if (m_seen.contains(dir))
            continue;
        const bool unread = std::any_of(m_unread.cbegin(), m_unread.cend(), // nothing is known about it
                                        [&](const QString &above) { return dir.startsWith(above + u'/'); });
        if (unread)
            continue;
        const bool entered = m_sieve.entersFolder(dir);
        for (const FolderFile &file : m_folders.filesIn(m_folder.id, dir)) {
            if (!entered)
                m_findings.leaveOut(file);
            else if (!file.gone && !stampOf(QFile::encodeName(absolute(dir, file.name)), m_tools.stop))
                m_findings.miss(file);
        }
        if (const Result<void> kept = m_findings.keep(false); !kept)
            return kept;
    }
    return {};
}

void Scan::note(const QString &path, const QString &reason)
{
    ++m_scanned.unread;
    if (m_notes.size() < mostNotes)
        m_notes.append({path, reason});
    if (m_tools.tell)
        m_tools.tell({FolderChange::Skipped, absolute(path), {}, reason});
}

Result<void> Scan::finish(const QList<Corner> &corners)
{
    if (const Result<void> lost = m_findings.loseWhatIsGone(); !lost)
        return lost;
    if (const Result<void> kept = m_findings.keep(true); !kept)
        return kept;
    if (!corners.contains(Corner{})) {
        for (const FolderNote &old : m_folder.notes) { // keeps notes on corners that were not scanned
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

// Not while it is being written: then it is noticed next time.
bool isReplaced(const LibraryFolders::Place &place, const ScanTools &tools)
{
    const auto stamp = stampOf(QFile::encodeName(place.path), tools.stop);
    if (!stamp || fileNow(place.path, place.read, tools.stop) != FileNow::Changed)
        return false;
    const qint64 age = QDateTime::currentMSecsSinceEpoch() - stamp->written / 1'000'000;
    return std::abs(age) >= tools.quiet.count();
}

} // namespace

Result<Scanned> scan(FolderId id, const QList<Corner> &corners, ScanTools &tools)
{
    const Result<Folder> folder = LibraryFolders(tools.library).folder(id);
    return folder ? Scan(*folder, tools).run(corners) : gone();
}

Result<int> lookForFiles(const std::function<bool(const QString &path)> &among, ScanTools &tools)
{
    LibraryFolders folders(tools.library);
    QList<LibraryFolders::Place> changed;
    QList<FileToRead> otherwise;   // files that exist but have other contents
    QHash<QString, qint64> failed; // sizes at which files failed; not retried at the same size
    for (const Queued &entry : LibraryQueue(tools.library).list(Queued::Failed, mostFailed))
        failed.insert(entry.path, entry.bytes);
    for (const LibraryFolders::Place &place : folders.placesOfNoFolder()) {
        if (tools.stop.stop_requested())
            return Error::cancelled();
        if (!among(place.path))
            continue;
        LibraryFolders::Place now = place;
        const QString folder = place.path.left(place.path.lastIndexOf(u'/'));
        now.missing = stampOf(QFile::encodeName(place.path), tools.stop) ? 0
                      : stampOf(QFile::encodeName(folder), tools.stop)   ? 1
                                                                         : 2;
        if (tools.stop.stop_requested())
            return Error::cancelled(); // there was no answer
        if (now.missing != place.missing)
            changed.append(now);
        if (now.missing != 0)
            continue;
        const qint64 bytes = QFileInfo(place.path).size();
        if (failed.value(place.path, -1) != bytes && isReplaced(place, tools))
            otherwise.append({place.path, bytes});
    }
    for (qsizetype i = 0; i < otherwise.size(); i += atOnce) {
        if (const Result<void> put = tools.read(otherwise.mid(i, atOnce)); !put)
            return put.error();
    }
    if (!changed.isEmpty()) {
        if (const Result<void> kept = folders.setPlaces(changed); !kept)
            return kept.error();
    }
    return int(changed.size());
}

} // namespace core
