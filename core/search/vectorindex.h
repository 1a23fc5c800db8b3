// The nearest vectors: FAISS behind a door. Few of them are compared exactly, in memory; where they grow many, files
// are made of them (vectorfile.h), and what came since stays in memory. Knows ids and floats, not text. Searching is
// safe from several threads at once; a change excludes everything else.
#pragma once

#include "core/search/vectorfile.h"

#include <QByteArray>

namespace core {

struct VectorLimits
{
    int floats = 8 << 20; // in memory: 32 MiB, but
    int least = 8192;     // vectors are few, whatever their length; exact up to there
    int files = 8;        // before they are made one
    int rows = 1 << 18; // of such a file; one with half of them is left alone, so that no more are ever written at once
};

class VectorIndex
{
public:
    using Hit = VectorFile::Hit;
    using Range = std::pair<qint64, qint64>; // of ids, the first and the last
    using Ranges = std::vector<Range>;       // ascending, none over another
    using File = std::shared_ptr<const VectorFile>;

    VectorIndex(int space, int dimension); // the version of the semantic space whose vectors it holds
    ~VectorIndex();
    VectorIndex(VectorIndex &&) noexcept;
    VectorIndex &operator=(VectorIndex &&) noexcept;

    int space() const;
    int dimension() const;
    int size() const;

    // Vectors of unit length, one after the other. Errors: Invalid (made in another space).
    Result<void> add(int space, const std::vector<qint64> &ids, const float *vectors);
    void remove(const Range &which);

    bool contains(qint64 id) const;

    // The best first; with `only`, of these.
    std::vector<Hit> nearest(const std::vector<float> &vector, int count, const Ranges *only = nullptr) const;
    double cosine(qint64 id, const std::vector<float> &vector) const; // 0 where there is none with this id
    double meanCosine(const std::vector<float> &vector) const;        // with some hundreds of them, evenly spread

    // A file is made of a part of it while everything goes on; with() is the index that has the file instead.
    struct Part
    {
        std::vector<VectorFile::Row> rows;
        std::vector<File> replaced;         // holds what rows point to, and
        std::vector<VectorFile::Bits> gone; // of each of these the rows that are no part of it
        std::vector<qint8> steps;           // holds what rows point to, too
        quint64 until = 0;                  // what came later is no part of it

        // The rows of `replaced`, which are looked at for damage: takes its time, and needs the index no more. False:
        // some are damaged, and left out.
        bool readFiles();
    };
    static inline VectorLimits limits; // tests have smaller ones
    bool isMemtableFull() const;       // there are more in memory than should be
    bool needsCompaction() const;      // over many small files, or one of which much is gone
    Part memtable() const;
    Part fragments() const;                                     // its files are not read yet
    VectorIndex with(const File &file, const Part &part) const; // null: of a part without rows
    std::vector<File> files() const;
    bool isDamaged() const; // a search, or readFiles(), came by a damaged part of a file
    void rest() const;      // gives the memory back that reading its files took

    QByteArray bytes() const; // with the names of its files
    // With an owner of the bytes vectors are read where they lie, until the first change; else they are copied.
    static Result<VectorIndex> from(QByteArrayView bytes, const QString &folder,
                                    std::shared_ptr<const void> owner = nullptr);

private:
    class Private;
    std::unique_ptr<Private> d;
};

} // namespace core
