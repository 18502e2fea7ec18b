/// The database's shape as a list of steps: named, ordered, and only ever added to.
enum Migrations {
    static let steps: [(name: String, sql: String)] = [
        ("intake", intake), ("people", people), ("reports", reports), ("outbox", outbox), ("audit", audit),
        ("newest seal", newestSeal), ("links", links), ("lots", lots), ("adapter notes", adapterNotes),
        ("photo origins", photoOrigins), ("desk queue", deskQueue), ("feed", feed), ("marks", marks),
        ("looks", looks), ("full bans", fullBans), ("seals", seals), ("traces", traces), ("masks", masks),
        ("answers", answers), ("waiting cards", waitingCards),
        ("fewer indexes", fewerIndexes), ("own happenings", ownHappenings),
        ("gifts", gifts), ("kin", kin), ("site", site), ("site photos", sitePhotos),
        ("lists", lists), ("rounds", rounds), ("desks", desks), ("log keys", logKeys), ("alarms", alarms),
        ("approvals", byApprover), ("house alarms", houseAlarms), ("givers' posts", byOrganisation),
        ("adapter rows", adapterRows), ("photo files", photoFiles),
        ("photo objects", photoObjects), ("videos", videos), ("tokens", tokens),
    ]

    /// What everybody calls a report that was approved.
    private static let tokens = """
        CREATE TABLE public_tokens (
            token TEXT PRIMARY KEY NOT NULL,
            report INTEGER NOT NULL UNIQUE REFERENCES reports ON DELETE CASCADE);
        DELETE FROM settings WHERE name = 'tokens'
        """

    /// The clean video whose still a photo is: the name of its file, its pixels, milliseconds and bytes.
    private static let videos = """
        ALTER TABLE photos ADD COLUMN video TEXT;
        ALTER TABLE photos ADD COLUMN video_width INTEGER;
        ALTER TABLE photos ADD COLUMN video_height INTEGER;
        ALTER TABLE photos ADD COLUMN video_length INTEGER;
        ALTER TABLE photos ADD COLUMN video_bytes INTEGER;
        CREATE INDEX photos_video ON photos (video) WHERE video IS NOT NULL
        """

    /// Which clean photos are, or may be, objects of a bucket.
    private static let photoObjects =
        "CREATE TABLE photo_objects (hash TEXT PRIMARY KEY NOT NULL, there INTEGER NOT NULL)"

    /// Clean photos, where the operator wants them beside the rows.
    private static let photoFiles =
        "CREATE TABLE photo_files (hash TEXT PRIMARY KEY NOT NULL, bytes BLOB NOT NULL)"

    /// What adapters keep much of and read when they need it; on Matrix sealed before it comes here.
    private static let adapterRows = """
        CREATE TABLE adapter_rows (
            platform TEXT NOT NULL, kind TEXT NOT NULL, key TEXT NOT NULL, value BLOB NOT NULL,
            PRIMARY KEY (platform, kind, key)) WITHOUT ROWID
        """

    /// What the operator and the leads were told is wrong with the house, until it is over.
    private static let houseAlarms = "CREATE TABLE house_alarms (name TEXT PRIMARY KEY) WITHOUT ROWID"

    /// What givers wrote about an organisation is found beside any number of reports and other posts.
    private static let byOrganisation = """
        ALTER TABLE reports ADD COLUMN organisation TEXT;
        UPDATE reports SET organisation = json_extract(CAST(body AS TEXT), '$.gift.organisation') WHERE parent = 0;
        CREATE INDEX reports_organisation ON reports (organisation, id) WHERE organisation IS NOT NULL
        """

    /// What counts as somebody's approval; a query that says it in these words finds the index.
    static let approvals = "'approved', 'backed'"

    /// What each moderator approved is found beside millions of rows.
    private static let byApprover =
        "CREATE INDEX audit_approvals ON audit (actor, report) WHERE deed IN (\(approvals))"

