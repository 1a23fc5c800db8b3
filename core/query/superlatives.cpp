#include "core/query/superlatives.h"

#include "core/language/lexicon.h"
#include "core/tables/printedtime.h"

#include <QTime>

#include <algorithm>
#include <bit>

namespace core {

using namespace Qt::StringLiterals;

std::optional<Superlative> priceSuperlative(const AskedQuestion &asked)
{
    for (qsizetype i = 0; i < asked.words.size(); ++i) {
        const AskedWord &word = asked.words[i];
        const QString written = asked.text.mid(word.from, word.to - word.from).toLower();
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
    static const struct
    {
        const QSet<QString> &words;
        bool isHighest;
        bool isDuration;
    } lists[] = {{lexicon().words("earliest"), false, false}, {lexicon().words("latest"), true, false},
                 {lexicon().words("quickest"), false, true},  {lexicon().words("slowest"), true, true},
                 {lexicon().words("longest"), true, true},    {lexicon().words("shortest"), false, true}};
    for (qsizetype i = 0; i < asked.words.size(); ++i) {
        const AskedWord &word = asked.words[i];
        const QString written = asked.text.mid(word.from, word.to - word.from).toLower();
        for (const auto &list : lists) {
            if (list.words.contains(written))
                return TimeSuperlative{list.isHighest, list.isDuration, WordBits(1) << i};
        }
    }
    return {};
}

std::optional<ClockBound> clockBound(const AskedQuestion &asked)
{
    const std::optional<TimeMention> mention = clockIn(asked.text);
    if (!mention || clockIn(asked.text.sliced(mention->to)))
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
        const QSet<QString> &phrases = lexicon().words(list);
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
