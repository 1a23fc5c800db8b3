// A team's library searched on its server: nothing has to be pulled. The server proposes passages of those that one may
// see (attest.seek, in resources/team/3-seek.sql); they are compared with the question here, as those of a library of
// one's own. The server is told the terms of a question as numbers, not the question.
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
    QStringList scope = {}; // ids of documents and collections; empty: all that one may see
};

struct TeamPassage : FoundPassage // the passage's id and that of its document are numbers of this search alone
{
    QString document; // its id there
};

using RankerOf = std::function<std::shared_ptr<const EvidenceRanker>(const EvidenceSources &sources)>;

class TeamSeek
{
public:
    explicit TeamSeek(Postgres &postgres) : m_postgres(postgres) {}

    // In the order of any search (searchByEvidence()); none below the floor, no two nearly the same. Errors: those of
    // Postgres.
    Result<QList<TeamPassage>> search(const TeamQuery &query, const RankerOf &rankerOf, Parallel &parallel,
                                      const std::stop_token &stop, QString *remark = nullptr);

private:
    Postgres &m_postgres;
};

} // namespace core