    /// At which desk each open report stands, where it belongs while that one is closed, and at which each was decided.
    private static let desks = """
        ALTER TABLE desk_queue ADD COLUMN desk TEXT NOT NULL DEFAULT 'all';
        ALTER TABLE desk_queue ADD COLUMN home TEXT;
        UPDATE desk_queue SET desk = desk;
        DROP INDEX desk_queue_next;
        CREATE INDEX desk_queue_next ON desk_queue (desk, rank, round, sent_at, report, lease);
        CREATE INDEX desk_queue_stray ON desk_queue (report) WHERE home IS NOT NULL;
        ALTER TABLE reports ADD COLUMN desk TEXT
        """

    /// When the next are to be told that an urgent report is in nobody's hands.
    private static let alarms = """
        ALTER TABLE desk_queue ADD COLUMN alarm_at INTEGER;
        CREATE INDEX desk_queue_alarm ON desk_queue (alarm_at) WHERE alarm_at IS NOT NULL
        """

    /// The hour of the key that seals a row, what deeds of the house count by, and rows that wait for a key.
    private static let logKeys = """
        ALTER TABLE audit ADD COLUMN hour INTEGER;
        ALTER TABLE audit ADD COLUMN mark TEXT NOT NULL DEFAULT '';
        UPDATE audit SET hour = NULL, mark = '';
        CREATE INDEX audit_house ON audit (deed, seq) WHERE report = 0;
        CREATE TABLE audit_waiting (
            seq INTEGER PRIMARY KEY, at INTEGER NOT NULL, actor INTEGER NOT NULL, deed TEXT NOT NULL,
            report INTEGER NOT NULL, version INTEGER NOT NULL, hour INTEGER NOT NULL, mark TEXT NOT NULL,
            hash TEXT NOT NULL)
        """

    /// In which round of its author each open report is handed out.
    private static let rounds = """

        ALTER TABLE desk_queue ADD COLUMN author INTEGER NOT NULL DEFAULT 0;
        ALTER TABLE desk_queue ADD COLUMN round INTEGER NOT NULL DEFAULT 0;
        UPDATE desk_queue SET author = (SELECT author FROM reports WHERE id = report);
        UPDATE desk_queue SET round = (
            SELECT count(*) FROM desk_queue other WHERE other.author = desk_queue.author AND other.report < desk_queue.report);
        DROP INDEX desk_queue_next;
        CREATE INDEX desk_queue_next ON desk_queue (rank, round, sent_at, report, lease);
        CREATE INDEX desk_queue_author ON desk_queue (author, round)
        """

    private static let intake = """
        CREATE TABLE cursors (platform TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
        CREATE TABLE seen (platform TEXT, key TEXT, at INTEGER NOT NULL, PRIMARY KEY (platform, key)) WITHOUT ROWID;
        CREATE INDEX seen_at ON seen (at);
        CREATE TABLE inbox (
            id INTEGER PRIMARY KEY AUTOINCREMENT, platform TEXT NOT NULL, key TEXT NOT NULL, body BLOB NOT NULL,
            received INTEGER NOT NULL, started INTEGER NOT NULL DEFAULT 0);
        CREATE TABLE quarantine (
            id INTEGER PRIMARY KEY, platform TEXT NOT NULL, body BLOB NOT NULL, why TEXT NOT NULL, at INTEGER NOT NULL);
        CREATE TABLE counters (name TEXT PRIMARY KEY, value INTEGER NOT NULL) WITHOUT ROWID;
        CREATE TABLE settings (name TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID
        """

    private static let people = """
        CREATE TABLE accounts (
            id INTEGER PRIMARY KEY AUTOINCREMENT, language TEXT NOT NULL DEFAULT 'en',
            reachable INTEGER NOT NULL DEFAULT 1);
        CREATE TABLE senders (
            platform TEXT, id TEXT, account INTEGER NOT NULL REFERENCES accounts ON DELETE CASCADE, room TEXT,
            PRIMARY KEY (platform, id)) WITHOUT ROWID;
        CREATE INDEX senders_account ON senders (account);
        CREATE TABLE sessions (
            account INTEGER PRIMARY KEY REFERENCES accounts ON DELETE CASCADE, body BLOB NOT NULL, wake_at INTEGER);
        CREATE INDEX sessions_wake ON sessions (wake_at) WHERE wake_at IS NOT NULL;
        CREATE TABLE sessions_aside (account INTEGER NOT NULL, body BLOB NOT NULL, at INTEGER NOT NULL);
        CREATE TABLE bans (person TEXT PRIMARY KEY, until INTEGER NOT NULL) WITHOUT ROWID
        """

