internal import CivicFacts
internal import Understanding

/// What comes after a report was sent: photos, and words like "also …". They join that report or begin another.
enum LateDialog {
    /// The report that somebody sent within the last hour and did not withdraw.
    static func report(_ visit: Visit) -> ReportID? {
        guard let sent = visit.session.lastSent, visit.now.since(sent.at) < Limits.lateWindow,
            let report = MineDialog.own(sent.report, facts: visit.facts), !report.isWithdrawn
        else { return nil }
        return sent.report
    }

    /// True if the photo came after a report was sent, and waits with its caption for an answer where it belongs.
    static func take(_ photo: DraftPhoto, caption: String?, _ visit: inout Visit) -> Bool {
        // Whoever may not report hears so where the photo would begin a report.
        guard var late = open(visit.session) ?? begin(visit), !visit.isBanned else { return false }
        late.photos.append(photo)
        if let caption = caption?.trimmingSpaces, !caption.isEmpty {
            late.add(caption, &visit)
        }
        visit.session.overlay = Overlay(late.page, since: visit.now)
        return true
    }

    /// True if the words came after a report was sent; they wait for an answer where they belong.
    static func take(_ text: String, _ visit: inout Visit) -> Bool {
        guard var late = open(visit.session) ?? begin(visit) else { return false }
        guard ReportDialog.mayAdd(&visit) else { return true }
        late.add(text, &visit)
        visit.again = visit.words.text(HelpWords.sameKept)
        visit.open(late.page)
        return true
    }

    /// True if the words go on telling while something waits, or soon after the report was sent.
    static func hear(_ text: String, _ visit: inout Visit) -> Bool {
        let isSoon = visit.session.lastSent.map { visit.now.since($0.at) < Limits.secondThought } ?? false
        return (open(visit.session) != nil || isSoon && isHome(visit.session))
            && (UnderstoodDialog.mayTell(text) || AlarmAnswer(Plain(text)) == .helped)
            && take(text, &visit)
    }

    /// "They let her vote in the end", "ya se fue": what became of what was just sent joins it, and begins no report.
    static func hearOutcome(_ text: String, _ plain: Plain, _ visit: inout Visit) -> Bool {
        guard visit.session.draft == nil, isHome(visit.session), let sent = visit.session.lastSent,
            visit.now.since(sent.at) < Limits.outcome, report(visit) != nil, Intent(plain) == nil,
            plain.words.count >= 3, !QuestionReading.isAsked(text, plain),
            visit.facts.records.openQuestion(to: visit.facts.account) == nil,
            outcomes.count(in: plain.words).map({ !["de", "del", "que"].contains(plain.words[$0]) }) == true,
            ReliefReading.isGranted(plain) || Safety(plain) == nil && KindGuess.kind(of: text) == .other
        else { return false }
        return add(text, &visit)
    }

    private static let outcomes = Phrases.lateOutcomes.openings

    /// "Only in Texas": words for a list, and no place.
    private static func isOfList(_ plain: Plain) -> Bool {
        ["only", "just", "show", "solo", "solamente"].contains(plain.words.first)
            && NarrowReading(plain) != nil
    }

    /// True if there is a report that late words may join.
    static func awaits(_ visit: Visit) -> Bool {
        open(visit.session) != nil || visit.session.draft == nil && report(visit) != nil
    }

    /// "Also the door is locked": it joins the report that was just sent.
    static func add(_ text: String, _ visit: inout Visit) -> Bool {
        if open(visit.session) != nil { return take(text, &visit) }
        guard visit.session.draft == nil, let id = report(visit),
            let report = MineDialog.own(id, facts: visit.facts)
        else { return false }
        guard ReportDialog.mayAdd(&visit) else { return true }
        ReportKeeping.add(note: text, to: report, &visit)
        visit.say(LateWords.quoted, [.code: id.description, .text: Masking.masked(text.upTo(300)).text])
        visit.askForMore(on: id)
        return true
    }

    /// "Send it", where nothing waits to be sent.
    static func hearSend(_ plain: Plain, _ visit: inout Visit) -> Bool {
        guard visit.session.draft == nil, visit.session.page?.isRead ?? true, plain.words.count <= 5,
            ReportWish(plain) == .send, !visit.session.offered.contains(.yes)
        else { return false }
        guard let id = report(visit) else {
            visit.say(LateWords.nothingToSend)
            visit.askBriefly()
            return true
        }
        visit.session.overlay = nil
        visit.say(LateWords.isSent, [.code: id.description])
        visit.askForMore(on: id)
        return true
    }

    /// "On 5th street", "in Phoenix", said after the receipt to nobody's question: where it was.
    static func hearPlace(_ text: String, _ plain: Plain, _ visit: inout Visit) -> Bool {
        guard visit.session.draft == nil, isHome(visit.session), report(visit) != nil, Intent(plain) == nil,
            !text.hasSuffix("?"), !QuestionReading.begins(plain), plain.words.count <= 10, !isOfList(plain),
            PlaceMention.name(in: text) != nil || TownDialog.isNamed(text) || saysWhere(text)
        else { return false }
        return add(text, &visit)
    }

    /// "Another one", right after a report was sent.
    static func hearAnother(_ plain: Plain, _ visit: inout Visit) -> Bool {
        guard visit.session.draft == nil, visit.session.page.map({ $0.isRead || $0 is MissingPage }) ?? true,
            report(visit) != nil, plain.isOne(of: anothers)
        else { return false }
        visit.session.overlay = nil
        ReportDialog.start(&visit)
        return true
    }

    private static let anothers = Phrases.lateAnothers.words

