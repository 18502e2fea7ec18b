/// The moderators' queue: what waits to be asked for.
extension English {
    static let queue: [Phrase: String] = [
        .digestHead: "Queue",
        .digestCount: "Reports that wait to be shown: {n}. Urgent: {max}. The oldest has waited {age}.",
        .digestHeldBack: "From people with many open reports: {n}. They come last.",
        .digestHow: "Tap Next, or write /next: you get {n} for five minutes.",
        .digestTaken: "Every report is with a moderator.",
        .digestDone: "No reports wait to be shown.",
        .buttonNext: "Next",
        .nextYours: "Yours for five minutes: {codes}.",
        .nextHeld: "You still have: {codes}. Please decide these first.",
        .nextNone: "No reports wait.",
        .nextFull: "The room is full for now. More in about {n} min.",
        .cardHeldBack: "This person has many open reports.",
        .matrixQueueHelp: "React with ⏭️, or write !next.",
    ]
}
