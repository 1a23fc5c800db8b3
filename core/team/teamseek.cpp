#include "core/team/teamseek.h"

#include "core/base/json.h"
#include "core/library/libraryteam.h"
#include "core/retrieval/wordranker.h"
#include "core/team/teamevidence.h"
#include "core/team/teamspace.h"

#include <QHash>

#include <algorithm>

namespace core {
namespace {

constexpr int leastProposals = 200;    // as for a personal library
constexpr int mostProposals = 1000;    // requested from the server
constexpr size_t mostCounted = 19'999; // terms, plus the number of all passages

QString queryJson(const std::vector<WeighedTerm> &terms)
{
    QList<Json> pairs;
    for (const WeighedTerm &term : terms)
        pairs.append(Json(QList<Json>{Json(qint64(term.hash)), Json(term.share)}));
    return QString::fromUtf8(Json::object({{"terms", pairs}}).written());
}

struct Proposed
{
    QList<Passage> passages;    // their ids count from 1
    QList<TeamSpace::Key> keys; // key of each passage
};

Result<QList<TeamSpace::Key>> soughtByWords(Postgres &postgres, const TeamQuery &query,
                                            const std::vector<WeighedTerm> &terms, int count,
                                            const std::stop_token &stop)
{
    QList<TeamSpace::Key> keys;
    if (terms.empty())
        return keys;
    const Result<PostgresRows> rows = postgres.run(
        "SELECT document::text, ordinal FROM attest.seek($1::jsonb, $2::uuid[], $3::int)",
        {queryJson(terms), query.scope.isEmpty() ? PostgresValue::none() : PostgresValue(query.scope), count}, stop);
    if (!rows)
        return rows.error();
    for (int i = 0; i < rows->size(); ++i)
        keys.append({rows->text(i, 0), int(rows->integer(i, 1))});
    return keys;
}

// Reads each of them once, as far as the user may see it.
Result<Proposed> read(Postgres &postgres, const QList<TeamSpace::Key> &keys, const std::stop_token &stop)
{
    QStringList documents, ordinals;
    for (const TeamSpace::Key &key : keys) {
        documents.append(key.document);
        ordinals.append(QString::number(key.ordinal));
    }
    const Result<PostgresRows> rows = postgres.run(
        "SELECT p.document::text, p.ordinal, p.page, p.last_page, p.page_label, p.heading, p.body, p.boxes, "
        "coalesce(d.given_title, d.title), d.path, coalesce(d.given_year, 0) FROM (SELECT w.document, w.ordinal, "
        "min(w.at) AS at FROM unnest($1::uuid[], $2::int[]) WITH ORDINALITY AS w(document, ordinal, at) GROUP BY 1, 2) "
        "AS w JOIN attest.passage AS p ON p.document = w.document AND p.ordinal = w.ordinal "
        "JOIN attest.document AS d ON d.id = p.document ORDER BY w.at",
        {documents, ordinals}, stop);
    if (!rows)
        return rows.error();
    Proposed proposed;
    QHash<QString, DocumentId> numbers;
    for (int i = 0; i < rows->size(); ++i) {
        Passage passage;
        passage.id = i + 1;
        proposed.keys.append({rows->text(i, 0), int(rows->integer(i, 1))});
        passage.document = *numbers.emplace(rows->text(i, 0), numbers.value(rows->text(i, 0), numbers.size() + 1));
        passage.ordinal = int(rows->integer(i, 1));
        passage.page = int(rows->integer(i, 2));
        passage.lastPage = int(rows->integer(i, 3));
        passage.pageLabel = rows->text(i, 4);
        passage.heading = rows->text(i, 5);
        passage.text = rows->text(i, 6);
        passage.spans = LibraryTeam::spansFrom(rows->bytes(i, 7), passage.text.size());
        passage.title = rows->text(i, 8);
        passage.path = rows->text(i, 9);
        passage.year = int(rows->integer(i, 10));
        proposed.passages.append(passage);
    }
    return proposed;
}

// The best that agree with their pages; if one does not, the next in order takes its place.
Result<QList<Passage>> soundest(const WordRanker &ranker, const Proposed &proposed, const TermCounts &counts, int count,
                                TeamEvidence &evidence, SearchRemarks *remarks)
{
    QSet<PassageId> withheld;
    for (;;) {
        const QList<Passage> best = ranker.rank(proposed.passages, counts, count, withheld);
        if (const Result<void> known = evidence.readPages(best); !known)
            return known.error();
        const qsizetype before = withheld.size();
        for (const Passage &each : best) {
            const Passage &passage = proposed.passages[each.id - 1]; // with the page where it begins
            if (evidence.agrees(passage))
                continue;
            withheld.insert(passage.id);
            if (remarks)
                remarks->withhold({passage});
        }
        if (withheld.size() == before)
            return best;
    }
}

// Adds labels for passages shown with another page than their first.
Result<void> labelPages(Postgres &postgres, const Proposed &proposed, QList<FoundPassage> &found,
                        const std::stop_token &stop)
{
    QStringList documents, pages;
    for (const FoundPassage &each : std::as_const(found)) {
        const Passage &passage = each.passage;
        if (passage.page == proposed.passages[passage.id - 1].page)
            continue;
        documents.append(proposed.keys[passage.id - 1].document);
        pages.append(QString::number(passage.page));
    }
    if (documents.isEmpty())
        return {};
    const Result<PostgresRows> rows =
        postgres.run("SELECT p.document::text, p.number, p.label FROM unnest($1::uuid[], $2::int[]) AS w(document, "
                     "number) JOIN attest.page AS p ON p.document = w.document AND p.number = w.number",
                     {documents, pages}, stop);
    if (!rows)
        return rows.error();
    QHash<std::pair<QString, int>, QString> labels;
    for (int i = 0; i < rows->size(); ++i)
        labels.insert({rows->text(i, 0), int(rows->integer(i, 1))}, rows->text(i, 2));
    for (FoundPassage &each : found) {
        Passage &passage = each.passage;
        passage.pageLabel = labels.value({proposed.keys[passage.id - 1].document, passage.page}, passage.pageLabel);
    }
    return {};
}

} // namespace

Result<QList<TeamPassage>> TeamSeek::search(const TeamQuery &query, const RankerOf &rankerOf, Parallel &parallel,
                                            const std::stop_token &stop, SearchRemarks *remarks)
{
    // A single state of the library, so that counts, results and texts fit together.
    auto snapshot = PostgresTransaction::begin(m_postgres, PostgresTransaction::Snapshot, stop);
    if (!snapshot)
        return snapshot.error();
    WordRanker ranker(query.text);
    const std::vector<quint64> asked = ranker.candidates();
    Result<TeamCounts> counts = countedOnServer(m_postgres, asked, stop);
    if (!counts)
        return counts.error();
    const std::vector<WeighedTerm> terms = ranker.weigh(counts->terms);
    if (!counts->any)
        return QList<TeamPassage>();
    const int most = std::clamp(query.count * 3, leastProposals, mostProposals);
    Result<QList<TeamSpace::Key>> keys = soughtByWords(m_postgres, query, terms, most, stop);
    if (!keys)
        return keys.error();
    TeamSpace space(m_postgres);
    const auto place = [&ranker](const SemanticSpace &each) { return ranker.place(each); };
    const Result<QList<TeamSpace::Placed>> placed = space.place(ranker.features(), place, stop);
    if (!placed)
        return placed.error();
    const Result<QList<TeamSpace::Key>> near = space.nearest(*placed, query.scope, most, stop);
    if (!near)
        return near.error();
    Result<Proposed> proposed = read(m_postgres, *keys + *near, stop);
    if (!proposed)
        return proposed.error();
    if (const Result<void> done = space.compare(*placed, proposed->keys, proposed->passages, stop); !done)
        return done.error();
    std::vector<quint64> all = asked;
    const std::vector<quint64> similar = ranker.similar(proposed->passages);
    all.insert(all.end(), similar.begin(), similar.end());
    all.resize(std::min(all.size(), mostCounted));
    counts = countedOnServer(m_postgres, all, stop);
    if (!counts)
        return counts.error();
    TeamEvidence evidence(m_postgres, all, counts->terms, proposed->keys, stop);
    const std::shared_ptr<const EvidenceRanker> reader = rankerOf(evidence.sources());
    const Result<QList<Passage>> best =
        soundest(ranker, *proposed, counts->terms, searchedFor(query.count, *reader), evidence, remarks);
    if (!best)
        return best.error();
    evidence.findTables();
    Result<QList<FoundPassage>> found = orderedByEvidence(query.text, *best, query.count, *reader, parallel, stop);
    if (remarks)
        remarks->addOther(reader->takeProblem());
    if (!found)
        return found.error();
    if (const Result<void> labelled = labelPages(m_postgres, *proposed, *found, stop); !labelled)
        return labelled.error();
    QList<TeamPassage> passages;
    for (const FoundPassage &each : std::as_const(*found))
        passages.append({each, proposed->keys[each.passage.id - 1].document});
    return passages;
}

} // namespace core
