#include "core/search/vectorfileparts.h"
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
#include <vector>

namespace core {
namespace {

Error diskError(const QString &path, const QString &detail)
{
    return {Error::Storage,
            QStringLiteral("The search index could not be written beside the library; free some space on the disk of "
                           "%1. Nothing is lost.")
                .arg(QFileInfo(path).absolutePath()),
            detail};
}

// A file that gets its full size at once: writing to a mapping that the disk has no room for kills the program.
class Growing
{
public:
    Growing(const QString &path, size_t size) : m_size(size)
    {
        m_file = ::open(QFile::encodeName(path).constData(), O_RDWR | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0600);
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

// Assigns rows to clusters, keeping their order.
std::vector<qint32> startsOf(const Clusters &clusters, size_t count)
{
    std::vector<qint32> starts(count + 1, 0);
    for (const qint32 cluster : clusters.nearest)
        ++starts[size_t(cluster) + 1];
    std::partial_sum(starts.begin(), starts.end(), starts.begin());
    return starts;
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

quint64 sumOf(const float *scales, const qint8 *steps, int from, int to, int dimension)
{
    const quint64 sum = checksum(scales + from, size_t(to - from) * sizeof(float), quint64(from));
    return checksum(steps + size_t(from) * size_t(dimension), size_t(to - from) * size_t(dimension), sum);
}

namespace {

// Writes everything except the header.
void putRows(char *bytes, const VectorFileLayout &layout, const Clusters &clusters, const std::vector<qint32> &starts,
             const std::vector<VectorFile::Row> &rows, int dimension, const std::stop_token &stop)
{
    std::memcpy(bytes + layout.centres, clusters.centres.data(), clusters.centres.size() * sizeof(float));
    std::memcpy(bytes + layout.starts, starts.data(), starts.size() * sizeof(qint32));
    auto *ids = reinterpret_cast<qint64 *>(bytes + layout.ids);
    auto *order = reinterpret_cast<qint32 *>(bytes + layout.order);
    auto *scales = reinterpret_cast<float *>(bytes + layout.scales);
    auto *steps = reinterpret_cast<qint8 *>(bytes + layout.steps);
    std::vector<qint32> next(starts.begin(), starts.end() - 1);
    for (size_t i = 0; i < rows.size(); ++i) {
        if (i % 65'536 == 0 && stop.stop_requested())
            break;
        const qint32 row = next[size_t(clusters.nearest[i])]++;
        ids[row] = rows[i].id;
        scales[row] = rows[i].scale;
        std::memcpy(steps + size_t(row) * size_t(dimension), rows[i].steps, size_t(dimension));
    }
    std::iota(order, order + rows.size(), 0);
    std::sort(order, order + rows.size(), [&](qint32 a, qint32 b) { return ids[a] < ids[b]; });
    auto *sums = reinterpret_cast<quint64 *>(bytes + layout.sums);
    for (size_t i = 0; i + 1 < starts.size(); ++i)
        sums[i] = sumOf(scales, steps, starts[i], starts[i + 1], dimension);
}

} // namespace

// Reserves space first: clustering is expensive, and would be wasted on a full disk.
Result<void> VectorFile::writeTo(const QString &path, int space, int dimension, const std::vector<Row> &rows,
                                 Parallel &parallel, const std::stop_token &stop)
{
    const size_t count = size_t(clusterCount(rows.size()));
    const VectorFileLayout layout(sizeof(Head), rows.size(), count, size_t(dimension));
    Growing file(path, layout.end);
    char *bytes = file.bytes();
    if (!bytes)
        return diskError(path, QStringLiteral("%1 bytes").arg(layout.end));
    const auto clusters = clustersOf(rows, dimension, parallel, stop);
    if (!clusters)
        return clusters.error();
    putRows(bytes, layout, *clusters, startsOf(*clusters, count), rows, dimension, stop);
    Head head;
    head.size = qint64(layout.end);
    head.space = space;
    head.dimension = dimension;
    head.rows = qint32(rows.size());
    head.clusters = qint32(count);
    head.checksum = checksum(bytes + sizeof head, layout.scales - sizeof head,
                             quint64(head.size) ^ quint64(space) << 32 ^ quint64(dimension));
    std::memcpy(bytes, &head, sizeof head);
    if (stop.stop_requested())
        return Error::cancelled();
    return file.settle() ? Result<void>() : diskError(path, QStringLiteral("sync"));
}

Result<std::shared_ptr<const VectorFile>> VectorFile::write(const QString &path, int space, int dimension,
                                                            const std::vector<Row> &rows, Parallel &parallel,
                                                            const std::stop_token &stop)
{
    const QString growing = path + QStringLiteral(".part");
    if (const Result<void> grown = writeTo(growing, space, dimension, rows, parallel, stop); !grown) {
        QFile::remove(growing);
        return grown.error();
    }
    if (::rename(QFile::encodeName(growing).constData(), QFile::encodeName(path).constData()) != 0) {
        QFile::remove(growing);
        return diskError(path, QStringLiteral("rename"));
    }
    auto written = open(path);
    if (written)
        (*written)->keep(false); // until somebody wants to keep it
    return written;
}

} // namespace core
