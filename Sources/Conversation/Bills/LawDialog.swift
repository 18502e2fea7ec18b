internal import CivicFacts
internal import Understanding

/// Laws and bills that are named by a number which no list of Congress has: each is led to where it stands.
enum LawDialog {
    static func hear(_ text: String, _ plain: Plain, _ visit: inout Visit) -> Bool {
        guard plain.words.count <= 10, text.contains(where: \.isNumber) else { return false }
        if let law = PublicLawReading(text), let page = law.page {
            let values: [Slot: String] = [.text: "\(law.congress)-\(law.number)", .official: page.url]
            visit.say(BillWords.publicLaw, values)
            visit.askBriefly()
            return true
        }
        if BillReading(text) != nil, CongressReading.isImpossible(text) {
            visit.say(BillWords.noCongress)
            visit.askBriefly()
            return true
        }
        guard let bill = StateBillReading(text), BillReading(text) == nil else { return false }
        return open(bill, &visit)
    }

    /// The state that is named with it, else that of the home.
    private static func open(_ bill: StateBillReading, _ visit: inout Visit) -> Bool {
        let view = visit.answering
        let states = view.civic.states(of: view.place)
        guard let state = states.first else {
            visit.say(BillWords.whichState, [.text: bill.number])
            visit.askBriefly()
            return true
        }
        if BillPages(view: view).stateBill(bill.number, in: state).value != nil {
            FactsDialog.show(StateBillPage(home: state, number: bill.number), over: [], &visit)
            return true
        }
        visit.say(
            BillWords.ofState,
            [.text: bill.number, .place: view.nameOfStates, .official: view.legislatures])
        visit.askBriefly()
        return true
    }
}
