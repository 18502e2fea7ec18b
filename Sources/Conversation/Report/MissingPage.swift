internal import CivicFacts
internal import Understanding

/// A report is sent, and nobody said where it is: what is told now joins it.
struct MissingPage: Page {
    static let name = "rep.sent"
    static let manner = Manner.asks

    let id: ReportID

    var ownReport: ReportID? { id }

    func prompt(_ view: View) -> Prompt {
        Prompt(view.text(ReportWords.placeAsk), [[.shareLocation, .skip]])
    }

    func hear(_ said: Said, _ visit: inout Visit) -> Bool {
        guard !said.text.hasSuffix("?"), !said.plain.text.isEmpty, Intent(said.plain) == nil,
            Language(named: said.plain) == nil, let report = MineDialog.own(id, facts: visit.facts)
        else { return false }
        if AlarmAnswer(said.plain) == .safe { return LateDialog.add(said.text, &visit) }
        if let zip = said.zipAlone {
            take(Place(words: zip.named(in: visit.session.language), zip: zip), &visit)
            return true
        }
        // "I want no trouble, take it down": what is wanted stands last.
        if let last = said.text.split(separator: ",").last, last.count < said.text.count,
            WithdrawDialog.hearWish(Plain(String(last)), &visit)
        {
            return true
        }
        // Whoever has no photo either is asked nothing more.
        if ReportWish(said.plain) == .nophoto {
            skip(&visit)
            return true
        }
        switch PlaceAsideReading(said.plain) {
        case .leave?, .useZIP?: skip(&visit)
        case .help?: return false
        case .nothing?: visit.askAgain()
        case nil: return hear(said, about: report, &visit)
        }
        return true
    }

    private func hear(_ said: Said, about report: Report, _ visit: inout Visit) -> Bool {
        guard ReportWish(said.plain) == nil, YesNoReading(said.plain) == nil,
            !Self.isWish(said)
        else { return false }
        // "Sorry, not Garfield, it's Griffith": what is right stands behind it.
        let contrast = ContrastReading(said.text).flatMap {
            ContrastDialog.isOfPlace($0, known: nil) ? $0.right : nil
        }
        switch PlaceDialog.answer(
            contrast ?? CorrectionReading.behindHesitation(said.text) ?? said.text, visit)
        {
        case .place(let words, let time):
            guard AdditionReading(said.plain) == nil else { return false }
            guard PlaceNaming.mayBeName(words) else { return LateDialog.add(said.text, &visit) }
            guard let place = PlaceDialog.place(words, zip: report.place.zip, visit)
            else { return false }
            take(place, at: time, &visit)
        case .told(let name?):
            guard let place = PlaceDialog.place(name, zip: report.place.zip, visit) else { return false }
            take(place, noting: said.text, &visit)
        case .told(naming: nil): return LateDialog.add(said.text, &visit)
        case .time(let time): return SentCorrections.put(time, told: said.text, &visit)
        case .nothing: return false
        }
        return true
    }

    /// Words that ask, or are surely for something else, name no place, and tell nothing of the report.
    private static func isWish(_ said: Said) -> Bool {
        let understood = Understanding.shared(said.text)
        return QuestionReading.begins(said.plain)
            || understood.isActedOn && understood.intent != .startReport
    }

    /// It reaches the card that moderators see already.
    func take(_ place: Place, at time: ToldTime? = nil, noting words: String? = nil, _ visit: inout Visit) {
        visit.session.overlay = nil
        guard ReportDialog.mayAdd(&visit) else { return }
        guard var report = MineDialog.own(id, facts: visit.facts), !report.isWithdrawn else {
            return visit.answer(MineWords.gone)
        }
        if report.approval == nil, report.firstApproval == nil {
            report.place = place
            report.added.place = visit.now
            if let time, report.added.isTimeAssumed == true {
                (report.time, report.added.isTimeAssumed) = (time, nil)
            }
            if let words { report.add(note: words, &visit) }
        } else {
            // What was approved stays as it was looked at; moderators read the rest.
            report.add(note: words ?? place.words, &visit)
        }
        ReportKeeping.keep(&report, because: .noted, &visit)
        let added = Masking.masked((words ?? place.words).upTo(300)).text
        visit.say(LateWords.quoted, [.code: id.description, .text: added])
        visit.askForMore(on: id)
    }

    func decide(_ isYes: Bool, _ visit: inout Visit) { isYes ? visit.askAgain() : skip(&visit) }
    func skip(_ visit: inout Visit) { leave(&visit) }
    func back(_ visit: inout Visit) { leave(&visit) }

    private func leave(_ visit: inout Visit) {
        visit.session.overlay = nil
        visit.session.misses = 0
        visit.say(LateWords.addLater)
        visit.askForMore(on: id)
    }
}

extension Visit {
    /// What can be done right after a report was sent, or something was added to it.
    mutating func askForMore(on report: ReportID) {
        guard session.overlay == nil, session.draft == nil else { return askAgain() }
        ZIPDialog.askAfterReceipt(&self)
        let label = words.text(ReportLabels.addTo, [.code: report.description])
        ask(Prompt("", [[.note(report), .done]], labels: [.note(report): label]))
    }
}
