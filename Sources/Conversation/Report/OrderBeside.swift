internal import Understanding

/// An order with more beside it: "yes send it, others were turned away too", "cancel that, they're bringing her a ballot", "send it
/// but nothing about my family".
enum OrderBeside {
    /// True if one part of the words orders, and the others were used.
    static func take(_ text: String, _ visit: inout Visit) -> Bool {
        guard !text.hasSuffix("?") else { return false }
        let parts = parts(of: text)
        guard (2...6).contains(parts.count) else { return false }
        let wishes = parts.map { TakeOutReading(Plain($0)) == nil ? ReportWish(Plain($0)) : nil }
        let told = zip(parts, wishes).filter { $1 == nil }.map(\.0)
        guard wishes.allSatisfy({ $0.map(beside.contains) ?? true }), !wishes.dropFirst().contains(.cancel)
        else {
            return false
        }
        if wishes.first == .cancel {
            guard let order = parts.first.map({ Plain($0) }), order.words.count <= 5 || isCancelled(order),
                !told.contains(where: isTrouble)
            else { return false }
            Control.cancelReport(&visit)
            return true
        }
        // "They said send it, go" orders nothing: the order stands at an end, or is all of its part, and names what is wanted.
        let ends = [parts.indices.first, parts.indices.last]
        guard
            parts.indices.contains(where: { index in
                wishes[index] == .send && names(parts[index])
                    && (ends.contains(index) || Plain(parts[index]).words.count <= 4)
            })
        else { return false }
        return send(with: told, &visit)
    }

    /// Wishes that change nothing of what is sent.
    private static let beside: Set<ReportWish> = [.send, .cancel, .nameless, .done, .nophoto, .chat]

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

    /// It names what is to be done, or is not to be.
    private static func isCancelled(_ order: Plain) -> Bool {
        order.hasWord(beginning: [
            "cancel", "forget", "delet", "drop", "send", "olvid", "borr", "mand", "envi", "quit",
        ])
    }

    private static func names(_ part: String) -> Bool {
        let plain = Plain(part)
        return plain.hasWord(beginning: ["send", "submit", "mand", "envi", "file", "report"])
            || ["go ahead", "adelante", "dale", "echel"].contains(where: plain.text.contains)
    }

    private static func isTrouble(_ text: String) -> Bool {
        ReliefReading.isRefused(Plain(text)) || KindGuess.kind(of: text) != .other
    }

    /// What stays out goes first, what is put right is, thanks are none of it, and the rest joins what is sent.
    private static func send(with told: [String], _ visit: inout Visit) -> Bool {
        for part in told {
            if let reading = TakeOutReading(Plain(part)) {
                if !reading.isVoter { _ = TakeOutDialog.takeOut(reading, &visit) }
            } else if !placed(part, &visit), ContrastDialog.apply(part, &visit) == nil,
                !ThanksDialog.isThanks(Plain(part)),
                YesNoReading(Plain(part)) == nil, Plain(part).words.count >= 2
            {
                ReportAnswers.append(part, visit.inbound.message, &visit)
            }
        }
        visit.session.overlay = nil
        ReportKeeping.send(&visit)
        return true
    }

    /// "Grange hall on Kimberly road": the place, and nothing else.
    private static func placed(_ part: String, _ visit: inout Visit) -> Bool {
        let name = PlaceNaming.name(in: part)
        guard PartReading.isName(name),
            let place = PlaceDialog.place(name, zip: visit.session.zipOfReport, visit)
        else { return false }
        PlaceDialog.keep(place, from: visit.inbound.message, &visit)
        return true
    }
}
