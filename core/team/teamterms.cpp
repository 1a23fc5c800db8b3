#include "core/team/teamterms.h"

#include "core/search/termhash.h"
#include "core/team/binaryarray.h"

#include <algorithm>
#include <limits>

namespace core {
namespace {

void putRow(PostgresCopy &rows, const Passage &passage, quint64 mark)
{
    std::vector<quint64> all = termHashes(passage.text, passage.heading);
    std::sort(all.begin(), all.end());
    std::vector<qint64> terms;
    std::vector<qint16> hits;
    for (size_t from = 0, to = 0; from < all.size(); from = to) {
        while (to < all.size() && all[to] == all[from])
            ++to;
        terms.push_back(qint64(all[from] ^ mark));
        hits.push_back(qint16(std::min<size_t>(to - from, std::numeric_limits<qint16>::max())));
    }
    rows.row(4) << qint32(passage.ordinal) << qint32(all.size()) << arrayBytes(terms) << arrayBytes(hits);
}

} // namespace

Result<void> TeamTerms::put(const QString &collection, const QString &document, const QList<Passage> &passages,
                            const std::stop_token &stop)
{
    const Result<PostgresRows> mark =
        m_postgres.run("SELECT mark FROM attest.collection WHERE id = $1::uuid", {collection}, stop);
    if (!mark)
        return mark.error();
    if (mark->size() == 0)
        return Error{Error::Invalid, QStringLiteral("You have no access to the collection that this goes into."),
                     collection};
    const Result<void> prepared =
        m_postgres.runScript("CREATE TEMP TABLE IF NOT EXISTS coming_terms (ordinal int, length int, terms bigint[], "
                             "hits smallint[]) ON COMMIT DELETE ROWS; TRUNCATE pg_temp.coming_terms",
                             stop);
    if (!prepared)
        return prepared;
    PostgresCopy rows;
    for (const Passage &passage : passages)
        putRow(rows, passage, quint64(mark->integer(0, 0)));
    if (const Result<void> copied =
            m_postgres.copyIn("COPY pg_temp.coming_terms FROM STDIN (FORMAT binary)", rows.bytes(), stop);
        !copied)
        return copied;
    const Result<PostgresRows> put =
        m_postgres.run("INSERT INTO attest.passage_terms (document, collection, ordinal, length, terms, hits) "
                       "SELECT $1::uuid, $2::uuid, * FROM pg_temp.coming_terms ON CONFLICT DO NOTHING",
                       {document, collection}, stop);
    return put ? Result<void>() : put.error();
}

Result<int> TeamTerms::fill(const std::function<void(int done, int of)> &tell, const std::stop_token &stop)
{
    const Result<PostgresRows> open = m_postgres.run(
        "SELECT d.id::text, d.collection::text FROM attest.document AS d WHERE d.passages > 0 AND NOT EXISTS "
        "(SELECT FROM attest.passage_terms AS t WHERE t.document = d.id) ORDER BY d.placed",
        {}, stop);
    if (!open)
        return open.error();
    for (int i = 0; i < open->size(); ++i) {
        auto change = PostgresTransaction::begin(m_postgres, PostgresTransaction::Change, stop);
        if (!change)
            return change.error();
        // Locked, so that none is removed before its terms are stored.
        const Result<PostgresRows> rows =
            m_postgres.run("SELECT ordinal, heading, body FROM attest.passage WHERE document = $1::uuid FOR SHARE",
                           {open->text(i, 0)}, stop);
        if (!rows)
            return rows.error();
        QList<Passage> passages;
        for (int j = 0; j < rows->size(); ++j) {
            Passage passage;
            passage.ordinal = int(rows->integer(j, 0));
            passage.heading = rows->text(j, 1);
            passage.text = rows->text(j, 2);
            passages.append(passage);
        }
        if (const Result<void> done = put(open->text(i, 1), open->text(i, 0), passages, stop); !done)
            return done.error();
        if (const Result<void> committed = (*change)->commit(stop); !committed)
            return committed.error();
        tell(i + 1, open->size());
    }
    return open->size();
}

} // namespace core
