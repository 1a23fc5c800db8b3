#include "ui/run/ledger.h"

#include <algorithm>

namespace ui {

using core::Verdict;

void Ledger::add(const core::TraceEvent &event)
{
    if (event.kind == core::TraceEvent::Judged)
        addVerdict(event);
    if (event.kind != core::TraceEvent::Left)
        return;
    if (event.details.contains(u"passages"))
        addFound(event.details);
    if (event.details.contains(u"sources"))
        setSources(event.details[u"sources"].toArray());
    if (event.details.contains(u"candidates"))
        addCandidates(event.details[u"candidates"].toArray());
    if (event.details.contains(u"strips"))
        addStrips(event.details[u"strips"].toArray());
    if (event.details.contains(u"winner"))
        setWinner(event.details[u"winner"].toInteger());
    if (LedgerEntry *winner = find(event.details[u"winner"].toInteger())) { // of several answers, each judged already
        winner->fate = LedgerEntry::Used;
        ++winner->revision;
    }
    for (const QJsonValue &id : event.details[u"kept"].toArray()) { // by the user's will, without a verdict, too
        LedgerEntry *kept = find(id.toInteger());
        if (kept && kept->fate != LedgerEntry::Kept) {
            kept->fate = LedgerEntry::Kept;
            ++kept->revision;
        }
    }
}

void Ledger::addFound(const QJsonObject &details)
{
    m_queries.append(details[u"query"].toString());
    QList<LedgerEntry> found; // stands first, in the order of this search
    for (const QJsonValue &value : details[u"passages"].toArray()) {
        const core::Passage passage = core::passageFrom(value.toObject());
        LedgerEntry entry;
        if (const LedgerEntry *known = find(passage.id)) {
            entry = *known;
            m_entries.removeAt(known - m_entries.constData());
        }
        entry.passage = passage; // with the scores of this search
        entry.attempts.append(attempts());
        ++entry.revision;
        found.append(entry);
    }
    m_entries = found + m_entries;
}

void Ledger::addVerdict(const core::TraceEvent &event)
{
    const Verdict verdict = core::verdictFrom(event.details);
    if (verdict.kind == Verdict::Retrieval || verdict.kind == Verdict::Route || verdict.kind == Verdict::Complexity) {
        m_decisions.append(verdict);
        ++m_answerRevision;
        return;
    }
    LedgerEntry *entry = verdict.sentence < 0 ? find(verdict.passage) : nullptr;
    if (!entry) {
        m_answer.append(verdict);
        ++m_answerRevision;
        return;
    }
    switch (verdict.kind) {
    case Verdict::Relevance:
        entry->relevance = verdict;
        // A verdict that cannot be read refuses nothing.
        entry->fate = verdict.passed || verdict.invalid() ? LedgerEntry::Kept : LedgerEntry::Rejected;
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

void Ledger::setSources(const QJsonArray &sources)
{
    QSet<core::PassageId> used;
    for (const QJsonValue &id : sources)
        used.insert(id.toInteger());
    m_answer.clear(); // of the answer before
    ++m_answerRevision;
    for (LedgerEntry &entry : m_entries) {
        const bool was = entry.fate == LedgerEntry::Used;
        if (used.contains(entry.passage.id))
            entry.fate = LedgerEntry::Used;
        else if (was)
            entry.fate = LedgerEntry::Kept;
        entry.support.reset();
        entry.utility.reset();
        ++entry.revision;
    }
}

void Ledger::addCandidates(const QJsonArray &candidates)
{
    for (const QJsonValue &candidate : candidates) {
        LedgerEntry *entry = find(candidate[u"passage"].toInteger());
        if (!entry)
            continue;
        entry->answer = candidate[u"text"].toString();
        entry->ended = candidate[u"ended"].toString();
        if (candidate[u"score"].isDouble())
            entry->score = candidate[u"score"].toDouble();
        ++entry->revision;
    }
}

void Ledger::addStrips(const QJsonArray &strips)
{
    for (LedgerEntry &entry : m_entries) {
        QStringList kept;
        int count = 0;
        for (const QJsonValue &strip : strips) {
            if (strip[u"passage"].toInteger() != entry.passage.id)
                continue;
            ++count;
            if (strip[u"kept"].toBool())
                kept.append(strip[u"text"].toString());
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
        entry.won = entry.passage.id == winner;
        if (entry.won)
            entry.fate = LedgerEntry::Used;
        ++entry.revision;
    }
}

LedgerEntry *Ledger::find(core::PassageId passage)
{
    const auto found = std::find_if(m_entries.begin(), m_entries.end(),
                                    [passage](const LedgerEntry &entry) { return entry.passage.id == passage; });
    return passage == 0 || found == m_entries.end() ? nullptr : &*found;
}

const LedgerEntry *Ledger::entry(core::PassageId passage) const
{
    return const_cast<Ledger *>(this)->find(passage);
}

} // namespace ui
