// A run as a row of attempts: what was looked for, what was found and used, how it was judged, what was written. Fed by
// events alone. And two of them side by side. No widgets.
#pragma once

#include "core/flow/trace.h"
#include "ui/run/worddiff.h"

#include <QHash>
#include <QSet>

#include <optional>

namespace ui {

struct AttemptSeen
{
    QStringList queries;
    QList<core::Passage> found; // in the order in which they were found
    QSet<core::PassageId> used; // by the answer; without one those that were kept
    QHash<core::PassageId, core::Verdict> relevance;
    QString answer;
    std::optional<core::Verdict> grounded; // of the answer
    std::optional<core::Verdict> useful;

    QString title(core::PassageId passage) const; // "Climate.pdf, p. 12"; empty: it does not know it
};

class Attempts
{
public:
    void add(const core::TraceEvent &event);
    void clear() { *this = Attempts(); }

    const QList<AttemptSeen> &all() const { return m_all; }
    int revision() const { return m_revision; } // grows with every change

private:
    AttemptSeen &present();
    void addFound(const core::SearchReport &search);
    void addVerdict(const core::Verdict &verdict);
    void addAnswer(const core::StepReport &report, bool fromMemory);
    void begin(const AttemptSeen &like);

    QList<AttemptSeen> m_all;
    int m_revision = 0;
    bool m_judged = false;   // since the attempt began: what is found now belongs to another
    bool m_answered = false; // what is written now is another attempt
};

struct Flipped
{
    core::PassageId passage = 0; // 0: the answer's
    core::Verdict before;
    core::Verdict after;
};

struct Comparison
{
    QList<core::PassageId> gained; // used by the second, not by the first
    QList<core::PassageId> lost;
    QList<core::PassageId> both;
    QList<Flipped> flipped;
    QList<WordChange> answer;
};

Comparison compare(const AttemptSeen &before, const AttemptSeen &after);

} // namespace ui
