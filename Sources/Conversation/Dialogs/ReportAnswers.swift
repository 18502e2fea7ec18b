/// Words that answer a report's open question.
enum ReportAnswers {
    /// True if the step reads something exact in the words: that there are no photos, or an hour.
    static func takeParsed(_ text: String, _ visit: inout Visit) -> Bool {
        switch visit.session.draft?.step {
        case .what?: isWithoutPhotos(text, &visit)
        case .photos?: isWithoutMore(text, &visit)
        case .time?: TimeDialog.hear(text, &visit)
        case .edit?: isSend(text, &visit)
        case .confirm?: isSent(text, &visit)
        case .place?: TimeDialog.isUnknown(text, &visit)
        case .zip?, .kind?, .moreKinds?, nil: false
        }
    }

    /// "No photos" where the story was asked for is no story.
    private static func isWithoutPhotos(_ text: String, _ visit: inout Visit) -> Bool {
        guard visit.session.draft?.isEmpty == true, Plain(text).isOne(of: noMorePhotos) else { return false }
        missed(&visit)
        return true
    }

    /// "No photos", or "send it": on to the next question.
    private static func isWithoutMore(_ text: String, _ visit: inout Visit) -> Bool {
        guard Plain(text).isOne(of: noMorePhotos) else { return false }
        ReportDialog.advance(&visit)
        return true
    }

    private static let sendIt: Set<String> = [
        "send", "send it", "enviar", "envialo", "mandalo", "submit", "submit it", "post it",
        "send the report",
        "send my report", "mandar", "mandala", "enviar reporte", "enviar el reporte", "manda el reporte",
    ]

    private static let noMorePhotos: Set<String> = sendIt.union([
        "no photos", "no photo", "no pictures", "no pics", "no picture", "none", "without photos",
        "i have no photos", "i dont have photos", "i dont have any", "i dont have any photos", "no i dont",
        "skip photos", "no more photos", "nothing else", "sin fotos", "no mas fotos", "son todas",
        "son todas las fotos", "no fotos", "ninguna", "no tengo", "no tengo fotos", "no hay fotos",
        "no tengo ninguna", "enviala",
    ])

    /// Nothing is to be changed after all: the last look again, where it can be sent.
    private static func isSend(_ text: String, _ visit: inout Visit) -> Bool {
        guard Plain(text).isOne(of: sendIt) else {
            return false
        }
        ReportDialog.go(to: .confirm, &visit)
        return true
    }

    /// Ways to say "send" that are not on the button.
    private static func isSent(_ text: String, _ visit: inout Visit) -> Bool {
        guard Plain(text).isOne(of: sendIt) else { return false }
        ReportKeeping.send(&visit)
        return true
    }

    /// "Send" while something is read beside a report that only waits to be sent.
    static func sendsFromAside(_ plain: Plain, _ visit: inout Visit) -> Bool {
        guard plain.isOne(of: sendIt), visit.session.draft?.step == .confirm,
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
        case .photos:
            if append(text, message ?? visit.inbound.message, &visit) { visit.say(.added) }
            visit.askAgain()
        case .place: PlaceDialog.named(text, &visit)
        case .zip: PlaceDialog.goOn(with: text, &visit)
        case .confirm where UnderstoodDialog.tells(text): AdditionDialog.join(text, &visit)
        case .time where draft.place == nil && CorrectionDialog.answersPlace(text, &visit): break
        case .time where UnderstoodDialog.mayTell(text) && plain.words.count >= Limits.fewestToldWords:
            if append(text, message ?? visit.inbound.message, &visit) { visit.say(.added) }
            missed(&visit)
        case .time, .confirm, .edit, .kind, .moreKinds: missed(&visit)
        }
    }

    /// The answer could not be used: an example, then the choices and the hotline, then on without.
    static func missed(_ visit: inout Visit) {
        let max: [Slot: String] = [.max: "\(Limits.placeCharacters)"]
        switch visit.session.draft?.step {
        case .what?: visit.miss(.whatRetry, .whatRetryAgain) { Control.cancel(&$0) }
        case .photos?: visit.miss(.photosRetry, .photosRetry) { ReportDialog.advance(&$0) }
        case .place?: visit.miss(.placeRetry, .placeRetryAgain, max) { ReportDialog.advance(&$0) }
        case .zip?: visit.miss(.lost, .lostAgain) { ReportDialog.advance(&$0) }
        case .time?: visit.miss(.timeRetry, .timeRetryAgain) { ReportChoices.set(nil, &$0) }
        case .confirm?: visit.miss(.confirmRetry, .confirmRetryAgain) { $0.askAgain() }
        case .edit?, .kind?, .moreKinds?:
            visit.miss(.lost, .lostAgain) { ReportDialog.go(to: .confirm, &$0) }
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
            visit.say(.tooLong, [.n: "\(draft.text.count + text.count)", .max: "\(Limits.reportCharacters)"])
        }
        if Masking.masked(text).found { visit.say(.masked) }
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

    static func isEnough(_ plain: Plain) -> Bool {
        plain.text.count { $0 != " " } >= Limits.fewestLetters
    }

    /// A voter turned away or under threat hears where help is before the next question.
    private static func repeatHelp(_ visit: inout Visit) {
        guard let kind = visit.session.draft?.kind else { return }
        if kind == .threats { visit.say(.dangerNow) }
        if kind == .threats || kind == .turnedAway { visit.say(.helpNow) }
    }
}
