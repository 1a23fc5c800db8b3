// Searches a team's library on its server, without downloading it. The server proposes passages that the user may see
// (attest.seek, in resources/team/3-seek.sql); they are compared with the question here, as in a personal library. The
// server receives the question's terms as hashes, not the question.
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

struct TeamPassage : FoundPassage // ids of passage and document are valid for this search only
{
    QString document; // id on the server
};

using RankerOf = std::function<std::shared_ptr<const EvidenceRanker>(const EvidenceSources &sources)>;

class TeamSeek
{
public:
    explicit TeamSeek(Postgres &postgres) : m_postgres(postgres) {}

    // In the same order as any search (searchByEvidence()); none below the floor, no two nearly the same. Errors: those
    // of Postgres.
    Result<QList<TeamPassage>> search(const TeamQuery &query, const RankerOf &rankerOf, Parallel &parallel,
                                      const std::stop_token &stop, SearchRemarks *remarks = nullptr);

private:
    Postgres &m_postgres;
};

} // namespace core
