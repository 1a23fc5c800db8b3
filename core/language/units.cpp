#include "core/language/units.h"

#include "core/language/lexicon.h"

namespace core {
namespace {

constexpr int reach = 2; // most words between a number and its unit

const QString &percent()
{
    static const QString stem = terms(u"percent").first().text;
    return stem;
}

bool isUnit(const QString &key)
{
    static const QSet<QString> &units = lexicon().terms("quantity-units");
    return units.contains(key);
}

} // namespace

QSet<QString> unitsAt(const TokenizedText &text, int number)
{
    QSet<QString> units;
    const int from = std::max(0, number - reach);
    const int to = std::min(int(text.terms.size()), number + reach + 1);
    for (int i = from; i < to; ++i) {
        const QString &key = text.terms[i].key;
        if (isMonth(key) || (i > number && isUnit(key)))
            units.insert(key);
    }
    const QStringView behind = QStringView(text.text).mid(text.terms[number].to, 2);
    if (behind.trimmed().startsWith(u'%'))
        units.insert(percent());
    const int at = text.terms[number].from;
    for (const QChar sign : QStringView(text.text).mid(std::max(0, at - 2), std::min(2, at))) {
        if (sign == u'$' || sign == u'\u20ac' || sign == u'\u00a3')
            units.insert(QString(sign));
    }
    return units;
}

bool areOtherUnits(const QSet<QString> &wanted, const QSet<QString> &has)
{
    static const QSet<QString> &scales = lexicon().terms("scale-units");
    if (wanted.isEmpty() || has.isEmpty())
        return false;
    const QSet<QString> wantedScale = wanted & scales;
    const QSet<QString> scale = has & scales;
    return !has.intersects(wanted) || (!wantedScale.isEmpty() && !scale.isEmpty() && !scale.intersects(wantedScale));
}

} // namespace core
