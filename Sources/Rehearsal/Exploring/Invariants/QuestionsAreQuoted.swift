import Conversation

/// I22.
struct QuestionsAreQuoted: Invariant {
    let name = "I22 questions are quoted"
    let sentence =
        "A question, or a wish for anything but the report, is in the words of a report only if its writer was shown that."

    func fault(in step: Transition) -> String? {
        // What is typed where words for others are asked for is meant for them.
        guard step.isByVoter, !step.isForgetting, step.session.overlay?.page.takesAnyWords != true else {
            return nil
        }
        let seen = step.told.map(\.text)
        let before = step.before.voterWords
        let isHeld = step.turn.session.photoReply?.lines != nil
        for question in WordInputs.questions {
            let wasOpen = step.before.session.holdsUnseen(question)
            let isNew = step.after.voterWords.count(of: question) > before.count(of: question)
            guard wasOpen || isNew, step.after.voterWords.contains(question) else { continue }
            let waits = isHeld && step.turn.session.holdsUnseen(question)
            if !waits, !seen.contains(where: { $0.has(question) }) {
                return "\"\(question)\" is in the report unseen"
            }
        }
        return nil
    }
}

extension World {
    /// Everything of the voter's that a report holds, or the open one will, piece by piece; one that was put aside is shown
    /// whole when it comes back.
    fileprivate var voterWords: [String] {
        (session.draft?.voterWords ?? []) + ownReports.flatMap(\.voterWords)
    }
}

extension Draft {
    fileprivate var voterWords: [String] {
        let told = pieces.map(\.text)
        return place.map { told + [$0.words] } ?? told
    }
}

extension Report {
    fileprivate var voterWords: [String] {
        let told = text.split(separator: "\n").map(String.init)
        return told + [place.words] + notes
    }
}

extension Session {
    /// It was said in a breath that is not answered yet.
    fileprivate func holdsUnseen(_ words: String) -> Bool {
        guard let reply = photoReply, reply.lines != nil, let first = reply.firstPiece else { return false }
        return draft?.pieces.dropFirst(first).contains { $0.text == words } ?? false
    }
}

extension [String] {
    fileprivate func count(of words: String) -> Int { filter { $0 == words }.count }
}
