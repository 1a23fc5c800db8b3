// A simulated disk that can lose power at any moment. While a folder is watched, all system calls of this process that
// change it are recorded (from SQLite and Qt alike, because this program overrides the C library). after() then
// recreates the folder as it may be after a power failure at that point: synced data survive; of unsynced writes some
// survive, in any order, torn between sectors; names that were not synced appear or vanish. Include it in only one
// source file of a program.
#pragma once

#include <QByteArray>
#include <QDir>
#include <QFile>
#include <QHash>
#include <QList>

#include <dlfcn.h>
#include <fcntl.h>
#include <sys/stat.h>
#include <sys/uio.h>
#include <unistd.h>

#include <cstdarg>
#include <cstdio>
#include <mutex>
#include <random>

namespace tests {

enum class Loss {
    Everything, // nothing unsynced survives
    Nothing,    // everything survives, as if the program had been killed
    Some        // a random part is lost
};

class RecordedDisk
{
public:
    static RecordedDisk &instance()
    {
        static auto *const disk = new RecordedDisk; // never destroyed, since files are closed until the very end
        return *disk;
    }

    void watch(const QByteArray &folder)
    {
        const std::scoped_lock lock(m_mutex);
        m_root = folder + '/';
        m_calls.clear();
        m_objects.clear();
        m_open.clear();
        m_lastObject = 0;
    }
    void stop()
    {
        const std::scoped_lock lock(m_mutex);
        m_root.clear();
        m_open.clear(); // a library that closes later is not recorded
    }
    int calls() const { return int(m_calls.size()); }

    // Recreates below `folder` the state after the first `calls` calls.
    void after(int calls, Loss loss, quint32 seed, const QString &folder) const;
    // Describes a call, to report where power was cut.
    QByteArray describe(int call) const;

    // Record calls that have been made.
    void opened(int descriptor, const QByteArray &path, bool made)
    {
        const std::scoped_lock lock(m_mutex);
        const QByteArray name = watched(path);
        m_open.remove(descriptor); // its previous owner may have closed it unnoticed
        if (name.isNull() || descriptor < 0)
            return;
        if (made || !m_objects.contains(name)) {
            m_objects[name] = ++m_lastObject;
            note({Kind::Name, m_lastObject, name, {}, 0, {}});
        }
        m_open[descriptor] = {m_objects.value(name), name};
    }
    void closed(int descriptor)
    {
        const std::scoped_lock lock(m_mutex);
        m_open.remove(descriptor);
    }
    void wrote(int descriptor, qint64 at, const void *bytes, qint64 size)
    {
        const std::scoped_lock lock(m_mutex);
        if (const int object = m_open.value(descriptor).object; object > 0 && size > 0)
            note({Kind::Write, object, {}, {}, at, QByteArray(static_cast<const char *>(bytes), size)});
    }
    void cut(int descriptor, qint64 size)
    {
        const std::scoped_lock lock(m_mutex);
        if (const int object = m_open.value(descriptor).object; object > 0)
            note({Kind::Cut, object, {}, {}, size, {}});
    }
    void synced(int descriptor)
    {
        const std::scoped_lock lock(m_mutex);
        if (const Open open = m_open.value(descriptor); open.object > 0)
            note({Kind::Sync, open.object, {}, {}, 0, {}});
    }
    void folderMade(const QByteArray &path)
    {
        const std::scoped_lock lock(m_mutex);
        const QByteArray name = watched(path);
        if (!name.isNull())
            note({Kind::Name, m_objects[name] = ++m_lastObject, name, {}, -1, {}});
    }
    void renamed(const QByteArray &from, const QByteArray &to)
    {
        const std::scoped_lock lock(m_mutex);
        const QByteArray name = watched(from);
        const QByteArray other = watched(to);
        if (name.isNull() || other.isNull())
            return;
        m_objects[other] = m_objects.take(name);
        note({Kind::Rename, m_objects[other], name, other, 0, {}});
    }
    void linked(const QByteArray &from, const QByteArray &to)
    {
        const std::scoped_lock lock(m_mutex);
        const QByteArray name = watched(from);
        const QByteArray other = watched(to);
        if (name.isNull() || other.isNull())
            return;
        note({Kind::Name, m_objects[other] = m_objects.value(name), other, {}, 0, {}});
    }
    void removed(const QByteArray &path)
    {
        const std::scoped_lock lock(m_mutex);
        const QByteArray name = watched(path);
        if (!name.isNull() && m_objects.contains(name))
            note({Kind::Remove, m_objects.take(name), name, {}, 0, {}});
    }

private:
    enum class Kind { Name, Write, Cut, Sync, Rename, Remove };
    struct Call
    {
        Kind kind = Kind::Name;
        int object = 0;
        QByteArray path; // relative to the watched folder
        QByteArray to;
        qint64 at = 0; // an offset in bytes; for truncation the new size; -1: the name is a folder's
        QByteArray bytes;
    };
    struct Open
    {
        int object = 0;
        QByteArray name;
    };

