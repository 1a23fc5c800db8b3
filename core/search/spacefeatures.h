// Parts of a semantic space, for storing it piece by piece: single features, a space made of some of them, and
// places with one byte per dimension.
#pragma once

#include "core/search/semanticspace.h"

namespace core {

struct SpaceFeature
{
    quint64 hash = 0; // hash of a term or of a pair of terms
    float idf = 0;
    float scale = 0;
    QByteArray direction; // one byte per dimension, multiplied by the scale
};

std::vector<SpaceFeature> featuresOf(const SemanticSpace &space);
// A space that places a text exactly as the whole space does, if it has all features of the text. Null: no features.
std::shared_ptr<const SemanticSpace> spaceOf(const std::vector<SpaceFeature> &features, int dimension);
// Possible features of a text with these terms in order (as returned by termHashes()), each once.
std::vector<quint64> featuresIn(const std::vector<quint64> &terms);

// Packs a place, of which only the direction matters. Empty if it has no length: the text has no place.
QByteArray packedPlace(const std::vector<float> &place);
double cosineWith(const std::vector<float> &unit, QByteArrayView packed); // 0 if either is empty or zero

} // namespace core
