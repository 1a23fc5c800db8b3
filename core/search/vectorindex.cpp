// An exact index in memory. Positions are mapped to ids here, because FAISS 1.7.3's id maps do not support filters; and
// files are our own, because nothing can be removed from FAISS's inverted files once they are mapped.
#include "core/search/vectorindex.h"

#include "core/search/faisscompat.h"
#include "core/search/floatproduct.h"

#include <QDir>
#include <QFileInfo>

#include <faiss/IndexFlat.h>
#include <faiss/impl/FaissException.h>
#include <faiss/impl/IDSelector.h>
#include <sys/mman.h>

#include <algorithm>
#include <cmath>
#include <cstring>
#include <functional>
#include <optional>
#include <span>
#include <unordered_map>

namespace core {
namespace {

constexpr int sampled = 500;     // vectors sampled for their mean
constexpr double possible = 1.1; // upper bound for a rounded cosine
constexpr int mostGone = 3;      // tenths of the rows in files

const Error damaged{Error::Invalid, QStringLiteral("The search index is damaged; open the library again."), {}};

// For memory not touched yet: a few large pages are faster than thousands of small ones.
void useLargePages([[maybe_unused]] void *from, [[maybe_unused]] size_t size)
{
#ifdef MADV_HUGEPAGE
    constexpr quintptr page = 2 << 20;
    const quintptr first = (reinterpret_cast<quintptr>(from) + page - 1) / page * page;
    const quintptr end = (reinterpret_cast<quintptr>(from) + size) / page * page;
    if (first < end)
        (void)::madvise(reinterpret_cast<void *>(first), end - first, MADV_HUGEPAGE);
#endif
}

bool isIn(const VectorIndex::Ranges &ranges, qint64 id)
{
    const auto after = std::upper_bound(ranges.begin(), ranges.end(), id,
                                        [](qint64 wanted, const auto &range) { return wanted < range.first; });
    return after != ranges.begin() && id <= std::prev(after)->second;
}

// A file, and the rows removed from it since it was written.
struct Kept
{
    VectorIndex::File file;
    VectorFile::Bits gone;
    int goneCount = 0;

    int left() const { return file->size() - goneCount; }
    bool isWorn() const
    {
        return goneCount > VectorIndex::limits.least && goneCount * 10.0 > file->size() * double(mostGone);
    }
    bool isSmall() const { return left() < VectorIndex::limits.rows / 2; }
    bool isGone(int row) const { return VectorFile::isSet(gone, row); }
    void drop(int row)
    {
        if (isGone(row))
            return;
        gone.resize(size_t(file->size()) / 64 + 1);
        gone[size_t(row) / 64] |= quint64(1) << (row % 64);
        ++goneCount;
    }
    int find(qint64 id) const
    {
        const int row = file->find(id);
        return row >= 0 && !isGone(row) ? row : -1;
    }
};

} // namespace

class VectorIndex::Private
{
public:
    struct Lent // vectors used in place, inside a cache
    {
        std::shared_ptr<const void> owner; // null: nobody keeps them alive
        std::span<const qint64> ids;       // in ascending order
        const float *vectors = nullptr;
    };

