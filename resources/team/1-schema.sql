-- A team library: its tables, and who may see and change which rows. Script n leads from version n - 1 to version n; a
-- released script is never changed. Run by whoever owns the library (attest-cli team init), in one transaction.
--
-- Every table has row-level security, forced on its owner too: what no policy allows is not there. A right is given to a
-- role of PostgreSQL for a collection (read, add, work), with exceptions for a document (read, or none, which wins);
-- where nothing is said nothing is seen. Members read "access" themselves, of which they see their own rows alone, so
-- that no function has to run with the rights of its owner, but for the one that writes the audit.
--
-- Policies ask for whole collections by an uncorrelated subquery, once a statement, and pages and passages carry their
-- collection, so that reading a row costs two comparisons and no look at another table.
--
-- document.changed is the transaction that wrote the row last. A number from a sequence would be no watermark: one that
-- was drawn early may be committed late, behind a reader who has seen a higher one. A reader takes
-- pg_snapshot_xmin(pg_current_snapshot()) in the snapshot that it reads: all transactions below are over, so that
-- whatever is committed later has at least that number, and is found by "changed >= watermark" the next time.
-- Ids are random: numbers in a row would tell how many there are that one does not see.

CREATE SCHEMA attest;
REVOKE ALL ON SCHEMA attest FROM PUBLIC;

CREATE TABLE attest.library (
    id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
    version integer NOT NULL,
    made timestamptz NOT NULL DEFAULT now());

CREATE TABLE attest.collection (
    id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
    name text NOT NULL UNIQUE CHECK (name <> ''),
    made timestamptz NOT NULL DEFAULT now());

-- path: where the file was read, which is how it is called; not necessarily there for others. status: what became of
-- reading it; "superseded" and "removed" have no content any more, and tell those who have pulled it that it is gone.
CREATE TABLE attest.document (
    id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
    collection uuid NOT NULL REFERENCES attest.collection,
    sha256 text NOT NULL,
    version_of uuid REFERENCES attest.document,
    status text NOT NULL CHECK (status IN ('indexed', 'needs password', 'unreadable', 'scanned', 'failed',
                                           'superseded', 'removed')),
    reason text NOT NULL DEFAULT '',
    path text NOT NULL,
    bytes bigint NOT NULL,
    title text NOT NULL,
    author text NOT NULL,
    given_title text,
    given_author text,
    given_year integer,
    tags text[] NOT NULL DEFAULT '{}',
    pages integer NOT NULL,
    passages integer NOT NULL,
    seconds double precision NOT NULL,
    added bigint NOT NULL,
    reader integer NOT NULL,
    passage_length integer NOT NULL,
    passage_overlap integer NOT NULL,
    locked boolean NOT NULL,
    outline text NOT NULL,
    placed timestamptz NOT NULL DEFAULT clock_timestamp(),
    changed xid8 NOT NULL DEFAULT pg_current_xact_id(),
    UNIQUE (id, collection));
CREATE UNIQUE INDEX document_content ON attest.document (collection, sha256)
    WHERE status NOT IN ('superseded', 'removed');
CREATE INDEX document_path ON attest.document (collection, path) WHERE status NOT IN ('superseded', 'removed');
CREATE INDEX document_changed ON attest.document (changed);

-- words, boxes: where each word stands on its page, as Attest packs it (core/store/blobs.h).
CREATE TABLE attest.page (
    document uuid NOT NULL,
    collection uuid NOT NULL,
    number integer NOT NULL,
    label text NOT NULL,
    width real NOT NULL,
    height real NOT NULL,
    rotation integer NOT NULL,
    status integer NOT NULL,
    reason text NOT NULL,
    body text NOT NULL,
    words bytea NOT NULL,
    PRIMARY KEY (document, number),
    FOREIGN KEY (document, collection) REFERENCES attest.document (id, collection) ON DELETE CASCADE);

CREATE TABLE attest.passage (
    document uuid NOT NULL,
    collection uuid NOT NULL,
    ordinal integer NOT NULL,
    page integer NOT NULL,
    last_page integer NOT NULL,
    page_label text NOT NULL,
    heading text NOT NULL,
    body text NOT NULL,
    boxes bytea NOT NULL,
    PRIMARY KEY (document, ordinal),
    FOREIGN KEY (document, collection) REFERENCES attest.document (id, collection) ON DELETE CASCADE);

