internal import CivicFacts

/// Keeps the review rooms knowing of every urgent report that is not sent, after whatever a voter's turn did to it: a
/// card for each draft, in the commit of the words that made it urgent.
enum HeadsUps {
    static func settle(since earlier: Session, _ visit: inout Visit) {
        guard earlier.drafts != visit.session.drafts || earlier.zip != visit.session.zip else { return }
        leave(earlier, &visit)
        if let draft = visit.session.draft {
            visit.session.draft = told(draft, isCancelled: false, &visit)
        }
        for index in visit.session.parked.indices {
            let parked = visit.session.parked[index]
            let draft = told(parked.draft, isCancelled: parked.reason == .discarded, &visit)
            guard draft != parked.draft else { continue }
            visit.session.parked[index] = ParkedDraft(draft: draft, at: parked.at, reason: parked.reason)
        }
    }

    /// Drafts that are gone: sent, too old, or deleted with everything else.
    private static func leave(_ earlier: Session, _ visit: inout Visit) {
        let held = Set(visit.session.drafts.compactMap(\.draft.headsUp?.report))
        for (draft, parkedAt) in earlier.drafts.map({ ($0.draft, $0.at) }) {
            guard let headsUp = draft.headsUp, !held.contains(headsUp.report),
                headsUp.face.stage != .cancelled
            else { continue }
            let isShown = entry(of: headsUp, visit).map(\.isShown) ?? true
            if let report = visit.kept(headsUp.report) {
                if isShown, report.deskName != headsUp.deskName {
                    let line = Routing.line(of: report.id, for: report.deskName)
                    visit.deliver(
                        Delivery(.showCard(report: report.id, message: line), desk: headsUp.deskName))
                    forget(headsUp, &visit)
                    continue
                }
                if report.isPosted || !isShown {
                    forget(headsUp, &visit)
                } else {
                    show(headsUp, at: .queued, &visit)
                }
            } else if visit.isForgetting {
                show(headsUp, at: .deleted, &visit)
            } else {
                let isOld = parkedAt.map { visit.now.since($0) >= Limits.draftLife } ?? false
                show(headsUp, at: isOld ? .expired : .cancelled, &visit)
            }
        }
    }

    /// The draft with what the room knows of it now.
    private static func told(_ draft: Draft, isCancelled: Bool, _ visit: inout Visit) -> Draft {
        var draft = draft
        guard let headsUp = draft.headsUp else {
            if draft.isAlarming, !isCancelled { draft.headsUp = raise(draft, &visit) }
            return draft
        }
        let stage: HeadsUp.Stage =
            isCancelled
            ? .cancelled : !draft.isAlarming ? .calm : draft.alarm?.isSafe == true ? .safe : .unfinished
        let isOpen = stage == .unfinished || stage == .safe
        let zip = visit.session.zip(of: draft)
        let face = HeadsUp.Face(
            stage: stage, kind: isOpen ? draft.kind : headsUp.face.kind, zip: isOpen ? zip : headsUp.face.zip)
        if face != headsUp.face { draft.headsUp = show(headsUp, as: face, &visit) }
        return draft
    }

    /// A new one, within what one person may raise, by something that they did: whoever may not report raises none.
    private static func raise(_ draft: Draft, _ visit: inout Visit) -> HeadsUp? {
        let recent = (visit.session.headsUps ?? []).filter { visit.now.since($0) < .days(1) }
        guard !visit.inbound.event.isOfHouse, !visit.isBanned, recent.count < Limits.headsUpsADay else {
            return nil
        }
        let face = HeadsUp.Face(stage: .unfinished, kind: draft.kind, zip: visit.session.zip(of: draft))
        let headsUp = HeadsUp(
            report: visit.nextReport, at: draft.alarm?.at ?? visit.now, face: face,
            desk: desk(of: draft, visit))
        guard isThereRoom(visit) else { return nil }
        visit.session.headsUps = recent + [visit.now]
        visit.updateDesk { $0.lastNumber = headsUp.report }
        visit.say(HeadsUpWords.raised, in: visit.dangerLanguage)
        put(headsUp, isShown: false, &visit)
        return headsUp
    }

    /// Where it would belong if it were sent like this; it stays there until then.
    private static func desk(of draft: Draft, _ visit: Visit) -> DeskName? {
        let desks = visit.facts.rules.desks
        guard !desks.isOne else { return nil }
        let language = UnderstoodDialog.language(of: draft.text, spoken: visit.session.language)
        let routed = Routed(
            zip: visit.session.zip(of: draft), language: language, kind: draft.kind, isUrgent: true)
        return Routing.place(at: desks.desk(for: routed), visit)?.name
    }

    /// The desk remembers so many; where all of them wait for a place, a report comes when it is sent.
    private static func isThereRoom(_ visit: Visit) -> Bool {
        let known = visit.desk.unfinished ?? []
        return known.count < Limits.unfinished || known.contains(where: \.isShown)
    }

    private static func show(_ headsUp: HeadsUp, at stage: HeadsUp.Stage, _ visit: inout Visit) {
        let face = HeadsUp.Face(stage: stage, kind: headsUp.face.kind, zip: headsUp.face.zip)
        _ = show(headsUp, as: face, &visit)
    }

