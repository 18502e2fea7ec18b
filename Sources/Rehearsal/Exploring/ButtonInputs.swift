import Conversation

/// Buttons: those of the newest message, and those that are old, forged, or nothing of ours.
struct ButtonInputs {
    let world: World

    var all: [Input] { current + old + [Self.garbage] }

    private var current: [Input] {
        world.newest.map { button in
            .dana(
                isNew(button) ? .button : .oldButton, "[\(Self.name(of: button.token))]",
                .tapped(token: button.token, callback: nil), line: "Dana taps [\(button.label)].")
        }
    }

    /// A button of the newest turn, or one that stays true for ever.
    private func isNew(_ button: Button) -> Bool {
        ChoiceToken(text: button.token).map { $0.turn == world.session.turn || $0.turn == 0 } ?? false
    }

    /// Every choice that could do harm, of the turn before; and two of this turn that were never offered.
    private var old: [Input] {
        let turn = world.session.turn
        guard turn > 1 else { return [] }
        let earlier = Self.dangerous(world).map { ChoiceToken($0, turn: turn - 1) }
        let forged = [Choice.delete, .send].filter { !world.session.offered.contains($0) }
            .map { ChoiceToken($0, turn: turn) }
        return (earlier + forged).map { token in
            .dana(
                .oldButton, "old [\(Self.name(of: token.text))]",
                .tapped(token: token.text, callback: nil), line: "# Dana presses an old button: \(token.text)"
            )
        }
    }

    private static let garbage = Input.dana(
        .oldButton, "a button of somebody else", .tapped(token: "zz.9.send", callback: nil),
        line: "# Dana presses a button that is not ours: zz.9.send")

    private static func dangerous(_ world: World) -> [Choice] {
        let newest = world.ownReports.first
        let own = newest?.id ?? ReportID(rawValue: 1)
        // A question that was answered, or never asked: the open one's buttons stay true.
        let answered = (newest?.questions.count ?? 0) - (newest?.openQuestion == nil ? 0 : 1)
        let question = QuestionID(report: own, number: answered > 0 ? answered : 99)
        return [
            .skip, .done, .yes, .no, .back, .cancel, .undo, .close, .startReport, .removePhoto, .zipHome,
            .today, .send, .change, .field(.what), .kind(.other), .resume, .discard, .older, .addLate,
            .newReport, .wasQuestion, .removeAdded, .withdraw(own), .note(own), .open(own), .answer(question),
            .skipQuestion(question), .open(ReportID(rawValue: 1)), .withdraw(ReportID(rawValue: 1)),
            .askDelete,
            .delete,
        ]
    }

    /// The name of the choice inside a token, without its turn.
    static func name(of token: String) -> String {
        token.split(separator: ".").dropFirst(2).joined(separator: ".")
    }
}