CREATE TABLE attest.access (
    role name NOT NULL,
    collection uuid NOT NULL REFERENCES attest.collection ON DELETE CASCADE,
    document uuid,
    may text NOT NULL CHECK (may IN ('read', 'add', 'work', 'none')),
    given timestamptz NOT NULL DEFAULT now(),
    UNIQUE NULLS NOT DISTINCT (role, collection, document),
    FOREIGN KEY (document, collection) REFERENCES attest.document (id, collection) ON DELETE CASCADE,
    CHECK (CASE WHEN document IS NULL THEN may <> 'none' ELSE may IN ('read', 'none') END));

-- A file to be read, known by its sum. lease: who has it now; another worker takes it over when "until" has passed.
CREATE TABLE attest.job (
    id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
    collection uuid NOT NULL REFERENCES attest.collection,
    kind text NOT NULL CHECK (kind IN ('read')),
    sha256 text NOT NULL,
    path text NOT NULL,
    bytes bigint NOT NULL,
    state text NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'leased', 'done', 'failed')),
    tries integer NOT NULL DEFAULT 0,
    lease uuid,
    worker text NOT NULL DEFAULT '',
    until timestamptz NOT NULL DEFAULT now(), -- leased: as long; waiting: not before
    reason text NOT NULL DEFAULT '',
    placed timestamptz NOT NULL DEFAULT clock_timestamp());
CREATE INDEX job_open ON attest.job (placed) WHERE state IN ('waiting', 'leased');
CREATE UNIQUE INDEX job_file ON attest.job (collection, sha256) WHERE state IN ('waiting', 'leased');

CREATE TABLE attest.audit (
    id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
    at timestamptz NOT NULL DEFAULT clock_timestamp(),
    who name NOT NULL,
    what text NOT NULL,
    collection uuid,
    document uuid,
    detail text NOT NULL);

-- Whether one is the owner of the library, or a role that is.
CREATE FUNCTION attest.manages() RETURNS boolean LANGUAGE sql STABLE SET search_path = pg_catalog, pg_temp AS
    $$ SELECT pg_has_role(nspowner, 'USAGE') FROM pg_namespace WHERE nspname = 'attest' $$;

ALTER TABLE attest.library ENABLE ROW LEVEL SECURITY;
ALTER TABLE attest.library FORCE ROW LEVEL SECURITY;
ALTER TABLE attest.collection ENABLE ROW LEVEL SECURITY;
ALTER TABLE attest.collection FORCE ROW LEVEL SECURITY;
ALTER TABLE attest.document ENABLE ROW LEVEL SECURITY;
ALTER TABLE attest.document FORCE ROW LEVEL SECURITY;
ALTER TABLE attest.page ENABLE ROW LEVEL SECURITY;
ALTER TABLE attest.page FORCE ROW LEVEL SECURITY;
ALTER TABLE attest.passage ENABLE ROW LEVEL SECURITY;
ALTER TABLE attest.passage FORCE ROW LEVEL SECURITY;
ALTER TABLE attest.access ENABLE ROW LEVEL SECURITY;
ALTER TABLE attest.access FORCE ROW LEVEL SECURITY;
ALTER TABLE attest.job ENABLE ROW LEVEL SECURITY;
ALTER TABLE attest.job FORCE ROW LEVEL SECURITY;
ALTER TABLE attest.audit ENABLE ROW LEVEL SECURITY;
ALTER TABLE attest.audit FORCE ROW LEVEL SECURITY;

-- Who manages sees and changes all; but the audit is only added to, also by its owner.
CREATE POLICY manager ON attest.library USING ((SELECT attest.manages()));
CREATE POLICY manager ON attest.collection USING ((SELECT attest.manages()));
CREATE POLICY manager ON attest.document USING ((SELECT attest.manages()));
CREATE POLICY manager ON attest.page USING ((SELECT attest.manages()));
CREATE POLICY manager ON attest.passage USING ((SELECT attest.manages()));
CREATE POLICY manager ON attest.access USING ((SELECT attest.manages()));
CREATE POLICY manager ON attest.job USING ((SELECT attest.manages()));
CREATE POLICY manager_reads ON attest.audit FOR SELECT USING ((SELECT attest.manages()));
CREATE POLICY manager_adds ON attest.audit FOR INSERT WITH CHECK ((SELECT attest.manages()));

CREATE POLICY own ON attest.access FOR SELECT USING (EXISTS (
    SELECT FROM pg_catalog.pg_roles AS r WHERE r.rolname = role AND pg_has_role(r.oid, 'USAGE')));

