// Measures how often a judge agrees with people on the 40 labelled pairs in resources/judging (with a model, this takes
// a few seconds), and whether the model or the built-in check is the better judge in each role.
#pragma once

#include "core/base/json.h"
#include "core/base/parallel.h"
#include "core/eval/metrics.h"
#include "core/eval/questionset.h"
#include "core/ports/critic.h"

#include <array>
#include <functional>

namespace core {

struct RoleTrial // results for one role
{
    int pairs = 0;
    int agreed = 0;
    int invalid = 0; // replies that could not be parsed; they count as disagreement

    double share() const { return pairs ? double(agreed) / pairs : 0; }
    Interval interval() const { return wilsonInterval(agreed, pairs); }
};

struct JudgeTrial
{
    static constexpr std::array roles = {LabelledPair::Relevance, LabelledPair::Support, LabelledPair::Utility};

    QString server; // as in core::ModelProfile; server and model are empty for the built-in check
    QString model;
    QString identity; // Critic::identity at the time of the trial
    QString basis;    // identifies the pairs and prompts of the trial
    RoleTrial relevance;
    RoleTrial support;
    RoleTrial utility;
    int calls = 0;
    double seconds = 0; // total for all verdicts
    qint64 tried = 0;   // milliseconds since 1970

    const RoleTrial &of(LabelledPair::Kind role) const;
    RoleTrial &of(LabelledPair::Kind role);
    RoleTrial all() const;
};

// Errors: Defect (the pairs are missing from the resources).
Result<QList<LabelledPair>> judgingPairs();
// Identifies the current pairs and prompts. A trial with another basis is out of date.
QString judgingBasis();

using TrialTold = std::function<void(int done, int of)>; // may be called from any thread
// Errors: the first error of the Critic; Cancelled.
Result<JudgeTrial> tryJudge(Critic &critic, const QList<LabelledPair> &pairs, Parallel &parallel, const TrialTold &told,
                            std::stop_token stop);
// The built-in check alone, without a library's word frequencies. Takes milliseconds.
Result<JudgeTrial> tryBuiltinJudge();

QString keyOf(LabelledPair::Kind role);   // key of the setting for its model: "support-model"
QString nameOf(LabelledPair::Kind role);  // "support", as in verdicts
QString inWords(LabelledPair::Kind role); // "usefulness"
// Whether to use the model in this role. A tie is enough, because the user chose the model.
bool isBetterJudge(const RoleTrial &model, const RoleTrial &builtin);
// The roles for which the built-in check is the better judge.
QList<LabelledPair::Kind> rolesOfBuiltin(const JudgeTrial &model, const JudgeTrial &builtin);

// "llama3.2 agrees with people on 61 % of 40 test verdicts, the built-in check on 74 %."
QString sentenceOf(const JudgeTrial &model, const JudgeTrial &builtin);
// "The built-in check is the better judge of support and usefulness."
QString proposalOf(const JudgeTrial &model, const JudgeTrial &builtin);
// "support: agrees with people in 6 of 14, 43 % (21 % to 67 %); built-in check 57 %"
QString lineOf(LabelledPair::Kind role, const JudgeTrial &model, const JudgeTrial &builtin);
// For a role in which the built-in check is better: "llama3.2, which judges support, agrees with people …"; else empty.
QString warningOf(LabelledPair::Kind role, const JudgeTrial &model, const JudgeTrial &builtin);

Json toJson(const JudgeTrial &trial);
std::optional<JudgeTrial> judgeTrialFrom(const Json &json); // nullopt if server or model is missing

} // namespace core
