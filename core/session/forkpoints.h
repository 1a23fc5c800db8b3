// Where a run that is over can be forked, and what a fork shall do otherwise: values, for whoever offers it.
#pragma once

#include "core/base/result.h"
#include "core/base/settings.h"
#include "core/session/session.h"

#include <utility>

namespace core {

struct ForkOptions
{
    QString node; // the step that runs anew, with all behind it
    int visit = 1;
    QString query;                               // what the next search looks for; empty: what it would have
    QList<std::pair<QString, QString>> settings; // keys and values as after --set, flow and model among them
    QList<Passage> kept;                         // whatever the Critic says of them
    QList<PassageId> leftOut;
};

struct ForkStep // of a run, in the order of the run
{
    QString node;
    QString title;
    int visit = 1;
    int event = 0;   // of the trace: where it was entered, or would have been
    QString whyNot;  // it cannot be forked, in one sentence; empty: it can
    bool ran = true; // false: the run ended before this step
};

QList<ForkStep> forkSteps(const Turn &turn); // where a run ended between two steps, the next one too, the last
const ForkStep *findStep(const QList<ForkStep> &steps, const QString &node, int visit); // null where there is none

QList<Passage> foundIn(const Trace &trace); // by all searches of the run, each once

// The settings that a run goes by, as its first event keeps them: no addresses, no files, nothing of the window.
RunSettings runSettings(const Settings &settings);
RunSettings settingsOf(const Trace &trace); // the last that were begun with; empty: an older version's
// These settings with those of the run in their place. What cannot be understood any more is left as it is.
Settings withRunSettings(Settings settings, const RunSettings &ofRun);
// These settings with those of the wish. The error is a sentence that names the value.
Result<Settings> withOptions(Settings settings, const ForkOptions &options);

// What the wish changes against the turn, each in words.
QStringList changesOf(const ForkOptions &options, const Turn &turn);

} // namespace core
