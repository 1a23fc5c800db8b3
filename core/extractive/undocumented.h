// Recognises questions that no document can answer: small talk, arithmetic.
#pragma once

#include "core/extractive/claims/claim.h"

namespace core {

// Why no document can answer the question, in one sentence for the user; empty if a document may answer it.
QString noDocumentAnswers(const Claim &question);

} // namespace core
