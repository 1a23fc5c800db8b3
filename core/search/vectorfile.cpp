// The file: a head; the centres of the clusters; where each begins; a sum over each; the ids of the rows; the rows in
// the order of their ids; their scales; their steps. All but the last two is checked when it is opened, and these are
// checked a cluster at a time, when a search first comes there.
#include "core/search/vectorfile.h"

#include "core/search/vectorindexclusters.h"

#include <QFile>
#include <QFileInfo>

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

struct VectorFile::Head
{
    char magic[8] = {'A', 't', 't', 'e', 's', 't', 'V', '1'};
    quint64 checksum = 0; // of what follows, up to the scales
    qint64 size = 0;      // of the file
    qint32 space = 0;
    qint32 dimension = 0;
    qint32 rows = 0;
    qint32 clusters = 0;
};

namespace {

constexpr size_t aligned = 64;

// Rows that a search compares: two of five, but at least so many. Vectors of real text lie less in clusters than made
// up ones: of 40,000 (tests/tst_recall.cpp) one of ten finds 84 % of the ten nearest, and half of them 97 %. Comparing
// a row takes 25 ns, so that this is still cheap.
constexpr int leastProbed = 20'000;
int probedOf(int rows)
{
    return std::max(leastProbed, rows / 5 * 2);
}

// Where the parts of a file begin.
struct Layout
{
    size_t centres = 0, starts = 0, sums = 0, ids = 0, order = 0, scales = 0, steps = 0, end = 0;

    Layout(size_t head, size_t rows, size_t clusters, size_t dimension)
    {
        size_t at = head;
        const auto part = [&](size_t bytes) {
            const size_t begin = (at + aligned - 1) / aligned * aligned;
            at = begin + bytes;
            return begin;
        };
        centres = part(clusters * dimension * sizeof(float));
        starts = part((clusters + 1) * sizeof(qint32));
        sums = part(clusters * sizeof(quint64));
        ids = part(rows * sizeof(qint64));
        order = part(rows * sizeof(qint32));
        scales = part(rows * sizeof(float));
        steps = part(rows * dimension);
        end = at;
    }
};

// Sums of products of eight bits with sixteen: exact, and several times as fast as with floats.
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

float product(const float *one, const float *other, int count)
{
    float sums[8] = {};
    int i = 0;
    for (; i + 8 <= count; i += 8) {
        for (int j = 0; j < 8; ++j)
            sums[j] += one[i + j] * other[i + j];
    }
    float sum = 0;
    for (const float each : sums)
        sum += each;
    for (; i < count; ++i)
        sum += one[i] * other[i];
    return sum;
}

// A question in sixteen bits, scaled so that no sum of products is too large for 32.
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

// The best of what was offered, at most a number of them.
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

bool isSet(const VectorFile::Bits &bits, int row)
{
    return !bits.empty() && (bits[size_t(row) / 64] >> (size_t(row) % 64) & 1) != 0;
}

Error diskError(const QString &path, const QString &detail)
{
    return {Error::Storage,
            QStringLiteral("The search index could not be written beside the library; free some space on the disk of "
                           "%1. Nothing is lost.")
                .arg(QFileInfo(path).absolutePath()),
            detail};
}

// A file of its full size from the beginning: a mapping of a file that the disk has no room for ends the program.
class Growing
{
public:
    Growing(const QString &path, size_t size) : m_size(size)
    {
        m_file = ::open(QFile::encodeName(path).constData(), O_RDWR | O_CREAT | O_TRUNC | O_CLOEXEC, 0600);
        if (m_file < 0 || posix_fallocate(m_file, 0, off_t(size)) != 0)
            return;
        void *mapped = mmap(nullptr, size, PROT_READ | PROT_WRITE, MAP_SHARED, m_file, 0);
        m_bytes = mapped == MAP_FAILED ? nullptr : static_cast<char *>(mapped);
    }
    ~Growing()
    {
        if (m_bytes)
            munmap(m_bytes, m_size);
        if (m_file >= 0)
            close(m_file);
    }
    Growing(const Growing &) = delete;
    Growing &operator=(const Growing &) = delete;
    char *bytes() { return m_bytes; }
    bool settle() { return msync(m_bytes, m_size, MS_SYNC) == 0 && fsync(m_file) == 0; }

private:
    int m_file = -1;
    size_t m_size = 0;
    char *m_bytes = nullptr;
};

// Rows go to their clusters in their order.
std::vector<qint32> startsOf(const Clusters &clusters, size_t count)
{
    std::vector<qint32> starts(count + 1, 0);
    for (const qint32 cluster : clusters.nearest)
        ++starts[size_t(cluster) + 1];
    std::partial_sum(starts.begin(), starts.end(), starts.begin());
    return starts;
}

quint64 sumOf(const float *scales, const qint8 *steps, int from, int to, int dimension)
{
    const quint64 sum = checksum(scales + from, size_t(to - from) * sizeof(float), quint64(from));
    return checksum(steps + size_t(from) * size_t(dimension), size_t(to - from) * size_t(dimension), sum);
}

} // namespace

