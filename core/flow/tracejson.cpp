#include "core/flow/tracejson.h"

#include "core/flow/tracefields.h"

namespace core {
namespace {

// The form of an event in JSON: its kind, text and details.
struct EventForm
{
    QString kind;
    QString text = {};
    JsonObject details = {};
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

Json toJson(const Verdict &verdict)
{
    return jsonOf(verdict);
}

Verdict verdictFrom(const Json &json)
{
    return valueOf<Verdict>(json);
}

Json toJson(const Passage &passage)
{
    return jsonOf(passage);
}

Passage passageFrom(const Json &json)
{
    return valueOf<Passage>(json);
}

Json toJson(const Citation &citation)
{
    return jsonOf(citation);
}

Citation citationFrom(const Json &json)
{
    return valueOf<Citation>(json);
}

Json toJson(const Graph &graph)
{
    return jsonOf(graph);
}

Graph graphFrom(const Json &json)
{
    return valueOf<Graph>(json);
}

Json toJson(const StepReport &report)
{
    return jsonOf(report);
}

Json toJson(const Trace &trace)
{
    QList<Json> all;
    for (const TraceEvent &event : trace) {
        EventForm form = std::visit([](const auto &what) { return formOf(what); }, event.what);
        if (form.kind.isEmpty())
            continue;
        if (event.takenOver)
            form.details.set("taken_over", true);
        JsonObject json;
        json.set("kind", form.kind);
        json.set("node", event.node);
        json.set("visit", event.visit);
        json.set("at", event.at);
        if (!form.text.isEmpty())
            json.set("text", form.text);
        if (form.details.size() > 0)
            json.set("details", std::move(form.details));
        all.append(std::move(json));
    }
    return all;
}

Trace traceFrom(const Json &json)
{
    Trace trace;
    for (const Json &value : json) {
        const Json details = value[u"details"];
        trace.append({value[u"node"].toString(), value[u"visit"].toInt(),
                      whatOf({value[u"kind"].toString(), value[u"text"].toString(), details}), value[u"at"].toInteger(),
                      details[u"taken_over"].toBool()});
    }
    return trace;
}

} // namespace core
