-- The next file to read, for a worker. Rows that others are just taking are passed over, so that no worker waits for
-- another. What a worker left behind is given out again until it was tried so often (poison.sql ends it).
-- $1 who takes it, $2 seconds until another may, $3 tries at most.
UPDATE attest.job SET state = 'leased', lease = gen_random_uuid(), worker = $1, tries = tries + 1,
    until = clock_timestamp() + make_interval(secs => $2::double precision)
WHERE id = (SELECT id FROM attest.job
            WHERE state IN ('waiting', 'leased') AND until <= now() AND tries < $3::int
              AND collection = ANY (ARRAY(SELECT collection FROM attest.access WHERE may = 'work'
                                          UNION ALL SELECT id FROM attest.collection WHERE (SELECT attest.manages())))
            ORDER BY placed FOR UPDATE SKIP LOCKED LIMIT 1)
RETURNING id::text, lease::text, collection::text, sha256, path, bytes, tries
