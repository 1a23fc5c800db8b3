#include "core/extractive/identifiers.h"

#include <QRegularExpression>

#include <algorithm>

namespace core {
namespace {

QString withoutZeros(const QString &digits)
{
    qsizetype first = 0;
    while (first + 1 < digits.size() && digits[first] == u'0')
        ++first;
    return digits.sliced(first);
}

} // namespace

QList<Passage> citedBy(const Answer &answer, const QList<Passage> &sources)
{
    QList<Passage> cited;
    std::copy_if(sources.begin(), sources.end(), std::back_inserter(cited), [&](const Passage &passage) {
        return std::any_of(answer.citations.begin(), answer.citations.end(),
                           [&](const Citation &citation) { return citation.passage == passage.id; });
    });
    return cited;
}

QString identifierMissing(const Claim &question, const QList<Passage> &cited)
{
    static const QRegularExpression digits(QStringLiteral("\\d+"));
    QSet<QString> said;
    for (const Passage &passage : cited) {
        const QString around =
            passage.text + u' ' + passage.heading + u' ' + passage.title + u' ' + passage.path.section(u'/', -1);
        for (auto each = digits.globalMatch(around); each.hasNext();)
            said.insert(withoutZeros(each.next().captured()));
        for (const ReadTerm &term : readText(around).terms)
            said.insert(term.key);
    }
    for (const ReadTerm &term : question.reading.terms) {
        const QString word = question.reading.text.mid(term.from, term.to - term.from);
        bool isThere = said.contains(term.key);
        for (auto each = digits.globalMatch(word); !isThere && each.hasNext();) {
            if (!said.contains(withoutZeros(each.next().captured())))
                return word;
        }
    }
    return {};
}

} // namespace core
