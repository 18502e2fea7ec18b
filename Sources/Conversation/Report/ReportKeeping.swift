/// What turns a draft into a report, and what adds to one that was sent.
enum ReportKeeping {
    static func send(_ visit: inout Visit) {
        guard let draft = visit.session.draft, !draft.isEmpty, draft.step == .confirm else {
            return visit.askAgain()
        }
        guard ReportDialog.mayReport(&visit) else { return }
        var report = report(from: draft, visit)
        visit.session.draft = nil
        visit.session.overlay = nil
        visit.session.misses = 0
        visit.session.photoReply = nil
        visit.session.lastSent = LastSent(report: report.id, at: visit.now)
        visit.say(LastLookWords.sent, [.code: report.id.description])
        if report.isUrgent { visit.say(ReportWords.helpNow) }
        Duty.tell(&visit)
        if report.isFar(from: visit.session.zip) { visit.notice(.farAway) }
        Posting.post(&report, isPatient: true, &visit)
        visit.change(.keep(report, because: .sent))
        ZIPDialog.askAfterReceipt(&visit)
        visit.ask(Prompt("", Prompt.home.rows))
    }

    /// Makes the card read like the report as it is now.
    static func showCard(of report: Report, standingFor members: [ReportID]? = nil, _ visit: inout Visit) {
        guard report.isPosted else { return }
        let message = Card(report, facts: visit.facts, standingFor: members).message
        visit.deliver(
            Delivery(.showCard(report: report.id, message: message), urgent: report.isUrgent && report.isOpen)
        )
    }

    static func add(note: String, to report: Report, _ visit: inout Visit) {
        var changed = report
        changed.add(note: note, &visit)
        keep(&changed, because: .noted, &visit)
    }

    /// Writes a changed report down, and makes its card read like it.
    static func keep(_ report: inout Report, because deed: Deed, _ visit: inout Visit) {
        report.version += 1
        visit.change(.keep(report, because: deed))
        showCard(of: report, &visit)
    }

    private static func place(of draft: Draft, _ visit: Visit) -> Place {
        guard let place = draft.place else {
            return Place(words: visit.words.text(ReportWords.placeNone), zip: visit.session.zipOfReport)
        }
        return Place(words: Masking.masked(place.words).text, zip: place.zip)
    }

    private static func report(from draft: Draft, _ visit: Visit) -> Report {
        Report(
            id: visit.facts.records.nextReport, author: visit.facts.account,
            language: UnderstoodDialog.language(of: draft.text, spoken: visit.session.language),
            sentAt: visit.now, text: Masking.masked(draft.text).text, photos: draft.photos.map(\.id),
            place: place(of: draft, visit),
            time: draft.time, kind: draft.kind, messages: draft.pieces.compactMap(\.message), notes: [],
            questions: [], state: .waiting, face: .actions, shownPhotos: [], lostPhotos: 0, version: 1,
            isAuthorReachable: true, isPosted: false)
    }
}

extension Report {
    /// Cut where a note ends, and without what is private.
    mutating func add(note: String, _ visit: inout Visit) {
        notes.append(Masking.masked(visit.cut(note, to: Limits.noteCharacters)).text)
    }
}
