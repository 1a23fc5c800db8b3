-- A file that ended as many workers as may try it, or held each of them up until its time was over, for the worker that
-- finds it. $1 tries at most.
SELECT id::text, collection::text, sha256, path, bytes FROM attest.job
WHERE state = 'leased' AND until <= now() AND tries >= $1::int
  AND collection = ANY (ARRAY(SELECT collection FROM attest.access WHERE may = 'work'
                              UNION ALL SELECT id FROM attest.collection WHERE (SELECT attest.manages())))
ORDER BY placed FOR UPDATE SKIP LOCKED LIMIT 1
