// Events of a run in their public JSON form (kind, text and details), for testing that form.
#pragma once

#include "core/flow/tracejson.h"
#include "tests/qjson.h"

enum class TraceKind { Entered, Progress, Token, Judged, Left, Failed };

inline constexpr const char *traceKindNames[] = {"entered", "progress", "token", "judged", "left", "failed"};

inline QJsonObject jsonOf(const core::TraceEvent &event)
{
    return inQt(core::toJson(core::Trace{event})[0]);
}

inline TraceKind kindOf(const core::TraceEvent &event)
{
    return event.what.index() < std::size(traceKindNames) ? TraceKind(event.what.index()) : TraceKind::Progress;
}

inline QString textOf(const core::TraceEvent &event)
{
    const core::TaskProgress *task = event.as<core::TaskProgress>();
    return task ? task->text : jsonOf(event)[u"text"].toString();
}

inline QJsonObject detailsOf(const core::TraceEvent &event)
{
    return jsonOf(event)[u"details"].toObject();
}

struct MadeEvent // an event written as JSON
{
    TraceKind kind = TraceKind::Entered;
    QString node = {};
    int visit = 1;
    QString text = {};
    QJsonObject details = {};
    qint64 at = 0;

    operator core::TraceEvent() const
    {
        const QJsonObject json{{QStringLiteral("kind"), QLatin1String(traceKindNames[int(kind)])},
                               {QStringLiteral("node"), node},
                               {QStringLiteral("visit"), visit},
                               {QStringLiteral("text"), text},
                               {QStringLiteral("details"), details},
                               {QStringLiteral("at"), at}};
        return core::traceFrom(ofQt(QJsonArray{json})).first();
    }
};

// A copy of the event with changed details.
template <class Change>
core::TraceEvent changed(const core::TraceEvent &event, const Change &change)
{
    QJsonObject json = jsonOf(event);
    QJsonObject details = json[u"details"].toObject();
    change(details);
    json[QLatin1String("details")] = details;
    return core::traceFrom(ofQt(QJsonArray{json})).first();
}
