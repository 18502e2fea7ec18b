internal import CivicFacts

/// `/send 12`: what waits to go to the author of report 12 goes at once. `/send 12 1`: the first note goes, after the same
/// half minute as everything.
enum SendWords: ReportCommand {
    static let command: String? = "send"

    static func follow(_ words: String, on id: ReportID, _ visit: inout Visit) -> Outcome? {
        if words.isEmpty { return Outgoings.sendNow(id, &visit) }
        guard let number = Int(words) else { return .refused(ToVoterWords.sendHow) }
        return TeamNotes.send(number, of: id, &visit)
    }
}
