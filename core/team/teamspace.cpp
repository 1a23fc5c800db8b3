#include "core/team/teamspace.h"

#include "core/search/semanticspacefeatures.h"
#include "core/search/spacefeatures.h"
#include "core/search/termhash.h"
#include "core/team/binaryarray.h"

#include <QHash>

#include <algorithm>

namespace core {
namespace {

constexpr double grown = 1.25; // growth since a space was fitted that makes a new one worthwhile

std::vector<quint64> termsOfRow(const PostgresRows &rows, int row, int text, int heading)
{
    return termHashes(rows.text(row, text), heading < 0 ? QString() : rows.text(row, heading));
}

std::vector<float> placeOf(const SemanticSpace &space, const std::vector<quint64> &terms)
{
    std::vector<float> place(static_cast<size_t>(space.dimension()));
    space.place(terms, place.data());
    return place;
}

QString indexOf(const QString &collection)
{
    return QStringLiteral("passage_vector_") + QString(collection).replace(u'-', u'_');
}

} // namespace

Result<TeamFit> TeamSpace::fit(const QString &collection, Parallel &parallel,
                               const std::function<void(int done, int of)> &tell, const std::stop_token &stop)
{
    auto change = PostgresTransaction::begin(m_postgres, PostgresTransaction::Change, stop);
    if (!change)
        return change.error();
    if (const Result<PostgresRows> locked = m_postgres.run("SELECT 1 FROM pg_advisory_xact_lock(1098150774)", {}, stop);
        !locked)
        return locked.error();
    const Result<QString> vectors = vectorSchema(stop);
    if (!vectors)
        return vectors.error();
    const Result<PostgresRows> counted = m_postgres.run(
        "SELECT (SELECT count(*) FROM attest.passage WHERE collection = $1::uuid), (SELECT passages FROM attest.space "
        "WHERE collection = $1::uuid), (SELECT count(*) FROM attest.passage_place WHERE collection = $1::uuid)",
        {collection}, stop);
    if (!counted)
        return counted.error();
    const qint64 passages = counted->integer(0, 0);
    bool isWanted = counted->isNull(0, 1) || double(passages) > grown * double(counted->integer(0, 1));
    if (!isWanted && !vectors->isEmpty()) { // pgvector was installed later
        const Result<PostgresRows> there = m_postgres.run(
            "SELECT count(*) FROM attest.passage_vector WHERE collection = $1::uuid", {collection}, stop);
        if (!there)
            return there.error();
        isWanted = there->integer(0, 0) == 0 && counted->integer(0, 2) > 0;
    }
    TeamFit fit;
    const Result<std::shared_ptr<const SemanticSpace>> space =
        isWanted ? fitted(collection, parallel, stop) : kept(collection, stop);
    if (!space)
        return space.error();
    if (!*space)
        return fit;
    fit.isFitted = isWanted;
    fit.isThere = true;
    if (isWanted) {
        if (const Result<void> put = keep(collection, **space, passages, stop); !put)
            return put.error();
    }
    const Result<PostgresRows> open = m_postgres.run(
        "SELECT d.id::text FROM attest.document AS d WHERE d.collection = $1::uuid AND d.status = 'indexed' AND "
        "d.passages > 0 AND NOT EXISTS (SELECT FROM attest.passage_place AS p WHERE p.document = d.id)",
        {collection}, stop);
    if (!open)
        return open.error();
    for (; fit.placed < open->size(); ++fit.placed) {
        const Result<void> done = placeDocument(collection, open->text(fit.placed, 0), **space, *vectors, stop);
        if (!done)
            return done.error();
        tell(fit.placed + 1, open->size());
    }
    if (isWanted && !vectors->isEmpty()) {
        const Result<PostgresRows> indexed = m_postgres.run("SELECT 1 FROM attest.index_vectors($1::uuid, $2::int)",
                                                            {collection, (*space)->dimension()}, stop);
        if (!indexed)
            return indexed.error();
    }
    const Result<void> committed = (*change)->commit(stop);
    return committed ? Result<TeamFit>(fit) : committed.error();
}

// Fits a sample of its pages, the same each time. Null: there is too little text.
Result<std::shared_ptr<const SemanticSpace>> TeamSpace::fitted(const QString &collection, Parallel &parallel,
                                                               const std::stop_token &stop)
{
    const Result<PostgresRows> rows =
        m_postgres.run("SELECT body FROM attest.page WHERE collection = $1::uuid AND body <> '' ORDER BY "
                       "md5(document::text || number) LIMIT $2::int",
                       {collection, SemanticSpace::mostPages}, stop);
    if (!rows)
        return rows.error();
    std::vector<PageFeatures> pages(size_t(rows->size()));
    parallel.forEach(
        rows->size(), [&](int i) { pages[size_t(i)] = PageFeatures(rows->text(i, 0)); }, stop);
    std::shared_ptr<const SemanticSpace> space = SemanticSpace::fit(std::move(pages), parallel, stop);
    if (stop.stop_requested())
        return Error::cancelled();
    return space;
}

Result<void> TeamSpace::keep(const QString &collection, const SemanticSpace &space, qint64 passages,
                             const std::stop_token &stop)
{
    const QByteArray prepare =
        "DROP INDEX IF EXISTS attest." + m_postgres.quoted(indexOf(collection)).toUtf8() +
        "; CREATE TEMP TABLE IF NOT EXISTS coming_feature (feature bigint, idf real, scale real, direction bytea) ON "
        "COMMIT DELETE ROWS; TRUNCATE pg_temp.coming_feature";
    if (const Result<void> prepared = m_postgres.runScript(prepare, stop); !prepared)
        return prepared;
    PostgresCopy rows;
    for (const SpaceFeature &each : featuresOf(space))
        rows.row(4) << bigintBytes(qint64(each.hash)) << each.idf << each.scale << each.direction;
    if (const Result<void> copied =
            m_postgres.copyIn("COPY pg_temp.coming_feature FROM STDIN (FORMAT binary)", rows.bytes(), stop);
        !copied)
        return copied;
    const std::pair<const char *, QList<PostgresValue>> puts[] = {
        {"DELETE FROM attest.space WHERE collection = $1::uuid", {collection}},
        {"INSERT INTO attest.space (collection, dimension, passages) VALUES ($1::uuid, $2::int, $3::bigint)",
         {collection, space.dimension(), passages}},
        {"INSERT INTO attest.space_feature SELECT $1::uuid, * FROM pg_temp.coming_feature", {collection}}};
    for (const auto &[sql, values] : puts) {
        if (const Result<PostgresRows> put = m_postgres.run(sql, values, stop); !put)
            return put.error();
    }
    return {};
}

namespace {

std::vector<SpaceFeature> featuresFrom(const PostgresRows &rows, int from, int to)
{
    std::vector<SpaceFeature> features;
    for (int i = from; i < to; ++i)
        features.push_back(
            {quint64(rows.integer(i, 2)), float(rows.real(i, 3)), float(rows.real(i, 4)), rows.bytes(i, 5)});
    return features;
}

} // namespace

Result<std::shared_ptr<const SemanticSpace>> TeamSpace::kept(const QString &collection, const std::stop_token &stop)
{
    const Result<PostgresRows> rows = m_postgres.run(
        "SELECT s.collection::text, s.dimension, f.feature, f.idf, f.scale, f.direction FROM attest.space AS s "
        "JOIN attest.space_feature AS f ON f.collection = s.collection WHERE s.collection = $1::uuid",
        {collection}, stop);
    if (!rows)
        return rows.error();
    return rows->size() > 0 ? spaceOf(featuresFrom(*rows, 0, rows->size()), int(rows->integer(0, 1))) : nullptr;
}

Result<void> TeamSpace::placeDocument(const QString &collection, const QString &document, const SemanticSpace &space,
                                      const QString &vectors, const std::stop_token &stop)
{
    const Result<void> prepared = m_postgres.runScript("CREATE TEMP TABLE IF NOT EXISTS coming_place (of_page boolean, "
                                                       "number int, place bytea, vector real[]) ON COMMIT "
                                                       "DELETE ROWS; TRUNCATE pg_temp.coming_place",
                                                       stop);
    if (!prepared)
        return prepared;
    // Locked, so that none is removed before it is placed.
    const Result<PostgresRows> passages = m_postgres.run(
        "SELECT ordinal, body, heading FROM attest.passage WHERE document = $1::uuid FOR KEY SHARE", {document}, stop);
    if (!passages)
        return passages.error();
    const Result<PostgresRows> pages = m_postgres.run(
        "SELECT number, body FROM attest.page WHERE document = $1::uuid FOR KEY SHARE", {document}, stop);
    if (!pages)
        return pages.error();
    PostgresCopy rows;
    const auto put = [&](bool isPage, qint64 number, const std::vector<quint64> &terms) {
        const std::vector<float> place = placeOf(space, terms);
        const QByteArray packed = packedPlace(place); // empty: it has no place, but counts as placed
        const bool isSearched = !isPage && !vectors.isEmpty() && !packed.isEmpty();
        rows.row(4) << QByteArray(1, char(isPage)) << qint32(number) << packed
                    << arrayBytes(isSearched ? place : std::vector<float>());
    };
    for (int i = 0; i < passages->size(); ++i)
        put(false, passages->integer(i, 0), termsOfRow(*passages, i, 1, 2));
    for (int i = 0; i < pages->size(); ++i)
        put(true, pages->integer(i, 0), termsOfRow(*pages, i, 1, -1));
    if (const Result<void> copied =
            m_postgres.copyIn("COPY pg_temp.coming_place FROM STDIN (FORMAT binary)", rows.bytes(), stop);
        !copied)
        return copied;
    QList<QByteArray> puts{
        "INSERT INTO attest.passage_place SELECT $1::uuid, $2::uuid, number, place FROM pg_temp.coming_place WHERE NOT "
        "of_page",
        "INSERT INTO attest.page_place SELECT $1::uuid, $2::uuid, number, place FROM pg_temp.coming_place WHERE "
        "of_page"};
    if (!vectors.isEmpty())
        puts.append(
            "INSERT INTO attest.passage_vector SELECT $1::uuid, $2::uuid, number, cardinality(vector), vector::" +
            m_postgres.quoted(vectors).toUtf8() + ".halfvec FROM pg_temp.coming_place WHERE cardinality(vector) > 0");
    for (const QByteArray &sql : std::as_const(puts)) {
        if (const Result<PostgresRows> done = m_postgres.run(sql.constData(), {document, collection}, stop); !done)
            return done.error();
    }
    return {};
}

Result<QString> TeamSpace::vectorSchema(const std::stop_token &stop)
{
    const Result<PostgresRows> there = m_postgres.run(
        "SELECT attest.let_vectors(), (SELECT nspname::text FROM pg_extension JOIN pg_namespace AS n ON n.oid = "
        "extnamespace WHERE extname = 'vector')",
        {}, stop);
    if (!there)
        return there.error();
    return there->boolean(0, 0) ? there->text(0, 1) : QString();
}

Result<QList<TeamSpace::Placed>> TeamSpace::place(const std::vector<quint64> &features,
                                                  const std::function<std::vector<float>(const SemanticSpace &)> &place,
                                                  const std::stop_token &stop)
{
    QStringList numbers;
    for (const quint64 feature : features)
        numbers.append(QString::number(qint64(feature)));
    const Result<PostgresRows> rows = m_postgres.run(
        "SELECT s.collection::text, s.dimension, f.feature, f.idf, f.scale, f.direction FROM attest.space AS s "
        "JOIN attest.space_feature AS f ON f.collection = s.collection WHERE f.feature = ANY ($1::bigint[]) "
        "ORDER BY s.collection, f.feature",
        {numbers}, stop);
    if (!rows)
        return rows.error();
    QList<Placed> placed;
    for (int from = 0, to = 0; from < rows->size(); from = to) {
        while (to < rows->size() && rows->text(to, 0) == rows->text(from, 0))
            ++to;
        const auto dimension = int(rows->integer(from, 1));
        const auto space = spaceOf(featuresFrom(*rows, from, to), dimension);
        std::vector<float> where = space ? place(*space) : std::vector<float>();
        if (!where.empty())
            placed.append({rows->text(from, 0), dimension, std::move(where)});
    }
    return placed;
}

Result<QList<TeamSpace::Key>> TeamSpace::nearest(const QList<Placed> &placed, const QStringList &scope, int count,
                                                 const std::stop_token &stop)
{
    QList<Key> keys;
    const Result<PostgresRows> there =
        m_postgres.run("SELECT n.nspname::text FROM pg_class AS c JOIN pg_namespace AS own ON own.oid = c.relnamespace "
                       "AND own.nspname = "
                       "'attest', pg_extension AS e JOIN pg_namespace AS n ON n.oid = e.extnamespace WHERE c.relname = "
                       "'passage_vector' "
                       "AND e.extname = 'vector' AND has_table_privilege(c.oid, 'SELECT')",
                       {}, stop);
    if (!there)
        return there.error();
    if (there->size() == 0 || placed.isEmpty())
        return keys;
    const QByteArray its = m_postgres.quoted(there->text(0, 0)).toUtf8() + '.';
    // With a scope of some documents, keeps searching until there are enough results.
    const QByteArray settings = "SET LOCAL hnsw.iterative_scan = strict_order; SET LOCAL hnsw.ef_search = " +
                                QByteArray::number(std::clamp(count, 40, 1000));
    if (const Result<void> set = m_postgres.runScript(settings, stop); !set)
        return set.error();
    for (const Placed &each : placed) {
        const bool isWhole = scope.isEmpty() || scope.contains(each.collection);
        const QByteArray type = its + "halfvec(" + QByteArray::number(each.dimension) + ')';
        QStringList numbers;
        for (const float x : each.place)
            numbers.append(QString::number(double(x), 'g', 9));
        // The collection id is inlined, so that its own index is chosen; all ids come from the server.
        const QByteArray sql = "SELECT document::text, ordinal FROM attest.passage_vector WHERE collection = '" +
                               each.collection.toLatin1() + "' AND dimension = " + QByteArray::number(each.dimension) +
                               " AND ($3::uuid[] IS NULL OR document = ANY ($3::uuid[])) " +
                               "ORDER BY (place::" + type + ") OPERATOR(" + its + "<=>) $1::real[]::" + type +
                               " LIMIT $2::int";
        const Result<PostgresRows> rows = m_postgres.run(
            sql.constData(), {numbers, count, isWhole ? PostgresValue::none() : PostgresValue(scope)}, stop);
        if (!rows)
            return rows.error();
        for (int i = 0; i < rows->size(); ++i)
            keys.append({rows->text(i, 0), int(rows->integer(i, 1))});
    }
    return keys;
}

Result<void> TeamSpace::compare(const QList<Placed> &placed, const QList<Key> &keys, QList<Passage> &passages,
                                const std::stop_token &stop)
{
    if (placed.isEmpty())
        return {};
    QHash<QString, const Placed *> spaces;
    for (const Placed &each : placed)
        spaces.insert(each.collection, &each);
    QStringList documents, ordinals;
    for (const Key &key : keys) {
        documents.append(key.document);
        ordinals.append(QString::number(key.ordinal));
    }
    const Result<PostgresRows> rows = m_postgres.run(
        "WITH wanted AS (SELECT * FROM unnest($1::uuid[], $2::int[]) WITH ORDINALITY AS w(document, ordinal, at)) "
        "SELECT w.at::int, false, p.collection::text, p.place FROM wanted AS w JOIN attest.passage_place AS p "
        "ON p.document = w.document AND p.ordinal = w.ordinal "
        "UNION ALL SELECT w.at::int, true, g.collection::text, g.place FROM wanted AS w JOIN attest.passage AS p "
        "ON p.document = w.document AND p.ordinal = w.ordinal JOIN attest.page_place AS g "
        "ON g.document = p.document AND g.number BETWEEN p.page AND p.last_page",
        {documents, ordinals}, stop);
    if (!rows)
        return rows.error();
    std::vector<bool> isPlaced(size_t(passages.size()), false);
    for (int i = 0; i < rows->size(); ++i) {
        const qint64 at = rows->integer(i, 0) - 1;
        const Placed *space = spaces.value(rows->text(i, 2));
        if (!space)
            continue;
        const double cosine = cosineWith(space->place, rows->bytes(i, 3));
        Scores &scores = passages[at].scores;
        isPlaced[size_t(at)] = true;
        if (rows->boolean(i, 1))
            scores.page = std::max(scores.page, cosine);
        else
            scores.vector = cosine;
    }
    Scores mean;
    const auto count = double(std::count(isPlaced.begin(), isPlaced.end(), true));
    for (size_t i = 0; i < isPlaced.size(); ++i) {
        mean.vector += isPlaced[i] ? passages[qsizetype(i)].scores.vector / count : 0;
        mean.page += isPlaced[i] ? passages[qsizetype(i)].scores.page / count : 0;
    }
    for (size_t i = 0; i < isPlaced.size(); ++i) {
        if (isPlaced[i])
            continue;
        passages[qsizetype(i)].scores.vector = mean.vector;
        passages[qsizetype(i)].scores.page = mean.page;
    }
    return {};
}

} // namespace core
