internal import CivicFacts

/// Leads reports to their desks, and from one to another.
enum Routing {
    /// Where a report begins, before it is shown anywhere.
    static func begin(_ report: inout Report, _ visit: Visit) {
        guard report.desk?.isByHand != true else { return }
        report.desk = place(at: visit.facts.rules.desks.desk(for: report), visit)
    }

    /// The place at a desk; that of a closed one is at the desk for all.
    static func place(at desk: DeskName, isByHand: Bool? = nil, _ visit: Visit) -> DeskPlace? {
        if isClosed(desk, visit) { return DeskPlace(name: .all, isByHand: isByHand, home: desk) }
        return desk == .all && isByHand == nil ? nil : DeskPlace(name: desk, isByHand: isByHand)
    }

    /// Nothing can be shown in any of its rooms.
    static func isClosed(_ desk: DeskName, _ visit: Visit) -> Bool {
        guard desk != .all, let closed = visit.desk.closed?[desk] else { return false }
        return closed.rooms.count >= visit.facts.rules.desks[desk].rooms.count
    }

    /// After a voter's turn: what they added may make a report another desk's, while nobody has taken it.
    static func settle(_ visit: inout Visit) {
        guard !visit.facts.rules.desks.isOne, !visit.isForgetting else { return }
        var seen: Set<ReportID> = []
        for change in visit.changes {
            guard case .keep(let kept, _) = change, seen.insert(kept.id).inserted,
                var report = visit.newest(kept.id), report.isUntouched, report.desk?.isByHand != true,
                report.isShown || report.queuedAt != nil
            else { continue }
            let place = place(at: visit.facts.rules.desks.desk(for: report), visit)
            guard place != report.desk else { continue }
            move(&report, to: place, &visit)
            visit.change(.keep(report, because: .moved))
        }
    }

    /// Puts an open report at another desk: where its card stood stands a line, and it comes there as a new one does.
    /// Whoever writes it down afterwards says why.
    static func move(
        _ report: inout Report, to place: DeskPlace?, isSeenAtOnce: Bool = false, by mover: Moderator? = nil,
        _ visit: inout Visit
    ) {
        guard (place?.name ?? .all) != report.deskName else { return report.desk = place }
        leave(&report, for: place?.name ?? .all, by: mover, &visit)
        report.desk = place
        if isSeenAtOnce {
            let kept = visit.facts.records.keptPhotos(among: report.photos)
            Posting.show(&report, photos: kept, &visit)
        } else {
            Posting.put(&report, isPatient: false, &visit)
        }
    }

    private static func leave(
        _ report: inout Report, for desk: DeskName, by mover: Moderator?, _ visit: inout Visit
    ) {
        let (former, now) = (report.deskName, visit.now)
        for room in report.privateRooms {
            let line = Desk.words.text(WorkWords.stood)
            visit.deliver(Delivery(.unserve(report: report.id, line: line, in: room)))
            report.hide(in: room)
        }
        visit.dropCard(of: report.id)
        if report.isPosted {
            let message = line(of: report.id, for: desk, by: mover)
            visit.deliver(Delivery(.showCard(report: report.id, message: message), desk: former))
            visit.deliver(Delivery(.hidePhotos(report: report.id), desk: former))
            Posting.count(messages: 1, at: former, &visit)
            report.privatePhotos = report.shownPhotos.isEmpty ? nil : report.shownPhotos
        }
        (report.isPosted, report.queuedAt) = (false, nil)
        (report.state, report.takenAt, report.face) = (.waiting, nil, .actions)
        report.version += 1
        visit.updateDesk { $0.wake(at: now) }
    }

    /// What stands where its card stood.
    static func line(of id: ReportID, for desk: DeskName, by mover: Moderator? = nil) -> Message {
        let values: [Slot: String] = [
            .code: id.description, .text: desk.description, .name: mover?.name ?? "",
        ]
        return Message(text: Desk.words.text(mover == nil ? MovingWords.went : .moved, values))
    }
}

/// A desk whose rooms are closed: its reports stand at the desk for all meanwhile.
enum ClosedDesks {
    static func tend(_ visit: inout Visit) {
        sendAway(&visit)
        bringBack(&visit)
    }

    private static func sendAway(_ visit: inout Visit) {
        for name in (visit.desk.closed ?? [:]).keys.sorted(by: { $0.rawValue < $1.rawValue })
        where Routing.isClosed(name, visit) {
            if visit.desk.closed?[name]?.isTold != true { tell(of: name, &visit) }
            for var report in visit.facts.records.reports(at: name, limit: Limits.movedAtOnce) {
                let place = Routing.place(at: name, isByHand: report.desk?.isByHand, visit)
                move(&report, to: place, &visit)
            }
        }
    }

    private static func bringBack(_ visit: inout Visit) {
        let closed = (visit.desk.closed ?? [:]).keys.filter { Routing.isClosed($0, visit) }
        let strays = visit.facts.records.strayReports(
            besides: closed, at: visit.now, limit: Limits.movedAtOnce)
        for var report in strays {
            guard let home = report.desk?.home else { continue }
            let desks = visit.facts.rules.desks
            // A desk that is no more leaves what belonged there to whichever fits now.
            let place =
                desks.names.contains(home)
                ? Routing.place(at: home, isByHand: report.desk?.isByHand, visit)
                : Routing.place(at: desks.desk(for: report), visit)
            move(&report, to: place, &visit)
        }
    }

    private static func move(_ report: inout Report, to place: DeskPlace?, _ visit: inout Visit) {
        Routing.move(&report, to: place, &visit)
        visit.change(.keep(report, because: .moved))
    }

    /// The rooms for all hear of it at once, those of the desk as soon as they hear anything: that is also how it is known
    /// that they are open again.
    private static func tell(of name: DeskName, _ visit: inout Visit) {
        let values: [Slot: String] = [.text: name.description]
        for (desk, wording) in [(DeskName.all, MovingWords.closed), (name, .back)] {
            let message = Message(text: Desk.words.text(wording, values))
            Posting.brief(message, at: desk, urgent: desk == .all, &visit)
        }
        visit.updateDesk { $0.closed?[name]?.isTold = true }
    }
}

extension Visit {
    /// The desk of the room in which somebody acts.
    var deskHere: DeskName { facts.desk ?? .all }

    /// The desks of which lists tell whoever acts: the one of the room, or those that they work for.
    var desksHere: [DeskName] {
        guard isInPrivate else { return [deskHere] }
        return desk.workers?[facts.account]?.desks ?? inbound.desks ?? [.all]
    }

    /// It is at a desk at which whoever acts does nothing.
    func isElsewhere(_ report: Report) -> Bool {
        let desks = isInPrivate ? inbound.desks ?? [.all] : [deskHere]
        return !desks.contains(report.deskName)
    }

    /// The same of the report with this number; nil also where there is none.
    func barrier(to id: ReportID) -> Outcome? { facts.records.report(id).flatMap(barrier(to:)) }

    /// Why whoever acts has to leave a report to others: it is their own, or at another desk.
    func barrier(to report: Report) -> Outcome? {
        if isOwn(report) { return .somebodyElse(report.id) }
        guard isElsewhere(report) else { return nil }
        return .refused(
            MovingWords.elsewhere, [.code: report.id.description, .text: report.deskName.description])
    }
}
