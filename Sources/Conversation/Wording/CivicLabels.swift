extension Catalogue {
    /// What a button on a page of facts reads where the page itself does not say it.
    func label(of choice: CivicChoice) -> String {
        switch choice {
        case .topic(let topic): text(Self.phrase(of: topic))
        case .election: text(.labelElections)
        case .representative: text(.labelRepresentatives)
        case .billsOf: text(.labelBills)
        case .more: text(.labelMore)
        case .less: text(.labelLess)
        }
    }

    private static func phrase(of topic: Topic) -> Phrase {
        switch topic {
        case .elections: .labelElections
        case .representatives: .labelRepresentatives
        case .registration: .labelRegistration
        }
    }
}
