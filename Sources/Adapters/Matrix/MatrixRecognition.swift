import CivicFacts
import Conversation
import PlainJSON

/// Finds out which card an event of the review room is about, where neither a receipt nor the card's own echo told: that
/// is, when the bot was killed between the homeserver's answer and the receipt (M97).
struct MatrixRecognition: Sendable {
    let desk: MatrixTools

    /// More than this is never looked up at once.
    private static let most = 20

    /// Asks for the events that reactions and replies name and that are not known yet. Without an answer the event is
    /// heard all the same: mostly the receipt is there.
    func learn(_ items: [MatrixSyncAnswer.Item], in room: String) async {
        guard desk.memory.isReviewRoom(room) else { return }
        var names = Set(items.compactMap(\.event).compactMap(named))
        names.subtract(items.compactMap { $0.event?.sender == desk.me ? $0.event?.id : nil })
        for name in names.sorted().prefix(Self.most) where !desk.memory.isKnown(name) {
            let request = MatrixRequest(.get, ["rooms", room, "event", name]).with(deadline: .seconds(10))
            guard case .done(let answer) = await desk.client.call(request) else { continue }
            let event = MatrixEvent(json: answer)
            guard event.sender == desk.me else { continue }
            if event.relationType == "m.replace", let original = event.relatesTo {
                desk.memory.rememberEdit(name, of: original)
            } else {
                desk.memory.rememberCard(name, token: event.content[MatrixContent.cardKey]?.text ?? "")
            }
        }
    }

    private func named(_ event: MatrixEvent) -> String? {
        guard event.sender != desk.me else { return nil }
        return event.type == "m.reaction" ? event.relatesTo : event.answers
    }
}
