#include "core/query/rowplans.h"

#include <algorithm>
#include <bit>
#include <utility>

namespace core {

using namespace Qt::StringLiterals;

namespace {

// "The total headcount of 2019 and 2020" asks for the total of each year; "The total of ..." adds up.
bool isOfEach(const AskedQuestion &asked)
{
    const OperatorUse *total = asked.use(Operator::Total);
    const int next = total ? std::bit_width(total->words) : 0;
    return next < asked.words.size() && (asked.content >> next & 1) != 0;
}

} // namespace

bool asksTime(const AskedQuestion &asked)
{
    const auto at = [&](qsizetype word, auto... which) {
        return std::any_of(asked.operators.begin(), asked.operators.end(), [&](const OperatorUse &each) {
            return (each.words >> word & 1) != 0 && ((each.which == which) || ...);
        });
    };
    for (qsizetype i = 0; i + 1 < asked.words.size(); ++i) {
        if (!at(i, Operator::Which))
            continue;
        qsizetype next = i + 1;
        while (next + 1 < asked.words.size() && at(next, Operator::Filler))
            ++next;
        if (at(next, Operator::Time, Operator::Quarter))
            return true;
    }
    return false;
}

std::optional<Bound> boundMeant(const AskedQuestion &asked)
{
    std::optional<Bound> bound = asked.bound;
    if (!bound || !asked.has(Operator::Not))
        return bound;
    static const std::pair<Operator, Operator> opposites[] = {{Operator::Above, Operator::AtMost},
                                                              {Operator::Below, Operator::AtLeast},
                                                              {Operator::AtLeast, Operator::Below},
                                                              {Operator::AtMost, Operator::Above}};
    for (const auto &[one, other] : opposites) {
        if (asked.bound->which == one)
            bound->which = other;
    }
    return bound;
}

QuestionForm formOf(const AskedQuestion &asked)
{
    using O = Operator;
    const auto has = [&asked](O which) { return asked.has(which); };
    const bool isChange = has(O::Rise) || has(O::Fall);
    if (has(O::Why) || has(O::Except) || asked.isTooLong)
        return QuestionForm::Refused;
    if (asked.bound && asksTime(asked))
        return QuestionForm::Extreme;
    if (asked.bound)
        return has(O::HowMany)                 ? QuestionForm::Threshold
               : has(O::Which) || has(O::List) ? QuestionForm::Within
                                               : QuestionForm::Refused;
    if (has(O::Not))
        return QuestionForm::Refused;
    if (has(O::Rise) && has(O::Fall) && has(O::Or))
        return QuestionForm::Direction;
    if (has(O::Rank) && (has(O::Highest) || has(O::Lowest) || has(O::Ranked)))
        return QuestionForm::Rank;
    if (has(O::Highest) || has(O::Lowest))
        return QuestionForm::Extreme;
    if (has(O::Growth))
        return QuestionForm::Growth;
    if (has(O::Share))
        return isChange && asked.periods.size() > 1 ? QuestionForm::Growth : QuestionForm::Share;
    if (has(O::Change) || isChange)
        return QuestionForm::Change;
    if ((has(O::More) || has(O::Less)) && has(O::Or))
        return has(O::More) && has(O::Less) ? QuestionForm::Refused : QuestionForm::Compare;
    if (has(O::Mean))
        return QuestionForm::Mean;
    if (has(O::Together) || (has(O::Total) && (asked.periods.size() < 2 || !isOfEach(asked))))
        return QuestionForm::Sum;
    if (has(O::List) && !has(O::HowMany)) // "How many … are listed?"
        return QuestionForm::List;
    if (asked.periods.size() > 1)
        return QuestionForm::Several;
    return has(O::HowMany) ? QuestionForm::Count : QuestionForm::Value;
}

namespace {

class TablePlanner // plans for the table as printed and transposed
{
public:
    TablePlanner(const AskedQuestion &asked, const TableAtHand &at, QString *why)
        : m_asked(asked),
          m_at(at),
          m_why(why),
          m_upright(asked, at, *at.table)
    {
        if (!asked.periods.isEmpty())
            m_period = asked.periods.first();
    }

