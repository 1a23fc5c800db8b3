// Latent semantic analysis of the user's own library: words that stand on the same pages come to lie near each other.
// A value that never changes once it is fitted: safe from any thread.
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
    static constexpr int mostPages = 12'000; // a space is fitted on; a larger library gives a sample

    // Null where the pages have too little in common, or after a stop.
    static std::shared_ptr<const SemanticSpace> fit(const QStringList &pages, Parallel &parallel, std::stop_token stop);
    static std::shared_ptr<const SemanticSpace> fit(std::vector<PageFeatures> pages, Parallel &parallel,
                                                    std::stop_token stop);
    // Null where they are damaged. With an owner of the bytes they are read where they lie, else copied.
    static std::shared_ptr<const SemanticSpace> from(QByteArrayView bytes, std::shared_ptr<const void> owner = nullptr);
    QByteArray bytes() const;

    int dimension() const { return m_dimension; }

    // Where a text lies, of unit length; zeros where it has no word the space knows. `to` has room for dimension().
    void place(const std::vector<quint64> &terms, float *to) const; // as termHashes() gives them
    std::vector<float> place(QStringView text) const;

    // How much of the space a term makes up: all features together make up 1; 0 for a term that is none.
    double share(quint64 term) const;

private:
    SemanticSpace() = default;
    int find(quint64 feature) const;
    void index();
    struct Fitted;

    std::shared_ptr<const void> m_owner; // of what follows
    int m_dimension = 0;
    std::span<const quint64> m_features; // hashes of terms and of pairs of terms
    std::span<const float> m_idf;        // of each feature
    std::span<const float> m_scale;      // of each row of m_directions
    std::span<const qint8> m_directions; // a row a feature; eight bits are enough, and a quarter of the space
    std::vector<qint32> m_slots;         // an open table over m_features
};

} // namespace core
