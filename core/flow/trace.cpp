#include "core/flow/trace.h"

#include <QFileInfo>

namespace core {
namespace {

constexpr const char *eventKinds[] = {"entered", "progress", "token", "judged", "left", "failed"};
constexpr const char *verdictKinds[] = {"retrieval", "route", "relevance", "support", "utility", "complexity"};

template <std::size_t N>
int indexIn(const char *const (&names)[N], const QString &name)
{
    for (std::size_t i = 0; i < N; ++i) {
        if (name == QLatin1String(names[i]))
            return int(i);
    }
    return 0;
}

QJsonArray boxesJson(const QList<PlaceOnPage> &places)
{
    QJsonArray all;
    for (const PlaceOnPage &place : places) {
        QJsonArray boxes;
        for (const Box &box : place.boxes)
            boxes.append(QJsonArray{box.left, box.top, box.right, box.bottom});
        all.append(QJsonObject{{QStringLiteral("page"), place.page}, {QStringLiteral("boxes"), boxes}});
    }
    return all;
}

QList<PlaceOnPage> placesFrom(const QJsonArray &json)
{
    QList<PlaceOnPage> places;
    for (const QJsonValue &value : json) {
        PlaceOnPage place{value[u"page"].toInt(), {}};
        for (const QJsonValue &box : value[u"boxes"].toArray())
            place.boxes.append({float(box[0].toDouble()), float(box[1].toDouble()), float(box[2].toDouble()),
                                float(box[3].toDouble())});
        places.append(place);
    }
    return places;
}

} // namespace

QJsonObject toJson(const Verdict &verdict)
{
    QJsonObject json{
        {QStringLiteral("kind"), QLatin1String(verdictKinds[verdict.kind])},
        {QStringLiteral("label"), verdict.label},
        {QStringLiteral("passed"), verdict.passed},
        {QStringLiteral("probability"), verdict.probability},
        {QStringLiteral("reason"), verdict.reason},
        {QStringLiteral("passage"), verdict.passage},
        {QStringLiteral("sentence"), verdict.sentence},
        {QStringLiteral("from"), verdict.from},
        {QStringLiteral("to"), verdict.to},
        {QStringLiteral("judge"), verdict.judge},
        {QStringLiteral("how"), verdict.how},
        {QStringLiteral("prompt"), verdict.prompt},
        {QStringLiteral("raw"), verdict.raw},
        {QStringLiteral("calls"), verdict.cost.calls},
        {QStringLiteral("prompt_tokens"), verdict.cost.promptTokens},
        {QStringLiteral("completion_tokens"), verdict.cost.completionTokens},
        {QStringLiteral("seconds"), verdict.cost.seconds},
    };
    if (!verdict.text.isEmpty())
        json[QStringLiteral("judged_text")] = verdict.text;
    if (verdict.remembered)
        json[QStringLiteral("remembered")] = true;
    return json;
}

Verdict verdictFrom(const QJsonObject &json)
{
    Verdict verdict;
    verdict.kind = Verdict::Kind(indexIn(verdictKinds, json[u"kind"].toString()));
    verdict.label = json[u"label"].toString();
    verdict.passed = json[u"passed"].toBool();
    verdict.probability = json[u"probability"].toDouble();
    verdict.reason = json[u"reason"].toString();
    verdict.passage = json[u"passage"].toInteger();
    verdict.sentence = json[u"sentence"].toInt(-1);
    verdict.text = json[u"judged_text"].toString();
    verdict.from = json[u"from"].toInt();
    verdict.to = json[u"to"].toInt();
    verdict.judge = json[u"judge"].toString();
    verdict.how = json[u"how"].toString();
    verdict.prompt = json[u"prompt"].toString();
    verdict.raw = json[u"raw"].toString();
    verdict.cost = {json[u"calls"].toInt(), json[u"prompt_tokens"].toInt(), json[u"completion_tokens"].toInt(),
                    json[u"seconds"].toDouble()};
    verdict.remembered = json[u"remembered"].toBool();
    return verdict;
}

static QJsonObject toJson(const Scores &scores)
{
    QJsonObject json{{QStringLiteral("text"), scores.text},
                     {QStringLiteral("vector"), scores.vector},
                     {QStringLiteral("page"), scores.page}};
    if (scores.embedding != 0)
        json[QStringLiteral("embedding")] = scores.embedding;
    return json;
}

QJsonObject toJson(const Passage &passage)
{
    QJsonArray spans;
    for (const Span &span : passage.spans)
        spans.append(QJsonArray{span.from, span.length, span.page, span.pageFrom});
    QJsonObject json{
        {QStringLiteral("id"), passage.id},
        {QStringLiteral("document_id"), passage.document},
        {QStringLiteral("document"), QFileInfo(passage.path).fileName()},
        {QStringLiteral("title"), passage.title},
        {QStringLiteral("path"), passage.path},
        {QStringLiteral("ordinal"), passage.ordinal},
        {QStringLiteral("page"), passage.page},
        {QStringLiteral("last_page"), passage.lastPage},
        {QStringLiteral("page_label"), passage.pageLabel},
        {QStringLiteral("heading"), passage.heading},
        {QStringLiteral("text"), passage.text},
        {QStringLiteral("spans"), spans},
        {QStringLiteral("score"), passage.score},
        {QStringLiteral("reasons"), toJson(passage.scores)},
    };
    if (!passage.address.isEmpty())
        json[QStringLiteral("address")] = passage.address;
    if (!passage.remark.isEmpty())
        json[QStringLiteral("remark")] = passage.remark;
    return json;
}

Passage passageFrom(const QJsonObject &json)
{
    Passage passage;
    passage.id = json[u"id"].toInteger();
    passage.document = json[u"document_id"].toInteger();
    passage.title = json[u"title"].toString();
    passage.path = json[u"path"].toString();
    passage.address = json[u"address"].toString();
    passage.remark = json[u"remark"].toString();
    passage.ordinal = json[u"ordinal"].toInt();
    passage.page = json[u"page"].toInt();
    passage.lastPage = json[u"last_page"].toInt();
    passage.pageLabel = json[u"page_label"].toString();
    passage.heading = json[u"heading"].toString();
    passage.text = json[u"text"].toString();
    for (const QJsonValue &span : json[u"spans"].toArray())
        passage.spans.append({span[0].toInt(), span[1].toInt(), span[2].toInt(), span[3].toInt()});
    passage.score = json[u"score"].toDouble();
    const QJsonObject reasons = json[u"reasons"].toObject();
    passage.scores = {reasons[u"text"].toDouble(), reasons[u"vector"].toDouble(), reasons[u"page"].toDouble(),
                      reasons[u"embedding"].toDouble()};
    return passage;
}

QJsonObject toJson(const Citation &citation)
{
    QJsonObject json{
        {QStringLiteral("number"), citation.number},
        {QStringLiteral("passage"), citation.passage},
        {QStringLiteral("document_id"), citation.document},
        {QStringLiteral("document"), citation.file},
        {QStringLiteral("title"), citation.title},
        {QStringLiteral("page"), citation.page},
        {QStringLiteral("page_label"), citation.pageLabel},
        {QStringLiteral("quote"), citation.quote},
        {QStringLiteral("from"), citation.from},
        {QStringLiteral("to"), citation.to},
        {QStringLiteral("places"), boxesJson(citation.places)},
    };
    if (!citation.address.isEmpty())
        json[QStringLiteral("address")] = citation.address;
    return json;
}

Citation citationFrom(const QJsonObject &json)
{
    Citation citation;
    citation.number = json[u"number"].toInt();
    citation.passage = json[u"passage"].toInteger();
    citation.document = json[u"document_id"].toInteger();
    citation.title = json[u"title"].toString();
    citation.file = json[u"document"].toString();
    citation.address = json[u"address"].toString();
    citation.page = json[u"page"].toInt();
    citation.pageLabel = json[u"page_label"].toString();
    citation.quote = json[u"quote"].toString();
    citation.from = json[u"from"].toInt();
    citation.to = json[u"to"].toInt();
    citation.places = placesFrom(json[u"places"].toArray());
    return citation;
}

QJsonArray toJson(const Trace &trace)
{
    QJsonArray all;
    for (const TraceEvent &event : trace) {
        QJsonObject json{{QStringLiteral("kind"), QLatin1String(eventKinds[event.kind])},
                         {QStringLiteral("node"), event.node},
                         {QStringLiteral("visit"), event.visit},
                         {QStringLiteral("at"), event.at}};
        if (!event.text.isEmpty())
            json[QStringLiteral("text")] = event.text;
        if (!event.details.isEmpty())
            json[QStringLiteral("details")] = event.details;
        all.append(json);
    }
    return all;
}

Trace traceFrom(const QJsonArray &json)
{
    Trace trace;
    for (const QJsonValue &value : json)
        trace.append({TraceEvent::Kind(indexIn(eventKinds, value[u"kind"].toString())), value[u"node"].toString(),
                      value[u"visit"].toInt(), value[u"text"].toString(), value[u"details"].toObject(),
                      value[u"at"].toInteger()});
    return trace;
}

} // namespace core
