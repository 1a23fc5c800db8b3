#include "ui/run/attempts.h"

#include "ui/run/verdictwords.h"

#include <algorithm>

namespace ui {
namespace {

void compareVerdicts(core::PassageId passage, const std::optional<core::Verdict> &before,
                     const std::optional<core::Verdict> &after, QList<Flipped> &flipped)
{
    if (before && after && (before->passed != after->passed || before->label != after->label))
        flipped.append({passage, *before, *after});
}

} // namespace

QString AttemptSeen::title(core::PassageId passage) const
{
    for (const core::Passage &known : found) {
        if (known.id == passage)
            return QStringLiteral("%1, %2").arg(known.title, pageText(known));
    }
    return {};
}

AttemptSeen &Attempts::present()
{
    if (m_all.isEmpty())
        m_all.append(AttemptSeen());
    return m_all.last();
}

void Attempts::begin(const AttemptSeen &like)
{
    m_all.append(like);
    m_judged = false;
    m_answered = false;
}

void Attempts::add(const core::TraceEvent &event)
{
    ++m_revision;
    if (event.kind == core::TraceEvent::Judged)
        return addVerdict(event);
    if (event.kind == core::TraceEvent::Progress && event.details.contains(u"ended_by_user"))
        return addAnswer(event); // in the place of the step that would have chosen it
    if (event.kind != core::TraceEvent::Left)
        return;
    if (event.details.contains(u"passages") && event.details.contains(u"query"))
        addFound(event.details);
    if (event.details.contains(u"kept")) {
        AttemptSeen &attempt = present();
        for (const core::Passage &passage : std::as_const(attempt.found)) {
            if (passage.address.isEmpty() || event.details.contains(u"strips"))
                attempt.used.remove(passage.id);
        }
        for (const QJsonValue &id : event.details[u"kept"].toArray())
            attempt.used.insert(id.toInteger());
    }
    addAnswer(event);
}

// A search after something was judged or written begins an attempt. What the web brings is put to the rest of it.
void Attempts::addFound(const QJsonObject &details)
{
    const bool ofWeb = details.contains(u"engine");
    if (!m_all.isEmpty() && (m_answered || (m_judged && !ofWeb))) {
        const AttemptSeen before = m_all.last();
        AttemptSeen next;
        if (ofWeb) { // which goes on from what there was
            next.found = before.found;
            next.used = before.used;
            next.relevance = before.relevance;
        }
        begin(next);
    }
    AttemptSeen &attempt = present();
    attempt.queries.append(details[u"query"].toString());
    for (const QJsonValue &value : details[u"passages"].toArray()) {
        const core::Passage passage = core::passageFrom(value.toObject());
        const auto same = [&](const core::Passage &known) { return known.id == passage.id; };
        if (std::none_of(attempt.found.cbegin(), attempt.found.cend(), same))
            attempt.found.append(passage);
        attempt.used.insert(passage.id); // until it is judged
    }
}

void Attempts::addVerdict(const core::TraceEvent &event)
{
    const core::Verdict verdict = core::verdictFrom(event.details);
    if (verdict.sentence >= 0)
        return;
    m_judged = true;
    AttemptSeen &attempt = present();
    if (verdict.kind == core::Verdict::Relevance && verdict.passage != 0) {
        attempt.relevance[verdict.passage] = verdict;
        if (!verdict.passed && !verdict.invalid())
            attempt.used.remove(verdict.passage);
    }
    if (verdict.passage == 0 && verdict.kind == core::Verdict::Support)
        attempt.grounded = verdict;
    if (verdict.passage == 0 && verdict.kind == core::Verdict::Utility)
        attempt.useful = verdict;
}

void Attempts::addAnswer(const core::TraceEvent &event)
{
    const QJsonObject &details = event.details;
    const bool isAnswer = details.contains(u"sources") || details.contains(u"winner") || event.text == u"recalled";
    if (!isAnswer || !details.contains(u"text"))
        return;
    if (m_answered) { // from what was found before
        AttemptSeen next = m_all.last();
        next.grounded.reset();
        next.useful.reset();
        begin(next);
    }
    AttemptSeen &attempt = present();
    attempt.answer = details[u"text"].toString();
    m_answered = true;
    if (details.contains(u"sources") || details.contains(u"winner"))
        attempt.used.clear();
    for (const QJsonValue &id : details[u"sources"].toArray())
        attempt.used.insert(id.toInteger());
    if (details.contains(u"winner"))
        attempt.used.insert(details[u"winner"].toInteger());
}

Comparison compare(const AttemptSeen &before, const AttemptSeen &after)
{
    Comparison comparison;
    for (const core::Passage &passage : after.found) {
        if (after.used.contains(passage.id))
            (before.used.contains(passage.id) ? comparison.both : comparison.gained).append(passage.id);
    }
    for (const core::Passage &passage : before.found) {
        if (before.used.contains(passage.id) && !after.used.contains(passage.id))
            comparison.lost.append(passage.id);
        const auto first = before.relevance.constFind(passage.id);
        const auto second = after.relevance.constFind(passage.id);
        if (first != before.relevance.constEnd() && second != after.relevance.constEnd())
            compareVerdicts(passage.id, *first, *second, comparison.flipped);
    }
    compareVerdicts(0, before.grounded, after.grounded, comparison.flipped);
    compareVerdicts(0, before.useful, after.useful, comparison.flipped);
    comparison.answer = diffWords(before.answer, after.answer);
    return comparison;
}

} // namespace ui
