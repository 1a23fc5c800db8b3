#include "core/flows/steps/candidates.h"
#include "core/base/plural.h"
#include "core/flows/steps/reports.h"

#include <atomic>
#include <optional>
#include <tuple>
#include <vector>

namespace core {
namespace {

constexpr int bestUtility = 5;

int supportRank(const Verdict &support)
{
    return support.label == QLatin1String("fully") ? 2 : support.label == QLatin1String("partially") ? 1 : 0;
}

// An unreadable utility counts as the lowest.
int utilityOf(const Verdict &utility)
{
    return std::clamp(utility.label.toInt(), 1, bestUtility);
}

bool cannotBeBeaten(const CandidateAnswer &candidate)
{
    return supportRank(candidate.support) == 2 && utilityOf(candidate.utility) == bestUtility;
}

struct Entrant
{
    CandidateAnswer candidate;
    Cost cost;
    std::optional<Error> failure;
    std::stop_source stop;
    bool beaten = false; // ended because it could no longer win
};

class Contest
{
public:
    Contest(const AnswerState &a, const AnswerTools &tools)
        : m_a(a),
          m_tools(tools),
          m_entrants(std::size_t(a.passages.size())),
          m_calls(a.cost.calls)
    {
        for (std::size_t i = 0; i < m_entrants.size(); ++i) {
            CandidateAnswer &candidate = m_entrants[i].candidate;
            candidate.passage = a.passages[int(i)];
            candidate.relevance.probability = a.judged.value(candidate.passage.id);
        }
    }

    std::vector<Entrant> &hold()
    {
        const std::stop_callback stopping(m_tools.stop, [this] { endBehind(-1); });
        share(
            int(m_entrants.size()), [this](int i) { enter(i); }, m_tools.stop);
        return m_entrants;
    }

private:
    // Runs sequentially if only one call at a time pays off: then candidates that cannot win are never started.
    void share(int count, const std::function<void(int)> &work, const std::stop_token &stop) const
    {
        Inline inOrder;
        Parallel &parallel = m_tools.atOnce > 1 ? m_tools.parallel : inOrder;
        parallel.forEach(count, work, stop);
    }

    // A call to the Writer or the Critic within the budget. False: it had no result, and `entrant` has the reason.
    template <class T, class Call>
    bool make(Entrant &entrant, T &into, Cost &cost, std::optional<Error> &failure, const Call &call)
    {
        if (m_calls.fetch_add(1) >= m_tools.settings.maxCalls || !affords(m_a, m_tools, 0)) {
            --m_calls;
            failure = Error::exhausted();
            return false;
        }
        Result<T> made = call(entrant.stop.get_token());
        if (!made) {
            cost.calls += 1; // it was made, even if its cost is unknown
            failure = made.error();
            return false;
        }
        into = *std::move(made);
        m_calls += into.cost.calls - 1;
        cost = cost + into.cost;
        return true;
    }

    void enter(int i)
    {
        Entrant &entrant = m_entrants[std::size_t(i)];
        if (!entrant.stop.stop_requested() && write(entrant) && check(entrant)) {
            if (m_tools.settings.stopEarly && cannotBeBeaten(entrant.candidate))
                endBehind(i);
            const int done = ++m_done;
            m_tools.trace(StepProgress{QStringLiteral("%1 of %2").arg(done).arg(m_entrants.size()), done,
                                       int(m_entrants.size())});
        }
        const bool ended = !entrant.failure || entrant.failure->code == Error::Cancelled;
        if (ended && entrant.stop.stop_requested() && !m_tools.stop.stop_requested()) {
            entrant.beaten = true;
            entrant.failure.reset();
        }
    }

    // False: no answer was written.
    bool write(Entrant &entrant)
    {
        CandidateAnswer &candidate = entrant.candidate;
        AnswerTask task;
        task.question = m_a.question;
        task.passages = {candidate.passage};
        return make(entrant, candidate.answer, entrant.cost, entrant.failure,
                    [&](const std::stop_token &stop) {
                        return m_tools.writer.answer(
                            task, [](const QString &) {}, stop);
                    }) &&
               !candidate.answer.text.isEmpty();
    }

    // Judges support and utility, independently of each other.
    bool check(Entrant &entrant)
    {
        CandidateAnswer &candidate = entrant.candidate;
        const QString text = candidate.answer.text;
        Verdict *verdicts[] = {&candidate.support, &candidate.utility};
        Cost costs[2];
        std::optional<Error> failures[2];
        const auto judge = [&](int i) {
            const auto call = [&](const std::stop_token &stop) {
                return i == 0 ? m_tools.critic.support(m_a.question, text, {candidate.passage}, Scale::Graded, stop)
                              : m_tools.critic.utility(m_a.question, text, Scale::Graded, stop);
            };
            if (!make(entrant, *verdicts[i], costs[i], failures[i], call))
                return;
            verdicts[i]->passage = candidate.passage.id;
            m_tools.trace(VerdictTold{*verdicts[i]});
        };
        if (m_tools.settings.parallelChecks) {
            share(2, judge, entrant.stop.get_token());
        } else {
            judge(0);
            judge(1);
        }
        for (int i = 0; i < 2; ++i) {
            entrant.cost = entrant.cost + costs[i];
            if (failures[i])
                entrant.failure = failures[i];
        }
        return !candidate.support.label.isEmpty() && !candidate.utility.label.isEmpty();
    }

