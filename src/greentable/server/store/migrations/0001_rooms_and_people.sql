-- One file for both databases: the types are PostgreSQL's, and SQLite takes them by their sound
-- (DOUBLE is a float, BIGINT an integer; in BYTEA and BOOLEAN it keeps what it is given).

CREATE TABLE rooms (
    id TEXT PRIMARY KEY,
    seq BIGINT NOT NULL, -- of the last entry
    status TEXT NOT NULL,
    listed BOOLEAN NOT NULL,
    finished BOOLEAN NOT NULL, -- there is a result
    code TEXT,
    created DOUBLE PRECISION NOT NULL,
    changed DOUBLE PRECISION NOT NULL,
    deadline DOUBLE PRECISION,
    summary TEXT NOT NULL -- all of it, as JSON; the columns are for look-ups
);
CREATE UNIQUE INDEX rooms_by_code ON rooms (code) WHERE code IS NOT NULL;
CREATE INDEX rooms_in_lobby ON rooms (created DESC, id)
    WHERE listed AND status IN ('lobby', 'playing');
CREATE INDEX rooms_waiting ON rooms (changed, id) WHERE status = 'lobby';
CREATE INDEX rooms_by_deadline ON rooms (deadline, id) WHERE deadline IS NOT NULL;

CREATE TABLE entries (
    room TEXT NOT NULL REFERENCES rooms ON DELETE CASCADE,
    seq BIGINT NOT NULL,
    at DOUBLE PRECISION NOT NULL,
    body BYTEA NOT NULL,
    PRIMARY KEY (room, seq)
);

CREATE TABLE snapshots (
    room TEXT PRIMARY KEY REFERENCES rooms ON DELETE CASCADE,
    seq BIGINT NOT NULL,
    body BYTEA NOT NULL
);

-- Everybody whose name or id stands in a room's log, also after standing up.
CREATE TABLE room_people (
    room TEXT NOT NULL REFERENCES rooms ON DELETE CASCADE,
    person TEXT NOT NULL,
    sits BOOLEAN NOT NULL,
    PRIMARY KEY (room, person)
);
CREATE INDEX room_people_by_person ON room_people (person);

CREATE TABLE people (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    language TEXT NOT NULL,
    created DOUBLE PRECISION NOT NULL,
    seen DOUBLE PRECISION NOT NULL,
    passphrase TEXT,
    handle TEXT,
    banned BOOLEAN NOT NULL
);
CREATE UNIQUE INDEX people_by_handle ON people (handle) WHERE handle IS NOT NULL;
CREATE INDEX guests_by_seen ON people (seen) WHERE passphrase IS NULL;

CREATE TABLE tokens (
    hash TEXT PRIMARY KEY,
    person TEXT NOT NULL REFERENCES people ON DELETE CASCADE,
    kind TEXT NOT NULL,
    scopes TEXT NOT NULL, -- a space between two
    label TEXT NOT NULL,
    created DOUBLE PRECISION NOT NULL,
    used DOUBLE PRECISION NOT NULL
);
CREATE INDEX tokens_by_person ON tokens (person);

CREATE TABLE daily_results (
    day TEXT NOT NULL,
    puzzle TEXT NOT NULL,
    person TEXT NOT NULL REFERENCES people ON DELETE CASCADE,
    name TEXT NOT NULL,
    room TEXT NOT NULL,
    score BIGINT NOT NULL,
    tie_break BIGINT NOT NULL,
    assisted BOOLEAN NOT NULL,
    at DOUBLE PRECISION NOT NULL,
    PRIMARY KEY (day, puzzle, person)
);
CREATE INDEX daily_results_by_person ON daily_results (person, day);
CREATE INDEX daily_results_best_first
    ON daily_results (day, puzzle, assisted, score DESC, tie_break DESC, at);

CREATE TABLE remembered (
    key TEXT PRIMARY KEY,
    value TEXT NOT NULL
);

-- Rows stay when a lease ends, so that its epoch never comes again.
CREATE TABLE leases (
    room TEXT PRIMARY KEY,
    owner TEXT NOT NULL,
    address TEXT NOT NULL,
    epoch BIGINT NOT NULL,
    until DOUBLE PRECISION NOT NULL
);
CREATE INDEX leases_by_owner ON leases (owner);