CREATE POLICY member ON attest.library FOR SELECT USING (EXISTS (SELECT FROM attest.access));
CREATE POLICY member ON attest.collection FOR SELECT USING (
    id = ANY (ARRAY(SELECT a.collection FROM attest.access AS a WHERE a.document IS NULL)));

CREATE POLICY reads ON attest.document FOR SELECT USING (
    (collection = ANY (ARRAY(SELECT a.collection FROM attest.access AS a WHERE a.document IS NULL))
     OR id = ANY (ARRAY(SELECT a.document FROM attest.access AS a WHERE a.document IS NOT NULL AND a.may = 'read')))
    AND id <> ALL (ARRAY(SELECT a.document FROM attest.access AS a WHERE a.document IS NOT NULL AND a.may = 'none')));
CREATE POLICY reads ON attest.page FOR SELECT USING (
    (collection = ANY (ARRAY(SELECT a.collection FROM attest.access AS a WHERE a.document IS NULL))
     OR document = ANY (ARRAY(SELECT a.document FROM attest.access AS a WHERE a.document IS NOT NULL AND a.may = 'read')))
    AND document <> ALL (ARRAY(SELECT a.document FROM attest.access AS a
                               WHERE a.document IS NOT NULL AND a.may = 'none')));
CREATE POLICY reads ON attest.passage FOR SELECT USING (
    (collection = ANY (ARRAY(SELECT a.collection FROM attest.access AS a WHERE a.document IS NULL))
     OR document = ANY (ARRAY(SELECT a.document FROM attest.access AS a WHERE a.document IS NOT NULL AND a.may = 'read')))
    AND document <> ALL (ARRAY(SELECT a.document FROM attest.access AS a
                               WHERE a.document IS NOT NULL AND a.may = 'none')));

-- What workers write: in their collections, and of what they see.
CREATE POLICY works ON attest.document FOR INSERT WITH CHECK (
    collection = ANY (ARRAY(SELECT a.collection FROM attest.access AS a WHERE a.may = 'work')));
CREATE POLICY works_on ON attest.document FOR UPDATE USING (
    collection = ANY (ARRAY(SELECT a.collection FROM attest.access AS a WHERE a.may = 'work')));
CREATE POLICY works ON attest.page FOR INSERT WITH CHECK (
    collection = ANY (ARRAY(SELECT a.collection FROM attest.access AS a WHERE a.may = 'work')));
CREATE POLICY works_off ON attest.page FOR DELETE USING (
    collection = ANY (ARRAY(SELECT a.collection FROM attest.access AS a WHERE a.may = 'work')));
CREATE POLICY works ON attest.passage FOR INSERT WITH CHECK (
    collection = ANY (ARRAY(SELECT a.collection FROM attest.access AS a WHERE a.may = 'work')));
CREATE POLICY works_off ON attest.passage FOR DELETE USING (
    collection = ANY (ARRAY(SELECT a.collection FROM attest.access AS a WHERE a.may = 'work')));

CREATE POLICY adds ON attest.job FOR INSERT WITH CHECK (
    collection = ANY (ARRAY(SELECT a.collection FROM attest.access AS a WHERE a.may IN ('add', 'work'))));
CREATE POLICY follows ON attest.job FOR SELECT USING (
    collection = ANY (ARRAY(SELECT a.collection FROM attest.access AS a WHERE a.may IN ('add', 'work'))));
CREATE POLICY works ON attest.job FOR UPDATE USING (
    collection = ANY (ARRAY(SELECT a.collection FROM attest.access AS a WHERE a.may = 'work')));

-- All that one may, as one value: another one says that what is seen may be another, whatever changed. Memberships of
-- roles are part of it, which no row of these tables tells.
CREATE FUNCTION attest.rights() RETURNS text LANGUAGE sql STABLE SET search_path = pg_catalog, pg_temp AS $$
    SELECT encode(sha256(convert_to(attest.manages()::text || coalesce(string_agg(
        concat_ws(':', collection, coalesce(document::text, '-'), may), ',' ORDER BY collection, document, may), ''),
        'UTF8')), 'hex') FROM attest.access $$;

CREATE FUNCTION attest.stamp() RETURNS trigger LANGUAGE plpgsql SET search_path = pg_catalog, pg_temp AS $$
BEGIN
    NEW.changed = pg_current_xact_id();
    RETURN NEW;
END $$;
CREATE TRIGGER stamp BEFORE UPDATE ON attest.document FOR EACH ROW EXECUTE FUNCTION attest.stamp();