float toSteps(const float *vector, int dimension, qint8 *steps)
{
    float most = 0;
    for (int i = 0; i < dimension; ++i)
        most = std::max(most, std::abs(vector[i]));
    const float by = most > 0 ? 127 / most : 0;
    for (int i = 0; i < dimension; ++i)
        steps[i] = qint8(vector[i] * by + std::copysign(0.5f, vector[i]));
    return most / 127;
}

quint64 checksum(const void *from, size_t size, quint64 sum)
{
    const char *bytes = static_cast<const char *>(from);
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

Result<std::shared_ptr<const VectorFile>> VectorFile::write(const QString &path, int space, int dimension,
                                                            const std::vector<Row> &rows, Parallel &parallel,
                                                            const std::stop_token &stop)
{
    const auto clusters = clustersOf(rows, dimension, parallel, stop);
    if (!clusters)
        return clusters.error();
    const size_t count = clusters->centres.size() / size_t(dimension);
    const std::vector<qint32> starts = startsOf(*clusters, count);
    const Layout layout(sizeof(Head), rows.size(), count, size_t(dimension));
    const QString growing = path + QStringLiteral(".part");
    {
        Growing file(growing, layout.end);
        char *bytes = file.bytes();
        if (!bytes) {
            QFile::remove(growing);
            return diskError(path, QStringLiteral("%1 bytes").arg(layout.end));
        }
        std::memcpy(bytes + layout.centres, clusters->centres.data(), clusters->centres.size() * sizeof(float));
        std::memcpy(bytes + layout.starts, starts.data(), starts.size() * sizeof(qint32));
        auto *ids = reinterpret_cast<qint64 *>(bytes + layout.ids);
        auto *order = reinterpret_cast<qint32 *>(bytes + layout.order);
        auto *scales = reinterpret_cast<float *>(bytes + layout.scales);
        auto *steps = reinterpret_cast<qint8 *>(bytes + layout.steps);
        std::vector<qint32> next(starts.begin(), starts.end() - 1);
        for (size_t i = 0; i < rows.size(); ++i) {
            if (i % 65'536 == 0 && stop.stop_requested())
                break;
            const qint32 row = next[size_t(clusters->nearest[i])]++;
            ids[row] = rows[i].id;
            scales[row] = rows[i].scale;
            std::memcpy(steps + size_t(row) * size_t(dimension), rows[i].steps, size_t(dimension));
        }
        std::iota(order, order + rows.size(), 0);
        std::sort(order, order + rows.size(), [&](qint32 a, qint32 b) { return ids[a] < ids[b]; });
        auto *sums = reinterpret_cast<quint64 *>(bytes + layout.sums);
        for (size_t i = 0; i < count; ++i)
            sums[i] = sumOf(scales, steps, starts[i], starts[i + 1], dimension);
        Head head;
        head.size = qint64(layout.end);
        head.space = space;
        head.dimension = dimension;
        head.rows = qint32(rows.size());
        head.clusters = qint32(count);
        head.checksum = checksum(bytes + sizeof head, layout.scales - sizeof head,
                                 quint64(head.size) ^ quint64(space) << 32 ^ quint64(dimension));
        std::memcpy(bytes, &head, sizeof head);
        if (stop.stop_requested() || !file.settle()) {
            QFile::remove(growing);
            return stop.stop_requested() ? Error::cancelled() : diskError(path, QStringLiteral("sync"));
        }
    }
    if (::rename(QFile::encodeName(growing).constData(), QFile::encodeName(path).constData()) != 0) {
        QFile::remove(growing);
        return diskError(path, QStringLiteral("rename"));
    }
    auto written = open(path);
    if (written)
        (*written)->keep(false); // until somebody says so
    return written;
}

Result<std::shared_ptr<const VectorFile>> VectorFile::open(const QString &path)
{
    const Error damaged{Error::Invalid, QStringLiteral("The search index is damaged; open the library again."), path};
    const int file = ::open(QFile::encodeName(path).constData(), O_RDONLY | O_CLOEXEC);
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
    const Layout layout(sizeof head, size_t(head.rows), size_t(head.clusters), size_t(head.dimension));
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
    const Layout layout(sizeof(Head), size_t(m_head->rows), size_t(m_head->clusters), size_t(m_head->dimension));
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

// What is on the disk and was not changed comes back from there.
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

// The best first, until they have as many rows as are wanted.
std::vector<int> VectorFile::nearestClusters(const float *vector, int wanted) const
{
    std::vector<std::pair<float, int>> all;
    for (int i = 0; i < m_head->clusters; ++i)
        all.emplace_back(-product(vector, m_centres + size_t(i) * size_t(dimension()), dimension()), i);
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

// They stand in many clusters: those of the best are checked, and where one is damaged it is done again without it.
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
        if (isSet(gone, row))
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
        if (int(rows.size()) <= probed) // few enough to look at all of them
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
            if (allowed.empty() || isSet(allowed, row))
                look(row, best);
        }
    }
    return best.sorted();
}

} // namespace core
