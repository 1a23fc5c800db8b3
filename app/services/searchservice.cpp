#include "app/services/searchservice.h"

#include "core/library/evidencesearch.h"
#include "core/models/builtin.h"
#include "core/library/librarydescriptions.h"
#include "core/session/wording.h"

#include <QSet>

#include <algorithm>

namespace app {
namespace {

constexpr int longestText = 200; // characters
constexpr int passagesEach = 3;  // that are searched for, for each page that is wanted: several stand on one

// All that may be seen; nothing: every one.
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
    return scope.isEmpty() ? QList<core::DocumentId>{-1} : scope; // there is no such document
}

// Who asks sorts by the scores: the best goes to the first.
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

} // namespace

void SearchService::search(const QString &words, int most, const Reply<QList<FoundPage>> &found)
{
    m_last.request_stop();
    if (!m_library.isUsable() || words.trimmed().isEmpty())
        return found({});
    m_last = m_searching.post([=, this](std::stop_token stop) {
        core::Library &library = *m_library;
        const QList<core::DocumentId> scope = scopeOf(library);
        core::Inline here;
        // By words alone: the desktop asks with every letter, and waits for no model.
        const auto passages = stop.stop_requested()
                                  ? core::Result<QList<core::FoundPassage>>(core::Error::cancelled())
                                  : core::searchByEvidence({words, most * passagesEach, scope}, library,
                                                           *core::wordRankerFor(library), here, stop);
        found.later(this, passages && !stop.stop_requested() ? pagesOf(*passages, most, library) : QList<FoundPage>());
    });
}

} // namespace app
