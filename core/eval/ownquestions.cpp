#include "core/eval/ownquestions.h"

#include "core/llm/citedtext.h"

#include <algorithm>

namespace core {
namespace {

QString keyOf(const QString &question)
{
    return question.simplified().toCaseFolded();
}

QString questionIn(const QByteArray &line)
{
    return keyOf(Json::parse(line)[u"question"].toString());
}

QList<QByteArray> linesOf(const QByteArray &file)
{
    QList<QByteArray> lines;
    for (qsizetype from = 0; from < file.size();) {
        const qsizetype found = file.indexOf('\n', from);
        const qsizetype end = found < 0 ? file.size() : found + 1;
        lines.append(file.mid(from, end - from));
        from = end;
    }
    return lines;
}

} // namespace

KnownQuestion knownQuestionFrom(const Turn &turn)
{
    KnownQuestion known;
    known.question = turn.question.simplified();
    known.answerable = !turn.answer.isEmpty();
    if (turn.answer.isEmpty())
        return known;
    known.answers = {withoutCitationMarks(turn.answer).simplified()};
    for (const Citation &citation : turn.citations) {
        const auto isSame = [&](const Evidence &place) {
            return place.document == citation.file && place.page == citation.page;
        };
        const bool isKnown = std::any_of(known.evidence.cbegin(), known.evidence.cend(), isSame);
        if (!citation.file.isEmpty() && citation.page > 0 && !isKnown)
            known.evidence.append({citation.file, citation.page});
    }
    return known;
}

QByteArray toLine(const KnownQuestion &known)
{
    JsonObject json = Json::object({{"question", known.question}});
    if (!known.id.isEmpty())
        json.set("id", known.id);
    if (known.answers.size() == 1)
        json.set("answer", known.answers.first());
    else if (!known.answers.isEmpty())
        json.set("answers", known.answers);
    if (known.answerable)
        json.set("answerable", *known.answerable);
    QList<Json> evidence;
    for (const Evidence &place : known.evidence) {
        JsonObject each = Json::object({{"document", place.document}});
        if (place.page > 0)
            each.set("page", place.page);
        evidence.append(each);
    }
    if (!evidence.isEmpty())
        json.set("evidence", evidence);
    return json.written() + '\n';
}

KnownQuestion knownQuestionIn(const QByteArray &line)
{
    return readKnownQuestion(Json::parse(line));
}

QByteArray lineOf(const QByteArray &file, const QString &question)
{
    const QString key = keyOf(question);
    for (const QByteArray &line : linesOf(file)) {
        if (!key.isEmpty() && questionIn(line) == key)
            return line.endsWith('\n') ? line : line + '\n';
    }
    return {};
}

QByteArray withLine(const QByteArray &file, const QString &question, const QByteArray &line)
{
    QByteArray changed;
    bool isThere = false;
    for (QByteArray each : linesOf(file)) {
        if (!each.endsWith('\n')) // a line edited by hand
            each += '\n';
        if (questionIn(each) != keyOf(question))
            changed += each;
        else if (!std::exchange(isThere, true))
            changed += line;
    }
    return isThere ? changed : changed + line;
}

int questionsIn(const QByteArray &file)
{
    const QList<QByteArray> lines = linesOf(file);
    return int(
        std::count_if(lines.begin(), lines.end(), [](const QByteArray &line) { return !questionIn(line).isEmpty(); }));
}

} // namespace core
