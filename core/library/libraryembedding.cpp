// Making vectors with an embedder while the library is used. A model is never asked under a lock.
#include "core/library/libraryparts.h"
#include "core/store/embeddingrepository.h"
#include "core/store/passagerepository.h"

#include <algorithm>

namespace core {
namespace {

constexpr int batch = 16;        // passages in one call
constexpr int batchesAtOnce = 4; // and in one transaction
constexpr int mostAsked = 64;    // questions whose vectors are remembered: flows search for the same one again
constexpr std::chrono::seconds silence{30};

Error givenUp(const Embedder &embedder)
{
    Error error = Error::cancelled();
    error.detail = QStringLiteral("another embedder than %1 was set").arg(embedder.name());
    return error;
}

Error otherLength(const QString &name, int dimension, int kept)
{
    return {Error::Invalid,
            QStringLiteral("“%1” gives vectors of another length than those it gave before; reindex the library, or "
                           "choose another model for vectors in Settings.")
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

void Library::Private::setEmbedder(std::shared_ptr<Embedder> embedder, const std::stop_token &stop)
{
    if (!m_lock)
        return;
    std::unique_ptr<Embedded> fresh = embedder ? readWhole(embedder, stop) : nullptr;
    const std::scoped_lock changing(m_changing);
    const bool answersAlready = embedder && m_embedded && m_embedded->name == embedder->name();
    m_writer->database().clearError();
    if (fresh && (EmbeddingRepository(*m_writer).find(embedder->name()).id != fresh->set ||
                  !fresh->catchUp(*m_writer, m_folder, stop)))
        fresh.reset();
    if (!m_embedded)
        removeVectorFiles(m_folder, embeddedFiles, fresh ? fresh->vectors.files() : std::vector<VectorIndex::File>());
    {
        const std::scoped_lock telling(m_telling);
        m_silentUntil = {};
        m_asked.clear();
    }
    const std::scoped_lock turn(m_turn);
    const std::unique_lock guard(m_guard);
    m_embedder = embedder;
    if (answersAlready)
        m_embedded->embedder = std::move(embedder);
    else if (fresh || !embedder)
        m_embedded = std::move(fresh);
}

// The set of an embedder, where it is whole and does not answer yet. Nobody waits while it is read.
std::unique_ptr<Embedded> Library::Private::readWhole(const std::shared_ptr<Embedder> &embedder,
                                                      const std::stop_token &stop) const
{
    {
        const auto guard = share();
        if (m_embedded && m_embedded->name == embedder->name())
            return nullptr;
    }
    ReadLease reading(*this);
    if (!reading)
        return nullptr;
    const StoredEmbedding set = EmbeddingRepository(*reading).find(embedder->name());
    if (!set.whole)
        return nullptr;
    auto read = readEmbedded(*reading, set, embedder, m_folder, stop);
    return read ? *std::move(read) : nullptr; // what cannot be read now is read by embed(), which can say why
}

// From the store: a file that was made of them is damaged.
Result<void> Library::Private::readEmbeddedAnew(const std::stop_token &stop)
{
    std::unique_ptr<Embedded> fresh;
    {
        std::shared_ptr<Embedder> embedder;
        {
            const auto guard = share();
            if (!m_embedded)
                return {};
            embedder = m_embedded->embedder;
        }
        dropSaved(m_folder);
        ReadLease reading(*this);
        if (!reading)
            return reading.error();
        auto read =
            readEmbedded(*reading, EmbeddingRepository(*reading).find(embedder->name()), embedder, m_folder, stop);
        if (!read)
            return read.error();
        fresh = *std::move(read);
    }
    const std::scoped_lock changing(m_changing);
    if (!m_embedded || (fresh && fresh->set != m_embedded->set))
        return {}; // others answer by now
    m_writer->database().clearError();
    if (fresh) {
        if (const Result<void> caughtUp = fresh->catchUp(*m_writer, m_folder, stop); !caughtUp)
            return caughtUp;
        fresh->embedder = m_embedded->embedder;
        fresh->savedFiles = m_embedded->savedFiles; // which go when it is saved
    }
    {
        const std::scoped_lock turn(m_turn);
        const std::unique_lock guard(m_guard);
        std::swap(m_embedded, fresh);
    }
    saveIndexes();
    return {};
}

bool Library::Private::isWanted(const std::shared_ptr<Embedder> &embedder) const
{
    const auto guard = share();
    return m_embedder == embedder;
}

Embedding Library::Private::embedding() const
{
    Embedding told;
    {
        const auto guard = share();
        if (!m_embedder)
            return told;
        told.embedder = m_embedder->name();
        told.passages = int(m_indexes->located().size());
        told.answers = m_embedded && m_embedded->name == told.embedder;
    }
    ReadLease reading(*this);
    if (!reading)
        return told;
    const StoredEmbedding set = EmbeddingRepository(*reading).find(told.embedder);
    told.embedded = std::min(EmbeddingRepository(*reading).count(set.id), told.passages);
    return told;
}

Result<void> Library::Private::embed(const Progress &progress, Parallel &parallel, const std::stop_token &stop)
{
    std::shared_ptr<Embedder> embedder;
    {
        const auto guard = share();
        embedder = m_embedder;
    }
    if (!embedder)
        return {};
    if (const Result<void> dropped = dropHollow(embedder->name()); !dropped)
        return dropped;
    for (;;) {
        QList<PassageId> missing;
        {
            ReadLease reading(*this);
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
            flush();
            if (progress) {
                const int all = passageCount();
                progress(std::max(0, all - int(missing.size() - from - ids.size())), all);
            }
        }
    }
}

Result<void> Library::Private::embedRound(const QList<PassageId> &ids, const std::shared_ptr<Embedder> &embedder,
                                          Parallel &parallel, const std::stop_token &stop)
{
    QStringList texts;
    {
        ReadLease reading(*this);
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
    // What came before a failure is kept: a server that fails now and then gets there.
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
        ReadLease reading(*this);
        if (reading && EmbeddingRepository(*reading).find(embedder->name()).dimension == 0)
            return noVectors(embedder->name());
    }
    if (const Result<void> kept = keepEmbedded(ids, vectors, embedder); !kept)
        return kept;
    return stop.stop_requested() ? Error::cancelled() : result;
}

Result<void> Library::Private::keepEmbedded(const QList<PassageId> &ids, const std::vector<QByteArray> &vectors,
                                            const std::shared_ptr<Embedder> &embedder)
{
    if (vectors.empty())
        return {};
    const std::scoped_lock changing(m_changing);
    if (!isWanted(embedder))
        return givenUp(*embedder);
    const QString name = embedder->name();
    Database &database = m_writer->database();
    database.begin();
    StoredEmbedding set = EmbeddingRepository(*m_writer).find(name);
    if (set.id == 0)
        set = EmbeddingRepository(*m_writer).add(name);
    for (size_t i = 0; i < vectors.size(); ++i) {
        const int dimension = int(vectors[i].size() / qsizetype(sizeof(float)));
        if (set.dimension == 0 && dimension > 0) {
            set.dimension = dimension;
            EmbeddingRepository(*m_writer).setDimension(set.id, dimension);
        }
        if (dimension > 0 && dimension != set.dimension) {
            (void)database.rollBack();
            return otherLength(name, dimension, set.dimension);
        }
        EmbeddingRepository(*m_writer).put(set.id, ids[qsizetype(i)], vectors[i]);
    }
    if (const Result<void> committed = database.commit(); !committed)
        return committed;
    {
        const std::scoped_lock telling(m_telling);
        m_silentUntil = {}; // it answers
    }
    if (!m_embedded || m_embedded->set != set.id)
        return {};
    const std::scoped_lock turn(m_turn);
    const std::unique_lock guard(m_guard);
    for (size_t i = 0; i < vectors.size(); ++i) {
        if (m_indexes->find(ids[qsizetype(i)]))
            m_embedded->add(ids[qsizetype(i)], vectors[i]);
    }
    return {};
}

// A set without a vector binds its embedder to no length any more.
Result<void> Library::Private::dropHollow(const QString &name)
{
    const std::scoped_lock changing(m_changing);
    Database &database = m_writer->database();
    database.begin();
    const StoredEmbedding set = EmbeddingRepository(*m_writer).find(name);
    if (set.id == 0 || EmbeddingRepository(*m_writer).hasVector(set.id))
        return database.rollBack();
    EmbeddingRepository(*m_writer).drop(set.id);
    if (const Result<void> committed = database.commit(); !committed)
        return committed;
    const std::scoped_lock turn(m_turn);
    const std::unique_lock guard(m_guard);
    if (m_embedded && m_embedded->set == set.id)
        m_embedded.reset();
    return {};
}

// From now on the set of this embedder answers, and all others go.
Result<void> Library::Private::swapIn(const std::shared_ptr<Embedder> &embedder, const std::stop_token &stop)
{
    std::unique_ptr<Embedded> fresh;
    {
        ReadLease reading(*this);
        if (!reading)
            return reading.error();
        const StoredEmbedding read = EmbeddingRepository(*reading).find(embedder->name());
        {
            const auto guard = share();
            if (read.dimension == 0 || (m_embedded && m_embedded->set == read.id))
                return {};
        }
        auto made = readEmbedded(*reading, read, embedder, m_folder, stop);
        if (!made)
            return made.error();
        fresh = *std::move(made);
    }
    const std::scoped_lock changing(m_changing);
    if (!isWanted(embedder))
        return givenUp(*embedder);
    Database &database = m_writer->database();
    database.begin();
    const StoredEmbedding set = EmbeddingRepository(*m_writer).find(embedder->name());
    if (!fresh || set.id != fresh->set || (m_embedded && m_embedded->set == set.id))
        return database.rollBack();
    if (const Result<void> caughtUp = fresh->catchUp(*m_writer, m_folder, stop); !caughtUp) {
        (void)database.rollBack();
        return caughtUp;
    }
    EmbeddingRepository(*m_writer).keepOnly(set.id);
    if (const Result<void> committed = database.commit(); !committed)
        return committed;
    const std::scoped_lock turn(m_turn);
    const std::unique_lock guard(m_guard);
    m_embedded = std::move(fresh);
    return {};
}

// The vector of a question, before any lock is taken. A search does without one rather than fail.
Library::Private::Asked Library::Private::asked(const QString &question, const std::stop_token &stop,
                                                QString *remark) const
{
    std::shared_ptr<Embedder> embedder;
    Asked asked;
    int dimension = 0;
    {
        const auto guard = share();
        if (!m_embedded || question.trimmed().isEmpty())
            return {};
        embedder = m_embedded->embedder;
        asked.set = m_embedded->set;
        dimension = m_embedded->vectors.dimension();
    }
    const std::pair key(asked.set, question);
    const auto now = std::chrono::steady_clock::now;
    bool silent = false;
    {
        const std::scoped_lock telling(m_telling);
        if (const auto known = m_asked.constFind(key); known != m_asked.constEnd())
            return *known;
        silent = now() < m_silentUntil;
    }
    Result<std::vector<float>> vector =
        silent ? Error::cancelled() : embedQuestion(question, dimension, *embedder, stop);
    const std::scoped_lock telling(m_telling);
    if (vector) {
        if (m_asked.size() >= mostAsked)
            m_asked.clear();
        asked.vector = *std::move(vector);
        m_asked.insert(key, asked);
        return asked;
    }
    if (!silent && !stop.stop_requested())
        m_silentUntil = now() + silence;
    if (remark)
        *remark = QStringLiteral("“%1” did not give a vector for the question; this search went by words and by the "
                                 "library's own space. Check the model for vectors in Settings.")
                      .arg(embedder->name());
    return {};
}

} // namespace core