    // Null: not watched. SQLite's shared memory is ignored, because it is lost in any case.
    QByteArray watched(const QByteArray &path) const
    {
        if (m_root.isEmpty())
            return {};
        const QByteArray whole = QDir::cleanPath(QFile::decodeName(path)).toLocal8Bit();
        if (!whole.startsWith(m_root) && whole + '/' != m_root)
            return {};
        const QByteArray name = whole.mid(m_root.size());
        return name.endsWith("-shm") ? QByteArray() : name.isEmpty() ? QByteArray(".") : name;
    }
    void note(const Call &call) { m_calls.append(call); }
    static QByteArray folderOf(const QByteArray &name)
    {
        const qsizetype slash = name.lastIndexOf('/');
        return slash < 0 ? QByteArray(".") : name.left(slash);
    }

    mutable std::mutex m_mutex;
    QByteArray m_root;
    QList<Call> m_calls;
    QHash<QByteArray, int> m_objects; // current objects, keyed by name
    QHash<int, Open> m_open;
    int m_lastObject = 0;
};

inline QByteArray RecordedDisk::describe(int call) const
{
    static const char *const kinds[] = {"name", "write", "cut", "sync", "rename", "remove"};
    const Call &it = m_calls[call];
    return QByteArray(kinds[int(it.kind)]) + ' ' + QByteArray::number(it.object) + ' ' + it.path + ' ' + it.to + ' ' +
           QByteArray::number(it.at) + '+' + QByteArray::number(it.bytes.size());
}

inline void RecordedDisk::after(int calls, Loss loss, quint32 seed, const QString &folder) const
{
    constexpr qint64 sector = 512;
    std::mt19937 dice(seed);
    QHash<int, int> syncedUntil; // keyed by object, folders included
    QHash<QByteArray, int> folders;
    for (int i = 0; i < calls; ++i) {
        const Call &call = m_calls[i];
        if (call.kind == Kind::Sync)
            syncedUntil[call.object] = i;
        else if (call.kind == Kind::Name)
            folders[call.path] = call.object;
    }
    // Names change in order within each folder: a file system's journal is cut at one point.
    QHash<QByteArray, int> namesUntil;
    QHash<int, QByteArray> contents;
    QHash<QByteArray, int> names;
    QList<QByteArray> madeFolders;
    const auto survives = [&](int i, const QByteArray &name) {
        const QByteArray in = folderOf(name);
        if (loss == Loss::Nothing || i < syncedUntil.value(folders.value(in), -1))
            return true;
        if (loss == Loss::Everything)
            return false;
        if (!namesUntil.contains(in))
            namesUntil[in] = i + int(dice() % quint32(calls - i + 1));
        return i < namesUntil[in];
    };
    const auto put = [](QByteArray &content, qint64 at, QByteArrayView bytes) {
        if (content.size() < at + bytes.size())
            content.resize(at + bytes.size(), '\0');
        std::copy(bytes.begin(), bytes.end(), content.begin() + at);
    };
    for (int i = 0; i < calls; ++i) {
        const Call &call = m_calls[i];
        const bool isSafe = loss == Loss::Nothing || i < syncedUntil.value(call.object, -1);
        const bool isKept = isSafe || (loss == Loss::Some && dice() % 2 == 0);
        if (call.kind == Kind::Write && isKept) {
            qint64 at = 0;
            const bool torn = !isSafe && dice() % 2 == 0;
            while (at < call.bytes.size()) {
                const qint64 size = std::min(call.bytes.size() - at, sector - (call.at + at) % sector);
                if (!torn || dice() % 2 == 0)
                    put(contents[call.object], call.at + at, QByteArrayView(call.bytes).sliced(at, size));
                at += size;
            }
        } else if (call.kind == Kind::Cut && isKept) {
            contents[call.object].resize(call.at, '\0');
        } else if (call.kind == Kind::Name && survives(i, call.path)) {
            names[call.path] = call.object;
            if (call.at < 0)
                madeFolders.append(call.path);
        } else if (call.kind == Kind::Remove && survives(i, call.path)) {
            names.remove(call.path);
        } else if (call.kind == Kind::Rename && survives(i, call.to)) {
            names.remove(call.path);
            names[call.to] = call.object;
        }
    }
    QDir(folder).removeRecursively();
    QDir().mkpath(folder);
    for (const QByteArray &made : std::as_const(madeFolders)) {
        if (names.contains(made))
            QDir(folder).mkpath(QFile::decodeName(made));
    }
    for (auto each = names.cbegin(); each != names.cend(); ++each) {
        if (madeFolders.contains(each.key()) || each.key() == ".")
            continue;
        QFile file(folder + u'/' + QFile::decodeName(each.key()));
        if (!file.open(QIODevice::WriteOnly)) // its folder no longer exists
            continue;
        file.write(contents.value(each.value()));
        file.setFileTime(QDateTime::currentDateTime().addSecs(-3600), QFileDevice::FileModificationTime);
    }
}

template <class Function>
Function *following(const char *name) // the C library's own function
{
    return reinterpret_cast<Function *>(dlsym(RTLD_NEXT, name));
}

inline bool exists(const char *path)
{
    return ::access(path, F_OK) == 0;
}

template <class Call>
int openedBy(const char *path, int flags, const Call &call)
{
    const bool made = (flags & O_CREAT) && !exists(path);
    const int descriptor = call();
    RecordedDisk::instance().opened(descriptor, path, made && descriptor >= 0);
    return descriptor;
}

} // namespace tests

