// The terms of a team's passages, for the server's search (resources/team/3-seek.sql). They are the same terms as in a
// personal library. Uses one connection, on one thread at a time.
#pragma once

#include "core/team/postgres.h"
#include "core/values/document.h"

#include <functional>

namespace core {

class TeamTerms
{
public:
    explicit TeamTerms(Postgres &postgres) : m_postgres(postgres) {}

    // For passages that have just been stored. Call it inside a transaction.
    Result<void> put(const QString &collection, const QString &document, const QList<Passage> &passages,
                     const std::stop_token &stop);
    // For managers: adds terms for all passages that an older Attest stored without them, without reading PDFs. Uses
    // one transaction per document, so it can be stopped and resumed. Returns the number of documents.
    Result<int> fill(const std::function<void(int done, int of)> &tell, const std::stop_token &stop);

private:
    Postgres &m_postgres;
};

} // namespace core
