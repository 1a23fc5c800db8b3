#include "app/services/folderwatch.h"

#include "core/base/mounts.h"

#include <QFile>

#include <algorithm>

namespace app {
namespace {

core::Corner everything()
{
    return {};
}

bool isWhole(const QList<core::Corner> &corners)
{
    return corners.contains(everything());
}

} // namespace

FolderWatch::FolderWatch(core::Library &library, const Program &program, const Pace &pace, QObject *parent)
    : QObject(parent),
      m_library(library),
      m_program(program),
      m_pace(pace),
      m_watch(pace.watches)
{
    const auto once = [](QTimer &timer, std::chrono::milliseconds time) {
        timer.setSingleShot(true);
        timer.setInterval(time);
    };
    once(m_still, pace.still);
    once(m_longest, pace.longest);
    once(m_unsettled, pace.quiet);
    m_round.setInterval(pace.round);
    connect(&m_still, &QTimer::timeout, this, &FolderWatch::go);
    connect(&m_longest, &QTimer::timeout, this, &FolderWatch::go);
    connect(&m_unsettled, &QTimer::timeout, this, [this] {
        for (auto [id, corners] : std::exchange(m_beingWritten, {}).asKeyValueRange())
            m_wanted[id] += corners;
        go();
    });
    connect(&m_round, &QTimer::timeout, this, &FolderWatch::startRound);
    m_round.start();
    lookAtAll();
}

FolderWatch::~FolderWatch() = default;

void FolderWatch::wake()
{
    if (m_listening)
        m_listening->request_stop();
}

void FolderWatch::fetch(std::function<void()> then)
{
    m_near.post([this, then = std::move(then)](std::stop_token) {
        inWindow([this, then, folders = core::LibraryFolders(m_library).folders()]() mutable {
            for (core::Folder &folder : folders)
                folder.watched = m_watched.value(folder.id);
            m_told = folders;
            then();
            m_program.changed(m_told);
        });
    });
    wake();
}

void FolderWatch::lookAtAll()
{
    lookForSingleFiles();
    fetch([this] {
        for (const core::Folder &folder : std::as_const(m_told))
            m_wanted[folder.id] = {everything()};
        go();
    });
}

void FolderWatch::lookAt(core::FolderId id)
{
    fetch([this, id] {
        m_wanted[id] = {everything()};
        go();
    });
}

void FolderWatch::forget(core::FolderId id)
{
    m_wanted.remove(id);
    m_beingWritten.remove(id);
    m_watched.remove(id);
    m_near.post([this, id](std::stop_token) { m_watch.remove(id); });
    tell();
}

void FolderWatch::tell()
{
    fetch([] {});
}

void FolderWatch::want(core::FolderId id, const QList<core::Corner> &corners)
{
    m_wanted[id] += corners;
    m_still.start();
    if (!m_longest.isActive())
        m_longest.start();
}

void FolderWatch::go()
{
    m_still.stop();
    m_longest.stop();
    for (auto [id, corners] : std::exchange(m_wanted, {}).asKeyValueRange())
        post(id, isWhole(corners) ? QList<core::Corner>{everything()} : corners);
    listen();
}

void FolderWatch::post(core::FolderId id, const QList<core::Corner> &corners)
{
    const auto known = std::find_if(m_told.cbegin(), m_told.cend(), [id](const auto &each) { return each.id == id; });
    if (known == m_told.cend())
        return;
    const QByteArray root = QFile::encodeName(known->path);
    const bool far = core::isBelow(root, core::networkMounts());
    std::stop_source stop;
    const bool whole = isWhole(corners);
    const int run = whole ? m_program.begin(*known, stop) : 0;
    m_looking += far ? 0 : 1;
    wake();
    (far ? m_far : m_near).post([=, this](std::stop_token quit) {
        const std::stop_callback both(quit, [stop]() mutable { stop.request_stop(); });
        Looked looked{id, core::Scanned(), {}, whole, far};
        core::ScanTools tools{m_library, m_program.read, stop.get_token()};
        tools.quiet = m_pace.quiet;
        tools.progress = [&](int files) { m_program.looked(run, files); };
        tools.enter = [&](const QByteArray &path) {
            const DirectoryWatch::Added added =
                far ? DirectoryWatch::InNetwork : m_watch.add(id, root, path, tools.stop);
            if (added == DirectoryWatch::InNetwork || added == DirectoryWatch::NoRoom)
                looked.watched = core::Watched::ByRounds;
            else if (added == DirectoryWatch::Watched && !looked.watched)
                looked.watched = core::Watched::Events;
        };
        if (!far)
            m_watch.removeAbove(id);
        looked.scanned = core::scan(id, corners, tools);
        if (!far && looked.scanned && looked.scanned->offline)
            m_watch.addAbove(id, root, tools.stop);
        inWindow([this, looked, run] { this->looked(looked, run); });
    });
}

void FolderWatch::looked(const Looked &looked, int run)
{
    m_looking -= looked.far ? 0 : 1;
    const core::Result<core::Scanned> &scanned = looked.scanned;
    if (!scanned) // the next round scans the whole folder again
        m_watched.remove(looked.id);
    else if (looked.watched && (looked.whole || *looked.watched == core::Watched::ByRounds))
        m_watched[looked.id] = *looked.watched;
    if (scanned && scanned->fresh + scanned->changed > 0)
        m_program.grown();
    if (!scanned || scanned->offline || scanned->moved + scanned->gone + scanned->back > 0)
        m_program.placesChanged();
    if (scanned && !scanned->unsettled.isEmpty()) {
        m_beingWritten[looked.id] += scanned->unsettled;
        if (!m_unsettled.isActive())
            m_unsettled.start();
    }
    if (run != 0)
        m_program.end(run, scanned || scanned.error().code == core::Error::NotFound ? core::Result<void>()
                                                                                    : scanned.error());
    tell();
    listen();
}

// While there is nothing to scan. Events meanwhile wait in the system's own queue.
void FolderWatch::listen()
{
    if (m_looking > 0 || m_listening)
        return;
    const std::stop_source stop = m_near.post([this](std::stop_token token) {
        const DirectoryWatch::Changes changes = m_watch.wait(token);
        inWindow([this, changes] { heard(changes); });
    });
    m_listening = stop;
}

void FolderWatch::heard(const DirectoryWatch::Changes &changes)
{
    m_listening.reset();
    if (changes.drives)
        lookForSingleFiles();
    for (const core::Folder &folder : std::as_const(m_told)) {
        QList<core::Corner> corners = changes.corners.value(folder.id);
        if (changes.all)
            corners = {everything()};
        else if (changes.drives)
            corners.append({QString(), false}); // enough to see whether it exists
        if (!corners.isEmpty())
            want(folder.id, corners);
    }
    listen();
}

// Checks whether files outside watched folders exist.
void FolderWatch::lookForSingleFiles()
{
    const QList<QByteArray> mounts = core::networkMounts();
    const auto isFar = [mounts](const QString &path) { return core::isBelow(QFile::encodeName(path), mounts); };
    lookForSingleFiles(m_near, [isFar](const QString &path) { return !isFar(path); });
    if (!mounts.isEmpty())
        lookForSingleFiles(m_far, isFar);
    wake();
}

void FolderWatch::lookForSingleFiles(Lane &lane, std::function<bool(const QString &path)> among)
{
    lane.post([this, among = std::move(among)](std::stop_token stop) {
        bool hasGrown = false; // changed files were added to the queue
        const auto read = [&](const QList<core::FileToRead> &files) {
            hasGrown = true;
            return m_program.read(files);
        };
        core::ScanTools tools{m_library, read, stop};
        const core::Result<int> changed = core::lookForFiles(among, tools);
        inWindow([this, changed, hasGrown] {
            if (hasGrown)
                m_program.grown();
            if (changed && *changed > 0)
                m_program.placesChanged();
        });
    });
}

void FolderWatch::startRound()
{
    lookForSingleFiles();
    for (const core::Folder &folder : std::as_const(m_told)) {
        if (folder.watched != core::Watched::Events || folder.state == core::FolderState::Offline)
            m_wanted[folder.id] = {everything()};
    }
    go();
}

} // namespace app
