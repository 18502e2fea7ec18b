import Conversation

/// I11.
struct NoLeak: Invariant {
    let name = "I11 no leak"
    let sentence =
        "A voter reads nothing of others but what is public, and no moderator's name; moderators never read who wrote."

    /// What only Ines and the moderators know.
    static let secret = "heron"

    func fault(in step: Transition) -> String? {
        for delivery in step.turn.deliveries {
            switch delivery.order {
            case .say(let message, let account), .ask(let message, let account, _):
                let isForDana = account == step.after.dana || account == step.before.dana
                if let fault = faultInWords(message, isForDana: isForDana) { return fault }
            case .rephrase(_, let message, let room):
                let isForDana = room == World.Person.dana.room
                if let fault = faultInWords(message, isForDana: isForDana) { return fault }
            case .announce(let message, _, _, _, _), .point(let message, _, _), .showCard(_, let message),
                .showOutgoing(_, let message, _, _, _), .serve(_, let message, _),
                .showDigest(let message, _), .brief(let message):
                if let word = found(Self.hiddenFromModerators, in: message) {
                    return "moderators read \"\(word)\""
                }
            case .export(let account, _, let room):
                let isOwn = account == step.after.dana && room == World.Person.dana.room
                if !isOwn { return "somebody's data go to somebody else" }
            case .sendPhotos(_, _, let room):
                if room != World.Person.dana.room { return "photos go to somebody else" }
            case .exportRecord: return "the team's record goes to a voter"
            case .hand(_, _, let room):
                if room != World.Person.dana.room { return "a file goes to somebody else" }
            case .look(_, _, let account):
                if account != step.after.dana, account != step.before.dana {
                    return "a look-up for somebody else"
                }
            case .showPhotos, .hidePhotos, .clear, .servePhotos, .grid, .unserve, .vacate, .unask,
                .acknowledge, .fetch, .mask, .vouch, .publish,
                .unpublish,
                .payment:
                break
            }
        }
        return nil
    }

    private static let hiddenFromVoters =
        [secret, "Ines", "Omar", "Quinn", "Gus"] + ids(of: [.dana, .ines, .omar, .quinn])
    private static let hiddenFromModerators = ["Ines", "Dana"] + ids(of: [.dana, .ines])

    private static func ids(of people: [World.Person]) -> [String] { people.map(\.sender.id) }

    /// Dana may be told nothing that is not hers, and nobody else is told anything.
    private func faultInWords(_ message: Message, isForDana: Bool) -> String? {
        guard isForDana else { return "somebody else is told" }
        return found(Self.hiddenFromVoters, in: message).map { "the voter reads \"\($0)\"" }
    }

    private func found(_ words: [String], in message: Message) -> String? {
        words.first { message.text.has($0) || message.heading?.has($0) == true }
    }
}

extension String {
    /// Whether the word is in here, byte for byte: a hundred thousand messages are searched a minute.
    func has(_ word: String) -> Bool {
        let (text, word) = (Array(utf8), Array(word.utf8))
        guard let first = word.first, text.count >= word.count else { return false }
        return (0...(text.count - word.count)).contains { start in
            text[start] == first && text[start..<(start + word.count)].elementsEqual(word)
        }
    }
}
