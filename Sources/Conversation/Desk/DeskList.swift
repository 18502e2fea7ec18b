internal import CivicFacts

/// Reports as a list in the review room: a line each, a few at a time.
enum DeskList: DeskCommand {
    static let command: String? = "queue"

    /// The page that a command's last word asks for: `/queue 2`, `/find machine +2`.
    struct Page {
        let words: String
        /// From 1.
        let number: Int

        /// How much is on one.
        let size: Int

        init(_ rest: String, barely isNumberEnough: Bool = false, size: Int = Limits.listed) {
            self.size = size
            let parts = rest.split(whereSeparator: \.isWhitespace)
            let last = parts.last ?? ""
            let isBare = isNumberEnough && parts.count == 1
            let digits = last.hasPrefix("+") ? last.dropFirst() : isBare ? last : ""
            guard let number = Int(digits), (1...1_000).contains(number) else {
                (words, self.number) = (parts.joined(separator: " "), 1)
                return
            }
            (words, self.number) = (parts.dropLast().joined(separator: " "), number)
        }

        var skipped: Int { (number - 1) * size }
    }

    /// The reports of which such lines show anything.
    static func shown(_ found: [Report]) -> [ReportID] {
        found.prefix(Limits.listed).filter { !$0.isWithdrawn }.map(\.id)
    }

    /// The lines of a page, of which one report more than fits was looked up, below a head; with the way to the others.
    static func outcome(
        _ head: [String], _ found: [Report], of page: Page, in list: ListToken.List, _ visit: Visit
    ) -> Outcome {
        let hasMore = found.count > Limits.listed
        let rows = ListPages.buttons(list, page.words, page: page.number, hasMore: hasMore)
        let command = list == .queue ? "/queue" : "/find"
        let parts = [command, page.words, "+\(page.number + 1)"].filter { !$0.isEmpty }
        // What no button can hold is asked for in words.
        let more =
            hasMore && rows.isEmpty
            ? [Desk.words.text(DeskWords.more, [.command: parts.joined(separator: " ")])] : []
        let lines = found.prefix(Limits.listed).map { line($0, visit) }
        return Outcome(
            note: (head + lines + more).joined(separator: "\n"), about: shown(found), rows: rows)
    }

    /// `URGENT · 12 · turned away · 3 minutes · taken by Ana · «Gym»`, and below it how the words begin.
    static func line(_ report: Report, _ visit: Visit) -> String {
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

    /// `/queue`: how many wait, and which; `/queue state:GA urgent`: those that are like that.
    static func follow(_ rest: String, _ visit: inout Visit) -> Outcome? {
        let page = Page(rest, barely: true)
        // A wrong word is named whether or not anything waits.
        let filter: ReportFilter
        do throws(ReportFilter.Unknown) { filter = try ReportFilter(page.words, visit) } catch {
            return error.outcome
        }
        guard filter.isEmpty else { return matching(filter, of: page, in: .queue, visit) }
        let unfinished = HeadsUps.line(at: visit.desksHere, visit).map { [$0] } ?? []
        guard let head = waiting(at: visit.desksHere, visit) else {
            let lines = [Desk.words.text(DeskWords.queueEmpty)] + unfinished
            return Outcome(note: lines.joined(separator: "\n"))
        }
        let found = visit.facts.records.openReports(
            of: visit.desksHere, skipping: page.skipped, limit: Limits.listed + 1)
        guard !found.isEmpty || page.number == 1 else { return noPage(page, in: .queue) }
        return outcome([head] + unfinished, found, of: page, in: .queue, visit)
    }

    private static func noPage(_ page: Page, in list: ListToken.List) -> Outcome {
        let words = ShownWords.inRoom(line: page.words, upTo: Limits.filterCharacters)
        let first = [list == .queue ? "/queue" : "/find", words].filter { !$0.isEmpty }.joined(separator: " ")
        return Outcome(
            note: Desk.words.text(DeskWords.noPage, [.n: "\(page.number)", .command: first]),
            rows: ListPages.buttons(list, page.words, page: page.number, hasMore: false))
    }

    /// Those that a filter asks for, with what of it was understood.
    static func matching(
        _ filter: ReportFilter, of page: Page, in list: ListToken.List, _ visit: Visit
    ) -> Outcome {
        let found = visit.facts.records.reports(
            matching: filter.query(isOpen: list == .queue, visit), at: visit.now, skipping: page.skipped,
            limit: Limits.listed + 1)
        guard !found.isEmpty || page.number == 1 else { return noPage(page, in: list) }
        let understood = ShownWords.inRoom(line: filter.text, upTo: Limits.filterCharacters)
        let head = [Desk.words.text(FilterWords.understood, [.text: understood])]
        let strange = filter.strange.map { place in
            let text = ShownWords.inRoom(line: place, upTo: 40)
            return Desk.words.text(FilterWords.countyUnknown, [.text: text])
        }
        let nothing = found.isEmpty ? [strange ?? Desk.words.text(FilterWords.nothing)] : []
        return outcome(head + nothing, found, of: page, in: list, visit)
    }

    /// How many wait, and how long the oldest has; nil if none does.
    static func waiting(at desks: [DeskName], _ visit: Visit) -> String? {
        let open = visit.facts.records.openCount(of: desks)
        guard let oldest = open.oldest else { return nil }
        let age = TimeWords(language: .english, at: nil).age(visit.now.since(oldest))
        return Desk.words.text(DeskWords.open, [.n: "\(open.all)", .max: "\(open.urgent)", .age: age])
    }
}
