CREATE TABLE tables (
    id text PRIMARY KEY,
    seq bigint NOT NULL,
    changed bigint NOT NULL,
    listed boolean NOT NULL,
    over boolean NOT NULL,
    note json NOT NULL
);

CREATE INDEX tables_changed ON tables (changed);
CREATE INDEX tables_listed ON tables (changed) WHERE listed;

CREATE TABLE rows (
    table_id text NOT NULL REFERENCES tables (id),
    seq bigint NOT NULL,
    data json NOT NULL,
    PRIMARY KEY (table_id, seq)
);

CREATE TABLE keys (
    hash text PRIMARY KEY,
    table_id text NOT NULL REFERENCES tables (id),
    rights text NOT NULL,
    seat integer NOT NULL
);

CREATE TABLE secrets (
    name text PRIMARY KEY,
    value text NOT NULL
);
