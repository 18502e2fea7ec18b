import PlainJSON

/// The account's own list of private rooms, which every program of the same account shares (M58).
enum MatrixDirect {
    /// Rooms by person; whatever is not of that form is left out.
    static func rooms(in content: JSON) -> [String: Set<String>] {
        (content.object ?? [:]).compactMapValues { $0.list.map { Set($0.compactMap(\.text)) } }
    }

    /// The list with one more room, nil if it is there already.
    static func adding(_ room: String, with user: String, to content: JSON) -> JSON? {
        var people = content.object ?? [:]
        let rooms = people[user]?.list ?? []
        guard !rooms.contains(.text(room)) else { return nil }
        people[user] = .list(rooms + [.text(room)])
        return .object(people)
    }
}
