// A cluster of some hundreds of rows is read at once, and as many cluster centres are compared quickly.
#include "core/search/vectorindexclusters.h"

#include "core/search/faisscompat.h"

#include <faiss/Clustering.h>
#include <faiss/IndexFlat.h>
#include <faiss/utils/distances.h>

#include <omp.h>

#include <algorithm>
#include <cmath>

namespace core {
namespace {

constexpr int leastClusters = 16;
constexpr int mostClusters = 4096;
constexpr size_t sampledEach = 64; // rows per cluster
constexpr int rounds = 6;          // of k-means; more make little difference
constexpr size_t slice = 2048;     // rows compared with all centres at once

void decode(const VectorFile::Row &row, int dimension, float *to)
{
    for (int i = 0; i < dimension; ++i)
        to[i] = row.scale * float(row.steps[i]);
}

std::vector<float> sampleOf(const std::vector<VectorFile::Row> &rows, int dimension, size_t count)
{
    std::vector<float> sample(count * size_t(dimension));
    for (size_t i = 0; i < count; ++i) // evenly spread, and not always the same rows of a document
        decode(rows[i * rows.size() / count], dimension, sample.data() + i * size_t(dimension));
    return sample;
}

} // namespace

int clusterCount(size_t rows)
{
    const int count = std::clamp(int(std::sqrt(double(rows))), 1, mostClusters);
    return rows < size_t(leastClusters) * leastClusters ? 1 : count;
}

Result<Clusters> clustersOf(const std::vector<VectorFile::Row> &rows, int dimension, Parallel &parallel,
                            const std::stop_token &stop)
{
    const int clusters = clusterCount(rows.size());
    Clusters found;
    found.nearest.resize(rows.size());
    try {
        omp_set_num_threads(1); // additional threads would only compete with ours
        faiss::ClusteringParameters parameters;
        parameters.spherical = true;
        parameters.niter = 1; // one round per call, to check for a stop in between
        parameters.min_points_per_centroid = 1;
        faiss::Clustering clustering(dimension, clusters, parameters);
        const size_t sampled = std::min(rows.size(), sampledEach * size_t(clusters));
        const std::vector<float> sample = sampleOf(rows, dimension, sampled);
        for (int round = 0; round < rounds; ++round) {
            if (stop.stop_requested())
                return Error::cancelled();
            faiss::IndexFlatIP centres(dimension);
            clustering.train(FaissId(sampled), sample.data(), centres);
        }
        found.centres = clustering.centroids;
    } catch (const std::exception &exception) {
        return Error::defect(QString::fromUtf8(exception.what()));
    }
    faiss::IndexFlatIP centres(dimension);
    centres.add(clusters, found.centres.data());
    std::atomic<bool> failed = false;
    const auto assign = [&](int part) {
        omp_set_num_threads(1); // applies only to this thread
        const size_t from = size_t(part) * slice;
        const size_t to = std::min(from + slice, rows.size());
        std::vector<float> vectors((to - from) * size_t(dimension));
        std::vector<float> cosines(to - from);
        std::vector<FaissId> nearest(to - from);
        for (size_t i = from; i < to; ++i)
            decode(rows[i], dimension, vectors.data() + (i - from) * size_t(dimension));
        try {
            centres.search(FaissId(to - from), vectors.data(), 1, cosines.data(), nearest.data());
        } catch (const std::exception &) {
            failed = true;
            return;
        }
        for (size_t i = from; i < to; ++i)
            found.nearest[i] = qint32(std::max<FaissId>(0, nearest[i - from])); // a zero vector may go anywhere
    };
    parallel.forEach(int((rows.size() + slice - 1) / slice), assign, stop);
    if (stop.stop_requested())
        return Error::cancelled();
    if (failed)
        return Error::defect(QStringLiteral("vectors could not be compared"));
    return found;
}

} // namespace core
