// A run as a sequence of attempts, each with its query, what was found and used, how it was judged, and what was
// written. Also compares two attempts. No widgets.
#pragma once

#include "core/flow/trace.h"
#include "ui/run/findings.h"
#include "ui/run/worddiff.h"

#include <QHash>
#include <QSet>

namespace ui {

struct AttemptSeen
{
    QStringList queries;
    QList<core::PassageId> found; // the passages in the Findings, in the order in which they were found
    QSet<core::PassageId> used;   // passages used by the answer or, if there is no answer, kept by the Critic
    QHash<core::PassageId, const core::Verdict *> relevance;
    QString answer;
    const core::Verdict *grounded = nullptr; // verdict on the answer
    const core::Verdict *useful = nullptr;
};

class Attempts
{
public:
    explicit Attempts(const Findings &findings) : m_findings(findings) {} // `findings` must receive each event first

    void add(const core::TraceEvent &event);

    const QList<AttemptSeen> &all() const { return m_all; }

private:
    AttemptSeen &present();
    void addFound(const core::SearchReport &search);
    void addVerdict(const core::Verdict *verdict);
    void addAnswer(const core::StepReport &report, bool fromMemory);
    void begin(const AttemptSeen &like);

    const Findings &m_findings;
    QList<AttemptSeen> m_all;
    bool m_judged = false;   // passages have been judged in this attempt, so a later search belongs to another attempt
    bool m_answered = false; // an answer was written in this attempt, so later text belongs to another attempt
};

struct Flipped
{
    core::PassageId passage = 0; // 0: verdict on the answer
    const core::Verdict *before = nullptr;
    const core::Verdict *after = nullptr;
};

struct Comparison
{
    QList<core::PassageId> gained; // used by the second but not by the first
    QList<core::PassageId> lost;
    QList<core::PassageId> both;
    QList<Flipped> flipped;
    QList<WordChange> answer;
};

Comparison compare(const AttemptSeen &before, const AttemptSeen &after);

} // namespace ui
