internal import Understanding

/// Words that answer a report's open question.
enum ReportAnswers {
    /// True if the step reads something exact in the words: a wish for the report, no photos, or an hour.
    static func takeParsed(_ text: String, _ plain: Plain, _ visit: inout Visit) -> Bool {
        guard let step = visit.session.draft?.step else { return false }
        if ReportWishes.follow(plain, at: step, &visit) { return true }
        return switch step {
        case .what: isWithoutPhotos(plain, &visit)
        case .photos: isWithoutMore(plain, &visit)
        case .time: TimeDialog.hear(text, plain, &visit)
        case .place: TimeDialog.isUnknown(plain, &visit) || PlaceAside.hear(plain, &visit)
        case .zip, .confirm, .edit, .kind, .moreKinds: false
        }
    }

    /// "No photos" where the story was asked for is no story.
    private static func isWithoutPhotos(_ plain: Plain, _ visit: inout Visit) -> Bool {
        guard visit.session.draft?.isEmpty == true, isPhotoless(plain) else { return false }
        missed(&visit)
        return true
    }

    private static func isUnanswered(_ text: String, _ plain: Plain) -> Bool {
        text.hasSuffix("?") && plain.words.count >= 3 && Safety(plain) == nil
    }

    private static func offerHotline(_ visit: inout Visit) { visit.answer(HelpWords.human) }

    /// Few words at the question for a time may go on telling.
    private static func isTold(_ text: String, _ plain: Plain) -> Bool {
        plain.words.count >= Limits.fewestToldWords && !text.hasSuffix("?")
            && (UnderstoodDialog.mayTell(text) || PlaceNaming.isHappening(text))
    }

    /// "No photos": on to the next question.
    private static func isWithoutMore(_ plain: Plain, _ visit: inout Visit) -> Bool {
        guard isPhotoless(plain) else { return false }
        ReportDialog.advance(&visit)
        return true
    }

    private static func isPhotoless(_ plain: Plain) -> Bool {
        plain.isOne(of: noMorePhotos) || PhotolessReading.isMeant(plain)
    }

    private static let noMorePhotos = Phrases.reportAnswersNoMorePhotos.words

    /// "Send" while something is read beside a report that only waits to be sent.
    static func sendsFromAside(_ plain: Plain, _ visit: inout Visit) -> Bool {
        guard ReportWish(plain) == .send, visit.session.draft?.step == .confirm,
            visit.session.overlay?.page.isRead == true
        else { return false }
        visit.session.overlay = nil
        ReportKeeping.send(&visit)
        return true
    }

    /// Whatever is left: part of the description, the place, or an answer that cannot be used.
    static func takeFree(_ text: String, _ plain: Plain, message: MessageID? = nil, _ visit: inout Visit) {
        guard let draft = visit.session.draft else { return visit.askAgain() }
        visit.touchDraft()
        switch draft.step {
        case .what:
            forgetRevised(plain, &visit)
            takeDescription(text, plain, message ?? visit.inbound.message, &visit)
        case .photos: addWhileAsked(text, message ?? visit.inbound.message, &visit)
        case .place: PlaceDialog.named(text, &visit)
        case .zip: PlaceDialog.goOn(with: text, &visit)
        case .confirm where UnderstoodDialog.tells(text): AdditionDialog.join(text, &visit)
        case .time where draft.place == nil && CorrectionDialog.answersPlace(text, &visit): break
        case .time where isUnanswered(text, plain): offerHotline(&visit)
        case .time where isTold(text, plain):
            joinUnasked(text, &visit)
        case .time, .confirm, .edit, .kind, .moreKinds: missed(&visit)
        }
    }

    /// What was told where something else was asked for joins the telling, and the question stands.
    static func joinUnasked(_ text: String, _ visit: inout Visit) {
        if append(text, visit.inbound.message, &visit) { visit.say(ReportWords.added) }
        missed(&visit)
    }

