import Adapters
import Conversation

/// What `turnout doctor` says about desks: which reports go where. Whether their rooms can be reached the platforms tell.
struct DesksCheckup: Sendable {
    let configuration: Configuration

    func findings() -> [Finding] {
        guard let desks = try? configuration.desks, !desks.isOne else { return [] }
        return desks.explained.map { desk in
            Finding(isWell: true, sentence: "desk \(desk.name): \(desk.takes)")
        }
    }

    /// The desks with a room like this, as part of a sentence; empty where there is one desk.
    func named(where isMeant: (RoomID) -> Bool) -> String {
        guard let desks = try? configuration.desks, !desks.isOne else { return "" }
        let names = desks.entries.filter { $0.rooms.contains(where: isMeant) }.map(\.name.description)
        return names.joined(separator: ", ")
    }
}
