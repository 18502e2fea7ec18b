/// A card's actions as reactions, for platforms without buttons; a reaction means what the card offers now.
public enum CardReaction {
    /// The sign of an action that has one, for a card's legend.
    public static func sign(of action: CardAction) -> String? {
        switch action {
        case .take: "👀"
        case .approve: "✅"
        case .turn(.reasons): "❌"
        case .ask: "❓"
        case .turn(.bans): "🚫"
        case .turn(.actions): "🔙"
        case .turn(.retractions): "🗑️"
        case .undo: "↩️"
        case .reject(let reason): RejectReason.allCases.firstIndex(of: reason).map { keycap($0 + 1) }
        case .turn(let face): face.banDays.flatMap(Desk.banDays.firstIndex).map { keycap($0 + 1) }
        case .ban(_, let reason): BanReason.allCases.firstIndex(of: reason).map { keycap($0 + 1) }
        case .clear: "🧹"
        case .unban: "🔓"
        case .keepBan: "🔒"
        case .verify, .unverify: "🔎"
        case .retract(let reason): RejectReason.allCases.firstIndex(of: reason).map { keycap($0 + 1) }
        case .group: "🔗"
        case .ungroup: "✂️"
        }
    }

    /// What a sign asks for on this report's card; nil for signs that mean nothing to the bot.
    static func action(for sign: String, on report: Report) -> CardAction? {
        let bare = bare(sign)
        if let number = number(in: bare) { return action(numbered: number, on: report) }
        let signed: [CardAction] =
            [
                .take, .approve, .turn(.reasons), .ask, .turn(.bans), .turn(.actions), .undo, .clear,
            ] + (report.isBanAppealUndecided ? [.unban, .keepBan] : [])
            + [report.verification == nil ? .verify : .unverify, .turn(.retractions), .ungroup]
            + (report.alike.map { [.group(with: $0.report)] } ?? [])
        return signed.first { Self.sign(of: $0).map(Self.bare) == bare }
    }

    /// The choice with this number where the card lists numbered ones: reasons, or lengths of a ban.
    static func action(numbered number: Int, on report: Report) -> CardAction? {
        switch report.face {
        case .actions: nil
        case .reasons:
            RejectReason.allCases.indices.contains(number - 1)
                ? .reject(RejectReason.allCases[number - 1]) : nil
        case .retractions:
            RejectReason.allCases.indices.contains(number - 1)
                ? .retract(RejectReason.allCases[number - 1]) : nil
        case .bans:
            Desk.banDays.indices.contains(number - 1)
                ? CardFace(banDays: Desk.banDays[number - 1]).map { .turn($0) } : nil
        case .whyBan1, .whyBan7, .whyBan30:
            report.face.banDays.flatMap { days in
                BanReason.allCases.indices.contains(number - 1)
                    ? .ban(days: days, because: BanReason.allCases[number - 1]) : nil
            }
        }
    }

    /// Whether a sign may be meant for the bot at all, before anybody knows for which report.
    static func isKnown(_ sign: String) -> Bool {
        let bare = bare(sign)
        return number(in: bare) != nil
            || [
                "👀", "✅", "❌", "❓", "🚫", "🔙", "↩", "⏭", "🧹", "🔓", "🔒", "🔎", "🗑", "🔗", "✂",
            ].contains(bare)
    }

    private static func keycap(_ number: Int) -> String { "\(number)\u{FE0F}\u{20E3}" }

    /// Programs differ in whether they send the mark that asks for the coloured form, and people in skin tones.
    static func bare(_ sign: String) -> String {
        var bare = String.UnicodeScalarView()
        for scalar in sign.unicodeScalars.prefix(8) {
            switch scalar.value {
            case 0xFE0E, 0xFE0F, 0x1F3FB...0x1F3FF: continue
            default: bare.append(scalar)
            }
        }
        return String(bare)
    }

    static func isNumber(_ sign: String) -> Bool { number(in: bare(sign)) != nil }

    private static func number(in bare: String) -> Int? {
        guard bare.unicodeScalars.count == 2, bare.unicodeScalars.last == "\u{20E3}" else { return nil }
        return bare.unicodeScalars.first.flatMap { Int(String($0)) }
    }
}
