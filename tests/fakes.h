// Writers and Critics that follow a test's script and count their calls.
#pragma once

#include "criticbykind.h"
#include "core/ports/writer.h"

#include <QHash>
#include <QStringList>

#include <functional>

// Scripted verdicts: each call takes the next letter, and the last one repeats. Y passes, N does not, I is invalid; P
// is partial support; for utility, a digit is the score.
class ScriptedCritic : public CriticByKind
{
public:
    ScriptedCritic(const QString &relevance, const QString &support, const QString &utility)
        : m_scripts{{core::Verdict::Relevance, relevance},
                    {core::Verdict::Support, support},
                    {core::Verdict::Utility, utility}}
    {
    }

    QString name() const override { return QStringLiteral("scripted"); }

    core::Result<core::Verdict> retrieval(const QString &, const core::Subject &, std::stop_token) override
    {
        return next(core::Verdict::Retrieval, QStringLiteral("yes"), QStringLiteral("no"));
    }

    // The scripts for routes and complexities use the first letters of the labels.
    core::Result<core::Verdict> route(const QString &, const core::Subject &, const QStringList &routes,
                                      std::stop_token) override
    {
        return labelled(core::Verdict::Route, routes);
    }

    core::Result<core::Verdict> complexity(const QString &, const core::Subject &, std::stop_token) override
    {
        return labelled(core::Verdict::Complexity,
                        {QStringLiteral("none"), QStringLiteral("single"), QStringLiteral("multi")});
    }

    void setScript(core::Verdict::Kind kind, const QString &script) { m_scripts[kind] = script; }

    core::Result<core::Verdict> relevance(const QString &question, const core::Passage &, std::stop_token) override
    {
        questions.append(question);
        return next(core::Verdict::Relevance, QStringLiteral("yes"), QStringLiteral("no"));
    }

    core::Result<core::Verdict> support(const QString &, const QString &, const QList<core::Passage> &passages,
                                        core::Scale, std::stop_token) override
    {
        judgedAgainst.append(passages);
        return next(core::Verdict::Support, QStringLiteral("fully"), QStringLiteral("no"));
    }

    core::Result<core::Verdict> utility(const QString &against, const QString &, core::Scale, std::stop_token) override
    {
        yardsticks.append(against);
        return next(core::Verdict::Utility, QStringLiteral("5"), QStringLiteral("1"));
    }

    int calls = 0;
    QStringList questions;  // questions for which relevance was judged
    QStringList yardsticks; // yardsticks for judging utility
    QList<QList<core::Passage>> judgedAgainst;
    std::function<void()> onCall = [] {};

private:
    core::Result<core::Verdict> next(core::Verdict::Kind kind, const QString &yes, const QString &no)
    {
        ++calls;
        onCall();
        QString &script = m_scripts[kind];
        if (script.isEmpty())
            script = QStringLiteral("Y");
        const QChar letter = script.at(0);
        if (script.size() > 1)
            script.remove(0, 1);
        core::Verdict verdict;
        verdict.kind = kind;
        verdict.passed = letter == u'Y';
        verdict.label = letter == u'I' ? QStringLiteral("invalid") : verdict.passed ? yes : no;
        if (kind == core::Verdict::Support && letter == u'P')
            verdict.label = QStringLiteral("partially");
        if (kind == core::Verdict::Utility && letter.isDigit()) {
            verdict.label = letter;
            verdict.passed = letter >= u'3';
        }
        verdict.probability = verdict.passed ? 0.9 : 0.1;
        verdict.reason = QStringLiteral("as scripted");
        verdict.judge = name();
        verdict.cost.calls = 1;
        return verdict;
    }

    core::Result<core::Verdict> labelled(core::Verdict::Kind kind, const QStringList &labels)
    {
        const QChar letter = m_scripts.value(kind, labels.first()).at(0);
        core::Result<core::Verdict> verdict = next(kind, {}, {});
        verdict->label = QStringLiteral("invalid");
        for (const QString &label : labels) {
            if (label.startsWith(letter))
                verdict->label = label;
        }
        verdict->passed = !verdict->invalid();
        return verdict;
    }

    QHash<int, QString> m_scripts;
};

// Answers "Answer 1.", "Answer 2." and so on, citing the first passage; rewrites to the next of its queries.
class ScriptedWriter : public core::Writer
{
public:
    explicit ScriptedWriter(const QStringList &queries = {}) : rewrites(queries) {}

    QString name() const override { return QStringLiteral("scripted"); }

    core::Result<core::Answer> answer(const core::AnswerTask &task, const core::TokenSink &heard,
                                      std::stop_token) override
    {
        ++calls;
        tasks.append(task);
        core::Answer answer;
        answer.cost.calls = 1;
        answer.cost.completionTokens = tokens;
        answer.prompt = QStringLiteral("to answer");
        answer.raw = QStringLiteral("as said");
        if (silent)
            return answer;
        answer.text = QStringLiteral("Answer %1.").arg(tasks.size());
        heard(answer.text);
        answer.sentences = {{0, int(answer.text.size()), core::Support::Unchecked, {1}}};
        if (task.passages.isEmpty())
            return answer;
        core::Citation citation;
        citation.number = 1;
        citation.passage = task.passages.first().id;
        citation.quote = task.passages.first().text.left(10);
        citation.to = 10;
        answer.citations = {citation};
        return answer;
    }

    core::Result<core::Rewriting> rewrite(const core::RewriteTask &task, std::stop_token) override
    {
        ++calls;
        rewriteTasks.append(task);
        core::Rewriting rewriting;
        rewriting.query = rewrites.isEmpty() ? QString() : rewrites.takeFirst();
        rewriting.cost.calls = 1;
        rewriting.prompt = QStringLiteral("to rewrite");
        rewriting.raw = QStringLiteral("as said");
        return rewriting;
    }

    core::Result<core::Thought> think(const core::ThoughtTask &task, std::stop_token) override
    {
        ++calls;
        thoughtTasks.append(task);
        core::Thought thought;
        thought.sentence = thoughts.isEmpty() ? QString() : thoughts.takeFirst();
        thought.final = thought.sentence.contains(QLatin1String("answer is"));
        thought.cost.calls = 1;
        thought.prompt = QStringLiteral("to think");
        thought.raw = QStringLiteral("as said");
        return thought;
    }

    bool canAnswerClosedBook() const override { return byHeart; }

    int roomBeside(const core::AnswerTask &, const QList<core::Passage> &neighbours) const override
    {
        return std::min(room, int(neighbours.size()));
    }

    core::Result<core::Rewriting> condense(const core::FollowUpTask &task, std::stop_token) override
    {
        followUps.append(task);
        if (condensed.isEmpty())
            return core::Rewriting();
        ++calls;
        core::Rewriting rewriting;
        rewriting.query = condensed;
        rewriting.cost.calls = 1;
        rewriting.prompt = QStringLiteral("to condense");
        rewriting.raw = condensed;
        return rewriting;
    }

    int calls = 0;
    int tokens = 0; // tokens of an answer
    int room = 0;   // room for passages in addition to those found
    QString condensed;
    QList<core::FollowUpTask> followUps;
    bool silent = false;
    bool byHeart = true;
    QStringList thoughts;
    QList<core::ThoughtTask> thoughtTasks;
    QStringList rewrites;
    QList<core::AnswerTask> tasks;
    QList<core::RewriteTask> rewriteTasks;
};
