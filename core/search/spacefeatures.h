// A semantic space in parts, for where it is not kept as a whole: its features one by one, a space of some of them, and
// places in a byte a dimension.
#pragma once

#include "core/search/semanticspace.h"

namespace core {

struct SpaceFeature
{
    quint64 hash = 0; // of a term, or of a pair of terms
    float idf = 0;
    float scale = 0;
    QByteArray direction; // a byte a dimension, times the scale
};

std::vector<SpaceFeature> featuresOf(const SemanticSpace &space);
// One that places a text as the whole space does where it has all features of the text. Null: there is none.
std::shared_ptr<const SemanticSpace> spaceOf(const std::vector<SpaceFeature> &features, int dimension);
// What may be features of a text with these terms, in order, as termHashes() gives them: each once.
std::vector<quint64> featuresIn(const std::vector<quint64> &terms);

// Of any length: what counts is the direction. Empty: the text lies nowhere.
QByteArray packedPlace(const std::vector<float> &place);
double cosineWith(const std::vector<float> &unit, QByteArrayView packed); // 0 where the one or the other lies nowhere

} // namespace core
