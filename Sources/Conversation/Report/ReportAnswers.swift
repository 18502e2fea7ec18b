internal import CivicFacts
internal import Understanding

/// Words that answer what a report asks for, and all that go on telling.
enum ReportAnswers {
    /// True if something exact is read in the words: a wish for the report, that there are no photos, a place or an hour.
    static func takeParsed(_ text: String, _ plain: Plain, _ visit: inout Visit) -> Bool {
        guard let draft = visit.session.draft else { return false }
        // "Sent?" orders nothing.
        if text.hasSuffix("?"), plain.words.count == 1, sent.contains(plain.text) {
            IntentDialog.follow(.myReports, &visit)
            return true
        }
        if ReportWishes.follow(plain, &visit) || isWithoutPhotos(plain, draft, &visit) { return true }
        return switch draft.step {
        case .time: TimeDialog.hear(text, plain, &visit)
        case .place: TimeDialog.isUnknown(plain, &visit) || PlaceAside.hear(plain, &visit)
        case .look: keepsHome(plain, draft, &visit) || hearAside(text, plain, &visit)
        case .what, .edit, .kind: false
        }
    }

    private static let sent: Set<String> = ["sent", "enviado", "enviada", "mandado", "mandada"]

    /// "K now send", "todavía no": what is to be done with the report that is read, before any of it is taken for a part.
    static func takeOrder(_ text: String, _ plain: Plain, _ visit: inout Visit) -> Bool {
        guard let draft = visit.session.draft, draft.step == .look, !draft.isEmpty,
            visit.session.page.map({ $0 is AddedPage }) ?? true
        else { return false }
        if let wish = ReportWish(plain) {
            return [.send, .cancel, .wait].contains(wish) && takeParsed(text, plain, &visit)
        }
        return OrderBeside.take(text, &visit)
    }

    /// "No", "just this report": the home is not where the report is.
    private static func keepsHome(_ plain: Plain, _ draft: Draft, _ visit: inout Visit) -> Bool {
        guard draft.foreignZIP(home: visit.session.zip) != nil,
            YesNoReading(plain) == .no || plain.isOne(of: onlyHere)
        else { return false }
        visit.session.draft?.isHomeKept = true
        return asksAgain(&visit)
    }

    private static let onlyHere = Phrases.reportAnswersOnlyHere.words

    /// "I don't know", "later", "use my zip": answers to what nobody asks.
    private static func hearAside(_ text: String, _ plain: Plain, _ visit: inout Visit) -> Bool {
        // "Not sure who, a guy with a clipboard" goes on telling.
        let told = text.split(separator: ",", maxSplits: 1)
        guard told.count < 2 || Plain(String(told[1])).words.count < 3 else { return false }
        if plain.isOne(of: Unknowing.phrases) { return asksAgain(&visit) }
        switch PlaceAsideReading(plain) {
        case .leave? where Intent(plain) == nil: return asksAgain(&visit)
        case .useZIP? where visit.session.placeOfReport != nil: PlaceDialog.usePlaceOfZIP(&visit)
        case .leave?, .useZIP?, .help?, .nothing?, nil: return false
        }
        return true
    }

    /// "No photos" is no story, and the report goes without them.
    private static func isWithoutPhotos(_ plain: Plain, _ draft: Draft, _ visit: inout Visit) -> Bool {
        guard [.what, .look].contains(draft.step), ReportWish(plain) == .nophoto, Intent(plain) == nil
        else { return false }
        if draft.isEmpty { missed(&visit) } else { visit.answer(LastLookWords.photoless) }
        return true
    }

    private static func asksAgain(_ visit: inout Visit) -> Bool {
        visit.session.overlay = nil
        visit.askAgain()
        return true
    }

    /// "Send it" means the open report, whatever lies over it; words that go to people as they are may be meant there.
    static func sendsFromAside(_ text: String, _ plain: Plain, _ visit: inout Visit) -> Bool {
        guard visit.session.draft?.isEmpty == false, let page = visit.session.page, !page.takesAnyWords,
            !page.holdsWords
        else { return false }
        guard ReportWish(plain) == .send else { return OrderBeside.take(text, &visit) }
        visit.session.overlay = nil
        ReportKeeping.send(&visit)
        return true
    }

    /// Whatever is left: the place, or part of what is told.
    static func takeFree(_ text: String, _ plain: Plain, _ visit: inout Visit) {
        guard let draft = visit.session.draft else { return visit.askAgain() }
        visit.touchDraft()
        if draft.step == .place { return PlaceDialog.named(text, &visit) }
        if QuestionBeside.take(text, &visit) || HowDialog.leaveAside(text, plain, &visit) { return }
        // Whoever is in the middle of telling goes on, in whatever few words.
        guard
            isEnough(plain) || isOfSomebody(plain) || draft.step == .what && !draft.isEmpty
                || Breath.isHeld(visit.session) || KindGuess.kind(of: text) != .other
        else {
            return draft.step == .look && CorrectionDialog.replaceTime(text, &visit) ? () : missed(&visit)
        }
        add(text, &visit)
    }

