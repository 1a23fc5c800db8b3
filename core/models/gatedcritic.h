// A judge that is not asked what the built-in check refuses with certainty (core/extractive/claims/certainty.h): such a
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
    bool judgesTogether(Verdict::Kind kind) const override { return m_critic->judgesTogether(kind); }
    Result<Verdict> judge(const Judgement &what, std::stop_token stop) override;

private:
    const std::unique_ptr<Critic> m_critic;
};

} // namespace core
