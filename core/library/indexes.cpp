// The cache: a head, then three blobs with their sizes (counts of terms, vectors of passages, of pages).
#include "core/library/indexes.h"

#include "core/search/termhash.h"

#include <QFile>
#include <QSaveFile>

#include <algorithm>
#include <cstring>

namespace core {
namespace {

struct Head
{
    char magic[8] = {'A', 't', 't', 'e', 's', 't', 'I', '1'};
    quint64 checksum = 0; // of everything behind the head, and of what follows here
    qint64 generation = 0;
    qint64 sizes[3] = {0, 0, 0};
};

// Quick rather than strong: it has to notice a damaged disk, not an enemy.
quint64 checksum(const char *bytes, size_t size, quint64 sum)
{
    quint64 lanes[4] = {sum, ~sum, sum << 1, sum >> 1};
    size_t i = 0;
    for (; i + 32 <= size; i += 32) {
        quint64 words[4];
        std::memcpy(words, bytes + i, sizeof words);
        for (int lane = 0; lane < 4; ++lane)
            lanes[lane] = (lanes[lane] ^ words[lane]) * 0x9e3779b97f4a7c15ull + (lanes[lane] >> 29);
    }
    for (; i < size; ++i)
        lanes[i & 3] = (lanes[i & 3] ^ quint8(bytes[i])) * 0x100000001b3ull;
    return lanes[0] ^ (lanes[1] << 1) ^ (lanes[2] << 2) ^ (lanes[3] << 3) ^ size;
}

quint64 sumOf(const Head &head, std::initializer_list<QByteArrayView> blobs)
{
    quint64 sum =
        quint64(head.generation) ^ quint64(head.sizes[0]) ^ quint64(head.sizes[1]) << 20 ^ quint64(head.sizes[2]) << 40;
    for (const QByteArrayView blob : blobs)
        sum = checksum(blob.data(), size_t(blob.size()), sum);
    return sum;
}

} // namespace

std::vector<quint64> termsOf(const QString &text, const QString &heading)
{
    std::vector<quint64> terms = termHashes(text);
    const std::vector<quint64> more = termHashes(heading);
    terms.insert(terms.end(), more.begin(), more.end());
    return terms;
}

Vectors vectorsOf(const SemanticSpace &space, int version, const TermLists &passages, const TermLists &pages)
{
    const auto placed = [&](const TermLists &texts) {
        const qsizetype row = space.dimension() * qsizetype(sizeof(float));
        QByteArray bytes(qsizetype(texts.size()) * row, Qt::Uninitialized);
        auto *to = reinterpret_cast<float *>(bytes.data());
        for (size_t i = 0; i < texts.size(); ++i)
            space.place(texts[i], to + i * size_t(space.dimension()));
        return bytes;
    };
    return {version, placed(passages), placed(pages)};
}

Result<std::unique_ptr<Indexes>> Indexes::open(Store &store, const QString &cache, QString *remark)
{
    std::unique_ptr<Indexes> indexes(new Indexes);
    indexes->m_generation = store.generation();
    const Cache state = indexes->load(cache);
    if (state != Cache::Sound) {
        auto built = build(store);
        if (!built)
            return built.error();
        const bool news = !(*built)->m_located.isEmpty() && (state == Cache::Damaged || state == Cache::Missing);
        if (news && remark)
            *remark =
                state == Cache::Damaged
                    ? QStringLiteral("The search index of the library was damaged; it has been rebuilt and nothing "
                                     "is lost.")
                    : QStringLiteral("The search index of the library was missing; it has been rebuilt and nothing "
                                     "is lost.");
        return built;
    }
    indexes->setLocated(store.located(0));
    const StoredSpace stored = store.space();
    indexes->m_space = stored.version > 0 ? SemanticSpace::from(stored.model) : nullptr;
    indexes->m_spaceVersion = indexes->m_space ? stored.version : 0;
    indexes->m_passagesWhenFitted = indexes->m_space ? stored.passages : 0;
    if (store.database().failed())
        return store.database().error();
    if (indexes->m_space && (!indexes->m_passages || indexes->m_passages->space() != stored.version ||
                             indexes->m_passages->size() != indexes->m_located.size()))
        return build(store);
    indexes->m_isFromCache = true;
    return indexes;
}

Result<std::unique_ptr<Indexes>> Indexes::build(Store &store)
{
    std::unique_ptr<Indexes> indexes(new Indexes);
    indexes->m_generation = store.generation();
    indexes->setLocated(store.located(0));
    store.forEachTermCount(
        [&](const QString &term, int passages, qint64 hits) { indexes->m_counts.set(termHash(term), passages, hits); });
    indexes->m_counts.setPassages(int(indexes->m_located.size()));
    const StoredSpace stored = store.space();
    if (const auto space = stored.version > 0 ? SemanticSpace::from(stored.model) : nullptr) {
        indexes->replaceSpace(stored, space);
        store.forEachVectors([&](DocumentId id, const Vectors &vectors) { indexes->addVectors(id, vectors); });
    }
    if (store.database().failed())
        return store.database().error();
    return indexes;
}

Indexes::Cache Indexes::load(const QString &cache)
{
    QFile file(cache);
    if (!file.open(QIODevice::ReadOnly))
        return Cache::Missing;
    Head head;
    const qint64 size = file.size();
    const uchar *bytes = size >= qint64(sizeof head) ? file.map(0, size) : nullptr;
    if (!bytes)
        return Cache::Damaged;
    const Head expected;
    std::memcpy(&head, bytes, sizeof head);
    qint64 left = size - qint64(sizeof head);
    for (const qint64 each : head.sizes) {
        if (each < 0 || each > left)
            return Cache::Damaged;
        left -= each;
    }
    if (std::memcmp(head.magic, expected.magic, sizeof head.magic) != 0 || left != 0)
        return Cache::Damaged;
    const char *from = reinterpret_cast<const char *>(bytes) + sizeof head;
    const QByteArrayView counts(from, head.sizes[0]);
    const QByteArrayView passages(from + head.sizes[0], head.sizes[1]);
    const QByteArrayView pages(from + head.sizes[0] + head.sizes[1], head.sizes[2]);
    if (sumOf(head, {counts, passages, pages}) != head.checksum)
        return Cache::Damaged;
    if (head.generation != m_generation)
        return Cache::Old;
    m_counts = TermCounts::from(counts);
    if (!passages.isEmpty()) {
        auto passageIndex = VectorIndex::from(passages);
        auto pageIndex = VectorIndex::from(pages);
        if (!passageIndex || !pageIndex)
            return Cache::Damaged;
        m_passages = std::move(*passageIndex);
        m_pages = std::move(*pageIndex);
    }
    return Cache::Sound;
}

bool Indexes::save(const QString &cache) const
{
    const QByteArray counts = m_counts.bytes();
    const QByteArray passages = m_passages ? m_passages->bytes() : QByteArray();
    const QByteArray pages = m_pages ? m_pages->bytes() : QByteArray();
    Head head;
    head.generation = m_generation;
    head.sizes[0] = counts.size();
    head.sizes[1] = passages.size();
    head.sizes[2] = pages.size();
    head.checksum = sumOf(head, {counts, passages, pages});
    QSaveFile file(cache);
    if (!file.open(QIODevice::WriteOnly))
        return false;
    file.write(reinterpret_cast<const char *>(&head), sizeof head);
    file.write(counts);
    file.write(passages);
    file.write(pages);
    return file.commit();
}

void Indexes::add(const QList<Located> &passages, const TermLists &terms, DocumentId id, const Vectors &vectors)
{
    m_ranges.insert(id, {m_located.size(), passages.size()});
    m_located += passages; // new ids are larger than any before
    for (const auto &each : terms)
        m_counts.add(each);
    addVectors(id, vectors);
}

void Indexes::addVectors(DocumentId id, const Vectors &vectors)
{
    if (!m_space || vectors.space != m_spaceVersion)
        return;
    const qsizetype row = m_space->dimension() * qsizetype(sizeof(float));
    std::vector<qint64> ids;
    for (const Located &each : passagesOf(id))
        ids.push_back(each.id);
    ids.resize(std::min(ids.size(), size_t(vectors.passages.size() / row)));
    (void)m_passages->add(vectors.space, ids, reinterpret_cast<const float *>(vectors.passages.constData()));
    ids.clear();
    for (qsizetype page = 1; page <= vectors.pages.size() / row; ++page)
        ids.push_back(pageKey(id, int(page)));
    (void)m_pages->add(vectors.space, ids, reinterpret_cast<const float *>(vectors.pages.constData()));
}

void Indexes::remove(DocumentId id, const TermLists &terms)
{
    for (const auto &each : terms)
        m_counts.remove(each);
    if (m_passages) {
        const std::span<const Located> gone = passagesOf(id);
        if (!gone.empty())
            m_passages->remove([&](qint64 passage) { return passage >= gone.front().id && passage <= gone.back().id; });
        m_pages->remove([&](qint64 key) { return documentOf(key) == id; });
    }
    QList<Located> rest = std::move(m_located);
    rest.removeIf([&](const Located &each) { return each.document == id; });
    setLocated(std::move(rest));
}

void Indexes::replaceSpace(const StoredSpace &stored, std::shared_ptr<const SemanticSpace> space)
{
    m_space = std::move(space);
    m_spaceVersion = stored.version;
    m_passagesWhenFitted = stored.passages;
    m_passages.emplace(stored.version, m_space->dimension());
    m_pages.emplace(stored.version, m_space->dimension());
}

Indexes Indexes::withoutVectors() const
{
    Indexes copy;
    copy.m_generation = m_generation;
    copy.m_located = m_located;
    copy.m_ranges = m_ranges;
    copy.m_counts = m_counts;
    return copy;
}

const Located *Indexes::find(PassageId id) const
{
    const auto found = std::lower_bound(m_located.begin(), m_located.end(), id,
                                        [](const Located &each, PassageId wanted) { return each.id < wanted; });
    return found != m_located.end() && found->id == id ? &*found : nullptr;
}

void Indexes::setLocated(QList<Located> located)
{
    m_located = std::move(located);
    std::sort(m_located.begin(), m_located.end(), [](const Located &a, const Located &b) { return a.id < b.id; });
    m_ranges.clear();
    for (qsizetype i = 0, next = 0; i < m_located.size(); i = next) {
        const DocumentId document = m_located[i].document;
        for (next = i; next < m_located.size() && m_located[next].document == document;)
            ++next;
        m_ranges.insert(document, {i, next - i});
    }
}

std::span<const Located> Indexes::passagesOf(DocumentId id) const
{
    const auto [first, count] = m_ranges.value(id, {0, 0});
    return std::span(m_located.constData() + first, size_t(count));
}

std::span<const Located> Indexes::passagesOn(DocumentId id, int page) const
{
    // Neither where passages begin nor where they end ever goes back a page.
    const std::span<const Located> all = passagesOf(id);
    const auto first =
        std::partition_point(all.begin(), all.end(), [&](const Located &l) { return l.lastPage < page; });
    const auto end = std::partition_point(first, all.end(), [&](const Located &l) { return l.page <= page; });
    return {first, end};
}

} // namespace core
