#include "core/values/documentname.h"

#include <QFileInfo>
#include <QRegularExpression>

namespace core {

int yearIn(const QString &text)
{
    static const QRegularExpression year(QStringLiteral(R"((?<!\d)(19|20)\d\d(?!\d))"));
    int found = 0;
    for (auto match = year.globalMatch(text); match.hasNext();)
        found = match.next().captured().toInt();
    return found;
}

int yearOf(const QString &title, const QString &path)
{
    const int year = yearIn(title);
    return year != 0 ? year : yearIn(QFileInfo(path).completeBaseName());
}

QString titleWithYear(const QString &title, int year)
{
    const QString words = title.simplified();
    const QString number = QString::number(year);
    return year == 0 || words.isEmpty() || words.contains(number) ? words
                                                                  : QStringLiteral("%1 (%2)").arg(words, number);
}

} // namespace core
