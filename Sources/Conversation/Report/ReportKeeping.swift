/// What turns a draft into a report, and what adds to one that was sent.
enum ReportKeeping {
    static func send(_ visit: inout Visit) {
        guard let draft = visit.session.draft, !draft.isEmpty else { return visit.askAgain() }
        // What may be a question to the bot is shown before it is sent.
        if Breath.isHeld(visit.session), draft.mayAsk { return ReportDialog.go(to: .look, &visit) }
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
        guard draft.place != nil || draft.isPlaceWithheld == true else {
            return visit.open(MissingPage(id: report.id))
        }
        visit.askForMore(on: report.id)
    }

    /// Makes the card read like the report as it is now.
    static func showCard(
        of report: Report, standingFor members: [ReportID]? = nil, urgently isHasty: Bool = true,
        _ visit: inout Visit
    ) {
        SecondLooks.showCard(of: report, &visit)
        guard report.isShown else { return }
        let message = Card(report.marked, facts: visit.facts, standingFor: members).message
        visit.deliver(
            Delivery(
                .showCard(report: report.id, message: message),
                urgent: isHasty && report.isUrgent && report.isOpen)
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

    private static func additions(of draft: Draft) -> Additions? {
        draft.assumedTime == nil ? nil : Additions(isTimeAssumed: true)
    }

    private static func report(from draft: Draft, _ visit: Visit) -> Report {
        let parts = Masking.masked(draft.text).text.parts(
            first: Limits.reportCharacters, others: Limits.noteCharacters)
        return Report(
            id: number(of: draft, visit), author: visit.facts.account,
            language: UnderstoodDialog.language(of: draft.text, spoken: visit.session.language),
            sentAt: visit.now, text: parts[0], photos: draft.photos.map(\.id),
            place: place(of: draft, visit), time: draft.time ?? draft.assumedTime, kind: draft.kind,
            messages: draft.pieces.compactMap(\.message), notes: Array(parts.dropFirst()),
            questions: [], state: .waiting, face: .actions, shownPhotos: [], lostPhotos: 0,
            alarm: draft.standingAlarm?.cause, alertedAt: draft.headsUp?.at, version: 1,
            isAuthorReachable: true, isPosted: false, video: video(of: draft), additions: additions(of: draft)
        )
    }

    private static func video(of draft: Draft) -> ReportVideo? {
        draft.photos.lazy.compactMap { photo in
            photo.video.map { ReportVideo(still: photo.id, kept: $0) }
        }.first
    }

    /// That of the card which the review rooms have already, unless a release that knew nothing of those gave it away.
    private static func number(of draft: Draft, _ visit: Visit) -> ReportID {
        draft.headsUp.map(\.report).flatMap { visit.facts.records.report($0) == nil ? $0 : nil }
            ?? visit.nextReport
    }
}

extension Report {
    /// Without what is private, and in as many notes as it needs.
    mutating func add(note: String, _ visit: inout Visit) {
        let parts = Masking.masked(note).text.parts(
            first: Limits.noteCharacters, others: Limits.noteCharacters)
        notes += parts
        added.notes += parts.map { _ in visit.now }
    }
}

extension String {
    /// What it says in parts of so many characters at the most, broken between words; one at least.
    func parts(first: Int, others: Int) -> [String] {
        var parts: [String] = []
        var rest = self[...]
        while let limit = rest.index(
            rest.startIndex, offsetBy: parts.isEmpty ? first : others, limitedBy: rest.endIndex),
            limit < rest.endIndex
        {
            let space = rest[..<limit].lastIndex(where: \.isWhitespace)
            let end = space.map { rest.index(after: $0) } ?? limit
            parts.append(String(rest[..<end]).trimmingSpaces)
            rest = rest[end...]
        }
        return parts + (rest.isEmpty && !parts.isEmpty ? [] : [String(rest)])
    }
}