    Private(int version, int dimension) : space(version), index(dimension) {}
    // Grows moderately, as doubling would need three times the memory meanwhile.
    void makeRoom(size_t more)
    {
        const size_t wanted = index.codes.size() + more * index.code_size;
        const bool moves = capacityOf(index.codes) < wanted;
        reserveCodes(index.codes, wanted, wanted + wanted / 8);
        if (moves)
            useLargePages(index.codes.data() + index.codes.size(), capacityOf(index.codes) - index.codes.size());
    }
    size_t count() const { return lent.owner ? lent.ids.size() : ids.size(); }
    qint64 id(size_t position) const { return allIds()[position]; }
    std::span<const qint64> allIds() const { return lent.owner ? lent.ids : std::span<const qint64>(ids); }
    quint64 turnOf(size_t position) const { return lent.owner ? turn : turns[position]; }
    const float *vectors() const { return lent.owner ? lent.vectors : index.get_xb(); }
    const float *vector(size_t position) const { return vectors() + position * size_t(index.d); }
    std::optional<size_t> find(qint64 wanted) const
    {
        if (lent.owner) {
            const auto found = std::lower_bound(lent.ids.begin(), lent.ids.end(), wanted);
            return found != lent.ids.end() && *found == wanted ? std::optional(size_t(found - lent.ids.begin()))
                                                               : std::nullopt;
        }
        const auto found = positions.find(wanted);
        return found != positions.end() ? std::optional(found->second) : std::nullopt;
    }
    void number()
    {
        positions.clear();
        for (size_t i = 0; i < ids.size(); ++i)
            positions[ids[i]] = i;
    }
    void copy(const Lent &from)
    {
        if (!from.ids.empty()) {
            makeRoom(from.ids.size());
            index.add(FaissId(from.ids.size()), from.vectors);
            ids.assign(from.ids.begin(), from.ids.end());
            turns.assign(ids.size(), turn);
            number();
        }
        lent = {};
    }
    void copyLent()
    {
        if (lent.owner)
            copy(Lent(lent));
    }
    // Reads ids followed by vectors.
    Result<void> take(const char *from, size_t many, std::shared_ptr<const void> owner)
    {
        const size_t sizeOfIds = many * sizeof(qint64);
        QByteArray moved; // a copy, if they are not aligned for numbers
        if (reinterpret_cast<quintptr>(from) % alignof(qint64) != 0) {
            moved = QByteArray(from, qsizetype(sizeOfIds + many * size_t(index.d) * sizeof(float)));
            from = moved.constData();
            owner = nullptr;
        }
        const Lent there{std::move(owner),
                         {reinterpret_cast<const qint64 *>(from), many},
                         reinterpret_cast<const float *>(from + sizeOfIds)};
        turn = 1;
        const auto &all = there.ids;
        if (there.owner && std::adjacent_find(all.begin(), all.end(), std::greater_equal()) == all.end()) {
            lent = there;
            return {};
        }
        try {
            copy(there);
        } catch (const std::exception &exception) {
            return Error::defect(QString::fromUtf8(exception.what()));
        }
        return {};
    }
    std::vector<Hit> nearestInMemory(const std::vector<float> &wanted, int most, const Ranges *only) const;

