// A Reflector made from any Writer and Critic: the Writer answers from one passage, and the Critic's verdicts become
// probabilities of reflection tokens. Nothing is asked twice, however many paths need it.
#pragma once

#include "core/ports/critic.h"
#include "core/ports/reflector.h"

#include <memory>

namespace core {

// How verdicts become token probabilities; p is the verdict's probability of passing. For a judge without
// probabilities, p is 0 or 1. All results are limited to 0.001 ... 0.999.
//   Retrieval, Relevance   [Retrieval], [Relevant]: p; their opposites: 1 - p. Unreadable: 0.5 each.
//   Support                the judge's grade gets p if it is "fully", else 1 - p, and at least 0.5. The rest goes to
//                          "partially" if the grade is "fully", else to "fully". Unreadable: no support.
//   Utility                the judge's grade gets p if it passes (3 ... 5), else 1 - p, and at least 0.5. The rest goes
//                          to the nearest grade on the other side, 2 or 3. Unreadable: as if there were no token.
Reflection::Retrieve retrieveFrom(const Verdict &verdict);
Reflection::Relevant relevantFrom(const Verdict &verdict);
Reflection::Supported supportedFrom(const Verdict &verdict);
std::optional<Reflection::Useful> usefulFrom(const Verdict &verdict);

class CriticReflector : public Reflector
{
public:
    CriticReflector(Writer &writer, Critic &critic); // both must outlive this object
    ~CriticReflector() override;

    QString name() const override;
    int callsEach() const override { return 4; }
    Result<Segment> draft(const QString &question, const Subject &subject, int maxTokens,
                          std::stop_token stop) override;
    // Returns the first sentence of the Writer's answer from the passage that has not been used yet; `finished` is set
    // with the last sentence.
    Result<Segment> segment(const SegmentTask &task, std::stop_token stop) override;
    void remember(const SegmentTask &task, const Segment &segment) override;

private:
    struct Known;

    Writer &m_writer;
    Critic &m_critic;
    const std::unique_ptr<Known> m_known;
};

} // namespace core
