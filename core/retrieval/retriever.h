// A question against words, meaning and the meaning of whole pages: finds candidates with each, weighs the best of them
// exactly, and gives one ranking with the reasons. For the folders behind Library alone.
#pragma once

#include "core/retrieval/indexes.h"
#include "core/retrieval/query.h"

namespace core {

struct Meaning // of the question to an embedder
{
    const VectorIndex *passages = nullptr; // none: there is no embedder
    std::vector<float> question;
};

struct Retrieved
{
    QList<Passage> passages;
    QList<Passage> withheld; // found, but they do not say what their pages say: never to be quoted
};

Result<Retrieved> retrieve(const Query &query, Store &store, const Indexes &indexes, const Meaning &meaning,
                           std::stop_token stop);

} // namespace core
