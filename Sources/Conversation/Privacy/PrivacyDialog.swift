internal import CivicFacts
internal import Understanding

/// Deleting everything that is held on a person.
enum PrivacyDialog {
    /// "Yes delete", or a plain no; a bare yes, like other words, is no answer to a question like this.
    static func hear(_ plain: Plain, _ visit: inout Visit) -> Bool {
        let words = Set(plain.words.map { String($0) })
        if words.isSubset(of: fillers), !words.isDisjoint(with: assents), words.count > 1 {
            delete(&visit)
            return true
        }
        guard ["no", "nope", "no borrar"].contains(plain.text) else { return false }
        visit.close()
        return true
    }

    private static let assents: Set<String> = ["yes", "si"]
    private static let fillers: Set<String> = [
        "yes", "si", "delete", "it", "all", "please", "borrar", "borra", "todo",
    ]

    /// Everything held on the person as one file, into the chat it was asked from.
    static func export(_ visit: inout Visit) {
        guard visit.mayHint("export") else { return visit.answer(PrivacyWords.exportSoon) }
        visit.session.reminded["export"] = visit.now
        visit.say(PrivacyWords.exportComing)
        let order = Order.export(
            of: visit.facts.account, caption: visit.words.text(PrivacyWords.exportCaption),
            to: visit.inbound.room)
        visit.deliver(Delivery(order))
        visit.askAgain()
    }

    /// The button on the privacy page asks first; the one under the question, pressed in time, deletes.
    static func delete(_ visit: inout Visit) {
        guard let page = visit.session.page as? DeletePage, visit.now.since(page.asked) < Limits.deleteTime
        else { return visit.open(DeletePage(asked: visit.now)) }
        for report in visit.facts.records.reports(by: visit.facts.account, skipping: 0, limit: .max) {
            WithdrawDialog.clear(report, because: .forgotten, &visit)
        }
        PaymentDialog.forget(&visit)
        Work.end(visit.facts.account, &visit)
        visit.change(.forget(visit.facts.account))
        let language = visit.session.language
        let seen = visit.session.seen
        visit.session = Session()
        visit.session.language = language
        visit.session.seen = seen
        visit.say(PrivacyWords.deleteDone)
    }
}
