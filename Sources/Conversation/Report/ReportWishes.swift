internal import Understanding

/// What a voter wants of the report that is being written, said at any of its questions.
enum ReportWishes {
    /// `/report`: words behind the command belong to the report.
    static func command(_ rest: String, _ visit: inout Visit) {
        guard !rest.isEmpty else { return IntentDialog.follow(.startReport, &visit) }
        let isOpen = visit.session.draft.map { $0.step != .what } ?? false
        if isOpen, ReportAnswers.append(rest, visit.inbound.message, &visit) { visit.say(ReportWords.added) }
        ReportDialog.start(&visit)
        if visit.session.draft?.step == .what { TextDialog.hear(rest, &visit) }
    }

    /// True if the words were such a wish.
    static func follow(_ plain: Plain, at step: Draft.Step, _ visit: inout Visit) -> Bool {
        if PhotoDialog.hearRemoval(plain, at: step, &visit) { return true }
        guard let wish = ReportWish(plain) else { return false }
        switch wish {
        case .send: send(at: step, &visit)
        case .cancel where Intent(plain) == nil: Control.cancel(&visit)
        case .help where Intent(plain) == nil: HelpDialog.help(&visit)
        case .removePhotos:
            return PhotoDialog.remove(onlyLast: plain.words.contains(where: lasts.contains), &visit)
        case .removeTime:
            guard visit.session.draft?.time != nil else { return false }
            TimeDialog.keep(nil, &visit)
            CorrectionDialog.confirm(Catalogue(visit.session.language).text(ReportWords.timeNone), &visit)
        case .cancel, .help: return false
        }
        return true
    }

    private static let lasts: Set<Substring> = ["last", "ultima"]

    /// At the last look it is sent; before that, the question that is open is left out.
    private static func send(at step: Draft.Step, _ visit: inout Visit) {
        switch step {
        case .what where visit.session.draft?.isEmpty == true: ReportAnswers.missed(&visit)
        case .what, .photos: ReportDialog.advance(&visit)
        case .place, .zip, .time: Control.goOn(&visit)
        case .confirm: ReportKeeping.send(&visit)
        case .edit, .kind, .moreKinds: ReportDialog.go(to: .confirm, &visit)
        }
    }
}
