#include "core/session/health.h"

#include "core/base/jsonfields.h"

#include <algorithm>
#include <tuple>

namespace core {
namespace {

constexpr double firstBound = 0.1; // in seconds
constexpr int enough = 20;         // verdicts before a judge is assessed
constexpr int fewest = 5;          // corrections before these are assessed
constexpr double mostWrong = 0.2;  // share of the verdicts
constexpr double mostNo = 0.95;    // share of the readable ones
constexpr double leastNo = 0.02;

int timeClass(double seconds)
{
    double bound = firstBound;
    for (int i = 0; i < GraderHealth::timeClasses - 1; ++i, bound *= 2) {
        if (seconds < bound)
            return i;
    }
    return GraderHealth::timeClasses - 1;
}

auto place(const GraderHealth &health)
{
    return std::tie(health.role, health.judge);
}

GraderHealth &rowFor(QList<GraderHealth> &rows, const QString &role, const QString &judge)
{
    GraderHealth wanted;
    wanted.role = role;
    wanted.judge = judge;
    const auto at = std::lower_bound(rows.begin(), rows.end(), wanted,
                                     [](const GraderHealth &a, const GraderHealth &b) { return place(a) < place(b); });
    if (at != rows.end() && place(*at) == place(wanted))
        return *at;
    return *rows.insert(at, wanted);
}

// Verdicts on parts of a passage are reported as progress, and do not count for the passage. Verdicts reused by a fork
// were counted in the original run.
const Verdict *verdictIn(const TraceEvent &event)
{
    if (event.takenOver)
        return nullptr;
    const StepProgress *progress = event.as<StepProgress>();
    return progress && progress->ofPart ? &*progress->ofPart : event.verdict();
}

} // namespace

template <class Fields>
static void describe(Fields &f, GraderHealth &health)
{
    f("role", health.role);
    f("judge", health.judge);
    f("asked", health.asked);
    f("yes", health.yes);
    f("no", health.no);
    f("invalid", health.invalid);
    f("repaired", health.repaired);
    f("remembered", health.remembered);
    f("corrected", health.corrected);
    f("seconds", health.seconds);
    f("times", health.times);
}

double GraderHealth::typicalSeconds() const
{
    int below = 0;
    double bound = firstBound;
    for (const int count : times) {
        below += count;
        if (2 * below >= asked)
            return asked ? bound : 0;
        bound *= 2;
    }
    return bound;
}

QList<GraderHealth> healthOf(const Trace &trace, const QList<CorrectedVerdict> &corrections)
{
    QList<GraderHealth> rows;
    for (const TraceEvent &event : trace) {
        const Verdict *told = verdictIn(event);
        if (!told || told->how == byCertainty() || told->how == byRecomputation())
            continue;
        const Verdict &verdict = *told;
        GraderHealth &row = rowFor(rows, kindName(verdict.kind), verdict.judge);
        if (verdict.remembered) {
            ++row.remembered;
            continue;
        }
        ++row.asked;
        ++(verdict.invalid() ? row.invalid : verdict.passed ? row.yes : row.no);
        row.repaired += verdict.cost.calls > 1 ? 1 : 0;
        row.seconds += verdict.cost.seconds;
        ++row.times[std::size_t(timeClass(verdict.cost.seconds))];
    }
    for (const CorrectedVerdict &correction : corrections)
        ++rowFor(rows, kindName(correction.kind), correction.judge).corrected;
    return rows;
}

int callsSaved(const Trace &trace)
{
    return int(std::count_if(trace.begin(), trace.end(), [](const TraceEvent &event) {
        const Verdict *told = verdictIn(event);
        return told && told->how == byCertainty();
    }));
}

void add(QList<GraderHealth> &sum, const QList<GraderHealth> &more)
{
    for (const GraderHealth &other : more) {
        GraderHealth &row = rowFor(sum, other.role, other.judge);
        row.asked += other.asked;
        row.yes += other.yes;
        row.no += other.no;
        row.invalid += other.invalid;
        row.repaired += other.repaired;
        row.remembered += other.remembered;
        row.corrected += other.corrected;
        row.seconds += other.seconds;
        for (std::size_t i = 0; i < row.times.size(); ++i)
            row.times[i] += other.times[i];
    }
}

QString remarkOn(const GraderHealth &health)
{
    if (health.corrected >= fewest && health.corrected > mostWrong * health.asked)
        return QStringLiteral("was corrected by you %1 times in %2; choose another model for this role")
            .arg(health.corrected)
            .arg(health.asked);
    if (health.asked < enough)
        return {};
    if (health.invalidShare() > 0.2)
        return QStringLiteral("often gives unreadable replies; choose another model for this role");
    if (health.noShare() > mostNo)
        return QStringLiteral("answers “no” to almost everything; choose another model for this role");
    if (health.noShare() < leastNo && health.role != QLatin1String("route"))
        return health.no == 0 ? QStringLiteral("never answers “no”; it may not be judging at all")
                              : QStringLiteral("hardly ever answers “no”; it may not be judging at all");
    return {};
}

bool mightScore(const GraderHealth &health)
{
    const bool isScored = health.role == kindName(Verdict::Relevance) || health.role == kindName(Verdict::Support) ||
                          health.role == kindName(Verdict::Utility);
    return isScored && health.asked >= enough && health.invalidShare() < mostWrong &&
           (health.noShare() > mostNo || health.noShare() < leastNo);
}

bool decidesByScores(const Settings &settings)
{
    return settings.flow == QLatin1String("reflection-rag") && !settings.hardConstraints;
}

Settings decidingByScores(Settings settings)
{
    settings.flow = QStringLiteral("reflection-rag");
    settings.hardConstraints = false;
    return settings;
}

Json toJson(const GraderHealth &health)
{
    return jsonOf(health);
}

GraderHealth healthFrom(const Json &json)
{
    GraderHealth health = valueOf<GraderHealth>(json);
    for (int *count : {&health.asked, &health.yes, &health.no, &health.invalid, &health.repaired, &health.remembered,
                       &health.corrected})
        *count = std::max(0, *count);
    for (int &count : health.times)
        count = std::max(0, count);
    return health;
}

} // namespace core
