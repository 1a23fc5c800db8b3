// Embeddings from a table: a text's vector is the mean of its tokens' vectors (Model2Vec folders: model.safetensors,
// tokenizer.json). No extra process or server is needed.
#pragma once

#include "core/ports/embedder.h"

#include <memory>

namespace core {

// Whether this value of Settings::embedder is such a folder, that is, an absolute path.
bool namesStaticEmbedder(const QString &embedder);

// The embedder is named after the folder and a hash of its files, so different models have different names, and copies
// of a model have the same name. Errors: NotFound, Unreadable, Invalid (one sentence on what is wrong), Cancelled.
Result<std::unique_ptr<Embedder>> openStaticEmbedder(const QString &folder, const std::stop_token &stop);

} // namespace core
