#include "ui/run/removals.h"
#include "ui/widgets/localized.h"

#include "core/base/settings.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>

namespace ui {
namespace {

struct Removed
{
    Q_DECLARE_TR_FUNCTIONS(Removed)
};

QString number(double value)
{
    return QLocale().toString(value, 'f', 2);
}

} // namespace

Removals::Removals() : m_stripFloor(core::Settings().stripFloor) {}

const Removal *Removals::of(core::PassageId passage) const
{
    const auto found = m_removed.constFind(passage);
    return found == m_removed.constEnd() ? nullptr : &*found;
}

void Removals::add(const core::TraceEvent &event)
{
    const core::StepEntered *entered = event.as<core::StepEntered>();
    if (entered && entered->settings)
        m_stripFloor = entered->settings->value(QStringLiteral("strip-floor")).toDouble();
    if (event.verdict())
        addVerdict(event, *event.verdict());
    const core::StepLeft *left = event.as<core::StepLeft>();
    if (!left)
        return;
    addScores(event, left->report);
    addStrips(event, left->report);
    addSegments(event, left->report);
    for (const auto &ids : {left->report.kept, left->report.sources}) {
        for (const core::PassageId id : ids.value_or(QList<core::PassageId>()))
            m_removed.remove(id);
    }
    m_removed.remove(left->report.winner);
}

void Removals::addVerdict(const core::TraceEvent &event, const core::Verdict &verdict)
{
    if (verdict.kind != core::Verdict::Relevance || verdict.passage == 0 || verdict.sentence >= 0)
        return;
    if (verdict.passed || verdict.invalid())
        m_removed.remove(verdict.passage);
    else
        m_removed[verdict.passage] = {Removal::Verdict,
                                      event.node,
                                      event.visit,
                                      verdict.judge,
                                      verdict.label,
                                      verdict.hasProbability() ? verdict.probability : Removal::unread,
                                      0};
}

// Where scores decide instead of verdicts, either all passages go on or none does.
void Removals::addScores(const core::TraceEvent &event, const core::StepReport &report)
{
    if (!report.scored || report.scored->action.isEmpty())
        return;
    const bool out = report.scored->action == u"incorrect";
    for (const core::PassageScore &scored : report.scored->scores) {
        m_removed.remove(scored.passage);
        if (out)
            m_removed[scored.passage] = {Removal::Score, event.node,          event.visit, {}, {},
                                         scored.score,   report.scored->lower};
    }
}

void Removals::addStrips(const core::TraceEvent &event, const core::StepReport &report)
{
    QHash<core::PassageId, double> best;
    for (const core::StripReport &strip : report.strips.value_or(QList<core::StripReport>()))
        best[strip.passage] = std::max(best.value(strip.passage, -1), strip.score);
    for (auto it = best.constBegin(); it != best.constEnd(); ++it)
        m_removed[it.key()] = {Removal::Strips, event.node, event.visit, {}, {}, it.value(), m_stripFloor};
}

void Removals::addSegments(const core::TraceEvent &event, const core::StepReport &report)
{
    for (const core::SegmentReport &segment : report.segments.value_or(QList<core::SegmentReport>())) {
        const bool isOut =
            segment.scores && !segment.scores->allowed && segment.written && !segment.written->text.isEmpty();
        if (segment.passage != 0 && isOut)
            m_removed[segment.passage] = {Removal::Constraint,   event.node, event.visit, {}, {},
                                          segment.scores->total, 0};
    }
}

QString inWords(const Removal &removal, const QString &title)
{
    const QString step = removal.visit > 1 ? Removed::tr("“%1” (%2)").arg(title, QString::number(removal.visit))
                                           : Removed::tr("“%1”").arg(title);
    switch (removal.rule) {
    case Removal::Verdict:
        if (removal.value == Removal::unread)
            return Removed::tr("Rejected by %1: passages that %2 judges irrelevant are removed; it said “%3”.")
                .arg(step, localized(removal.judge), localized(removal.label));
        return Removed::tr("Rejected by %1: passages that %2 judges irrelevant are removed; it said “%3”, with a "
                           "relevance probability of %4.")
            .arg(step, localized(removal.judge), localized(removal.label), number(removal.value));
    case Removal::Score:
        return Removed::tr("Rejected by %1: it scored %2; if no passage reaches %3, all of them are removed.")
            .arg(step, number(removal.value), number(removal.needed));
    case Removal::Strips:
        return removal.value < removal.needed
                   ? Removed::tr("Rejected by %1: its best excerpt scored %2, and excerpts below %3 are removed.")
                         .arg(step, number(removal.value), number(removal.needed))
                   : Removed::tr("Rejected by %1: its best excerpt scored %2, and others scored higher.")
                         .arg(step, number(removal.value));
    case Removal::Constraint:
        return Removed::tr("Rejected by %1: an answer from it (score %2) is not supported or not relevant, and the "
                           "settings drop such answers.")
            .arg(step, number(removal.value));
    }
    return {};
}

} // namespace ui
