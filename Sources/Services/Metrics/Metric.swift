/// Every figure that is served, in the order of the page. docs/operations.md has the same table, and a test compares.
public enum Metric: String, CaseIterable, Sendable {
    case healthy = "turnout_healthy"
    case hangingLoops = "turnout_loops_hanging"
    case platformUp = "turnout_platform_up"
    case waiting = "turnout_reports_waiting"
    case oldestWaiting = "turnout_reports_waiting_oldest_seconds"
    case outbox = "turnout_outbox_messages"
    case oldestInOutbox = "turnout_outbox_oldest_seconds"
    case diskFree = "turnout_disk_free_bytes"
    case diskSize = "turnout_disk_size_bytes"
    case memory = "turnout_resident_memory_bytes"

    /// What it is, as the page says it after `# HELP`.
    public var meaning: String {
        switch self {
        case .healthy: "1 while /health says 200, otherwise 0."
        case .hangingLoops: "Loops that did not come round in time."
        case .platformUp: "1 once the platform has answered since the start, otherwise 0; by platform."
        case .waiting: "Open reports that wait for a moderator."
        case .oldestWaiting: "Age of the oldest of them, 0 where none waits."
        case .outbox: "Messages that wait to be sent."
        case .oldestInOutbox: "Age of the oldest of them, 0 where none waits."
        case .diskFree: "Room on the disk of the data directory."
        case .diskSize: "Size of that disk."
        case .memory: "Memory that the program occupies, without photo workers."
        }
    }
}
