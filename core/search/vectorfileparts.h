// The file's layout: a header; cluster centres; where each cluster begins; a checksum for each; row ids; rows sorted by
// id; scales; steps. All but the last two are verified on opening; scales and steps are verified one cluster at a time,
// when a search first reads them. Private to this folder.
#pragma once

#include "core/search/vectorfile.h"

namespace core {

struct VectorFile::Head
{
    char magic[8] = {'A', 't', 't', 'e', 's', 't', 'V', '1'};
    quint64 checksum = 0; // checksum from here to the scales
    qint64 size = 0;      // file size
    qint32 space = 0;
    qint32 dimension = 0;
    qint32 rows = 0;
    qint32 clusters = 0;
};

// Offsets of the parts of a file.
struct VectorFileLayout
{
    size_t centres = 0, starts = 0, sums = 0, ids = 0, order = 0, scales = 0, steps = 0, end = 0;

    VectorFileLayout(size_t head, size_t rows, size_t clusters, size_t dimension)
    {
        size_t at = head;
        constexpr size_t aligned = 64;
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

// Checksum of a cluster's rows [from, to).
quint64 sumOf(const float *scales, const qint8 *steps, int from, int to, int dimension);

} // namespace core
