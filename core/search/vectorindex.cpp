// An exact index: up to some 200,000 vectors nothing else is needed. Its positions are mapped to ids here, because the
// maps of FAISS 1.7.3 refuse to filter.
#include "core/search/vectorindex.h"

#include <faiss/IndexFlat.h>
#include <faiss/impl/FaissException.h>
#include <faiss/impl/IDSelector.h>
#include <faiss/utils/distances.h>

#include <omp.h>

#include <algorithm>
#include <cstring>
#include <unordered_map>

extern "C" __attribute__((weak)) void openblas_set_num_threads(int count);

namespace core {
namespace {

constexpr size_t sampled = 500; // vectors for their mean

float product(const float *one, const std::vector<float> &other)
{
    float sum = 0;
    for (size_t i = 0; i < other.size(); ++i)
        sum += one[i] * other[i];
    return sum;
}

} // namespace

class VectorIndex::Private
{
public:
    Private(int version, int dimension) : space(version), index(dimension)
    {
        // Through BLAS a single question is four times as fast; threads of its own would only fight with ours.
        faiss::distance_compute_blas_threshold = 1;
        if (openblas_set_num_threads)
            openblas_set_num_threads(1);
    }
    const float *vector(size_t position) const { return index.get_xb() + position * size_t(index.d); }

    int space;
    faiss::IndexFlatIP index;
    std::vector<qint64> ids; // by position
    std::unordered_map<qint64, size_t> positions;
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
    return int(d->ids.size());
}

Result<void> VectorIndex::add(int space, const std::vector<qint64> &ids, const float *vectors)
{
    if (space != d->space)
        return Error{Error::Invalid,
                     QStringLiteral("The search index belongs to another state of the library; open the "
                                    "library again."),
                     QStringLiteral("vectors of space %1 for an index of space %2").arg(space).arg(d->space)};
    if (ids.empty())
        return {};
    try {
        d->index.add(faiss::Index::idx_t(ids.size()), vectors);
    } catch (const std::exception &exception) {
        return Error::defect(QString::fromUtf8(exception.what()));
    }
    for (const qint64 id : ids) {
        d->positions[id] = d->ids.size();
        d->ids.push_back(id);
    }
    return {};
}

void VectorIndex::remove(const Allowed &which)
{
    std::vector<uint8_t> bits((d->ids.size() + 7) / 8);
    std::vector<qint64> kept;
    for (size_t i = 0; i < d->ids.size(); ++i) {
        if (which(d->ids[i]))
            bits[i / 8] |= uint8_t(1 << (i % 8));
        else
            kept.push_back(d->ids[i]);
    }
    if (kept.size() == d->ids.size())
        return;
    d->index.remove_ids(faiss::IDSelectorBitmap(bits.size(), bits.data()));
    d->ids = std::move(kept);
    d->positions.clear();
    for (size_t i = 0; i < d->ids.size(); ++i)
        d->positions[d->ids[i]] = i;
}

std::vector<VectorIndex::Hit> VectorIndex::nearest(const std::vector<float> &vector, int count,
                                                   const Allowed &allowed) const
{
    count = std::min(count, size());
    if (count <= 0 || int(vector.size()) != dimension())
        return {};
    omp_set_num_threads(1); // counts for this thread only, hence here
    std::vector<uint8_t> bits;
    faiss::SearchParameters parameters;
    if (allowed) {
        bits.resize((d->ids.size() + 7) / 8);
        for (size_t i = 0; i < d->ids.size(); ++i)
            bits[i / 8] |= uint8_t(allowed(d->ids[i]) << (i % 8));
    }
    const faiss::IDSelectorBitmap selector(bits.size(), bits.data());
    if (allowed)
        parameters.sel = const_cast<faiss::IDSelectorBitmap *>(&selector);
    std::vector<float> cosines(size_t(count), 0.f);
    std::vector<faiss::Index::idx_t> positions(size_t(count), -1);
    try {
        d->index.search(1, vector.data(), count, cosines.data(), positions.data(), allowed ? &parameters : nullptr);
    } catch (const std::exception &) {
        return {}; // the search goes on with words alone
    }
    std::vector<Hit> hits;
    for (size_t i = 0; i < positions.size(); ++i) {
        if (positions[i] >= 0)
            hits.push_back({d->ids[size_t(positions[i])], cosines[i]});
    }
    return hits;
}

bool VectorIndex::contains(qint64 id) const
{
    return d->positions.contains(id);
}

double VectorIndex::cosine(qint64 id, const std::vector<float> &vector) const
{
    const auto found = d->positions.find(id);
    if (found == d->positions.end() || int(vector.size()) != dimension())
        return 0;
    return product(d->vector(found->second), vector);
}

double VectorIndex::meanCosine(const std::vector<float> &vector) const
{
    if (d->ids.empty() || int(vector.size()) != dimension())
        return 0;
    const size_t step = d->ids.size() / sampled + 1;
    double sum = 0;
    size_t count = 0;
    for (size_t i = 0; i < d->ids.size(); i += step, ++count)
        sum += product(d->vector(i), vector);
    return sum / double(count);
}

// Space, dimension, size; the ids; the vectors.
QByteArray VectorIndex::bytes() const
{
    const qint64 head[3] = {d->space, d->index.d, qint64(d->ids.size())};
    const size_t idBytes = d->ids.size() * sizeof(qint64);
    const size_t vectorBytes = d->ids.size() * size_t(d->index.d) * sizeof(float);
    QByteArray bytes(qsizetype(sizeof head + idBytes + vectorBytes), Qt::Uninitialized);
    std::memcpy(bytes.data(), head, sizeof head);
    if (!d->ids.empty()) {
        std::memcpy(bytes.data() + sizeof head, d->ids.data(), idBytes);
        std::memcpy(bytes.data() + sizeof head + idBytes, d->index.get_xb(), vectorBytes);
    }
    return bytes;
}

Result<VectorIndex> VectorIndex::from(QByteArrayView bytes)
{
    const Error damaged{Error::Invalid, QStringLiteral("The search index is damaged; open the library again."), {}};
    qint64 head[3] = {0, 0, 0};
    if (size_t(bytes.size()) < sizeof head)
        return damaged;
    std::memcpy(head, bytes.data(), sizeof head);
    const qint64 row = qint64(sizeof(qint64)) + head[1] * qint64(sizeof(float));
    if (head[1] <= 0 || head[1] > 4096 || head[2] < 0 || head[2] > bytes.size() / row ||
        bytes.size() != qint64(sizeof head) + head[2] * row)
        return damaged;
    VectorIndex index{int(head[0]), int(head[1])};
    std::vector<qint64> ids(size_t(head[2]), 0);
    std::vector<float> vectors(size_t(head[2] * head[1]), 0.f);
    std::memcpy(ids.data(), bytes.data() + sizeof head, ids.size() * sizeof(qint64));
    std::memcpy(vectors.data(), bytes.data() + sizeof head + ids.size() * sizeof(qint64),
                vectors.size() * sizeof(float));
    if (const Result<void> added = index.add(index.space(), ids, vectors.data()); !added)
        return added.error();
    return index;
}

} // namespace core
