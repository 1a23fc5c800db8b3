#include "core/flow/tracejson.h"

#include "core/flow/tracefields.h"

namespace core {
namespace {

// Which kind an event is of in JSON: with its text and its details.
struct EventForm
{
    QString kind;
    QString text = {};
    QJsonObject details = {};
};

EventForm formOf(const StepEntered &entered)
{
    return {QStringLiteral("entered"), {}, jsonOf(entered)};
}

EventForm formOf(const StepProgress &progress)
{
    return {QStringLiteral("progress"), progress.text, jsonOf(progress)};
}

EventForm formOf(const AnswerWords &words)
{
    return {QStringLiteral("token"), words.text};
}

EventForm formOf(const VerdictTold &told)
{
    return {QStringLiteral("judged"), {}, jsonOf(told.verdict)};
}

EventForm formOf(const StepLeft &left)
{
    return {QStringLiteral("left"), left.outcome, jsonOf(left)};
}

EventForm formOf(const StepFailed &failed)
{
    return {QStringLiteral("failed"), failed.message};
}

EventForm formOf(const TaskProgress &)
{
    return {};
}

TraceEvent::What whatOf(const EventForm &form)
{
    if (form.kind == QLatin1String("progress")) {
        StepProgress progress = valueOf<StepProgress>(form.details);
        progress.text = form.text;
        return progress;
    }
    if (form.kind == QLatin1String("token"))
        return AnswerWords{form.text};
    if (form.kind == QLatin1String("judged"))
        return VerdictTold{valueOf<Verdict>(form.details)};
    if (form.kind == QLatin1String("left")) {
        StepLeft left = valueOf<StepLeft>(form.details);
        left.outcome = form.text;
        return left;
    }
    if (form.kind == QLatin1String("failed"))
        return StepFailed{form.text};
    return valueOf<StepEntered>(form.details);
}

} // namespace

QJsonObject toJson(const Verdict &verdict)
{
    return jsonOf(verdict);
}

Verdict verdictFrom(const QJsonObject &json)
{
    return valueOf<Verdict>(json);
}

QJsonObject toJson(const Passage &passage)
{
    return jsonOf(passage);
}

Passage passageFrom(const QJsonObject &json)
{
    return valueOf<Passage>(json);
}

QJsonObject toJson(const Citation &citation)
{
    return jsonOf(citation);
}

Citation citationFrom(const QJsonObject &json)
{
    return valueOf<Citation>(json);
}

QJsonObject toJson(const Graph &graph)
{
    return jsonOf(graph);
}

Graph graphFrom(const QJsonObject &json)
{
    return valueOf<Graph>(json);
}

QJsonObject toJson(const StepReport &report)
{
    return jsonOf(report);
}

QJsonArray toJson(const Trace &trace)
{
    QJsonArray all;
    for (const TraceEvent &event : trace) {
        EventForm form = std::visit([](const auto &what) { return formOf(what); }, event.what);
        if (form.kind.isEmpty())
            continue;
        if (event.takenOver)
            form.details[QLatin1String("taken_over")] = true;
        QJsonObject json{{QStringLiteral("kind"), form.kind},
                         {QStringLiteral("node"), event.node},
                         {QStringLiteral("visit"), event.visit},
                         {QStringLiteral("at"), event.at}};
        if (!form.text.isEmpty())
            json[QStringLiteral("text")] = form.text;
        if (!form.details.isEmpty())
            json[QStringLiteral("details")] = form.details;
        all.append(json);
    }
    return all;
}

Trace traceFrom(const QJsonArray &json)
{
    Trace trace;
    for (const QJsonValue &value : json) {
        const QJsonObject details = value[u"details"].toObject();
        trace.append({value[u"node"].toString(), value[u"visit"].toInt(),
                      whatOf({value[u"kind"].toString(), value[u"text"].toString(), details}), value[u"at"].toInteger(),
                      details[u"taken_over"].toBool()});
    }
    return trace;
}

} // namespace core
