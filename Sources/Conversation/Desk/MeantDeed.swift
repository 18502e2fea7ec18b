internal import CivicFacts
internal import Understanding

/// "Reject it", "approve!": a reply that sounds like a deed and is none.
enum MeantDeed {
    private static let mostWords = 3

    private static let verbs: [String: String] = [
        "approve": "approve", "approved": "approve", "aprobar": "approve", "apruebo": "approve",
        "aprobado": "approve", "publish": "approve", "publicar": "approve",
        "reject": "reject", "rejected": "reject", "rechazar": "reject", "rechazado": "reject",
        "rechazo": "reject", "ban": "ban", "bloquear": "ban", "undo": "undo", "deshacer": "undo",
        "verify": "verify", "verified": "verify", "verificar": "verify", "verificado": "verify",
        "retract": "retract", "retirar": "retract", "take": "take", "tomar": "take", "unask": "unask",
    ]

    /// Heard anywhere in a note, they only sound like a wish.
    private static let wishes: [String: String] = [
        "remove": "reject", "delete": "reject", "spam": "reject", "quitar": "reject", "borrar": "reject",
    ]

    /// The command that would do it, and whether that is all of it; nil for a note.
    static func meant(by text: String, on id: ReportID) -> (command: String, isWhole: Bool)? {
        let words = Plain(text).words.map { String($0) }
        // A reason and words of one's own behind it may be long.
        let isReasoned = text.contains(":") && RejectReason.read(after(text)) != nil
        guard words.count <= mostWords || isReasoned,
            let index = words.firstIndex(where: { verbs[$0] != nil }),
            let verb = verbs[words[index]]
        else { return nil }
        return whole(verb, of: words.dropFirst(index + 1).joined(separator: " "), text, on: id)
    }

    /// What a note may have been meant to do, as it would be written; it stays a note.
    static func hint(at text: String, on id: ReportID) -> String? {
        let words = Plain(text).words.map { String($0) }
        guard let first = words.first else { return nil }
        let verb = verbs[first] ?? words.lazy.compactMap { wishes[$0] }.first
        return verb.map { whole($0, of: after(text), text, on: id).command }
    }

    private static func whole(
        _ verb: String, of rest: String, _ text: String, on id: ReportID
    ) -> (command: String, isWhole: Bool) {
        let command = "/\(verb) \(id)"
        switch verb {
        case "reject", "retract":
            let given = [after(text), rest].first { RejectReason.read($0) != nil }
            let spam = Plain(text).words.contains("spam") ? "spam" : nil
            guard let reason = given ?? spam else { return ("\(command) private", false) }
            return ("\(command) \(ShownWords.inRoom(line: reason, upTo: 60))", true)
        case "ban":
            let isGiven = BanAuthor(words: rest) != nil
            return (isGiven ? "\(command) \(rest)" : "\(command) 7 spam", isGiven)
        case "verify":
            let source = ShownWords.inRoom(line: after(text), upTo: 60)
            return (source.isEmpty ? command : "\(command) \(source)", true)
        default: return (command, true)
        }
    }

    /// What stands behind the first word, as it was written.
    private static func after(_ text: String) -> String {
        let rest = text.trimmingSpaces.drop { !$0.isWhitespace && $0 != ":" }
        return String(rest.drop { $0 == ":" || $0.isWhitespace })
    }
}
