// Replays a trace in place of models, searches and the web: each returns its recorded result. A call that failed in the
// recorded run, or that was not made because calls or time had run out, returns Error::Exhausted.
#pragma once

#include "core/flows/steps/answerstate.h"
#include "core/flows/steps/reports.h"

namespace core {

class Recorded // the recorded events of the current step; single-threaded
{
public:
    explicit Recorded(const Trace &trace) : m_trace(trace) {}

    void enter(const QString &node, int visit);
    const StepLeft *left() const { return m_left; } // null: the step was never left
    QString outcome() const;                        // empty: the step was never left
    const StepReport &report() const;               // the step's own report; empty if it was never left
    // These return the first match among the step's events.
    Result<Verdict> verdict(Verdict::Kind kind, PassageId passage) const;
    bool hasVerdict(Verdict::Kind kind) const;
    Verdict asTold(const Verdict &verdict) const; // adds prompt and reply if an event of this step has them
    std::optional<Verdict>
    ofSentence(const QString &text) const; // the verdict on this sentence from the answer's judge
    std::optional<Verdict> nextOpinion();  // the second opinion's next verdict, in recorded order

private:
    const Trace &m_trace;
    const StepLeft *m_left = nullptr;
    QList<Verdict> m_verdicts;
    QList<Verdict> m_opinions;
    QList<Verdict> m_doubted; // the answer judge's verdicts on sentences
};

class RecordedWriter : public Writer
{
public:
    explicit RecordedWriter(const Recorded &step) : m_step(step) {}

    QString name() const override { return QStringLiteral("recorded"); }
    Result<Answer> answer(const AnswerTask &task, const TokenSink &heard, std::stop_token stop) override;
    Result<Rewriting> rewrite(const RewriteTask &task, std::stop_token stop) override;
    Result<Thought> think(const ThoughtTask &task, std::stop_token stop) override;
    // Whether the recorded run needed a Writer that can answer without passages.
    bool canAnswerClosedBook() const override;

private:
    const Recorded &m_step;
};

class RecordedCritic : public Critic
{
public:
    explicit RecordedCritic(const Recorded &step) : m_step(step) {}

    QString name() const override { return QStringLiteral("recorded"); }
    Result<Verdict> judge(const Judgement &what, std::stop_token stop) override;

private:
    const Recorded &m_step;
};

class RecordedOpinion : public Critic // a second opinion, which judges sentences and passages one by one
{
public:
    RecordedOpinion(Recorded &step, Critic *otherwise) : m_step(step), m_otherwise(otherwise) {}

    QString name() const override { return QStringLiteral("recorded"); }
    Result<Verdict> judge(const Judgement &what, std::stop_token stop) override;

private:
    Recorded &m_step;
    Critic *m_otherwise; // asked if no verdict was recorded; may be null
};

class RecordedReflector : public Reflector
{
public:
    explicit RecordedReflector(const Recorded &step) : m_step(step) {}

    QString name() const override { return QStringLiteral("recorded"); }
    Result<Segment> draft(const QString &, const Subject &, int, std::stop_token) override;
    Result<Segment> segment(const SegmentTask &, std::stop_token) override;

    Reflector *goesOn = nullptr; // receives recorded replies, so that it need not ask again; may be null

private:
    const Recorded &m_step;
};

class RecordedWeb : public WebSearch
{
public:
    explicit RecordedWeb(const Recorded &step) : m_step(step) {}

    QString name() const override;
    Result<QList<Passage>> search(const QString &query, int pages, std::stop_token stop) override;

private:
    const Recorded &m_step;
};

TableCalculator recordedCalculator(const Recorded &step); // `step` must outlive the result
Result<QList<Passage>> recordedSearch(const Recorded &step, SearchRemarks *remarks);

} // namespace core
