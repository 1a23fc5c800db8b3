// How far a judge agrees with people: 40 labelled pairs of resources/judging, which take a model some seconds, and
// whether it or the built-in check is the better judge for a role.
#pragma once

#include "core/base/json.h"
#include "core/base/parallel.h"
#include "core/eval/metrics.h"
#include "core/eval/questionset.h"
#include "core/ports/critic.h"

#include <array>
#include <functional>

namespace core {

struct RoleTrial // of one role
{
    int pairs = 0;
    int agreed = 0;
    int invalid = 0; // replies that were no verdict: they agree with nobody

    double share() const { return pairs ? double(agreed) / pairs : 0; }
    Interval interval() const { return wilsonInterval(agreed, pairs); }
};

struct JudgeTrial
{
    static constexpr std::array roles = {LabelledPair::Relevance, LabelledPair::Support, LabelledPair::Utility};

    QString server; // as core::ModelProfile has them; both empty: the built-in check
    QString model;
    QString identity; // the judge's own, of what it was when it was tried
    QString basis;    // the pairs and the prompts it was tried with
    RoleTrial relevance;
    RoleTrial support;
    RoleTrial utility;
    int calls = 0;
    double seconds = 0; // of all verdicts together
    qint64 tried = 0;   // milliseconds since 1970

    const RoleTrial &of(LabelledPair::Kind role) const;
    RoleTrial &of(LabelledPair::Kind role);
    RoleTrial all() const;
};

// Errors: Defect, where resources lack them.
Result<QList<LabelledPair>> judgingPairs();
// Another one where pairs or prompts are others: what was found with these says nothing then.
QString judgingBasis();

using TrialTold = std::function<void(int done, int of)>; // from any thread
// Errors: those of the Critic, the first of them; Cancelled.
Result<JudgeTrial> tryJudge(Critic &critic, const QList<LabelledPair> &pairs, Parallel &parallel, const TrialTold &told,
                            std::stop_token stop);
// The built-in check by itself, without a library that says how rare a word is. Takes milliseconds.
Result<JudgeTrial> tryBuiltinJudge();

QString keyOf(LabelledPair::Kind role);   // of the setting that names its model: "support-model"
QString nameOf(LabelledPair::Kind role);  // "support", as verdicts have it
QString inWords(LabelledPair::Kind role); // "usefulness"
// Whether the model is the one to take. As good is good enough: it was chosen.
bool isBetterJudge(const RoleTrial &model, const RoleTrial &builtin);
// Roles for which the built-in check is proposed.
QList<LabelledPair::Kind> rolesOfBuiltin(const JudgeTrial &model, const JudgeTrial &builtin);

// "llama3.2 agrees with people in 61 % of 40 test verdicts, the built-in check in 74 %."
QString sentenceOf(const JudgeTrial &model, const JudgeTrial &builtin);
// "Better judge of relevance: llama3.2. Of support and usefulness: the built-in check."
QString proposalOf(const JudgeTrial &model, const JudgeTrial &builtin);
// "support: 6 of 14 as people, 43 % (21 to 67 %); built-in check 57 %"
QString lineOf(LabelledPair::Kind role, const JudgeTrial &model, const JudgeTrial &builtin);
// Of a role, where the built-in check is better: "agrees with people in 43 % of 14 …"; empty where it is not.
QString warningOf(LabelledPair::Kind role, const JudgeTrial &model, const JudgeTrial &builtin);

Json toJson(const JudgeTrial &trial);
std::optional<JudgeTrial> judgeTrialFrom(const Json &json); // nothing where server or model is missing

} // namespace core
