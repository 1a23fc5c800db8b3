// Vectors on disk, with eight bits per number, in clusters of similar vectors, so that a search reads only the clusters
// nearest to the question. A file is immutable once written and is memory-mapped: opening it is instant, and its memory
// can be released. Thread-safe.
#pragma once

#include "core/base/parallel.h"
#include "core/base/result.h"

#include <atomic>
#include <memory>
#include <span>
#include <vector>

namespace core {

class VectorFile
{
public:
    struct Row
    {
        qint64 id = 0;
        float scale = 0; // value of one quantisation step
        const qint8 *steps = nullptr;
    };
    struct Hit
    {
        qint64 id = 0;
        double cosine = 0;
    };
    using Bits = std::vector<quint64>; // one bit per row; empty: no bit is set
    static bool isSet(const Bits &bits, int row)
    {
        return !bits.empty() && (bits[size_t(row) / 64] >> (size_t(row) % 64) & 1) != 0;
    }
    using Ranges = std::span<const std::pair<qint64, qint64>>; // ranges of ids: first and last, ascending

    // Writes rows with their ids, in any order. Errors: Storage (the disk is full), Cancelled.
    static Result<std::shared_ptr<const VectorFile>> write(const QString &path, int space, int dimension,
                                                           const std::vector<Row> &rows, Parallel &parallel,
                                                           const std::stop_token &stop);
    // Errors: Invalid (its header or its ids are damaged).
    static Result<std::shared_ptr<const VectorFile>> open(const QString &path);
    ~VectorFile(); // deletes the file unless it is kept
    VectorFile(const VectorFile &) = delete;
    VectorFile &operator=(const VectorFile &) = delete;

    void keep(bool kept) const { m_isKept = kept; }
    const QString &path() const { return m_path; }
    int space() const;
    int dimension() const;
    int size() const;

    // The nearest rows, best first, except those whose bit in `gone` is set. With `only`, restricted to ids in these
    // ranges.
    std::vector<Hit> nearest(const float *vector, int count, const Bits &gone, const Ranges *only) const;
    double cosine(int row, const float *vector) const;      // 0 if the row is damaged
    double quickCosine(int row, const float *vector) const; // without checking the row
    bool isSoundRow(int row) const;
    int find(qint64 id) const; // the row, or -1
    qint64 id(int row) const { return m_ids[row]; }
    Row row(int row) const;
    int lowerBound(qint64 id) const;                        // number of rows with smaller ids
    int rowByRank(int rank) const { return m_order[rank]; } // the row at that rank in ascending order of ids

    void rest() const; // releases its memory until the next use

    // Whether any read has found damage; damaged parts are skipped.
    bool isDamaged() const { return m_isDamaged; }

private:
    struct Head;
    VectorFile() = default;
    static Result<void> writeTo(const QString &path, int space, int dimension, const std::vector<Row> &rows,
                                Parallel &parallel, const std::stop_token &stop);
    void locate();
    bool isSound(int cluster) const;
    bool isKnownDamaged(int row) const;
    int clusterOf(int row) const;
    template <class Look>
    std::vector<Hit> nearestOf(const std::vector<int> &rows, int count, const Look &look) const;
    std::vector<int> nearestClusters(const float *vector, int count) const;

    QString m_path;
    mutable std::atomic<bool> m_isKept = false;
    mutable std::atomic<bool> m_isDamaged = false;
    mutable std::vector<std::atomic<quint8>> m_checked; // per cluster: 0 not yet, 1 intact, 2 damaged
    void *m_mapped = nullptr;
    size_t m_size = 0;
    const Head *m_head = nullptr;
    const float *m_centres = nullptr;
    const qint32 *m_starts = nullptr; // first row of each cluster, and the end
    const quint64 *m_sums = nullptr;  // checksum of each cluster's scales and steps
    const qint64 *m_ids = nullptr;    // indexed by row
    const qint32 *m_order = nullptr;  // rows sorted by id
    const float *m_scales = nullptr;
    const qint8 *m_steps = nullptr;
};

// Quantises a vector to eight bits; returns the scale.
float toSteps(const float *vector, int dimension, qint8 *steps);

// Fast rather than strong: it must detect a failing disk, not an attacker.
quint64 checksum(const void *bytes, size_t size, quint64 sum);

} // namespace core
