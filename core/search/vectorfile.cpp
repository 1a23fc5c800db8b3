#include "core/search/vectorfile.h"

#include "core/search/floatproduct.h"
#include "core/search/vectorfileparts.h"

#include <QFile>

#include <fcntl.h>
#include <sys/mman.h>
#include <unistd.h>

#include <algorithm>
#include <cmath>
#include <cstring>
#include <numeric>

#ifdef __x86_64__
#include <immintrin.h>
#endif

namespace core {

namespace {

// Rows compared in a search: two of five, but at least this many. Vectors of real text cluster less than synthetic
// ones: of 40,000 (tests/core/tst_recall.cpp), a tenth contains 84 % of the ten nearest, and half of them 97 %.
// Comparing a row takes 25 ns, so this is still cheap.
constexpr int leastProbed = 20'000;
int probedOf(int rows)
{
    return std::max(leastProbed, rows / 5 * 2);
}

// Sums of products of 8-bit with 16-bit numbers: exact, and several times faster than floats.
#ifdef __x86_64__
__attribute__((target("avx2"))) int productAvx2(const qint16 *question, const qint8 *steps, int count)
{
    __m256i sums = _mm256_setzero_si256();
    for (int i = 0; i < count; i += 16) {
        const __m256i wide = _mm256_cvtepi8_epi16(_mm_loadu_si128(reinterpret_cast<const __m128i *>(steps + i)));
        const __m256i asked = _mm256_loadu_si256(reinterpret_cast<const __m256i *>(question + i));
        sums = _mm256_add_epi32(sums, _mm256_madd_epi16(wide, asked));
    }
    const __m128i half = _mm_add_epi32(_mm256_castsi256_si128(sums), _mm256_extracti128_si256(sums, 1));
    const __m128i pair = _mm_add_epi32(half, _mm_shuffle_epi32(half, 0x4e));
    return _mm_cvtsi128_si32(_mm_add_epi32(pair, _mm_shuffle_epi32(pair, 0xb1)));
}
#endif

int product(const qint16 *question, const qint8 *steps, int count)
{
    int whole = 0;
    int sum = 0;
#ifdef __x86_64__
    static const bool isNewer = __builtin_cpu_supports("avx2");
    if (isNewer) {
        whole = count / 16 * 16;
        sum = productAvx2(question, steps, whole);
    }
#endif
    for (int i = whole; i < count; ++i)
        sum += question[i] * steps[i];
    return sum;
}

// A question in 16 bits, scaled so that no sum of products exceeds 32 bits.
struct Question
{
    std::vector<qint16> values;
    float scale = 0;

    Question(const float *vector, int dimension) : values(size_t(dimension))
    {
        double most = 0;
        double square = 0;
        for (int i = 0; i < dimension; ++i) {
            most = std::max(most, std::abs(double(vector[i])));
            square += double(vector[i]) * vector[i];
        }
        if (most <= 0 || !std::isfinite(square))
            return;
        const double by = std::min(32'767 / most, 2.1e9 / (127 * std::sqrt(dimension * square)));
        for (int i = 0; i < dimension; ++i)
            values[size_t(i)] = qint16(std::lround(vector[i] * by));
        scale = float(1 / by);
    }
};

// Keeps the best of what was offered, up to a limit.
class Best
{
public:
    explicit Best(int count) : m_count(size_t(count)) { m_hits.reserve(m_count + 1); }
    double least() const { return m_hits.size() < m_count ? -2 : m_hits.front().cosine; }
    void offer(qint64 id, double cosine)
    {
        if (cosine <= least())
            return;
        m_hits.push_back({id, cosine});
        std::push_heap(m_hits.begin(), m_hits.end(), isBetter);
        if (m_hits.size() > m_count) {
            std::pop_heap(m_hits.begin(), m_hits.end(), isBetter);
            m_hits.pop_back();
        }
    }
    std::vector<VectorFile::Hit> sorted()
    {
        std::sort_heap(m_hits.begin(), m_hits.end(), isBetter);
        return std::move(m_hits);
    }

private:
    static bool isBetter(const VectorFile::Hit &a, const VectorFile::Hit &b) { return a.cosine > b.cosine; }

