extension Choice {
    public static func representative(_ id: String) -> Choice {
        Choice(OpenRepresentative(thing: FactKey(text: id)))
    }
    public static func billsOf(_ id: String) -> Choice { Choice(OpenMembersBills(thing: FactKey(text: id))) }
}

/// One person in office.
struct OpenRepresentative: ThingPress {
    static let code = "who"
    static let isForever = true
    let thing: FactKey

    func label(_ words: Catalogue) -> String { words.text(RepresentativeWords.labelRepresentatives) }
    func press(_ visit: inout Visit) { FactsDialog.go(to: RepresentativePage(id: thing.text), &visit) }
}

/// Their bills.
struct OpenMembersBills: ThingPress {
    static let code = "bof"
    static let isForever = true
    let thing: FactKey

    func label(_ words: Catalogue) -> String { words.text(BillListWords.labelBills) }
    func press(_ visit: inout Visit) { FactsDialog.go(to: MembersBillsPage(id: thing.text), &visit) }
}
