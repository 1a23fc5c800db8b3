#include "core/ingest/pathcollection.h"

#include "core/base/detachedcall.h"
#include "core/base/listing.h"
#include "core/library/sieve.h"

#include <QDir>
#include <QElapsedTimer>
#include <QFile>
#include <QFileInfo>

namespace core {
namespace {

constexpr int atOnce = 500;              // files per transaction
constexpr int longestMilliseconds = 250; // longest time a found file waits to be queued with others

class Gathering
{
public:
    Gathering(qint64 batch, Library &library, const std::function<void(int)> &put)
        : m_batch(batch),
          m_queue(library),
          m_put(put)
    {
        m_clock.start();
    }

    Result<void> add(const QString &path, qint64 bytes)
    {
        Queued entry;
        entry.path = path;
        entry.bytes = bytes;
        entry.batch = m_batch;
        m_found.append(entry);
        if (m_found.size() < atOnce && m_clock.elapsed() < longestMilliseconds)
            return {};
        return flush();
    }

    Result<void> flush()
    {
        m_clock.restart();
        if (m_found.isEmpty())
            return {};
        if (const Result<void> done = m_queue.put(m_found); !done)
            return done;
        m_files += int(m_found.size());
        m_found.clear();
        m_put(m_files);
        return {};
    }

    int files() const { return m_files; }

private:
    qint64 m_batch;
    LibraryQueue m_queue;
    const std::function<void(int)> &m_put;
    QList<Queued> m_found;
    QElapsedTimer m_clock; // time since files were last queued
    int m_files = 0;
};

// Avoids QDirIterator, which silently skips names that are not UTF-8.
Result<void> search(const QString &path, Gathering &gathering, const LeftOut &leftOut, const std::stop_token &stop)
{
    const auto isWanted = [&](const QByteArray &folder, const QByteArray &name) {
        if (isText(name))
            return !name.startsWith('.');
        leftOut(QStringLiteral("“%1” was left out: its name is not UTF-8; rename it and add it again.")
                    .arg(shown(folder + '/' + name)));
        return false;
    };
    QList<QByteArray> waiting{QFile::encodeName(QDir::cleanPath(QFileInfo(path).absoluteFilePath()))};
    while (!waiting.isEmpty()) {
        if (stop.stop_requested())
            return Error::cancelled();
        const QByteArray folder = waiting.takeLast();
        const Result<Listing> listing = listFolder(folder, Sieve::isPdf, stop);
        if (!listing && listing.error().code == Error::Cancelled)
            return listing.error();
        if (!listing) {
            leftOut(QStringLiteral("The folder “%1” was left out: %2.").arg(shown(folder), listing.error().message));
            continue;
        }
        for (const Listing::File &file : listing->files) {
            if (stop.stop_requested())
                return Error::cancelled();
            if (!isWanted(folder, file.name))
                continue;
            const Result<void> added = gathering.add(QFile::decodeName(folder + '/' + file.name), file.stamp.bytes);
            if (!added)
                return added;
        }
        for (auto name = listing->folders.crbegin(); name != listing->folders.crend(); ++name) {
            if (isWanted(folder, *name))
                waiting.append(folder + '/' + *name);
        }
    }
    return {};
}

} // namespace

Result<int> gather(const QStringList &paths, qint64 batch, Library &library, const std::function<void(int files)> &put,
                   std::stop_token stop, const LeftOut &leftOut)
{
    Gathering gathering(batch, library, put);
    for (const QString &path : paths) {
        if (stop.stop_requested())
            return Error::cancelled();
        const std::optional<QFileInfo> named = askAboutFile(path, stop);
        if (!named)
            return Error::cancelled();
        const Result<void> done = named->isDir() ? search(path, gathering, leftOut, stop)
                                                 : gathering.add(named->absoluteFilePath(), named->size());
        if (!done)
            return done.error();
    }
    if (const Result<void> done = gathering.flush(); !done)
        return done.error();
    if (gathering.files() == 0)
        return Error{
            Error::NotFound, QStringLiteral("There is no PDF in “%1”.").arg(paths.join(QStringLiteral("”, “"))), {}};
    return gathering.files();
}

} // namespace core
