// The cache: a header, then blobs with their sizes: term counts; places of passages; marks of documents; vectors of
// passages and of pages, unless these have files of their own; the semantic space.
#include "core/retrieval/indexes.h"

#include "core/base/plainfile.h"
#include "core/search/termhash.h"
#include "core/store/documentrepository.h"
#include "core/store/fulltextrepository.h"
#include "core/store/passagerepository.h"
#include "core/store/spacerepository.h"

#include <QFile>
#include <QSaveFile>

#include <algorithm>
#include <cstring>

namespace core {
namespace {

constexpr int caughtUp = 200'000;    // passages whose vectors are read on opening after a crash
constexpr int countedAtOnce = 2'000; // passages whose terms are counted on opening
constexpr int sampled = 200;         // passages sampled for their mean length
constexpr int blobs = 6;

struct Head
{
    char magic[8] = {'A', 't', 't', 'e', 's', 't', 'I', '3'};
    quint64 checksum = 0; // covers everything after this field
    qint64 generation = 0;
    quint64 spaceMark = 0;
    qint64 sizes[blobs] = {0, 0, 0, 0, 0, 0};
};

struct SavedDocument
{
    qint64 id = 0;
    quint64 mark = 0;
    qint64 first = 0;
    qint64 count = 0;
};

quint64 seedOf(const Head &head)
{
    quint64 sum = quint64(head.generation) ^ head.spaceMark;
    for (const qint64 size : head.sizes)
        sum = (sum ^ quint64(size)) * 0x9e3779b97f4a7c15ull;
    return sum;
}

template <class T>
QList<T> listFrom(QByteArrayView bytes)
{
    QList<T> list(bytes.size() / qsizetype(sizeof(T)));
    if (!list.isEmpty())
        std::memcpy(list.data(), bytes.data(), size_t(list.size()) * sizeof(T));
    return list;
}

template <class T>
QByteArrayView viewOf(const QList<T> &list)
{
    return QByteArrayView(reinterpret_cast<const char *>(list.constData()), list.size() * qsizetype(sizeof(T)));
}

int allPassages(const QList<DocumentMark> &documents)
{
    int passages = 0;
    for (const DocumentMark &each : documents)
        passages += each.passages;
    return passages;
}

} // namespace

Result<std::unique_ptr<Indexes>> Indexes::open(Store &store, const QString &folder, QString *remark, Folder access)
{
    const QString room = access == Folder::Writable ? folder : QString();
    std::unique_ptr<Indexes> indexes(new Indexes);
    indexes->m_generation = store.generation();
    const Cache state = indexes->load(folder, access, store);
    if (store.database().failed())
        return store.database().error();
    if (state == Cache::Sound)
        return indexes;
    if (access == Folder::AsItIs)
        return Error{Error::Unavailable, QStringLiteral("The search index of the library must be built first."),
                     folder};
    const int passages = allPassages(DocumentRepository(store).marks(0));
    const bool isNews = passages > 0 && state != Cache::Old && remark;
    if (passages <= readAtOnce) {
        auto built = build(store, room);
        if (built && isNews)
            *remark = QStringLiteral("The search index of the library was missing or damaged; it has been rebuilt, and "
                                     "nothing was lost.");
        return built;
    }
    indexes = std::unique_ptr<Indexes>(new Indexes);
    indexes->m_generation = store.generation();
    indexes->makeDo(store);
    if (store.database().failed())
        return store.database().error();
    if (isNews)
        *remark = QStringLiteral("The search index of the library was missing or damaged. It is being rebuilt; "
                                 "until this is done, searches use words alone. Nothing is lost.");
    return indexes;
}

Result<std::unique_ptr<Indexes>> Indexes::build(Store &store, const QString &folder, const std::stop_token &stop)
{
    const StoredSpace stored = SpaceRepository(store).inUse();
    Result<ReadVectors> read = ReadVectors();
    if (stored.version > 0) {
        Inline parallel;
        read = readVectors(store, stored, folder, parallel, stop);
        if (!read)
            return read.error();
    }
    return build(store, std::move(read->vectors), stop);
}

Result<std::unique_ptr<Indexes>> Indexes::build(Store &store, SpaceVectors vectors, const std::stop_token &stop)
{
    std::unique_ptr<Indexes> indexes(new Indexes);
    indexes->m_generation = store.generation();
    indexes->locate(store);
    indexes->takeTerms(FullTextRepository(store).termsOfAll());
    indexes->m_counts = countedTerms(store, stop);
    indexes->m_vectors = std::move(vectors);
    if (store.database().failed())
        return store.database().error();
    return indexes;
}

// Full text finds the words, and supplies missing counts.
void Indexes::makeDo(Store &store)
{
    locate(store);
    m_counts.setPassages(int(m_located.size()));
    m_counts.setPartial();
    m_countsAreExact = false;
    qint64 terms = 0;
    int asked = 0;
    for (qsizetype i = 0, step = m_located.size() / sampled + 1; i < m_located.size(); i += step, ++asked)
        terms += qint64(termHashes(PassageRepository(store).sectionText(m_located[i].id)).size());
    m_counts.setMeanLength(double(terms) / std::max(1, asked));
    const StoredSpace stored = SpaceRepository(store).inUse();
    if (const auto space = stored.version > 0 ? SemanticSpace::from(stored.model) : nullptr) {
        m_vectors = SpaceVectors(stored, space);
        m_vectors.isWhole = false;
    }
}

void Indexes::locate(Store &store)
{
    m_located = PassageRepository(store).located(0);
    std::sort(m_located.begin(), m_located.end(), [](const Located &a, const Located &b) { return a.id < b.id; });
    m_documents.clear();
    for (const DocumentMark &each : DocumentRepository(store).marks(0))
        m_documents[each.id].mark = each.mark;
    for (qsizetype i = 0, next = 0; i < m_located.size(); i = next) {
        const DocumentId document = m_located[i].document;
        for (next = i; next < m_located.size() && m_located[next].document == document;)
            ++next;
        Known &known = m_documents[document];
        known.first = i;
        known.count = next - i;
    }
}

Indexes::Cache Indexes::load(const QString &folder, Folder access, Store &store)
{
    // Used in place, as long as needed: copying vectors takes longer than a search. A new cache is written to a new
    // file.
    const auto file = std::make_shared<QFile>(folder + QStringLiteral("/index.cache"));
    if (!isPlainFile(file->fileName()) || !file->open(QIODevice::ReadOnly))
        return Cache::Missing;
    Head head;
    const Head expected;
    const qint64 size = file->size();
    const uchar *mapped = size >= qint64(sizeof head) ? file->map(0, size) : nullptr;
    if (!mapped)
        return Cache::Damaged;
    const QByteArrayView bytes(mapped, size);
    std::memcpy(&head, bytes.data(), sizeof head);
    if (std::memcmp(head.magic, expected.magic, sizeof head.magic) != 0)
        return head.magic[7] < expected.magic[7] && std::memcmp(head.magic, expected.magic, 7) == 0 ? Cache::Old
                                                                                                    : Cache::Damaged;
    QByteArrayView parts[blobs];
    const char *from = bytes.data() + sizeof head;
    qint64 left = bytes.size() - qint64(sizeof head);
    quint64 sum = 0;
    for (int i = 0; i < blobs; ++i) {
        if (head.sizes[i] < 0 || head.sizes[i] > left)
            return Cache::Damaged;
        parts[i] = QByteArrayView(from, head.sizes[i]);
        sum = checksum(from, size_t(head.sizes[i]), sum);
        from += head.sizes[i];
        left -= head.sizes[i];
    }
    if (left != 0 || (sum ^ seedOf(head)) != head.checksum)
        return Cache::Damaged;
    m_isFromCache = head.generation == m_generation;
    if (!m_isFromCache && access == Folder::AsItIs)
        return Cache::Old;
    // A generation has one space. It is read from here, as reading it from the store takes longer than all the rest.
    const bool hasSpace = m_isFromCache && !parts[5].isEmpty();
    StoredSpace stored = hasSpace ? SpaceRepository(store).inUseWithoutModel() : SpaceRepository(store).inUse();
    if (hasSpace)
        stored.model = QByteArray::fromRawData(parts[5].data(), parts[5].size());
    else if ((stored.version > 0 ? markOf(stored) : 0) != head.spaceMark)
        return Cache::Old;
    m_counts = TermCounts::from(parts[0]);
    m_located = listFrom<Located>(parts[1]);
    for (const SavedDocument &each : listFrom<SavedDocument>(parts[2]))
        m_documents.insert(each.id, {each.mark, qsizetype(each.first), qsizetype(each.count)});
    auto space = stored.version > 0 ? SemanticSpace::from(stored.model, hasSpace ? file : nullptr) : nullptr;
    if (space) { // otherwise the library works without it
        m_vectors = SpaceVectors(stored, std::move(space), head.spaceMark);
        if (!takeVectors({parts[3], parts[4]}, folder, file))
            return Cache::Damaged;
    }
    const QString room = access == Folder::Writable ? folder : QString();
    return m_isFromCache || catchUp(store, room) ? Cache::Sound : Cache::Old;
}

bool Indexes::takeVectors(const QByteArrayView (&parts)[2], const QString &folder,
                          const std::shared_ptr<const void> &cache)
{
    const QList<VectorIndex *> indexes = m_vectors.indexes();
    for (int i = 0; i < 2; ++i) {
        auto index = VectorIndex::from(parts[i], folder, cache);
        if (!index || index->space() != m_vectors.version || index->dimension() != m_vectors.space->dimension())
            return false;
        *indexes[i] = std::move(*index);
    }
    return true;
}

// The cache is older than the store after a crash or a restored backup. The documents show what has changed.
bool Indexes::catchUp(Store &store, const QString &folder)
{
    const QList<DocumentMark> present = DocumentRepository(store).marks(0);
    QSet<DocumentId> gone;
    for (auto known = m_documents.cbegin(); known != m_documents.cend(); ++known)
        gone.insert(known.key());
    QList<DocumentMark> fresh;
    for (const DocumentMark &each : present) {
        const auto known = m_documents.constFind(each.id);
        if (known != m_documents.cend() && known->mark == each.mark)
            gone.remove(each.id);
        else
            fresh.append(each);
    }
    const int missing = allPassages(fresh);
    if (missing > caughtUp)
        return false;
    // Removed passages can no longer be read.
    const bool lost = std::any_of(gone.begin(), gone.end(), [&](DocumentId id) { return m_documents[id].count > 0; });
    forget(gone);
    if (!lost && missing <= countedAtOnce)
        return makeUpFor(store, folder, fresh, missing);
    m_countsAreExact = false;
    if (!makeUpFor(store, folder, fresh, missing))
        return false;
    if (allPassages(present) <= readAtOnce) {
        m_counts = countedTerms(store, {});
        m_countsAreExact = true;
    } else {
        m_counts.setPartial();
        m_counts.setPassages(int(m_located.size()));
    }
    return true;
}

// Not possible if the library is older than the cache: new passages then have smaller ids than existing ones, which are
// searched by order.
bool Indexes::makeUpFor(Store &store, const QString &folder, const QList<DocumentMark> &fresh, int passages)
{
    QList<DocumentMark> sorted = fresh; // passage ids increase with the revision, not with the document's id
    QHash<DocumentId, QList<Located>> located;
    for (const DocumentMark &each : fresh)
        located.insert(each.id, PassageRepository(store).located(each.id));
    const auto firstOf = [&](const DocumentMark &mark) {
        const QList<Located> &all = located[mark.id];
        return all.isEmpty() ? 0 : all.first().id;
    };
    std::sort(sorted.begin(), sorted.end(),
              [&](const DocumentMark &a, const DocumentMark &b) { return firstOf(a) < firstOf(b); });
    Inline parallel;
    bool hasRoom = true; // on a full disk vectors stay in memory
    for (const DocumentMark &each : std::as_const(sorted)) {
        if (!located[each.id].isEmpty() && !m_located.isEmpty() && firstOf(each) <= m_located.last().id)
            return false;
        TermLists terms;
        if (passages <= countedAtOnce)
            terms = termsOfPassages(store, each.id);
        add(located[each.id], terms, each, SpaceRepository(store).vectors(each.id, m_vectors.version));
        hasRoom = hasRoom && m_vectors.flush(folder, parallel, {});
    }
    return true;
}

bool Indexes::save(const QString &cache) const
{
    QList<SavedDocument> documents;
    for (auto known = m_documents.cbegin(); known != m_documents.cend(); ++known)
        documents.append({known.key(), known->mark, known->first, known->count});
    Head head;
    head.generation = m_generation;
    head.spaceMark = m_vectors.space ? m_vectors.mark : 0;
    QSaveFile file(cache);
    if (!isPlainFile(cache) || !file.open(QIODevice::WriteOnly)) // would follow a link
        return false;
    file.write(reinterpret_cast<const char *>(&head), sizeof head);
    const std::function<QByteArray()> parts[blobs] = {
        [&] { return m_counts.bytes(); },
        [&] { return QByteArray::fromRawData(viewOf(m_located).data(), viewOf(m_located).size()); },
        [&] { return QByteArray::fromRawData(viewOf(documents).data(), viewOf(documents).size()); },
        [&] { return m_vectors.passages ? m_vectors.passages->bytes() : QByteArray(); },
        [&] { return m_vectors.pages ? m_vectors.pages->bytes() : QByteArray(); },
        [&] { return m_vectors.space ? m_vectors.space->bytes() : QByteArray(); },
    };
    quint64 sum = 0;
    for (int i = 0; i < blobs; ++i) { // each is built, written and released before the next one
        const QByteArray part = parts[i]();
        head.sizes[i] = part.size();
        sum = checksum(part.constData(), size_t(part.size()), sum);
        file.write(part);
    }
    head.checksum = sum ^ seedOf(head);
    file.seek(0);
    file.write(reinterpret_cast<const char *>(&head), sizeof head);
    if (!file.commit())
        return false;
    for (const VectorIndex::File &each : m_vectors.files())
        each->keep(true);
    return true;
}

void Indexes::add(const QList<Located> &passages, const TermLists &terms, DocumentMark mark, const Vectors &vectors)
{
    m_documents.insert(mark.id, {mark.mark, m_located.size(), passages.size()});
    m_located += passages; // new ids are larger than all earlier ones
    for (const auto &each : terms) {
        m_counts.add(each, counted());
        if (m_since)
            m_since->add(each);
    }
    m_vectors.add(mark.id, passages, vectors);
}

void Indexes::remove(const Lost &documents)
{
    QSet<DocumentId> gone;
    for (const auto &[id, terms] : documents) {
        gone.insert(id);
        for (const auto &each : terms) {
            m_counts.remove(each, counted());
            if (m_since)
                m_since->remove(each);
        }
    }
    forget(gone);
}

void Indexes::forget(const QSet<DocumentId> &gone)
{
    if (gone.isEmpty())
        return;
    bool any = false;
    for (const DocumentId id : gone) {
        const std::span<const Located> passages = passagesOf(id);
        m_vectors.remove(id, rangeOf(passages));
        any = any || !passages.empty();
        m_documents.remove(id);
    }
    if (!any)
        return;
    // In one pass: remaining documents move to the front.
    qsizetype to = 0;
    for (qsizetype i = 0, next = 0; i < m_located.size(); i = next) {
        const auto known = m_documents.find(m_located[i].document);
        if (known == m_documents.end() || known->first != i) {
            next = i + 1;
            continue;
        }
        next = i + known->count;
        if (to != i)
            std::move(m_located.begin() + i, m_located.begin() + next, m_located.begin() + to);
        known->first = to;
        to += known->count;
    }
    m_located.resize(to);
}

void Indexes::takeTerms(const QHash<PassageId, quint16> &terms)
{
    for (Located &each : m_located) {
        if (each.terms == 0)
            each.terms = terms.value(each.id);
    }
}

void Indexes::endCounting(TermCounts counted, const QHash<PassageId, quint16> &terms)
{
    if (!m_since)
        return; // the indexes were rebuilt meanwhile
    takeTerms(terms);
    counted.add(*m_since);
    m_counts = std::move(counted);
    m_since.reset();
    m_countsAreExact = true;
}

const Located *Indexes::find(PassageId id) const
{
    const auto found = std::lower_bound(m_located.begin(), m_located.end(), id,
                                        [](const Located &each, PassageId wanted) { return each.id < wanted; });
    return found != m_located.end() && found->id == id ? &*found : nullptr;
}

std::vector<Indexes::Range> Indexes::ranges() const
{
    std::vector<Range> ranges;
    for (const Known &each : m_documents) {
        if (each.count > 0)
            ranges.push_back({each.mark, m_located[each.first].id, m_located[each.first + each.count - 1].id});
    }
    std::sort(ranges.begin(), ranges.end(), [](const Range &a, const Range &b) { return a.first < b.first; });
    return ranges;
}

std::span<const Located> Indexes::passagesOf(DocumentId id) const
{
    const Known known = m_documents.value(id);
    return std::span(m_located.constData() + known.first, size_t(known.count));
}

std::span<const Located> Indexes::passagesOn(DocumentId id, int page) const
{
    // Neither first nor last pages of passages ever decrease.
    const std::span<const Located> all = passagesOf(id);
    const auto first =
        std::partition_point(all.begin(), all.end(), [&](const Located &l) { return l.lastPage() < page; });
    const auto end = std::partition_point(first, all.end(), [&](const Located &l) { return l.page <= page; });
    return {first, end};
}

TermCounts countedTerms(Store &store, const std::stop_token &stop)
{
    TermCounts counts;
    const Stoppable stoppable(store.database(), stop);
    FullTextRepository(store).forEachTermCount(
        [&](const QString &term, int passages, qint64 hits) { counts.set(termHash(term), passages, hits); });
    counts.setPassages(store.counts().passages);
    return counts;
}

void ReadVectors::add(const DocumentMark &mark, std::span<const Located> located, const Vectors &vectorsOfIt)
{
    vectors.add(mark.id, located, vectorsOfIt);
    documents.insert(mark.id, {mark.mark, rangeOf(located)});
    m_passages += qsizetype(located.size());
}

Result<void> ReadVectors::flush(const QString &folder, Parallel &parallel, const std::stop_token &stop)
{
    if (m_flushed)
        m_flushed = vectors.flush(folder, parallel, stop);
    if (!m_flushed && (m_flushed.error().code != Error::Storage || m_passages > Indexes::readAtOnce))
        return m_flushed;
    return {};
}

Result<ReadVectors> readVectors(Store &store, const StoredSpace &stored, const QString &folder, Parallel &parallel,
                                const std::stop_token &stop)
{
    const auto space = SemanticSpace::from(stored.model);
    if (!space)
        return ReadVectors();
    ReadVectors read;
    read.vectors = SpaceVectors(stored, space);
    for (const DocumentMark &each : DocumentRepository(store).marks(0)) {
        if (stop.stop_requested())
            return Error::cancelled();
        const Vectors vectors = SpaceRepository(store).vectors(each.id, stored.version);
        if (vectors.space != stored.version)
            continue;
        read.add(each, PassageRepository(store).located(each.id), vectors);
        if (const Result<void> flushed = read.flush(folder, parallel, stop); !flushed)
            return flushed.error();
    }
    if (store.database().failed())
        return store.database().error();
    return read;
}

} // namespace core
