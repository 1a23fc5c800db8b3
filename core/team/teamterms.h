// The terms of a team's passages, for the server's search (resources/team/3-seek.sql): the same as in a personal
// library. One connection, one thread at a time.
#pragma once

#include "core/team/postgres.h"
#include "core/values/document.h"

#include <functional>

namespace core {

class TeamTerms
{
public:
    explicit TeamTerms(Postgres &postgres) : m_postgres(postgres) {}

    // Of newly stored passages. Inside a transaction.
    Result<void> put(const QString &collection, const QString &document, const QList<Passage> &passages,
                     const std::stop_token &stop);
    // For managers: for all passages without terms, stored by an older Attest; no PDF is read. One transaction per
    // document, so that it can be stopped and resumed. Returns how many documents there were.
    Result<int> fill(const std::function<void(int done, int of)> &tell, const std::stop_token &stop);

private:
    Postgres &m_postgres;
};

} // namespace core
