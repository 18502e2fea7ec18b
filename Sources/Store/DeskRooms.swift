import Conversation

/// The rooms of the desks, as they are now.
struct DeskRooms {
    /// In the order of the desks.
    private(set) var all: [RoomID] = []
    private(set) var desks: [RoomID: DeskName] = [:]
    private var rooms: [DeskName: [RoomID]] = [:]
    private var groups: [RoomID: [RoomID]] = [:]

    mutating func add(_ room: RoomID, to desk: DeskName) {
        guard desks[room] == nil else { return }
        all.append(room)
        desks[room] = desk
        rooms[desk, default: []].append(room)
        groups[room.group, default: []].append(room)
    }

    func contains(_ room: RoomID) -> Bool { desks[room] != nil }
    func desk(of room: RoomID) -> DeskName? { desks[room] }

    /// The rooms of a desk; those for all where there is no such desk.
    func rooms(of desk: DeskName) -> [RoomID] { rooms[desk] ?? rooms[.all] ?? [] }

    /// The other topics of the same group that are review rooms too.
    func besides(_ room: RoomID) -> [RoomID] { (groups[room.group] ?? []).filter { $0 != room } }

    /// Where authority at these desks (nil: at any) is asked on a platform: a group of people once, whatever topics it has.
    func asked(for desks: [DeskName]?, on platform: Platform) -> [RoomID] {
        var groups: Set<RoomID> = []
        return all.filter { room in
            room.platform == platform && desks.map { $0.contains(self.desks[room] ?? .all) } ?? true
                && groups.insert(room.group).inserted
        }
    }

    /// The desks among these (nil: among all) that have a room in one of these groups of people.
    func desks(with rooms: [RoomID], among wanted: [DeskName]?) -> [DeskName] {
        let people = Set(rooms.map(\.group))
        var found: [DeskName] = []
        for room in all where people.contains(room.group) {
            guard let desk = desks[room], !found.contains(desk), wanted?.contains(desk) ?? true else {
                continue
            }
            found.append(desk)
        }
        return found
    }
}
