-- Files that the options of tables name by their content.
CREATE TABLE files (
    name TEXT PRIMARY KEY,
    game TEXT NOT NULL,
    added INTEGER NOT NULL,
    note TEXT NOT NULL,
    data BLOB NOT NULL,
    checksum BLOB NOT NULL
) WITHOUT ROWID;

CREATE INDEX files_added ON files (added);
