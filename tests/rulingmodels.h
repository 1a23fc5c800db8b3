// A Writer, a Critic, a Reflector and a web that depend only on their input: the same question gets the same answer,
// whatever the order and number of calls. Thread-safe.
#pragma once

#include "core/flows/steps/answerstate.h"
#include "core/reflection/reflection.h"
#include "criticbykind.h"

#include <atomic>
#include <cmath>

namespace ruled {

struct Rules // each list holds words; its rule applies to texts that contain one of them
{
    bool needed = true; // whether the library is needed
    QString route = QStringLiteral("library");
    QString complexity = QStringLiteral("single");
    QStringList refused = {}; // passages that are not relevant
    QStringList unreadable = {};
    QStringList ungrounded = {}; // answers without support
    QStringList partly = {};
    QStringList unclear = {}; // answers whose support is unreadable
    QStringList useless = {};
    QStringList middling = {}; // answers with utility 3
    QStringList doubtful = {}; // answers whose utility is unreadable
    QStringList rewrites = {}; // the first rewrite, the second, ...
    QStringList thoughts = {};
    QStringList pages = {}; // web pages
    bool webFails = false;
    bool silent = false; // the Writer returns nothing
    bool alike = false;  // its second sentence is the same for all passages
    bool byHeart = true;
    core::Error::Code writerFails = core::Error::Defect; // the error of the Writer; Defect: none
    unsigned jitter = 0;                                 // varies the time of calls, to reorder threads
};

inline bool hasOneOf(const QString &text, const QStringList &words)
{
    return std::any_of(words.cbegin(), words.cend(), [&](const QString &word) { return text.contains(word); });
}

inline unsigned sumOf(const QString &text)
{
    unsigned sum = 0;
    for (const QChar letter : text)
        sum = sum * 31 + letter.unicode();
    return sum;
}

inline void dawdle(const Rules &rules, const QString &at)
{
    // Busy work rather than yielding, which would give away whole time slices on a busy machine.
    std::atomic<unsigned> work = rules.jitter == 0 ? 0 : sumOf(at) * rules.jitter % 97 * 100;
    while (work > 0)
        --work;
}

class Critic : public CriticByKind
{
public:
    explicit Critic(const Rules &all) : m_rules(all) {}

    QString name() const override { return QStringLiteral("ruled"); }
    QString identity(core::Verdict::Kind) const override { return name(); }

    core::Result<core::Verdict> retrieval(const QString &question, const core::Subject &, std::stop_token stop) override
    {
        return verdict(core::Verdict::Retrieval, m_rules.needed ? QStringLiteral("yes") : QStringLiteral("no"),
                       m_rules.needed, question, stop);
    }

    core::Result<core::Verdict> route(const QString &question, const core::Subject &, const QStringList &routes,
                                      std::stop_token stop) override
    {
        const bool offered = routes.contains(m_rules.route);
        return verdict(core::Verdict::Route, offered ? m_rules.route : QStringLiteral("invalid"), offered, question,
                       stop);
    }

    core::Result<core::Verdict> complexity(const QString &question, const core::Subject &,
                                           std::stop_token stop) override
    {
        return verdict(core::Verdict::Complexity, m_rules.complexity, true, question, stop);
    }

    core::Result<core::Verdict> relevance(const QString &, const core::Passage &passage, std::stop_token stop) override
    {
        const bool passed = !hasOneOf(passage.text, m_rules.refused);
        const QString label = hasOneOf(passage.text, m_rules.unreadable) ? QStringLiteral("invalid")
                              : passed                                   ? QStringLiteral("yes")
                                                                         : QStringLiteral("no");
        core::Result<core::Verdict> made = verdict(core::Verdict::Relevance, label, passed, passage.text, stop);
        if (made)
            made->passage = passage.id;
        return made;
    }

    core::Result<core::Verdict> support(const QString &, const QString &text, const QList<core::Passage> &passages,
                                        core::Scale scale, std::stop_token stop) override
    {
        const QString label = hasOneOf(text, m_rules.unclear)      ? QStringLiteral("invalid")
                              : hasOneOf(text, m_rules.ungrounded) ? QStringLiteral("no")
                              : !hasOneOf(text, m_rules.partly)    ? QStringLiteral("fully")
                              : scale == core::Scale::Graded       ? QStringLiteral("partially")
                                                                   : QStringLiteral("no");
        core::Result<core::Verdict> made =
            verdict(core::Verdict::Support, label, label == QLatin1String("fully"), text, stop);
        if (made && passages.size() == 1)
            made->passage = passages.first().id;
        return made;
    }

