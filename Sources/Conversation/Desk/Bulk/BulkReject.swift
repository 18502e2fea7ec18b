internal import CivicFacts

/// `/bulk reject spam state:GA older:2h`: rejects all that are like that at once, after a look. Never what is urgent, and
/// nothing is ever approved so.
enum BulkReject: DeskCommand {
    static let command: String? = "bulk"

    static func follow(_ rest: String, _ visit: inout Visit) -> Outcome? {
        let parts = rest.split(maxSplits: 2, whereSeparator: \.isWhitespace).map(String.init)
        guard let verb = parts.first?.lowercased() else { return .refused(BulkWords.how) }
        if parts.count == 1, let wish = BulkToken.Verb(rawValue: verb) { return act(wish, &visit) }
        guard verb != "approve" else { return .refused(BulkWords.neverApproved) }
        guard verb == "reject", parts.count == 3 else { return .refused(BulkWords.how) }
        guard let reason = RejectReason.read(parts[1])?.reason else {
            return .refused(DeskWords.reasons, [.reasons: RejectReason.list, .command: "/bulk reject"])
        }
        let filter: ReportFilter
        do throws(ReportFilter.Unknown) { filter = try ReportFilter(parts[2], visit) } catch {
            return error.outcome
        }
        return filter.isEmpty ? .refused(BulkWords.how) : show(filter, reason, &visit)
    }

    static func press(_ token: BulkToken, _ visit: inout Visit) -> Outcome? {
        guard visit.bulk?.until == token.until else { return .refused(BulkWords.over) }
        return act(token.verb, &visit)
    }

    private static func act(_ verb: BulkToken.Verb, _ visit: inout Visit) -> Outcome? {
        guard let order = visit.bulk, (order.done != nil) == (verb == .undo) else {
            return .refused(BulkWords.over)
        }
        switch verb {
        case .look: look(order, &visit)
        case .go: return go(order, &visit)
        case .undo: return undo(order, &visit)
        case .cancel:
            visit.keepBulk(nil)
            return .done(BulkWords.cancelled)
        }
        return nil
    }

    // MARK: Before

    /// How many they are, of how many people, the first and the last, and three of them.
    private static func show(_ filter: ReportFilter, _ reason: RejectReason, _ visit: inout Visit) -> Outcome
    {
        let most = visit.isLead ? Limits.bulkOfLeads : Limits.bulk
        let found = visit.facts.records.reports(
            matching: filter.query(isOpen: true, visit), at: visit.now, skipping: 0, limit: most + 1)
        guard found.count <= most else { return .refused(BulkWords.tooMany, [.max: "\(most)"]) }
        // Whose report it is nobody learns here: one's own is left out when it is done, like what changed by then.
        let wanted = found.filter { isFit($0, visit) }
        let understood = ShownWords.inRoom(line: filter.text, upTo: Limits.filterCharacters)
        let asked = Desk.words.text(FilterWords.understood, [.text: understood])
        guard let first = wanted.map(\.sentAt).min(), let last = wanted.map(\.sentAt).max() else {
            let nothing = Desk.words.text(FilterWords.nothing)
            return Outcome(note: "\(asked)\n\(nothing)", isRefusal: true)
        }
        let order = BulkOrder(
            by: visit.facts.account, reason: reason,
            reports: wanted.map { BulkOrder.Member(report: $0.id, version: $0.version) },
            until: visit.now + Limits.bulkTime)
        visit.keepBulk(order)
        let samples = Array(wanted.prefix(3))
        let lines =
            [asked, head(wanted, reason, first, last)] + samples.map { DeskList.line($0, visit) }
            + (found.count > wanted.count ? [outside(found.count - wanted.count)] : [])
        let buttons = [BulkToken.Verb.look, .go, .cancel].map {
            BulkToken($0, of: order).button(wanted.count)
        }
        return Outcome(
            note: lines.joined(separator: "\n"), about: DeskList.shown(samples), rows: [buttons])
    }

    private static func head(
        _ reports: [Report], _ reason: RejectReason, _ first: Moment, _ last: Moment
    ) -> String {
        let times = TimeWords(language: .english, at: nil, sayingZone: true)
        let people = Set(reports.map(\.author)).count
        let wording: BulkWords = reports.count == 1 ? .headOne : people == 1 ? .headOfOne : .head
        return Desk.words.text(
            wording,
            [
                .n: "\(reports.count)", .max: "\(people)", .reason: reason.label,
                .date: times.dateAndHour(first), .when: times.dateAndHour(last),
            ])
    }

    private static func outside(_ count: Int) -> String {
        Desk.words.text(BulkWords.outside, [.n: "\(count)"])
    }

    /// Urgent ones, those that somebody else has or must decide, and those that stand for others stay out.
    private static func isFit(_ report: Report, _ visit: Visit) -> Bool {
        report.isOpen && !report.isUrgent && !visit.isElsewhere(report) && !visit.isBarred(from: report)
            && TakeReport.holder(of: report, visit) == nil && Groups.members(of: report, visit).isEmpty
    }

    /// A line each, as a message of its own: no answer to a press is as long.
    private static func look(_ order: BulkOrder, _ visit: inout Visit) {
        let reports = order.reports.compactMap { visit.facts.records.report($0.report) }
        let shown = reports.prefix(Limits.bulk)
        let more =
            reports.count > shown.count
            ? [Desk.words.text(BulkWords.more, [.n: "\(reports.count - shown.count)"])] : []
        let lines = shown.map { DeskList.line($0, visit) } + more
        visit.deliver(
            Delivery(
                .announce(
                    message: Message(text: lines.joined(separator: "\n")), in: visit.inbound.room,
                    replyTo: visit.inbound.message,
                    about: shown.filter { !$0.isWithdrawn }.map(\.id))))
        Posting.countAnswer(&visit)
    }

    // MARK: Doing it

    private static func go(_ order: BulkOrder, _ visit: inout Visit) -> Outcome {
        var done: [ReportID] = []
        for member in order.reports {
            guard let report = visit.facts.records.report(member.report), report.version == member.version,
                isFit(report, visit), visit.barrier(to: report) == nil
            else { continue }
            _ = RejectReport(reason: order.reason, note: nil).act(on: report, &visit)
            done.append(report.id)
        }
        let left = order.reports.map(\.report).filter { !done.contains($0) }
        let after = BulkOrder(
            by: order.by, reason: order.reason, reports: order.reports, until: visit.now + Limits.bulkTime,
            done: done)
        visit.keepBulk(done.isEmpty ? nil : after)
        let told = Desk.words.text(BulkWords.done, [.n: "\(done.count)"])
        let wording: BulkWords = left.count == 1 ? .leftOutOne : .leftOut
        let except = left.isEmpty ? [] : [Desk.words.text(wording, [.codes: codes(left)])]
        return Outcome(
            note: ([told] + except).joined(separator: " "),
            rows: done.isEmpty ? [] : [[BulkToken(.undo, of: after).button(done.count)]])
    }

    /// Those that nobody decided otherwise since.
    private static func undo(_ order: BulkOrder, _ visit: inout Visit) -> Outcome {
        var undone = 0
        for id in order.done ?? [] {
            guard let report = visit.facts.records.report(id),
                case .rejected(_, let by, _, let told) = report.state, visit.isMe(by.account),
                visit.now < told + Limits.correction
            else { continue }
            _ = UndoDecision().act(on: report, &visit)
            undone += 1
        }
        visit.keepBulk(nil)
        return .done(BulkWords.undone, [.n: "\(undone)"])
    }

    private static func codes(_ reports: [ReportID]) -> String {
        reports.map(\.description).joined(separator: ", ")
    }
}
