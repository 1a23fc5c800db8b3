// Wraps a judge and rejects some texts without asking it: those with a number or a name that appears in none of the
// passages (core/extractive/claims/certainty.h), and those that contradict their source (core/extractive/facts). Such a
// verdict costs no call and names the discrepancy.
#pragma once

#include "core/extractive/facts/facts.h"
#include "core/ports/critic.h"

#include <memory>

namespace core {

class GatedCritic : public Critic // as thread-safe as the judge it wraps
{
public:
    explicit GatedCritic(std::unique_ptr<Critic> critic, TablesBeside tables = {})
        : m_critic(std::move(critic)),
          m_tables(std::move(tables))
    {
    }

    QString name() const override { return m_critic->name(); }
    QString identity(Verdict::Kind kind) const override { return m_critic->identity(kind); }
    Scale utilityScale() const override { return m_critic->utilityScale(); }
    bool judgesTogether(Verdict::Kind kind) const override { return m_critic->judgesTogether(kind); }
    Result<Verdict> judge(const Judgement &what, std::stop_token stop) override;

private:
    const std::unique_ptr<Critic> m_critic;
    const TablesBeside m_tables;
};

} // namespace core
