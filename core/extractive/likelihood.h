// How likely a quotation of the built-in Writer answers the question: signed logistic regression over what words can
// tell, behind a gate by the kind of answer (answergate.h). Its weights are resources/likelihood.json, written by
// attest-fit. It never says "verified": words do not tell meaning.
#pragma once

#include "core/extractive/claims/features.h"
#include "core/extractive/claims/weights.h"
#include "core/ports/writer.h"
#include "core/session/session.h"

namespace core {

// Of resources/likelihood.json; one step: from there on it is likely. Read once. Errors: Defect.
const Result<Weights> &likelihoodWeights();
Result<Weights> likelihoodWeightsFrom(const QByteArray &json);

struct SignedFeature
{
    const char *name;
    int sign; // 1: never speaks against, -1: never speaks for
};
std::span<const SignedFeature> likelihoodFeatures();

class LikelihoodModel // pure; safe from several threads
{
public:
    LikelihoodModel(Idf idf, const BuiltinWeights &judging, const Weights &weights);

    // `sources`: what the Writer was given; `found`: all that was found, with its scores. Unknown where nothing is
    // quoted.
    Likelihood of(const QString &question, const Answer &answer, const QList<Passage> &sources,
                  const QList<Passage> &found) const;

    // For fitting: in the order of likelihoodFeatures(); "objection" is 1 where the gate objects. Empty where nothing
    // is quoted.
    Row row(const QString &question, const Answer &answer, const QList<Passage> &sources,
            const QList<Passage> &found) const;

private:
    Idf m_idf;
    BuiltinWeights m_judging;
    Weights m_weights;
};

} // namespace core
