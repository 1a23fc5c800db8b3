#include "core/reflection/criticreflector.h"

#include "core/language/terms.h"

#include <algorithm>
#include <cmath>
#include <condition_variable>
#include <map>
#include <mutex>

namespace core {
namespace {

constexpr double nearlyCertain = 0.999;

double logOf(double chance)
{
    return std::log(std::clamp(chance, 1 - nearlyCertain, nearlyCertain));
}

double chanceOf(const Verdict &verdict)
{
    return verdict.invalid() ? 0.5 : verdict.probability;
}

// Computes each value once; concurrent requests wait for it. Errors are not stored.
template <class T>
class Once
{
public:
    struct Got
    {
        T value;
        bool fresh = false;
    };

    template <class Make>
    Result<Got> get(const QString &key, const std::stop_token &stop, Make make)
    {
        std::unique_lock lock(m_lock);
        while (m_entries.contains(key)) {
            if (const std::optional<T> &kept = m_entries[key])
                return Got{*kept, false};
            if (!m_changed.wait(lock, stop, [&] { return !m_entries.contains(key) || m_entries[key]; }))
                return Error::cancelled();
        }
        m_entries[key]; // marks it as being computed
        lock.unlock();
        Result<T> made = make();
        lock.lock();
        if (made)
            m_entries[key] = *made;
        else
            m_entries.erase(key);
        m_changed.notify_all();
        if (!made)
            return made.error();
        return Got{*std::move(made), true};
    }

    void put(const QString &key, const T &value) // keeps an existing value
    {
        const std::lock_guard lock(m_lock);
        m_entries.try_emplace(key, value);
    }

private:
    std::mutex m_lock;
    std::condition_variable_any m_changed;
    std::map<QString, std::optional<T>> m_entries;
};

QString keyOf(const QString &question, const std::optional<Passage> &passage, const QString &text = {})
{
    // A web page has an id of its own, too, so the passage suffices.
    return QString::number(passage ? passage->id : 0) + u'\n' + question + u'\n' + text;
}

// A single sentence of an answer as an answer, with its citations.
Answer excerpt(const Answer &whole, const AnswerSentence &sentence)
{
    Answer part;
    part.text = whole.text.mid(sentence.from, sentence.to - sentence.from);
    AnswerSentence kept{0, int(part.text.size()), sentence.support, {}};
    for (const Citation &citation : whole.citations) {
        if (!sentence.citations.contains(citation.number))
            continue;
        part.citations.append(citation);
        part.citations.last().number = int(part.citations.size());
        kept.citations.append(part.citations.last().number);
    }
    part.sentences = {kept};
    part.cut = whole.cut;
    part.prompt = whole.prompt;
    part.raw = whole.raw;
    return part;
}

// The first sentence not used yet, and whether it is the last one.
std::pair<Answer, bool> nextSentence(const Answer &whole, const QString &before)
{
    const QString said = normalForm(before);
    QList<AnswerSentence> left;
    for (const AnswerSentence &sentence : whole.sentences) {
        if (!said.contains(normalForm(QStringView(whole.text).mid(sentence.from, sentence.to - sentence.from))))
            left.append(sentence);
    }
    if (left.isEmpty())
        return {Answer(), true};
    return {excerpt(whole, left.first()), left.size() == 1};
}

Segment ofPassage(Segment segment, const SegmentTask &task)
{
    for (Verdict &verdict : segment.verdicts)
        verdict.passage = task.passage ? task.passage->id : 0;
    return segment;
}

// Calls made before the failure are not repeated, so their cost must be reported now.
Result<Segment> brokenOff(Segment segment, const SegmentTask &task, const Error &error)
{
    if (segment.verdicts.isEmpty() && segment.answer.cost.calls == 0)
        return error;
    segment.trouble = error;
    return ofPassage(std::move(segment), task);
}

} // namespace

Reflection::Retrieve retrieveFrom(const Verdict &verdict)
{
    const double chance = chanceOf(verdict);
    return {logOf(chance), logOf(1 - chance), Reflection::absentToken};
}

Reflection::Relevant relevantFrom(const Verdict &verdict)
{
    const double chance = chanceOf(verdict);
    return {logOf(chance), logOf(1 - chance)};
}

Reflection::Supported supportedFrom(const Verdict &verdict)
{
    const bool fully = verdict.label == QLatin1String("fully");
    const bool partially = verdict.label == QLatin1String("partially");
    const double passing = verdict.invalid() ? 0 : verdict.probability;
    const double grade = std::max(fully ? passing : 1 - passing, 0.5);
    const double never = Reflection::absentToken;
    if (fully)
        return {logOf(grade), logOf(1 - grade), never};
    return {logOf(1 - grade), partially ? logOf(grade) : never, partially ? never : logOf(grade)};
}

std::optional<Reflection::Useful> usefulFrom(const Verdict &verdict)
{
    bool isNumber = false;
    const int grade = verdict.label.toInt(&isNumber);
    if (!isNumber || grade < 1 || grade > 5)
        return {};
    const bool passes = grade >= 3;
    const double chance = std::max(passes ? verdict.probability : 1 - verdict.probability, 0.5);
    Reflection::Useful useful;
    useful.fill(Reflection::absentToken);
    useful[passes ? 1 : 2] = logOf(1 - chance);
    useful[std::size_t(grade - 1)] = logOf(chance);
    return useful;
}

struct CriticReflector::Known
{
    Once<Answer> answers;
    Once<Verdict> relevance;
    Once<Verdict> support;
    Once<Verdict> utility;

