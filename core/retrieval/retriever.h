// Searches by words, by meaning and by the meaning of whole pages. Collects candidates from each search, scores the
// best exactly, and returns one ranking with reasons. Internal to Library's implementation.
#pragma once

#include "core/retrieval/indexes.h"
#include "core/retrieval/query.h"

namespace core {

struct Meaning // the question's meaning, from an embedder
{
    const VectorIndex *passages = nullptr; // null: no embedder
    std::vector<float> question;
};

struct Retrieved
{
    QList<Passage> passages;
    QList<Passage> withheld; // found, but must not be quoted: they differ from their pages' text
};

Result<Retrieved> retrieve(const Query &query, Store &store, const Indexes &indexes, const Meaning &meaning,
                           std::stop_token stop);

} // namespace core
