import PlainJSON

/// The private rooms of each person, as the account's own list has them, found from either side.
struct MatrixPrivateRooms: Sendable {
    /// The list as every program of the account shares it, also what nobody here understands.
    private(set) var content: JSON = [:]
    private(set) var rooms: [String: Set<String>] = [:]
    private var people: [String: Set<String>] = [:]
    /// Rooms that the account's list does not hold yet.
    private(set) var unwritten: [String: String] = [:]

    /// The person whose room it is; nil if nobody's, or more than one person's.
    func person(in room: String) -> String? { people[room].flatMap { $0.count == 1 ? $0.first : nil } }

    func holds(_ room: String) -> Bool { people[room] != nil }

    mutating func add(_ room: String, with person: String) {
        if rooms[person]?.contains(room) != true { unwritten[room] = person }
        link(room, person)
    }

    /// The list as it came; what was not written into it yet stays.
    mutating func replace(by content: JSON) {
        self.content = content
        (rooms, people) = ([:], [:])
        for (person, rooms) in MatrixDirect.rooms(in: content) {
            for room in rooms { link(room, person) }
        }
        unwritten = unwritten.filter { rooms[$0.value]?.contains($0.key) != true }
        for (room, person) in unwritten { link(room, person) }
    }

    /// The list with everything that is not written yet; nil if that is nothing.
    func whole() -> JSON? {
        guard !unwritten.isEmpty else { return nil }
        return unwritten.sorted { $0.key < $1.key }.reduce(content) { content, item in
            MatrixDirect.adding(item.key, with: item.value, to: content) ?? content
        }
    }

    private mutating func link(_ room: String, _ person: String) {
        rooms[person, default: []].insert(room)
        people[room, default: []].insert(person)
    }
}