    /// The words join the report. The first ones are shown with all that is read in them; later ones are quoted; those of
    /// one breath together, so that nothing is sent unseen.
    static func add(_ text: String, _ visit: inout Visit) {
        guard let draft = visit.session.draft else { return visit.askAgain() }
        if draft.step == .what, draft.isRevising { visit.session.draft?.pieces = [] }
        guard append(text, visit.inbound.message, &visit) else { return visit.askAgain() }
        let isHeld = Breath.isHeld(visit.session)
        let earlier = (visit.session.page as? AddedPage).map { isHeld ? $0.count : 0 }
        let isAnew = draft.isRevising && draft.step == .what
        let isFirst = draft.step == .what || isHeld && visit.session.page == nil
        visit.session.draft?.step = .look
        visit.session.draft?.isRevising = false
        visit.session.misses = 0
        visit.touchDraft()
        visit.session.overlay =
            isFirst ? nil : Overlay(AddedPage(count: (earlier ?? 0) + 1), since: visit.now)
        isAnew ? visit.askAgain() : Breath.hold(&visit)
    }

    /// The answer could not be used: an example, then the choices and the hotline, then on without.
    static func missed(_ visit: inout Visit) {
        let max: [Slot: String] = [.max: "\(Limits.placeCharacters)"]
        switch visit.session.draft?.step {
        case .what?: visit.miss(ReportWords.whatRetry, ReportWords.whatRetryAgain) { leaveWhat(&$0) }
        case .place?:
            visit.miss(ReportWords.placeRetry, ReportWords.placeRetryAgain, max) {
                ReportDialog.go(to: .look, &$0)
            }
        case .time?:
            visit.miss(ReportWords.timeRetry, ReportWords.timeRetryAgain) { ReportDialog.go(to: .look, &$0) }
        case .look?: visit.miss(LastLookWords.retry, LastLookWords.retryAgain) { $0.askAgain() }
        case .edit?, .kind?:
            visit.miss(HelpWords.lost, HelpWords.lostAgain) { ReportDialog.go(to: .look, &$0) }
        case nil: TextDialog.lost(&visit)
        }
    }

    private static func leaveWhat(_ visit: inout Visit) {
        visit.session.draft?.isEmpty == true ? Control.cancel(&visit) : ReportDialog.go(to: .look, &visit)
    }

    /// Adds a piece to what is told, with the place and the time that it names; false where there was no room for any of it.
    @discardableResult static func append(
        _ text: String, _ message: MessageID?, _ visit: inout Visit
    ) -> Bool {
        guard let draft = visit.session.draft else { return false }
        let kept = visit.cut(text, to: max(0, Limits.draftCharacters - draft.text.count))
        guard !kept.isEmpty else { return false }
        if visit.cutAt == nil, draft.text.count <= Limits.reportCharacters,
            draft.text.count + kept.count >= Limits.reportCharacters
        {
            visit.say(ReportWords.tooLong)
        }
        if Masking.masked(kept).found { visit.say(ReportWords.masked) }
        visit.session.draft?.pieces.append(Piece(text: kept, message: message))
        fill(from: kept, message, &visit)
        return true
    }

    /// What the words name is not asked for again.
    static func fill(from text: String, _ message: MessageID?, _ visit: inout Visit) {
        if visit.session.draft?.place == nil, visit.session.draft?.isPlaceWithheld != true,
            let place = PlaceDialog.mentioned(in: text, visit) ?? PlaceDialog.alone(in: text, visit)
        {
            PlaceDialog.keep(place, from: message, &visit)
        }
        guard let draft = visit.session.draft, draft.time == nil, draft.isTimeOpen != true,
            let time = TimeMention.time(in: text, now: visit.now, zone: visit.zone)
        else { return }
        TimeDialog.put(time, from: message, &visit)
    }

    /// "I didn't", "she did": few words, and yet they tell.
    private static func isOfSomebody(_ plain: Plain) -> Bool {
        plain.words.count > 1 && plain.words.first.map { somebody.contains($0) } ?? false
    }

    private static let somebody: Set<String> = [
        "i", "we", "he", "she", "they", "yo", "nosotros", "ella", "ellos", "ya", "se", "me", "nos", "le",
        "les", "hes", "shes", "theyre", "im", "were", "its", "tiene", "tenia", "tienen", "es", "era", "eran",
        "son", "esta",
        "estan", "hay", "habia",
    ]

    static func isEnough(_ plain: Plain) -> Bool { plain.text.count { $0 != " " } >= Limits.fewestLetters }
}
