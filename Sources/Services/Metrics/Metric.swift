/// Every figure that is served, in the order of the page. docs/operations.md has the same table, and a test compares.
public enum Metric: String, CaseIterable, Sendable {
    case healthy = "turnout_healthy"
    case standby = "turnout_standby"
    case hangingLoops = "turnout_loops_hanging"
    case platformUp = "turnout_platform_up"
    case pollAge = "turnout_poll_age_seconds"
    case updates = "turnout_updates_total"
    case turns = "turnout_turns_total"
    case sends = "turnout_sends_total"
    case doubts = "turnout_doubts_total"
    case repeats = "turnout_messages_repeated_total"
    case commits = "turnout_commit_seconds"
    case waiting = "turnout_reports_waiting"
    case oldestWaiting = "turnout_reports_waiting_oldest_seconds"
    case untaken = "turnout_urgent_untaken_seconds"
    case reports = "turnout_reports"
    case outbox = "turnout_outbox_messages"
    case oldestInOutbox = "turnout_outbox_oldest_seconds"
    case photos = "turnout_photos_total"
    case cleanings = "turnout_photo_seconds"
    case workers = "turnout_photo_workers_started_total"
    case civicAge = "turnout_civic_age_seconds"
    case copyMade = "turnout_backup_made"
    case copyAge = "turnout_backup_age_seconds"
    case diskFree = "turnout_disk_free_bytes"
    case diskSize = "turnout_disk_size_bytes"
    case memory = "turnout_resident_memory_bytes"

    /// As Prometheus names it.
    enum Kind: String { case gauge, counter, histogram }

    var kind: Kind {
        switch self {
        case .updates, .turns, .sends, .doubts, .repeats, .photos, .workers: .counter
        case .commits, .cleanings: .histogram
        case .healthy, .standby, .hangingLoops, .platformUp, .pollAge, .waiting, .oldestWaiting, .untaken,
            .reports,
            .outbox, .oldestInOutbox, .civicAge, .copyMade, .copyAge, .diskFree, .diskSize, .memory:
            .gauge
        }
    }

    /// What it is, as the page says it after `# HELP`.
    public var meaning: String {
        switch self {
        case .healthy: "1 while /health says 200, otherwise 0."
        case .standby: "1 while this one stands by and takes over when nobody works, otherwise 0."
        case .hangingLoops: "Loops that did not come round in time."
        case .platformUp: "1 while the platform answers looks for news, otherwise 0; by platform."
        case .pollAge: "Time since the platform last answered a look for news; by platform."
        case .updates: "Messages and presses that came from platforms, since the start."
        case .turns: "Those that were thought about, and what the house brought up itself."
        case .sends: "Attempts to send that ended, by outcome."
        case .doubts: "Those of which nobody knew whether they had arrived."
        case .repeats: "Those of them that were sent again."
        case .commits: "How long thinking about what came, and keeping it, took each time."
        case .waiting: "Open reports that wait for a moderator."
        case .oldestWaiting: "Age of the oldest of them, 0 where none waits."
        case .untaken: "Age of the oldest urgent report in nobody's hands, 0 where there is none."
        case .reports: "Reports: open, public, or closed without being public."
        case .outbox: "Messages that wait to be sent."
        case .oldestInOutbox: "Age of the oldest of them, 0 where none waits."
        case .photos: "Photos, by what became of them."
        case .cleanings: "How long fetching and cleaning a photo took."
        case .workers: "Photo workers that were started; each is replaced after a while."
        case .civicAge: "Age of each table of civic data that was fetched."
        case .copyMade:
            "1 once a copy of the data was made, otherwise 0; none where the database is a server's."
        case .copyAge: "Age of the newest copy of the data."
        case .diskFree: "Room on the disk of the data directory."
        case .diskSize: "Size of that disk."
        case .memory: "Memory that the program occupies, without photo workers."
        }
    }
}
