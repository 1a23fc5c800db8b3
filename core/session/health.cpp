#include "core/session/health.h"

#include <algorithm>
#include <tuple>

#include <QJsonArray>
#include <QJsonObject>

namespace core {
namespace {

constexpr double firstBound = 0.1; // seconds
constexpr int enough = 20;         // verdicts, before anything is said of a judge
constexpr int fewest = 5;          // corrections of them, before anything is said of these
constexpr double mostWrong = 0.2;  // of the verdicts
constexpr double mostNo = 0.95;    // of those that could be read
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

// Those of a part of a passage are told as progress: they are none of the passage. Those that a fork has taken over
// were counted where they were asked for.
const Verdict *verdictIn(const TraceEvent &event)
{
    if (event.takenOver)
        return nullptr;
    const StepProgress *progress = event.as<StepProgress>();
    return progress && progress->ofPart ? &*progress->ofPart : event.verdict();
}

} // namespace

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
        return QStringLiteral("often cannot be understood; choose another model for this role");
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

QJsonObject toJson(const GraderHealth &health)
{
    QJsonArray times;
    for (const int count : health.times)
        times.append(count);
    return {
        {QStringLiteral("role"), health.role},
        {QStringLiteral("judge"), health.judge},
        {QStringLiteral("asked"), health.asked},
        {QStringLiteral("yes"), health.yes},
        {QStringLiteral("no"), health.no},
        {QStringLiteral("invalid"), health.invalid},
        {QStringLiteral("repaired"), health.repaired},
        {QStringLiteral("remembered"), health.remembered},
        {QStringLiteral("corrected"), health.corrected},
        {QStringLiteral("seconds"), health.seconds},
        {QStringLiteral("times"), times},
    };
}

GraderHealth healthFrom(const QJsonObject &json)
{
    GraderHealth health;
    const auto count = [&](QStringView key) { return std::max(0, json[key].toInt()); };
    health.role = json[u"role"].toString();
    health.judge = json[u"judge"].toString();
    health.asked = count(u"asked");
    health.yes = count(u"yes");
    health.no = count(u"no");
    health.invalid = count(u"invalid");
    health.repaired = count(u"repaired");
    health.remembered = count(u"remembered");
    health.corrected = count(u"corrected");
    health.seconds = json[u"seconds"].toDouble();
    const QJsonArray times = json[u"times"].toArray();
    for (qsizetype i = 0; i < times.size() && i < GraderHealth::timeClasses; ++i)
        health.times[std::size_t(i)] = std::max(0, times[i].toInt());
    return health;
}

} // namespace core
