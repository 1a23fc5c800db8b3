// Where the centres of neighbourhoods lie, and which of them a vector is nearest to: k-means, by FAISS. Takes the
// memory of its sample, whatever the number of vectors.
#pragma once

#include "core/search/vectorfile.h"

namespace core {

struct Clusters
{
    std::vector<float> centres;  // of unit length, one after the other
    std::vector<qint32> nearest; // centre of each row
};

int clusterCount(size_t rows);

// So many. Errors: Cancelled.
Result<Clusters> clustersOf(const std::vector<VectorFile::Row> &rows, int dimension, Parallel &parallel,
                            const std::stop_token &stop);

} // namespace core
