#include "core/query/numberanswer.h"

#include "core/numbers/bestyear.h"
#include "core/numbers/measures.h"
#include "core/question/compoundquestion.h"

#include <utility>

namespace core {

using namespace Qt::StringLiterals;

namespace {

Result<Calculation> answerOne(const QString &question, const QList<DocumentId> &documents, const TableSource &source,
                              const Measures &measures, const std::stop_token &stop)
{
    Calculation first{{}, u"it asks for neither a number nor a cell"_s, {}};
    if (asksForNumber(question, measures)) {
        Result<Calculation> ofStatements = calculate(question, documents, source, measures, stop);
        if (!ofStatements || ofStatements->answer || !ofStatements->candidates.isEmpty())
            return ofStatements;
        first = *std::move(ofStatements);
    }
    if (!mayAnswerFromTables(question))
        return first;
    // If it is not a measure, it may be a row of any table.
    Result<Calculation> second = answerFromTables(question, documents, source, measures, stop);
    // A measure that the statements do not give by year may belong to a part, such as an affiliate.
    if (second && second->answer && bestYearQuestion(question) && !measures.mentionsIn(question).isEmpty()) {
        second->candidates = {*std::exchange(second->answer, {})};
        second->reason = u"the table may cover only a part"_s;
    }
    const bool helps = !second || second->answer || !second->candidates.isEmpty() || !asksForNumber(question, measures);
    return helps ? second : first;
}

// The second of two questions in one may omit the year of the first.
QString inThePeriodOf(const QString &part, const QString &whole)
{
    const QList<PeriodMention> said = periodsIn(whole);
    if (said.size() != 1 || !periodsIn(part).isEmpty())
        return part;
    QString words = part.trimmed();
    while (words.endsWith(u'?'))
        words.chop(1);
    return u"%1 in %2?"_s.arg(words, whole.mid(said.first().from, said.first().to - said.first().from));
}

// "What was Acme's revenue in 2015, and what did it pay in dividends?": each part separately, if one is computable.
Result<Calculation> answerParts(const QString &question, const QList<DocumentId> &documents, const TableSource &source,
                                const Measures &measures, const std::stop_token &stop)
{
    QList<Computed> found;
    Calculation all;
    for (const QString &part : questionsIn(question)) {
        const QString alone = inThePeriodOf(part, question);
        const Result<Calculation> one = answerOne(alone, documents, source, measures, stop);
        if (!one)
            return one;
        const QList<Computed> cells = one->isQuoted ? one->candidates : QList<Computed>();
        found += one->answer ? QList<Computed>{*one->answer} + one->further : cells;
        all.missing += one->missing;
        if (!one->answer && cells.isEmpty())
            all.missing.append({part, {}, {}, u"ask it separately"_s});
    }
    if (found.isEmpty()) {
        all.reason = u"ask each question separately"_s;
        return all;
    }
    all.answer = found.takeFirst();
    all.further = std::move(found);
    return all;
}

} // namespace

bool asksForNumberOrCell(const QString &question, const Measures &measures)
{
    return asksForNumber(question, measures) || mayAnswerFromTables(question);
}

Result<Calculation> answerByNumbers(const QString &question, const QList<DocumentId> &documents,
                                    const TableSource &source, const Measures &measures, std::stop_token stop)
{
    const Result<Calculation> whole = answerOne(question, documents, source, measures, stop);
    if (!whole || whole->answer || !whole->candidates.isEmpty() || questionsIn(question).isEmpty())
        return whole;
    Result<Calculation> parts = answerParts(question, documents, source, measures, stop);
    return !parts || parts->answer ? parts : whole;
}

} // namespace core
