internal import CivicFacts

/// How reports come before the moderators: a card each while there is room for it, and otherwise only when asked for.
enum Posting {
    /// Puts the card before the moderators, unless photos are still on their way and nothing is urgent. Where the
    /// room's minute is full, or the sender has many open reports, the report waits to be asked for instead.
    static func post(_ report: inout Report, isPatient: Bool, _ visit: inout Visit) {
        guard report.queuedAt == nil else { return }
        Routing.begin(&report, visit)
        put(&report, isPatient: isPatient, &visit)
    }

    /// The same at the desk where it stands.
    static func put(_ report: inout Report, isPatient: Bool, _ visit: inout Visit) {
        let kept = visit.facts.records.keptPhotos(among: report.photos)
        guard !isPatient || report.isUrgent || kept.count == report.photos.count else {
            visit.session.heldCard = LastSent(report: report.id, at: visit.now + Limits.cardPatience)
            return
        }
        if visit.session.heldCard?.report == report.id { visit.session.heldCard = nil }
        report.alike = Lookalikes.best(for: report, visit)
        report.isHeldBack = isOverQuota(report, visit) ? true : nil
        if report.isHeldBack == true { visit.notice(.heldBack) }
        let isStaffed = !report.isUrgent && Work.isStaffed(for: report, visit)
        guard report.isHeldBack == nil, !isStaffed, hasRoom(for: report, messages: 1 + kept.count, visit)
        else {
            report.queuedAt = visit.now
            let (now, isFlood, name) = (visit.now, report.isHeldBack == nil, report.deskName)
            visit.updateDesk { desk in
                desk.wake(at: now)
                desk[name].isFlooded = desk[name].isFlooded || isFlood
            }
            return
        }
        show(&report, photos: kept, &visit)
    }

    /// Puts a report before the moderators once more, as a card of its own: what was decided is open again.
    static func postAnew(_ report: inout Report, because deed: Deed, _ visit: inout Visit) {
        SecondLooks.recall(report.id, &visit)
        report.face = .actions
        report.version += 1
        (report.isPosted, report.queuedAt, report.isHeldBack) = (false, nil, nil)
        visit.change(.repost(report.id))
        post(&report, isPatient: false, &visit)
        visit.change(.keep(report, because: deed))
    }

    /// Shows a report's card, and those of the photos that were not shown yet, and counts them.
    static func show(_ report: inout Report, photos: [PhotoID], _ visit: inout Visit) {
        // Those that somebody was shown alone are new here, and keep their numbers.
        let known = report.shownPhotos.filter { report.privatePhotos?.contains($0) != true }
        report.shownPhotos += photos.filter { !report.shownPhotos.contains($0) }
        let new = report.shownPhotos.filter { photos.contains($0) && !known.contains($0) }
        (report.isPosted, report.privatePhotos) = (true, nil)
        if !new.isEmpty {
            visit.deliver(Delivery(.showPhotos(report: report.id, photos: new), urgent: report.isUrgent))
        }
        ReportKeeping.showCard(of: report, &visit)
        count(messages: 1 + new.count, at: report.deskName, &visit)
    }

    /// Says something in the rooms of a desk, nil: of every desk, and counts it.
    static func brief(
        _ message: Message, at desk: DeskName? = nil, urgent: Bool = false, _ visit: inout Visit
    ) {
        visit.deliver(Delivery(.brief(message: message), urgent: urgent, desk: desk))
        for name in desk.map({ [$0] }) ?? visit.facts.rules.desks.names {
            count(messages: 1, at: name, &visit)
        }
    }

    /// Counts what is said in the rooms of a desk.
    static func count(messages: Int, at desk: DeskName, _ visit: inout Visit) {
        let (now, pace) = (visit.now, visit.facts.rules.messagesAMinute)
        visit.updateDesk { $0[desk].flow.add(messages: messages, at: now, pace: pace) }
    }

    /// Counts an answer where it stands in a review room.
    static func countAnswer(_ visit: inout Visit) {
        if !visit.isInPrivate { count(messages: 1, at: visit.deskHere, &visit) }
    }

    private static func hasRoom(for report: Report, messages: Int, _ visit: Visit) -> Bool {
        (!visit.desk[report.deskName].isFlooded || report.isUrgent)
            && wait(for: report, messages: messages, visit) == nil
    }

    /// How long until the room can be shown this report unasked; nil if it can now. Half of the minute is for such
    /// cards, and a third more for urgent ones: the rest is for what is asked for.
    static func wait(for report: Report, messages: Int, _ visit: Visit) -> Span? {
        wait(messages: messages, share: report.isUrgent ? 800 : 500, at: report.deskName, visit)
    }

    /// The same for anything else; of a minute it may fill so many thousandths.
    static func wait(messages: Int, share: Int64, at desk: DeskName, _ visit: Visit) -> Span? {
        let pace = visit.facts.rules.messagesAMinute
        let level = visit.desk[desk].flow.level(at: visit.now, pace: pace)
        let over = level + Int64(messages) * 1_000 - Int64(pace) * share
        // A single report with many photos fills a minute that nothing else is in.
        guard level > 0, over > 0 else { return nil }
        return Span(milliseconds: min(over, level) * 60 / Int64(max(pace, 1)) + 1)
    }

    /// Somebody with many open reports does not crowd out everybody else; what is urgent is always shown.
    private static func isOverQuota(_ report: Report, _ visit: Visit) -> Bool {
        guard !report.isUrgent else { return false }
        let records = visit.facts.records
        let open = records.countOfOpenReports(by: report.author)
        return open - (records.report(report.id) == nil ? 0 : 1) >= Limits.openReportsShown
    }
}
