#include "ui/evaluation/evalwords.h"

#include <QCoreApplication>
#include <QLocale>

namespace ui {
namespace {

struct EvalWords // the translation context
{
    Q_DECLARE_TR_FUNCTIONS(EvalWords)
};

QString percent(double share)
{
    return QLocale().toString(100 * share, 'f', 1);
}

} // namespace

QString figureText(double value, core::Figure::As as)
{
    const QLocale locale;
    switch (as) {
    case core::Figure::Share:
        return EvalWords::tr("%1 %").arg(percent(value));
    case core::Figure::Seconds:
        return value < 1 ? EvalWords::tr("%1 ms").arg(locale.toString(1000 * value, 'f', value < 0.01 ? 1 : 0))
                         : EvalWords::tr("%1 s").arg(locale.toString(value, 'f', 1));
    case core::Figure::Number:
        return locale.toString(value, 'f', value == double(qint64(value)) ? 0 : 1);
    }
    return {};
}

QString differenceText(double value, core::Figure::As as)
{
    return (value > 0 ? QStringLiteral("+") : QString()) + figureText(value, as);
}

QString rangeText(const std::pair<double, double> &range, core::Figure::As as)
{
    const auto text = [as](double value) { return as == core::Figure::Share ? percent(value) : figureText(value, as); };
    return EvalWords::tr("%1 to %2").arg(text(range.first), text(range.second));
}

QString markText(core::RowRemark::Mark mark)
{
    switch (mark) {
    case core::RowRemark::Right:
        return EvalWords::tr("● right");
    case core::RowRemark::Partly:
        return EvalWords::tr("◐ partly");
    case core::RowRemark::Wrong:
        return EvalWords::tr("○ wrong");
    case core::RowRemark::Unknown:
        break;
    }
    return EvalWords::tr("– unknown");
}

} // namespace ui