    /// Words join the telling; who twice in a row answers the question for photos with words has none to send.
    private static func addWhileAsked(_ text: String, _ message: MessageID?, _ visit: inout Visit) {
        if append(text, message, &visit) { visit.say(ReportWords.added) }
        // A question that nothing here answers is not an answer either.
        if isUnanswered(text, Plain(text)) { return offerHotline(&visit) }
        guard text.count <= Limits.placeCharacters, text.contains(where: \.isLetter) else {
            return visit.askAgain()
        }
        guard visit.session.misses == 0 else { return ReportDialog.advance(&visit) }
        visit.session.misses = 1
        visit.askAgain()
    }

    /// The answer could not be used: an example, then the choices and the hotline, then on without.
    static func missed(_ visit: inout Visit) {
        let max: [Slot: String] = [.max: "\(Limits.placeCharacters)"]
        switch visit.session.draft?.step {
        case .what?: visit.miss(ReportWords.whatRetry, ReportWords.whatRetryAgain) { Control.cancel(&$0) }
        case .photos?: visit.miss(PhotoWords.retry, PhotoWords.retry) { ReportDialog.advance(&$0) }
        case .place?:
            visit.miss(ReportWords.placeRetry, ReportWords.placeRetryAgain, max) { ReportDialog.advance(&$0) }
        case .zip?: visit.miss(HelpWords.lost, HelpWords.lostAgain) { ReportDialog.advance(&$0) }
        case .time?:
            visit.miss(ReportWords.timeRetry, ReportWords.timeRetryAgain) { ReportChoices.set(nil, &$0) }
        case .confirm?: visit.miss(LastLookWords.retry, LastLookWords.retryAgain) { $0.askAgain() }
        case .edit?, .kind?, .moreKinds?:
            visit.miss(HelpWords.lost, HelpWords.lostAgain) { ReportDialog.go(to: .confirm, &$0) }
        case nil: TextDialog.lost(&visit)
        }
    }

    /// Adds a piece to the description, cut where a report ends; false where there was no room for any of it.
    @discardableResult static func append(
        _ text: String, _ message: MessageID?, _ visit: inout Visit
    ) -> Bool {
        guard let draft = visit.session.draft else { return false }
        let room = max(0, Limits.reportCharacters - draft.text.count)
        let kept = String(text.prefix(room))
        if kept.count < text.count {
            visit.say(
                ReportWords.tooLong,
                [.n: "\(draft.text.count + text.count)", .max: "\(Limits.reportCharacters)"])
        }
        if Masking.masked(text).found { visit.say(ReportWords.masked) }
        guard !kept.isEmpty else { return false }
        visit.session.draft?.pieces.append(Piece(text: kept, message: message))
        return true
    }

    private static func takeDescription(
        _ text: String, _ plain: Plain, _ message: MessageID?, _ visit: inout Visit
    ) {
        guard isEnough(plain) else {
            // Emoji and single words are kept beside real words, but are not enough alone.
            guard visit.session.draft?.isEmpty == false else { return missed(&visit) }
            append(text, message, &visit)
            return ReportDialog.advance(&visit)
        }
        append(text, message, &visit)
        if Safety(plain) != .cannotVote { repeatHelp(&visit) }
        ReportDialog.advance(&visit)
    }

    /// A new description takes the place of the one that is being changed, once there is one.
    private static func forgetRevised(_ plain: Plain, _ visit: inout Visit) {
        guard visit.session.draft?.isRevising == true, isEnough(plain) else { return }
        visit.session.draft?.pieces = []
    }

    static func isEnough(_ plain: Plain) -> Bool { plain.text.count { $0 != " " } >= Limits.fewestLetters }

    /// A voter turned away or under threat hears where help is before the next question.
    private static func repeatHelp(_ visit: inout Visit) {
        guard let kind = visit.session.draft?.kind else { return }
        if kind == .threats { visit.say(ReportWords.dangerNow) }
        if kind == .threats || kind == .turnedAway { visit.say(ReportWords.helpNow) }
    }
}
