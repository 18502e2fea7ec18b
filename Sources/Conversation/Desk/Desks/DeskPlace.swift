public import CivicFacts

/// At which desk a report stands.
public struct DeskPlace: Codable, Equatable, Sendable {
    public let name: DeskName
    /// A moderator put it there: what its author adds does not move it.
    public internal(set) var isByHand: Bool?
    /// Where it belongs, while that desk's rooms are closed.
    public internal(set) var home: DeskName?

    private enum CodingKeys: CodingKey {
        case name, isByHand, home
    }

    init(name: DeskName, isByHand: Bool? = nil, home: DeskName? = nil) {
        (self.name, self.isByHand, self.home) = (name, isByHand, home)
    }

    /// How the team divides its work is nobody else's business.
    public func encode(to encoder: any Encoder) throws {
        if encoder.hidesModerators {
            var nothing = encoder.singleValueContainer()
            return try nothing.encodeNil()
        }
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(name, forKey: .name)
        try container.encodeIfPresent(isByHand, forKey: .isByHand)
        try container.encodeIfPresent(home, forKey: .home)
    }
}

extension Report {
    public var deskName: DeskName { desk?.name ?? .all }

    /// The same at the desk for all, where it lines up to be shown: its own is no more.
    public func atDeskForAll(at now: Moment) -> Report {
        var report = self
        report.desk = nil
        guard isPosted else { return report }
        (report.isPosted, report.queuedAt) = (false, now)
        report.privatePhotos = shownPhotos.isEmpty ? nil : shownPhotos
        report.version += 1
        return report
    }

    /// In nobody's hands, and nobody has begun to decide.
    var isUntouched: Bool { state == .waiting && firstApproval == nil }
}

/// What one desk's rooms remember between two happenings.
public struct DeskStanding: Codable, Equatable, Sendable {
    /// How full the rooms' minute is.
    public internal(set) var flow = Flow()
    /// The board, which says how many reports wait; nil when none is shown.
    public internal(set) var digest: QueueDigest?
    /// More reports wait than the rooms can be shown: new ones line up behind them.
    public internal(set) var isFlooded = false
    /// When the rooms were last told how things stand.
    public internal(set) var briefedAt: Moment?
    /// How long they wait until they are told again: longer each time that nothing happened meanwhile.
    public internal(set) var briefPause: Span?
}

/// A desk of which a room can be shown nothing.
public struct ClosedDesk: Codable, Equatable, Sendable {
    public internal(set) var rooms: [RoomID]
    /// Its rooms are to hear that they were closed, as soon as they hear anything.
    var isTold: Bool?
}

extension DeskState {
    /// What the rooms of this desk remember.
    subscript(name: DeskName) -> DeskStanding {
        get {
            guard name == .all else { return others?[name] ?? DeskStanding() }
            return DeskStanding(
                flow: flow, digest: digest, isFlooded: isFlooded, briefedAt: briefedAt, briefPause: briefPause
            )
        }
        set {
            guard name == .all else {
                var all = others ?? [:]
                all[name] = newValue == DeskStanding() ? nil : newValue
                return others = all.isEmpty ? nil : all
            }
            (flow, digest, isFlooded) = (newValue.flow, newValue.digest, newValue.isFlooded)
            (briefedAt, briefPause) = (newValue.briefedAt, newValue.briefPause)
        }
    }

    /// When the board was shown that was shown longest ago; nil where none is.
    var oldestBoard: Moment? {
        ([digest] + (others ?? [:]).values.map(\.digest)).compactMap { $0?.at }.min()
    }

    /// Nothing can be shown in this room of a desk; true if that is new.
    public mutating func close(_ room: RoomID, of desk: DeskName, at now: Moment) -> Bool {
        var all = closed ?? [:]
        guard all[desk]?.rooms.contains(room) != true else { return false }
        all[desk, default: ClosedDesk(rooms: [])].rooms.append(room)
        closed = all
        wake(at: now)
        return true
    }

    /// Only these rooms are there at all, each at its desk; true if another one was closed.
    public mutating func keepClosed(_ desks: [RoomID: DeskName], at now: Moment) -> Bool {
        var isNews = false
        for (desk, known) in closed ?? [:] {
            for room in known.rooms where desks[room] != desk {
                isNews = open(room, of: desk, at: now) || isNews
            }
        }
        return isNews
    }

    /// Something was shown in it; true if it was closed.
    public mutating func open(_ room: RoomID, of desk: DeskName, at now: Moment) -> Bool {
        guard var known = closed?[desk], known.rooms.contains(room) else { return false }
        known.rooms.removeAll { $0 == room }
        closed?[desk] = known.rooms.isEmpty ? nil : known
        if closed?.isEmpty == true { closed = nil }
        wake(at: now)
        return true
    }
}
