// Writes segments in parallel, as far as calls and time allow, and abandons those not worth finishing.
#include "core/flows/steps/segments.h"

#include "core/flows/steps/reports.h"
#include "core/reflection/criticreflector.h"
#include "core/reflection/reflection.h"

#include <QSet>

#include <algorithm>
#include <atomic>

namespace core {
namespace {

ReflectionWeights weightsOf(const Settings &settings)
{
    return {settings.relevanceWeight, settings.supportWeight, settings.utilityWeight, settings.sequenceScore};
}

// With hard constraints, unsupported or irrelevant text is no answer, however high its score.
bool isAllowed(const Segment &segment, const std::optional<Passage> &passage, const AnswerState &a,
               const Settings &settings)
{
    if (segment.answer.text.isEmpty())
        return false;
    if (passage && isForced(a, passage->id))
        return true;
    const std::optional<Verdict> relevance = verdictOf(segment, Verdict::Relevance);
    const std::optional<Verdict> support = verdictOf(segment, Verdict::Support);
    const bool refused = (relevance && relevance->label == QLatin1String("no")) ||
                         (support && (support->label == QLatin1String("no") || support->invalid()));
    return !settings.hardConstraints || !refused;
}

void raise(std::atomic<double> &best, double score)
{
    for (double known = best; known < score && !best.compare_exchange_weak(known, score);) {
    }
}

// Text written from a passage in one go is reported with the first of its sentences.
Segment toldOnce(Segment segment, const std::optional<Passage> &passage, AnswerState &a)
{
    const PassageId id = passage ? passage->id : 0;
    if (segment.whole && a.reflecting.told.contains(id))
        segment.whole.reset();
    if (segment.whole)
        a.reflecting.told.insert(id);
    return segment;
}

struct Writing // a segment to be written for a path
{
    int path = 0;
    std::optional<Passage> passage;
    Result<Segment> written = Error::cancelled();
    Segment lost = {}; // for one that could not be finished: its cost and its verdicts so far
    double score = 0;
};

// Runs each writing separately; Error::Exhausted means that one was not affordable. Failed ones are left out with a
// note; the step fails with their error only if nothing is left.
class Writers
{
public:
    Writers(AnswerState &a, AnswerTools &tools)
        : m_a(a),
          m_tools(tools),
          m_reflector(reflectorOf(a, tools)),
          m_weights(weightsOf(tools.settings)),
          m_calls(a.cost.calls)
    {
    }

    Result<void> write(QList<Writing> &writings, SegmentTask::Form form)
    {
        QStringList before;
        for (const AnswerPath &path : std::as_const(m_a.reflecting.beams))
            before.append(writtenBy(path));
        Writing *items = writings.data(); // each item writes its own element, so no lock is needed
        m_tools.parallel.forEach(
            int(writings.size()),
            [&](int i) {
                SegmentTask task{m_a.question, before.value(items[i].path),   items[i].passage,
                                 form,         m_tools.settings.answerTokens, items[i].path};
                writeOne(items[i], task);
            },
            m_tools.stop);
        return settle(writings);
    }

    bool failed(int path) const { return m_failed.contains(path); } // at least one writing for this path failed
    const QList<SegmentReport> &leftOut() const { return m_leftOut; }
    QString trouble() const // in words: ", 2 failed: …"; empty: none
    {
        return m_trouble ? QStringLiteral(", %1 failed: %2").arg(m_troubles).arg(m_trouble->message) : QString();
    }

private:
    void writeOne(Writing &writing, SegmentTask &task)
    {
        const int reserved = m_reflector.callsEach();
        if (m_calls.fetch_add(reserved) + reserved > m_tools.settings.maxCalls || !affords(m_a, m_tools, 0)) {
            m_calls -= reserved;
            writing.written = Error::exhausted();
            return;
        }
        if (task.form == SegmentTask::Whole && m_tools.settings.stopEarly)
            task.worthwhile = [this](const Reflection &sofar) { return reflectionBound(sofar, m_weights) >= m_best; };
        writing.written = m_reflector.segment(task, m_tools.stop);
        m_calls -= reserved;
        if (!writing.written)
            return;
        const Segment &segment = *writing.written;
        m_calls += segment.answer.cost.calls;
        for (const Verdict &verdict : segment.verdicts) {
            if (!segment.toldBefore.contains(verdict.kind))
                m_tools.trace(VerdictTold{verdict});
        }
        if (segment.trouble) {
            writing.lost = segment;
            writing.written = Error(*writing.lost.trouble);
            return;
        }
        // Without a passage, only utility and the text itself are known.
        writing.score = reflectionScore(segment.reflection, writing.passage ? m_weights : withoutPassage(m_weights));
        if (isAllowed(segment, writing.passage, m_a, m_tools.settings))
            raise(m_best, writing.score);
    }

