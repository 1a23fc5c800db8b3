// Collects the latest verdicts on each passage found, and the passage's fate, from a run's events. No widgets.
#pragma once

#include "core/flow/trace.h"
#include "ui/run/findings.h"

#include <optional>

namespace ui {

struct LedgerEntry
{
    enum Fate { Used, Kept, Found, Rejected }; // used in the last answer; judged good enough; not judged; rejected

    core::PassageId passage = 0; // in the Findings, as are the verdicts
    QList<int> attempts;         // searches that found it, 1-based; empty: it is adjacent to a passage that was found
    const core::Verdict *relevance = nullptr;
    const core::Verdict *support = nullptr; // how far this passage alone supports the last answer
    const core::Verdict *utility = nullptr;
    Fate fate = Found;
    QString answer;              // the answer from this passage, in flows that answer from each passage separately
    QString ended;               // why there is no such answer, or why it was not fully judged
    std::optional<double> score; // score of that answer, if the flow gives one
    bool won = false;
    QStringList strips; // the strips kept, in flows that cut up passages
    int stripCount = 0;
    int revision = 0; // increases with every change
};

class Ledger
{
public:
    explicit Ledger(const Findings &findings) : m_findings(findings) {} // `findings` must receive each event first

    void add(const core::TraceEvent &event);

    const QList<LedgerEntry> &entries() const { return m_entries; } // entries of the last search first, in its order
    const LedgerEntry *entry(core::PassageId passage) const;
    // Verdicts on the last answer as a whole, then on its sentences.
    const QList<const core::Verdict *> &answer() const { return m_answer; }
    // Verdicts on whether and where to search.
    const QList<const core::Verdict *> &decisions() const { return m_decisions; }
    int answerRevision() const { return m_answerRevision; }
    int attempts() const { return m_attempts; } // number of searches

private:
    void addFound(const core::SearchReport &search);
    void addBeside(const QList<core::Passage> &passages);
    void addVerdict(const core::Verdict *verdict);
    void setSources(const QList<core::PassageId> &sources);
    void addCandidates(const core::StepReport &report);
    void addCandidate(core::PassageId passage, const QString &answer, const QString &ended);
    void addStrips(const QList<core::StripReport> &strips);
    void setWinner(core::PassageId winner);
    LedgerEntry *find(core::PassageId passage);

    const Findings &m_findings;
    QList<LedgerEntry> m_entries;
    QList<const core::Verdict *> m_answer;
    QList<const core::Verdict *> m_decisions;
    int m_attempts = 0;
    int m_answerRevision = 0;
};

} // namespace ui
