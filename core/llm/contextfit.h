// What of a material fits into a model, beside the words around it and the reply.
#pragma once

#include "core/ports/languagemodel.h"
#include "core/values/document.h"

namespace core {

// How many of the passages fit, from the first on: a server cuts a prompt that is too long in silence, or refuses it.
// One at least, for the model to say that even that is too much; all, where its context is not known.
int fittingPassages(const LanguageModel &model, const Prompt &around, const QList<Passage> &passages);

enum class AnswerLength { Short, Normal, Detailed };
AnswerLength answerLengthOf(const QString &name); // by the value of Settings::answerLength

// How many of the neighbours, the first, are worth giving along with the passages: up to a share of the context, by the
// length that is wanted, and to so much as is read in seconds. None where the context is not known.
int fittingNeighbours(const LanguageModel &model, const Prompt &around, const QList<Passage> &passages,
                      const QList<Passage> &neighbours, AnswerLength length);

// "Passage 4 did not fit into the model and was left out.", "" where all fit.
QString leftOut(int fitting, int all);

} // namespace core
