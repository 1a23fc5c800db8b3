#include "core/query/superlatives.h"

#include "core/language/lexicon.h"
#include "core/tables/printedtime.h"

#include <QTime>

#include <algorithm>
#include <bit>

namespace core {

using namespace Qt::StringLiterals;

namespace {

// "Where was copper first smelted?" compares nothing.
bool asksForThing(const AskedQuestion &asked)
{
    return !asked.words.isEmpty() &&
           (asked.has(Operator::Which) || asked.has(Operator::Who) || asked.isIn("asking-for-times", 0));
}

} // namespace

std::optional<Superlative> priceSuperlative(const AskedQuestion &asked)
{
    for (qsizetype i = 0; i < asked.words.size(); ++i) {
        const QString written = asked.written(i).toLower();
        const bool isDear = lexicon().words("dearest").contains(written);
        if (isDear || lexicon().words("cheapest").contains(written))
            return Superlative{isDear, WordBits(1) << i};
        if (!lexicon().words("dear").contains(written))
            continue;
        for (const OperatorUse &use : asked.operators) { // "most expensive"
            const bool isHighest = use.which == Operator::Highest;
            if (int(std::bit_width(use.words)) == i && (isHighest || use.which == Operator::Lowest))
                return Superlative{isHighest, WordBits(1) << i};
        }
    }
    return {};
}

std::optional<TimeSuperlative> timeSuperlative(const AskedQuestion &asked)
{
    if (!asksForThing(asked))
        return {};
    static constexpr struct
    {
        const char *list;
        bool isHighest;
        bool isDuration;
    } lists[] = {{"earliest", false, false}, {"latest", true, false}, {"quickest", false, true},
                 {"slowest", true, true},    {"longest", true, true}, {"shortest", false, true}};
    for (qsizetype i = 0; i < asked.words.size(); ++i) {
        for (const auto &list : lists) {
            if (asked.isIn(list.list, i))
                return TimeSuperlative{list.isHighest, list.isDuration, WordBits(1) << i};
        }
    }
    return {};
}

std::optional<ClockBound> clockBound(const AskedQuestion &asked)
{
    const std::optional<TimeMention> mention = clockIn(asked.text);
    if (!mention || asked.bound || clockIn(asked.text.sliced(mention->to)))
        return {};
    static const struct
    {
        const char *list;
        Operator which;
    } openings[] = {{"clock-after", Operator::Above},
                    {"clock-from", Operator::AtLeast},
                    {"clock-before", Operator::Below},
                    {"clock-until", Operator::AtMost}};
    const QString before = u' ' + asked.text.left(mention->from).simplified().toLower();
    for (const auto &[list, which] : openings) {
        const QSet<QString> &phrases = asked.listed(list);
        if (std::none_of(phrases.begin(), phrases.end(),
                         [&](const QString &phrase) { return before.endsWith(u' ' + phrase); }))
            continue;
        ClockBound clock;
        clock.bound.which = which;
        clock.bound.limit = Decimal::of(mention->time.order, 0).value_or(Decimal());
        clock.bound.clock = QTime(0, 0).addSecs(int(mention->time.order)).toString(u"HH:mm"_s);
        for (qsizetype i = 0; i < asked.words.size(); ++i) {
            const bool isWithin = asked.words[i].from >= mention->from && asked.words[i].to <= mention->to;
            clock.words |= isWithin ? WordBits(1) << i : 0;
        }
        return clock;
    }
    return {};
}

} // namespace core
