// Nearest vectors, using FAISS. Small sets are compared exactly, in memory; large ones are moved to files
// (vectorfile.h), and newer vectors stay in memory. Knows ids and floats, not text. Concurrent searches are safe; a
// change excludes everything else.
#pragma once

#include "core/search/vectorfile.h"

#include <QByteArray>

namespace core {

struct VectorLimits
{
    int floats = 8 << 20; // in memory: 32 MiB, but
    int least = 8192;     // up to this number of vectors, whatever their length; searched exactly
    int files = 8;        // before they are merged
    int rows = 1 << 18;   // in a merged file; one with half as many is left alone, which bounds how many are written at
                          // once
};

class VectorIndex
{
public:
    using Hit = VectorFile::Hit;
    using Range = std::pair<qint64, qint64>; // of ids, the first and the last
    using Ranges = std::vector<Range>;       // ascending, without overlaps
    using File = std::shared_ptr<const VectorFile>;

    VectorIndex(int space, int dimension); // the version of the semantic space of its vectors
    ~VectorIndex();
    VectorIndex(VectorIndex &&) noexcept;
    VectorIndex &operator=(VectorIndex &&) noexcept;

    int space() const;
    int dimension() const;
    int size() const;

    // Vectors of unit length, concatenated. Errors: Invalid (made in another space).
    Result<void> add(int space, const std::vector<qint64> &ids, const float *vectors);
    void remove(const Range &which);

    bool contains(qint64 id) const;

    // Best first; with `only`, from those alone.
    std::vector<Hit> nearest(const std::vector<float> &vector, int count, const Ranges *only = nullptr) const;
    double cosine(qint64 id, const std::vector<float> &vector) const; // 0 if there isn't one with this id
    double meanCosine(const std::vector<float> &vector) const;        // with some hundreds of them, evenly spread

    // A file is made from a part while everything else continues; with() returns the index that has the file instead.
    struct Part
    {
        std::vector<VectorFile::Row> rows;
        std::vector<File> replaced;         // keeps the rows' memory alive, and
        std::vector<VectorFile::Bits> gone; // the rows of each that are not included
        std::vector<qint8> steps;           // keeps the rows' memory alive, too
        quint64 until = 0;                  // anything newer is not included

        // Reads the rows of `replaced` and checks them for damage: slow, and independent of the index. False: some are
        // damaged, and left out.
        bool readFiles();
    };
    static inline VectorLimits limits; // smaller in tests
    bool isMemtableFull() const;       // more vectors in memory than intended
    bool needsCompaction() const;      // too many small files, or one with many deleted rows
    Part memtable() const;
    Part fragments() const;                                     // its files are not read yet
    VectorIndex with(const File &file, const Part &part) const; // null: for a part without rows
    std::vector<File> files() const;
    bool isDamaged() const; // a search, or readFiles(), found a damaged part of a file
    void rest() const;      // releases the memory its files use

    QByteArray bytes() const; // with the names of its files
    // With an owner the vectors are used in place until the first change; else they are copied.
    static Result<VectorIndex> from(QByteArrayView bytes, const QString &folder,
                                    std::shared_ptr<const void> owner = nullptr);

private:
    class Private;
    std::unique_ptr<Private> d;
};

} // namespace core
