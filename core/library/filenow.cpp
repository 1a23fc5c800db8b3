#include "core/library/filenow.h"

#include "core/base/contenthash.h"
#include "core/base/detachedcall.h"
#include "core/library/library.h"

#include <QDateTime>
#include <QHash>
#include <QSet>

#include <algorithm>
#include <mutex>

namespace core {
namespace {

constexpr qsizetype lengthOfSum = 64; // hexadecimal digits of a SHA-256
constexpr qsizetype mostSums = 50'000;

qint64 touchedAt(const QFileInfo &file)
{
    return std::max(file.lastModified().toMSecsSinceEpoch(), file.metadataChangeTime().toMSecsSinceEpoch());
}

// Caches hashes, so that a file that was only touched is hashed once, not with every question.
class KnownSums
{
public:
    Result<QByteArray> of(const QFileInfo &file, const std::stop_token &stop)
    {
        const QString path = file.filePath();
        const std::pair stamp(file.size(), touchedAt(file));
        {
            const std::scoped_lock guard(m_guard);
            const auto known = m_sums.constFind(path);
            if (known != m_sums.constEnd() && known->first == stamp)
                return known->second;
        }
        const Result<QByteArray> sum = contentHash(path, stop);
        const std::scoped_lock guard(m_guard);
        if (m_sums.size() >= mostSums)
            m_sums.erase(m_sums.begin()); // removes an arbitrary entry
        if (sum)
            m_sums.insert(path, {stamp, *sum});
        return sum;
    }

private:
    std::mutex m_guard;
    QHash<QString, std::pair<std::pair<qint64, qint64>, QByteArray>> m_sums;
};

KnownSums &knownSums()
{
    static KnownSums sums;
    return sums;
}

} // namespace

FileNow fileNow(const QString &place, const Document &document, const std::stop_token &stop)
{
    const std::optional<QFileInfo> file = lookForFile(place, stop);
    if (!file || !file->isFile())
        return FileNow::Away;
    if (document.hash.size() != lengthOfSum)
        return FileNow::Same;
    if (file->size() != document.bytes)
        return FileNow::Changed;
    if (touchedAt(*file) <= document.added)
        return FileNow::Same;
    const Result<QByteArray> sum = knownSums().of(*file, stop);
    if (!sum)
        return FileNow::Away;
    return *sum == document.hash ? FileNow::Same : FileNow::Changed;
}

FileNow fileNow(const Document &document, const std::stop_token &stop)
{
    FileNow now = FileNow::Away;
    QStringList places{document.path};
    places += document.places;
    places.removeDuplicates();
    for (const QString &place : std::as_const(places)) {
        const FileNow there = fileNow(place, document, stop);
        if (there == FileNow::Same)
            return there;
        if (there == FileNow::Changed)
            now = there;
    }
    return now;
}

QList<ChangedFile> changedAmong(const QList<DocumentId> &documents, const Library &library, const std::stop_token &stop)
{
    QList<ChangedFile> changed;
    QSet<DocumentId> seen{0};
    for (const DocumentId id : documents) {
        if (seen.contains(id))
            continue;
        seen.insert(id);
        const Result<Document> document = library.document(id);
        if (document && fileNow(*document, stop) == FileNow::Changed)
            changed.append({id, document->title, QFileInfo(document->path).fileName()});
    }
    return changed;
}

} // namespace core