    int space;
    std::vector<Kept> files;
    Lent lent;                  // used instead of the following members until something changes
    faiss::IndexFlatIP index;   // all other vectors
    std::vector<qint64> ids;    // indexed by position
    std::vector<quint64> turns; // order of arrival, by position
    std::unordered_map<qint64, size_t> positions;
    quint64 turn = 0;
};

VectorIndex::VectorIndex(int space, int dimension) : d(std::make_unique<Private>(space, dimension)) {}
VectorIndex::~VectorIndex() = default;
VectorIndex::VectorIndex(VectorIndex &&) noexcept = default;
VectorIndex &VectorIndex::operator=(VectorIndex &&) noexcept = default;

int VectorIndex::space() const
{
    return d->space;
}

int VectorIndex::dimension() const
{
    return int(d->index.d);
}

int VectorIndex::size() const
{
    int size = int(d->count());
    for (const Kept &kept : d->files)
        size += kept.file->size() - kept.goneCount;
    return size;
}

Result<void> VectorIndex::add(int space, const std::vector<qint64> &ids, const float *vectors)
{
    if (space != d->space)
        return Error{Error::Invalid,
                     QStringLiteral("The search index does not match the library; open the library again."),
                     QStringLiteral("vectors of space %1 for an index of space %2").arg(space).arg(d->space)};
    if (ids.empty())
        return {};
    try {
        d->copyLent();
        d->makeRoom(ids.size());
        d->index.add(FaissId(ids.size()), vectors);
    } catch (const std::exception &exception) {
        return Error::defect(QString::fromUtf8(exception.what()));
    }
    ++d->turn;
    for (const qint64 id : ids) {
        d->positions[id] = d->ids.size();
        d->ids.push_back(id);
        d->turns.push_back(d->turn);
    }
    return {};
}

void VectorIndex::remove(const Range &which)
{
    for (Kept &kept : d->files) {
        const int end = kept.file->lowerBound(which.second + 1);
        for (int rank = kept.file->lowerBound(which.first); rank < end; ++rank)
            kept.drop(kept.file->rowByRank(rank));
    }
    d->copyLent();
    std::vector<uint8_t> bits((d->ids.size() + 7) / 8);
    size_t kept = 0;
    for (size_t i = 0; i < d->ids.size(); ++i) {
        if (d->ids[i] >= which.first && d->ids[i] <= which.second) {
            bits[i / 8] |= uint8_t(1 << (i % 8));
            continue;
        }
        d->ids[kept] = d->ids[i];
        d->turns[kept++] = d->turns[i];
    }
    if (kept == d->ids.size())
        return;
    d->index.remove_ids(faiss::IDSelectorBitmap(bits.size(), bits.data()));
    d->ids.resize(kept);
    d->turns.resize(kept);
    d->number();
}

std::vector<VectorIndex::Hit> VectorIndex::nearest(const std::vector<float> &vector, int count,
                                                   const Ranges *only) const
{
    count = std::min(count, size());
    if (count <= 0 || int(vector.size()) != dimension())
        return {};
    std::vector<Hit> hits = d->nearestInMemory(vector, count, only);
    for (const Kept &kept : d->files) {
        const VectorFile::Ranges ranges = only ? VectorFile::Ranges(*only) : VectorFile::Ranges();
        const auto more = kept.file->nearest(vector.data(), count, kept.gone, only ? &ranges : nullptr);
        hits.insert(hits.end(), more.begin(), more.end());
    }
    std::stable_sort(hits.begin(), hits.end(), [](const Hit &a, const Hit &b) { return a.cosine > b.cosine; });
    hits.resize(std::min(hits.size(), size_t(count)));
    return hits;
}

std::vector<VectorIndex::Hit> VectorIndex::Private::nearestInMemory(const std::vector<float> &wanted, int most,
                                                                    const Ranges *only) const
{
    const std::span<const qint64> all = allIds();
    const size_t wantedHits = std::min(size_t(std::max(most, 0)), all.size());
    if (wantedHits == 0)
        return {};
    std::vector<Hit> hits;
    for (size_t i = 0; i < all.size(); ++i) {
        if (!only || isIn(*only, all[i]))
            hits.push_back({all[i], floatProduct(vector(i), wanted.data(), int(wanted.size()))});
    }
    // Of equally near vectors, the ones that came first.
    const auto isBetter = [](const Hit &a, const Hit &b) { return a.cosine > b.cosine; };
    const size_t kept = std::min(wantedHits, hits.size());
    std::partial_sort(hits.begin(), hits.begin() + qsizetype(kept), hits.end(), isBetter);
    hits.resize(kept);
    return hits;
}

bool VectorIndex::contains(qint64 id) const
{
    return d->find(id) ||
           std::any_of(d->files.begin(), d->files.end(), [&](const Kept &kept) { return kept.find(id) >= 0; });
}

double VectorIndex::cosine(qint64 id, const std::vector<float> &vector) const
{
    if (int(vector.size()) != dimension())
        return 0;
    if (const auto found = d->find(id))
        return floatProduct(d->vector(*found), vector.data(), int(vector.size()));
    for (const Kept &kept : d->files) {
        if (const int row = kept.find(id); row >= 0)
            return kept.file->cosine(row, vector.data());
    }
    return 0;
}

double VectorIndex::meanCosine(const std::vector<float> &vector) const
{
    if (int(vector.size()) != dimension())
        return 0;
    const int step = size() / sampled + 1;
    double sum = 0;
    int count = 0;
    for (size_t i = 0; i < d->count(); i += size_t(step), ++count)
        sum += floatProduct(d->vector(i), vector.data(), int(vector.size()));
    for (const Kept &kept : d->files) {
        for (int rank = 0; rank < kept.file->size(); rank += step) {
            const int row = kept.file->rowByRank(rank);
            if (kept.isGone(row))
                continue;
            double cosine = kept.file->quickCosine(row, vector.data()); // a mean over so many that one hardly matters
            if (!(std::abs(cosine) <= possible))
                cosine = kept.file->cosine(row, vector.data());
            sum += cosine;
            ++count;
        }
    }
    return count > 0 ? sum / count : 0;
}

bool VectorIndex::isMemtableFull() const
{
    return int(d->count()) > std::max(limits.least, limits.floats / dimension());
}

bool VectorIndex::needsCompaction() const
{
    const auto small = std::count_if(d->files.begin(), d->files.end(), [](const Kept &kept) { return kept.isSmall(); });
    return small >= limits.files ||
           std::any_of(d->files.begin(), d->files.end(), [](const Kept &kept) { return kept.isWorn(); });
}

VectorIndex::Part VectorIndex::memtable() const
{
    Part part;
    const size_t width = size_t(dimension());
    part.until = d->turn;
    part.steps.resize(d->count() * width);
    part.rows.reserve(d->count());
    for (size_t i = 0; i < d->count(); ++i) {
        qint8 *steps = part.steps.data() + i * width;
        part.rows.push_back({d->id(i), toSteps(d->vector(i), int(width), steps), steps});
    }
    return part;
}

VectorIndex::Part VectorIndex::fragments() const
{
    Part part;
    qint64 rows = 0;
    for (const Kept &kept : d->files) {
        const bool hasRoom = rows == 0 || rows + kept.left() <= limits.rows;
        if (!hasRoom || !(kept.isSmall() || kept.isWorn()))
            continue;
        part.replaced.push_back(kept.file);
        part.gone.push_back(kept.gone);
        rows += kept.left();
    }
    return part;
}

bool VectorIndex::Part::readFiles()
{
    for (size_t i = 0; i < replaced.size(); ++i) {
        for (int row = 0; row < replaced[i]->size(); ++row) {
            if (!VectorFile::isSet(gone[i], row) && replaced[i]->isSoundRow(row))
                rows.push_back(replaced[i]->row(row));
        }
    }
    return std::none_of(replaced.begin(), replaced.end(), [](const File &file) { return file->isDamaged(); });
}

VectorIndex VectorIndex::with(const File &file, const Part &part) const
{
    VectorIndex next(d->space, dimension());
    std::vector<const Kept *> replaced;
    for (const Kept &kept : d->files) {
        if (std::find(part.replaced.begin(), part.replaced.end(), kept.file) != part.replaced.end())
            replaced.push_back(&kept);
        else
            next.d->files.push_back(kept);
    }
    // Some rows of the file may have been removed meanwhile, and added again with other vectors.
    const auto isStill = [&](qint64 id) {
        if (const auto found = d->find(id))
            return d->turnOf(*found) <= part.until;
        return std::any_of(replaced.begin(), replaced.end(), [&](const Kept *kept) { return kept->find(id) >= 0; });
    };
    Kept fresh{file, {}, 0};
    for (int row = 0; file && row < file->size(); ++row) {
        if (!isStill(file->id(row)))
            fresh.drop(row);
    }
    for (size_t i = 0; i < d->count(); ++i) {
        if (file && d->turnOf(i) <= part.until && fresh.find(d->id(i)) >= 0)
            continue;
        next.d->index.add(1, d->vector(i));
        next.d->ids.push_back(d->id(i));
        next.d->turns.push_back(d->turnOf(i));
    }
    next.d->number();
    next.d->turn = d->turn;
    if (file)
        next.d->files.push_back(std::move(fresh));
    return next;
}

std::vector<VectorIndex::File> VectorIndex::files() const
{
    std::vector<File> files;
    for (const Kept &kept : d->files)
        files.push_back(kept.file);
    return files;
}

void VectorIndex::rest() const
{
    for (const Kept &kept : d->files)
        kept.file->rest();
}

bool VectorIndex::isDamaged() const
{
    return std::any_of(d->files.begin(), d->files.end(), [](const Kept &kept) { return kept.file->isDamaged(); });
}

// Space, dimension, vectors in memory, files; the ids; the vectors; for each file its name in 64 bytes, and the bits of
// the removed rows, preceded by their number of words.
namespace {

constexpr qsizetype nameSize = 64;

} // namespace

QByteArray VectorIndex::bytes() const
{
    const qint64 head[4] = {d->space, d->index.d, qint64(d->count()), qint64(d->files.size())};
    QByteArray bytes;
    const auto append = [&](const void *from, size_t size) {
        bytes.append(static_cast<const char *>(from), qsizetype(size));
    };
    bytes.reserve(qsizetype(sizeof head + d->count() * (sizeof(qint64) + size_t(d->index.d) * sizeof(float))));
    append(head, sizeof head);
    append(d->allIds().data(), d->count() * sizeof(qint64));
    append(d->vectors(), d->count() * size_t(d->index.d) * sizeof(float));
    for (const Kept &kept : d->files) {
        bytes.append(QFileInfo(kept.file->path()).fileName().toUtf8().leftJustified(nameSize, '\0', true));
        const auto words = qint64(kept.gone.size());
        append(&words, sizeof words);
        append(kept.gone.data(), kept.gone.size() * sizeof(quint64));
    }
    return bytes;
}

Result<VectorIndex> VectorIndex::from(QByteArrayView bytes, const QString &folder, std::shared_ptr<const void> owner)
{
    qint64 head[4] = {0, 0, 0, 0};
    qsizetype at = 0;
    const auto take = [&](void *to, qint64 size) {
        if (size < 0 || size > bytes.size() - at)
            return false;
        if (to && size > 0)
            std::memcpy(to, bytes.data() + at, size_t(size));
        at += qsizetype(size);
        return true;
    };
    if (!take(head, sizeof head) || head[1] <= 0 || head[1] > 1 << 16 || head[2] < 0 || head[3] < 0 ||
        head[2] > bytes.size() / (head[1] * qint64(sizeof(float))) || head[3] > bytes.size() / nameSize)
        return damaged;
    VectorIndex index{int(head[0]), int(head[1])};
    const qint64 sizeOfIds = head[2] * qint64(sizeof(qint64));
    const char *const from = bytes.data() + at;
    if (!take(nullptr, sizeOfIds) || !take(nullptr, head[2] * head[1] * qint64(sizeof(float))))
        return damaged;
    if (const Result<void> taken = index.d->take(from, size_t(head[2]), std::move(owner)); !taken)
        return taken.error();
    for (qint64 i = 0; i < head[3]; ++i) {
        QByteArray name(nameSize, '\0');
        qint64 words = 0;
        if (!take(name.data(), nameSize) || !take(&words, sizeof words) || words < 0 || words > bytes.size() / 8)
            return damaged;
        Kept kept;
        kept.gone.resize(size_t(words));
        if (!take(kept.gone.data(), words * 8))
            return damaged;
        const QString file = QFileInfo(QString::fromUtf8(name.constData())).fileName();
        auto opened = VectorFile::open(QDir(folder).filePath(file));
        if (!opened || (*opened)->dimension() != index.dimension() || (*opened)->space() != index.space() ||
            (words != 0 && words != (*opened)->size() / 64 + 1))
            return damaged;
        kept.file = *opened;
        for (const quint64 word : kept.gone)
            kept.goneCount += int(qPopulationCount(word));
        index.d->files.push_back(std::move(kept));
    }
    if (at != bytes.size())
        return damaged;
    return index;
}

} // namespace core
