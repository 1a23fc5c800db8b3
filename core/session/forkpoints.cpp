#include "core/session/forkpoints.h"

#include "core/session/wording.h"

#include <QSet>

#include <algorithm>

namespace core {
namespace {

// Excludes settings for locations, reading documents and understanding questions: they do not affect an answer.
bool isOfRun(const Setting &setting)
{
    static const QSet<QString> others{QStringLiteral("server-url"),     QStringLiteral("web-url"),
                                      QStringLiteral("local-model"),    QStringLiteral("embedder"),
                                      QStringLiteral("passage-length"), QStringLiteral("passage-overlap"),
                                      QStringLiteral("readers"),        QStringLiteral("ocr"),
                                      QStringLiteral("ocr-languages"),  QStringLiteral("concurrent-calls"),
                                      QStringLiteral("theme"),          QStringLiteral("complete-questions")};
    return !others.contains(QLatin1String(setting.key));
}

QString titleOf(const Graph &graph, const QString &node)
{
    for (const Graph::Node &known : graph.nodes) {
        if (known.id == node)
            return known.title;
    }
    return node;
}

// The step's result was not recorded in enough detail for a later fork to reuse it.
bool isLost(const StepReport &report)
{
    const QList<SegmentReport> segments = report.segments.value_or(QList<SegmentReport>());
    const QList<CandidateReport> candidates = report.candidates.value_or(QList<CandidateReport>());
    return std::any_of(segments.cbegin(), segments.cend(),
                       [](const SegmentReport &segment) {
                           return !segment.failed && !(segment.written && segment.written->isWhole);
                       }) ||
           std::any_of(candidates.cbegin(), candidates.cend(),
                       [](const CandidateReport &candidate) { return !candidate.written.isWhole; });
}

QString inQuotes(const QString &text)
{
    return QStringLiteral("“%1”").arg(text);
}

// The step that would have come next when the run was ended; none if it was complete.
void appendNext(QList<ForkStep> &steps, const Turn &turn, int left, const QString &whyNot)
{
    const QString next = turn.trace[left].as<StepLeft>()->to;
    const auto isNext = [&](const Graph::Node &node) { return node.id == next; };
    if (std::none_of(turn.graph.nodes.cbegin(), turn.graph.nodes.cend(), isNext))
        return;
    const auto visits =
        std::count_if(steps.cbegin(), steps.cend(), [&](const ForkStep &step) { return step.node == next; });
    steps.append({next, titleOf(turn.graph, next), int(visits) + 1, left + 1, whyNot, false});
}

} // namespace

QList<ForkStep> forkSteps(const Turn &turn)
{
    QList<ForkStep> steps;
    QString whyNot;
    int behind = -1; // event that ended the last step, if nothing came after it
    for (int i = 0; i < turn.trace.size(); ++i) {
        const TraceEvent &event = turn.trace[i];
        const StepEntered *entered = event.as<StepEntered>();
        const StepLeft *left = event.as<StepLeft>();
        if (entered || left)
            behind = left ? i : -1;
        if (entered) {
            steps.append({event.node, titleOf(turn.graph, event.node), event.visit, i, whyNot});
            if (i == 0 && !entered->settings)
                whyNot = QStringLiteral(
                    "An older version did not store everything a fork of this run needs; fork it at its first step.");
        }
        if (left && whyNot.isEmpty() && isLost(left->report))
            whyNot = QStringLiteral("An older version saved this run without the scores that %1 used, so no later step "
                                    "can be reused; fork it there.")
                         .arg(inQuotes(titleOf(turn.graph, event.node)));
    }
    if (behind >= 0)
        appendNext(steps, turn, behind, whyNot);
    return steps;
}

const ForkStep *findStep(const QList<ForkStep> &steps, const QString &node, int visit)
{
    const auto found = std::find_if(steps.cbegin(), steps.cend(),
                                    [&](const ForkStep &step) { return step.node == node && step.visit == visit; });
    return found == steps.cend() ? nullptr : &*found;
}

QList<Passage> foundIn(const Trace &trace)
{
    QList<Passage> found;
    QSet<PassageId> known;
    for (const TraceEvent &event : trace) {
        const StepLeft *left = event.as<StepLeft>();
        if (!left || !left->report.search)
            continue;
        for (const Passage &passage : left->report.search->passages) {
            if (!known.contains(passage.id))
                found.append(passage);
            known.insert(passage.id);
        }
    }
    return found;
}

RunSettings runSettings(const Settings &settings)
{
    RunSettings ofRun;
    for (const Setting &setting : settingsTable()) {
        if (isOfRun(setting))
            ofRun[QLatin1String(setting.key)] = settingText(settings, setting);
    }
    return ofRun;
}

RunSettings settingsOf(const Trace &trace)
{
    RunSettings settings;
    for (const TraceEvent &event : trace) {
        const StepEntered *entered = event.as<StepEntered>();
        if (entered && entered->settings)
            settings = *entered->settings;
    }
    return settings;
}

Settings withRunSettings(Settings settings, const RunSettings &ofRun)
{
    for (auto it = ofRun.cbegin(); it != ofRun.cend(); ++it) {
        const Setting *setting = findSetting(it.key());
        const bool leaves = it.key() == QLatin1String("web-search"); // needs the user's current consent
        if (setting && isOfRun(*setting) && !leaves)
            (void)setFromText(settings, *setting, *it);
    }
    return settings;
}

Result<Settings> withOptions(Settings settings, const ForkOptions &options)
{
    for (const auto &[key, value] : options.settings) {
        const Setting *setting = findSetting(key);
        const QString trouble =
            setting ? setFromText(settings, *setting, value) : QStringLiteral("There is no setting “%1”.").arg(key);
        if (!trouble.isEmpty())
            return Error{Error::Invalid, trouble, {}};
    }
    return settings;
}

QStringList changesOf(const ForkOptions &options, const Turn &turn)
{
    QStringList changes;
    const RunSettings settings = settingsOf(turn.trace);
    if (!options.query.isEmpty())
        changes.append(QStringLiteral("query %1").arg(inQuotes(options.query)));
    for (const auto &[key, value] : options.settings) {
        const QString before = settings.value(key);
        const Setting *setting = findSetting(key);
        if (setting && !isOfRun(*setting)) // locations do not concern readers of the answer
            continue;
        const QString title = setting ? QString::fromUtf8(setting->title) : key;
        changes.append(before.isEmpty() ? QStringLiteral("%1: %2").arg(title, value)
                                        : QStringLiteral("%1: %2 → %3").arg(title, before, value));
    }
    for (const Passage &passage : options.kept)
        changes.append(QStringLiteral("used anyway: %1").arg(placeOf(passage)));
    const QList<Passage> found = foundIn(turn.trace);
    for (const PassageId id : options.leftOut) {
        const auto same = [id](const Passage &passage) { return passage.id == id; };
        const auto passage = std::find_if(found.cbegin(), found.cend(), same);
        changes.append(
            QStringLiteral("left out: %1").arg(passage == found.cend() ? QString::number(id) : placeOf(*passage)));
    }
    return changes;
}

} // namespace core
