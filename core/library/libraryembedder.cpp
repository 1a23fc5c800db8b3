// Makes vectors with an embedder while the library is in use. A model is never called under a lock.
#include "core/library/libraryembedder.h"

#include "core/library/indexfiles.h"
#include "core/library/libraryparts.h"
#include "core/store/embeddingrepository.h"
#include "core/store/passagerepository.h"

#include <algorithm>

namespace core {
namespace {

constexpr int batch = 16;        // passages per call
constexpr int batchesAtOnce = 4; // calls per transaction
constexpr int mostAsked = 64;    // questions whose vectors are cached: flows repeat searches
constexpr std::chrono::seconds silence{30};

Error givenUp(const Embedder &embedder)
{
    Error error = Error::cancelled();
    error.detail = QStringLiteral("an embedder other than %1 was set").arg(embedder.name());
    return error;
}

Error otherLength(const QString &name, int dimension, int kept)
{
    return {Error::Invalid,
            QStringLiteral("“%1” now gives vectors of a different length; reindex the library, or choose another model "
                           "for vectors in Settings.")
                .arg(name),
            QStringLiteral("%1, not %2").arg(dimension).arg(kept)};
}

Error noVectors(const QString &name)
{
    return {Error::Invalid,
            QStringLiteral("“%1” gives no vectors for the passages of the library; choose another model for vectors in "
                           "Settings.")
                .arg(name),
            {}};
}

} // namespace

LibraryEmbedder::LibraryEmbedder(Library &library) : d(*library.d) {}

void LibraryEmbedder::set(std::shared_ptr<Embedder> embedder, std::stop_token stop)
{
    if (!d.m_lock) { // searches need its vectors
        const std::scoped_lock turn(d.m_turn);
        const std::unique_lock guard(d.m_guard);
        d.m_embedder = std::move(embedder);
        d.m_embedded.reset();
        return;
    }
    std::unique_ptr<Embedded> fresh = embedder ? readWhole(embedder, stop) : nullptr;
    const std::scoped_lock changing(d.m_changing);
    const bool answersAlready = embedder && d.m_embedded && d.m_embedded->name == embedder->name();
    d.m_writer->database().clearError();
    if (fresh && (EmbeddingRepository(*d.m_writer).find(embedder->name()).id != fresh->set ||
                  !fresh->catchUp(*d.m_writer, d.m_folder, stop)))
        fresh.reset();
    if (!d.m_embedded)
        removeVectorFiles(d.m_folder, embeddedFiles, fresh ? fresh->vectors.files() : std::vector<VectorIndex::File>());
    {
        const std::scoped_lock telling(d.m_telling);
        d.m_silentUntil = {};
        d.m_asked.clear();
    }
    const std::scoped_lock turn(d.m_turn);
    const std::unique_lock guard(d.m_guard);
    d.m_embedder = embedder;
    if (answersAlready)
        d.m_embedded->embedder = std::move(embedder);
    else if (fresh || !embedder)
        d.m_embedded = std::move(fresh);
}

// The set of an embedder that is complete but not in use yet. Nobody waits while it is read.
std::unique_ptr<Embedded> LibraryEmbedder::readWhole(const std::shared_ptr<Embedder> &embedder,
                                                     const std::stop_token &stop) const
{
    {
        const auto guard = d.share();
        if (d.m_embedded && d.m_embedded->name == embedder->name())
            return nullptr;
    }
    Library::Private::ReadLease reading(d);
    if (!reading)
        return nullptr;
    const StoredEmbedding set = EmbeddingRepository(*reading).find(embedder->name());
    if (!set.whole)
        return nullptr;
    auto read = readEmbedded(*reading, set, embedder, d.m_folder, stop);
    return read ? *std::move(read) : nullptr; // otherwise embed() reads it, and can report the error
}

// Reads from the store, because a file made from it is damaged.
Result<void> LibraryEmbedder::readAnew(const std::stop_token &stop)
{
    std::unique_ptr<Embedded> fresh;
    {
        std::shared_ptr<Embedder> embedder;
        {
            const auto guard = d.share();
            if (!d.m_embedded)
                return {};
            embedder = d.m_embedded->embedder;
        }
        dropSaved(d.m_folder);
        Library::Private::ReadLease reading(d);
        if (!reading)
            return reading.error();
        auto read =
            readEmbedded(*reading, EmbeddingRepository(*reading).find(embedder->name()), embedder, d.m_folder, stop);
        if (!read)
            return read.error();
        fresh = *std::move(read);
    }
    const std::scoped_lock changing(d.m_changing);
    if (!d.m_embedded || (fresh && fresh->set != d.m_embedded->set))
        return {}; // others are in use by now
    d.m_writer->database().clearError();
    if (fresh) {
        if (const Result<void> caughtUp = fresh->catchUp(*d.m_writer, d.m_folder, stop); !caughtUp)
            return caughtUp;
        fresh->embedder = d.m_embedded->embedder;
        fresh->savedFiles = d.m_embedded->savedFiles; // deleted when it is saved
    }
    {
        const std::scoped_lock turn(d.m_turn);
        const std::unique_lock guard(d.m_guard);
        std::swap(d.m_embedded, fresh);
    }
    IndexFiles(d).save();
    return {};
}

bool LibraryEmbedder::isWanted(const std::shared_ptr<Embedder> &embedder) const
{
    const auto guard = d.share();
    return d.m_embedder == embedder;
}

Embedding LibraryEmbedder::state() const
{
    Embedding told;
    {
        const auto guard = d.share();
        if (!d.m_embedder)
            return told;
        told.embedder = d.m_embedder->name();
        told.passages = int(d.m_indexes->located().size());
        told.answers = d.m_embedded && d.m_embedded->name == told.embedder;
    }
    Library::Private::ReadLease reading(d);
    if (!reading)
        return told;
    const StoredEmbedding set = EmbeddingRepository(*reading).find(told.embedder);
    told.embedded = std::min(EmbeddingRepository(*reading).count(set.id), told.passages);
    return told;
}

Result<void> LibraryEmbedder::embed(const Progress &progress, Parallel &parallel, std::stop_token stop)
{
    std::shared_ptr<Embedder> embedder;
    {
        const auto guard = d.share();
        embedder = d.m_embedder;
    }
    if (!embedder)
        return {};
    if (const Result<void> dropped = dropHollow(embedder->name()); !dropped)
        return dropped;
    for (;;) {
        QList<PassageId> missing;
        {
            Library::Private::ReadLease reading(d);
            if (!reading)
                return reading.error();
            missing =
                EmbeddingRepository(*reading).withoutVector(EmbeddingRepository(*reading).find(embedder->name()).id);
            if (reading->database().failed())
                return reading->database().error();
        }
        if (missing.isEmpty())
            return swapIn(embedder, stop);
        for (qsizetype from = 0; from < missing.size(); from += batch * batchesAtOnce) {
            const QList<PassageId> ids = missing.mid(from, batch * batchesAtOnce);
            if (const Result<void> done = embedRound(ids, embedder, parallel, stop); !done)
                return done;
            IndexFiles(d).flush();
            if (progress) {
                const int all = d.passageCount();
                progress(std::max(0, all - int(missing.size() - from - ids.size())), all);
            }
        }
    }
}

Result<void> LibraryEmbedder::embedRound(const QList<PassageId> &ids, const std::shared_ptr<Embedder> &embedder,
                                         Parallel &parallel, const std::stop_token &stop)
{
    QStringList texts;
    {
        Library::Private::ReadLease reading(d);
        if (!reading)
            return reading.error();
        for (const PassageId id : ids)
            texts.append(PassageRepository(*reading).sectionText(id));
        if (reading->database().failed())
            return reading->database().error();
    }
    const int batches = int(ids.size() + batch - 1) / batch;
    std::vector<Result<std::vector<QByteArray>>> made(size_t(batches), Error::cancelled());
    parallel.forEach(
        batches, [&](int i) { made[size_t(i)] = embedTexts(texts.mid(i * batch, batch), *embedder, stop); }, stop);
    // Results before a failure are kept, so an unreliable server makes progress.
    Result<void> result;
    std::vector<QByteArray> vectors;
    for (auto &each : made) {
        if (!each) {
            result = each.error();
            break;
        }
        std::move(each->begin(), each->end(), std::back_inserter(vectors));
    }
    const auto isEmpty = [](const auto &any) { return any.isEmpty(); };
    const bool blank =
        std::all_of(texts.begin(), texts.end(), [](const QString &text) { return text.trimmed().isEmpty(); });
    if (!blank && result && std::all_of(vectors.begin(), vectors.end(), isEmpty)) {
        Library::Private::ReadLease reading(d);
        if (reading && EmbeddingRepository(*reading).find(embedder->name()).dimension == 0)
            return noVectors(embedder->name());
    }
    if (const Result<void> kept = keepEmbedded(ids, vectors, embedder); !kept)
        return kept;
    return stop.stop_requested() ? Error::cancelled() : result;
}

Result<void> LibraryEmbedder::keepEmbedded(const QList<PassageId> &ids, const std::vector<QByteArray> &vectors,
                                           const std::shared_ptr<Embedder> &embedder)
{
    if (vectors.empty())
        return {};
    const std::scoped_lock changing(d.m_changing);
    if (!isWanted(embedder))
        return givenUp(*embedder);
    const QString name = embedder->name();
    Database &database = d.m_writer->database();
    database.begin();
    StoredEmbedding set = EmbeddingRepository(*d.m_writer).find(name);
    if (set.id == 0)
        set = EmbeddingRepository(*d.m_writer).add(name);
    for (size_t i = 0; i < vectors.size(); ++i) {
        const int dimension = int(vectors[i].size() / qsizetype(sizeof(float)));
        if (set.dimension == 0 && dimension > 0) {
            set.dimension = dimension;
            EmbeddingRepository(*d.m_writer).setDimension(set.id, dimension);
        }
        if (dimension > 0 && dimension != set.dimension) {
            (void)database.rollBack();
            return otherLength(name, dimension, set.dimension);
        }
        EmbeddingRepository(*d.m_writer).put(set.id, ids[qsizetype(i)], vectors[i]);
    }
    if (const Result<void> committed = database.commit(); !committed)
        return committed;
    {
        const std::scoped_lock telling(d.m_telling);
        d.m_silentUntil = {}; // the server answers again
    }
    if (!d.m_embedded || d.m_embedded->set != set.id)
        return {};
    const std::scoped_lock turn(d.m_turn);
    const std::unique_lock guard(d.m_guard);
    for (size_t i = 0; i < vectors.size(); ++i) {
        if (d.m_indexes->find(ids[qsizetype(i)]))
            d.m_embedded->add(ids[qsizetype(i)], vectors[i]);
    }
    return {};
}

// Deletes a set without vectors, so that its embedder may have another dimension.
Result<void> LibraryEmbedder::dropHollow(const QString &name)
{
    const std::scoped_lock changing(d.m_changing);
    Database &database = d.m_writer->database();
    database.begin();
    const StoredEmbedding set = EmbeddingRepository(*d.m_writer).find(name);
    if (set.id == 0 || EmbeddingRepository(*d.m_writer).hasVector(set.id))
        return database.rollBack();
    EmbeddingRepository(*d.m_writer).drop(set.id);
    if (const Result<void> committed = database.commit(); !committed)
        return committed;
    const std::scoped_lock turn(d.m_turn);
    const std::unique_lock guard(d.m_guard);
    if (d.m_embedded && d.m_embedded->set == set.id)
        d.m_embedded.reset();
    return {};
}

// From now on searches use this embedder's set, and all others are deleted.
Result<void> LibraryEmbedder::swapIn(const std::shared_ptr<Embedder> &embedder, const std::stop_token &stop)
{
    std::unique_ptr<Embedded> fresh;
    {
        Library::Private::ReadLease reading(d);
        if (!reading)
            return reading.error();
        const StoredEmbedding read = EmbeddingRepository(*reading).find(embedder->name());
        {
            const auto guard = d.share();
            if (read.dimension == 0 || (d.m_embedded && d.m_embedded->set == read.id))
                return {};
        }
        auto made = readEmbedded(*reading, read, embedder, d.m_folder, stop);
        if (!made)
            return made.error();
        fresh = *std::move(made);
    }
    const std::scoped_lock changing(d.m_changing);
    if (!isWanted(embedder))
        return givenUp(*embedder);
    Database &database = d.m_writer->database();
    database.begin();
    const StoredEmbedding set = EmbeddingRepository(*d.m_writer).find(embedder->name());
    if (!fresh || set.id != fresh->set || (d.m_embedded && d.m_embedded->set == set.id))
        return database.rollBack();
    if (const Result<void> caughtUp = fresh->catchUp(*d.m_writer, d.m_folder, stop); !caughtUp) {
        (void)database.rollBack();
        return caughtUp;
    }
    EmbeddingRepository(*d.m_writer).keepOnly(set.id);
    if (const Result<void> committed = database.commit(); !committed)
        return committed;
    const std::scoped_lock turn(d.m_turn);
    const std::unique_lock guard(d.m_guard);
    d.m_embedded = std::move(fresh);
    return {};
}

// The vector of a question, requested before any lock is taken. A search does without it rather than fail.
QuestionVector LibraryEmbedder::asked(const QString &question, const std::stop_token &stop,
                                      SearchRemarks *remarks) const
{
    std::shared_ptr<Embedder> embedder;
    QuestionVector asked;
    int dimension = 0;
    {
        const auto guard = d.share();
        if (!d.m_embedded || question.trimmed().isEmpty())
            return {};
        embedder = d.m_embedded->embedder;
        asked.set = d.m_embedded->set;
        dimension = d.m_embedded->vectors.dimension();
    }
    const std::pair key(asked.set, question);
    const auto now = std::chrono::steady_clock::now;
    bool silent = false;
    {
        const std::scoped_lock telling(d.m_telling);
        if (const auto known = d.m_asked.constFind(key); known != d.m_asked.constEnd())
            return *known;
        silent = now() < d.m_silentUntil;
    }
    Result<std::vector<float>> vector =
        silent ? Error::cancelled() : embedQuestion(question, dimension, *embedder, stop);
    const std::scoped_lock telling(d.m_telling);
    if (vector) {
        if (d.m_asked.size() >= mostAsked)
            d.m_asked.clear();
        asked.vector = *std::move(vector);
        d.m_asked.insert(key, asked);
        return asked;
    }
    if (!silent && !stop.stop_requested())
        d.m_silentUntil = now() + silence;
    if (remarks)
        remarks->silentEmbedder = embedder->name();
    return {};
}

} // namespace core
