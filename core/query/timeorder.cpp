#include "core/query/timeorder.h"

#include <algorithm>

namespace core {
namespace {

constexpr double hour = 3600; // seconds
constexpr double early = 4 * hour;
constexpr double late = 20 * hour;
constexpr double morning = 8 * hour;
constexpr double noon = 13 * hour;

bool areSameByEnds(const QList<PrintedTime> &times, const Bound &bound)
{
    const double limit = bound.limit.value();
    const auto isWithin = [&](double time) {
        return bound.which == Operator::Above     ? time > limit
               : bound.which == Operator::AtLeast ? time >= limit
               : bound.which == Operator::Below   ? time < limit
                                                  : time <= limit;
    };
    return std::all_of(times.begin(), times.end(),
                       [&](const PrintedTime &each) { return isWithin(each.order) == isWithin(each.end); });
}

bool haveSameExtreme(QList<PrintedTime> times, const TableQuery &query)
{
    const auto byStart = [](const PrintedTime &a, const PrintedTime &b) { return a.order < b.order; };
    const auto byEnd = [](const PrintedTime &a, const PrintedTime &b) { return a.end < b.end; };
    std::stable_sort(times.begin(), times.end(), byStart);
    if (query.kind == TableQuery::Rank)
        return std::is_sorted(times.begin(), times.end(), byEnd);
    const PrintedTime &first = query.isHighest ? times.last() : times.first();
    const auto [least, most] = std::minmax_element(times.begin(), times.end(), byEnd);
    return first.end == (query.isHighest ? most->end : least->end);
}

} // namespace

bool isOrderClear(const QList<PrintedTime> &times, const TableQuery &query)
{
    if (times.isEmpty() || times.first().kind == PrintedTime::Date || times.first().kind == PrintedTime::Duration)
        return true;
    const auto isEarlier = [](const PrintedTime &a, const PrintedTime &b) { return a.order < b.order; };
    const bool isRising = std::is_sorted(times.begin(), times.end(), isEarlier);
    if (times.first().kind == PrintedTime::DayOfYear)
        return isRising;
    const auto [least, most] = std::minmax_element(times.begin(), times.end(), isEarlier);
    if ((least->order < early && most->order > late) || (!isRising && least->order < morning && most->order < noon))
        return false;
    return query.bound ? areSameByEnds(times, *query.bound) : haveSameExtreme(times, query);
}

} // namespace core
