#include "core/library/evidencesearch.h"

#include "core/library/librarytables.h"

#include <QSet>

#include <algorithm>

namespace core {
namespace {

// Passages whose spans are looked at, as many whoever asks, so that the order is the same. By words a dozen pages are
// ranked, and more passages than fill them change nothing but the time.
constexpr int lookedByModel = 64;
constexpr int lookedByWords = 32;

FoundPassage shownAt(Passage passage, const RankedEvidence &evidence, const Library &library)
{
    const int page = pageAt(passage, evidence.span.from);
    if (page != passage.page) {
        passage.page = page;
        passage.pageLabel = LibraryTables(library).pageLabel(passage.document, page);
    }
    return {passage, evidence.span, evidence.probability};
}

} // namespace

QString FoundPassage::snippet() const
{
    return best ? quotedText(*best, passage) : passage.text.simplified();
}

Result<QList<FoundPassage>> searchByEvidence(const Query &query, const Library &library, const EvidenceRanker &ranker,
                                             Parallel &parallel, const std::stop_token &stop, QString *remark)
{
    Query more = query;
    const int looked = ranker.readsByModel() ? lookedByModel : lookedByWords;
    more.count = std::max(query.count, looked);
    const Result<QList<Passage>> passages = library.search(more, stop, remark);
    if (!passages)
        return passages.error();
    if (const QString problem = remark ? ranker.takeProblem() : QString(); !problem.isEmpty())
        *remark += (remark->isEmpty() ? QString() : QStringLiteral("; ")) + problem;
    const Result<QList<RankedEvidence>> evidence = ranker.rank(query.text, passages->mid(0, looked), parallel, stop);
    if (!evidence)
        return evidence.error();
    if (stop.stop_requested())
        return Error::cancelled();
    QList<FoundPassage> found;
    QSet<int> taken;
    for (const RankedEvidence &each : *evidence) {
        const int index = each.span.passage;
        if (found.size() >= query.count || taken.contains(index))
            continue;
        taken.insert(index);
        found.append(shownAt(passages->at(index), each, library));
    }
    for (int i = 0; i < passages->size() && found.size() < query.count; ++i) {
        if (!taken.contains(i))
            found.append({passages->at(i), {}, 0});
    }
    return found;
}

} // namespace core