    /// "Crap, I meant the other school", said soon after a report was sent with nothing else open, may belong to it.
    static func hearCorrection(_ text: String, _ plain: Plain, _ visit: inout Visit) -> Bool {
        guard visit.session.draft == nil, isHome(visit.session), report(visit) != nil,
            visit.facts.subject == nil, visit.facts.records.openQuestion(to: visit.facts.account) == nil,
            Intent(plain) == nil, !text.hasSuffix("?"), !Understanding.shared(text).asksToRead
        else { return false }
        if SentCorrections.takeContrast(text, &visit) || SentCorrections.takePart(text, &visit) {
            return true
        }
        guard let reading = CorrectionReading(behindSighs(text)), !reading.rest.isEmpty else { return false }
        return SentCorrections.take(reading, told: text, &visit) || take(text, &visit)
    }

    /// "Oops its on the north side of the gym"
    private static func saysWhere(_ text: String) -> Bool {
        let told = behindSighs(text)
        let name = PlaceNaming.name(in: told)
        return name != told && Plain(name).words.contains { CorrectionReading.places.contains($0) }
    }

    private static func behindSighs(_ text: String) -> String {
        text.split { $0.isWhitespace || $0 == "," }
            .drop { sighs.contains(Plain(String($0)).text) }
            .joined(separator: " ")
    }

    private static let sighs: Set<String> = [
        "crap", "damn", "shit", "oh", "ugh", "oops", "ay", "chin", "ups", "wait", "espera", "dang", "man",
    ]

    /// Nothing but one's own reports lies open.
    static func isHome(_ session: Session) -> Bool {
        session.page.map { $0 is MinePage || $0 is ReportPage || $0 is MissingPage } ?? true
    }

    /// A photo that waited is gone for good.
    static func drop(_ id: PhotoID, _ visit: inout Visit) {
        guard var late = open(visit.session) else { return }
        late.photos.removeAll { $0.id == id }
        visit.session.overlay = late.isEmpty ? nil : Overlay(late.page, since: visit.now)
    }

    /// The voter wants it in the report that was sent.
    static func add(_ visit: inout Visit) {
        guard let late = open(visit.session) else { return visit.askAgain() }
        visit.session.overlay = nil
        guard ReportDialog.mayAdd(&visit) else { return }
        guard var report = MineDialog.own(late.report, facts: visit.facts), !report.isWithdrawn else {
            return visit.answer(MineWords.gone)
        }
        if !late.said.isEmpty { report.add(note: late.said.map(\.text).joined(separator: "\n"), &visit) }
        PhotoDialog.add(late.photos.map(\.id), to: &report, &visit)
        ReportKeeping.keep(&report, because: late.photos.isEmpty ? .noted : .photoAdded, &visit)
        let isAddedInPublic = !late.photos.isEmpty && report.isPublic(at: visit.now)
        let wording: LateWords = isAddedInPublic ? .addedPublic : .added
        visit.say(wording, [.code: late.report.description])
        visit.askForMore(on: late.report)
    }

    /// It begins a report of its own.
    static func startReport(_ visit: inout Visit) {
        // A report that danger began meanwhile is another.
        guard let late = open(visit.session), visit.session.draft == nil else {
            return ReportDialog.start(&visit)
        }
        visit.session.overlay = nil
        ReportDialog.start(&visit, quietly: true)
        // Where no report may begin, the photos are put aside like any that were left without an answer.
        guard visit.session.draft != nil else { return }
        visit.session.draft?.photos = Array(late.photos.prefix(Limits.photos))
        for piece in late.said { ReportAnswers.append(piece.text, piece.message, &visit) }
        ReportDialog.go(to: .look, &visit)
    }

    /// What waited for an answer what to do with it is put aside when the question went without one.
    static func parkAbandoned(of earlier: Session, _ visit: inout Visit) {
        guard let late = open(earlier) else { return }
        let waiting = open(visit.session)
        let held = Set(((visit.session.draft?.photos ?? []) + (waiting?.photos ?? [])).map(\.id))
        let photos = late.photos.filter { !held.contains($0.id) && !visit.hasSettled($0.id) }
        let isHeard = waiting != nil || visit.hasKept(late.report)
        let joined = visit.session.draft?.pieces ?? []
        let said = isHeard ? [] : late.said.filter { late in !joined.contains { $0.text == late.text } }
        guard !photos.isEmpty || !said.isEmpty else { return }
        var draft = Draft(startedAt: visit.now)
        draft.photos = photos
        draft.pieces = said
        visit.session.parked.append(ParkedDraft(draft: draft, at: visit.now, reason: .discarded))
    }

    static func open(_ session: Session) -> Late? {
        guard let page = session.page as? LatePage else { return nil }
        return Late(report: page.id, photos: page.photos, said: page.said ?? [])
    }

    private static func begin(_ visit: Visit) -> Late? {
        visit.session.draft == nil ? report(visit).map { Late(report: $0, photos: [], said: []) } : nil
    }
}

extension Session {
    /// Photos that came after the report was sent, until it is said where they belong.
    public var latePhotos: [DraftPhoto] { LateDialog.open(self)?.photos ?? [] }
}

/// What came late, and the report that it may belong to.
struct Late {
    let report: ReportID
    var photos: [DraftPhoto]
    var said: [Piece]

    var isEmpty: Bool { photos.isEmpty && said.isEmpty }
    var page: LatePage { LatePage(id: report, photos: photos, said: said.isEmpty ? nil : said) }

    /// Words beyond what a note may hold are left out.
    mutating func add(_ text: String, _ visit: inout Visit) {
        let room = max(0, Limits.noteCharacters - said.reduce(0) { $0 + $1.text.count + 1 })
        let kept = visit.cut(text, to: room)
        guard !kept.isEmpty else { return }
        said.append(Piece(text: kept, message: visit.inbound.message))
    }
}
