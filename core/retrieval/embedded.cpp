// An embedder's results are checked before they are stored: a model that fails on one text must not stop the work on a
// library, and nonsense must not get into it.
#include "core/retrieval/embedded.h"

#include "core/base/plainfile.h"
#include "core/retrieval/indexes.h"
#include "core/store/documentrepository.h"
#include "core/store/embeddingrepository.h"

#include <QFile>
#include <QSaveFile>

#include <algorithm>
#include <cmath>
#include <cstring>
#include <limits>
#include <optional>

namespace core {
namespace {

constexpr size_t mostDimensions = 16'384;

using Raw = std::vector<std::vector<float>>;

// Normalises a vector; false if it has no direction.
bool normalise(std::vector<float> &vector)
{
    double square = 0;
    for (const float value : vector)
        square += double(value) * value;
    if (vector.empty() || vector.size() > mostDimensions || !std::isfinite(square) || square <= 0)
        return false;
    const double length = std::sqrt(square);
    for (float &value : vector)
        value = float(value / length);
    return true;
}

Error noVectors(const Embedder &embedder)
{
    return {Error::Invalid,
            QStringLiteral("“%1” did not return vectors; choose another model for vectors in Settings.")
                .arg(embedder.name()),
            {}};
}

Result<Raw> ask(const QStringList &texts, Embedder::Purpose purpose, Embedder &embedder, const std::stop_token &stop)
{
    Result<Raw> reply = embedder.embed(texts, purpose, stop);
    if (stop.stop_requested())
        return Error::cancelled();
    if (!reply)
        return reply;
    if (reply->size() != size_t(texts.size()))
        return noVectors(embedder);
    for (std::vector<float> &vector : *reply) {
        if (!normalise(vector))
            return noVectors(embedder);
    }
    return reply;
}

// Whether the embedder works at all.
bool isWell(Embedder &embedder, const std::stop_token &stop)
{
    return bool(ask({QStringLiteral("water")}, Embedder::Passage, embedder, stop));
}

// Embeds texts one by one after all of them together failed.
Result<Raw> askEach(const QStringList &texts, const Error &failure, Embedder &embedder, const std::stop_token &stop)
{
    if (!isWell(embedder, stop))
        return stop.stop_requested() ? Error::cancelled() : failure;
    Raw vectors;
    for (const QString &text : texts) {
        Result<Raw> reply = ask({text}, Embedder::Passage, embedder, stop);
        if (!reply && !isWell(embedder, stop))
            return stop.stop_requested() ? Error::cancelled() : reply.error();
        vectors.push_back(reply ? std::move(reply->front()) : std::vector<float>());
    }
    return vectors;
}

QString cacheIn(const QString &folder)
{
    return folder + QStringLiteral("/embedded.cache");
}

// The file: a checksum of what follows; the number of documents; these, with their passages; the vectors with the
// number of their set. The checksum starts with the embedder's name.
struct EmbeddedHead
{
    quint64 sum = 0;
    qint64 documents = 0;
};
using Ranges = std::vector<Indexes::Range>;

quint64 sumOf(const QString &name, const Ranges &ranges, QByteArrayView vectors)
{
    const QByteArray bytes = name.toUtf8();
    quint64 sum = checksum(bytes.constData(), size_t(bytes.size()), quint64(ranges.size()));
    sum = checksum(ranges.data(), ranges.size() * sizeof(Ranges::value_type), sum);
    return checksum(vectors.data(), size_t(vectors.size()), sum);
}

// Saved passages of documents that this library lacks or has read again since. Another library, or a copy that has
// diverged, uses the same ids.
std::vector<VectorIndex::Range> ofOthers(Store &store, const Ranges &saved)
{
    QSet<quint64> present;
    for (const DocumentMark &each : DocumentRepository(store).marks(0))
        present.insert(each.mark);
    std::vector<VectorIndex::Range> others;
    bool joins = false; // merge with the previous range
    for (const Indexes::Range &each : saved) {
        const bool isOther = !present.contains(each.mark);
        if (isOther && joins)
            others.back().second = each.last;
        else if (isOther)
            others.emplace_back(each.first, each.last);
        joins = isOther;
    }
    return others;
}

// What was saved for this set; nothing if it is for another one, or damaged.
std::optional<VectorIndex> readSaved(Store &store, const QString &folder, const StoredEmbedding &set,
                                     const QString &name)
{
    QFile file(cacheIn(folder));
    EmbeddedHead head;
    if (!isPlainFile(file.fileName()) || !file.open(QIODevice::ReadOnly) || file.size() < qint64(sizeof head))
        return {};
    const uchar *bytes = file.map(0, file.size());
    if (!bytes)
        return {};
    std::memcpy(&head, bytes, sizeof head);
    const QByteArrayView rest(bytes + sizeof head, file.size() - qint64(sizeof head));
    if (head.documents < 0 || head.documents > rest.size() / qsizetype(sizeof(Ranges::value_type)))
        return {};
    Ranges ranges(size_t(head.documents));
    const size_t size = ranges.size() * sizeof(Ranges::value_type);
    if (size > 0)
        std::memcpy(ranges.data(), rest.data(), size);
    const QByteArrayView vectors = rest.sliced(qsizetype(size));
    if (sumOf(name, ranges, vectors) != head.sum)
        return {};
    auto index = VectorIndex::from(vectors, folder);
    if (!index || index->space() != set.id || index->dimension() != set.dimension)
        return {};
    for (const VectorIndex::Range &each : ofOthers(store, ranges))
        index->remove(each);
    return *std::move(index);
}

} // namespace

void Embedded::add(PassageId id, QByteArrayView vector)
{
    if (vector.size() != vectors.dimension() * qsizetype(sizeof(float)) || vectors.contains(id))
        return;
    (void)vectors.add(set, {id}, reinterpret_cast<const float *>(vector.data()));
    isSaved = false;
}

void Embedded::remove(const VectorIndex::Range &passages)
{
    vectors.remove(passages);
    isSaved = false;
}

// Ids of passages are never reused.
Result<void> Embedded::catchUp(Store &store, const QString &folder, const std::stop_token &stop)
{
    QList<PassageId> missing;
    std::vector<VectorIndex::Range> gaps;
    PassageId before = 0;
    int present = 0;
    EmbeddingRepository(store).forEach(set, [&](PassageId id) {
        if (id > before + 1)
            gaps.emplace_back(before + 1, id - 1);
        before = id;
        if (vectors.contains(id))
            ++present;
        else
            missing.append(id);
    });
    gaps.emplace_back(before + 1, std::numeric_limits<PassageId>::max() - 1);
    if (present < vectors.size()) {
        for (const VectorIndex::Range &each : gaps)
            remove(each);
    }
    Inline parallel;
    bool hasRoom = !folder.isEmpty(); // on a full disk vectors stay in memory
    for (const PassageId id : std::as_const(missing)) {
        if (stop.stop_requested())
            return Error::cancelled();
        add(id, EmbeddingRepository(store).vector(set, id));
        hasRoom = hasRoom && flush(vectors, folder, embeddedFiles, parallel, stop);
    }
    if (store.database().failed())
        return store.database().error();
    return {};
}

void Embedded::save(const QString &folder, const Indexes &indexes)
{
    if (isSaved)
        return;
    const QByteArray bytes = vectors.bytes();
    const Ranges ranges = indexes.ranges();
    const EmbeddedHead head{sumOf(name, ranges, bytes), qint64(ranges.size())};
    QSaveFile file(cacheIn(folder));
    if (!isPlainFile(cacheIn(folder)) || !file.open(QIODevice::WriteOnly)) // would follow a link
        return;
    file.write(reinterpret_cast<const char *>(&head), sizeof head);
    file.write(reinterpret_cast<const char *>(ranges.data()), qint64(ranges.size() * sizeof(Ranges::value_type)));
    file.write(bytes);
    if (!file.commit())
        return;
    isSaved = true;
    const std::vector<VectorIndex::File> files = vectors.files();
    for (const VectorIndex::File &each : files)
        each->keep(true);
    for (const VectorIndex::File &each : savedFiles) {
        if (std::find(files.begin(), files.end(), each) == files.end())
            each->keep(false);
    }
    savedFiles = files;
}

void dropSaved(const QString &folder)
{
    QFile::remove(cacheIn(folder));
}

Result<std::unique_ptr<Embedded>> readEmbedded(Store &store, const StoredEmbedding &set,
                                               std::shared_ptr<Embedder> embedder, const QString &folder,
                                               const std::stop_token &stop, FolderUse use)
{
    if (set.id == 0 || set.dimension == 0)
        return std::unique_ptr<Embedded>();
    const QString name = embedder->name();
    std::optional<VectorIndex> saved = readSaved(store, folder, set, name);
    std::unique_ptr<Embedded> read( // clang does not support parenthesised aggregate initialisation yet
        new Embedded{set.id,
                     name,
                     std::move(embedder),
                     saved ? std::move(*saved) : VectorIndex(set.id, set.dimension),
                     saved.has_value(),
                     {}});
    read->savedFiles = read->vectors.files();
    const Result<void> caughtUp = read->catchUp(store, use == FolderUse::Writes ? folder : QString(), stop);
    if (!caughtUp)
        return caughtUp.error();
    return read;
}

Result<std::vector<QByteArray>> embedTexts(const QStringList &texts, Embedder &embedder, const std::stop_token &stop)
{
    QStringList asked; // servers reject an empty text
    for (const QString &text : texts) {
        if (!text.trimmed().isEmpty())
            asked.append(text);
    }
    Result<Raw> raw = asked.isEmpty() ? Result<Raw>(Raw()) : ask(asked, Embedder::Passage, embedder, stop);
    if (!raw && raw.error().code != Error::Cancelled)
        raw = askEach(asked, raw.error(), embedder, stop);
    if (!raw)
        return raw.error();
    std::vector<QByteArray> vectors;
    auto next = raw->cbegin();
    for (const QString &text : texts) {
        QByteArray bytes;
        if (!text.trimmed().isEmpty()) {
            bytes = QByteArray(reinterpret_cast<const char *>(next->data()), qsizetype(next->size() * sizeof(float)));
            ++next;
        }
        vectors.push_back(bytes);
    }
    return vectors;
}

Result<std::vector<float>> embedQuestion(const QString &question, int dimension, Embedder &embedder,
                                         const std::stop_token &stop)
{
    Result<Raw> reply = ask({question}, Embedder::Question, embedder, stop);
    if (!reply)
        return reply.error();
    if (int(reply->front().size()) != dimension)
        return Error{Error::Invalid,
                     QStringLiteral("“%1” gives vectors of a different length from the library's; choose it again as "
                                    "the model for vectors in Settings, or another one.")
                         .arg(embedder.name()),
                     QStringLiteral("%1, not %2").arg(reply->front().size()).arg(dimension)};
    return std::move(reply->front());
}

} // namespace core
