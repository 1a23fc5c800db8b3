// Several searches into one ranking, with the reasons kept. Pure functions.
#pragma once

#include "core/values/document.h"

#include <optional>

namespace core {

struct Candidate
{
    PassageId id = 0;
    Scores scores;       // text: BM25 as it comes
    double coverage = 0; // of the question's terms, weighted by IDF: 0 ... 1
    double title = 0;    // of the question's terms, those that name the document: 0 ... 1
    double heading = 0;  // of the words of its heading, those that are asked for: 0 ... 1
    // By an embedder, where the passage has a vector: how far the cosine stands out of those with other passages of
    // the library, 0 ... 1. Some models put all texts near each other, and their cosines alone say little.
    std::optional<double> nearness = {};
};

// Fitted on several public sets; see tests/bench/README.md.
struct FusionWeights
{
    double text = 1;     // of BM25 as a share of the best
    double vector = 0.3; // of the cosine with the passage
    double page = 0.6;   // of the cosine with its page
    double title = 0.2;
    double heading = 0.2;
    double embedding = 2;       // of the nearness as a share of the best
    double leastCoverage = 0.1; // a passage with less than this and
    double leastCosine = 0.3;   // less than this says nothing about the question, unless it has
    double leastNearness = 0.15;
};

struct Ranked
{
    PassageId id = 0;
    double score = 0; // 0 ... 1
    Scores scores;    // text as a share of the best
};

// The best first; those below the floor left out.
QList<Ranked> fuse(const QList<Candidate> &candidates, const FusionWeights &weights = {});

} // namespace core
