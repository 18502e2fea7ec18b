public import CivicFacts

/// Public versions as they are kept: all that pages are made of. Whoever conforms answers from one state that stays while
/// files are made.
public protocol PublicShelf {
    /// Nil for what is not public.
    func version(_ token: String) throws -> PublicVersion?
    /// The bytes of a photo's file; nil for one that is not public.
    func photo(_ name: String) throws -> [UInt8]?
    /// Where the audit log ended each day, a line each, the oldest first.
    func logHeads() throws -> [String]
    /// Nil for what is public, or never was.
    func takenBack(_ token: String) throws -> TakenBack?
    /// What the team took back, the newest first.
    func takenBack(since: Moment, limit: Int) throws -> [TakenBack]
    /// What has corrections, the newest first.
    func corrected(since: Moment, limit: Int) throws -> [PublicVersion]
    /// The newest of a list, the newest first.
    func newest(of list: PublicList, limit: Int) throws -> [PublicVersion]
    /// A page of a list, counted from the oldest, the newest first; empty where all of it was taken back.
    func page(_ number: Int, of list: PublicList) throws -> [PublicVersion]
    /// The newest page of a list, 0 where it never had one.
    func lastPage(of list: PublicList) throws -> Int
    /// How many ever stood on a list, with those that were taken away.
    func ever(of list: PublicList) throws -> Int
    /// How many of each are public: lists by their names, hours by theirs.
    func counts(_ tally: Tally) throws -> [String: Int]
    /// Rows of one part of a day's download, the oldest first.
    func part(_ number: Int, of day: CivilDate) throws -> [PublicVersion]
    /// How many rows each part of a day holds, and the SHA-256 of its files as they were last written.
    func parts(of day: CivilDate) throws -> [DownloadPart]
}

/// A shelf that also knows which files there are, and which step of the site it is.
public protocol SiteSource: PublicShelf, AnyObject {
    /// The number of the newest step.
    func newestNumber() throws -> Int64
    /// Files that were touched since a step, in the order in which they may be written.
    func files(after number: Int64) throws -> [SiteFile]
    /// All files but the standing ones, and those of them that were touched, by their paths; downloads before the manifests that name their hashes.
    func files(afterPath path: String, limit: Int) throws -> [SiteFile]
    /// Hashes of downloads that were written since, by path.
    var hashes: [String: String] { get set }
}

/// One part of a day's download.
public struct DownloadPart: Equatable, Sendable {
    /// Rows at most: a removal makes one part anew.
    public static let size = 1_000
    /// Bytes at most, about, when a row comes to it: corrections may make it longer.
    public static let bytes = 700_000

    public let number: Int
    public let rows: Int
    /// Nil where it was not written yet.
    let csv: Sum?
    let json: Sum?

    /// What a file was when it was written.
    struct Sum: Equatable, Sendable {
        /// SHA-256, hexadecimal.
        let hash: String
        let bytes: Int

        /// As it is kept: `hash bytes`.
        init?(_ kept: String?) {
            let parts = kept?.split(separator: " ").map(String.init) ?? []
            guard parts.count == 2, let bytes = Int(parts[1]) else { return nil }
            (hash, self.bytes) = (parts[0], bytes)
        }
    }

    /// Each sum as it is kept: the SHA-256, a space, how many bytes.
    public init(number: Int, rows: Int, csv: String?, json: String?) {
        self.number = number
        self.rows = rows
        self.csv = Sum(csv)
        self.json = Sum(json)
    }

    func sum(_ format: SiteFile.Format) -> Sum? { format == .csv ? csv : json }
}

/// Reports that stand together on pages, in the order in which they became public.
public enum PublicList: Hashable, Sendable {
    case all
    /// Postal abbreviation; `elsewhere` for what no state is known of.
    case state(String)
    case area(state: String, slug: String)
    case kind(state: String, code: String)
    case day(CivilDate)

    /// On a page of a list.
    public static let pageSize = 30

    static let elsewhere = "elsewhere"

    /// How it is called where it is kept.
    public var name: String {
        switch self {
        case .all: "all"
        case .state(let state): "state/\(state)"
        case .area(let state, let slug): "area/\(state)/\(slug)"
        case .kind(let state, let code): "kind/\(state)/\(code)"
        case .day(let day): "day/\(day)"
        }
    }

    /// Nil for a name that no list has.
    public init?(name: String) {
        let steps = name.split(separator: "/").map(String.init)
        switch (steps.first, steps.count) {
        case ("all", 1): self = .all
        case ("state", 2): self = .state(steps[1])
        case ("area", 3): self = .area(state: steps[1], slug: steps[2])
        case ("kind", 3): self = .kind(state: steps[1], code: steps[2])
        case ("day", 2):
            guard let day = CivilDate(steps[1]) else { return nil }
            self = .day(day)
        default: return nil
        }
    }

    /// The state, where the list is that of a state.
    var stateItself: String? {
        guard case .state(let state) = self else { return nil }
        return state
    }

    /// Those that have pages and that a version stands on.
    public static func lists(of version: PublicVersion) -> [PublicList] {
        let state = version.area.state ?? elsewhere
        return [
            .all, .state(state), .area(state: state, slug: version.area.slug),
            .kind(state: state, code: version.kind.code), .day(version.hour.day),
        ]
    }
}

/// What is counted, each value under its own name.
public enum Tally: Hashable, Sendable {
    case all
    case states
    /// Of one state, by slug.
    case areas(state: String)
    /// Of one state, by code.
    case kindsOf(state: String)
    case kinds
    case days
    /// Of one day, "00" to "23".
    case hours(CivilDate)
    /// Of one day, by code.
    case kindsOn(CivilDate)

    /// What its names begin with where they are kept.
    public var prefix: String {
        switch self {
        case .all: "all"
        case .states: "state/"
        case .areas(let state): "area/\(state)/"
        case .kindsOf(let state): "kind/\(state)/"
        case .kinds: "what/"
        case .days: "day/"
        case .hours(let day): "hour/\(day)/"
        case .kindsOn(let day): "what-on/\(day)/"
        }
    }

    /// Every count that a version moves.
    public static func names(of version: PublicVersion) -> [String] {
        let hour = version.hour.hour
        return PublicList.lists(of: version).map(\.name) + [
            Tally.kinds.prefix + version.kind.code,
            Tally.hours(version.hour.day).prefix + (hour < 10 ? "0\(hour)" : "\(hour)"),
            Tally.kindsOn(version.hour.day).prefix + version.kind.code,
        ]
    }
}