    private static let reports = """
        CREATE TABLE reports (
            id INTEGER PRIMARY KEY, author INTEGER NOT NULL REFERENCES accounts ON DELETE CASCADE,
            body BLOB NOT NULL, sent_at INTEGER NOT NULL, public_at INTEGER, is_open INTEGER NOT NULL,
            asks INTEGER NOT NULL);
        CREATE INDEX reports_author ON reports (author, id);
        CREATE INDEX reports_public ON reports (public_at, id) WHERE public_at IS NOT NULL;
        CREATE INDEX reports_open ON reports (id) WHERE is_open = 1;
        CREATE TABLE photos (
            id TEXT PRIMARY KEY, account INTEGER NOT NULL REFERENCES accounts ON DELETE CASCADE,
            report INTEGER, hash TEXT, width INTEGER, height INTEGER, at INTEGER NOT NULL) WITHOUT ROWID;
        CREATE INDEX photos_report ON photos (report);
        CREATE INDEX photos_account ON photos (account);
        CREATE INDEX photos_hash ON photos (hash)
        """

    private static let outbox = """
        CREATE TABLE outbox (
            id INTEGER PRIMARY KEY AUTOINCREMENT, lane TEXT NOT NULL, platform TEXT NOT NULL, room TEXT NOT NULL,
            kind TEXT NOT NULL, body BLOB NOT NULL, urgent INTEGER NOT NULL, due INTEGER NOT NULL,
            tag TEXT, report INTEGER, account INTEGER, attempts INTEGER NOT NULL DEFAULT 0,
            doubts INTEGER NOT NULL DEFAULT 0, sending INTEGER NOT NULL DEFAULT 0);
        CREATE INDEX outbox_next ON outbox (sending, kind, urgent DESC, id, lane, due);
        CREATE INDEX outbox_due ON outbox (due);
        CREATE INDEX outbox_tag ON outbox (tag) WHERE tag IS NOT NULL;
        CREATE INDEX outbox_account ON outbox (account) WHERE account IS NOT NULL;
        CREATE TABLE holds (lane TEXT PRIMARY KEY, until INTEGER NOT NULL) WITHOUT ROWID;
        CREATE TABLE postings (
            platform TEXT NOT NULL, room TEXT NOT NULL, message TEXT NOT NULL, report INTEGER NOT NULL,
            kind TEXT NOT NULL, PRIMARY KEY (platform, room, message)) WITHOUT ROWID;
        CREATE INDEX postings_report ON postings (report, kind);
        CREATE TABLE moved_rooms (platform TEXT, old TEXT, new TEXT NOT NULL, PRIMARY KEY (platform, old)) WITHOUT ROWID
        """

    private static let audit = """
        CREATE TABLE audit (
            seq INTEGER PRIMARY KEY, at INTEGER NOT NULL, actor INTEGER NOT NULL, deed TEXT NOT NULL,
            report INTEGER NOT NULL, version INTEGER NOT NULL, hash TEXT NOT NULL)
        """

    private static let links = """
        ALTER TABLE senders ADD COLUMN is_main INTEGER NOT NULL DEFAULT 1;
        CREATE TABLE link_codes (
            code TEXT PRIMARY KEY, account INTEGER NOT NULL REFERENCES accounts ON DELETE CASCADE,
            platform TEXT NOT NULL, room TEXT NOT NULL, until INTEGER NOT NULL) WITHOUT ROWID
        """

    /// What is looked for together stands together, so that finding what is due does not read all that waits.
    private static let lots = """
        ALTER TABLE outbox ADD COLUMN lot INTEGER GENERATED ALWAYS AS (
            CASE WHEN kind IN ('say', 'ask', 'announce', 'card', 'photos', 'export', 'hide') THEN 0
            WHEN kind = 'fetch' THEN 2 ELSE 1 END) VIRTUAL;
        DROP INDEX outbox_next;
        CREATE INDEX outbox_next ON outbox (sending, lot, urgent DESC, id)
        """

