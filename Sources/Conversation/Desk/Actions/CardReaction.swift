/// A card's buttons as reactions, for platforms without buttons; a reaction means what the card offers now.
public enum CardReaction {
    /// The sign to react with instead of the button with this token, for a card's legend.
    public static func sign(of token: String) -> String? {
        if token == CallNext.token { return CallNext.sign }
        return CardToken(text: token)?.action.sign ?? OutgoingToken(text: token)?.sign
            ?? ListToken(text: token)?.way.sign ?? ViewToken(text: token)?.sign
            ?? BulkToken(text: token)?.sign
    }

    /// The signs that turn a list over.
    public static let turns = ListToken.signs

    /// What a sign asks for on this report's card; nil for signs that mean nothing to the bot.
    static func action(for sign: String, on report: Report) -> (any Action)? {
        if let number = number(in: sign) { return report.menu.choice(number) }
        return Actions.onReports.flatMap { $0.forms(on: report) }.first { isSame($0.sign, sign) }
    }

    /// Whether a sign may be meant for the bot at all, before anybody knows for which report.
    static func isKnown(_ sign: String) -> Bool {
        number(in: sign) != nil
            || OutgoingToken.signs.contains { isSame($0, sign) } || isSame(CallNext.sign, sign)
            || Actions.onReports.contains { isSame($0.sign, sign) }
    }

    /// The command that a sign under a card stands for; nil for others.
    public static func command(for sign: String) -> String? {
        Actions.onReports.first { isSame($0.sign, sign) }?.command
    }

    static func keycap(_ number: Int) -> String { "\(number)\u{FE0F}\u{20E3}" }

    /// The number on a key.
    static func number(in sign: String) -> Int? {
        let bare = bare(sign).unicodeScalars
        if bare.first == "\u{1F51F}", bare.count == 1 { return 10 }
        guard bare.count == 2, bare.last == "\u{20E3}" else { return nil }
        return bare.first.flatMap { Int(String($0)) }
    }

    static func isSame(_ one: String, _ other: String) -> Bool { bare(one) == bare(other) }

    /// Programs differ in whether they send the mark that asks for the coloured form, and people in skin tones.
    private static func bare(_ sign: String) -> String {
        var bare = String.UnicodeScalarView()
        for scalar in sign.unicodeScalars.prefix(8) {
            switch scalar.value {
            case 0xFE0E, 0xFE0F, 0x1F3FB...0x1F3FF: continue
            default: bare.append(scalar)
            }
        }
        return String(bare)
    }
}
