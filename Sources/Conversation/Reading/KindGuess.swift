internal import Understanding

/// Guesses what kind of trouble a report tells of, from its words; the voter can change it.
enum KindGuess {
    static func kind(of text: String) -> ReportKind { guessed(text, guess) }

    private static let guessed = Memo<ReportKind>()

    private static func guess(_ text: String) -> ReportKind {
        let plain = Plain(text)
        let isDanger = Safety(plain) != nil
        let threat = isDanger ? Understanding.shared.isThreat(in: plain.text) : false
        // A weapon may stand on a sign, or in the name of a street.
        if threat == true || isDanger && violence.isFound(in: plain) { return .threats }
        let words = plain.words
        let kinds = table.lazy.filter { $0.phrases.isFound(in: words) }.map(\.kind)
        // A line that "has not moved" is at no other place.
        let first = kinds.first
        let kind = (first == .moved && stuck.isFound(in: plain) ? kinds.dropFirst().first : first) ?? .other
        let isRefused =
            kind != .threats
            && text.split(separator: "\n").contains { ReliefReading.isRefused(Plain(String($0))) }
        if isRefused { return .turnedAway }
        return kind == .other && threat == nil ? .threats : kind
    }

    private static let violence = Phrases.kindViolence.set
    private static let stuck = Phrases.kindStuckLine.set

    /// In order of weight: a threat in a long line is a threat; what is broken or false weighs more than a thing that is
    /// only named. Handing out flyers for somebody is no false information.
    private static let table: [(kind: ReportKind, phrases: PhraseSet)] = [
        (.threats, Phrases.kindThreats.set),
        (.turnedAway, Phrases.kindTurnedAway.set),
        (.moved, Phrases.kindMoved.set),
        (.access, Phrases.kindLanguage.set),
        (.machine, Phrases.kindMachine.set),
        (.longLine, Phrases.kindLongWait.set),
        (.machine, Phrases.kindMachineNamed.set),
        (.wrongInformation, Phrases.kindWrongInformation.set),
        (.other, Phrases.kindCampaigning.set),
        (.wrongInformation, Phrases.kindFlyer.set),
        (.access, Phrases.kindAccess.set),
        (.longLine, Phrases.kindLongLine.set),
    ]
}
