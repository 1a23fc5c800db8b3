-- Answers that somebody has published: their evidence bundles, each with all documents that stand in it. Whoever may
-- see each of these documents sees the answer, and nobody else. Its author goes on seeing that there is one where a
-- document was taken from him, but not what stands in it.
--
-- documents: of the answer, written once, so that no row that is hidden can be left out of the comparison.

CREATE TABLE attest.answer (
    id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
    author name NOT NULL DEFAULT current_user,
    question text NOT NULL,
    documents uuid[] NOT NULL CHECK (cardinality(documents) > 0),
    placed timestamptz NOT NULL DEFAULT clock_timestamp());
CREATE INDEX answer_placed ON attest.answer (placed);

CREATE TABLE attest.answer_content (
    answer uuid PRIMARY KEY REFERENCES attest.answer ON DELETE CASCADE,
    body text NOT NULL,
    bundle bytea NOT NULL);

ALTER TABLE attest.answer ENABLE ROW LEVEL SECURITY;
ALTER TABLE attest.answer FORCE ROW LEVEL SECURITY;
ALTER TABLE attest.answer_content ENABLE ROW LEVEL SECURITY;
ALTER TABLE attest.answer_content FORCE ROW LEVEL SECURITY;

-- Whether one may see all of these documents: as many rows as there are ids. With the rights of whoever asks. An older
-- version of a document counts, one that was removed does not.
CREATE FUNCTION attest.sees(documents uuid[]) RETURNS boolean LANGUAGE sql STABLE
    SET search_path = pg_catalog, pg_temp AS $$
    SELECT count(*) = (SELECT count(DISTINCT each) FROM unnest($1) AS each)
    FROM attest.document AS d WHERE d.id = ANY ($1) AND d.status <> 'removed' $$;

CREATE POLICY manager ON attest.answer USING ((SELECT attest.manages()));
CREATE POLICY manager ON attest.answer_content USING ((SELECT attest.manages()));
CREATE POLICY reads ON attest.answer FOR SELECT USING (author = current_user OR attest.sees(documents));
CREATE POLICY publishes ON attest.answer FOR INSERT WITH CHECK (author = current_user AND attest.sees(documents));
CREATE POLICY withdraws ON attest.answer FOR DELETE USING (author = current_user);
CREATE POLICY reads ON attest.answer_content FOR SELECT USING (
    EXISTS (SELECT FROM attest.answer AS a WHERE a.id = answer AND attest.sees(a.documents)));
CREATE POLICY publishes ON attest.answer_content FOR INSERT WITH CHECK (
    EXISTS (SELECT FROM attest.answer AS a WHERE a.id = answer AND a.author = current_user AND attest.sees(a.documents)));

CREATE FUNCTION attest.note_answer() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
    SET search_path = pg_catalog, pg_temp AS $$
BEGIN
    INSERT INTO attest.audit (who, what, detail)
        VALUES (session_user, CASE WHEN TG_OP = 'DELETE' THEN 'answer withdrawn' ELSE 'answer published' END,
                CASE WHEN TG_OP = 'DELETE' THEN OLD.id ELSE NEW.id END::text);
    RETURN NULL;
END $$;
CREATE TRIGGER note AFTER INSERT OR DELETE ON attest.answer FOR EACH ROW EXECUTE FUNCTION attest.note_answer();

-- As before, and what answers need.
CREATE OR REPLACE FUNCTION attest.give(to_role name, in_collection uuid, of_document uuid, may_do text) RETURNS void
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
    EXECUTE format('GRANT SELECT, INSERT, DELETE ON attest.answer TO %I', to_role);
    EXECUTE format('GRANT SELECT, INSERT ON attest.answer_content TO %I', to_role);
    EXECUTE format('GRANT EXECUTE ON FUNCTION attest.manages(), attest.rights(), attest.sees(uuid[]) TO %I', to_role);
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

-- As before; and what stands in answers goes with a document that is removed.
CREATE OR REPLACE FUNCTION attest.end_document(which uuid, new_status text) RETURNS void
    LANGUAGE plpgsql SET search_path = pg_catalog, pg_temp AS $$
BEGIN
    DELETE FROM attest.page WHERE document = which;
    DELETE FROM attest.passage WHERE document = which;
    UPDATE attest.document SET status = new_status, reason = '', path = '', title = '', author = '', given_title = NULL,
        given_author = NULL, given_year = NULL, tags = '{}', outline = '[]', sha256 = '', bytes = 0, pages = 0,
        passages = 0 WHERE id = which;
    IF new_status = 'removed' THEN
        DELETE FROM attest.answer_content WHERE answer IN (SELECT id FROM attest.answer WHERE which = ANY (documents));
    END IF;
END $$;

REVOKE ALL ON ALL FUNCTIONS IN SCHEMA attest FROM PUBLIC;

-- Of those who were let in before there were answers.
DO $$
DECLARE
    member name;
BEGIN
    FOR member IN SELECT DISTINCT role FROM attest.access LOOP
        EXECUTE format('GRANT SELECT, INSERT, DELETE ON attest.answer TO %I', member);
        EXECUTE format('GRANT SELECT, INSERT ON attest.answer_content TO %I', member);
        EXECUTE format('GRANT EXECUTE ON FUNCTION attest.sees(uuid[]) TO %I', member);
    END LOOP;
END $$;
