internal import Understanding

/// What a voter wants of the report that is being written, said at any of its questions.
enum ReportWishes {
    /// `/report`: words behind the command belong to the report.
    static func command(_ rest: String, _ visit: inout Visit) {
        guard !rest.isEmpty else { return IntentDialog.follow(.startReport, &visit) }
        if visit.session.draft?.isEmpty == false {
            visit.session.overlay = nil
            return ReportAnswers.add(rest, &visit)
        }
        ReportDialog.start(&visit, quietly: true)
        if visit.session.draft != nil { TextDialog.hear(rest, &visit) }
    }

    /// True if the words were such a wish.
    static func follow(_ plain: Plain, _ visit: inout Visit) -> Bool {
        if PhotoDialog.hearRemoval(plain, &visit) { return true }
        guard let wish = ReportWish(plain) else { return false }
        switch wish {
        case .send: send(&visit)
        case .cancel where Intent(plain) == nil: Control.cancelReport(&visit)
        case .help where plain.isOne(of: ReportWish.askingWhatToDo) && advise(&visit): break
        case .help where Intent(plain) == nil: HelpDialog.help(&visit)
        case .done where visit.session.draft?.isEmpty == false:
            isLookedAt(visit) ? visit.answer(LastLookWords.retry) : ReportDialog.settle(&visit)
        case .read, .status:
            visit.session.overlay = nil
            visit.rereads = true
            ReportDialog.settle(&visit)
        case .nameless: FactsDialog.show(HowPage(how: .name), over: [], &visit)
        case .wait:
            visit.say(LastLookWords.waiting)
            visit.ask(Prompt.pending(visit.view).wordless)
        case .edit where visit.session.draft?.isEmpty == false:
            visit.session.overlay = nil
            ReportDialog.go(to: .edit, &visit)
        case .photo: AddPhoto().press(&visit)
        case .removePhotos:
            guard !PhotoDialog.remove(onlyLast: plain.words.contains(where: lasts.contains), &visit) else {
                break
            }
            visit.session.overlay = nil
            visit.answer(PhotoWords.noPhotos)
        case .removeTime:
            guard visit.session.draft?.isEmpty == false else { return false }
            TimeDialog.keep(nil, &visit)
            CorrectionDialog.confirm(Catalogue(visit.session.language).text(ReportWords.timeNone), &visit)
        case .chat:
            guard let draft = visit.session.draft, !draft.isEmpty, draft.step == .look, Intent(plain) == nil,
                !Breath.isHeld(visit.session),
                PlaceMention.name(in: plain.text) == nil, !ReliefReading.isMeant(plain.text, plain)
            else { return false }
            let below = visit.session.overlay
            FactsDialog.show(AsidePage(aside: HowDialog.aside(visit), isAsked: false), over: [], &visit)
            if let below { IntentDialog.keep(below, &visit) }
        case .cancel, .help, .edit, .nophoto, .done: return false
        }
        return true
    }

    /// Its writer has seen all of it, and only has to say so.
    private static func isLookedAt(_ visit: Visit) -> Bool {
        visit.session.draft?.step == .look && !Breath.isHeld(visit.session) && visit.session.page == nil
    }

    /// "What do I do": the rule for what is told, where there is one.
    private static func advise(_ visit: inout Visit) -> Bool {
        guard let draft = visit.session.draft, !draft.isEmpty, let topic = HowTopic(near: draft.text) else {
            return false
        }
        FactsDialog.show(HowPage(how: topic), over: [], &visit)
        return true
    }

    private static let lasts: Set<String> = ["last", "ultima"]

    private static func send(_ visit: inout Visit) {
        visit.session.draft?.isEmpty == true ? ReportAnswers.missed(&visit) : ReportKeeping.send(&visit)
    }
}
