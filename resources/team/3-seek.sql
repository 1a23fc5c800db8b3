-- Searching on the server, for libraries that are too large to be pulled. Each passage has its terms, as numbers that
-- Attest makes (core/search/termhash.h), so that words mean here what they mean in a library of one's own; PostgreSQL's
-- own text search has no part in it.
--
-- What one may see, and nothing else, decides what is found, how it is ranked and what is looked at: how rare a term is
-- is counted over the passages that one may see, and each term stands in the index once for every collection (its
-- number, XOR the collection's mark), so that a search reads no more where others have documents that one does not see.
-- Documents that are hidden within a collection that one may read are the exception: their entries are passed over.
--
-- attest.seek() and attest.counts() run with the rights of who asks, and hand to seek_for() and counts_for() who that is:
-- a value of the domain attest.caller can be made of one's own name alone. These run with the rights of the owner,
-- because the operators of arrays are not leakproof: under the policies of a member the index could not be used.

-- All that follows belongs to whom the library belongs to, whoever runs this.
DO $$
BEGIN
    EXECUTE format('SET LOCAL ROLE %s', (SELECT nspowner::regrole FROM pg_namespace WHERE nspname = 'attest'));
END $$;

ALTER TABLE attest.collection ADD COLUMN mark bigint NOT NULL
    DEFAULT ('x' || left(replace(gen_random_uuid()::text, '-', ''), 16))::bit(64)::bigint;

-- terms: each once, XOR the mark of the collection; hits: how often each stands there; length: all of them.
CREATE TABLE attest.passage_terms (
    document uuid NOT NULL,
    collection uuid NOT NULL,
    ordinal integer NOT NULL,
    length integer NOT NULL CHECK (length >= 0),
    terms bigint[] NOT NULL,
    hits smallint[] NOT NULL,
    PRIMARY KEY (document, ordinal),
    FOREIGN KEY (document, collection) REFERENCES attest.document (id, collection) ON DELETE CASCADE,
    CHECK (cardinality(terms) = cardinality(hits)));
CREATE INDEX passage_terms_found ON attest.passage_terms USING gin (terms) WITH (fastupdate = off);

-- In how many passages of a collection a term stands, written as above; term 0: all passages, and the sum of their
-- lengths. What changed since is added by each transaction to a table of its own, where nobody waits for anybody, and
-- now and then put together by one of them.
CREATE TABLE attest.term (
    collection uuid NOT NULL REFERENCES attest.collection ON DELETE CASCADE,
    term bigint NOT NULL,
    passages bigint NOT NULL,
    length bigint NOT NULL,
    PRIMARY KEY (collection, term));
CREATE INDEX term_gone ON attest.term (collection) WHERE passages = 0;
CREATE TABLE attest.term_change (
    collection uuid NOT NULL,
    term bigint NOT NULL,
    passages bigint NOT NULL,
    length bigint NOT NULL);
CREATE INDEX term_change_of ON attest.term_change (collection, term);

ALTER TABLE attest.passage_terms ENABLE ROW LEVEL SECURITY;
ALTER TABLE attest.passage_terms FORCE ROW LEVEL SECURITY;
ALTER TABLE attest.term ENABLE ROW LEVEL SECURITY;
ALTER TABLE attest.term FORCE ROW LEVEL SECURITY;
ALTER TABLE attest.term_change ENABLE ROW LEVEL SECURITY;
ALTER TABLE attest.term_change FORCE ROW LEVEL SECURITY;

-- The owner sees all of these without a condition, which would keep the index from being used. By its name: after a
-- restore it may be another, and "team init" says it anew.
CREATE FUNCTION attest.let_owner() RETURNS void LANGUAGE plpgsql SET search_path = pg_catalog, pg_temp AS $$
DECLARE
    owner regrole := (SELECT nspowner FROM pg_namespace WHERE nspname = 'attest');
    kept text;
BEGIN
    FOREACH kept IN ARRAY ARRAY['passage_terms', 'term', 'term_change'] LOOP
        CONTINUE WHEN EXISTS (SELECT FROM pg_policy WHERE polrelid = format('attest.%I', kept)::regclass
                              AND polname = 'owner' AND polroles = ARRAY[owner::oid]);
        EXECUTE format('DROP POLICY IF EXISTS owner ON attest.%I', kept);
        EXECUTE format('CREATE POLICY owner ON attest.%I TO %s USING (true)', kept, owner);
    END LOOP;
END $$;
SELECT attest.let_owner();

-- Workers put the terms of what they have read, and see none.
CREATE POLICY works ON attest.passage_terms FOR INSERT WITH CHECK (
    collection = ANY (ARRAY(SELECT a.collection FROM attest.access AS a WHERE a.may = 'work')));

CREATE FUNCTION attest.fold_terms() RETURNS void LANGUAGE plpgsql SET search_path = pg_catalog, pg_temp AS $$
BEGIN
    IF NOT pg_try_advisory_xact_lock(1098150773) THEN -- another is at it: nobody waits
        RETURN;
    END IF;
    WITH gone AS (DELETE FROM attest.term_change RETURNING *)
    INSERT INTO attest.term AS t (collection, term, passages, length)
        SELECT g.collection, g.term, sum(g.passages), sum(g.length)
        FROM gone AS g JOIN attest.collection AS c ON c.id = g.collection
        GROUP BY 1, 2 HAVING sum(g.passages) <> 0 OR sum(g.length) <> 0
        ON CONFLICT (collection, term) DO UPDATE
            SET passages = t.passages + excluded.passages, length = t.length + excluded.length;
    DELETE FROM attest.term WHERE passages = 0;
END $$;

CREATE FUNCTION attest.count_terms() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
    SET search_path = pg_catalog, pg_temp AS $$
DECLARE
    sign integer := CASE WHEN TG_OP = 'INSERT' THEN 1 ELSE -1 END;
    folds_of integer := 32; -- transactions, of which one puts together what all have changed
BEGIN
    INSERT INTO attest.term_change (collection, term, passages, length)
        SELECT c.collection, each, sign * count(*), 0 FROM changed AS c, unnest(c.terms) AS each GROUP BY 1, 2
        UNION ALL
        SELECT c.collection, 0, sign * count(*), sign * sum(c.length) FROM changed AS c GROUP BY 1;
    IF random() * folds_of < 1 THEN
        PERFORM attest.fold_terms();
    END IF;
    RETURN NULL;
END $$;
CREATE TRIGGER counts_more AFTER INSERT ON attest.passage_terms REFERENCING NEW TABLE AS changed
    FOR EACH STATEMENT EXECUTE FUNCTION attest.count_terms();
CREATE TRIGGER counts_less AFTER DELETE ON attest.passage_terms REFERENCING OLD TABLE AS changed
    FOR EACH STATEMENT EXECUTE FUNCTION attest.count_terms();

-- The terms of a passage go with it.
CREATE FUNCTION attest.forget_terms() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
    SET search_path = pg_catalog, pg_temp AS $$
BEGIN
    DELETE FROM attest.passage_terms AS t USING gone AS g WHERE t.document = g.document AND t.ordinal = g.ordinal;
    RETURN NULL;
END $$;
CREATE TRIGGER forgets AFTER DELETE ON attest.passage REFERENCING OLD TABLE AS gone
    FOR EACH STATEMENT EXECUTE FUNCTION attest.forget_terms();

CREATE DOMAIN attest.caller AS name CHECK (VALUE = current_user);

-- What a role may see, as the policies of documents and passages say it. documents: that are in none of the
-- collections; hidden: that are in one of them.
CREATE TYPE attest.sight AS (collections uuid[], documents uuid[], hidden uuid[]);
CREATE FUNCTION attest.sight_of(who name) RETURNS attest.sight LANGUAGE plpgsql STABLE
    SET search_path = pg_catalog, pg_temp AS $$
DECLARE
    sight attest.sight;
BEGIN
    IF pg_has_role(who, (SELECT nspowner FROM pg_namespace WHERE nspname = 'attest'), 'USAGE') THEN
        sight.collections := ARRAY(SELECT id FROM attest.collection);
        sight.documents := '{}';
        sight.hidden := '{}';
        RETURN sight;
    END IF;
    WITH own AS (SELECT a.collection, a.document, a.may FROM attest.access AS a JOIN pg_roles AS r ON r.rolname = a.role
                 WHERE pg_has_role(who, r.oid, 'USAGE')),
         whole AS (SELECT DISTINCT collection FROM own WHERE document IS NULL)
    SELECT ARRAY(SELECT collection FROM whole),
           ARRAY(SELECT DISTINCT document FROM own WHERE may = 'read' AND document IS NOT NULL
                 AND collection NOT IN (SELECT collection FROM whole)
                 AND document NOT IN (SELECT document FROM own WHERE may = 'none')),
           ARRAY(SELECT DISTINCT document FROM own WHERE may = 'none'
                 AND collection IN (SELECT collection FROM whole))
        INTO sight.collections, sight.documents, sight.hidden;
    RETURN sight;
END $$;

-- Who a function with the rights of the owner answers to. The domain has looked at the name already; a value of it that
-- was kept from elsewhere is of no use to a session that could not be that role.
CREATE FUNCTION attest.sight_of_caller(who attest.caller) RETURNS attest.sight LANGUAGE plpgsql STABLE
    SET search_path = pg_catalog, pg_temp AS $$
BEGIN
    IF who IS NULL OR NOT pg_has_role(session_user, who::name, 'MEMBER') THEN
        RAISE EXCEPTION 'another role cannot be asked for' USING ERRCODE = 'insufficient_privilege';
    END IF;
    RETURN attest.sight_of(who::name);
END $$;

-- Of these terms, as Attest makes them, in how many passages of that sight each stands; term 0 as above. Each by its
-- index: a table that is read as a whole would take longer where there is more of others.
CREATE FUNCTION attest.counts_in(sight attest.sight, asked bigint[])
    RETURNS TABLE (term bigint, passages bigint, length bigint) LANGUAGE sql STABLE
    SET search_path = pg_catalog, pg_temp AS $$
    WITH wanted AS (SELECT DISTINCT each FROM unnest(asked) AS each WHERE each IS NOT NULL),
    keyed AS (SELECT w.each, c.id, CASE WHEN w.each = 0 THEN 0 ELSE w.each # c.mark END AS key
              FROM wanted AS w, attest.collection AS c WHERE c.id = ANY ((sight).collections)),
    apart AS (
        SELECT p.collection, p.length, p.terms, CASE WHEN p.document = ANY ((sight).hidden) THEN -1 ELSE 1 END AS sign
        FROM attest.passage_terms AS p WHERE p.document = ANY ((sight).documents || (sight).hidden))
    SELECT all_of.each, sum(all_of.passages)::bigint, sum(all_of.length)::bigint FROM (
        SELECT k.each, t.passages, t.length FROM keyed AS k, LATERAL (
            SELECT n.passages, n.length FROM attest.term AS n
            WHERE n.collection = k.id AND n.term = k.key OFFSET 0) AS t
        UNION ALL
        SELECT k.each, t.passages, t.length FROM keyed AS k, LATERAL (
            SELECT n.passages, n.length FROM attest.term_change AS n
            WHERE n.collection = k.id AND n.term = k.key OFFSET 0) AS t
        UNION ALL
        SELECT w.each, a.sign, CASE WHEN w.each = 0 THEN a.sign * a.length ELSE 0 END
        FROM apart AS a JOIN attest.collection AS c ON c.id = a.collection, wanted AS w
        WHERE w.each = 0 OR array_position(a.terms, w.each # c.mark) IS NOT NULL) AS all_of
    GROUP BY 1 HAVING sum(all_of.passages) > 0 $$;

CREATE FUNCTION attest.counts_for(who attest.caller, asked bigint[])
    RETURNS TABLE (term bigint, passages bigint, length bigint) LANGUAGE plpgsql STABLE SECURITY DEFINER
    SET search_path = pg_catalog, pg_temp SET jit = off SET enable_seqscan = off AS $$
BEGIN
    IF cardinality(asked) > 20000 THEN
        RAISE EXCEPTION 'at most 20000 terms are counted' USING ERRCODE = 'invalid_parameter_value';
    END IF;
    RETURN QUERY SELECT * FROM attest.counts_in(attest.sight_of_caller(who), asked);
END $$;

CREATE FUNCTION attest.counts(asked bigint[]) RETURNS TABLE (term bigint, passages bigint, length bigint)
    LANGUAGE sql STABLE SET search_path = pg_catalog, pg_temp AS $$
    SELECT * FROM attest.counts_for(current_user::attest.caller, asked) $$;

-- The best k passages for a question, or as many as there are with one of its terms.
-- query: {"terms": [[term, share], …]}: at most 64, with what share of its rarity each counts, above 0 and at most 1.
-- scope: documents and collections; null: all that one may see. What one may not see is in no scope.
-- text: BM25, with the constants of core/search/bm25.h; score: that as a share of the best.
CREATE FUNCTION attest.seek_for(who attest.caller, query jsonb, scope uuid[], k integer)
    RETURNS TABLE (document uuid, ordinal integer, score double precision, text double precision)
    LANGUAGE plpgsql STABLE SECURITY DEFINER
    SET search_path = pg_catalog, pg_temp SET jit = off SET enable_seqscan = off AS $$
#variable_conflict use_column
DECLARE
    most_postings CONSTANT bigint := 20000; -- that frequent terms are looked for in as well
    most_read CONSTANT integer := 50000;    -- passages that are weighed
    sight attest.sight := attest.sight_of_caller(who);
    asked bigint[];   -- the rarest first
    weights double precision[];
    counted bigint[]; -- passages that have each
    mean double precision;
    whole uuid[];     -- collections that are searched
    single uuid[];    -- documents, besides
    chosen integer := 0; -- terms that are looked for: the first of them
    together boolean := false; -- the first two, which are frequent, have to stand there both
    documents uuid[];
    ordinals integer[];
    texts double precision[];
BEGIN
    IF k IS NULL OR k NOT BETWEEN 1 AND 1000 THEN
        RAISE EXCEPTION 'k is 1 to 1000' USING ERRCODE = 'invalid_parameter_value';
    END IF;
    IF cardinality(scope) > 10000 THEN
        RAISE EXCEPTION 'a scope has at most 10000 documents and collections' USING ERRCODE = 'invalid_parameter_value';
    END IF;
    IF query IS NULL OR jsonb_typeof(query -> 'terms') IS DISTINCT FROM 'array'
       OR jsonb_array_length(query -> 'terms') NOT BETWEEN 1 AND 64 THEN
        RAISE EXCEPTION 'a query has 1 to 64 terms' USING ERRCODE = 'invalid_parameter_value';
    END IF;
    IF EXISTS (SELECT FROM jsonb_array_elements(query -> 'terms') AS e(pair)
               WHERE jsonb_typeof(pair) <> 'array' OR jsonb_typeof(pair -> 0) IS DISTINCT FROM 'number'
                  OR jsonb_typeof(pair -> 1) IS DISTINCT FROM 'number') THEN
        RAISE EXCEPTION 'a term is a number and its share' USING ERRCODE = 'invalid_parameter_value';
    END IF;
    IF EXISTS (SELECT FROM jsonb_array_elements(query -> 'terms') AS e(pair)
               WHERE (pair ->> 0)::numeric NOT BETWEEN -9223372036854775808 AND 9223372036854775807
                  OR (pair ->> 0)::numeric = 0 OR (pair ->> 1)::numeric NOT BETWEEN 0 AND 1) THEN
        RAISE EXCEPTION 'a share is 0 to 1, a term any whole number of 64 bits but 0'
            USING ERRCODE = 'invalid_parameter_value';
    END IF;

    WITH pairs AS (SELECT (pair ->> 0)::bigint AS term, max((pair ->> 1)::double precision) AS share
                   FROM jsonb_array_elements(query -> 'terms') AS e(pair) GROUP BY 1),
    counts AS MATERIALIZED (
        SELECT * FROM attest.counts_in(sight, ARRAY(SELECT term FROM pairs) || 0::bigint)),
    total AS (SELECT passages, length FROM counts WHERE term = 0),
    weighed AS (
        SELECT p.term, c.passages,
               p.share * power(greatest(0, ln(1 + (t.passages - c.passages + 0.5) / (c.passages + 0.5))), 1.25) AS weight
        FROM pairs AS p JOIN counts AS c ON c.term = p.term, total AS t)
    SELECT array_agg(w.term ORDER BY w.passages, w.term), array_agg(w.weight ORDER BY w.passages, w.term),
           array_agg(w.passages ORDER BY w.passages, w.term),
           greatest(1, (SELECT t.length::double precision / t.passages FROM total AS t))
        INTO asked, weights, counted, mean FROM weighed AS w WHERE w.weight > 0;
    IF asked IS NULL THEN
        RETURN;
    END IF;

    IF scope IS NULL THEN
        whole := sight.collections;
        single := sight.documents;
    ELSE
        whole := ARRAY(SELECT c FROM unnest(sight.collections) AS c WHERE c = ANY (scope));
        single := ARRAY(
            SELECT d.id FROM attest.document AS d
            WHERE d.id = ANY (scope) AND d.collection <> ALL (whole)
              AND (d.id = ANY (sight.documents) OR d.collection = ANY (sight.collections) AND d.id <> ALL (sight.hidden))
            UNION
            SELECT d.id FROM attest.document AS d WHERE d.id = ANY (sight.documents) AND d.collection = ANY (scope));
    END IF;

    -- As many of the rarest terms as can be afforded; where even the rarest is frequent, it has to stand with the next
    -- one. Where that finds too few, there are more to look for.
    WHILE chosen < cardinality(asked)
          AND (chosen = 0 OR (SELECT sum(c) FROM unnest(counted[:chosen + 1]) AS c) <= most_postings) LOOP
        chosen := chosen + 1;
    END LOOP;
    together := counted[1] > most_postings AND cardinality(asked) > 1;
    LOOP
        WITH marks AS MATERIALIZED (SELECT c.id, c.mark FROM attest.collection AS c),
        found AS MATERIALIZED (
            SELECT p.document, p.ordinal, p.collection, p.length, p.terms, p.hits FROM attest.passage_terms AS p
            WHERE p.collection = ANY (whole) AND p.document <> ALL (sight.hidden)
              AND p.terms && ARRAY(SELECT t # m.mark FROM unnest(asked[:chosen]) AS t, marks AS m WHERE m.id = ANY (whole))
              AND (NOT together OR p.terms && ARRAY(SELECT asked[2] # m.mark FROM marks AS m WHERE m.id = ANY (whole)))
            UNION ALL
            SELECT p.document, p.ordinal, p.collection, p.length, p.terms, p.hits
            FROM attest.passage_terms AS p JOIN marks AS m ON m.id = p.collection
            WHERE p.document = ANY (single) AND EXISTS (
                SELECT FROM unnest(asked[:chosen]) AS t WHERE array_position(p.terms, t # m.mark) IS NOT NULL)
            LIMIT most_read),
        weighed AS (
            SELECT f.document, f.ordinal, (
                SELECT sum(w.weight * f.hits[at.place] * 1.8
                           / (f.hits[at.place] + 0.8 * (0.25 + 0.75 * f.length / mean)))
                FROM unnest(asked, weights) AS w(term, weight),
                    LATERAL (SELECT array_position(f.terms, w.term # m.mark) OFFSET 0) AS at(place)
                WHERE at.place IS NOT NULL) AS text
            FROM found AS f JOIN marks AS m ON m.id = f.collection)
        SELECT array_agg(best.document ORDER BY best.place), array_agg(best.ordinal ORDER BY best.place),
               array_agg(best.text ORDER BY best.place)
            INTO documents, ordinals, texts
            FROM (SELECT w.*, row_number() OVER (ORDER BY w.text DESC, w.document, w.ordinal) AS place
                  FROM weighed AS w WHERE w.text > 0
                  ORDER BY w.text DESC, w.document, w.ordinal LIMIT k) AS best;
        EXIT WHEN cardinality(documents) >= k OR (chosen = cardinality(asked) AND NOT together);
        chosen := CASE WHEN together THEN 1 ELSE chosen + 1 END;
        together := false;
    END LOOP;
    RETURN QUERY SELECT u.document, u.ordinal, u.text / max(u.text) OVER (), u.text
        FROM unnest(documents, ordinals, texts) AS u(document, ordinal, text) ORDER BY u.text DESC, u.document, u.ordinal;
END $$;

CREATE FUNCTION attest.seek(query jsonb, scope uuid[], k integer)
    RETURNS TABLE (document uuid, ordinal integer, score double precision, text double precision)
    LANGUAGE sql STABLE SET search_path = pg_catalog, pg_temp AS $$
    SELECT * FROM attest.seek_for(current_user::attest.caller, query, scope, k) $$;

-- What a role needs of PostgreSQL itself for what it may; which rows, the policies say.
CREATE FUNCTION attest.let_in(to_role name, may_do text) RETURNS void
    LANGUAGE plpgsql SET search_path = pg_catalog, pg_temp AS $$
BEGIN
    EXECUTE format('GRANT USAGE ON SCHEMA attest TO %I', to_role);
    EXECUTE format('GRANT SELECT ON attest.library, attest.collection, attest.document, attest.page, attest.passage, '
                   'attest.access TO %I', to_role);
    EXECUTE format('GRANT SELECT, INSERT, DELETE ON attest.answer TO %I', to_role);
    EXECUTE format('GRANT SELECT, INSERT ON attest.answer_content TO %I', to_role);
    EXECUTE format('GRANT EXECUTE ON FUNCTION attest.manages(), attest.rights(), attest.sees(uuid[]), '
                   'attest.seek(jsonb, uuid[], integer), attest.seek_for(attest.caller, jsonb, uuid[], integer), '
                   'attest.counts(bigint[]), attest.counts_for(attest.caller, bigint[]) TO %I', to_role);
    IF may_do IN ('add', 'work') THEN
        EXECUTE format('GRANT SELECT, INSERT ON attest.job TO %I', to_role);
    END IF;
    IF may_do = 'work' THEN
        EXECUTE format('GRANT INSERT, UPDATE ON attest.document TO %I', to_role);
        EXECUTE format('GRANT INSERT, DELETE ON attest.page, attest.passage TO %I', to_role);
        EXECUTE format('GRANT INSERT ON attest.passage_terms TO %I', to_role);
        EXECUTE format('GRANT UPDATE ON attest.job TO %I', to_role);
        EXECUTE format('GRANT EXECUTE ON FUNCTION attest.end_document(uuid, text) TO %I', to_role);
    END IF;
END $$;

CREATE OR REPLACE FUNCTION attest.give(to_role name, in_collection uuid, of_document uuid, may_do text) RETURNS void
    LANGUAGE plpgsql SET search_path = pg_catalog, pg_temp AS $$
BEGIN
    IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = to_role) THEN
        RAISE EXCEPTION 'there is no role “%” in PostgreSQL', to_role;
    END IF;
    INSERT INTO attest.access (role, collection, document, may) VALUES (to_role, in_collection, of_document, may_do)
        ON CONFLICT (role, collection, document) DO UPDATE SET may = excluded.may, given = now();
    PERFORM attest.let_in(to_role, may_do);
END $$;

REVOKE ALL ON ALL FUNCTIONS IN SCHEMA attest FROM PUBLIC;

-- Those who were let in before.
SELECT attest.let_in(role, may) FROM attest.access WHERE EXISTS (SELECT FROM pg_roles WHERE rolname = role);
RESET ROLE;