    // Adds a verdict to the segment, at no cost if it was given before.
    template <class Make>
    static Result<Verdict> judge(Once<Verdict> &known, const QString &key, const std::stop_token &stop,
                                 Segment &segment, Make make)
    {
        Result<Once<Verdict>::Got> got = known.get(key, stop, make);
        if (!got)
            return got.error();
        if (!got->fresh) {
            got->value.cost = {};
            got->value.remembered = true;
            segment.toldBefore.append(got->value.kind);
        }
        segment.verdicts.append(got->value);
        segment.answer.cost = segment.answer.cost + got->value.cost;
        return got->value;
    }

    // Adds the Writer's answer, or its next sentence, to the costs of the verdicts.
    Result<void> write(Writer &writer, const SegmentTask &task, const std::stop_token &stop, Segment &segment)
    {
        Result<Once<Answer>::Got> got = answers.get(keyOf(task.question, task.passage), stop, [&] {
            AnswerTask asked;
            asked.question = task.question;
            if (task.passage)
                asked.passages = {*task.passage};
            else
                asked.fromMemory = true;
            return writer.answer(
                asked, [](const QString &) {}, stop);
        });
        if (!got)
            return got.error();
        Answer whole = std::move(got->value);
        if (whole.sentences.isEmpty() && !whole.text.isEmpty())
            whole.sentences = {{0, int(whole.text.size()), Support::Unchecked, {}}};
        const Cost cost = segment.answer.cost + (got->fresh ? whole.cost : Cost());
        segment.finished = true;
        if (task.form == SegmentTask::Whole)
            segment.answer = whole;
        else
            std::tie(segment.answer, segment.finished) = nextSentence(whole, task.before);
        segment.answer.cost = cost;
        if (task.form == SegmentTask::Sentence)
            segment.whole = std::move(whole);
        segment.written = segment.answer.text + u' ';
        segment.wantsPassage = !segment.finished; // it continues only with passages
        return {};
    }
};

CriticReflector::CriticReflector(Writer &writer, Critic &critic)
    : m_writer(writer),
      m_critic(critic),
      m_known(std::make_unique<Known>())
{
}

CriticReflector::~CriticReflector() = default;

QString CriticReflector::name() const
{
    return m_writer.name();
}

Result<Segment> CriticReflector::draft(const QString &question, const Subject &subject, int, std::stop_token stop)
{
    const Result<Verdict> verdict = m_critic.retrieval(question, subject, stop);
    if (!verdict)
        return verdict.error();
    Segment segment;
    segment.verdicts = {*verdict};
    segment.reflection.retrieve = retrieveFrom(*verdict);
    segment.wantsPassage = verdict->passed || verdict->invalid(); // when in doubt, the documents are searched
    segment.answer.cost = verdict->cost;
    return segment;
}

Result<Segment> CriticReflector::segment(const SegmentTask &task, std::stop_token stop)
{
    Segment segment;
    if (!task.passage && !m_writer.canAnswerClosedBook()) {
        segment.finished = true;
        return segment;
    }
    if (task.passage) {
        const Result<Verdict> relevance =
            Known::judge(m_known->relevance, keyOf(task.question, task.passage), stop, segment,
                         [&] { return m_critic.relevance(task.question, *task.passage, stop); });
        if (!relevance)
            return brokenOff(segment, task, relevance.error());
        segment.reflection.relevant = relevantFrom(*relevance);
        segment.givenUp = task.worthwhile && !task.worthwhile(segment.reflection);
        if (segment.givenUp)
            return segment;
    }
    if (const Result<void> written = m_known->write(m_writer, task, stop, segment); !written)
        return brokenOff(segment, task, written.error());
    const QString text = segment.answer.text;
    if (text.isEmpty())
        return segment;
    if (task.passage) {
        const Result<Verdict> support =
            Known::judge(m_known->support, keyOf(task.question, task.passage, text), stop, segment,
                         [&] { return m_critic.support(task.question, text, {*task.passage}, Scale::Graded, stop); });
        if (!support)
            return brokenOff(segment, task, support.error());
        segment.reflection.supported = supportedFrom(*support);
    }
    // A model judges all text so far after each segment. The same text after another passage gets a verdict of its own,
    // or the trace would depend on which came first.
    const QString whole = task.before + text;
    const Result<Verdict> utility =
        Known::judge(m_known->utility, keyOf(task.question, task.passage, whole), stop, segment,
                     [&] { return m_critic.utility(task.question, whole, Scale::Graded, stop); });
    if (!utility)
        return brokenOff(segment, task, utility.error());
    segment.reflection.useful = usefulFrom(*utility);
    return ofPassage(std::move(segment), task);
}

void CriticReflector::remember(const SegmentTask &task, const Segment &segment)
{
    const QString key = keyOf(task.question, task.passage);
    const QString &text = segment.answer.text;
    const bool wasWritten = !segment.givenUp && (!segment.trouble || !text.isEmpty());
    if (segment.whole)
        m_known->answers.put(key, *segment.whole);
    else if (task.form == SegmentTask::Whole && wasWritten)
        m_known->answers.put(key, segment.answer);
    for (const Verdict &verdict : segment.verdicts) {
        if (verdict.kind == Verdict::Relevance)
            m_known->relevance.put(key, verdict);
        else if (verdict.kind == Verdict::Support)
            m_known->support.put(keyOf(task.question, task.passage, text), verdict);
        else if (verdict.kind == Verdict::Utility)
            m_known->utility.put(keyOf(task.question, task.passage, task.before + text), verdict);
    }
}

} // namespace core
