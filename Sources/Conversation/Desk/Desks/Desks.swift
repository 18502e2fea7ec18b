internal import CivicFacts

/// The team's desks, in the order in which a report looks for its own: the first that it fits is its desk, and the last is
/// for all.
public struct Desks: Equatable, Sendable {
    /// A queue with its rooms, and which reports stand in it.
    public struct Entry: Equatable, Sendable {
        public let name: DeskName
        public fileprivate(set) var rooms: [RoomID]
        public let fits: Fit
        /// Nothing is ever led there but by a moderator.
        public let isByHand: Bool

        public init(name: DeskName, rooms: [RoomID] = [], fits: Fit = Fit(), isByHand: Bool = false) {
            (self.name, self.rooms, self.fits, self.isByHand) = (name, rooms, fits, isByHand)
        }
    }

    /// What a report has to be like: all that is said holds, and of each list one of it.
    public struct Fit: Equatable, Sendable {
        var states: Set<String> = []
        /// How ZIP codes begin.
        var zips: [String] = []
        var languages: Set<Language> = []
        var kinds: Set<ReportKind> = []
        var isUrgent = false

        public init() {}
    }

    public let entries: [Entry]

    /// One desk for all.
    public init(rooms: [RoomID] = []) { entries = [Entry(name: .all, rooms: rooms)] }

    /// The last is for all.
    init(_ entries: [Entry]) { self.entries = entries }

    /// The same with these rooms for all, where the desk for all has none of its own.
    public func adding(rooms: [RoomID]) -> Desks {
        guard var last = entries.last, last.rooms.isEmpty else { return self }
        last.rooms = rooms
        return Desks(entries.dropLast() + [last])
    }

    /// The same in other rooms.
    public func housed(in rooms: (DeskName) -> [RoomID]) -> Desks {
        Desks(
            entries.map { entry in
                var other = entry
                other.rooms = rooms(entry.name)
                return other
            })
    }

    /// Desks of the same names in the same rooms, whatever is led to them.
    public func isHoused(like other: Desks) -> Bool {
        func rooms(_ desks: Desks) -> [DeskName: [RoomID]] {
            Dictionary(desks.entries.map { ($0.name, $0.rooms) }, uniquingKeysWith: { $0 + $1 })
        }
        return rooms(self) == rooms(other)
    }

    /// Nobody has to be told which desk something is at.
    public var isOne: Bool { entries.count == 1 }
    public var names: [DeskName] { entries.map(\.name) }
    public var rooms: [RoomID] { entries.flatMap(\.rooms) }

    /// The desk with this name; one that is no more is the one for all.
    public subscript(name: DeskName) -> Entry {
        entries.first { $0.name == name } ?? entries.last ?? Entry(name: .all)
    }

    /// Where a report that is like this belongs.
    func desk(for likeness: Routed) -> DeskName {
        entries.first { !$0.isByHand && $0.fits.takes(likeness) }?.name ?? .all
    }

    /// Where this report belongs as it is now.
    public func desk(for report: Report) -> DeskName { isOne ? .all : desk(for: Routed(report)) }
}

extension Desks {
    /// Which reports each desk takes, as the operator reads it.
    public var explained: [(name: DeskName, takes: String)] {
        var taken: Set<String> = []
        return entries.map { desk in
            if desk.isByHand { return (desk.name, "what moderators move there") }
            guard desk.fits != Fit() else {
                let but = taken.isEmpty ? "" : " but " + taken.sorted().joined(separator: ", ")
                return (desk.name, "every state\(but)")
            }
            let states = desk.fits.states.subtracting(taken).sorted()
            let conditions = desk.fits.conditions
            if conditions.isEmpty { taken.formUnion(states) }
            let all = (states.isEmpty ? [] : [states.joined(separator: ", ")]) + conditions
            return (
                desk.name,
                all.isEmpty ? "nothing: another desk takes it all" : all.joined(separator: ", with ")
            )
        }
    }
}

extension Desks.Fit {
    /// All but the states, as the file has them.
    fileprivate var conditions: [String] {
        let lists = [
            ("zip", zips), ("language", languages.map(\.rawValue).sorted()),
            ("kind", kinds.map(\.slug).sorted()),
        ]
        return lists.filter { !$0.1.isEmpty }.map { "\($0.0)=\($0.1.joined(separator: ","))" }
            + (isUrgent ? ["urgent"] : [])
    }
}

/// What a report is led to its desk by.
struct Routed: Equatable {
    let zip: ZIP?
    let language: Language
    /// Nil for what is no report of voting.
    let kind: ReportKind?
    let isUrgent: Bool
}

extension Routed {
    init(_ report: Report) {
        self.init(
            zip: report.place.zip, language: report.language, kind: report.isOfVoting ? report.kind : nil,
            isUrgent: report.isUrgent)
    }
}

extension Desks.Fit {
    fileprivate func takes(_ report: Routed) -> Bool {
        (states.isEmpty || report.zip?.state.map(states.contains) ?? false)
            && (zips.isEmpty || report.zip.map { zip in zips.contains { zip.digits.hasPrefix($0) } } ?? false)
            && (languages.isEmpty || languages.contains(report.language))
            && (kinds.isEmpty || report.kind.map(kinds.contains) ?? false) && (!isUrgent || report.isUrgent)
    }
}

extension ZIP {
    /// The state that it is in, by its two letters.
    var state: String? { Region(self)?.states.first }
}
