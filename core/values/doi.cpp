#include "core/values/doi.h"

#include <QRegularExpression>
#include <QStringList>

namespace core {
namespace {

void addOnce(QStringList &all, const QString &doi)
{
    if (!all.contains(doi, Qt::CaseInsensitive))
        all.append(doi);
}

QString withoutEnd(QString doi) // removes the end of a sentence and brackets
{
    while (!doi.isEmpty()) {
        const QChar last = doi.back();
        const bool closes =
            (last == u')' && doi.count(u')') > doi.count(u'(')) || (last == u']' && doi.count(u']') > doi.count(u'['));
        if (!closes && !QStringLiteral(".,;:'\"”’*†").contains(last))
            break;
        doi.chop(1);
    }
    return doi;
}

} // namespace

QString doiIn(const QString &firstPage)
{
    static const QRegularExpression doi(
        QStringLiteral("(doi(?:\\.org)?[ :/]{0,3})?(?<![\\d.])(10\\.\\d{4,9}/[^\\s\"<>{}|\\\\^`]+)"),
        QRegularExpression::CaseInsensitiveOption);
    QStringList called; // DOIs labelled as such
    QStringList all;
    for (auto each = doi.globalMatch(firstPage); each.hasNext();) {
        const QRegularExpressionMatch match = each.next();
        const QString found = withoutEnd(match.captured(2));
        if (found.endsWith(u'/'))
            continue;
        addOnce(all, found);
        if (!match.captured(1).isEmpty())
            addOnce(called, found);
    }
    if (called.size() == 1)
        return called.first();
    return called.isEmpty() && all.size() == 1 ? all.first() : QString();
}

} // namespace core