-- With the rights of its owner: nobody else can write what the audit says. A hint says nothing but that there is one, on
-- a channel whose name only members can read.
CREATE FUNCTION attest.note_document() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
    SET search_path = pg_catalog, pg_temp AS $$
BEGIN
    IF TG_OP = 'INSERT' THEN
        INSERT INTO attest.audit (who, what, collection, document, detail)
            VALUES (session_user, 'document added', NEW.collection, NEW.id, NEW.sha256);
    ELSIF NEW.status IS DISTINCT FROM OLD.status THEN
        INSERT INTO attest.audit (who, what, collection, document, detail)
            VALUES (session_user, 'document ' || NEW.status, NEW.collection, NEW.id, OLD.sha256);
    END IF;
    RETURN NULL;
END $$;
CREATE TRIGGER note AFTER INSERT OR UPDATE ON attest.document FOR EACH ROW EXECUTE FUNCTION attest.note_document();

CREATE FUNCTION attest.note_access() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
    SET search_path = pg_catalog, pg_temp AS $$
DECLARE
    entry attest.access := CASE WHEN TG_OP = 'DELETE' THEN OLD ELSE NEW END;
BEGIN
    INSERT INTO attest.audit (who, what, collection, document, detail)
        VALUES (session_user, CASE WHEN TG_OP = 'DELETE' THEN 'access revoked' ELSE 'access given' END, entry.collection,
                entry.document, entry.role || ': ' || entry.may);
    RETURN NULL;
END $$;
CREATE TRIGGER note AFTER INSERT OR UPDATE OR DELETE ON attest.access
    FOR EACH ROW EXECUTE FUNCTION attest.note_access();

CREATE FUNCTION attest.hint() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
    SET search_path = pg_catalog, pg_temp AS $$
BEGIN
    PERFORM pg_notify('attest_' || id, '') FROM attest.library;
    RETURN NULL;
END $$;
CREATE TRIGGER hint AFTER INSERT ON attest.job FOR EACH STATEMENT EXECUTE FUNCTION attest.hint();

-- For those who manage. A role gets no more of the tables than the right wants; which rows, the policies say.
CREATE FUNCTION attest.give(to_role name, in_collection uuid, of_document uuid, may_do text) RETURNS void
    LANGUAGE plpgsql SET search_path = pg_catalog, pg_temp AS $$
BEGIN
    IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = to_role) THEN
        RAISE EXCEPTION 'there is no role “%” in PostgreSQL', to_role;
    END IF;
    INSERT INTO attest.access (role, collection, document, may) VALUES (to_role, in_collection, of_document, may_do)
        ON CONFLICT (role, collection, document) DO UPDATE SET may = excluded.may, given = now();
    EXECUTE format('GRANT USAGE ON SCHEMA attest TO %I', to_role);
    EXECUTE format('GRANT SELECT ON attest.library, attest.collection, attest.document, attest.page, attest.passage, '
                   'attest.access TO %I', to_role);
    EXECUTE format('GRANT EXECUTE ON FUNCTION attest.manages(), attest.rights() TO %I', to_role);
    IF may_do IN ('add', 'work') THEN
        EXECUTE format('GRANT SELECT, INSERT ON attest.job TO %I', to_role);
    END IF;
    IF may_do = 'work' THEN
        EXECUTE format('GRANT INSERT, UPDATE ON attest.document TO %I', to_role);
        EXECUTE format('GRANT INSERT, DELETE ON attest.page, attest.passage TO %I', to_role);
        EXECUTE format('GRANT UPDATE ON attest.job TO %I', to_role);
        EXECUTE format('GRANT EXECUTE ON FUNCTION attest.end_document(uuid, text) TO %I', to_role);
    END IF;
END $$;

-- A document ends: what was read of it goes, and its row tells those who have it.
CREATE FUNCTION attest.end_document(which uuid, new_status text) RETURNS void
    LANGUAGE plpgsql SET search_path = pg_catalog, pg_temp AS $$
BEGIN
    DELETE FROM attest.page WHERE document = which;
    DELETE FROM attest.passage WHERE document = which;
    UPDATE attest.document SET status = new_status, reason = '', path = '', title = '', author = '', given_title = NULL,
        given_author = NULL, given_year = NULL, tags = '{}', outline = '[]', sha256 = '', bytes = 0, pages = 0,
        passages = 0 WHERE id = which;
END $$;

REVOKE ALL ON ALL FUNCTIONS IN SCHEMA attest FROM PUBLIC;
