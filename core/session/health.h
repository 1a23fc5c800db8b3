// How well a model does as a judge: what it said, how often it could not be understood, how long it took. Counted from
// the verdicts of traces.
#pragma once

#include "core/base/json.h"
#include "core/base/settings.h"
#include "core/session/review.h"

#include <array>

namespace core {

struct GraderHealth // of one judge in one role
{
    // Verdicts by their time: below 0.1 s, below 0.2 s, and so on by doubling; the last has the rest.
    static constexpr int timeClasses = 12;

    QString role;  // the kind of its verdicts: "relevance", "support", …
    QString judge; // the name of the model
    int asked = 0; // verdicts that were asked for; remembered ones count apart
    int yes = 0;   // that passed
    int no = 0;
    int invalid = 0;    // that could not be read
    int repaired = 0;   // that took more than one request
    int remembered = 0; // from an equal question before
    int corrected = 0;  // by the user
    double seconds = 0; // in all
    std::array<int, timeClasses> times{};

    double noShare() const { return yes + no ? double(no) / (yes + no) : 0; }
    double invalidShare() const { return asked ? double(invalid) / asked : 0; }
    double meanSeconds() const { return asked ? seconds / asked : 0; }
    double typicalSeconds() const; // the upper bound of the class in which the median lies
};

// Sorted by role and judge, as all that is returned here.
QList<GraderHealth> healthOf(const Trace &trace, const QList<CorrectedVerdict> &corrections = {});
// Calls of a model that the built-in check made needless, by refusing what it is certain of. Such verdicts are no
// judge's health.
int callsSaved(const Trace &trace);
void add(QList<GraderHealth> &sum, const QList<GraderHealth> &more);
// In words for people, where something is wrong with it: "answers “no” to almost everything". Mostly empty.
QString remarkOn(const GraderHealth &health);

// A judge that says the same of almost everything may still be surer of some: then its scores can rank what its yes and
// no would all refuse, or all let pass.
bool mightScore(const GraderHealth &health);
bool decidesByScores(const Settings &settings);
Settings decidingByScores(Settings settings); // answers ranked by scores, none refused by a verdict

Json toJson(const GraderHealth &health);
GraderHealth healthFrom(const Json &json);

} // namespace core
