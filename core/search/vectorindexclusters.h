// The centres of neighbourhoods, and each vector's nearest one: k-means, by FAISS. Needs memory only for its sample,
// whatever the number of vectors.
#pragma once

#include "core/search/vectorfile.h"

namespace core {

struct Clusters
{
    std::vector<float> centres;  // of unit length, concatenated
    std::vector<qint32> nearest; // centre of each row
};

int clusterCount(size_t rows);

// That many. Errors: Cancelled.
Result<Clusters> clustersOf(const std::vector<VectorFile::Row> &rows, int dimension, Parallel &parallel,
                            const std::stop_token &stop);

} // namespace core