    size_t m_count;
    std::vector<VectorFile::Hit> m_hits;
};

} // namespace

Result<std::shared_ptr<const VectorFile>> VectorFile::open(const QString &path)
{
    const Error damaged{Error::Invalid, QStringLiteral("The search index is damaged; open the library again."), path};
    const int file = ::open(QFile::encodeName(path).constData(), O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC);
    if (file < 0)
        return damaged;
    std::shared_ptr<VectorFile> opened(new VectorFile);
    opened->m_path = path;
    opened->m_isKept = true;
    opened->m_size = size_t(std::max<off_t>(0, lseek(file, 0, SEEK_END)));
    if (opened->m_size >= sizeof(Head)) {
        void *mapped = mmap(nullptr, opened->m_size, PROT_READ, MAP_SHARED, file, 0);
        opened->m_mapped = mapped == MAP_FAILED ? nullptr : mapped;
    }
    close(file);
    if (!opened->m_mapped)
        return damaged;
    Head head;
    const Head expected;
    std::memcpy(&head, opened->m_mapped, sizeof head);
    if (std::memcmp(head.magic, expected.magic, sizeof head.magic) != 0 || size_t(head.size) != opened->m_size ||
        head.rows < 0 || head.clusters <= 0 || head.dimension <= 0 || head.dimension > 1 << 16 ||
        head.clusters > head.rows + 1)
        return damaged;
    const VectorFileLayout layout(sizeof head, size_t(head.rows), size_t(head.clusters), size_t(head.dimension));
    if (layout.end != opened->m_size)
        return damaged;
    opened->locate();
    const char *bytes = static_cast<const char *>(opened->m_mapped);
    if (checksum(bytes + sizeof head, layout.scales - sizeof head,
                 quint64(head.size) ^ quint64(head.space) << 32 ^ quint64(head.dimension)) != head.checksum)
        return damaged;
    return std::shared_ptr<const VectorFile>(std::move(opened));
}

void VectorFile::locate()
{
    const char *bytes = static_cast<const char *>(m_mapped);
    m_head = static_cast<const Head *>(m_mapped);
    const VectorFileLayout layout(sizeof(Head), size_t(m_head->rows), size_t(m_head->clusters),
                                  size_t(m_head->dimension));
    m_centres = reinterpret_cast<const float *>(bytes + layout.centres);
    m_starts = reinterpret_cast<const qint32 *>(bytes + layout.starts);
    m_sums = reinterpret_cast<const quint64 *>(bytes + layout.sums);
    m_ids = reinterpret_cast<const qint64 *>(bytes + layout.ids);
    m_order = reinterpret_cast<const qint32 *>(bytes + layout.order);
    m_scales = reinterpret_cast<const float *>(bytes + layout.scales);
    m_steps = reinterpret_cast<const qint8 *>(bytes + layout.steps);
    m_checked = std::vector<std::atomic<quint8>>(size_t(m_head->clusters));
}

VectorFile::~VectorFile()
{
    if (m_mapped)
        munmap(m_mapped, m_size);
    if (!m_isKept)
        QFile::remove(m_path);
}

// Unmodified pages can be read from the disk again.
void VectorFile::rest() const
{
    madvise(m_mapped, m_size, MADV_DONTNEED);
}

int VectorFile::space() const
{
    return m_head->space;
}

int VectorFile::dimension() const
{
    return m_head->dimension;
}

int VectorFile::size() const
{
    return m_head->rows;
}

VectorFile::Row VectorFile::row(int row) const
{
    return {m_ids[row], m_scales[row], m_steps + size_t(row) * size_t(dimension())};
}

int VectorFile::lowerBound(qint64 id) const
{
    return int(std::lower_bound(m_order, m_order + size(), id, [&](qint32 row, qint64 to) { return m_ids[row] < to; }) -
               m_order);
}

int VectorFile::find(qint64 id) const
{
    if (size() == 0 || id < m_ids[m_order[0]] || id > m_ids[m_order[size() - 1]])
        return -1;
    const int rank = lowerBound(id);
    return m_ids[m_order[rank]] == id ? m_order[rank] : -1;
}

double VectorFile::cosine(int row, const float *vector) const
{
    return isSoundRow(row) ? quickCosine(row, vector) : 0;
}

double VectorFile::quickCosine(int row, const float *vector) const
{
    const qint8 *steps = m_steps + size_t(row) * size_t(dimension());
    double sum = 0;
    for (int i = 0; i < dimension(); ++i)
        sum += double(vector[i]) * steps[i];
    return m_scales[row] * sum;
}

bool VectorFile::isSound(int cluster) const
{
    std::atomic<quint8> &checked = m_checked[size_t(cluster)];
    if (const quint8 known = checked.load(std::memory_order_relaxed); known != 0)
        return known == 1;
    const bool sound =
        sumOf(m_scales, m_steps, m_starts[cluster], m_starts[cluster + 1], dimension()) == m_sums[cluster];
    checked.store(sound ? 1 : 2, std::memory_order_relaxed);
    if (!sound)
        m_isDamaged = true;
    return sound;
}

int VectorFile::clusterOf(int row) const
{
    return int(std::upper_bound(m_starts, m_starts + m_head->clusters, row) - m_starts) - 1;
}

bool VectorFile::isSoundRow(int row) const
{
    return isSound(clusterOf(row));
}

bool VectorFile::isKnownDamaged(int row) const
{
    return m_isDamaged && m_checked[size_t(clusterOf(row))].load(std::memory_order_relaxed) == 2;
}

// The nearest ones, until they have as many rows as wanted.
std::vector<int> VectorFile::nearestClusters(const float *vector, int wanted) const
{
    std::vector<std::pair<float, int>> all;
    for (int i = 0; i < m_head->clusters; ++i)
        all.emplace_back(-floatProduct(vector, m_centres + size_t(i) * size_t(dimension()), dimension()), i);
    std::sort(all.begin(), all.end());
    std::vector<int> clusters;
    qint64 rows = 0;
    for (const auto &[cosine, cluster] : all) {
        if (rows >= wanted)
            break;
        clusters.push_back(cluster);
        rows += m_starts[cluster + 1] - m_starts[cluster];
    }
    return clusters;
}

// Checks the clusters that contain the best rows; if one is damaged, searches again without it.
template <class Look>
std::vector<VectorFile::Hit> VectorFile::nearestOf(const std::vector<int> &rows, int count, const Look &look) const
{
    for (;;) {
        Best best(count);
        for (const int row : rows) {
            if (!isKnownDamaged(row))
                look(row, best);
        }
        std::vector<Hit> hits = best.sorted();
        const auto isSoundHit = [&](bool sound, const Hit &hit) { return isSoundRow(find(hit.id)) && sound; };
        if (std::accumulate(hits.begin(), hits.end(), true, isSoundHit))
            return hits;
    }
}

std::vector<VectorFile::Hit> VectorFile::nearest(const float *vector, int count, const Bits &gone,
                                                 const Ranges *only) const
{
    const int probed = std::max(probedOf(size()), count * 4);
    const Question question(vector, dimension());
    const size_t width = size_t(dimension());
    const auto look = [&](int row, Best &best) {
        if (VectorFile::isSet(gone, row))
            return;
        const int sum = product(question.values.data(), m_steps + size_t(row) * width, int(width));
        best.offer(m_ids[row], double(m_scales[row]) * question.scale * sum);
    };
    Bits allowed;
    int wanted = probed;
    if (only) {
        std::vector<int> rows;
        for (const auto &[first, last] : *only) {
            for (int rank = lowerBound(first); rank < size() && m_ids[m_order[rank]] <= last; ++rank)
                rows.push_back(m_order[rank]);
        }
        if (int(rows.size()) <= probed) // few enough to compare all of them
            return nearestOf(rows, count, look);
        allowed.resize(size_t(size()) / 64 + 1);
        for (const int row : rows)
            allowed[size_t(row) / 64] |= quint64(1) << (row % 64);
        wanted = int(std::min<qint64>(size(), qint64(probed) * size() / qint64(rows.size())));
    }
    Best best(count);
    for (const int cluster : nearestClusters(vector, wanted)) {
        if (!isSound(cluster))
            continue;
        for (int row = m_starts[cluster]; row < m_starts[cluster + 1]; ++row) {
            if (allowed.empty() || VectorFile::isSet(allowed, row))
                look(row, best);
        }
    }
    return best.sorted();
}

} // namespace core
