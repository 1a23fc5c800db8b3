// Judges by comparing words: no model, a millisecond a verdict, and a reason that follows from what decided.
#pragma once

#include "core/extractive/comparison.h"
#include "core/ports/critic.h"
#include "core/extractive/weights.h"

namespace core {

class BuiltinCritic : public Critic
{
public:
    BuiltinCritic(Rarity rarity, const BuiltinWeights &weights);

    QString name() const override;
    Scale utilityScale() const override { return Scale::Graded; }
    Result<Verdict> retrieval(const QString &question, const Subject &subject, std::stop_token stop) override;
    Result<Verdict> route(const QString &question, const Subject &subject, const QStringList &routes,
                          std::stop_token stop) override;
    Result<Verdict> complexity(const QString &question, const Subject &subject, std::stop_token stop) override;
    Result<Verdict> relevance(const QString &question, const Passage &passage, std::stop_token stop) override;
    Result<Verdict> support(const QString &question, const QString &text, const QList<Passage> &passages, Scale scale,
                            std::stop_token stop) override;
    Result<Verdict> utility(const QString &question, const QString &answer, Scale scale, std::stop_token stop) override;

    // What a text reaches before it is held against the mark, and the form it has: what the mark is fitted on.
    struct Unmarked
    {
        double probability = 0;
        TextForm form;
    };
    Unmarked unmarked(const QString &text, const QList<Passage> &passages) const;

private:
    struct Relevance // of a passage to a question or to a part of it
    {
        Claim asked;
        Comparison comparison;
        QList<double> row;
        double probability = 0;
    };
    Relevance relevanceOf(const Claim &asked, const Passage &passage, const Reading &source, const Reading &over) const;
    Claim partOf(const QString &question) const;

    Claim claimIn(const QString &sentence, const QString &question) const;

    Rarity m_rarity;
    BuiltinWeights m_weights;
};

} // namespace core