    void endBehind(int i)
    {
        for (std::size_t j = std::size_t(i + 1); j < m_entrants.size(); ++j)
            m_entrants[j].stop.request_stop();
    }

    const AnswerState &m_a;
    const AnswerTools &m_tools;
    std::vector<Entrant> m_entrants; // each item writes its own element, so no lock is needed
    std::atomic<int> m_calls;
    std::atomic<int> m_done = 0;
};

QString endedBy(const Entrant &entrant)
{
    if (entrant.beaten)
        return QStringLiteral("there was already a better one");
    if (entrant.failure)
        return entrant.failure->code == Error::Exhausted ? QStringLiteral("the budget was used up")
                                                         : entrant.failure->message;
    const Answer &answer = entrant.candidate.answer;
    if (!answer.whyEmpty.isEmpty())
        return answer.whyEmpty;
    return answer.text.isEmpty() ? QStringLiteral("nothing in the passage answers the question") : QString();
}

CandidateReport reportOf(const Entrant &entrant)
{
    const CandidateAnswer &candidate = entrant.candidate;
    const bool counts = !entrant.beaten && (!entrant.failure || entrant.failure->code == Error::Exhausted);
    return {candidate.passage.id,
            candidate.support.label,
            candidate.utility.label,
            candidate.relevance.probability,
            counts,
            endedBy(entrant),
            writtenOf(candidate.answer)};
}

// In case of a tie the first wins. Relevance counts only if the flow's source has no better criterion.
auto worth(const CandidateAnswer &candidate, bool anyFully)
{
    return std::make_tuple(supportRank(candidate.support), utilityOf(candidate.utility),
                           anyFully ? 0 : candidate.relevance.probability);
}

} // namespace

Result<Decision> answerEach(AnswerState &a, AnswerTools &tools)
{
    if (!affords(a, tools, 1))
        return outOfBudget(a, tools);
    Contest contest(a, tools);
    std::vector<Entrant> &entrants = contest.hold();
    QList<CandidateReport> told;
    QList<CandidateAnswer> answered;
    int failed = 0;
    std::optional<Error> failure; // an error other than running out of calls or time
    for (const Entrant &entrant : entrants)
        a.cost = a.cost + entrant.cost;
    if (tools.stop.stop_requested())
        return Error::cancelled();
    for (Entrant &entrant : entrants) {
        told.append(reportOf(entrant));
        const bool hasFailed = entrant.failure && !unlessOutOfTime(*entrant.failure, a, tools);
        failed += hasFailed ? 1 : 0;
        if (a.whyEmpty.isEmpty())
            a.whyEmpty = entrant.candidate.answer.whyEmpty;
        if (hasFailed && !failure)
            failure = entrant.failure;
        if (!entrant.candidate.answer.text.isEmpty() && !entrant.beaten && !hasFailed)
            answered.append(std::move(entrant.candidate));
    }
    if (failure && (answered.isEmpty() || failure->code == Error::Defect))
        return *failure;
    a.candidates = answered;
    Decision decision =
        a.outOfBudget
            ? outOfBudget(a, tools)
            : decided(
                  answered.isEmpty() ? "empty" : "answered",
                  QStringLiteral("%1 from %2").arg(plural(answered.size(), "answer"), plural(told.size(), "passage")),
                  a, tools);
    if (failure)
        decision.because += QStringLiteral(", %1 failed: %2").arg(failed).arg(failure->message);
    decision.report.candidates = told;
    return decision;
}

Result<Decision> selectBest(AnswerState &a, AnswerTools &tools)
{
    bool anyFully = false;
    for (CandidateAnswer &candidate : a.candidates) {
        anyFully = anyFully || supportRank(candidate.support) == 2;
        candidate.score = supportRank(candidate.support) * bestUtility + utilityOf(candidate.utility);
    }
    int best = -1;
    for (int i = 0; i < a.candidates.size(); ++i) {
        if (best < 0 || worth(a.candidates[i], anyFully) > worth(a.candidates[best], anyFully))
            best = i;
    }
    if (best < 0)
        return decided("nothing", QStringLiteral("there is no answer to select"), a, tools);

    const CandidateAnswer &winner = a.candidates[best];
    Attempt attempt{a.query, {winner.passage}, winner.answer, winner.support, winner.utility, false, false};
    attempt.checkedGrounded = !winner.support.label.isEmpty();
    attempt.checkedUseful = !winner.utility.label.isEmpty();
    placeCitations(attempt.answer, attempt.passages, tools.library);
    tools.trace(AnswerWords{attempt.answer.text});
    markSentences(a, tools, attempt);
    a.attempts = {attempt};
    Result<Decision> kept = settle(a, tools); // decides the ending
    if (!kept)
        return kept;
    const QString support = attempt.checkedGrounded ? winner.support.label : QStringLiteral("not checked");
    return decided("selected",
                   QStringLiteral("answer %1 of %2: support %3, utility %4")
                       .arg(QString::number(best + 1), QString::number(a.candidates.size()), support,
                            QString::number(utilityOf(winner.utility))),
                   a, tools,
                   {.written = WrittenText{.text = winner.answer.text,
                                           .isWhole = false,
                                           .prompt = winner.answer.prompt,
                                           .raw = winner.answer.raw},
                    .winner = winner.passage.id});
}

} // namespace core
