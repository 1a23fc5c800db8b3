#include "core/eval/rightness.h"

#include "core/eval/amounts.h"
#include "core/eval/metrics.h"

#include <algorithm>

namespace core {
namespace {

constexpr double nearShare = 0.01;
constexpr qsizetype longAnswer = 30; // words; longer answers are never phrased the same

bool holdsNumbers(const Json &row)
{
    const QString said = row[u"answer"].toString();
    const QString question = row[u"question"].toString();
    const Json answers = row[u"known_answers"];
    return std::any_of(answers.begin(), answers.end(), [&](const Json &answer) {
        return givesAmounts(said, answer.toString(), question, {.share = nearShare});
    });
}

bool isLong(const Json &answers)
{
    return answers.size() > 0 && std::all_of(answers.begin(), answers.end(), [](const Json &answer) {
               return answerWords(answer.toString()).size() > longAnswer;
           });
}

} // namespace

std::optional<bool> isRight(const Json &row)
{
    if (!row[u"answered"].toBool())
        return {};
    if (row[u"right"].isBool())
        return row[u"right"].toBool();
    if (!row[u"answerable"].toBool(true))
        return false;
    if (row[u"correct"].isBool())
        return row[u"correct"].toBool() || holdsNumbers(row) ||
               (isLong(row[u"known_answers"]) && row[u"cited_page"].toBool());
    if (row[u"cited_page"].isBool())
        return row[u"cited_page"].toBool();
    return {};
}

QString whyRight(const Json &row)
{
    if (row[u"correct"].toBool())
        return QStringLiteral("The answer contains the expected words.");
    if (row.contains(u"correct") && holdsNumbers(row))
        return QStringLiteral("The answer contains the expected numbers.");
    return row.contains(u"correct") ? QStringLiteral("It cites a correct page, and the known answer is long.")
                                    : QStringLiteral("The answer cites a correct page.");
}

} // namespace core
