// Parts of a semantic space, for storing it piece by piece: single features, a space made of some of them, and vectors
// with one byte per dimension.
#pragma once

#include "core/search/semanticspace.h"

namespace core {

struct SpaceFeature
{
    quint64 hash = 0; // hash of a term or of a pair of terms
    float idf = 0;
    float scale = 0;
    QByteArray direction; // one byte per dimension, to be multiplied by the scale
};

std::vector<SpaceFeature> featuresOf(const SemanticSpace &space);
// A partial space. It gives a text the same vector as the whole space does, provided that it has all of the text's
// features. Null: there are no features.
std::shared_ptr<const SemanticSpace> spaceOf(const std::vector<SpaceFeature> &features, int dimension);
// Possible features of a text with these terms in order (as returned by termHashes()), without duplicates.
std::vector<quint64> featuresIn(const std::vector<quint64> &terms);

// Packs a vector, of which only the direction matters. Empty if its length is zero: the text has no position in the
// space.
QByteArray packedPlace(const std::vector<float> &place);
double cosineWith(const std::vector<float> &unit, QByteArrayView packed); // 0 if either is empty or zero

} // namespace core
