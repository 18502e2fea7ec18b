import Basics

/// A command at the very beginning of a message.
struct TelegramCommand: Equatable, Sendable {
    /// Without the slash, in lower case.
    let name: String
    /// The bot it was addressed to, in lower case, if it was.
    let bot: String?
    /// What follows, without surrounding space.
    let rest: String

    /// What is shown, and not said.
    private static let quoting: Set<String> = ["blockquote", "expandable_blockquote", "pre", "code"]

    /// Reads the command that Telegram marked; offsets count UTF-16 units (T82).
    init?(text: String, entities: [TelegramMessage.Entity]) {
        guard !entities.contains(where: { $0.offset == 0 && Self.quoting.contains($0.type) }),
            let mark = entities.first(where: { $0.type == "bot_command" && $0.offset == 0 }),
            mark.length > 1,
            let end = text.utf16.index(text.startIndex, offsetBy: Int(mark.length), limitedBy: text.endIndex),
            let word = String(text.utf16[..<end]), let rest = String(text.utf16[end...]), word.first == "/"
        else { return nil }
        let parts = word.dropFirst().split(separator: "@", maxSplits: 1, omittingEmptySubsequences: false)
        guard let name = parts.first, !name.isEmpty else { return nil }
        self.name = name.lowercased()
        bot = parts.count > 1 ? parts[1].lowercased() : nil
        self.rest = rest.trimmed
    }
}
