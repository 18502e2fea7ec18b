internal import CivicFacts

/// What is said of an urgent report that nobody takes; no word of its author's.
enum UntakenMessages {
    /// Names those on duty in the rooms of its desk. Nil once that is done, else how long there is no place for it.
    static func tell(_ people: [AccountID], of report: Report, _ visit: inout Visit) -> Span? {
        let wording: UntakenWords = people.isEmpty ? .nobody : .duty
        return say(wording, naming: people, of: report, at: report.deskName, &visit)
    }

    /// In private; false where none can be reached.
    static func tellLeads(of report: Report, _ visit: inout Visit) -> Bool {
        let isNobodyThere = visit.onDuty(at: report.deskName).isEmpty
        let isOne = visit.facts.rules.desks.isOne
        let wording: UntakenWords =
            isNobodyThere
            ? isOne ? .leadsAlone : .leadsAloneAtDesk : isOne ? .leads : .leadsAtDesk
        var isTold = false
        for lead in visit.leads {
            let text = Desk.words.text(wording, values(of: report, visit))
            guard let order = visit.message(to: lead, text: text, about: [report.id]) else { continue }
            visit.deliver(Delivery(order, tag: report.id.untakenTag, urgent: true))
            isTold = true
        }
        return isTold
    }

    /// The last desk, and its author. Nil once that is done, else how long there is no place for it.
    static func tellAll(of report: Report, _ visit: inout Visit) -> Span? {
        let desk = visit.lastDesk
        let wording: UntakenWords = desk == report.deskName ? .all : .allAtDesk
        if let wait = say(wording, naming: visit.onDuty(at: desk), of: report, at: desk, &visit) {
            return wait
        }
        let language = visit.facts.records.language(of: report.author)
        Decisions.tell(
            report, UntakenWords.author, [.hotline: Hotline.line(for: language).spoken], after: .zero, &visit)
        return nil
    }

    private static func say(
        _ wording: UntakenWords, naming people: [AccountID], of report: Report, at desk: DeskName,
        _ visit: inout Visit
    ) -> Span? {
        if let wait = Posting.wait(messages: 1, share: 1_000, at: desk, visit) { return wait }
        var values = values(of: report, visit)
        values[.command] = "/move \(report.id) \(desk)"
        for room in visit.facts.rules.desks[desk].rooms {
            let message = visit.message(naming: people, text: Desk.words.text(wording, values), in: room)
            visit.deliver(
                Delivery(
                    .point(message: message, atCardOf: report.id, in: room), tag: report.id.untakenTag,
                    urgent: true))
        }
        Posting.count(messages: 1, at: desk, &visit)
        return nil
    }

    private static func values(of report: Report, _ visit: Visit) -> [Slot: String] {
        let since = report.team?.untaken?.since ?? report.sentAt
        return [
            .code: report.id.description, .text: report.deskName.description,
            .age: TimeWords(language: Desk.language, at: nil).age(visit.now.since(since)),
            .kind: Desk.words.text(Catalogue.phrase(of: report.kind)),
        ]
    }
}
