// The points where a finished run can be forked, and what a fork changes. Plain values, for callers that offer forking.
#pragma once

#include "core/base/result.h"
#include "core/base/settings.h"
#include "core/session/session.h"

#include <utility>

namespace core {

struct ForkOptions
{
    QString node; // the first step to run again, followed by all later ones
    int visit = 1;
    QString query;                               // replaces the query of the next search; empty: unchanged
    QList<std::pair<QString, QString>> settings; // keys and values as in --set, including flow and model
    QList<Passage> kept;                         // passages to keep, whatever the Critic says about them
    QList<PassageId> leftOut;
};

struct ForkStep // a step of a run; steps are in the order of the run
{
    QString node;
    QString title;
    int visit = 1;
    int event = 0;   // index of the trace event where the step was entered, or would have been
    QString whyNot;  // why it cannot be forked, in one sentence; empty: it can be
    bool ran = true; // false: the run ended before it
};

QList<ForkStep> forkSteps(const Turn &turn); // if a run ended between two steps, the last element is the next step
const ForkStep *findStep(const QList<ForkStep> &steps, const QString &node, int visit); // null if there is no such step

QList<Passage> foundIn(const Trace &trace); // results of all searches of the run, without duplicates

// The settings on which a run depends, as recorded in its first event; excludes addresses, files and window state.
RunSettings runSettings(const Settings &settings);
RunSettings settingsOf(const Trace &trace); // the settings recorded last; empty: the trace is from an older version
// Returns the given settings with the values of the run, except for web search. Values that are no longer valid are
// ignored.
Settings withRunSettings(Settings settings, const RunSettings &ofRun);
// Returns the given settings with the values from the options. An error is one sentence that names the invalid value.
Result<Settings> withOptions(Settings settings, const ForkOptions &options);

// Describes what the options change compared with the turn.
QStringList changesOf(const ForkOptions &options, const Turn &turn);

} // namespace core