// ---- Overrides of the C library. Nothing here calls openat with a folder's descriptor, so a relative path starts at
// the current directory, which is not watched.

extern "C" {

#define ATTEST_OPEN(name)                                                               \
    int name(const char *path, int flags, ...)                                          \
    {                                                                                   \
        static auto *const next = tests::following<int(const char *, int, ...)>(#name); \
        va_list rest;                                                                   \
        va_start(rest, flags);                                                          \
        const auto mode = static_cast<mode_t>(va_arg(rest, int));                       \
        va_end(rest);                                                                   \
        return tests::openedBy(path, flags, [&] { return next(path, flags, mode); });   \
    }
#define ATTEST_OPENAT(name)                                                                   \
    int name(int folder, const char *path, int flags, ...)                                    \
    {                                                                                         \
        static auto *const next = tests::following<int(int, const char *, int, ...)>(#name);  \
        va_list rest;                                                                         \
        va_start(rest, flags);                                                                \
        const auto mode = static_cast<mode_t>(va_arg(rest, int));                             \
        va_end(rest);                                                                         \
        return tests::openedBy(path, flags, [&] { return next(folder, path, flags, mode); }); \
    }
ATTEST_OPEN(open)
ATTEST_OPEN(open64)
ATTEST_OPENAT(openat)
ATTEST_OPENAT(openat64)

int close(int descriptor)
{
    static auto *const next = tests::following<int(int)>("close");
    tests::RecordedDisk::instance().closed(descriptor);
    return next(descriptor);
}

ssize_t write(int descriptor, const void *bytes, size_t size)
{
    static auto *const next = tests::following<ssize_t(int, const void *, size_t)>("write");
    const off_t at = lseek(descriptor, 0, SEEK_CUR);
    const ssize_t wrote = next(descriptor, bytes, size);
    if (at >= 0 && wrote > 0)
        tests::RecordedDisk::instance().wrote(descriptor, lseek(descriptor, 0, SEEK_CUR) - wrote, bytes, wrote);
    return wrote;
}

#define ATTEST_PWRITE(name)                                                                           \
    ssize_t name(int descriptor, const void *bytes, size_t size, off_t at)                            \
    {                                                                                                 \
        static auto *const next = tests::following<ssize_t(int, const void *, size_t, off_t)>(#name); \
        const ssize_t wrote = next(descriptor, bytes, size, at);                                      \
        tests::RecordedDisk::instance().wrote(descriptor, at, bytes, wrote);                          \
        return wrote;                                                                                 \
    }
ATTEST_PWRITE(pwrite)
ATTEST_PWRITE(pwrite64)

#define ATTEST_CUT(name)                                                    \
    int name(int descriptor, off_t size) noexcept                           \
    {                                                                       \
        static auto *const next = tests::following<int(int, off_t)>(#name); \
        const int failed = next(descriptor, size);                          \
        if (!failed)                                                        \
            tests::RecordedDisk::instance().cut(descriptor, size);          \
        return failed;                                                      \
    }
ATTEST_CUT(ftruncate)
ATTEST_CUT(ftruncate64)

#define ATTEST_SYNC(name)                                                                                 \
    int name(int descriptor)                                                                              \
    {                                                                                                     \
        tests::RecordedDisk::instance().synced(descriptor); /* this disk takes no time, and needs none */ \
        return 0;                                                                                         \
    }
ATTEST_SYNC(fsync)
ATTEST_SYNC(fdatasync)

int rename(const char *from, const char *to) noexcept
{
    static auto *const next = tests::following<int(const char *, const char *)>("rename");
    const int failed = next(from, to);
    if (!failed)
        tests::RecordedDisk::instance().renamed(from, to);
    return failed;
}

int renameat2(int folder, const char *from, int toFolder, const char *to, unsigned flags) noexcept
{
    static auto *const next = tests::following<int(int, const char *, int, const char *, unsigned)>("renameat2");
    const int failed = next(folder, from, toFolder, to, flags);
    if (!failed)
        tests::RecordedDisk::instance().renamed(from, to);
    return failed;
}

int link(const char *from, const char *to) noexcept
{
    static auto *const next = tests::following<int(const char *, const char *)>("link");
    const int failed = next(from, to);
    if (!failed)
        tests::RecordedDisk::instance().linked(from, to);
    return failed;
}

int unlink(const char *path) noexcept
{
    static auto *const next = tests::following<int(const char *)>("unlink");
    const int failed = next(path);
    if (!failed)
        tests::RecordedDisk::instance().removed(path);
    return failed;
}

int mkdir(const char *path, mode_t mode) noexcept
{
    static auto *const next = tests::following<int(const char *, mode_t)>("mkdir");
    const int failed = next(path, mode);
    if (!failed)
        tests::RecordedDisk::instance().folderMade(path);
    return failed;
}

} // extern "C"
