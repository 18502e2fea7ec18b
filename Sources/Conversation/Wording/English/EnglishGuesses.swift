/// What is only guessed, and the names of what can be read.
extension English {
    static let guesses: [Phrase: String] = [
        .guessHeader: "I think you ask about this: {name}.",
        .questionKept: "I keep your words in your report too.",
        .labelNotAsked: "Not what I asked",
        .labelTopicElections: "Next election",
        .labelTopicPolling: "Where to vote",
        .labelTopicCandidates: "Who is on the ballot",
        .labelTopicReps: "Who speaks for you",
        .labelTopicBills: "Bills",
        .labelTopicRegister: "How to register",
        .labelTopicMail: "Mail and early voting",
        .labelTopicRules: "Rules for voting",
        .labelTopicResults: "Results",
        .labelTopicSaved: "Saved things",
        .labelTopicDates: "Dates",
        .labelTopicGiving: "Giving",
        .labelTopicPerson: "Talk to a person",
    ]
}
