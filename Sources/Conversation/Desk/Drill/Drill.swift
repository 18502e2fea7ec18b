internal import CivicFacts

/// `/drill 10`: practice cards in a moderator's own chat, each answered with why. Nothing of it is a report: no number, no
/// row but that it began, nothing in `/stats`.
enum Drill: DeskCommand {
    static let command: String? = "drill"
    private static let usual = 10

    static func follow(_ rest: String, _ visit: inout Visit) -> Outcome? {
        guard isHere(visit) else { return .refused(DrillWords.inPrivate) }
        let word = rest.trimmingSpaces.lowercased()
        if let answer = DrillCard.Answer(rawValue: word) { return hear(answer, under: nil, &visit) }
        if word == "off" { return stop(&visit) }
        guard let count = word.isEmpty ? usual : Int(word), (1...DrillCard.all.count).contains(count) else {
            return .refused(DrillWords.how, [.max: "\(DrillCard.all.count)"])
        }
        return begin(count, &visit)
    }

    /// What a number or a word stands for while a card is open, where there are no buttons.
    static func answer(in text: String, _ visit: Visit) -> DrillCard.Answer? {
        guard isHere(visit), !visit.inbound.room.platform.hasButtons,
            visit.desk.drills?[visit.facts.account]?.takesWords(at: visit.now) == true
        else { return nil }
        let word = text.trimmingSpaces.lowercased()
        if let number = Int(word), DrillCard.Answer.allCases.indices.contains(number - 1) {
            return DrillCard.Answer.allCases[number - 1]
        }
        return DrillCard.Answer.allCases.first {
            Desk.words.text(DrillWords.label($0)).lowercased() == word
        }
    }

    /// In one's own chat; in a terminal one person is everybody, and the room is theirs.
    private static func isHere(_ visit: Visit) -> Bool {
        visit.isInPrivate || visit.inbound.room.platform == .terminal
    }

    /// A press on an answer.
    static func press(_ token: DrillToken, _ visit: inout Visit) -> Outcome? {
        hear(token.answer, under: token.number, &visit)
    }

    private static func begin(_ count: Int, _ visit: inout Visit) -> Outcome? {
        let me = visit.facts.account
        let first = Int((visit.now.milliseconds / 1_000 + me.rawValue) % Int64(DrillCard.all.count))
        let run = DrillRun(cards: DrillCard.choice(from: first, count: count), at: visit.now)
        visit.updateDesk { $0.drills = ($0.drills ?? [:]).merging([me: run]) { $1 } }
        visit.change(.log(.drillBegun, about: nil))
        return card(of: run, after: [])
    }

    private static func stop(_ visit: inout Visit) -> Outcome {
        let me = visit.facts.account
        guard visit.desk.drills?[me] != nil else { return .refused(DrillWords.none) }
        end(me, &visit)
        return .done(DrillWords.over)
    }

    /// Without a number the answer is to the card that is open.
    static func hear(
        _ answer: DrillCard.Answer, under number: Int?, _ visit: inout Visit
    ) -> Outcome? {
        let me = visit.facts.account
        guard var run = visit.desk.drills?[me] else { return .refused(DrillWords.none) }
        guard number == nil || number == run.answered + 1 else { return .refused(DrillWords.answered) }
        let card = DrillCard.all[run.cards[run.answered]]
        let isRight = card.answers.contains(answer)
        run.answered += 1
        run.shownAt = visit.now
        run.right += isRight ? 1 : 0
        let words = Desk.words
        let why = words.text(DrillWords.why(card.answers[0]))
        let verdict = [words.text(isRight ? DrillWords.right : .wrong, [.n: "\(run.answered)"]) + " " + why]
        guard run.answered < run.cards.count else {
            end(me, &visit)
            let sum = words.text(DrillWords.sum, [.n: "\(run.right)", .max: "\(run.cards.count)"])
            let lines = verdict + [sum] + Probation.end(by: run, &visit)
            return Outcome(note: lines.joined(separator: "\n"))
        }
        let next = run
        visit.updateDesk { $0.drills?[me] = next }
        return Self.card(of: run, after: verdict)
    }

    private static func card(of run: DrillRun, after lines: [String]) -> Outcome {
        let number = run.answered + 1
        let card = DrillCard.all[run.cards[run.answered]]
        let buttons = DrillCard.Answer.allCases.map { answer in
            Button(
                label: Desk.words.text(DrillWords.label(answer)),
                token: DrillToken(answer, under: number).text)
        }
        return Outcome(
            note: (lines + [card.text(number: number, of: run.cards.count)]).joined(separator: "\n\n"),
            rows: [Array(buttons.prefix(3)), Array(buttons.dropFirst(3))])
    }

    private static func end(_ account: AccountID, _ visit: inout Visit) {
        visit.updateDesk { desk in
            desk.drills?[account] = nil
            if desk.drills?.isEmpty == true { desk.drills = nil }
        }
    }
}
