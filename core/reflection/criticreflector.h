// A Reflector made of any Writer and Critic: the Writer answers from one passage, the Critic's verdicts become the
// chances of reflection tokens. It asks each thing once, however many paths come by it.
#pragma once

#include "core/ports/critic.h"
#include "core/ports/reflector.h"

#include <memory>

namespace core {

// How verdicts become chances; p is the probability that it passes. A judge of labels only says 0 or 1, which is taken
// as near-certainty: 0.999.
//   Retrieval, Relevance   [Retrieval], [Relevant]: p; their opposites: 1 - p. Unreadable: a half each.
//   Support                the grade said: p where it is "fully", else 1 - p, at least a half. The rest is partial
//                          where it is "fully", else full. Unreadable: no support.
//   Utility                the grade said: p where it passes (3 ... 5), else 1 - p, at least a half. The rest lies
//                          just across the line, at 2 or 3. Unreadable: as if it were not said.
Reflection::Retrieve retrieveFrom(const Verdict &verdict);
Reflection::Relevant relevantFrom(const Verdict &verdict);
Reflection::Supported supportedFrom(const Verdict &verdict);
std::optional<Reflection::Useful> usefulFrom(const Verdict &verdict);

class CriticReflector : public Reflector
{
public:
    CriticReflector(Writer &writer, Critic &critic); // they outlive it
    ~CriticReflector() override;

    QString name() const override;
    int callsEach() const override { return 4; }
    Result<Segment> draft(const QString &question, const Subject &subject, int maxTokens,
                          std::stop_token stop) override;
    // A sentence: the first of the Writer's answer from the passage that is not said yet, finished with the last one.
    Result<Segment> segment(const SegmentTask &task, std::stop_token stop) override;
    void remember(const SegmentTask &task, const Segment &segment) override;

private:
    struct Known;

    Writer &m_writer;
    Critic &m_critic;
    const std::unique_ptr<Known> m_known;
};

} // namespace core
