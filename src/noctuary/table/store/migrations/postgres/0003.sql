-- Files that the options of tables name by their content.
CREATE TABLE files (
    name text PRIMARY KEY,
    game text NOT NULL,
    added bigint NOT NULL,
    note text NOT NULL,
    data bytea NOT NULL,
    checksum bytea NOT NULL
);

CREATE INDEX files_added ON files (added);
