#include "core/library/searchremarks.h"

namespace core {
namespace {

constexpr auto between = "; ";

} // namespace

void addRemark(QString *remark, const QString &sentence)
{
    if (!remark || sentence.isEmpty() || remark->contains(sentence))
        return;
    *remark += (remark->isEmpty() ? QString() : QLatin1String(between)) + sentence;
}

QString withheldRemark(const QList<Passage> &withheld)
{
    if (withheld.isEmpty())
        return {};
    const QString title = withheld.first().title;
    const QString page = QString::number(withheld.first().page);
    return withheld.size() == 1
               ? QStringLiteral("A passage from “%1”, page %2, does not agree with its page and is left out: check the "
                                "library, or have the PDF read again.")
                     .arg(title, page)
               : QStringLiteral("%1 passages, the first from “%2”, page %3, do not agree with their pages and are left "
                                "out: check the library, or have their PDFs read again.")
                     .arg(QString::number(withheld.size()), title, page);
}

QString withheldIn(const QString &remark)
{
    for (const QString &sentence : remark.split(QLatin1String(between))) {
        for (const char *words :
             {"does not agree with its page and is left out:", "do not agree with their pages and are left out:"}) {
            if (sentence.contains(QLatin1String(words)))
                return sentence;
        }
    }
    return {};
}

} // namespace core
