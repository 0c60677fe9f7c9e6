-- Every record carries a checksum (`records.py`), by which damage is known.
ALTER TABLE tables ADD COLUMN checksum BLOB NOT NULL DEFAULT x'';
ALTER TABLE rows ADD COLUMN checksum BLOB NOT NULL DEFAULT x'';
ALTER TABLE keys ADD COLUMN checksum BLOB NOT NULL DEFAULT x'';
ALTER TABLE secrets ADD COLUMN checksum BLOB NOT NULL DEFAULT x'';

UPDATE tables SET checksum = checksum('table', id, seq, changed, listed, over, note);
UPDATE rows SET checksum = checksum('row', table_id, seq, data);
UPDATE keys SET checksum = checksum('key', hash, table_id, rights, seat);
UPDATE secrets SET checksum = checksum('secret', name, value);
