// Vectors of a model that is a table: a text's vector is the mean of those of its words' parts (Model2Vec's folders:
// model.safetensors, tokenizer.json). Nothing runs beside, and nothing is asked of a server.
#pragma once

#include "core/ports/embedder.h"

#include <memory>

namespace core {

// Whether Settings::embedder names such a folder: it is a full path.
bool namesStaticEmbedder(const QString &embedder);

// The embedder's name is that of the folder and a sum over what its files hold: another model has another one, a copy
// has not. Errors: NotFound, Unreadable, Invalid (what is wrong, in one sentence), Cancelled.
Result<std::unique_ptr<Embedder>> openStaticEmbedder(const QString &folder, const std::stop_token &stop);

} // namespace core
