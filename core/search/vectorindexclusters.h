// Clusters vectors: finds cluster centres, and each vector's nearest centre (k-means, by FAISS). Needs memory only for
// a sample, however many vectors there are.
#pragma once

#include "core/search/vectorfile.h"

namespace core {

struct Clusters
{
    std::vector<float> centres;  // unit vectors, concatenated
    std::vector<qint32> nearest; // index of the nearest centre, per row
};

int clusterCount(size_t rows);

// Makes `count` clusters. Errors: Cancelled.
Result<Clusters> clustersOf(const std::vector<VectorFile::Row> &rows, int dimension, Parallel &parallel,
                            const std::stop_token &stop);

} // namespace core
