// A Writer, a Critic and a web that repeat their answers to the same questions, and forkable runs that use them.
#pragma once

#include "core/flows/fork/resumedrun.h"
#include "core/ports/backend.h"
#include "criticbykind.h"
#include "flowrun.h"
#include "tests/wordranking.h"

#include <QCryptographicHash>

// Verdicts depend only on the question and the mood, not on when it is asked.
class MoodyCritic : public CriticByKind
{
public:
    explicit MoodyCritic(int mood) : m_mood(mood) {}

    QString name() const override { return QStringLiteral("moody"); }
    Result<Verdict> retrieval(const QString &question, const Subject &, std::stop_token) override
    {
        return say(Verdict::Retrieval, question, {"yes", "yes", "yes", "no"});
    }
    Result<Verdict> route(const QString &question, const Subject &, const QStringList &routes, std::stop_token) override
    {
        QList<const char *> labels;
        for (const char *label : {"library", "web", "model"}) {
            if (routes.contains(QLatin1String(label)))
                labels.append(label);
        }
        return say(Verdict::Route, question, labels);
    }
    Result<Verdict> complexity(const QString &question, const Subject &, std::stop_token) override
    {
        return say(Verdict::Complexity, question, {"none", "single", "multi", "multi"});
    }
    Result<Verdict> relevance(const QString &question, const Passage &passage, std::stop_token) override
    {
        return say(Verdict::Relevance, question + passage.text, {"yes", "no", "no"});
    }
    Result<Verdict> support(const QString &, const QString &text, const QList<Passage> &passages, Scale,
                            std::stop_token) override
    {
        return say(Verdict::Support, text + QString::number(passages.size()), {"fully", "partially", "no", "no"});
    }
    Result<Verdict> utility(const QString &, const QString &answer, Scale, std::stop_token) override
    {
        return say(Verdict::Utility, answer, {"5", "2", "1"});
    }

    int calls = 0;

private:
    Result<Verdict> say(Verdict::Kind kind, const QString &of, const QList<const char *> &labels)
    {
        ++calls;
        const QByteArray key = QByteArray::number(m_mood) + QByteArray::number(kind) + of.toUtf8();
        const auto number = uchar(QCryptographicHash::hash(key, QCryptographicHash::Md5).front());
        Verdict verdict;
        verdict.kind = kind;
        verdict.label = QLatin1String(labels[number % labels.size()]);
        static const QStringList passing{QStringLiteral("yes"), QStringLiteral("fully"), QStringLiteral("5"),
                                         QStringLiteral("none"), QStringLiteral("multi")};
        verdict.passed = passing.contains(verdict.label);
        verdict.probability = verdict.passed ? 0.6 + number / 1000.0 : 0.1 + number / 1000.0;
        verdict.reason = QStringLiteral("mood %1").arg(number);
        verdict.judge = name();
        verdict.cost.calls = 1;
        return verdict;
    }

    int m_mood;
};

