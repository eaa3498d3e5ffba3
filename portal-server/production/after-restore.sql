-- Run after a backup was restored. Browsers have read up to a number that the restored database has not reached, and would
-- miss what gets a lower one. So the numbers go on above all of them, and every browser reads everything again. Sessions that ended since
-- the backup would be open again: everybody signs in again.
BEGIN;
DELETE FROM "_Session";
SELECT setval('undula_seq', greatest(nextval('undula_seq'), (extract(epoch FROM now()) * 1000)::bigint));
INSERT INTO "Revocation" ("objectId", "createdAt", "updatedAt", _rperm, _wperm, keys, seq)
VALUES (gen_random_uuid(), now(), now(), '{*}', '{}', '["*"]', nextval('undula_seq'));
COMMIT;
