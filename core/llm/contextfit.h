// What of a material fits into a model, beside the words around it and the reply.
#pragma once

#include "core/ports/languagemodel.h"
#include "core/values/document.h"

namespace core {

// How many of the passages fit, from the first on: a server cuts a prompt that is too long in silence, or refuses it.
// One at least, for the model to say that even that is too much; all, where its context is not known.
int fittingPassages(const LanguageModel &model, const Prompt &around, const QList<Passage> &passages);

// "Passage 4 did not fit into the model and was left out.", "" where all fit.
QString leftOut(int fitting, int all);

} // namespace core
