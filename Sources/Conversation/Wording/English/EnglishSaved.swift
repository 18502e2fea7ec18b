/// Saved cards.
extension English {
    static let saved: [Phrase: String] = [
        .saveGone: "I do not find that any more, so I cannot save it.",
        .savedOld: "{name} (as of {date})",
        .savedGone: "This is not on my list any more. Here is what I kept:",
        .savedReports: "Reports:",
        .savedElections: "Elections:",
        .savedBills: "Bills:",
        .savedOfficials: "People in office:",
        .savedCandidates: "Races and candidates:",
        .savedMeasures: "Ballot questions:",
        .savedResults: "Results:",
        .savedGuides: "How to vote:",
        .savedCharities: "Giving:",
    ]
}
