// The result of a report's row, in words.
#include "core/eval/figures.h"
#include "core/eval/metrics.h"
#include "core/eval/rightness.h"

#include <algorithm>

namespace core {
namespace {

constexpr int fewWords = 5;       // words; longer answers can be phrased differently
constexpr double alikeFrom = 0.5; // F1 of the words

QString words(const QString &name) // words for a name in the public interface
{
    return QString(name).replace(u'_', u' ');
}

RowRemark ofPair(const Json &row)
{
    const QString label = row[u"label"].toString();
    const QString said = row[u"said"].toString();
    const auto passes = [](const QString &word) { // partial support does not pass
        return !word.startsWith(QLatin1String("not_")) && !word.startsWith(QLatin1String("partially_"));
    };
    RowRemark remark{RowRemark::Wrong, words(said), row[u"reason"].toString()};
    if (said != QLatin1String("invalid") && passes(said) == passes(label))
        remark.mark = RowRemark::Right;
    remark.why = QStringLiteral("It is %1. %2").arg(words(label), remark.why).trimmed();
    return remark;
}

RowRemark ofResponse(const Json &row)
{
    if (!row[u"answered"].toBool())
        return {RowRemark::Unknown, QStringLiteral("abstained"), QStringLiteral("The response is empty.")};
    const bool says = row[u"answers_query"].toBool();
    const auto verdict = [](bool yes) {
        return yes ? QStringLiteral("answers the query") : QStringLiteral("does not answer");
    };
    RowRemark remark{RowRemark::Unknown, verdict(says), row[u"reason"].toString()};
    if (row[u"supported"].isBool() && !row[u"supported"].toBool())
        remark.why += QStringLiteral(" Its context does not support it.");
    if (row.contains(u"label"))
        remark.mark = row[u"label"].toBool() == says ? RowRemark::Right : RowRemark::Wrong;
    remark.why = remark.why.trimmed();
    return remark;
}

RowRemark ofRank(int rank, int depth, const QString &what)
{
    if (rank == 0)
        return {RowRemark::Wrong, QStringLiteral("not found"), QStringLiteral("No right %1 was found.").arg(what)};
    return {rank <= depth ? RowRemark::Right : RowRemark::Wrong, QStringLiteral("number %1").arg(rank),
            QStringLiteral("The first right %1 is number %2 of those found.").arg(what, QString::number(rank))};
}

RowRemark ofSearch(const Json &row, int depth)
{
    if (row.contains(u"page_rank"))
        return ofRank(row[u"page_rank"].toInt(), depth, QStringLiteral("page"));
    if (row.contains(u"document_rank"))
        return ofRank(row[u"document_rank"].toInt(), depth, QStringLiteral("document"));
    return {RowRemark::Unknown, QStringLiteral("searched"),
            QStringLiteral("The set does not say where the answer is.")};
}

RowRemark ofRefusal(const Json &row, RowRemark remark)
{
    const QString refusal = words(row[u"refusal"].toString());
    remark.outcome = refusal.isEmpty() ? QStringLiteral("refused") : QStringLiteral("refused: ") + refusal;
    const Json answerable = row[u"answerable"];
    if (answerable.isBool() && !answerable.toBool()) {
        remark.mark = RowRemark::Right;
        remark.why = QStringLiteral("The documents do not answer the question, and it was refused.");
    } else if (answerable.isBool() || row.contains(u"correct") || row.contains(u"page_rank")) {
        remark.mark = RowRemark::Wrong;
        remark.why = row[u"page_rank"].toInt() > 0
                         ? QStringLiteral("It can be answered; a right page is number %1 of those found.")
                               .arg(row[u"page_rank"].toInt())
                         : QStringLiteral("It can be answered.");
    }
    return remark;
}

bool isToldInFewWords(const Json &row)
{
    const Json answers = row[u"known_answers"];
    return answers.size() == 0 || std::any_of(answers.begin(), answers.end(), [](const Json &answer) {
               return answerWords(answer.toString()).size() <= fewWords;
           });
}

RowRemark ofAnswer(const Json &row, RowRemark remark)
{
    const auto marked = [&](RowRemark::Mark mark, const QString &why) {
        remark.mark = mark;
        remark.why = why;
        return remark;
    };
    if (!row[u"answerable"].toBool(true))
        return marked(RowRemark::Wrong,
                      QStringLiteral("The documents do not answer the question, but it was answered."));
    if (isRight(row).value_or(false))
        return marked(RowRemark::Right, whyRight(row));
    if (row[u"numbers"].toBool())
        return marked(RowRemark::Partly, QStringLiteral("The expected numbers in it are in the question as well."));
    if (row.contains(u"correct") && !isToldInFewWords(row) && row[u"cited_page"].toBool())
        return marked(RowRemark::Partly, QStringLiteral("It cites a right page and may say it in other words."));
    if (row.contains(u"correct") && !isToldInFewWords(row) && row[u"f1"].toDouble() >= alikeFrom)
        return marked(RowRemark::Partly, QStringLiteral("It shares many words with the known answer."));
    if (row.contains(u"correct"))
        return marked(RowRemark::Wrong, row[u"cited_page"].toBool()
                                            ? QStringLiteral("It cites a correct page, but lacks the expected words.")
                                            : QStringLiteral("The answer does not contain the expected words."));
    if (row.contains(u"cited_page"))
        return marked(RowRemark::Wrong, QStringLiteral("The answer cites no correct page."));
    return marked(RowRemark::Unknown, QStringLiteral("The set does not say what the answer is."));
}

} // namespace

RowRemark remarkOn(const Json &row, int depth)
{
    if (row.contains(u"said"))
        return ofPair(row);
    const bool asked = row.contains(u"outcome");
    if (!asked && row.contains(u"answered"))
        return ofResponse(row);
    QString outcome = words(row[u"outcome"].toString());
    if (row.contains(u"likelihood"))
        outcome += QStringLiteral(", ") + row[u"likelihood"].toString();
    RowRemark remark = asked ? RowRemark{RowRemark::Unknown, outcome, {}} : ofSearch(row, depth);
    if (row[u"outcome"].toString() == QLatin1String("failed"))
        remark = {RowRemark::Wrong, QStringLiteral("failed"), row[u"remark"].toString()};
    else if (asked)
        remark = row[u"answered"].toBool() ? ofAnswer(row, remark) : ofRefusal(row, remark);
    if (row[u"document_missing"].toBool())
        remark.why = QStringLiteral("A document that the question is about is not in the library. ") + remark.why;
    return remark;
}

} // namespace core
