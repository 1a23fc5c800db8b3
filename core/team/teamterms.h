// The terms of a team's passages, by which the server searches (resources/team/3-seek.sql): the same as those of a
// library of one's own. One connection, one thread at a time.
#pragma once

#include "core/team/postgres.h"
#include "core/values/document.h"

#include <functional>

namespace core {

class TeamTerms
{
public:
    explicit TeamTerms(Postgres &postgres) : m_postgres(postgres) {}

    // Of passages that were just put. Inside a transaction.
    Result<void> put(const QString &collection, const QString &document, const QList<Passage> &passages,
                     const std::stop_token &stop);
    // For who manages: of all passages that have none, as an older Attest has put them; no PDF is read. A transaction
    // for each document, so that it goes on where it was stopped. How many documents there were.
    Result<int> fill(const std::function<void(int done, int of)> &tell, const std::stop_token &stop);

private:
    Postgres &m_postgres;
};

} // namespace core
