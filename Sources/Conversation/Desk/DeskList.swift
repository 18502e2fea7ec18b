internal import CivicFacts

/// Reports as a list in the review room: a line each, a few at a time.
enum DeskList: DeskCommand {
    static let command: String? = "queue"

    /// The page that a command's last word asks for: `/queue 2`, `/find machine +2`.
    struct Page {
        let words: String
        /// From 1.
        let number: Int

        init(_ rest: String, barely isNumberEnough: Bool = false) {
            let parts = rest.split(whereSeparator: \.isWhitespace)
            let last = parts.last ?? ""
            let digits = last.hasPrefix("+") ? last.dropFirst() : isNumberEnough ? last : ""
            guard let number = Int(digits), (1...1_000).contains(number) else {
                (words, self.number) = (parts.joined(separator: " "), 1)
                return
            }
            (words, self.number) = (parts.dropLast().joined(separator: " "), number)
        }

        var skipped: Int { (number - 1) * Limits.listed }
    }

    /// The reports of which such lines show anything.
    static func shown(_ found: [Report]) -> [ReportID] {
        found.prefix(Limits.listed).filter { !$0.isWithdrawn }.map(\.id)
    }

    /// The lines of a page, of which one report more than fits was looked up, and how to see the next.
    static func lines(_ found: [Report], of page: Page, more: String, _ visit: Visit) -> [String] {
        found.prefix(Limits.listed).map { line($0, visit) }
            + (found.count > Limits.listed
                ? [Desk.words.text(DeskWords.more, [.command: "\(more) +\(page.number + 1)"])] : [])
    }

    /// `URGENT · 12 · turned away · 3 minutes · taken by Ana · «Gym»`, and below it how the words begin.
    private static func line(_ report: Report, _ visit: Visit) -> String {
        let words = Desk.words
        let age = TimeWords(language: .english, at: nil).age(visit.now.since(report.waitsSince))
        let isPlain = report.state == .waiting && report.firstApproval == nil
        let code: [Slot: String] = [.code: report.id.description, .n: report.parent?.description ?? ""]
        let parts =
            (report.isUrgent && report.isOpen ? [words.text(CardStateWords.urgent)] : [])
            + [
                words.text(
                    report.wording(
                        DeskWords.listReport, DeskWords.listComment, GiftCardWords.listed,
                        GiftCardWords.meetingListed), code)
            ]
            + (report.isOfVoting ? [words.text(Catalogue.phrase(of: report.kind))] : [])
            + [age] + (isPlain ? [] : [Card(report, facts: visit.facts).state])
        guard !report.isWithdrawn else { return parts.joined(separator: " · ") }
        let place = report.isOfVoting ? [report.placeInRoom(upTo: 40)] : []
        let start = Quotation.of(ShownWords.inRoom(line: report.text, upTo: 60))
        return ([(parts + place).joined(separator: " · ")] + start).joined(separator: "\n")
    }

    /// `/queue`: how many wait, and which.
    static func follow(_ rest: String, _ visit: inout Visit) -> Outcome? {
        let unfinished = HeadsUps.line(visit).map { [$0] } ?? []
        guard let head = waiting(visit) else {
            let lines = [Desk.words.text(DeskWords.queueEmpty)] + unfinished
            return Outcome(note: lines.joined(separator: "\n"))
        }
        let page = Page(rest, barely: true)
        let found = visit.facts.records.openReports(skipping: page.skipped, limit: Limits.listed + 1)
        return Outcome(
            note: ([head] + unfinished + lines(found, of: page, more: "/queue", visit)).joined(
                separator: "\n"), about: shown(found))
    }

    /// How many wait, and how long the oldest has; nil if none does.
    static func waiting(_ visit: Visit) -> String? {
        let open = visit.facts.records.openCount()
        guard let oldest = open.oldest else { return nil }
        let age = TimeWords(language: .english, at: nil).age(visit.now.since(oldest))
        return Desk.words.text(DeskWords.open, [.n: "\(open.all)", .max: "\(open.urgent)", .age: age])
    }
}