    core::Result<core::Verdict> utility(const QString &, const QString &text, core::Scale scale,
                                        std::stop_token stop) override
    {
        const bool graded = scale == core::Scale::Graded;
        const QString label = hasOneOf(text, m_rules.doubtful)             ? QStringLiteral("invalid")
                              : hasOneOf(text, m_rules.useless)            ? QStringLiteral("1")
                              : graded && hasOneOf(text, m_rules.middling) ? QStringLiteral("3")
                                                                           : QStringLiteral("5");
        return verdict(core::Verdict::Utility, label, label >= u'3', text, stop);
    }

    std::atomic<int> calls = 0;

private:
    core::Result<core::Verdict> verdict(core::Verdict::Kind kind, const QString &label, bool passed, const QString &on,
                                        const std::stop_token &stop)
    {
        ++calls;
        dawdle(m_rules, on);
        if (stop.stop_requested())
            return core::Error::cancelled();
        core::Verdict made;
        made.kind = kind;
        made.label = label;
        made.passed = passed && !made.invalid();
        const double sure = 0.55 + 0.05 * (sumOf(on) % 9); // passages differ in quality
        made.probability = made.invalid() ? 0 : made.passed ? sure : 1 - sure;
        made.reason = QStringLiteral("as ruled");
        made.judge = name();
        made.cost.calls = 1;
        return made;
    }

    const Rules &m_rules;
};

class Writer : public core::Writer
{
public:
    explicit Writer(const Rules &all) : m_rules(all) {}

    QString name() const override { return QStringLiteral("ruled"); }
    bool canAnswerClosedBook() const override { return m_rules.byHeart; }

    // Two sentences that name the passages, for example "<3>", so that a rule can apply to one of them.
    core::Result<core::Answer> answer(const core::AnswerTask &task, const core::TokenSink &heard,
                                      std::stop_token stop) override
    {
        QString from;
        for (const core::Passage &passage : task.passages)
            from += QStringLiteral(" <%1>").arg(passage.id);
        dawdle(m_rules, from);
        if (stop.stop_requested())
            return core::Error::cancelled();
        if (m_rules.writerFails != core::Error::Defect)
            return core::Error{m_rules.writerFails, QStringLiteral("The server is gone; start it."), {}};
        core::Answer answer;
        answer.cost.calls = 1;
        if (m_rules.silent && !task.fromMemory)
            return answer;
        for (const QString &words : {QStringLiteral("Attempt %1 is from%2.").arg(task.attempt).arg(from),
                                     QStringLiteral(" It goes on%1.").arg(m_rules.alike ? QString() : from)}) {
            const int begin = int(answer.text.size()) + (words.startsWith(u' ') ? 1 : 0);
            answer.text += words;
            answer.sentences.append({begin, int(answer.text.size()), core::Support::Unchecked, {}});
            heard(words);
        }
        for (const core::Passage &passage : task.passages) {
            core::Citation citation;
            citation.number = int(answer.citations.size()) + 1;
            citation.passage = passage.id;
            citation.quote = passage.text.left(8);
            citation.to = 8;
            answer.citations.append(citation);
            answer.sentences.first().citations.append(citation.number);
        }
        return answer;
    }

    core::Result<core::Rewriting> rewrite(const core::RewriteTask &task, std::stop_token stop) override
    {
        core::Rewriting rewriting;
        rewriting.query = task.forWeb ? QStringLiteral("mortgage points, %1").arg(task.tried.size())
                                      : m_rules.rewrites.value(int(task.tried.size()) - 1);
        dawdle(m_rules, rewriting.query);
        rewriting.cost.calls = 1;
        return stop.stop_requested() ? core::Result<core::Rewriting>(core::Error::cancelled()) : rewriting;
    }

    core::Result<core::Thought> think(const core::ThoughtTask &task, std::stop_token) override
    {
        core::Thought thought;
        thought.sentence = m_rules.thoughts.value(int(task.thoughts.size()));
        thought.final = thought.sentence.contains(QLatin1String("the answer is"));
        thought.cost.calls = 1;
        return thought;
    }

private:
    const Rules &m_rules;
};

// Like a checkpoint: its view of a passage is known before the rest of the answer is written.
class Reflector : public core::Reflector
{
public:
    explicit Reflector(const Rules &all) : m_rules(all), m_critic(all), m_writer(all) {}

    QString name() const override { return QStringLiteral("ruled"); }

