// Statistics on a model as a judge: its verdicts, how often they were unreadable, how long they took. Based on the
// verdicts in traces.
#pragma once

#include "core/base/json.h"
#include "core/base/settings.h"
#include "core/session/review.h"

#include <array>

namespace core {

struct GraderHealth // statistics of one judge in one role
{
    // Histogram of verdict durations: below 0.1 s, below 0.2 s, and so on, doubling each time; the last class holds the
    // rest.
    static constexpr int timeClasses = 12;

    QString role;  // kind of its verdicts: "relevance", "support", …
    QString judge; // name of the model
    int asked = 0; // verdicts requested; reused ones are counted separately
    int yes = 0;   // verdicts that passed
    int no = 0;
    int invalid = 0;    // unreadable verdicts
    int repaired = 0;   // verdicts that needed more than one request
    int remembered = 0; // verdicts reused from an earlier identical request
    int corrected = 0;  // verdicts corrected by the user
    double seconds = 0; // total time
    std::array<int, timeClasses> times{};

    double noShare() const { return yes + no ? double(no) / (yes + no) : 0; }
    double invalidShare() const { return asked ? double(invalid) / asked : 0; }
    double meanSeconds() const { return asked ? seconds / asked : 0; }
    double typicalSeconds() const; // upper bound of the median's class
};

// Sorted by role and judge, like all results here.
QList<GraderHealth> healthOf(const Trace &trace, const QList<CorrectedVerdict> &corrections = {});
// Model calls saved by the built-in check, which rejects clear cases without a model. Its verdicts do not count in any
// judge's statistics.
int callsSaved(const Trace &trace);
void add(QList<GraderHealth> &sum, const QList<GraderHealth> &more);
// A remark for the user if something is wrong with the judge: "answers “no” to almost everything". Usually empty.
QString remarkOn(const GraderHealth &health);

// Whether ranking by scores might help. A judge that gives almost everything the same label may still be more confident
// in some cases than in others; its scores can then rank passages that its labels would all reject, or all accept.
bool mightScore(const GraderHealth &health);
bool decidesByScores(const Settings &settings);
Settings decidingByScores(Settings settings); // answers are ranked by scores; no verdict rejects any

Json toJson(const GraderHealth &health);
GraderHealth healthFrom(const Json &json);

} // namespace core