    QList<Plan> plans() const
    {
        switch (formOf(m_asked)) {
        case QuestionForm::Value:
            return told(m_upright.values(m_period)) + listed();
        case QuestionForm::Several:
            return told(m_upright.values(m_period));
        case QuestionForm::Count:
            return m_upright.rows(TableQuery::Count) + told(m_upright.values(m_period));
        case QuestionForm::List:
            return told(m_upright.rows(TableQuery::List));
        case QuestionForm::Sum:
            return sums();
        case QuestionForm::Mean:
            return means();
        case QuestionForm::Change:
            return changes();
        case QuestionForm::Growth:
            return told(m_upright.overTime(TableQuery::Growth));
        case QuestionForm::Direction:
            return told(m_upright.overTime(TableQuery::Direction));
        case QuestionForm::Compare:
            return ofNamed(TableQuery::Compare);
        case QuestionForm::Extreme:
            return extremes();
        case QuestionForm::Rank:
            return told(m_upright.ofParts(TableQuery::Rank));
        case QuestionForm::Threshold:
        case QuestionForm::Within:
            return told(m_upright.ofParts(TableQuery::Threshold));
        case QuestionForm::Share:
            return shares();
        case QuestionForm::Refused:
            break;
        }
        *m_why = u"it asks for something that no table contains"_s;
        return {};
    }

private:
    QList<Plan> told(const QList<Plan> &plans) const
    {
        if (plans.isEmpty() && m_why->isEmpty())
            *m_why = m_upright.why();
        return plans;
    }

    // Plans for the table as printed, then with its columns as rows.
    QList<Plan> ofNamed(TableQuery::Kind kind) const
    {
        const QList<Plan> plans = told(m_upright.ofNamed(kind));
        return plans.isEmpty() ? RowPlans(m_asked, m_at, *m_at.turned).ofNamed(kind) : plans;
    }

    // Answers "Which of them have nuts?"
    QList<Plan> listed() const
    {
        return m_asked.has(Operator::Which) && m_upright.isFiltered() ? m_upright.rows(TableQuery::List)
                                                                      : QList<Plan>();
    }

    QList<Plan> sums() const
    {
        if (m_asked.periods.size() > 1)
            return told(m_upright.overTime(TableQuery::Sum));
        QList<Plan> plans = ofNamed(TableQuery::Sum);
        if (plans.isEmpty() && m_upright.namesAllParts())
            plans = told(m_upright.ofParts(TableQuery::Sum));
        return plans.isEmpty() && m_asked.has(Operator::Total) ? told(m_upright.values(m_period)) : plans;
    }

    QList<Plan> means() const
    {
        if (m_asked.periods.size() > 1)
            return told(m_upright.overTime(TableQuery::Mean));
        const QList<Plan> plans = ofNamed(TableQuery::Mean);
        return plans.isEmpty() ? told(m_upright.ofParts(TableQuery::Mean)) : plans;
    }

    QList<Plan> changes() const
    {
        const bool isOfTwo = m_asked.periods.size() < 2 && m_asked.has(Operator::Change);
        const QList<Plan> plans = isOfTwo ? ofNamed(TableQuery::Difference) : QList<Plan>();
        return plans.isEmpty() ? told(m_upright.overTime(TableQuery::Difference)) : plans;
    }

    QList<Plan> extremes() const
    {
        if (m_asked.has(Operator::Rise) || m_asked.has(Operator::Fall))
            return told(m_upright.growths());
        if (!asksTime(m_asked))
            return told(m_upright.ofParts(TableQuery::Extreme));
        const QList<Plan> plans = told(m_upright.overTimes());
        return plans.isEmpty() ? RowPlans(m_asked, m_at, *m_at.turned).overTimes() : plans;
    }

    QList<Plan> shares() const
    {
        QList<Plan> plans = told(m_upright.share());
        if (!plans.isEmpty())
            return plans;
        plans = m_upright.values(m_period); // a column may have it printed
        plans.removeIf([](const Plan &each) {
            const CellPlace place = each.query.cells.first();
            return each.table->cell(place.row, place.column)->unit != u"%";
        });
        return plans;
    }

    const AskedQuestion &m_asked;
    const TableAtHand &m_at;
    QString *m_why;
    const RowPlans m_upright;
    std::optional<FiscalPeriod> m_period;
};

} // namespace

QList<Plan> plansFor(const AskedQuestion &asked, const TableAtHand &at, QString *why)
{
    return TablePlanner(asked, at, why).plans();
}

} // namespace core