    // The cost counts, whatever the result.
    Result<void> settle(QList<Writing> &writings)
    {
        bool isUsable = !m_a.reflecting.done.isEmpty();
        for (const AnswerPath &path : std::as_const(m_a.reflecting.beams))
            isUsable = isUsable || !path.pieces.isEmpty();
        for (const Writing &writing : std::as_const(writings)) {
            m_a.cost = m_a.cost + (writing.written ? writing.written->answer.cost : writing.lost.answer.cost);
            isUsable =
                isUsable || (writing.written && isAllowed(*writing.written, writing.passage, m_a, m_tools.settings));
        }
        if (m_tools.stop.stop_requested())
            return Error::cancelled();
        for (const Writing &writing : std::as_const(writings)) {
            if (!writing.written)
                leaveOut(writing, writing.written.error());
        }
        if (m_trouble && (!isUsable || m_trouble->code == Error::Defect))
            return *m_trouble;
        writings.removeIf([](const Writing &writing) { return !writing.written; });
        keepJudged(writings);
        return {};
    }

    void leaveOut(const Writing &writing, const Error &error)
    {
        SegmentReport report;
        report.path = writing.path;
        report.passage = writing.passage ? writing.passage->id : 0;
        if (writing.lost.trouble)
            addSegment(report, toldOnce(writing.lost, writing.passage, m_a));
        const Result<Decision> late = unlessOutOfTime(error, m_a, m_tools);
        report.ended = late ? QStringLiteral("the budget was used up") : error.message;
        report.failed = !late;
        m_leftOut.append(report);
        if (late)
            return;
        m_failed.insert(writing.path);
        ++m_troubles;
        if (!m_trouble)
            m_trouble = error;
    }

    void keepJudged(const QList<Writing> &writings)
    {
        QList<Passage> refused;
        for (const Writing &writing : writings) {
            const std::optional<Verdict> relevance = verdictOf(*writing.written, Verdict::Relevance);
            if (!writing.passage || m_a.judged.contains(writing.passage->id))
                continue;
            m_a.judged[writing.passage->id] = relevanceScore(writing.written->reflection);
            (!relevance || relevance->passed || relevance->invalid() ? m_a.passages : refused).append(*writing.passage);
        }
        rememberNearest(m_a, refused);
    }

