#include "core/query/rowquestion.h"

#include "core/query/planner.h"
#include "core/query/superlatives.h"

#include <bit>

namespace core {
namespace {

// "How many sailors of the overall ranking": nothing is added up if "overall" describes something else than what is
// counted.
AskedQuestion withoutTotalOfName(const AskedQuestion &asked)
{
    const OperatorUse *count = asked.use(Operator::HowMany);
    AskedQuestion other = asked;
    other.operators.removeIf([&](const OperatorUse &each) {
        const int next = std::bit_width(each.words);
        const bool isCounted = count && std::countr_zero(each.words) <= int(std::bit_width(count->words));
        return each.which == Operator::Total && count && !isCounted && next < asked.words.size() &&
               (asked.content >> next & 1) != 0;
    });
    return other;
}

} // namespace

std::optional<TableQuery> rowQuery(const AskedQuestion &question)
{
    const AskedQuestion asked = withoutTotalOfName(question);
    // Times are not rows, and a rise is not a level.
    if (asksTime(asked) || asked.has(Operator::Rise) || asked.has(Operator::Fall) || asked.has(Operator::Growth))
        return {};
    const std::optional<Superlative> price = priceSuperlative(asked);
    const std::optional<TimeSuperlative> time = price ? std::nullopt : timeSuperlative(asked);
    TableQuery query;
    query.isHighest = price ? price->isHighest : time ? time->isHighest : !asked.has(Operator::Lowest);
    query.bound = boundMeant(asked);
    if (const std::optional<ClockBound> clock = clockBound(asked)) {
        const QuestionForm form = formOf(asked);
        if (price || time || (form != QuestionForm::Value && form != QuestionForm::List && form != QuestionForm::Count))
            return {};
        query.kind = TableQuery::Threshold;
        query.bound = clock->bound;
        query.isListed = !asked.has(Operator::HowMany);
        query.isOfClock = true;
        return query;
    }
    const OperatorUse *rank = asked.use(Operator::Rank);
    const WordBits compared = price ? price->words : time ? time->words : 0;
    const bool isCompared = rank && compared != 0;
    if (isCompared && int(std::bit_width(rank->words)) != std::countr_zero(compared)) // "two first places and a fourth"
        return {};
    const bool isRank = formOf(asked) == QuestionForm::Rank || isCompared;
    if (isRank) {
        query.kind = TableQuery::Rank;
        query.rank = rank ? rank->number : 1;
        return query;
    }
    const QuestionForm form = formOf(asked);
    const bool isNumber = form == QuestionForm::Sum || form == QuestionForm::Mean || form == QuestionForm::Change;
    if (isNumber && asked.has(Operator::Who))
        return {};
    switch (form) {
    case QuestionForm::Extreme:
        query.kind = TableQuery::Extreme;
        return query;
    case QuestionForm::Sum:
        query.kind = TableQuery::Sum;
        return query;
    case QuestionForm::Mean:
        query.kind = TableQuery::Mean;
        return query;
    case QuestionForm::Threshold:
    case QuestionForm::Within:
        query.kind = TableQuery::Threshold;
        query.isListed = form == QuestionForm::Within;
        return query;
    case QuestionForm::Count:
        query.kind = TableQuery::Count;
        return query;
    case QuestionForm::Change:
        query.kind = TableQuery::Difference;
        return query;
    case QuestionForm::List:
        query.kind = TableQuery::List;
        return query;
    case QuestionForm::Value:
        query.kind = price || time ? TableQuery::Extreme : TableQuery::List;
        return price || time || asked.has(Operator::Which) || asked.has(Operator::Who) ? std::optional(query)
                                                                                       : std::nullopt;
    default:
        return {};
    }
}

bool asksOfRows(const AskedQuestion &asked)
{
    const std::optional<TableQuery> query = asked.content != 0 ? rowQuery(asked) : std::nullopt;
    return query && (query->kind != TableQuery::List || asked.has(Operator::List));
}

bool mayAskOfRows(const AskedQuestion &asked)
{
    return asked.content != 0 && rowQuery(asked);
}

} // namespace core
