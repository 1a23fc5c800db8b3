// A semantic space in parts, for storage other than as a whole: single features, a space of some of them, and places
// with one byte per dimension.
#pragma once

#include "core/search/semanticspace.h"

namespace core {

struct SpaceFeature
{
    quint64 hash = 0; // of a term, or of a pair of terms
    float idf = 0;
    float scale = 0;
    QByteArray direction; // one byte per dimension, times the scale
};

std::vector<SpaceFeature> featuresOf(const SemanticSpace &space);
// A space that places a text as the whole one does if it has all features of the text. Null: none.
std::shared_ptr<const SemanticSpace> spaceOf(const std::vector<SpaceFeature> &features, int dimension);
// Possible features of a text with these terms, in order, as termHashes() returns them: each once.
std::vector<quint64> featuresIn(const std::vector<quint64> &terms);

// Of any length: only the direction matters. Empty: the text has no place.
QByteArray packedPlace(const std::vector<float> &place);
double cosineWith(const std::vector<float> &unit, QByteArrayView packed); // 0 if either has no place

} // namespace core
