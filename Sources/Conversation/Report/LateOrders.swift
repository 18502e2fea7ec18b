internal import Understanding

/// Orders about a report that was just sent: "did it go through", "who can see my name", "I want to change something".
enum LateOrders {
    /// True if the words were one, and nothing else is open. Taking it back is `WithdrawDialog`'s.
    static func hear(_ plain: Plain, _ visit: inout Visit) -> Bool {
        guard visit.session.draft == nil, LateDialog.isHome(visit.session), Intent(plain) == nil,
            AdditionReading(plain) == nil,
            let id = LateDialog.report(visit), visit.facts.subject == nil,
            visit.facts.records.openQuestion(to: visit.facts.account) == nil
        else { return false }
        switch ReportWish(plain) {
        case .read?, .status?: IntentDialog.read(ReportPage(id: id), &visit)
        case .edit?:
            if ReportDialog.mayAdd(&visit) { visit.open(NotePage(id: id)) }
        case .nameless?: FactsDialog.show(HowPage(how: .name), over: [], &visit)
        case .photo?:
            visit.session.overlay = nil
            visit.say(LastLookWords.photoHere, [.max: "\(Limits.photos)"])
            visit.askForMore(on: id)
        case .chat?:
            visit.say(AsideWords.hereAlone)
            visit.askForMore(on: id)
        case .send?, .wait?, .cancel?, .nophoto?, .done?, .help?, .removePhotos?, .removeTime?, nil:
            return false
        }
        return true
    }
}
