import Conversation

/// I22.
struct QuestionsAreQuoted: Invariant {
    let name = "I22 questions are quoted"
    let sentence =
        "A question, or a wish for anything but the report, is in the words of a report only if its writer was shown that."

    func fault(in step: Transition) -> String? {
        guard step.isByVoter, !step.isForgetting else { return nil }
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
    /// Everything of the voter's that a report holds or will hold, piece by piece.
    fileprivate var voterWords: [String] {
        let drafts = [session.draft].compactMap(\.self) + session.parked.map(\.draft)
        return drafts.flatMap(\.voterWords) + ownReports.flatMap(\.voterWords)
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
