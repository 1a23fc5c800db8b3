#include "core/library/evidencesearch.h"

#include "core/library/librarytables.h"

#include <QHash>
#include <QSet>

#include <algorithm>
#include <functional>
#include <utility>

namespace core {
namespace {

// Passages whose spans are examined, the same for all callers, so that the order is the same. By words a dozen pages
// are ranked, and more passages than these contain would only take time.
constexpr int lookedByModel = 64;
constexpr int lookedByWords = 32;

int lookedBy(const EvidenceRanker &ranker)
{
    return ranker.readsByModel() ? lookedByModel : lookedByWords;
}

// Requests a stop from its users once the time is over.
class InTime : public Parallel
{
public:
    InTime(Parallel &all, std::chrono::milliseconds most, const std::stop_token &stop)
        : m_all(all),
          m_end(std::chrono::steady_clock::now() + most),
          m_stopped(stop, [this] { m_stop.request_stop(); })
    {
    }

    void forEach(int count, const std::function<void(int)> &work, std::stop_token stop) override
    {
        const auto inTime = [&](int item) {
            if (std::chrono::steady_clock::now() < m_end)
                work(item);
            else
                m_stop.request_stop();
        };
        m_all.forEach(count, inTime, std::move(stop));
    }

    std::stop_token stop() const { return m_stop.get_token(); }

private:
    Parallel &m_all;
    const std::chrono::steady_clock::time_point m_end;
    std::stop_source m_stop;
    std::stop_callback<std::function<void()>> m_stopped;
};

} // namespace

QString FoundPassage::snippet() const
{
    return best ? quotedText(*best, passage) : passage.text.simplified();
}

int searchedFor(int count, const EvidenceRanker &ranker)
{
    return std::max(count, lookedBy(ranker));
}

Result<QList<FoundPassage>> orderedByEvidence(const QString &question, const QList<Passage> &passages, int count,
                                              const EvidenceRanker &ranker, Parallel &parallel,
                                              const std::stop_token &stop)
{
    const Result<QList<RankedEvidence>> evidence =
        ranker.rank(question, passages.mid(0, lookedBy(ranker)), parallel, stop);
    if (!evidence)
        return evidence.error();
    if (stop.stop_requested())
        return Error::cancelled();
    QList<FoundPassage> found;
    QSet<int> taken;
    for (const RankedEvidence &each : *evidence) {
        const int index = each.span.passage;
        if (found.size() >= count || taken.contains(index))
            continue;
        taken.insert(index);
        found.append({passages[index], each.span, each.probability});
        found.last().passage.page = pageAt(passages[index], each.span.from);
    }
    for (int i = 0; i < passages.size() && found.size() < count; ++i) {
        if (!taken.contains(i))
            found.append({passages[i], {}, 0});
    }
    return found;
}

Result<QList<FoundPassage>> searchByEvidence(const Query &query, const Library &library, const EvidenceRanker &ranker,
                                             Parallel &parallel, const std::stop_token &stop, SearchRemarks *remarks)
{
    return searchToAnswer(query.text, query, library, ranker, parallel, stop, remarks);
}

Result<QList<FoundPassage>> searchToAnswer(const QString &question, const Query &query, const Library &library,
                                           const EvidenceRanker &ranker, Parallel &parallel,
                                           const std::stop_token &stop, SearchRemarks *remarks)
{
    Query more = query;
    more.count = searchedFor(query.count, ranker);
    const Result<QList<Passage>> passages = library.search(more, stop, remarks);
    if (!passages)
        return passages.error();
    Result<QList<FoundPassage>> found = orderedByEvidence(ranker.readsByModel() ? question : query.text, *passages,
                                                          query.count, ranker, parallel, stop);
    if (remarks)
        remarks->addOther(ranker.takeProblem());
    if (!found)
        return found;
    QHash<PassageId, int> pages; // pages at which the passages were found
    for (const Passage &passage : *passages)
        pages.insert(passage.id, passage.page);
    for (FoundPassage &each : *found) {
        Passage &passage = each.passage;
        if (passage.page != pages.value(passage.id))
            passage.pageLabel = LibraryTables(library).pageLabel(passage.document, passage.page);
    }
    return found;
}

Result<QList<FoundPassage>> searchInTime(const Query &query, const Library &library, const EvidenceRanker &ranker,
                                         const EvidenceRanker &words, std::chrono::milliseconds most,
                                         Parallel &parallel, const std::stop_token &stop)
{
    if (ranker.readsByModel()) {
        InTime inTime(parallel, most, stop);
        Result<QList<FoundPassage>> found = searchByEvidence(query, library, ranker, inTime, inTime.stop());
        if (found || found.error().code != Error::Cancelled || stop.stop_requested())
            return found;
    }
    return searchByEvidence(query, library, words, parallel, stop);
}

} // namespace core