    AnswerState &m_a;
    AnswerTools &m_tools;
    Reflector &m_reflector;
    const ReflectionWeights m_weights;
    std::atomic<int> m_calls;          // calls made, plus those reserved by work in progress
    std::atomic<double> m_best = -1e9; // best score among allowed ones
    QSet<int> m_failed;
    int m_troubles = 0;
    std::optional<Error> m_trouble;
    QList<SegmentReport> m_leftOut;
};

SegmentReport reportOf(const Writing &writing, AnswerState &a, const Settings &settings)
{
    const Segment &segment = *writing.written;
    SegmentReport report;
    report.path = writing.path;
    report.passage = writing.passage ? writing.passage->id : 0;
    report.scores = SegmentReport::Scores{writing.score,
                                          relevanceScore(segment.reflection),
                                          supportScore(segment.reflection),
                                          utilityScore(segment.reflection),
                                          sequenceScore(segment.reflection),
                                          isAllowed(segment, writing.passage, a, settings)};
    addSegment(report, toldOnce(segment, writing.passage, a));
    return report;
}

QList<SegmentReport> reportOf(const QList<Writing> &writings, const Writers &writers, AnswerState &a,
                              const Settings &settings)
{
    QList<SegmentReport> all = writers.leftOut();
    for (const Writing &writing : writings)
        all.append(reportOf(writing, a, settings));
    return all;
}

// Decides where the next piece comes from, based on the last one.
void goOn(AnswerPath &path, const AnswerState &a, const Settings &settings)
{
    const PathPiece &last = path.pieces.last();
    const std::optional<Reflection::Retrieve> &says = last.segment.reflection.retrieve;
    const bool always = !a.chosen.isEmpty() || settings.retrieval == QLatin1String("always");
    const bool asks = settings.retrieval == QLatin1String("token")
                          ? last.segment.wantsPassage
                          : retrievalShare(last.segment.reflection) > settings.retrievalThreshold;
    path.source = AnswerPath::Memory;
    if (settings.retrieval == QLatin1String("never") && a.chosen.isEmpty())
        return;
    if (!says && last.segment.wantsPassage) {
        path.source = AnswerPath::Same; // a Writer does not ask for other passages
    } else if (says && says->goOn > std::max(says->retrieval, says->noRetrieval) && last.passage) {
        path.source = AnswerPath::Same;
        path.passages = {*last.passage};
    } else if (always || (says && asks)) {
        path.source = AnswerPath::Search;
    }
}

QList<Writing> nextWritings(const QList<AnswerPath> &beams)
{
    QList<Writing> writings;
    for (int i = 0; i < beams.size(); ++i) {
        if (beams[i].done)
            continue;
        if (beams[i].source == AnswerPath::Memory || beams[i].passages.isEmpty())
            writings.append(Writing{i, {}});
        else
            for (const Passage &passage : beams[i].passages)
                writings.append(Writing{i, passage});
    }
    return writings;
}

AnswerPath grownBy(AnswerPath path, const Writing &writing, const AnswerState &a, const Settings &settings)
{
    path.pieces.append({*writing.written, writing.passage, writing.score});
    path.score = pathScore(path, settings.pathScore);
    path.done = writing.written->finished;
    goOn(path, a, settings);
    return path;
}

} // namespace

Reflector &reflectorOf(AnswerState &a, const AnswerTools &tools)
{
    if (tools.reflector)
        return *tools.reflector;
    if (!a.reflecting.made)
        a.reflecting.made = std::make_shared<CriticReflector>(tools.writer, tools.critic);
    return *a.reflecting.made;
}

Result<Decision> answerAll(AnswerState &a, AnswerTools &tools)
{
    QList<Writing> writings;
    for (const Passage &passage : std::as_const(a.found))
        writings.append(Writing{0, passage});
    Writers writers(a, tools);
    if (const Result<void> written = writers.write(writings, SegmentTask::Whole); !written)
        return written.error();
    int givenUp = 0;
    for (const Writing &writing : std::as_const(writings)) {
        givenUp += writing.written->givenUp ? 1 : 0;
        if (!isAllowed(*writing.written, writing.passage, a, tools.settings))
            continue;
        AnswerPath path = grownBy({}, writing, a, tools.settings);
        path.done = true;
        a.reflecting.done.append(path);
    }
    QString because =
        QStringLiteral("%1 of %2 passages gave an answer").arg(a.reflecting.done.size()).arg(a.found.size());
    if (givenUp > 0)
        because += QStringLiteral(", %1 could not have won").arg(givenUp);
    because += writers.trouble();
    if (a.outOfBudget)
        because += QStringLiteral(", the budget is used up");
    return decided("answered", because, a, tools, {.segments = reportOf(writings, writers, a, tools.settings)});
}

Result<Decision> expand(AnswerState &a, AnswerTools &tools)
{
    const QList<AnswerPath> &beams = a.reflecting.beams;
    QList<Writing> writings = nextWritings(beams);
    Writers writers(a, tools);
    if (const Result<void> written = writers.write(writings, SegmentTask::Sentence); !written)
        return written.error();
    QList<AnswerPath> &grown = a.reflecting.grown;
    grown.clear();
    bool anyNew = false;
    for (int i = 0; i < beams.size(); ++i) {
        const qsizetype before = grown.size();
        for (const Writing &writing : std::as_const(writings)) {
            if (writing.path == i && isAllowed(*writing.written, writing.passage, a, tools.settings))
                grown.append(grownBy(beams[i], writing, a, tools.settings));
        }
        const bool hasEnded = grown.size() == before && !beams[i].done && !beams[i].pieces.isEmpty() && !a.outOfBudget;
        anyNew = anyNew || grown.size() > before || (hasEnded && !writers.failed(i));
        if (hasEnded) { // ended, or was kept from continuing and is tried again beside the others
            grown.append(beams[i]);
            grown.last().done = !writers.failed(i);
        }
    }
    if (!anyNew)
        grown.clear();
    const QString because =
        QStringLiteral("segment %1, %2 continuations").arg(a.spent[int(Spends::Segment)] + 1).arg(grown.size());
    return decided("expanded", because + writers.trouble(), a, tools,
                   {.segments = reportOf(writings, writers, a, tools.settings)});
}

} // namespace core
