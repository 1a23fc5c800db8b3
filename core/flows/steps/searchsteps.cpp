// The steps that search for passages: retrieve, and rewrite for another search.
#include "core/base/plural.h"
#include "core/flows/steps/draft.h"
#include "core/flows/steps/reports.h"

#include "core/language/terms.h"
#include "core/library/evidencesearch.h"
#include "core/question/questionanalysis.h"

#include <QSet>

#include <algorithm>

namespace core {
namespace {

constexpr int passagesToSumUp = 24;

QList<PassageId> sortedIds(const QList<Passage> &passages)
{
    QList<PassageId> ids;
    for (const Passage &passage : passages)
        ids.append(passage.id);
    std::sort(ids.begin(), ids.end());
    return ids;
}

QStringList partsToFind(const QuestionAnalysis &asked)
{
    QStringList texts;
    for (const QuestionPart &part : asked.parts) {
        const QString counted = countAskedOf(part);
        texts.append(counted.isEmpty() ? part.text : counted);
    }
    return texts;
}

// Takes one from each list in turn, each passage once.
QList<Passage> interleaved(const QList<QList<Passage>> &lists, int most)
{
    QList<Passage> mixed;
    QSet<PassageId> known;
    qsizetype longest = 0;
    for (const QList<Passage> &list : lists)
        longest = std::max(longest, list.size());
    for (qsizetype rank = 0; rank < longest; ++rank) {
        for (const QList<Passage> &list : lists) {
            if (rank < list.size() && mixed.size() < most && !known.contains(list[rank].id)) {
                known.insert(list[rank].id);
                mixed.append(list[rank]);
            }
        }
    }
    return mixed;
}

struct Wanted
{
    Query query;
    QString question = {}; // question to answer; empty: the query itself
};

// Searches as everywhere, but drops passages that have nothing of the question.
Result<QList<Passage>> findByEvidence(const Wanted &wanted, const AnswerTools &tools, SearchRemarks *remarks)
{
    const QString &question = wanted.question.isEmpty() ? wanted.query.text : wanted.question;
    const Result<QList<FoundPassage>> found =
        searchToAnswer(question, wanted.query, tools.library, tools.evidence, tools.parallel, tools.stop, remarks);
    if (!found)
        return found.error();
    QList<Passage> passages;
    for (const FoundPassage &each : *found) {
        if (each.best)
            passages.append(each.passage);
    }
    return passages;
}

// Finds more than are wanted and keeps those that may answer. If the built-in Writer is to summarise, keeps everything
// found for the section.
Result<QList<Passage>> findBest(const Wanted &wanted, const QuestionAnalysis &asked, const AnswerTools &tools,
                                SearchRemarks *remarks)
{
    if (!asked.summary && !asked.isOfTheWhole)
        return findByEvidence(wanted, tools, remarks);
    Query more = wanted.query;
    if (asked.summary && tools.quotes)
        more.count = std::max(more.count, passagesToSumUp);
    return tools.library.search(more, tools.stop, remarks);
}

// Searches for the whole question and for each thing it asks about: one search for several seldom finds all of them.
Result<QList<Passage>> findAll(const Wanted &wanted, const AnswerTools &tools, SearchRemarks *remarks)
{
    const QuestionAnalysis asked = analyseQuestion(wanted.query.text);
    const Result<QList<Passage>> whole = findBest(wanted, asked, tools, remarks);
    const QStringList parts = partsToFind(asked);
    if (!whole || parts.isEmpty())
        return whole;
    QList<QList<Passage>> lists{*whole};
    for (const QString &part : parts) {
        Query one = wanted.query;
        one.text = part;
        const Result<QList<Passage>> found = findBest({one}, analyseQuestion(part), tools, remarks);
        if (!found)
            return found;
        lists.append(*found);
    }
    return interleaved(lists, wanted.query.count);
}

// For a question with mistyped words: results for both readings, in turn.
Result<QList<Passage>> findReadings(const Wanted &wanted, const QString &other, const AnswerTools &tools,
                                    SearchRemarks *remarks)
{
    Result<QList<Passage>> found = findAll(wanted, tools, remarks);
    if (!found || other.isEmpty())
        return found;
    Query also = wanted.query;
    also.text = other;
    const Result<QList<Passage>> more = findAll({also}, tools, remarks);
    return more ? interleaved({*found, *more}, also.count) : more;
}

} // namespace

QList<PassageId> idsOf(const QList<Passage> &passages)
{
    QList<PassageId> ids;
    for (const Passage &passage : passages)
        ids.append(passage.id);
    return ids;
}

void rememberNearest(AnswerState &a, const QList<Passage> &refused)
{
    for (const Passage &passage : refused) {
        const auto same = [&](const Passage &known) { return known.id == passage.id; };
        if (std::none_of(a.nearest.cbegin(), a.nearest.cend(), same))
            a.nearest.append(passage);
    }
    std::stable_sort(a.nearest.begin(), a.nearest.end(), [&](const Passage &left, const Passage &right) {
        return a.judged.value(left.id) > a.judged.value(right.id);
    });
}

bool isForced(const AnswerState &a, PassageId passage)
{
    return std::any_of(a.forced.cbegin(), a.forced.cend(), [=](const Passage &forced) { return forced.id == passage; });
}

void addForced(QList<Passage> &passages, const AnswerState &a)
{
    for (const Passage &forced : a.forced) {
        const auto same = [&](const Passage &passage) { return passage.id == forced.id; };
        if (std::none_of(passages.cbegin(), passages.cend(), same))
            passages.append(forced);
    }
}

void addTo(QString &because, const SearchRemarks &remarks)
{
    for (const QString &sentence : inWords(remarks))
        because += QStringLiteral("; ") + sentence;
}

QString otherReading(const QString &query, const AnswerState &a)
{
    return query == a.question ? a.suggestion : QString();
}

Result<QList<Passage>> nearestTo(const QString &query, AnswerState &a, const AnswerTools &tools)
{
    return tools.library.search({query, tools.settings.passages, a.documents, true}, tools.stop, &a.remarks);
}

Result<QList<Passage>> lookFor(QString &query, AnswerState &a, const AnswerTools &tools, SearchRemarks *remarks)
{
    if (!a.nextQuery.isEmpty())
        query = std::exchange(a.nextQuery, {});
    Result<QList<Passage>> found = std::exchange(a.handed, {});
    if (found->isEmpty()) {
        const Query wanted{query, tools.settings.passages, a.documents};
        // Another wording finds other passages, but the question itself decides which of them answers.
        const QString question = query == a.query ? gradingQuestion(a, tools) : QString();
        found = tools.search ? tools.search(wanted, remarks)
                             : findReadings({wanted, question}, otherReading(query, a), tools, remarks);
    }
    if (!found)
        return found;
    a.remarks.add(*remarks);
    found->removeIf([&](const Passage &passage) { return a.leftOut.contains(passage.id); });
    addForced(*found, a);
    return found;
}

Result<Decision> retrieve(AnswerState &a, AnswerTools &tools)
{
    if (!affords(a, tools, 0))
        return outOfBudget(a, tools);
    a.found = a.chosen;
    SearchRemarks remarks;
    if (a.chosen.isEmpty()) {
        Result<QList<Passage>> found = lookFor(a.query, a, tools, &remarks);
        if (!found)
            return found.error();
        a.found = *std::move(found);
    }
    if (a.found.isEmpty()) { // nothing to answer from, but the reader is shown the nearest passages
        const Result<QList<Passage>> nearest = nearestTo(a.query, a, tools);
        if (!nearest)
            return nearest.error();
        rememberNearest(a, *nearest);
    }
    a.queries.append(a.query);
    const QString other = a.chosen.isEmpty() ? otherReading(a.query, a) : QString();
    if (!other.isEmpty())
        a.queries.append(other);
    const QList<PassageId> ids = sortedIds(a.found);
    const bool seenBefore = a.seen.contains(ids);
    a.seen.append(ids);

    const QString count = plural(a.found.size(), "passage");
    Decision decision = decided("found", count, a, tools);
    if (!a.chosen.isEmpty())
        decision.because += QStringLiteral(", chosen by you");
    else if (a.found.isEmpty())
        decision = unlessExhausted("nothing", QStringLiteral("nothing found"), a, tools);
    else if (seenBefore)
        decision =
            decided("exhausted", count + QStringLiteral(", the same as an earlier query found: no progress"), a, tools);
    SearchReport search{a.query, a.found, {}, remarks, {}, {}, other};
    if (const QStringList parts = partsToFind(analyseQuestion(a.query)); a.chosen.isEmpty() && !parts.isEmpty())
        search.parts = parts;
    if (!other.isEmpty())
        decision.because += QStringLiteral("; also searched for: ") + other;
    addTo(decision.because, remarks);
    decision.report.search = search;
    return decision;
}

Result<Decision> rewrite(AnswerState &a, AnswerTools &tools)
{
    if (!affords(a, tools, 1))
        return decided("stuck", outOfBudget(a, tools).because, a, tools, {.outOfBudget = true});
    const Result<Rewriting> better =
        tools.writer.rewrite({a.question, a.queries, a.nearest.mid(0, tools.settings.passages)}, tools.stop);
    if (!better) {
        Result<Decision> late = unlessOutOfTime(better.error(), a, tools);
        if (late)
            late->outcome = "stuck";
        return late;
    }
    a.cost = a.cost + better->cost;

    Decision decision =
        decided("again", QStringLiteral("new query: ") + better->query, a, tools, {.rewrite = reportOf(*better)});
    const QString normal = normalForm(better->query);
    const auto tried = [&](const QString &query) { return normalForm(query) == normal; };
    if (normal.isEmpty()) {
        decision.outcome = "stuck";
        decision.because = QStringLiteral("there is no other way to phrase it");
    } else if (std::any_of(a.queries.cbegin(), a.queries.cend(), tried)) {
        decision.outcome = "stuck";
        decision.because = QStringLiteral("the same query as before: no progress");
    } else {
        a.query = better->query;
    }
    return decision;
}

} // namespace core
