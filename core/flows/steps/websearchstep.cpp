// The step that searches the web. Before anything is sent, an event reports the query and its receiver.
#include "core/base/plural.h"
#include "core/flows/steps/answerstate.h"

#include "core/language/terms.h"
#include "core/language/textmatch.h"

#include <QSet>

#include <algorithm>

namespace core {
namespace {

constexpr int mostFound = 60;    // passages taken per search, however long the pages are
constexpr int mostOfOnePage = 2; // passages per page given to the Writer where nothing chooses among them

QString textOf(const Error &error)
{
    return error.message.isEmpty() ? QStringLiteral("the search failed without giving a reason") : error.message;
}

// The passages that are new, both by id and by text.
QList<Passage> newPassages(const QList<Passage> &found, const QList<Passage> &known)
{
    QSet<PassageId> ids;
    QSet<QString> texts;
    for (const Passage &passage : known) {
        ids.insert(passage.id);
        texts.insert(normalForm(passage.text));
    }
    QList<Passage> fresh;
    for (const Passage &passage : found) {
        const QString text = normalForm(passage.text);
        if (fresh.size() == mostFound || text.isEmpty() || ids.contains(passage.id) || texts.contains(text))
            continue;
        ids.insert(passage.id);
        texts.insert(text);
        fresh.append(passage);
    }
    return fresh;
}

// Pages may be long: takes from each the passages that share the most words with the question, in page order.
QList<Passage> bestOfEachPage(const QList<Passage> &passages, const QString &question)
{
    QHash<QString, QList<int>> pages;
    for (int i = 0; i < passages.size(); ++i)
        pages[passages[i].address].append(i);
    QSet<int> taken;
    for (QList<int> &page : pages) {
        QHash<int, double> shared;
        for (const int i : std::as_const(page))
            shared[i] = likeness(question, passages[i].text);
        std::stable_sort(page.begin(), page.end(), [&](int a, int b) { return shared[a] > shared[b]; });
        for (const int i : page.mid(0, mostOfOnePage))
            taken.insert(i);
    }
    QList<Passage> best;
    for (int i = 0; i < passages.size(); ++i) {
        if (taken.contains(i))
            best.append(passages[i]);
    }
    return best;
}

} // namespace

bool webIsOn(const AnswerTools &tools)
{
    return tools.web && tools.settings.maxWebSearches > 0;
}

Result<QList<Passage>> askWeb(const QString &query, const AnswerTools &tools)
{
    const QString engine = tools.web->name();
    tools.trace(
        StepProgress{.text = QStringLiteral("“%1” goes to %2").arg(query, engine), .query = query, .engine = engine});
    return tools.web->search(query, tools.settings.webPages, tools.stop);
}

Result<Decision> searchWeb(AnswerState &a, AnswerTools &tools)
{
    if (!webIsOn(tools)) {
        a.webTrouble = QStringLiteral("web search is off");
        return decided("off", a.webTrouble, a, tools);
    }
    if (!a.nextQuery.isEmpty()) {
        a.webQuery = std::exchange(a.nextQuery, {});
        a.webAhead.reset();
    }
    if (!a.webAhead && !affords(a, tools, 0))
        return outOfBudget(a, tools);
    const Result<QList<Passage>> found = a.webAhead ? *a.webAhead : askWeb(a.webQuery, tools);
    if (tools.stop.stop_requested() || (!found && found.error().code == Error::Cancelled))
        return Error::cancelled();
    a.webAhead.reset();
    a.queries.append(a.webQuery);
    a.usedWeb = true;
    const QString engine = tools.web->name();
    SearchReport search{a.webQuery, {}, {}, {}, engine, {}};
    if (!found) {
        a.webTrouble = textOf(found.error());
        search.trouble = a.webTrouble;
        return decided("nothing", a.webTrouble, a, tools, {.search = search});
    }
    QList<Passage> fresh = newPassages(*found, a.found + a.passages);
    fresh.removeIf([&](const Passage &passage) { return a.leftOut.contains(passage.id); });
    a.found += fresh;
    a.passages += bestOfEachPage(fresh, a.question);
    search.passages = fresh;
    if (fresh.isEmpty()) {
        a.webTrouble = found->isEmpty() ? QStringLiteral("the web search found nothing")
                                        : QStringLiteral("the web search found nothing new");
        return decided("nothing", a.webTrouble, a, tools, {.search = search});
    }
    a.webTrouble.clear();
    return decided("found", QStringLiteral("%1 from %2").arg(plural(fresh.size(), "passage"), engine), a, tools,
                   {.search = search});
}

} // namespace core
