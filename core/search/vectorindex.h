// Nearest-neighbour search with FAISS. Small sets are compared exactly, in memory; large ones are moved to files
// (vectorfile.h), while newer vectors stay in memory. Works with ids and floats, not text. Concurrent searches are
// safe; a change requires exclusive access.
#pragma once

#include "core/search/vectorfile.h"

#include <QByteArray>

namespace core {

struct VectorLimits
{
    int floats = 8 << 20; // maximum number of floats kept in memory: 32 MiB
    int least = 8192; // sets of up to this many vectors stay in memory, whatever their length, and are searched exactly
    int files = 8;    // files are merged if there are more than this
    // The largest number of rows in a merged file. Files at least half this size are left alone, which limits how much
    // is written at once.
    int rows = 1 << 18;
};

class VectorIndex
{
public:
    using Hit = VectorFile::Hit;
    using Range = std::pair<qint64, qint64>; // range of ids, first and last
    using Ranges = std::vector<Range>;       // ascending and without overlaps
    using File = std::shared_ptr<const VectorFile>;

    VectorIndex(int space, int dimension); // `space`: version of the semantic space of the vectors
    ~VectorIndex();
    VectorIndex(VectorIndex &&) noexcept;
    VectorIndex &operator=(VectorIndex &&) noexcept;

    int space() const;
    int dimension() const;
    int size() const;

    // Adds unit vectors, concatenated. Errors: Invalid (they were made in another space).
    Result<void> add(int space, const std::vector<qint64> &ids, const float *vectors);
    void remove(const Range &which);

    bool contains(qint64 id) const;

    // The nearest vectors, best first. With `only`, restricted to ids in these ranges.
    std::vector<Hit> nearest(const std::vector<float> &vector, int count, const Ranges *only = nullptr) const;
    double cosine(qint64 id, const std::vector<float> &vector) const; // 0 if there is no vector with this id
    double meanCosine(const std::vector<float> &vector) const;        // mean over a few hundred evenly spaced vectors

    // The vectors for a new file, which is written while the index stays in use. with() then returns an index that uses
    // the file instead.
    struct Part
    {
        std::vector<VectorFile::Row> rows;
        std::vector<File> replaced;         // keeps the rows' memory alive
        std::vector<VectorFile::Bits> gone; // per replaced file: the rows that are not included
        std::vector<qint8> steps;           // keeps the rows' memory alive
        quint64 until = 0;                  // vectors newer than this are not included

        // Reads the rows of `replaced` and checks them for damage. Slow, but independent of the index. False: some rows
        // are damaged and were left out.
        bool readFiles();
    };
    static inline VectorLimits limits; // smaller in tests
    bool isMemtableFull() const;       // more vectors are in memory than intended
    bool needsCompaction() const;      // too many small files, or one with many deleted rows
    Part memtable() const;
    Part fragments() const;                                     // the files are not read yet
    VectorIndex with(const File &file, const Part &part) const; // `file` is null if the part has no rows
    std::vector<File> files() const;
    bool isDamaged() const; // a search or readFiles() found damage in a file
    void rest() const;      // releases the memory its files use

    QByteArray bytes() const; // includes the names of its files
    // If there is an owner, the vectors are used in place until the first change; otherwise they are copied.
    static Result<VectorIndex> from(QByteArrayView bytes, const QString &folder,
                                    std::shared_ptr<const void> owner = nullptr);

private:
    class Private;
    std::unique_ptr<Private> d;
};

} // namespace core
