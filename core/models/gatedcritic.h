// A judge that is not asked what the built-in check refuses with certainty (core/extractive/certainty.h): such a
// verdict costs no call and says which number or name stands nowhere.
#pragma once

#include "core/ports/critic.h"

#include <memory>

namespace core {

class GatedCritic : public Critic // as safe from several threads as the other one
{
public:
    explicit GatedCritic(std::unique_ptr<Critic> critic) : m_critic(std::move(critic)) {}

    QString name() const override { return m_critic->name(); }
    QString identity(Verdict::Kind kind) const override { return m_critic->identity(kind); }
    Scale utilityScale() const override { return m_critic->utilityScale(); }
    Result<Verdict> retrieval(const QString &question, const Subject &subject, std::stop_token stop) override;
    Result<Verdict> route(const QString &question, const Subject &subject, const QStringList &routes,
                          std::stop_token stop) override;
    Result<Verdict> complexity(const QString &question, const Subject &subject, std::stop_token stop) override;
    Result<Verdict> relevance(const QString &question, const Passage &passage, std::stop_token stop) override;
    Result<Verdict> support(const QString &question, const QString &text, const QList<Passage> &passages, Scale scale,
                            std::stop_token stop) override;
    Result<Verdict> utility(const QString &question, const QString &answer, Scale scale, std::stop_token stop) override;

private:
    const std::unique_ptr<Critic> m_critic;
};

} // namespace core
