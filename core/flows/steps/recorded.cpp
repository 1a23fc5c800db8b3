#include "core/flows/steps/recorded.h"

#include <algorithm>
#include <cmath>

namespace core {
namespace {

Error notAsked()
{
    return Error::exhausted();
}

QJsonObject candidateFor(const QJsonObject &details, const std::function<bool(const QJsonObject &)> &fits)
{
    for (const QJsonValue &candidate : details[u"candidates"].toArray()) {
        if (fits(candidate.toObject()))
            return candidate.toObject();
    }
    return {};
}

// Of a strip only its score and its text are told.
std::optional<Verdict> ofStrip(const QJsonObject &details, const Passage &passage)
{
    for (const QJsonValue &strip : details[u"strips"].toArray()) {
        if (strip[u"passage"].toInteger() != passage.id || strip[u"text"].toString() != passage.text)
            continue;
        Verdict verdict;
        verdict.probability = (strip[u"score"].toDouble() + 1) / 2;
        verdict.passed = strip[u"kept"].toBool();
        verdict.label = verdict.passed ? QStringLiteral("yes") : QStringLiteral("no");
        return verdict;
    }
    return {};
}

} // namespace

void Recorded::enter(const QString &node, int visit)
{
    m_left = nullptr;
    m_verdicts.clear();
    m_opinions.clear();
    m_doubted.clear();
    for (const TraceEvent &event : m_trace) {
        if (event.node != node || event.visit != visit)
            continue;
        if (event.kind == TraceEvent::Left)
            m_left = &event;
        if (event.kind != TraceEvent::Judged)
            continue;
        const Verdict verdict = verdictFrom(event.details);
        m_verdicts.append(verdict);
        const bool aside = verdict.sentence >= 0 || verdict.passage != 0;
        if (!verdict.text.isEmpty())
            m_doubted.append(verdict);
        else if (aside && (verdict.kind == Verdict::Support || verdict.kind == Verdict::Utility))
            m_opinions.append(verdict);
    }
}

Result<Verdict> Recorded::verdict(Verdict::Kind kind, PassageId passage) const
{
    for (const Verdict &verdict : m_verdicts) {
        if (verdict.kind == kind && verdict.passage == passage && verdict.sentence < 0)
            return verdict;
    }
    return notAsked();
}

bool Recorded::hasVerdict(Verdict::Kind kind) const
{
    return bool(verdict(kind, 0));
}

Verdict Recorded::asTold(const Verdict &verdict) const
{
    const auto isSame = [&](const Verdict &told) {
        return told.kind == verdict.kind && told.passage == verdict.passage && told.label == verdict.label &&
               told.reason == verdict.reason && told.from == verdict.from && told.to == verdict.to &&
               told.probability == verdict.probability;
    };
    const auto found = std::find_if(m_verdicts.begin(), m_verdicts.end(), isSame);
    return found == m_verdicts.end() ? verdict : *found;
}

std::optional<Verdict> Recorded::ofSentence(const QString &text) const
{
    const auto found = std::find_if(m_doubted.cbegin(), m_doubted.cend(),
                                    [&](const Verdict &verdict) { return verdict.text == text; });
    return found == m_doubted.cend() ? std::optional<Verdict>() : *found;
}

std::optional<Verdict> Recorded::nextOpinion()
{
    return m_opinions.isEmpty() ? std::optional<Verdict>() : m_opinions.takeFirst();
}

Result<Answer> RecordedWriter::answer(const AnswerTask &task, const Heard &, std::stop_token)
{
    QJsonObject details = m_step.details();
    if (details.contains(u"candidates")) {
        const PassageId passage = task.passages.isEmpty() ? 0 : task.passages.first().id;
        details = candidateFor(
            details, [=](const QJsonObject &candidate) { return candidate[u"passage"].toInteger() == passage; });
        if (!details[u"counts"].toBool()) // it was left out, so it is as if it had come to nothing
            return Answer();
    }
    if (!details.contains(u"text"))
        return notAsked();
    return answerFrom(details);
}

Result<Rewriting> RecordedWriter::rewrite(const RewriteTask &task, std::stop_token)
{
    const QJsonObject details = m_step.details();
    if (!details.contains(u"prompt") || !details.contains(u"query"))
        return task.forWeb && details.contains(u"query") ? Result<Rewriting>(Rewriting()) : notAsked();
    return Rewriting{details[u"query"].toString(),
                     details[u"reason"].toString(),
                     details[u"prompt"].toString(),
                     details[u"raw"].toString(),
                     {}};
}

Result<Thought> RecordedWriter::think(const ThoughtTask &, std::stop_token)
{
    const QJsonObject details = m_step.details();
    if (!details.contains(u"thought"))
        return notAsked();
    return Thought{details[u"text"].toString(),
                   details[u"final"].toBool(),
                   details[u"prompt"].toString(),
                   details[u"raw"].toString(),
                   {}};
}

bool RecordedWriter::knowsByHeart() const
{
    const QString outcome = m_step.left() ? m_step.left()->text : QString();
    return outcome == QLatin1String("none") || m_step.details().contains(u"text") || m_step.hasVerdict(Verdict::Route);
}

Result<Verdict> RecordedCritic::judge(const Judgement &what, std::stop_token)
{
    const QJsonObject details = m_step.details();
    PassageId passage = 0;
    if (what.kind == Verdict::Relevance) {
        if (details.contains(u"strips")) {
            const std::optional<Verdict> verdict = ofStrip(details, what.passages.first());
            return verdict ? Result<Verdict>(*verdict) : notAsked();
        }
        passage = what.passages.first().id;
    } else if (what.kind == Verdict::Support) {
        if (const std::optional<Verdict> ofSentence = m_step.ofSentence(what.text))
            return *ofSentence;
        if (details.contains(u"candidates") && !what.passages.isEmpty())
            passage = what.passages.first().id;
    } else if (what.kind == Verdict::Utility) {
        const QJsonObject candidate =
            candidateFor(details, [&](const QJsonObject &known) { return known[u"text"].toString() == what.text; });
        passage = candidate[u"passage"].toInteger();
    }
    return m_step.verdict(what.kind, passage);
}

Result<Verdict> RecordedOpinion::judge(const Judgement &what, std::stop_token stop)
{
    if (what.kind != Verdict::Support && what.kind != Verdict::Utility)
        return notAsked();
    if (const std::optional<Verdict> told = m_step.nextOpinion())
        return *told;
    return m_otherwise ? m_otherwise->judge(what, std::move(stop)) : notAsked();
}

Result<Segment> RecordedReflector::draft(const QString &, const Subject &, int, std::stop_token)
{
    const QJsonObject details = m_step.details();
    if (!details.contains(u"text"))
        return notAsked();
    Segment segment;
    segment.answer = answerFrom(details);
    segment.wantsPassage = details[u"wants_passage"].toBool();
    if (details.contains(u"share")) {
        const double share = details[u"share"].toDouble();
        const auto logOf = [](double chance) { return chance > 0 ? std::log(chance) : Reflection::absentToken; };
        segment.reflection.retrieve = {logOf(share), logOf(1 - share), Reflection::absentToken};
    }
    if (const Result<Verdict> verdict = m_step.verdict(Verdict::Retrieval, 0))
        segment.verdicts = {*verdict};
    return segment;
}

// From memory it is the answer of the step, otherwise one of its candidates.
Result<Segment> RecordedReflector::segment(const SegmentTask &task, std::stop_token)
{
    const QJsonObject details = m_step.details();
    if (details.contains(u"candidates")) {
        const QJsonObject candidate = candidateFor(details, [&](const QJsonObject &known) {
            return known[u"path"].toInt() == task.path &&
                   known[u"passage"].toInteger() == (task.passage ? task.passage->id : 0);
        });
        Segment segment = segmentFrom(candidate);
        for (Verdict &verdict : segment.verdicts)
            verdict = m_step.asTold(verdict);
        if (segment.trouble && !candidate.contains(u"sentences"))
            return *segment.trouble;
        if (goesOn)
            goesOn->remember(task, segment);
        return segment;
    }
    if (!details.contains(u"text"))
        return notAsked();
    Segment segment;
    segment.answer = answerFrom(details);
    segment.finished = true;
    return segment;
}

QString RecordedWeb::name() const
{
    return m_step.details()[u"engine"].toString();
}

Result<QList<Passage>> RecordedWeb::search(const QString &, int, std::stop_token)
{
    const QJsonObject details = m_step.details();
    if (details.contains(u"trouble"))
        return Error{Error::Unavailable, details[u"trouble"].toString(), {}};
    return recordedSearch(m_step, nullptr);
}

Result<QList<Passage>> recordedSearch(const Recorded &step, QString *remark)
{
    const QJsonObject details = step.details();
    if (remark)
        *remark = details[u"remark"].toString();
    if (!details.contains(u"passages"))
        return details.contains(u"query") ? Result<QList<Passage>>(QList<Passage>()) : notAsked();
    QList<Passage> passages;
    for (const QJsonValue &passage : details[u"passages"].toArray())
        passages.append(passageFrom(passage.toObject()));
    return passages;
}

QJsonObject withAnswer(QJsonObject details, const Answer &answer)
{
    QJsonArray sentences;
    for (const AnswerSentence &sentence : answer.sentences) {
        QJsonArray numbers;
        for (const int number : sentence.citations)
            numbers.append(number);
        sentences.append(QJsonObject{{QStringLiteral("from"), sentence.from},
                                     {QStringLiteral("to"), sentence.to},
                                     {QStringLiteral("citations"), numbers}});
    }
    QJsonArray citations;
    for (const Citation &citation : answer.citations)
        citations.append(toJson(citation));
    details[QLatin1String("text")] = answer.text;
    details[QLatin1String("sentences")] = sentences;
    details[QLatin1String("citations")] = citations;
    if (answer.read >= 0)
        details[QLatin1String("read")] = answer.read;
    if (answer.cut)
        details[QLatin1String("cut")] = true;
    details[QLatin1String("prompt")] = answer.prompt;
    details[QLatin1String("raw")] = answer.raw;
    return details;
}

Answer answerFrom(const QJsonObject &details)
{
    Answer answer;
    answer.text = details[u"text"].toString();
    for (const QJsonValue &value : details[u"sentences"].toArray()) {
        AnswerSentence sentence{value[u"from"].toInt(), value[u"to"].toInt(), Support::Unchecked, {}};
        for (const QJsonValue &number : value[u"citations"].toArray())
            sentence.citations.append(number.toInt());
        answer.sentences.append(sentence);
    }
    for (const QJsonValue &citation : details[u"citations"].toArray())
        answer.citations.append(citationFrom(citation.toObject()));
    answer.read = details[u"read"].toInt(-1);
    answer.cut = details[u"cut"].toBool();
    answer.prompt = details[u"prompt"].toString();
    answer.raw = details[u"raw"].toString();
    return answer;
}

} // namespace core
