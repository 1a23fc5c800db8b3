#include "core/numbers/amounts.h"

#include <QLocale>

#include <cmath>

namespace core {

using namespace Qt::StringLiterals;

namespace {

bool isPercentWanted(const AmountForm &form)
{
    const bool isRate = form.unit == MeasureUnit::Rate; // "0.09" if two decimals are asked for
    return form.unit == MeasureUnit::Percent || (isRate && !form.wanted.places) ||
           ((isRate || form.unit == MeasureUnit::Ratio) && form.wanted.percent);
}

double scaleSaid(const AmountForm &form)
{
    if (form.unit != MeasureUnit::Money)
        return 1;
    return form.wanted.scale > 0 ? form.wanted.scale : form.scale;
}

int placesSaid(const AmountForm &form, double value)
{
    if (form.wanted.places)
        return std::clamp(*form.wanted.places, 0, 6);
    if (form.unit == MeasureUnit::Money)
        return scaleSaid(form) > form.scale ? 2 : std::min(form.printedPlaces, 2);
    if (isPercentWanted(form))
        return value != 0 && std::abs(value) < 0.01 ? 2 : 1;
    return form.unit == MeasureUnit::Ratio && std::abs(value) < 0.1 ? 3 : 2;
}

// With a typographic minus.
QString digits(double value, int places)
{
    const QString text = printed().toString(std::abs(value), 'f', places);
    const bool isZero = std::none_of(text.begin(), text.end(), [](QChar c) { return c.isDigit() && c != u'0'; });
    return value < 0 && !isZero ? u'−' + text : text;
}

QString scaleName(double scale)
{
    return scale == 1e3 ? u" thousand"_s : scale == 1e6 ? u" million"_s : scale == 1e9 ? u" billion"_s : QString();
}

QString withCurrency(const QString &number, const QString &currency)
{
    if (currency.size() > 1)
        return number + u' ' + currency;
    return number.startsWith(u'−') ? u'−' + currency + number.mid(1) : currency + number;
}

} // namespace

int placesFor(double value, const AmountForm &form)
{
    return placesSaid(form, value);
}

QString saidAmount(double value, const AmountForm &form)
{
    const int places = placesSaid(form, value);
    if (isPercentWanted(form))
        return digits(value * 100, places) + u" %"_s;
    const QString number = digits(value / scaleSaid(form), places);
    if (form.unit == MeasureUnit::Money)
        return withCurrency(number, form.currency) + scaleName(scaleSaid(form));
    if (form.unit == MeasureUnit::PerShare)
        return withCurrency(number, form.currency);
    return form.unit == MeasureUnit::Days ? number + u" days"_s : number;
}

QString saidDifference(double value, const AmountForm &form)
{
    if (isPercentWanted(form))
        return digits(value * 100, placesSaid(form, value)) + u" percentage points"_s;
    return saidAmount(value, form);
}

QString unitName(const AmountForm &form)
{
    if (isPercentWanted(form))
        return u"%"_s;
    if (form.unit == MeasureUnit::Money || form.unit == MeasureUnit::PerShare)
        return form.currency;
    return form.unit == MeasureUnit::Days ? u"days"_s : QString();
}

} // namespace core
