internal import CivicFacts

/// How bills are called: by their Congress, too, because each Congress counts anew.
extension View {
    /// "H.R. 25 (118th Congress)"
    func name(of id: BillID) -> String {
        text(
            BillWords.ofCongress,
            [.text: id.label, .n: "\(id.congress.rawValue)", .code: id.congress.ordinal])
    }

    /// In a list: without the Congress that sits.
    func label(of id: BillID) -> String {
        id.congress == .sitting(at: civic.now) ? id.label : name(of: id)
    }

    /// That bills of another Congress are not listed here, and who lists them.
    func notKept(_ congress: Congress) -> String {
        text(
            BillListWords.otherCongress,
            [
                .n: "\(congress.rawValue)", .code: congress.ordinal,
                .official: "https://www.congress.gov/public-laws/\(congress.ordinal)-congress",
            ])
    }
}