    /// Makes the card of one that the room was told of read so.
    private static func show(_ headsUp: HeadsUp, as face: HeadsUp.Face, _ visit: inout Visit) -> HeadsUp {
        var changed = headsUp
        changed.face = face
        let isShown = entry(of: headsUp, visit).map(\.isShown) ?? true
        if isShown { visit.deliver(HeadsUpCard.order(for: changed)) }
        put(changed, isShown: isShown, &visit)
        return changed
    }

    /// Remembers it as long as its words are waited for; one that is not shown yet is, if the room has a place for it.
    private static func put(_ headsUp: HeadsUp, isShown: Bool, _ visit: inout Visit) {
        forget(headsUp, &visit)
        guard headsUp.isOpen else { return }
        var entry = Unfinished(headsUp: headsUp, isShown: isShown)
        if !isShown, wait(entry, visit) == nil { post(&entry, &visit) }
        let next = visit.now + (entry.isShown ? Limits.unfinishedLife : wait(entry, visit) ?? .zero)
        visit.updateDesk { desk in
            var known = desk.unfinished ?? []
            if known.count >= Limits.unfinished, let oldest = known.firstIndex(where: \.isShown) {
                known.remove(at: oldest)
            }
            desk.unfinished = known + [entry]
            desk.wake(at: next)
        }
    }

    private static func forget(_ headsUp: HeadsUp, _ visit: inout Visit) {
        guard entry(of: headsUp, visit) != nil else { return }
        visit.updateDesk { desk in
            let others = desk.unfinished?.filter { $0.headsUp.report != headsUp.report } ?? []
            desk.unfinished = others.isEmpty ? nil : others
        }
    }

    private static func entry(of headsUp: HeadsUp, _ visit: Visit) -> Unfinished? {
        visit.desk.unfinished?.first { $0.headsUp.report == headsUp.report }
    }

    private static func post(_ entry: inout Unfinished, _ visit: inout Visit) {
        visit.deliver(HeadsUpCard.order(for: entry.headsUp))
        Posting.count(messages: 1, at: entry.headsUp.deskName, &visit)
        entry.isShown = true
    }

    /// How long until the room can be shown one: reports that were sent and are urgent keep a share of the minute to
    /// themselves.
    private static func wait(_ entry: Unfinished, _ visit: Visit) -> Span? {
        Posting.wait(messages: 1, share: 600, at: entry.headsUp.deskName, visit)
    }

    /// What the desk does for them when its time comes: those that wait are shown, and those whose draft nobody has any
    /// more, such as one in a session that could not be read, are closed.
    static func tend(_ visit: inout Visit) {
        guard let known = visit.desk.unfinished else { return }
        var kept: [Unfinished] = []
        for var entry in known {
            let isOld = visit.now.since(entry.headsUp.at) >= Limits.unfinishedLife
            if isOld {
                var closed = entry.headsUp
                closed.face = HeadsUp.Face(stage: .expired, kind: closed.face.kind, zip: closed.face.zip)
                if entry.isShown { visit.deliver(HeadsUpCard.order(for: closed)) }
                continue
            }
            if !entry.isShown, wait(entry, visit) == nil { post(&entry, &visit) }
            let next =
                entry.isShown
                ? entry.headsUp.at + Limits.unfinishedLife : visit.now + (wait(entry, visit) ?? .zero)
            visit.updateDesk { $0.wake(at: next) }
            kept.append(entry)
        }
        let rest = kept.isEmpty ? nil : kept
        visit.updateDesk { $0.unfinished = rest }
    }

    /// Which are waited for at these desks, and since when; nil where none is.
    static func line(at desks: [DeskName], _ visit: Visit) -> String? {
        let all = visit.desk.unfinished ?? []
        let known = all.filter { desks.contains($0.headsUp.deskName) }
        guard let oldest = known.map(\.headsUp.at).min() else {
            return nil
        }
        let codes = known.prefix(Limits.listed).map(\.headsUp.report.description).joined(separator: ", ")
        let more = known.count > Limits.listed ? " (\(known.count))" : ""
        let age = TimeWords(language: .english, at: nil).age(visit.now.since(oldest))
        return Desk.words.text(HeadsUpWords.count, [.codes: codes + more, .age: age])
    }

    /// The desk waits for the words of this number.
    static func isUnfinished(_ id: ReportID, _ visit: Visit) -> Bool {
        visit.desk.unfinished?.contains { $0.headsUp.report == id } ?? false
    }
}

extension Session {
    /// The open draft, and those put aside with the time of that.
    fileprivate var drafts: [HeldDraft] {
        [draft].compactMap(\.self).map { HeldDraft(draft: $0, at: nil, isDiscarded: false) }
            + parked.map { HeldDraft(draft: $0.draft, at: $0.at, isDiscarded: $0.reason == .discarded) }
    }

    fileprivate func zip(of draft: Draft) -> ZIP? { draft.place?.zip ?? draft.namedZIP ?? zip }
}

/// A draft wherever it lies.
private struct HeldDraft: Equatable {
    let draft: Draft
    let at: Moment?
    let isDiscarded: Bool
}

extension ReviewCard {
    /// The card of a report that is not sent yet, for a room that must be shown it again; nil while it waits.
    public static func order(for unfinished: Unfinished) -> Order? {
        unfinished.isShown ? HeadsUpCard.order(for: unfinished.headsUp).order : nil
    }
}
