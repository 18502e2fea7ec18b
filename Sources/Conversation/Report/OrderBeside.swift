internal import Understanding

/// An order with more beside it: "yes send it, others were turned away too", "cancel that, they're bringing her a ballot", "send it
/// but nothing about my family".
enum OrderBeside {
    /// True if one part of the words orders, and the others were used.
    static func take(_ text: String, _ visit: inout Visit) -> Bool {
        guard !text.hasSuffix("?") else { return false }
        let parts = parts(of: text)
        guard (2...4).contains(parts.count) else { return false }
        let wishes = parts.map { ReportWish(Plain($0)) }
        let told = zip(parts, wishes).filter { $1 == nil }.map(\.0)
        guard told.count == parts.count - 1 else { return false }
        if wishes.first == .cancel {
            guard !told.contains(where: isTrouble) else { return false }
            Control.cancelReport(&visit)
            return true
        }
        // "They said send it, go" orders nothing: the last word has to name it.
        let isLast =
            wishes.last == .send
            && (Plain(parts[parts.count - 1]).words.count > 1 || names(parts[parts.count - 1]))
        guard wishes.first == .send || isLast else { return false }
        return send(with: told, &visit)
    }

    private static func parts(of text: String) -> [String] {
        var marked = text
        for joint in [" but ", " pero ", " just ", " nomas "] { marked = marked.replacing(joint, with: ". ") }
        let parts = marked.split { ",.;\n!".contains($0) }.map { String($0).trimmingSpaces }.filter {
            !$0.isEmpty
        }
        // "Send that and thanks": only behind the order itself.
        guard let first = parts.first, parts.count == 1 else { return parts }
        for joint in [" and ", " y "] {
            let halves = first.split(separator: joint, maxSplits: 1).map(String.init)
            if halves.count == 2, ReportWish(Plain(halves[0])) == .send { return halves }
        }
        return parts
    }

    private static func names(_ part: String) -> Bool {
        Plain(part).hasWord(beginning: ["send", "submit", "mand", "envi"])
    }

    private static func isTrouble(_ text: String) -> Bool {
        ReliefReading.isRefused(Plain(text)) || KindGuess.kind(of: text) != .other
    }

    /// What stays out goes first, what is put right is, thanks are none of it, and the rest joins what is sent.
    private static func send(with told: [String], _ visit: inout Visit) -> Bool {
        for part in told {
            if let reading = TakeOutReading(Plain(part)) {
                if !reading.isVoter { _ = TakeOutDialog.takeOut(reading, &visit) }
            } else if ContrastDialog.apply(part, &visit) == nil, !ThanksDialog.isThanks(Plain(part)),
                YesNoReading(Plain(part)) == nil, Plain(part).words.count >= 2
            {
                ReportAnswers.append(part, visit.inbound.message, &visit)
            }
        }
        visit.session.overlay = nil
        ReportKeeping.send(&visit)
        return true
    }
}
