#include "core/numbers/bestyear.h"

#include "core/language/lexicon.h"
#include "core/language/terms.h"
#include "core/numbers/numberquestion.h"

#include <QRegularExpression>

#include <algorithm>
#include <cmath>

namespace core {

using namespace Qt::StringLiterals;

std::optional<BestYearQuestion> bestYearQuestion(const QString &question)
{
    static const QRegularExpression year(
        u"^\\W*(?:(?:%1)\\s+)?(?:%2)\\b\\s*(?:(?:%3)\\b)?"_s.arg(lexicon().alternatives("figure-openings"),
                                                                 lexicon().alternatives("figure-which-year"),
                                                                 lexicon().alternatives("figure-year-verbs")),
        QRegularExpression::CaseInsensitiveOption | QRegularExpression::UseUnicodePropertiesOption);
    const QRegularExpressionMatch asked = year.match(question);
    if (!asked.hasMatch() || saysStem(question, "figure-change"))
        return {};
    const QSet<QString> &highest = lexicon().terms("ask-highest");
    const QSet<QString> &lowest = lexicon().terms("ask-lowest");
    QString rest = question.mid(asked.capturedEnd());
    std::optional<bool> isHighest;
    const QList<Term> words = terms(rest);
    for (auto word = words.crbegin(); word != words.crend(); ++word) {
        const bool isHigh = highest.contains(word->text);
        if (!isHigh && !lowest.contains(word->text))
            continue;
        if (isHighest)
            return {};
        isHighest = isHigh;
        rest.remove(word->from, word->length);
    }
    rest = rest.simplified();
    while (!rest.isEmpty() && !rest.back().isLetterOrNumber() && rest.back() != u')')
        rest.chop(1);
    if (!isHighest || rest.isEmpty())
        return {};
    return BestYearQuestion{u"What was %1 over the last 5 years?"_s.arg(rest), *isHighest};
}

namespace {

// "FY 2020 to FY 2022", or each year if one in between is missing: "FY 2018, FY 2020, FY 2021".
QString saidYears(const QList<Computed> &values)
{
    QStringList periods;
    QList<int> years;
    for (const Computed &each : values) {
        periods.append(each.period);
        years.append(each.period.section(u' ', -1).toInt());
    }
    const bool isWhole = years.last() - years.first() == years.size() - 1;
    return isWhole ? u"%1 to %2"_s.arg(periods.first(), periods.last()) : periods.join(u", "_s);
}

} // namespace

std::optional<Computed> bestYearOf(QList<Computed> values, bool isHighest)
{
    const auto isOther = [&values](const Computed &each) {
        const Computed &first = values.first();
        return each.kind != Computed::Cell || each.operands.size() != 1 || each.period.isEmpty() ||
               each.measure != first.measure || each.subject != first.subject || each.unit != first.unit;
    };
    if (values.size() < 2 || std::any_of(values.cbegin(), values.cend(), isOther))
        return {};
    const QString years = saidYears(values);
    std::stable_sort(values.begin(), values.end(), [isHighest](const Computed &a, const Computed &b) {
        return isHighest ? a.value > b.value : a.value < b.value;
    });
    if (values[0].value == values[1].value || values[0].period == values[1].period)
        return {};
    Computed best = values.first();
    const QString measure = best.measure;
    best.kind = Computed::Extreme;
    best.what = u"%1 %2 of %3, %4"_s.arg(isHighest ? u"Highest"_s : u"Lowest"_s,
                                         measure.left(1).toLower() + measure.mid(1), best.subject, years);
    best.shown = u"%1 (%2)"_s.arg(best.period, best.shown);
    best.formula = u"the %1 of %2"_s.arg(isHighest ? u"largest"_s : u"smallest"_s, years);
    for (const Computed &other : std::as_const(values).sliced(1)) {
        best.operands += other.operands;
        for (const UsedRow &row : other.rows) {
            const bool isUsed = std::any_of(best.rows.begin(), best.rows.end(), [&row](const UsedRow &used) {
                return used.document == row.document && used.page == row.page && used.label == row.label &&
                       used.cells == row.cells;
            });
            if (!isUsed)
                best.rows.append(row);
        }
    }
    return best;
}

} // namespace core
