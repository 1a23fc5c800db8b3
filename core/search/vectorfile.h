// Vectors on the disk, eight bits a number, those of one neighbourhood side by side: a search reads the neighbourhoods
// nearest to the question and nothing else. A file never changes once it is written, and is read through a mapping, so
// that opening it takes no time and its memory can be given back. Safe from any thread.
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
        float scale = 0; // of one step
        const qint8 *steps = nullptr;
    };
    struct Hit
    {
        qint64 id = 0;
        double cosine = 0;
    };
    using Bits = std::vector<quint64>; // a bit a row; empty: none is set
    static bool isSet(const Bits &bits, int row)
    {
        return !bits.empty() && (bits[size_t(row) / 64] >> (size_t(row) % 64) & 1) != 0;
    }
    using Ranges = std::span<const std::pair<qint64, qint64>>; // of ids, first and last, ascending

    // Rows with ids of their own, in any order. Errors: Storage (the disk is full), Cancelled.
    static Result<std::shared_ptr<const VectorFile>> write(const QString &path, int space, int dimension,
                                                           const std::vector<Row> &rows, Parallel &parallel,
                                                           const std::stop_token &stop);
    // Errors: Invalid (damaged, as far as its head and its ids show).
    static Result<std::shared_ptr<const VectorFile>> open(const QString &path);
    ~VectorFile(); // the file goes with it, unless it is kept
    VectorFile(const VectorFile &) = delete;
    VectorFile &operator=(const VectorFile &) = delete;

    void keep(bool kept) const { m_isKept = kept; }
    const QString &path() const { return m_path; }
    int space() const;
    int dimension() const;
    int size() const;

    // The nearest of the rows whose bit in `gone` is not set (empty: of all), best first. With ranges only of these
    // ids.
    std::vector<Hit> nearest(const float *vector, int count, const Bits &gone, const Ranges *only) const;
    double cosine(int row, const float *vector) const;      // 0 where the row is damaged
    double quickCosine(int row, const float *vector) const; // whatever the row is
    bool isSoundRow(int row) const;
    int find(qint64 id) const; // its row, or -1
    qint64 id(int row) const { return m_ids[row]; }
    Row row(int row) const;
    int lowerBound(qint64 id) const;                        // how many ids are smaller
    int rowByRank(int rank) const { return m_order[rank]; } // in the order of ids

    void rest() const; // until it is read again it takes no memory

    // Whether some of it turned out to be damaged when it was looked at; that part is left out.
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
    mutable std::vector<std::atomic<quint8>> m_checked; // by cluster: 0 not yet, 1 sound, 2 damaged
    void *m_mapped = nullptr;
    size_t m_size = 0;
    const Head *m_head = nullptr;
    const float *m_centres = nullptr;
    const qint32 *m_starts = nullptr; // of each cluster, in rows, and the end
    const quint64 *m_sums = nullptr;  // of each cluster's scales and steps
    const qint64 *m_ids = nullptr;    // by row
    const qint32 *m_order = nullptr;  // rows by id
    const float *m_scales = nullptr;
    const qint8 *m_steps = nullptr;
};

// Into eight bits: gives the scale.
float toSteps(const float *vector, int dimension, qint8 *steps);

// Quick rather than strong: it has to notice a damaged disk, not an enemy.
quint64 checksum(const void *bytes, size_t size, quint64 sum);

} // namespace core