class MoodyWriter : public Writer // repeats its answer to the same question
{
public:
    QString name() const override { return QStringLiteral("moody"); }
    Result<Answer> answer(const AnswerTask &task, const TokenSink &heard, std::stop_token) override
    {
        ++calls;
        Answer answer;
        answer.cost.calls = 1;
        answer.prompt = QStringLiteral("to answer");
        if (silent)
            return answer;
        answer.text = QStringLiteral("Attempt %1 after “%2” from").arg(task.attempt).arg(task.rejected.right(9));
        for (const Passage &passage : task.passages)
            answer.text += QStringLiteral(" %1(%2)").arg(passage.id).arg(passage.text.size());
        answer.text += QStringLiteral(". So it is.");
        answer.raw = answer.text;
        const int first = int(answer.text.indexOf(u'.')) + 1;
        answer.sentences = {{0, first, Support::Unchecked, {}},
                            {first + 1, int(answer.text.size()), Support::Unchecked, {}}};
        if (!task.passages.isEmpty()) {
            answer.sentences[0].citations = {1};
            Citation citation;
            citation.number = 1;
            citation.passage = task.passages.first().id;
            citation.quote = task.passages.first().text.left(10);
            citation.to = 10;
            answer.citations = {citation};
        }
        heard(answer.text);
        return answer;
    }
    Result<Rewriting> rewrite(const RewriteTask &task, std::stop_token) override
    {
        ++calls;
        static const QStringList queries{QStringLiteral("origination fee of the broker"),
                                         QStringLiteral("deducted from taxes"), QStringLiteral("prepaid interest")};
        return Rewriting{queries.value(task.tried.size() - 1),
                         QStringLiteral("a reason"),
                         QStringLiteral("to rewrite"),
                         QStringLiteral("as said"),
                         {1, 0, 0, 0}};
    }
    Result<Thought> think(const ThoughtTask &task, std::stop_token) override
    {
        ++calls;
        static const QStringList thoughts{QStringLiteral("A broker takes a fee."), QStringLiteral("Taxes are lower."),
                                          QStringLiteral("So the answer is points.")};
        return Thought{thoughts.value(task.thoughts.size()),
                       task.thoughts.size() == 2,
                       QStringLiteral("to think"),
                       QStringLiteral("as said"),
                       {1, 0, 0, 0}};
    }

    int calls = 0;
    bool silent = false;
};

class SmallWeb : public WebSearch
{
public:
    QString name() const override { return QStringLiteral("a small web"); }
    Result<QList<Passage>> search(const QString &query, int, std::stop_token) override
    {
        ++searches;
        Passage passage;
        passage.id = -1 - query.size();
        passage.address = QStringLiteral("http://example.org/%1").arg(query.size());
        passage.title = QStringLiteral("Page");
        passage.text =
            QStringLiteral("Of %1: points on a mortgage are paid.\n\nThey lower the rate by a bit.").arg(query);
        return QList<Passage>{passage};
    }

    int searches = 0;
};

class Forking : public FlowRun
{
public:
    explicit Forking(int mood = 0) : critic(mood)
    {
        fill();
        settings.passages = 2;
        settings.maxSteps = 60;
        web = &pages;
    }

    Turn ask(const QString &flow, const QString &question = QStringLiteral("what are points on a mortgage"))
    {
        settings.flow = flow;
        trace.clear();
        AnswerTools all = tools();
        Turn turn = answer(*answerFlow(flow), {question, {}, chosen}, all, sink());
        turn.trace = trace;
        return turn;
    }

    Result<Turn> fork(const Turn &turn, const ForkOptions &options)
    {
        trace.clear();
        AnswerTools all = tools();
        const Result<Settings> wanted = withOptions(settings, options);
        if (!wanted)
            return wanted.error();
        all.settings = *wanted;
        const AnswerFlow *flow = answerFlow(wanted->flow);
        const int before = calls();
        Result<ResumedRun> begun = replayUpTo(*flow, turn, options, all);
        if (!begun)
            return begun.error();
        if (calls() != before)
            return Error::defect(QStringLiteral("asked while it was taken over"));
        Turn forked = core::resume(*flow, *std::move(begun), all, sink());
        forked.fork = originOf(turn, options);
        forked.trace = trace;
        return forked;
    }

    int calls() const { return critic.calls + writer.calls; }

    MoodyCritic critic;
    MoodyCritic opinion{1000};
    MoodyWriter writer;
    SmallWeb pages;
    const ModelSet *model = nullptr; // replaces the moody models if set

private:
    AnswerTools tools()
    {
        if (model)
            return {*library, *model->writer, *model->critic,  m_evidence, model->critic.get(),
                    settings, parallel,       stop.get_token()};
        AnswerTools all{*library, writer, critic, m_evidence, &opinion, settings, parallel, stop.get_token()};
        all.web = web;
        all.endRequest = endRequest;
        all.calculator = calculator;
        return all;
    }
    TraceSink sink()
    {
        return [this](const TraceEvent &event) { trace.append(event); };
    }

    const EvidenceRanker m_evidence = wordRanking();
};
