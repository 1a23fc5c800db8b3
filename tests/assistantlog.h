// Records all signals of an Assistant, in order.
#pragma once

#include "app/services/assistant.h"
#include "tests/traceevents.h"

#include <QHash>

#include <algorithm>

namespace tests {

class AssistantLog : public QObject
{
public:
    explicit AssistantLog(app::Assistant &assistant)
    {
        connect(&assistant, &app::Assistant::started, this, [this](const app::Run &run) { runs.append(run); });
        connect(&assistant, &app::Assistant::traced, this,
                [this](int run, const core::Trace &events) { traces[run] += events; });
        connect(&assistant, &app::Assistant::finished, this, [this](int run, const core::Result<void> &result) {
            finished.append(run);
            if (!result)
                errors.insert(run, result.error());
        });
        connect(&assistant, &app::Assistant::libraryChanged, this, [this](const QList<core::Document> &all) {
            documents = all;
            ++lists;
        });
        connect(&assistant, &app::Assistant::documentsKept, this, &AssistantLog::keep);
        connect(&assistant, &app::Assistant::sessionChanged, this,
                [this](const core::Session &open, const QList<core::Session> &all) {
                    session = open;
                    sessions = all;
                });
        assistant.queue().watch({this, [this](const app::QueueView &now) { queue = now; }});
    }

    QList<int> of(app::Run::Kind kind) const
    {
        QList<int> numbers;
        for (const app::Run &run : runs) {
            if (run.kind == kind)
                numbers.append(run.number);
        }
        return numbers;
    }

    bool ended(app::Run::Kind kind, int count) const
    {
        const QList<int> numbers = of(kind);
        return std::count_if(numbers.begin(), numbers.end(), [this](int run) { return finished.contains(run); }) >=
               count;
    }

    QStringList read() const // names in the order in which reading began
    {
        QStringList names;
        for (const app::Run &run : runs) {
            if (run.kind == app::Run::Ingest)
                names.append(run.subject.section(u'/', -1));
        }
        return names;
    }

    QString told(int run) const
    {
        QString all;
        for (const core::TraceEvent &event : traces.value(run))
            all += textOf(event);
        return all;
    }

    bool saw(TraceKind kind, const QString &node) const
    {
        return std::any_of(traces.begin(), traces.end(), [&](const core::Trace &trace) {
            return std::any_of(trace.begin(), trace.end(), [&](const core::TraceEvent &event) {
                return kindOf(event) == kind && event.node == node;
            });
        });
    }

    core::DocumentStatus statusOf(const QString &path) const
    {
        const auto found = std::find_if(documents.begin(), documents.end(),
                                        [&](const core::Document &document) { return document.path == path; });
        return found == documents.end() ? core::DocumentStatus::Waiting : found->status;
    }

    QList<app::Run> runs;
    QHash<int, core::Trace> traces;
    QList<int> finished;
    QHash<int, core::Error> errors;
    QList<core::Document> documents; // the list as the window sees it
    int lists = 0;                   // number of complete lists received
    core::Session session;
    QList<core::Session> sessions;
    app::QueueView queue;

private:
    void keep(const QList<core::Document> &kept)
    {
        for (const core::Document &document : kept) {
            const auto known = std::find_if(documents.begin(), documents.end(),
                                            [&](const core::Document &each) { return each.id == document.id; });
            if (known == documents.end())
                documents.append(document);
            else
                *known = document;
        }
    }
};

} // namespace tests
