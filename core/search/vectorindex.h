// The nearest vectors: FAISS behind a door. Knows ids and floats, not text. Searching is safe from several threads at
// once; a change excludes everything else.
#pragma once

#include "core/base/result.h"

#include <QByteArray>

#include <functional>
#include <memory>
#include <vector>

namespace core {

class VectorIndex
{
public:
    struct Hit
    {
        qint64 id = 0;
        double cosine = 0;
    };
    using Allowed = std::function<bool(qint64 id)>; // empty: all are

    VectorIndex(int space, int dimension); // the version of the semantic space whose vectors it holds
    ~VectorIndex();
    VectorIndex(VectorIndex &&) noexcept;
    VectorIndex &operator=(VectorIndex &&) noexcept;

    int space() const;
    int dimension() const;
    int size() const;

    // Vectors of unit length, one after the other. Errors: Invalid (made in another space).
    Result<void> add(int space, const std::vector<qint64> &ids, const float *vectors);
    void remove(const Allowed &which);

    bool contains(qint64 id) const;

    std::vector<Hit> nearest(const std::vector<float> &vector, int count, const Allowed &allowed) const; // best first
    double cosine(qint64 id, const std::vector<float> &vector) const; // 0 where there is none with this id
    double meanCosine(const std::vector<float> &vector) const;        // with some hundreds of them, evenly spread

    QByteArray bytes() const;
    static Result<VectorIndex> from(QByteArrayView bytes);

private:
    class Private;
    std::unique_ptr<Private> d;
};

} // namespace core
