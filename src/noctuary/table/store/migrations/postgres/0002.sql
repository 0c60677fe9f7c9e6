-- Every record carries a checksum (`records.py`), by which damage is known.
ALTER TABLE tables ADD COLUMN checksum bytea NOT NULL DEFAULT '';
ALTER TABLE rows ADD COLUMN checksum bytea NOT NULL DEFAULT '';
ALTER TABLE keys ADD COLUMN checksum bytea NOT NULL DEFAULT '';
ALTER TABLE secrets ADD COLUMN checksum bytea NOT NULL DEFAULT '';

CREATE FUNCTION pg_temp.noctuary_checksum(said text) RETURNS bytea LANGUAGE sql
    AS $$ SELECT substring(sha256(convert_to(said, 'UTF8')) FOR 8) $$;

UPDATE tables SET checksum = pg_temp.noctuary_checksum(
    concat_ws(E'\n', 'table', id, seq, changed, listed::int, over::int, note::text));
UPDATE rows SET checksum = pg_temp.noctuary_checksum(
    concat_ws(E'\n', 'row', table_id, seq, data::text));
UPDATE keys SET checksum = pg_temp.noctuary_checksum(
    concat_ws(E'\n', 'key', hash, table_id, rights, seat));
UPDATE secrets SET checksum = pg_temp.noctuary_checksum(
    concat_ws(E'\n', 'secret', name, value));

DROP FUNCTION pg_temp.noctuary_checksum(text);
