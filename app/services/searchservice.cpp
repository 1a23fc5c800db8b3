#include "app/services/searchservice.h"

#include "core/library/evidencesearch.h"
#include "core/models/builtin.h"
#include "core/library/librarydescriptions.h"
#include "core/session/wording.h"

#include <QSet>

#include <algorithm>

namespace app {
namespace {

constexpr int longestText = 200; // in characters
constexpr std::chrono::milliseconds longestWait{1000};
constexpr int passagesEach = 3; // passages searched for per page wanted, as several may be on one page

// All visible documents; empty: no restriction.
QList<core::DocumentId> scopeOf(core::Library &library)
{
    const QList<core::DocumentId> hidden = core::LibraryDescriptions(library).hidden();
    QList<core::DocumentId> scope;
    if (hidden.isEmpty())
        return scope;
    for (const core::Document &document : library.documents()) {
        if (!document.isHidden)
            scope.append(document.id);
    }
    return scope.isEmpty() ? QList<core::DocumentId>{-1} : scope; // a document that does not exist
}

// The desktop sorts by score, so scores are made to decrease in order.
void scoreInOrder(QList<FoundPage> &pages)
{
    QList<double> scores;
    for (const FoundPage &page : std::as_const(pages))
        scores.append(page.score);
    std::sort(scores.begin(), scores.end(), std::greater());
    for (qsizetype i = 0; i < pages.size(); ++i)
        pages[i].score = scores[i];
}

QList<FoundPage> pagesOf(const QList<core::FoundPassage> &found, int most, const core::Library &library)
{
    QList<FoundPage> pages;
    QSet<std::pair<core::DocumentId, int>> seen;
    for (const core::FoundPassage &each : found) {
        const core::Passage &passage = each.passage;
        if (pages.size() == most || seen.contains({passage.document, passage.page}))
            continue;
        seen.insert({passage.document, passage.page});
        const core::Result<core::Document> document = library.document(passage.document);
        if (!document)
            continue;
        const QString snippet = each.snippet();
        const QString text = snippet.size() <= longestText ? snippet : snippet.left(longestText - 1) + u'…';
        const QString lit =
            each.best ? passage.text.mid(each.best->from, each.best->to - each.best->from).simplified() : QString();
        pages.append({{document->hash, passage.page, lit},
                      core::withoutOverrides(core::placeOf(passage)),
                      core::withoutOverrides(text),
                      passage.score});
    }
    scoreInOrder(pages);
    return pages;
}

// The desktop searches with every letter: uses the evidence model only if it is in memory and fast enough.
core::Result<QList<core::FoundPassage>> foundFor(const core::Query &query, const core::Library &library,
                                                 const core::Settings &settings, core::Parallel &parallel,
                                                 const std::stop_token &stop)
{
    const auto words = core::wordRankerFor(library);
    const auto best = core::evidenceRankerFor(settings, library, stop, core::Networks::InMemory);
    return core::searchInTime(query, library, *best, *words, longestWait, parallel, stop);
}

} // namespace

void SearchService::search(const QString &words, int most, const Reply<QList<FoundPage>> &found)
{
    m_last.request_stop();
    if (!m_library.isUsable() || words.trimmed().isEmpty())
        return found({});
    m_last = m_searching.post([=, this, settings = m_settings](std::stop_token stop) {
        core::Library &library = *m_library;
        const QList<core::DocumentId> scope = scopeOf(library);
        const auto passages = stop.stop_requested()
                                  ? core::Result<QList<core::FoundPassage>>(core::Error::cancelled())
                                  : foundFor({words, most * passagesEach, scope}, library, settings, m_pool, stop);
        found.later(this, passages && !stop.stop_requested() ? pagesOf(*passages, most, library) : QList<FoundPage>());
    });
}

} // namespace app
