// Questions that no document can answer: small talk, arithmetic.
#pragma once

#include "core/extractive/claims/claim.h"

namespace core {

// One sentence for the user on why no document can answer; empty: a document may answer it.
QString noDocumentAnswers(const Claim &question);

} // namespace core
