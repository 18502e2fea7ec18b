import CivicFacts
import Conversation
import Transcripts

extension StageWorld {
    /// A press of a button by its token, its label, or its number in the newest message that has buttons.
    mutating func tap(
        _ tap: ConverseLine.Tap, onReport report: Int?, by player: Player, at now: Moment
    ) throws -> Inbound {
        let visible = posted.filter {
            player.rooms.contains($0.room) && !$0.buttons.isEmpty && (report == nil || $0.report == report)
        }
        guard let newest = visible.last else {
            throw ConverseFault(
                report.map { "There is no card of report \($0) with buttons." }
                    ?? "Nobody has shown \(player.name) a button.")
        }
        switch tap {
        case .token(let token):
            // A token that nobody was shown is pressed all the same: that is what a forger would do.
            let owner = visible.last { $0.buttons.contains { $0.token == token } } ?? newest
            return press(token, in: owner, by: player, at: now)
        case .label(let label):
            let (button, owner) = try button(label, for: player, onReport: report)
            return press(button.token, in: owner, by: player, at: now)
        case .number(let number):
            guard newest.buttons.indices.contains(number - 1) else {
                throw ConverseFault("There is no button \(number); there are \(newest.buttons.count).")
            }
            return press(newest.buttons[number - 1].token, in: newest, by: player, at: now)
        }
    }

    private mutating func press(
        _ token: String, in message: Posted, by player: Player, at now: Moment
    ) -> Inbound {
        let callback = CallbackID(rawValue: "\(player.name):\(nextNumber())")
        let pressed = inbound(
            player.at(message), at: now, message: message.id, event: .tapped(token: token, callback: callback)
        )
        return note("[\(token)]", pressed, by: player)
    }

    /// The newest question from a moderator about this report that the voter was shown.
    func question(about report: Int, for player: Player) throws -> MessageID {
        let asked = posted.last { message in
            message.room == player.room
                && message.buttons.contains {
                    guard let question = ChoiceToken(text: $0.token)?.choice.question else { return false }
                    return Int(question.report.rawValue) == report
                }
        }
        guard let asked else {
            throw ConverseFault("Nobody has asked \(player.name) about report \(report).")
        }
        return asked.id
    }

    mutating func reply(
        _ words: String, to message: MessageID, by player: Player, at now: Moment
    ) -> Inbound {
        note(words, inbound(player, at: now, repliesTo: message, event: .said(text: words)), by: player)
    }

    func lastWords(of player: Player) throws -> String {
        guard let last = sent[player.name]?.last(where: { !$0.words.hasPrefix("[") }) else {
            throw ConverseFault("\(player.name) has sent nothing yet.")
        }
        return last.words
    }
}
