import CivicFacts
import Conversation
import Testing

@testable import Store

/// What stands in every room, and who may decide where.
final class Hall {
    struct Shown {
        let id: MessageID
        var message: Message

        func token(_ label: String) -> String {
            message.buttons.first { $0.label == label }?.token ?? "no such button"
        }
    }

    var shown: [RoomID: [Shown]] = [:]
    var closed: Set<RoomID> = []
    /// Nil for somebody means everywhere.
    var members: [String: [RoomID]] = [:]
    /// Who may appoint administrators, and where; nobody where it is not said.
    var leads: [String: [RoomID]] = [:]

    func chat(_ name: String) -> RoomID { RoomID(platform: .telegram, id: "\(name)-chat") }

    func cards(in room: RoomID) -> [Int64] {
        (shown[room] ?? []).compactMap { shown in
            shown.message.buttons.lazy.compactMap { CardToken(text: $0.token)?.report.rawValue }.first
        }.sorted()
    }

    func card(of report: Int64, in room: RoomID) -> Shown? {
        shown[room]?.last { shown in
            shown.message.buttons.contains { CardToken(text: $0.token)?.report.rawValue == report }
        }
    }

    func lines(in room: RoomID) -> [String] { (shown[room] ?? []).map(\.message.text) }

    func act(
        _ name: String, _ event: Event, in room: RoomID?, message: MessageID? = nil,
        _ store: isolated Store, at now: Moment = .noon
    ) throws {
        let key = "w\(try store.number("SELECT count(*) FROM seen"))"
        try store.hear(
            Inbound(
                key: key, room: room ?? chat(name), sender: SenderID(platform: .telegram, id: name),
                standing: room == nil ? .voter : .unchecked, at: now,
                message: message ?? MessageID(rawValue: "said \(key)"), event: event), at: now)
        try rest(store, at: now)
    }

    func rest(_ store: isolated Store, at now: Moment) throws {
        for _ in 0..<500 {
            let nothing = Intake(wish: Wish(kinds: [], limit: 0))
            var turns = 0
            while try store.cycle(nothing, through: Engine(), at: now).advanced.turns > 0, turns < 500 {
                turns += 1
            }
            let entries = try store.take(at: now)
            guard !entries.isEmpty else { return }
            for entry in entries {
                if closed.contains(entry.room), !entry.task.isQuestion {
                    try store.settle(entry, .failure(.never(.roomClosed)), at: now)
                } else {
                    try store.settle(entry, .receipt(take(entry)), at: now)
                }
            }
        }
        Issue.record("it never came to rest")
    }

    private func take(_ entry: OutboxEntry) -> Receipt {
        if case .vouch(let sender, let rooms) = entry.task {
            let asked = rooms.isEmpty ? [entry.room] : rooms
            let found = asked.filter { members[sender.id]?.contains($0) ?? true }
            let leading = found.filter { leads[sender.id]?.contains($0) ?? false }
            return .vouched(isModerator: !found.isEmpty, name: sender.id, in: found, leading: leading)
        }
        let receipt = entry.receipt
        switch entry.task {
        case .post(let message, _): post(message, as: receipt, in: entry.room)
        case .postPhotos(_, let caption, _): post(Message(text: caption), as: receipt, in: entry.room)
        case .change(let id, let message):
            let index = shown[entry.room]?.firstIndex { $0.id == id }
            if let index { shown[entry.room]?[index].message = message }
        case .remove(let ids, _): shown[entry.room]?.removeAll { ids.contains($0.id) }
        case .postFile, .acknowledge, .vouch, .bill, .answerCheckout: break
        }
        return receipt
    }

    private func post(_ message: Message, as receipt: Receipt, in room: RoomID) {
        guard case .posted(let ids) = receipt else { return }
        shown[room, default: []] += ids.map { Shown(id: $0, message: message) }
    }
}

extension OutboxTask {
    /// Asks the platform and shows nothing.
    fileprivate var isQuestion: Bool { if case .vouch = self { true } else { false } }
}
