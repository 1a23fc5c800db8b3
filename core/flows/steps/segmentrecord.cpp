#include "core/flows/steps/recorded.h"

#include <tuple>

namespace core {
namespace {

template <class... Chance>
QJsonArray chances(Chance... chance)
{
    return {chance...};
}

QJsonObject toJson(const Reflection &reflection)
{
    QJsonObject json;
    if (const auto &known = reflection.retrieve)
        json[QLatin1String("retrieve")] = chances(known->retrieval, known->noRetrieval, known->goOn);
    if (const auto &known = reflection.relevant)
        json[QLatin1String("relevant")] = chances(known->relevant, known->irrelevant);
    if (const auto &known = reflection.supported)
        json[QLatin1String("supported")] = chances(known->fully, known->partially, known->no);
    if (const auto &known = reflection.useful)
        json[QLatin1String("useful")] = std::apply([](auto... each) { return chances(each...); }, *known);
    if (reflection.meanLogprob)
        json[QLatin1String("mean_logprob")] = *reflection.meanLogprob;
    if (reflection.presumed)
        json[QLatin1String("presumed")] = true;
    return json;
}

Reflection reflectionFrom(const QJsonObject &json)
{
    const auto chance = [&](const char *group, int i) {
        return json[QLatin1String(group)][i].toDouble(Reflection::absentToken);
    };
    Reflection reflection;
    if (json.contains(u"retrieve"))
        reflection.retrieve = {chance("retrieve", 0), chance("retrieve", 1), chance("retrieve", 2)};
    if (json.contains(u"relevant"))
        reflection.relevant = {chance("relevant", 0), chance("relevant", 1)};
    if (json.contains(u"supported"))
        reflection.supported = {chance("supported", 0), chance("supported", 1), chance("supported", 2)};
    if (json.contains(u"useful")) {
        Reflection::Useful &useful = reflection.useful.emplace();
        for (int i = 0; i < int(useful.size()); ++i)
            useful[std::size_t(i)] = chance("useful", i);
    }
    if (json.contains(u"mean_logprob"))
        reflection.meanLogprob = json[u"mean_logprob"].toDouble();
    reflection.presumed = json[u"presumed"].toBool();
    return reflection;
}

} // namespace

QJsonObject withSegment(QJsonObject details, const Segment &segment)
{
    details = withAnswer(details, segment.answer);
    details[QLatin1String("tokens")] = toJson(segment.reflection);
    QJsonArray verdicts;
    for (Verdict verdict : segment.verdicts) {
        verdict.prompt.clear(); // they are told as events, once
        verdict.raw.clear();
        verdict.cost = {};
        verdict.remembered = false;
        verdicts.append(toJson(verdict));
    }
    details[QLatin1String("verdicts")] = verdicts;
    if (segment.written != segment.answer.text)
        details[QLatin1String("written")] = segment.written;
    details[QLatin1String("wants_passage")] = segment.wantsPassage;
    details[QLatin1String("finished")] = segment.finished;
    details[QLatin1String("given_up")] = segment.givenUp;
    if (segment.whole) {
        QJsonObject whole = withAnswer({}, *segment.whole);
        whole.remove(QLatin1String("prompt")); // those of the sentence
        whole.remove(QLatin1String("raw"));
        details[QLatin1String("whole")] = whole;
    }
    return details;
}

Segment segmentFrom(const QJsonObject &details)
{
    Segment segment;
    segment.answer = answerFrom(details);
    segment.reflection = reflectionFrom(details[u"tokens"].toObject());
    for (const QJsonValue &verdict : details[u"verdicts"].toArray())
        segment.verdicts.append(verdictFrom(verdict.toObject()));
    segment.written = details.contains(u"written") ? details[u"written"].toString() : segment.answer.text;
    segment.wantsPassage = details[u"wants_passage"].toBool();
    segment.finished = details[u"finished"].toBool();
    segment.givenUp = details[u"given_up"].toBool();
    if (details.contains(u"whole")) {
        segment.whole = answerFrom(details[u"whole"].toObject());
        segment.whole->prompt = segment.answer.prompt;
        segment.whole->raw = segment.answer.raw;
    }
    const QString ended = details[u"ended"].toString();
    if (details[u"failed"].toBool())
        segment.trouble = Error{Error::Unavailable, ended, {}};
    else if (!ended.isEmpty() || !details.contains(u"sentences"))
        segment.trouble = Error::exhausted();
    return segment;
}

} // namespace core
