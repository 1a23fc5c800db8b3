// Latent semantic analysis of the user's own library: words that occur on the same pages get similar vectors. Immutable
// once fitted, so thread-safe.
#pragma once

#include "core/search/semanticspacefeatures.h"

#include <QByteArray>
#include <QStringList>

#include <memory>
#include <span>
#include <vector>

namespace core {

class SemanticSpace
{
public:
    static constexpr int mostPages = 12'000; // limit for fitting; larger libraries are sampled

    // Null if the pages have too little in common, or if stopped.
    static std::shared_ptr<const SemanticSpace> fit(const QStringList &pages, Parallel &parallel, std::stop_token stop);
    static std::shared_ptr<const SemanticSpace> fit(std::vector<PageFeatures> pages, Parallel &parallel,
                                                    std::stop_token stop);
    // Null if damaged. If there is an owner, the bytes are used in place; otherwise they are copied.
    static std::shared_ptr<const SemanticSpace> from(QByteArrayView bytes, std::shared_ptr<const void> owner = nullptr);
    QByteArray bytes() const;

    int dimension() const { return m_dimension; }

    // Computes the vector of a text; it has unit length, or is zero if the space knows none of the words. `to` must
    // have room for dimension() numbers.
    void place(const std::vector<quint64> &terms, float *to) const; // `terms`: as returned by termHashes()
    std::vector<float> place(QStringView text) const;

    // A term's share of the space. The shares of all features add up to 1; a term that is not a feature has 0.
    double share(quint64 term) const;

private:
    SemanticSpace() = default;
    int find(quint64 feature) const;
    void index();
    struct Fitted;

    std::shared_ptr<const void> m_owner; // owns the bytes that the spans below refer to
    int m_dimension = 0;
    std::span<const quint64> m_features; // hashes of terms and of term pairs
    std::span<const float> m_idf;        // per feature
    std::span<const float> m_scale;      // per row of m_directions
    std::span<const qint8> m_directions; // one row per feature; eight bits are enough and take a quarter of the memory
    std::vector<qint32> m_slots;         // open-addressing hash table over m_features
};

} // namespace core
