// Searches a team's library on its server, without downloading it. The server proposes passages that the user may see
// (attest.seek, in resources/team/3-seek.sql), which are then compared with the question on this machine, as in a
// personal library. The server receives hashes of the question's terms, not the question.
#pragma once

#include "core/library/evidencesearch.h"
#include "core/team/postgres.h"

#include <functional>
#include <memory>

namespace core {

struct TeamQuery
{
    QString text;
    int count = 10;
    QStringList scope = {}; // ids of documents and collections; empty: everything the user may see
};

struct TeamPassage : FoundPassage // the passage's and document's ids are valid for this search only
{
    QString document; // id on the server
};

using RankerOf = std::function<std::shared_ptr<const EvidenceRanker>(const EvidenceSources &sources)>;

class TeamSeek
{
public:
    explicit TeamSeek(Postgres &postgres) : m_postgres(postgres) {}

    // Returns results in the same order as any search (searchByEvidence()), without passages below the floor or
    // near-duplicates. Errors: same as Postgres.
    Result<QList<TeamPassage>> search(const TeamQuery &query, const RankerOf &rankerOf, Parallel &parallel,
                                      const std::stop_token &stop, SearchRemarks *remarks = nullptr);

private:
    Postgres &m_postgres;
};

} // namespace core
