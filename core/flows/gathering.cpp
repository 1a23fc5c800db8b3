#include "core/flows/gathering.h"

#include <QDirIterator>
#include <QElapsedTimer>
#include <QFileInfo>

namespace core {
namespace {

constexpr int atOnce = 500;              // files a transaction
constexpr int longestMilliseconds = 250; // that a file which was found waits for others

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

    Result<void> add(const QFileInfo &file)
    {
        Queued entry;
        entry.path = file.absoluteFilePath();
        entry.bytes = file.size();
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
    QElapsedTimer m_clock; // since the last ones were put in
    int m_files = 0;
};

Result<void> search(const QString &path, Gathering &gathering, const std::stop_token &stop)
{
    QDirIterator folder(path, {QStringLiteral("*.pdf")}, QDir::Files, QDirIterator::Subdirectories);
    while (folder.hasNext()) {
        if (stop.stop_requested())
            return Error::cancelled();
        folder.next();
        if (const Result<void> added = gathering.add(folder.fileInfo()); !added)
            return added;
    }
    return {};
}

} // namespace

Result<int> gather(const QStringList &paths, qint64 batch, Library &library, const std::function<void(int files)> &put,
                   std::stop_token stop)
{
    Gathering gathering(batch, library, put);
    for (const QString &path : paths) {
        if (stop.stop_requested())
            return Error::cancelled();
        const QFileInfo named(path);
        const Result<void> done = named.isDir() ? search(path, gathering, stop) : gathering.add(named);
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
