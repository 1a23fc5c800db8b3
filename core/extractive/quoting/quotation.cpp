#include "core/extractive/quoting/quotation.h"

#include "core/language/textmatch.h"

#include <QRegularExpression>
#include <QSet>

namespace core {
namespace {

QSet<QString> numbersIn(QStringView text)
{
    static const QRegularExpression number(QStringLiteral(R"(\d+(?:[.,]\d+)*)"));
    QSet<QString> numbers;
    for (const QRegularExpressionMatch &match : number.globalMatch(text.toString()))
        numbers.insert(match.captured());
    return numbers;
}

} // namespace

QStringView textOf(const Quotation &quotation, const QList<Passage> &passages)
{
    return QStringView(passages[quotation.passage].text).mid(quotation.from, quotation.to - quotation.from);
}

QStringView coreOf(const Quotation &quotation, const QList<Passage> &passages)
{
    Quotation core = quotation;
    if (core.coreFrom != core.coreTo) {
        core.from = core.coreFrom;
        core.to = core.coreTo;
    }
    return textOf(core, passages);
}

bool saysTheSame(QStringView one, QStringView other)
{
    constexpr double repeating = 0.75; // similarity from which one counts as a repeat
    if (likeness(one, other) < repeating)
        return false;
    const QSet<QString> ones = numbersIn(one); // "17 tons in 2019" and "12 tons in 2017" are two facts
    const QSet<QString> others = numbersIn(other);
    return ones.contains(others) || others.contains(ones);
}

} // namespace core
