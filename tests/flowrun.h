// Runs a question through a flow, on its own library of four passages about mortgages.
#pragma once

#include "core/flows/steps/answerstate.h"
#include "fakes.h"
#include "papers.h"
#include "tests/traceevents.h"
#include "tests/wordranking.h"

#include <QTemporaryDir>

using namespace core;

class FlowRun // one question, on a library of four passages about mortgages
{
public:
    void fill(int documents = 4)
    {
        static const char *texts[] = {
            "Discount points on a mortgage are prepaid interest. One point is one percent of the loan.",
            "Points on a mortgage lower the interest rate when they are paid at closing.",
            "A lender may charge origination points on a mortgage, which are a fee of the broker.",
            "Mortgage points can be deducted from taxes in the year in which they were paid."};
        for (int i = 0; i < documents; ++i)
            keepPaper(*library, QLatin1String(texts[i]));
    }

    Turn ask(const QString &flow, Critic &critic, Writer &writer,
             const QString &question = QStringLiteral("what are points on a mortgage"))
    {
        trace.clear();
        const EvidenceRanker evidence = wordRanking();
        AnswerTools tools{*library, writer, critic, evidence, second, settings, parallel, stop.get_token()};
        tools.web = web;
        tools.endRequest = endRequest;
        tools.calculator = calculator;
        Turn turn = answer(*answerFlow(flow), {question, {}, chosen}, tools,
                           [&](const TraceEvent &event) { trace.append(event); });
        turn.trace = trace;
        return turn;
    }

    QTemporaryDir folder;
    std::unique_ptr<Library> library = libraryAt(folder.path());
    Settings settings;
    Inline parallel;
    std::stop_source stop;
    QList<Passage> chosen;
    Critic *second = nullptr; // second opinion
    WebSearch *web = nullptr;
    TableCalculator calculator;             // null: nothing is computed
    std::function<EndRequest()> endRequest; // the user's request to end, polled during the run
    Trace trace;
};

inline QStringList path(const Turn &turn)
{
    QStringList nodes;
    for (const TraceEvent &event : turn.trace) {
        if (kindOf(event) == TraceKind::Entered)
            nodes.append(event.node);
    }
    return nodes;
}

inline QStringList words(const char *text)
{
    return QString::fromLatin1(text).split(u' ');
}
