import CivicFacts
import Conversation
import PlainJSON

/// Finds out which message of the bot an event is about, where memory does not tell: the bot was killed between the
/// homeserver's answer and a card's receipt (M97), or a question is older than this run.
struct MatrixRecognition: Sendable {
    let desk: MatrixTools

    /// More than this is never looked up at once.
    private static let most = 20
    /// The same in a private room, whose person may react to anything.
    private static let mostQuestions = 2

    /// Asks for the events that reactions and replies name and that are not known yet. Without an answer the event is
    /// heard all the same: mostly the receipt is there.
    func learn(_ items: [MatrixSyncAnswer.Item], in room: String) async {
        if desk.memory.room(room)?.isDirect == true { return await learnQuestions(items, in: room) }
        guard desk.memory.isReviewRoom(room) else { return }
        var names = Set(items.compactMap(\.event).compactMap(named))
        names.subtract(items.compactMap { $0.event?.sender == desk.me ? $0.event?.id : nil })
        for name in names.sorted().prefix(Self.most) where !desk.memory.isKnown(name) {
            guard let event = await event(name, in: room), event.sender == desk.me else { continue }
            if event.relationType == "m.replace", let original = event.relatesTo {
                desk.memory.rememberEdit(name, of: original)
            } else {
                desk.memory.rememberCard(name, token: event.newest[MatrixContent.cardKey]?.text ?? "")
            }
        }
    }

    /// Asks what the questions offer under which somebody put a keycap.
    private func learnQuestions(_ items: [MatrixSyncAnswer.Item], in room: String) async {
        let names = items.compactMap(\.event).compactMap { event in
            event.reaction.map(ChoiceReaction.isKnown) == true ? event.relatesTo : nil
        }
        for name in names.suffix(Self.mostQuestions) where desk.memory.choices(name) == nil {
            guard let event = await event(name, in: room) else { continue }
            let tokens = event.sender == desk.me ? event.offered : []
            desk.memory.rememberChoices(name, tokens: tokens)
        }
    }

    private func event(_ name: String, in room: String) async -> MatrixEvent? {
        let request = MatrixRequest(.get, ["rooms", room, "event", name]).with(deadline: .seconds(10))
        guard let event = await desk.client.call(request).answer.map(MatrixEvent.init(json:)) else {
            return nil
        }
        guard event.type == "m.room.encrypted", event.sender == desk.me else { return event }
        return await desk.memory.encryption?.own(event, in: room) ?? event
    }

    private func named(_ event: MatrixEvent) -> String? {
        guard event.sender != desk.me else { return nil }
        return event.type == "m.reaction" ? event.relatesTo : event.answers
    }
}

extension MatrixEvent {
    /// The buttons that a question of the bot has, as its newest change has them.
    fileprivate var offered: [String] {
        newest[MatrixContent.choicesKey]?.list?.compactMap(\.text) ?? []
    }

    /// What it says since its newest change.
    fileprivate var newest: JSON {
        json["unsigned"]?["m.relations"]?["m.replace"]?["content"]?["m.new_content"] ?? content
    }
}
