// A trace in the place of models, searches and the web: each says what it said then. What was not asked then for want
// of calls or time, or failed, is Error::Exhausted.
#pragma once

#include "core/flows/steps/answerstate.h"
#include "core/flows/steps/reports.h"

namespace core {

class Recorded // what was written down of the step that runs; one thread
{
public:
    explicit Recorded(const Trace &trace) : m_trace(trace) {}

    void enter(const QString &node, int visit);
    const StepLeft *left() const { return m_left; } // null: it was never left
    QString outcome() const;                        // empty: it was never left
    const StepReport &report() const;               // what it said for itself; of one that was never left nothing
    // The first that fits, of those told by this step.
    Result<Verdict> verdict(Verdict::Kind kind, PassageId passage) const;
    bool hasVerdict(Verdict::Kind kind) const;
    Verdict asTold(const Verdict &verdict) const; // with its prompt and reply, where this step has told of it
    std::optional<Verdict> ofSentence(const QString &text) const; // that the judge of the answer was asked about
    std::optional<Verdict> nextOpinion(); // of the second opinion, in the order in which it was told

private:
    const Trace &m_trace;
    const StepLeft *m_left = nullptr;
    QList<Verdict> m_verdicts;
    QList<Verdict> m_opinions;
    QList<Verdict> m_doubted; // of sentences, by the judge of the answer
};

class RecordedWriter : public Writer
{
public:
    explicit RecordedWriter(const Recorded &step) : m_step(step) {}

    QString name() const override { return QStringLiteral("recorded"); }
    Result<Answer> answer(const AnswerTask &task, const TokenSink &heard, std::stop_token stop) override;
    Result<Rewriting> rewrite(const RewriteTask &task, std::stop_token stop) override;
    Result<Thought> think(const ThoughtTask &task, std::stop_token stop) override;
    bool canAnswerClosedBook() const override; // as far as it mattered then

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

class RecordedOpinion : public Critic // of a second opinion, which marks sentences and passages one after the other
{
public:
    RecordedOpinion(Recorded &step, Critic *otherwise) : m_step(step), m_otherwise(otherwise) {}

    QString name() const override { return QStringLiteral("recorded"); }
    Result<Verdict> judge(const Judgement &what, std::stop_token stop) override;

private:
    Recorded &m_step;
    Critic *m_otherwise; // for what it was asked without telling; may be null
};

class RecordedReflector : public Reflector
{
public:
    explicit RecordedReflector(const Recorded &step) : m_step(step) {}

    QString name() const override { return QStringLiteral("recorded"); }
    Result<Segment> draft(const QString &, const Subject &, int, std::stop_token) override;
    Result<Segment> segment(const SegmentTask &, std::stop_token) override;

    Reflector *goesOn = nullptr; // is told what was said, not to ask it again; may be null

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

TableCalculator recordedCalculator(const Recorded &step); // which outlives it
Result<QList<Passage>> recordedSearch(const Recorded &step, QString *remark);

} // namespace core