    private static let newestSeal = """
        INSERT INTO settings SELECT 'audit', hash FROM audit ORDER BY seq DESC LIMIT 1
        """

    /// What adapters remember, and what tells a platform that a send is a repeat or must be noticed.
    private static let adapterNotes = """
        CREATE TABLE adapter_notes (
            platform TEXT NOT NULL, key TEXT NOT NULL, value BLOB NOT NULL, PRIMARY KEY (platform, key)) WITHOUT ROWID;
        ALTER TABLE outbox ADD COLUMN made INTEGER NOT NULL DEFAULT 0;
        ALTER TABLE outbox ADD COLUMN alerting INTEGER NOT NULL DEFAULT 0
        """

    /// Public reports in the order in which they are read: by ZIP code, by its first three digits, everywhere; each
    /// also by kind. `warm` is `FeedRank.warmth`. Comments are reports with a parent, and never stand here.
    private static let feed = """
        ALTER TABLE reports ADD COLUMN parent INTEGER;
        CREATE INDEX reports_parent ON reports (parent, id) WHERE parent IS NOT NULL;
        CREATE INDEX audit_report ON audit (report, seq);
        CREATE TABLE feed (
            report INTEGER PRIMARY KEY REFERENCES reports ON DELETE CASCADE, zip TEXT, area TEXT, kind TEXT NOT NULL,
            sent_at INTEGER NOT NULL, public_at INTEGER NOT NULL, verified INTEGER NOT NULL, warm INTEGER NOT NULL);
        CREATE INDEX feed_zip ON feed (zip, warm, report, public_at) WHERE zip IS NOT NULL;
        CREATE INDEX feed_zip_kind ON feed (zip, kind, warm, report, public_at) WHERE zip IS NOT NULL;
        CREATE INDEX feed_area ON feed (area, warm, report, public_at, zip) WHERE area IS NOT NULL;
        CREATE INDEX feed_area_kind ON feed (area, kind, warm, report, public_at, zip) WHERE area IS NOT NULL;
        CREATE INDEX feed_all ON feed (warm, report, public_at, zip);
        CREATE INDEX feed_kind ON feed (kind, warm, report, public_at, zip);
        INSERT INTO feed SELECT id, json_extract(CAST(body AS TEXT), '$.place.zip'),
            substr(json_extract(CAST(body AS TEXT), '$.place.zip'), 1, 3), json_extract(CAST(body AS TEXT), '$.kind'),
            sent_at, public_at, 0, sent_at FROM reports WHERE public_at IS NOT NULL
        """

    /// Likes and saves: a row each, one for each person, thing and kind. What is kept of a saved card is kept once.
    private static let marks = """
        CREATE TABLE marks (
            account INTEGER NOT NULL REFERENCES accounts ON DELETE CASCADE, kind TEXT NOT NULL, target TEXT NOT NULL,
            at INTEGER NOT NULL, reaction TEXT, PRIMARY KEY (account, kind, target)) WITHOUT ROWID;
        CREATE INDEX marks_target ON marks (target, kind);
        CREATE INDEX marks_newest ON marks (account, kind, at);
        CREATE INDEX marks_reaction ON marks (account, reaction) WHERE reaction IS NOT NULL;
        CREATE TABLE keepsakes (
            target TEXT NOT NULL, language TEXT NOT NULL, body BLOB NOT NULL, PRIMARY KEY (target, language)) WITHOUT ROWID;
        ALTER TABLE postings ADD COLUMN at INTEGER NOT NULL DEFAULT 0
        """

    /// Look-ups are a lot of their own: nobody else waits for them.
    private static let looks = """
        DROP INDEX outbox_next;
        ALTER TABLE outbox DROP COLUMN lot;
        ALTER TABLE outbox ADD COLUMN lot INTEGER GENERATED ALWAYS AS (
            CASE WHEN kind IN ('say', 'ask', 'announce', 'card', 'photos', 'export', 'hide') THEN 0
            WHEN kind = 'fetch' THEN 2 WHEN kind = 'look' THEN 3 ELSE 1 END) VIRTUAL;
        CREATE INDEX outbox_next ON outbox (sending, lot, urgent DESC, id)
        """

