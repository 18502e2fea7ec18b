internal import Understanding

/// Guesses what kind of trouble a report tells of, from its words; the voter can change it.
enum KindGuess {
    static func kind(of text: String) -> ReportKind {
        let plain = Plain(text)
        let isDanger = Safety(plain) != nil
        let threat = isDanger ? Understanding.shared.isThreat(in: plain.text) : false
        // A weapon may stand on a sign, or in the name of a street.
        if threat == true || isDanger && violence.isFound(in: plain) { return .threats }
        let kind = table.first { $0.phrases.isFound(in: plain) }?.kind
        let isRefused =
            kind != .threats
            && text.split(separator: "\n").contains { ReliefReading.isRefused(Plain(String($0))) }
        return isRefused ? .turnedAway : kind ?? (threat == nil ? .threats : .other)
    }

    private static let violence = Phrases.kindViolence.set

    /// In order of weight: a threat in a long line is a threat.
    private static let table: [(kind: ReportKind, phrases: PhraseSet)] = [
        (.threats, Phrases.kindThreats.set),
        (.turnedAway, Phrases.kindTurnedAway.set),
        (.longLine, Phrases.kindStuckLine.set),
        (.moved, Phrases.kindMoved.set),
        (.access, Phrases.kindLanguage.set),
        (.machine, Phrases.kindMachine.set),
        (.wrongInformation, Phrases.kindWrongInformation.set),
        (.access, Phrases.kindAccess.set),
        (.longLine, Phrases.kindLongLine.set),
    ]
}
