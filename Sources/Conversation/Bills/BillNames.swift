internal import CivicFacts

/// How bills are called: by their Congress, too, because each Congress counts anew.
extension View {
    /// "H.R. 25 (118th Congress)"
    func name(of id: BillID) -> String {
        text(BillWords.ofCongress, [.text: id.label, .n: number(of: id.congress)])
    }

    /// In a list: without the Congress that sits.
    func label(of id: BillID) -> String {
        id.congress == .sitting(at: civic.now) ? id.label : name(of: id)
    }

    /// That bills of another Congress are not listed here, and who lists them.
    func notKept(_ congress: Congress) -> String {
        if let why = lacksBills(of: congress) { return why }
        let laws = "https://www.congress.gov/public-laws/\(congress.ordinal)-congress"
        return text(BillListWords.otherCongress, [.n: number(of: congress), .official: laws])
    }

    /// Why a Congress has no bills that could be looked up; nil where it has.
    func lacksBills(of congress: Congress) -> String? {
        if congress > .sitting(at: civic.now) {
            return text(
                BillWords.notBegun, [.n: number(of: congress), .date: times.day(congress.firstDay)])
        }
        guard congress < .firstKept else { return nil }
        return text(
            BillWords.tooOld, [.n: number(of: congress), .official: CivicSource.congressGov.home.url])
    }

    /// English counts them: "118th".
    private func number(of congress: Congress) -> String {
        language == .english ? congress.ordinal : "\(congress.rawValue)"
    }
}
