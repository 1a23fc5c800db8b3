// Judges support by comparing words, and derives its reason from that comparison. Judges relevance and utility by the
// probability that a passage or an answer answers the question.
#pragma once

#include "core/extractive/claims/comparison.h"
#include "core/extractive/claims/weights.h"
#include "core/extractive/facts/facts.h"
#include "core/extractive/ranking/evidenceranker.h"
#include "core/ports/critic.h"

namespace core {

class BuiltinCritic : public Critic
{
public:
    // `evidence` supplies the probability that a text answers the question.
    BuiltinCritic(Idf idf, const BuiltinWeights &weights, std::shared_ptr<const EvidenceRanker> evidence,
                  TablesBeside tables = {});

    QString name() const override;
    Scale utilityScale() const override { return Scale::Graded; }
    Result<Verdict> judge(const Judgement &what, std::stop_token stop) override;

    // A text's score before the threshold (mark.h) is applied, and its form. The threshold is fitted to these data.
    struct Unmarked
    {
        double probability = 0;
        TextForm form;
    };
    Unmarked unmarked(const QString &text, const QList<Passage> &passages) const;

private:
    Result<Verdict> judgeRetrieval(const QString &question) const;
    Result<Verdict> judgeRoute(const QString &question, const QStringList &routes) const;
    Result<Verdict> judgeComplexity(const QString &question) const;
    Result<Verdict> judgeRelevance(const QString &question, const Passage &passage, const std::stop_token &stop) const;
    Result<Verdict> judgeEvidence(const QString &question, const Passage &passage, const std::stop_token &stop) const;
    Result<Verdict> judgeSupport(const Judgement &what, const std::stop_token &stop) const;
    Result<Verdict> judgeUtility(const QString &question, const QString &answer, Scale scale,
                                 const std::stop_token &stop) const;

    Result<Verdict> judgeAnswer(const QString &question, const QString &answer, Scale scale,
                                const std::stop_token &stop) const;

    void holdToFacts(const Judgement &what, Verdict &verdict) const;
    Claim claimIn(const QString &sentence, const QString &question) const;

    Idf m_idf;
    BuiltinWeights m_weights;
    TablesBeside m_tables;
    std::shared_ptr<const EvidenceRanker> m_evidence;
};

} // namespace core
