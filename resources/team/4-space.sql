-- The semantic space of a collection: fitted on all its documents by who manages ("attest-cli team fit"), and where each
-- passage and page lies in it. A space holds something of all that it was fitted on, so that only those see it who see
-- the whole collection, without an exception; for others passages of that collection are found by words alone.

DO $$
BEGIN
    EXECUTE format('SET LOCAL ROLE %s', (SELECT nspowner::regrole FROM pg_namespace WHERE nspname = 'attest'));
END $$;

-- passages: in the collection when it was fitted.
CREATE TABLE attest.space (
    collection uuid PRIMARY KEY REFERENCES attest.collection ON DELETE CASCADE,
    dimension integer NOT NULL,
    passages bigint NOT NULL,
    made timestamptz NOT NULL DEFAULT now());

-- Terms and pairs of terms, as core/search/semanticspace.h has them.
CREATE TABLE attest.space_feature (
    collection uuid NOT NULL REFERENCES attest.space ON DELETE CASCADE,
    feature bigint NOT NULL,
    idf real NOT NULL,
    scale real NOT NULL,
    direction bytea NOT NULL,
    PRIMARY KEY (collection, feature));

-- place: a byte a dimension, of any length.
CREATE TABLE attest.passage_place (
    document uuid NOT NULL,
    collection uuid NOT NULL REFERENCES attest.space ON DELETE CASCADE,
    ordinal integer NOT NULL,
    place bytea NOT NULL,
    PRIMARY KEY (document, ordinal),
    FOREIGN KEY (document, ordinal) REFERENCES attest.passage ON DELETE CASCADE);
CREATE TABLE attest.page_place (
    document uuid NOT NULL,
    collection uuid NOT NULL REFERENCES attest.space ON DELETE CASCADE,
    number integer NOT NULL,
    place bytea NOT NULL,
    PRIMARY KEY (document, number),
    FOREIGN KEY (document, number) REFERENCES attest.page ON DELETE CASCADE);
CREATE INDEX passage_place_of ON attest.passage_place (collection);
CREATE INDEX page_place_of ON attest.page_place (collection);

-- Row-level security for a table with a column "collection": who manages does all, who sees the whole collection reads.
CREATE FUNCTION attest.show_whole(which name) RETURNS void LANGUAGE plpgsql SET search_path = pg_catalog, pg_temp AS $$
BEGIN
    EXECUTE format('ALTER TABLE attest.%I ENABLE ROW LEVEL SECURITY', which);
    EXECUTE format('ALTER TABLE attest.%I FORCE ROW LEVEL SECURITY', which);
    EXECUTE format('CREATE POLICY manager ON attest.%I USING ((SELECT attest.manages()))', which);
    EXECUTE format(
        'CREATE POLICY whole ON attest.%I FOR SELECT USING ('
        'collection = ANY (ARRAY(SELECT a.collection FROM attest.access AS a WHERE a.document IS NULL)) '
        'AND collection <> ALL (ARRAY(SELECT a.collection FROM attest.access AS a WHERE a.may = ''none'')))', which);
END $$;
SELECT attest.show_whole('space'), attest.show_whole('space_feature'), attest.show_whole('passage_place'),
    attest.show_whole('page_place');

-- With pgvector the nearest passages are looked for in the whole collection, and not only among those with a word of
-- the question: an index for each collection, so that nothing has to be left out of what it gives. True: it is there.
CREATE FUNCTION attest.let_vectors() RETURNS boolean LANGUAGE plpgsql SET search_path = pg_catalog, pg_temp AS $$
DECLARE
    its_schema regnamespace := (SELECT extnamespace FROM pg_extension WHERE extname = 'vector'
                                AND string_to_array(extversion, '.')::int[] >= '{0,8}');
BEGIN
    IF its_schema IS NULL THEN
        RETURN false;
    END IF;
    IF to_regclass('attest.passage_vector') IS NULL THEN
        EXECUTE format(
            'CREATE TABLE attest.passage_vector (document uuid NOT NULL, collection uuid NOT NULL REFERENCES attest.space '
            'ON DELETE CASCADE, ordinal integer NOT NULL, dimension integer NOT NULL, place %s.halfvec NOT NULL, '
            'PRIMARY KEY (document, ordinal), '
            'FOREIGN KEY (document, ordinal) REFERENCES attest.passage_place ON DELETE CASCADE)', its_schema);
        EXECUTE 'CREATE INDEX passage_vector_of ON attest.passage_vector (collection)';
        PERFORM attest.show_whole('passage_vector');
        PERFORM attest.let_see(role) FROM attest.access WHERE EXISTS (SELECT FROM pg_roles WHERE rolname = role);
    END IF;
    RETURN true;
END $$;

-- The index of a collection, whose vectors have this many dimensions: rows that are no longer there, but not yet swept
-- away, may have others, and are looked at when an index is made.
CREATE FUNCTION attest.index_vectors(of_collection uuid, of_dimension integer) RETURNS void LANGUAGE plpgsql
    SET search_path = pg_catalog, pg_temp AS $$
DECLARE
    its_schema regnamespace := (SELECT extnamespace FROM pg_extension WHERE extname = 'vector');
    its_name text := 'passage_vector_' || replace(of_collection::text, '-', '_');
BEGIN
    EXECUTE format('DROP INDEX IF EXISTS attest.%I', its_name);
    EXECUTE format('CREATE INDEX %I ON attest.passage_vector USING hnsw ((place::%s.halfvec(%s)) %s.halfvec_cosine_ops) '
                   'WHERE collection = %L AND dimension = %s', its_name, its_schema, of_dimension, its_schema,
                   of_collection, of_dimension);
END $$;

CREATE FUNCTION attest.let_see(to_role name) RETURNS void LANGUAGE plpgsql SET search_path = pg_catalog, pg_temp AS $$
BEGIN
    EXECUTE format('GRANT SELECT ON attest.space, attest.space_feature, attest.passage_place, attest.page_place TO %I',
                   to_role);
    IF to_regclass('attest.passage_vector') IS NOT NULL THEN
        EXECUTE format('GRANT SELECT ON attest.passage_vector TO %I', to_role);
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
    PERFORM attest.let_in(to_role, may_do), attest.let_see(to_role);
END $$;

REVOKE ALL ON ALL FUNCTIONS IN SCHEMA attest FROM PUBLIC;
SELECT attest.let_see(role) FROM attest.access WHERE EXISTS (SELECT FROM pg_roles WHERE rolname = role);
RESET ROLE;
