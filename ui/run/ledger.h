// What a run's events say about every passage that was found: the latest verdicts, and what became of it. No widgets.
#pragma once

#include "core/flow/trace.h"

#include <optional>

namespace ui {

struct LedgerEntry
{
    enum Fate { Used, Kept, Found, Rejected }; // by the last answer; judged good enough; not judged; judged not to be

    core::Passage passage;
    QList<int> attempts; // searches that found it, 1-based
    std::optional<core::Verdict> relevance;
    std::optional<core::Verdict> support; // of the last answer by this passage alone
    std::optional<core::Verdict> utility;
    Fate fate = Found;
    QString answer;              // of flows that answer from each passage by itself
    QString ended;               // why there is no such answer, or why it was not judged to its end
    std::optional<double> score; // of that answer, where the flow gives one
    bool won = false;
    QStringList strips; // of flows that cut passages: those that were kept
    int stripCount = 0;
    int revision = 0; // grows with every change
};

class Ledger
{
public:
    void add(const core::TraceEvent &event);
    void clear() { *this = Ledger(); }

    const QList<LedgerEntry> &entries() const { return m_entries; } // those of the last search first, as it ranked them
    const LedgerEntry *entry(core::PassageId passage) const;
    const QList<core::Verdict> &answer() const { return m_answer; }       // of the last answer: as a whole, by sentence
    const QList<core::Verdict> &decisions() const { return m_decisions; } // whether to search, and where
    int answerRevision() const { return m_answerRevision; }
    int attempts() const { return int(m_queries.size()); }
    const QStringList &queries() const { return m_queries; }

private:
    void addFound(const core::SearchReport &search);
    void addVerdict(const core::Verdict &verdict);
    void setSources(const QList<core::PassageId> &sources);
    void addCandidates(const core::StepReport &report);
    void addCandidate(core::PassageId passage, const QString &answer, const QString &ended);
    void addStrips(const QList<core::StripReport> &strips);
    void setWinner(core::PassageId winner);
    LedgerEntry *find(core::PassageId passage);

    QList<LedgerEntry> m_entries;
    QList<core::Verdict> m_answer;
    QList<core::Verdict> m_decisions;
    QStringList m_queries;
    int m_answerRevision = 0;
};

} // namespace ui
