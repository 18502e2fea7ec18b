/// Names and links by which somebody can be written to: `@name`, `t.me/name`. Nobody reads them in public.
enum ChatTraces {
    private static let hosts = [
        "t.me", "telegram.me", "telegram.dog", "wa.me", "whatsapp.com", "discord.gg", "discord.com",
        "discordapp.com", "signal.group", "signal.me", "matrix.to", "m.me", "line.me", "viber.com",
        "snapchat.com",
    ]
    private static let schemes = ["tg:", "matrix:", "whatsapp:", "sgnl:", "signal:", "viber:"]

    static func masked(_ text: String) -> String {
        text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
            line.split(separator: " ", omittingEmptySubsequences: false)
                .map { isLink($0) ? around($0) : handles(in: $0) }.joined(separator: " ")
        }.joined(separator: "\n")
    }

    private static func isLink(_ word: Substring) -> Bool {
        let word = word.lowercased()
        if schemes.contains(where: { scheme in word.drop { !$0.isLetter }.hasPrefix(scheme) }) { return true }
        return hosts.contains { host in
            word.ranges(of: host).contains { range in
                let before = word[..<range.lowerBound].last
                let after = word[range.upperBound...].first
                return !(before.map(isInName) ?? false) && !(after.map(isInName) ?? false)
            }
        }
    }

    private static func isInName(_ character: Character) -> Bool {
        character.isLetter || character.isNumber || character == "-" || character == "_"
    }

    /// What stands before and behind the link stays.
    private static func around(_ word: Substring) -> String {
        let before = word.prefix { !isInName($0) }
        let after = word.reversed().prefix { ".,;:!?)]}\"'".contains($0) }.reversed()
        return before + "•••" + String(after)
    }

    private static func handles(in word: Substring) -> String {
        var (masked, rest) = ("", word)
        while let at = rest.firstIndex(where: { $0 == "@" || $0 == "＠" }) {
            let name = rest[rest.index(after: at)...].prefix { isInName($0) || $0 == "." || $0 == ":" }
            let handle = name.reversed().drop { !isInName($0) }.count
            masked += rest[..<at]
            let isHandle = handle >= 3 && name.first?.isLetter == true
            masked += isHandle ? "•••" : "@"
            rest = rest[rest.index(after: at)...].dropFirst(isHandle ? handle : 0)
        }
        return masked + rest
    }
}
