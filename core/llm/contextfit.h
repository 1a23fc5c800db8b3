// Calculates how much text fits into a model's context, besides the prompt's own text and the reply.
#pragma once

#include "core/ports/languagemodel.h"
#include "core/values/document.h"

namespace core {

// How many of the passages fit, counted from the first. Servers refuse a prompt that is too long, or silently truncate
// it. At least one, so that the server reports it if even that is too long; all if the context size is unknown.
int fittingPassages(const LanguageModel &model, const Prompt &around, const QList<Passage> &passages);

enum class AnswerLength { Short, Normal, Detailed };
AnswerLength answerLengthOf(const QString &name); // `name`: a value of Settings::answerLength

// How many neighbouring passages, counted from the first, to add to the passages: up to a share of the context that
// depends on the answer length, and no more than a model can read in a few seconds. 0 if the context size is unknown.
int fittingNeighbours(const LanguageModel &model, const Prompt &around, const QList<Passage> &passages,
                      const QList<Passage> &neighbours, AnswerLength length);

// "Passage 4 did not fit into the model's context and was left out."; empty if all fit.
QString leftOut(int fitting, int all);

} // namespace core
