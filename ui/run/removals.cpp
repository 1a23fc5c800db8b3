#include "ui/run/removals.h"

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

void Removals::start(const core::Graph &graph)
{
    clear();
    m_titles.clear();
    for (const core::Graph::Node &node : graph.nodes)
        m_titles.insert(node.id, node.title);
}

void Removals::clear()
{
    m_removed.clear();
    m_stripFloor = core::Settings().stripFloor;
}

const Removal *Removals::of(core::PassageId passage) const
{
    const auto found = m_removed.constFind(passage);
    return found == m_removed.constEnd() ? nullptr : &*found;
}

void Removals::add(const core::TraceEvent &event)
{
    if (event.kind == core::TraceEvent::Entered && event.details.contains(u"settings"))
        m_stripFloor = event.details[u"settings"][u"strip-floor"].toString().toDouble();
    if (event.kind == core::TraceEvent::Judged)
        addVerdict(event);
    if (event.kind != core::TraceEvent::Left)
        return;
    addScores(event);
    addStrips(event);
    addCandidates(event);
    for (const char *key : {"kept", "sources"}) {
        for (const QJsonValue &id : event.details[QLatin1String(key)].toArray())
            m_removed.remove(id.toInteger());
    }
    m_removed.remove(event.details[u"winner"].toInteger());
}

void Removals::addVerdict(const core::TraceEvent &event)
{
    const core::Verdict verdict = core::verdictFrom(event.details);
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

// Where scores decide, verdicts do not: all go on, or none does.
void Removals::addScores(const core::TraceEvent &event)
{
    if (!event.details.contains(u"action"))
        return;
    const bool out = event.details[u"action"].toString() == u"incorrect";
    for (const QJsonValue &scored : event.details[u"scores"].toArray()) {
        const core::PassageId passage = scored[u"passage"].toInteger();
        m_removed.remove(passage);
        if (out)
            m_removed[passage] = {Removal::Score,
                                  event.node,
                                  event.visit,
                                  {},
                                  {},
                                  scored[u"score"].toDouble(),
                                  event.details[u"lower"].toDouble()};
    }
}

void Removals::addStrips(const core::TraceEvent &event)
{
    QHash<core::PassageId, double> best;
    for (const QJsonValue &strip : event.details[u"strips"].toArray()) {
        const core::PassageId passage = strip[u"passage"].toInteger();
        best[passage] = std::max(best.value(passage, -1), strip[u"score"].toDouble());
    }
    for (auto it = best.constBegin(); it != best.constEnd(); ++it)
        m_removed[it.key()] = {Removal::Strips, event.node, event.visit, {}, {}, it.value(), m_stripFloor};
}

void Removals::addCandidates(const core::TraceEvent &event)
{
    for (const QJsonValue &candidate : event.details[u"candidates"].toArray()) {
        const core::PassageId passage = candidate[u"passage"].toInteger();
        const bool out = candidate[u"allowed"].isBool() && !candidate[u"allowed"].toBool() &&
                         !candidate[u"text"].toString().isEmpty();
        if (passage != 0 && out)
            m_removed[passage] = {
                Removal::Constraint, event.node, event.visit, {}, {}, candidate[u"score"].toDouble(), 0};
    }
}

QString Removals::inWords(const Removal &removal) const
{
    const QString title = m_titles.value(removal.node, removal.node);
    const QString step =
        removal.visit > 1 ? Removed::tr("“%1” (%2)").arg(title).arg(removal.visit) : Removed::tr("“%1”").arg(title);
    switch (removal.rule) {
    case Removal::Verdict:
        if (removal.value == Removal::unread)
            return Removed::tr("Rejected by %1: what %2 judges not relevant is removed; it said “%3”.")
                .arg(step, removal.judge, removal.label);
        return Removed::tr("Rejected by %1: what %2 judges not relevant is removed; it said “%3”, the probability that "
                           "it is relevant being %4.")
            .arg(step, removal.judge, removal.label, number(removal.value));
    case Removal::Score:
        return Removed::tr("Rejected by %1: its score is %2; where no passage reaches %3, all of them are removed.")
            .arg(step, number(removal.value), number(removal.needed));
    case Removal::Strips:
        return removal.value < removal.needed
                   ? Removed::tr("Rejected by %1: its best strip scores %2, and what is below %3 is removed.")
                         .arg(step, number(removal.value), number(removal.needed))
                   : Removed::tr("Rejected by %1: its best strip scores %2, and others score more.")
                         .arg(step, number(removal.value));
    case Removal::Constraint:
        return Removed::tr("Rejected by %1: an answer from it (score %2) is not supported or not relevant, and hard "
                           "constraints remove such answers.")
            .arg(step, number(removal.value));
    }
    return {};
}

} // namespace ui
