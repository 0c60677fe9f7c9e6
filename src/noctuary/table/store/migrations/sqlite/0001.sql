CREATE TABLE tables (
    id TEXT PRIMARY KEY,
    seq INTEGER NOT NULL,
    changed INTEGER NOT NULL,
    listed INTEGER NOT NULL,
    over INTEGER NOT NULL,
    note TEXT NOT NULL
) WITHOUT ROWID;

CREATE INDEX tables_changed ON tables (changed);
CREATE INDEX tables_listed ON tables (changed) WHERE listed;

-- Without rowid: the rows of a table lie together, as they are read.
CREATE TABLE rows (
    table_id TEXT NOT NULL REFERENCES tables (id),
    seq INTEGER NOT NULL,
    data TEXT NOT NULL,
    PRIMARY KEY (table_id, seq)
) WITHOUT ROWID;

CREATE TABLE keys (
    hash TEXT PRIMARY KEY,
    table_id TEXT NOT NULL REFERENCES tables (id),
    rights TEXT NOT NULL,
    seat INTEGER NOT NULL
) WITHOUT ROWID;

CREATE TABLE secrets (
    name TEXT PRIMARY KEY,
    value TEXT NOT NULL
) WITHOUT ROWID;
