// What an embedder gives is looked at before it is kept: a model that fails with one text must not end the work on a
// library, and one that gives nonsense must not enter it.
#include "core/library/embedded.h"

#include <cmath>
#include <cstring>

namespace core {
namespace {

constexpr size_t mostDimensions = 16'384;

using Raw = std::vector<std::vector<float>>;

// Makes its length one; says whether it has a direction.
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
            QStringLiteral("What “%1” gave are not vectors; choose another model for vectors in Settings.")
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

// One after the other, where all together failed.
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

} // namespace

void Embedded::add(PassageId id, QByteArrayView vector)
{
    if (vector.size() == vectors.dimension() * qsizetype(sizeof(float)) && !vectors.contains(id))
        (void)vectors.add(set, {id}, reinterpret_cast<const float *>(vector.data()));
}

Result<std::unique_ptr<Embedded>> readEmbedded(Store &store, const StoredEmbedding &set,
                                               std::shared_ptr<Embedder> embedder)
{
    if (set.id == 0 || set.dimension == 0)
        return std::unique_ptr<Embedded>();
    const QString name = embedder->name();
    std::unique_ptr<Embedded> read( // clang makes no aggregate of parentheses yet
        new Embedded{set.id, name, std::move(embedder), VectorIndex(set.id, set.dimension)});
    store.forEachEmbedded(set.id, [&](PassageId id, QByteArrayView vector) { read->add(id, vector); });
    if (store.database().failed())
        return store.database().error();
    return read;
}

Result<std::vector<QByteArray>> embedTexts(const QStringList &texts, Embedder &embedder, const std::stop_token &stop)
{
    QStringList asked; // servers refuse a text without any
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
                     QStringLiteral("“%1” gives vectors of another length than those of the library; choose it again "
                                    "as the model for vectors in Settings, or another one.")
                         .arg(embedder.name()),
                     QStringLiteral("%1, not %2").arg(reply->front().size()).arg(dimension)};
    return std::move(reply->front());
}

} // namespace core