    private static let photoOrigins = """
        ALTER TABLE photos ADD COLUMN original TEXT;
        ALTER TABLE photos ADD COLUMN look INTEGER;
        CREATE INDEX photos_original ON photos (original)
        """

    /// Open reports in the order in which moderators are handed them, and what the review rooms remember.
    private static let deskQueue = """
        CREATE TABLE desk_queue (
            report INTEGER PRIMARY KEY REFERENCES reports ON DELETE CASCADE, rank INTEGER NOT NULL,
            lease INTEGER NOT NULL, holder INTEGER, is_queued INTEGER NOT NULL, sent_at INTEGER NOT NULL);
        CREATE INDEX desk_queue_next ON desk_queue (rank, report, lease);
        CREATE INDEX desk_queue_lease ON desk_queue (lease) WHERE lease > 0;
        CREATE INDEX desk_queue_queued ON desk_queue (lease) WHERE is_queued = 1;
        CREATE TABLE review_minute (
            at INTEGER NOT NULL, platform TEXT NOT NULL, room TEXT NOT NULL, is_change INTEGER NOT NULL,
            messages INTEGER NOT NULL);
        CREATE INDEX review_minute_at ON review_minute (at);
        CREATE TABLE desk (id INTEGER PRIMARY KEY CHECK (id = 1), body BLOB NOT NULL, wake_at INTEGER);
        INSERT INTO desk_queue SELECT id,
            CASE WHEN json_extract(CAST(body AS TEXT), '$.kind') IN ('threats', 'turnedAway') THEN 0 ELSE 2 END,
            0, NULL, 0, sent_at FROM reports WHERE is_open = 1
        """

    /// Who banned somebody, why, and on which report's card.
    private static let fullBans = """
        ALTER TABLE bans ADD COLUMN body BLOB;
        ALTER TABLE bans ADD COLUMN report INTEGER
        """

    /// Sums over the rows of each table (`RowSeals`). A row that is older than one of its columns lacks it in the file,
    /// and the hook that keeps the sums would see nothing there: such rows are written anew, here and after every later
    /// `ADD COLUMN` with a default.
    private static let seals = """
        CREATE TABLE seals (name TEXT PRIMARY KEY, sum BLOB NOT NULL) WITHOUT ROWID;
        UPDATE senders SET is_main = is_main;
        UPDATE outbox SET made = made, alerting = alerting;
        UPDATE postings SET at = at
        """

    /// What reports can be found by and found to be like, as numbers; which reports stand under which; and what the
    /// day's numbers are counted from.
    private static let traces = """
        CREATE TABLE traces (
            trace INTEGER NOT NULL, report INTEGER NOT NULL REFERENCES reports ON DELETE CASCADE,
            PRIMARY KEY (trace, report)) WITHOUT ROWID;
        CREATE INDEX traces_report ON traces (report);
        ALTER TABLE reports ADD COLUMN traced INTEGER;
        ALTER TABLE reports ADD COLUMN leader INTEGER;
        ALTER TABLE reports ADD COLUMN kind TEXT NOT NULL DEFAULT 'other';
        UPDATE reports SET kind = coalesce(json_extract(CAST(body AS TEXT), '$.kind'), 'other');
        CREATE INDEX reports_leader ON reports (leader, id) WHERE leader IS NOT NULL;
        CREATE INDEX reports_sent ON reports (sent_at, kind) WHERE parent IS NULL;
        CREATE INDEX audit_at ON audit (at)
        """

    /// Which cells of a photo are to be black, and which are: where they differ it is shown to nobody.
    private static let masks = """
        ALTER TABLE photos ADD COLUMN mask_wanted INTEGER NOT NULL DEFAULT 0;
        ALTER TABLE photos ADD COLUMN mask INTEGER NOT NULL DEFAULT 0;
        UPDATE photos SET mask_wanted = 0, mask = 0
        """

