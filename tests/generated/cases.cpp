#include "tests/generated/cases.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

namespace generated {

using namespace Qt::StringLiterals;

namespace {

const QStringList partNames{u"question"_s, u"count"_s, u"claim"_s, u"sentence"_s};
const QStringList kinds{u"unanswerable"_s, u"number"_s, u"name"_s, u"names"_s, u"word"_s};

QStringList texts(const QJsonValue &array)
{
    QStringList all;
    for (const QJsonValue &each : array.toArray())
        all.append(each.toString());
    return all;
}

QJsonObject toJson(const Truth &truth)
{
    return {{u"kind"_s, kinds[truth.kind]},
            {u"number"_s, truth.number},
            {u"unit"_s, truth.unit},
            {u"unsigned"_s, truth.isUnsigned},
            {u"names"_s, QJsonArray::fromStringList(truth.names)},
            {u"wrong_names"_s, QJsonArray::fromStringList(truth.wrongNames)},
            {u"printed"_s, QJsonArray::fromStringList(truth.printed)}};
}

Truth truthFrom(const QJsonObject &json)
{
    return {Truth::Kind(std::max<qsizetype>(0, kinds.indexOf(json[u"kind"].toString()))),
            json[u"number"].toDouble(),
            json[u"unit"].toString(),
            json[u"unsigned"].toBool(),
            texts(json[u"names"]),
            texts(json[u"wrong_names"]),
            texts(json[u"printed"])};
}

QJsonObject toJson(const Case &each)
{
    QJsonObject json{{u"part"_s, partNames[each.part]}, {u"kind"_s, each.kind}, {u"text"_s, each.text}};
    if (each.part == Case::Question || each.part == Case::Count) {
        json[u"truth"_s] = toJson(each.truth);
        if (!each.pair.isEmpty())
            json[u"pair"_s] = each.pair;
        return json;
    }
    json[u"true"_s] = each.isTrue;
    json[u"source"_s] = each.source;
    if (!each.question.isEmpty())
        json[u"question"_s] = each.question;
    return json;
}

Case caseFrom(const QJsonObject &json)
{
    return {Case::Part(std::max<qsizetype>(0, partNames.indexOf(json[u"part"].toString()))),
            json[u"kind"].toString(),
            json[u"text"].toString(),
            json[u"question"].toString(),
            json[u"true"].toBool(true),
            truthFrom(json[u"truth"].toObject()),
            json[u"pair"].toString(),
            json[u"source"].toString()};
}

QJsonObject toJson(const Paper &paper)
{
    QJsonArray cases;
    for (const Case &each : paper.cases)
        cases.append(toJson(each));
    return {{u"title"_s, paper.title},
            {u"field"_s, paper.field},
            {u"producer"_s, paper.producer},
            {u"html"_s, paper.html},
            {u"cases"_s, cases}};
}

Paper paperFrom(const QJsonObject &json)
{
    Paper paper{json[u"title"].toString(),
                json[u"field"].toString(),
                json[u"producer"].toString(u"qt"_s),
                json[u"html"].toString(),
                {}};
    for (const QJsonValue &each : json[u"cases"].toArray())
        paper.cases.append(caseFrom(each.toObject()));
    return paper;
}

} // namespace

QByteArray toJson(const QList<Paper> &papers)
{
    QJsonArray all;
    for (const Paper &paper : papers)
        all.append(toJson(paper));
    return QJsonDocument(all).toJson();
}

QList<Paper> readPapers(const QString &path)
{
    QFile file(path);
    QList<Paper> papers;
    if (!file.open(QIODevice::ReadOnly))
        return papers;
    for (const QJsonValue &each : QJsonDocument::fromJson(file.readAll()).array())
        papers.append(paperFrom(each.toObject()));
    return papers;
}

bool writePapers(const QList<Paper> &papers, const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::WriteOnly) && file.write(toJson(papers)) > 0;
}

} // namespace generated
