#include "core/flows/steps/correction.h"

#include <QLocale>

#include <algorithm>

namespace core {

double scoreOf(const Verdict &verdict)
{
    if (verdict.invalid())
        return 0;
    return verdict.hasProbability() ? 2 * verdict.probability - 1 : verdict.passed ? 1 : -1;
}

Correction::Action correctionFor(const QList<double> &scores, double upper, double lower)
{
    const auto reaches = [&](double threshold) {
        return std::any_of(scores.cbegin(), scores.cend(), [=](double score) { return score >= threshold; });
    };
    return reaches(upper) ? Correction::Correct : reaches(lower) ? Correction::Ambiguous : Correction::Incorrect;
}

QString inWords(const QList<double> &scores)
{
    QStringList words;
    for (const double score : scores)
        words.append(QLocale().toString(score, 'f', 2));
    return words.join(QStringLiteral("; "));
}

int callsToWrite(const Settings &settings)
{
    return settings.postCheck ? 3 : 1;
}

QList<Passage> ofWeb(const QList<Passage> &passages, bool web)
{
    QList<Passage> some;
    std::copy_if(passages.cbegin(), passages.cend(), std::back_inserter(some),
                 [=](const Passage &passage) { return !passage.address.isEmpty() == web; });
    return some;
}

QString queryOf(const Rewriting &keywords, const QString &question)
{
    return keywords.query.isEmpty() ? question : keywords.query;
}

// Uses nothing but the question: the query leaves the machine, so no word of a document may get into it.
Result<Rewriting> keywordsFor(const QString &question, const AnswerTools &tools)
{
    return tools.writer.rewrite({question, {}, {}, true}, tools.stop);
}

void lookAhead(LookAhead &ahead, const QString &question, const AnswerTools &tools)
{
    if (ahead.begun.exchange(true))
        return;
    ahead.keywords = keywordsFor(question, tools);
    if (*ahead.keywords && !tools.stop.stop_requested())
        ahead.pages = askWeb(queryOf(**ahead.keywords, question), tools);
}

Result<void> take(LookAhead &ahead, AnswerState &a)
{
    if (!ahead.keywords)
        return {};
    if (!*ahead.keywords)
        return ahead.keywords->error();
    a.correction.keywords = **ahead.keywords;
    a.cost = a.cost + (*ahead.keywords)->cost;
    a.webAhead = std::move(ahead.pages);
    return {};
}

bool searchesSpeculatively(const AnswerTools &tools)
{
    return tools.atOnce > 1 && webIsOn(tools);
}

} // namespace core
