extension Choice {
    public static func representative(_ id: String) -> Choice {
        Choice(OpenRepresentative(thing: FactKey(text: id)))
    }
    public static func billsOf(_ id: String) -> Choice { Choice(OpenMembersBills(thing: FactKey(text: id))) }
}

/// One person in office.
struct OpenRepresentative: ThingPress {
    static let face = Face.forever("who", RepresentativeWords.labelRepresentatives)
    let thing: FactKey
    func press(_ visit: inout Visit) { FactsDialog.go(to: RepresentativePage(id: thing.text), &visit) }
}

/// Their bills.
struct OpenMembersBills: ThingPress {
    static let face = Face.forever("bof", BillListWords.labelBills)
    let thing: FactKey
    func press(_ visit: inout Visit) { FactsDialog.go(to: MembersBillsPage(id: thing.text), &visit) }
}