    /// Cards that wait, by report. From here on the sums of `seals` stand in one row.
    private static let waitingCards = "CREATE INDEX outbox_report ON outbox (report) WHERE report IS NOT NULL"

    /// What waits in the outbox is found in memory, and the review rooms' last minutes are read once.
    private static let fewerIndexes = """
        DROP INDEX outbox_next;
        DROP INDEX outbox_due;
        DROP INDEX outbox_tag;
        DROP INDEX outbox_account;
        DROP INDEX outbox_report;
        ALTER TABLE outbox DROP COLUMN lot;
        DROP INDEX review_minute_at
        """

    /// What the house itself brings up is found beside thousands of updates of somebody.
    private static let ownHappenings = "CREATE INDEX inbox_own ON inbox (id) WHERE platform = 'house'"

    /// Payments: invoices while they can be paid; the ledger, which only grows and knows no person; who gave, which goes with
    /// everything else of a person.
    private static let gifts = """
        CREATE TABLE invoices (
            payload TEXT PRIMARY KEY, account INTEGER NOT NULL REFERENCES accounts ON DELETE CASCADE,
            platform TEXT NOT NULL, room TEXT NOT NULL, organisation TEXT NOT NULL, name TEXT NOT NULL,
            merchant TEXT NOT NULL, minor INTEGER NOT NULL, currency TEXT NOT NULL, is_test INTEGER NOT NULL,
            ends_at INTEGER NOT NULL, checked_at INTEGER, gift INTEGER, ended_at INTEGER, message TEXT) WITHOUT ROWID;
        CREATE INDEX invoices_account ON invoices (account, ends_at);
        CREATE TABLE gifts (
            number INTEGER PRIMARY KEY, day TEXT NOT NULL, kind TEXT NOT NULL, organisation TEXT,
            minor INTEGER NOT NULL, currency TEXT NOT NULL, charge TEXT NOT NULL, provider_charge TEXT NOT NULL,
            is_test INTEGER NOT NULL, hash TEXT NOT NULL);
        CREATE UNIQUE INDEX gifts_charge ON gifts (charge, kind = 'refunded');
        CREATE TRIGGER gifts_stay BEFORE UPDATE ON gifts BEGIN SELECT RAISE(ABORT, 'gifts stay as they are'); END;
        CREATE TRIGGER gifts_remain BEFORE DELETE ON gifts BEGIN SELECT RAISE(ABORT, 'gifts stay'); END;
        CREATE TABLE givers (
            gift INTEGER PRIMARY KEY, account INTEGER NOT NULL REFERENCES accounts ON DELETE CASCADE,
            name TEXT NOT NULL, merchant TEXT NOT NULL);
        CREATE INDEX givers_account ON givers (account)
        """

    /// Accounts that were joined once, each with the one person behind them.
    private static let kin = """
        CREATE TABLE kin (account INTEGER PRIMARY KEY, person INTEGER NOT NULL);
        CREATE INDEX kin_person ON kin (person)
        """

    /// A message may show several reports, and goes with each of them.
    private static let lists = """
        CREATE TABLE shown (
            platform TEXT NOT NULL, room TEXT NOT NULL, message TEXT NOT NULL, report INTEGER NOT NULL,
            kind TEXT NOT NULL, at INTEGER NOT NULL, PRIMARY KEY (platform, room, message, report)) WITHOUT ROWID;
        INSERT INTO shown SELECT platform, room, message, report, kind, at FROM postings;
        DROP TABLE postings;
        ALTER TABLE shown RENAME TO postings;
        CREATE INDEX postings_report ON postings (report, kind)
        """

    /// Until when a moderator's question waits for its answer.
    private static let answers = """
        ALTER TABLE desk_queue ADD COLUMN answer_by INTEGER;
        UPDATE desk_queue SET answer_by = (
            SELECT json_extract(CAST(body AS TEXT), '$.questions[#-1].askedAt.milliseconds') + 259200000
            FROM reports WHERE id = report AND asks = 1);
        CREATE INDEX desk_queue_answer ON desk_queue (answer_by) WHERE answer_by IS NOT NULL
        """
}
