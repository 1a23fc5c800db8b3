#include "ui/run/ledger.h"

#include <QSet>

#include <algorithm>

namespace ui {

using core::Verdict;

void Ledger::add(const core::TraceEvent &event)
{
    if (event.verdict())
        addVerdict(m_findings.lastVerdict());
    const core::StepLeft *left = event.as<core::StepLeft>();
    if (!left)
        return;
    const core::StepReport &report = left->report;
    if (report.search && report.search->trouble.isEmpty())
        addFound(*report.search);
    if (report.beside)
        addBeside(*report.beside);
    if (report.sources)
        setSources(*report.sources);
    addCandidates(report);
    if (report.strips)
        addStrips(*report.strips);
    if (report.winner != 0)
        setWinner(report.winner);
    if (LedgerEntry *winner = find(report.winner)) { // the passage of the winning answer, if several were judged
        winner->fate = LedgerEntry::Used;
        ++winner->revision;
    }
    for (const core::PassageId id : report.kept.value_or(QList<core::PassageId>())) { // includes the user's choices
        LedgerEntry *kept = find(id);
        if (kept && kept->fate != LedgerEntry::Kept) {
            kept->fate = LedgerEntry::Kept;
            ++kept->revision;
        }
    }
}

void Ledger::addFound(const core::SearchReport &search)
{
    ++m_attempts;
    QList<LedgerEntry> found; // these come first, in the order of this search
    for (const core::Passage &passage : search.passages) {
        LedgerEntry entry;
        if (const LedgerEntry *known = find(passage.id)) {
            entry = *known;
            m_entries.removeAt(known - m_entries.constData());
        }
        entry.passage = passage.id;
        entry.attempts.append(attempts());
        ++entry.revision;
        found.append(entry);
    }
    m_entries = found + m_entries;
}

// These come last, since no search found them.
void Ledger::addBeside(const QList<core::Passage> &passages)
{
    for (const core::Passage &passage : passages) {
        if (find(passage.id))
            continue;
        LedgerEntry entry;
        entry.passage = passage.id;
        ++entry.revision;
        m_entries.append(entry);
    }
}

void Ledger::addVerdict(const Verdict *verdict)
{
    const Verdict::Kind kind = verdict->kind;
    if (kind == Verdict::Retrieval || kind == Verdict::Route || kind == Verdict::Complexity) {
        m_decisions.append(verdict);
        ++m_answerRevision;
        return;
    }
    LedgerEntry *entry = verdict->sentence < 0 ? find(verdict->passage) : nullptr;
    if (!entry) {
        m_answer.append(verdict);
        ++m_answerRevision;
        return;
    }
    switch (kind) {
    case Verdict::Relevance:
        entry->relevance = verdict;
        // An unreadable verdict rejects nothing.
        entry->fate = verdict->passed || verdict->invalid() ? LedgerEntry::Kept : LedgerEntry::Rejected;
        break;
    case Verdict::Support:
        entry->support = verdict;
        break;
    case Verdict::Utility:
        entry->utility = verdict;
        break;
    case Verdict::Retrieval:
    case Verdict::Route:
    case Verdict::Complexity:
        break;
    }
    ++entry->revision;
}

void Ledger::setSources(const QList<core::PassageId> &sources)
{
    const QSet<core::PassageId> used(sources.begin(), sources.end());
    m_answer.clear(); // left from the previous answer
    ++m_answerRevision;
    for (LedgerEntry &entry : m_entries) {
        const bool was = entry.fate == LedgerEntry::Used;
        if (used.contains(entry.passage))
            entry.fate = LedgerEntry::Used;
        else if (was)
            entry.fate = LedgerEntry::Kept;
        entry.support = nullptr;
        entry.utility = nullptr;
        ++entry.revision;
    }
}

void Ledger::addCandidates(const core::StepReport &report)
{
    for (const core::CandidateReport &candidate : report.candidates.value_or(QList<core::CandidateReport>()))
        addCandidate(candidate.passage, candidate.written.text, candidate.ended);
    for (const core::SegmentReport &segment : report.segments.value_or(QList<core::SegmentReport>())) {
        addCandidate(segment.passage, segment.written ? segment.written->text : QString(), segment.ended);
        LedgerEntry *entry = find(segment.passage);
        if (entry && segment.scores)
            entry->score = segment.scores->total;
    }
}

void Ledger::addCandidate(core::PassageId passage, const QString &answer, const QString &ended)
{
    LedgerEntry *entry = find(passage);
    if (!entry)
        return;
    entry->answer = answer;
    entry->ended = ended;
    ++entry->revision;
}

void Ledger::addStrips(const QList<core::StripReport> &strips)
{
    for (LedgerEntry &entry : m_entries) {
        QStringList kept;
        int count = 0;
        for (const core::StripReport &strip : strips) {
            if (strip.passage != entry.passage)
                continue;
            ++count;
            if (strip.kept)
                kept.append(strip.text);
        }
        if (count == 0)
            continue;
        entry.strips = kept;
        entry.stripCount = count;
        ++entry.revision;
    }
}

void Ledger::setWinner(core::PassageId winner)
{
    for (LedgerEntry &entry : m_entries) {
        entry.won = entry.passage == winner;
        if (entry.won)
            entry.fate = LedgerEntry::Used;
        ++entry.revision;
    }
}

LedgerEntry *Ledger::find(core::PassageId passage)
{
    const auto found = std::find_if(m_entries.begin(), m_entries.end(),
                                    [passage](const LedgerEntry &entry) { return entry.passage == passage; });
    return passage == 0 || found == m_entries.end() ? nullptr : &*found;
}

const LedgerEntry *Ledger::entry(core::PassageId passage) const
{
    return const_cast<Ledger *>(this)->find(passage);
}

} // namespace ui