    core::Result<core::Segment> draft(const QString &, const core::Subject &, int, std::stop_token) override
    {
        core::Segment draft;
        draft.reflection.retrieve = {std::log(m_rules.needed ? 0.9 : 0.1), std::log(m_rules.needed ? 0.1 : 0.9), -100};
        draft.wantsPassage = m_rules.needed;
        draft.answer.cost.calls = 1;
        draft.verdicts = core::verdictsOf(draft.reflection, name(), 0);
        return draft;
    }

    core::Result<core::Segment> segment(const core::SegmentTask &task, std::stop_token stop) override
    {
        core::Segment segment;
        core::Reflection &reflection = segment.reflection;
        const core::PassageId id = task.passage ? task.passage->id : 0;
        if (task.passage) {
            const core::Result<core::Verdict> relevance = m_critic.relevance({}, *task.passage, stop);
            if (!relevance)
                return relevance.error();
            reflection.relevant = {std::log(relevance->probability + 0.01), std::log(1 - relevance->probability)};
        }
        if (task.passage && task.worthwhile && !task.worthwhile(reflection)) {
            segment.givenUp = segment.finished = true;
            segment.answer.cost.calls = 1;
            segment.verdicts = core::verdictsOf(reflection, name(), id);
            return segment;
        }
        const core::Result<core::Answer> written = write(task, stop);
        if (!written)
            return written.error();
        segment.answer = *written;
        segment.finished = task.form == core::SegmentTask::Whole || task.before.contains(segment.answer.text);
        if (task.form == core::SegmentTask::Sentence && segment.finished)
            segment.answer.text.clear();
        reflect(segment.answer.text, task, reflection);
        segment.written = segment.answer.text + u' ';
        segment.verdicts = core::verdictsOf(reflection, name(), id);
        return segment;
    }

private:
    core::Result<core::Answer> write(const core::SegmentTask &task, const std::stop_token &stop)
    {
        core::AnswerTask asked;
        asked.question = task.question;
        if (task.passage)
            asked.passages = {*task.passage};
        core::Result<core::Answer> answer = m_writer.answer(
            asked, [](const QString &) {}, stop);
        if (!answer || answer->sentences.isEmpty() || task.form == core::SegmentTask::Whole)
            return answer;
        const core::AnswerSentence next = answer->sentences[task.before.contains(u"Attempt") ? 1 : 0];
        answer->text = answer->text.mid(next.from, next.to - next.from);
        answer->sentences = {{0, int(answer->text.size()), core::Support::Unchecked, {}}};
        answer->citations.clear();
        return answer;
    }

    void reflect(const QString &text, const core::SegmentTask &task, core::Reflection &reflection) const
    {
        const double seldom = std::log(0.02);
        const double often = std::log(0.9);
        if (task.passage && !hasOneOf(text, m_rules.unclear)) {
            const bool no = hasOneOf(text, m_rules.ungrounded);
            const bool partly = !no && hasOneOf(text, m_rules.partly);
            reflection.supported = {no || partly ? seldom : often, partly ? often : seldom, no ? often : seldom};
        }
        if (!hasOneOf(text, m_rules.doubtful)) {
            core::Reflection::Useful useful;
            useful.fill(seldom);
            useful[hasOneOf(text, m_rules.useless) ? 0 : hasOneOf(text, m_rules.middling) ? 2 : 4] = often;
            reflection.useful = useful;
        }
        reflection.retrieve = {often, seldom, seldom};
        reflection.meanLogprob = -0.01 * (sumOf(text) % 50);
    }

    const Rules &m_rules;
    Critic m_critic;
    Writer m_writer;
};

class Web : public core::WebSearch
{
public:
    explicit Web(const Rules &all) : m_rules(all) {}

    QString name() const override { return QStringLiteral("the test's web"); }

    core::Result<QList<core::Passage>> search(const QString &query, int, std::stop_token) override
    {
        dawdle(m_rules, query);
        if (m_rules.webFails)
            return core::Error{core::Error::Unavailable, QStringLiteral("The web does not answer."), {}};
        QList<core::Passage> found;
        for (const QString &page : m_rules.pages) {
            core::Passage passage;
            passage.id = -1 - core::PassageId(sumOf(page + query) % 1000);
            passage.address = QStringLiteral("https://example.org/%1").arg(-passage.id);
            passage.title = passage.address;
            passage.text = page;
            found.append(passage);
        }
        return found;
    }

private:
    const Rules &m_rules;
};

} // namespace ruled
