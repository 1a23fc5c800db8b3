// The events of a run in a form that can be compared: without times and costs, and ignoring the order of events within
// a step.
#pragma once

#include "core/session/session.h"
#include "core/flow/tracejson.h"
#include "tests/traceevents.h"

#include <QJsonArray>
#include <QJsonObject>
#include <QJsonDocument>
#include <QRegularExpression>
#include <QSet>

namespace told {

struct Step
{
    QString name; // with the number of the visit
    QStringList judged;
    QStringList progress;
    QString words; // in the order received
    QString left;

    QString whole() const
    {
        return QStringList({name, judged.join(u'\n'), progress.join(u'\n'), words, left}).join(u'\n');
    }
};

struct Story
{
    QList<Step> steps;
    QStringList toTheWeb; // data sent off the machine; it may be sent one step earlier
    QStringList turn;
};

// Removes costs: the numbers of all calls, unused calls and calls made ahead, and times.
inline QJsonValue withoutCosts(const QJsonValue &value)
{
    static const QSet<QString> costs{QStringLiteral("calls"),
                                     QStringLiteral("unused_calls"),
                                     QStringLiteral("unused"),
                                     QStringLiteral("ahead"),
                                     QStringLiteral("seconds"),
                                     QStringLiteral("first_seconds"),
                                     QStringLiteral("writing_seconds"),
                                     QStringLiteral("written_tokens"),
                                     QStringLiteral("tokens_per_second"),
                                     QStringLiteral("dollars"),
                                     QStringLiteral("priced_calls"),
                                     QStringLiteral("gpu_share"),
                                     QStringLiteral("remembered"),
                                     QStringLiteral("done"),
                                     QStringLiteral("prompt_tokens"),
                                     QStringLiteral("completion_tokens")};
    if (value.isArray()) {
        QJsonArray kept;
        for (const QJsonValue each : value.toArray())
            kept.append(withoutCosts(each));
        return kept;
    }
    if (!value.isObject())
        return value;
    QJsonObject kept;
    const QJsonObject object = value.toObject();
    for (auto it = object.constBegin(); it != object.constEnd(); ++it) {
        if (!costs.contains(it.key()))
            kept.insert(it.key(), withoutCosts(it.value()));
    }
    return kept;
}

inline QString inWords(const QJsonObject &details)
{
    return QString::fromUtf8(QJsonDocument(withoutCosts(details).toObject()).toJson(QJsonDocument::Compact));
}

// Whether a candidate was stopped because it could not win.
inline bool isEnded(const QJsonObject &candidate)
{
    return candidate[u"given_up"].toBool() || candidate[u"ended"].toString().contains(QStringLiteral("a better one"));
}

// Keyed by name: the steps of candidates that were stopped in one of the runs.
using Ended = QHash<QString, QSet<int>>;

inline QString nameOf(const core::TraceEvent &event)
{
    return QStringLiteral("%1 %2").arg(event.node).arg(event.visit);
}

inline Ended endedIn(const core::Turn &turn)
{
    Ended ended;
    for (const core::TraceEvent &event : turn.trace) {
        for (const QJsonValue candidate : detailsOf(event)[u"candidates"].toArray()) {
            if (isEnded(candidate.toObject()))
                ended[nameOf(event)].insert(candidate.toObject()[u"passage"].toInt());
        }
    }
    return ended;
}

inline QJsonObject withoutEnded(QJsonObject details, const QSet<int> &passages)
{
    QJsonArray kept;
    for (const QJsonValue candidate : details[u"candidates"].toArray()) {
        if (!passages.contains(candidate.toObject()[u"passage"].toInt()))
            kept.append(candidate);
    }
    details[QLatin1String("candidates")] = kept;
    return details;
}

// Removes answer counts from a reason, for runs in which some were stopped.
inline QString withoutCounts(QString because)
{
    static const QRegularExpression counts(QStringLiteral(
        "^\\d+ answers? from|^answer \\d+ of \\d+|^\\d+ of \\d+ passages gave|, \\d+ could not have won"));
    return because.remove(counts);
}

inline Story of(const core::Turn &turn, const Ended &ended = {})
{
    static const QRegularExpression budget(QStringLiteral("the budget is used up.*"));
    Story story;
    for (const core::TraceEvent &event : turn.trace) {
        const QString name = nameOf(event);
        if (kindOf(event) == TraceKind::Entered) {
            story.steps.append(Step{name, {}, {}, {}, {}});
            continue;
        }
        if (detailsOf(event).contains(QLatin1String("engine")) && kindOf(event) == TraceKind::Progress) {
            story.toTheWeb.append(textOf(event));
            continue;
        }
        Step &step = story.steps.last();
        QJsonObject details = detailsOf(event);
        switch (kindOf(event)) {
        case TraceKind::Judged:
            step.judged.append(inWords(details));
            break;
        case TraceKind::Progress:
            step.progress.append(inWords(details));
            break;
        case TraceKind::Token:
            step.words += textOf(event);
            break;
        default:
            if (ended.contains(name))
                details = withoutEnded(details, ended.value(name));
            QString because = details[u"because"].toString();
            because.remove(QStringLiteral(", started while they were being graded"));
            because.replace(budget, QStringLiteral("the budget is used up"));
            details[QLatin1String("because")] = ended.isEmpty() ? because : withoutCounts(because);
            step.left = textOf(event) + u' ' + inWords(details);
        }
    }
    for (Step &step : story.steps) {
        step.judged.sort();
        step.progress.sort();
    }
    const auto ids = [](const QList<core::Passage> &passages) {
        QStringList each;
        for (const core::Passage &passage : passages)
            each.append(QString::number(passage.id));
        return each.join(u' ');
    };
    story.turn = {core::name(turn.ending), core::name(turn.refusal), turn.remark,      turn.answer,
                  turn.queries.join(u'|'), ids(turn.sources),        ids(turn.nearest)};
    for (const core::AnswerSentence &sentence : turn.sentences)
        story.turn.append(QStringLiteral("%1 %2 %3").arg(sentence.from).arg(sentence.to).arg(int(sentence.support)));
    for (const core::Citation &citation : turn.citations)
        story.turn.append(inWords(inQt(core::toJson(citation))));
    return story;
}

// Whether `all` contains `some`, counting duplicates.
inline bool includes(QStringList all, const QStringList &some)
{
    return std::all_of(some.cbegin(), some.cend(), [&](const QString &each) { return all.removeOne(each); });
}

// The lines that only the first of two steps reported, each shortened to its beginning.
inline QString onlyIn(const Step &one, const Step &other)
{
    QStringList lines = one.whole().split(u'\n');
    for (const QString &line : other.whole().split(u'\n'))
        lines.removeOne(line);
    for (QString &line : lines)
        line = line.left(200);
    return lines.join(u'\n');
}

// The first difference between two runs; empty if there is none. A step of the second run with stopped candidates may
// lack verdicts of the first, but must not have different ones.
inline QString difference(const core::Turn &first, const core::Turn &second)
{
    const Ended ended = endedIn(second);
    Story expected = of(first, ended);
    Story actual = of(second, ended);
    for (int i = 0; i < std::min(expected.steps.size(), actual.steps.size()); ++i) {
        Step &before = expected.steps[i];
        Step &after = actual.steps[i];
        if (ended.contains(after.name) && includes(before.judged, after.judged)) {
            before.judged = after.judged;
            before.progress = after.progress;
        }
        if (before.whole() != after.whole())
            return QStringLiteral("in %1 and %2, instead of\n%3\nit told\n%4")
                .arg(before.name, after.name, onlyIn(before, after), onlyIn(after, before));
    }
    if (expected.steps.size() != actual.steps.size())
        return QStringLiteral("%1 steps instead of %2").arg(actual.steps.size()).arg(expected.steps.size());
    if (expected.toTheWeb != actual.toTheWeb)
        return QStringLiteral("to the web: ") + actual.toTheWeb.join(u'|');
    if (expected.turn != actual.turn)
        return QStringLiteral("instead of\n%1\nthe turn is\n%2")
            .arg(expected.turn.join(u'\n'), actual.turn.join(u'\n'));
    return {};
}

} // namespace told
