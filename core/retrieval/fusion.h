// Merges the results of several searches into one ranking, with reasons. Pure functions.
#pragma once

#include "core/values/document.h"

#include <optional>

namespace core {

struct Candidate
{
    PassageId id = 0;
    Scores scores;       // `text` is raw BM25
    double coverage = 0; // share of the question's terms, weighted by IDF: 0 ... 1
    double title = 0;    // share of the question's terms that name the document: 0 ... 1
    double heading = 0;  // share of the heading's words that the question contains: 0 ... 1
    // If the passage has a vector from an embedder: how far its cosine exceeds the cosines of other passages in the
    // library, 0 ... 1. Some models place all texts close together, so raw cosines mean little.
    std::optional<double> nearness = {};
};

// Fitted on several public datasets; see tests/bench/README.md.
struct FusionWeights
{
    double text = 1;     // weight of BM25 relative to the best passage
    double vector = 0.3; // weight of the cosine with the passage
    double page = 0.6;   // weight of the cosine with its page
    double title = 0.2;
    double heading = 0.2;
    double embedding = 2;        // weight of the nearness (by embedding) relative to the nearest passage
    double leastCoverage = 0.1;  // a passage is irrelevant if its coverage is below this,
    double leastCosine = 0.3;    // its cosine is below this,
    double leastNearness = 0.15; // and its nearness is below this or unknown
};

struct Ranked
{
    PassageId id = 0;
    double score = 0; // combined, 0 ... 1
    Scores scores;    // `text` relative to the best passage
};

// Ranks the candidates, best first, and leaves out those below the floor (leastCoverage, leastCosine, leastNearness).
QList<Ranked> fuse(const QList<Candidate> &candidates, const FusionWeights &weights = {});

} // namespace core
