import Conversation
import PlainJSON

/// A command at the very beginning of a message.
struct MatrixCommand: Equatable, Sendable {
    /// In lower case, without its mark.
    let name: String
    /// What follows, without surrounding space.
    let rest: String

    /// `!approve 12` and `/approve 12` everywhere, and in a room of several people also `!turnout approve 12` and
    /// `@bot: approve 12` (M46).
    init?(_ text: String, in content: JSON, to me: String, isDirect: Bool) {
        let line = isDirect ? Substring(text).drop(while: \.isWhitespace) : Substring(text)
        guard isDirect || !Self.isShown(content) else { return nil }
        if let mark = line.first, "!/".contains(mark) {
            self.init(words: line.dropFirst())
            if name == "turnout" { self.init(words: Substring(rest)) }
            return
        }
        guard !isDirect, let words = Self.addressed(line, in: content, to: me) else { return nil }
        let bare = words.first.map { "!/".contains($0) } == true ? words.dropFirst() : words
        self.init(words: bare)
    }

    /// The words begin as a quotation or as code: they are shown, and not said.
    private static func isShown(_ content: JSON) -> Bool {
        var html = (content["formatted_body"]?.text ?? "")[...]
        if html.hasPrefix("<mx-reply>"), let end = html.firstRange(of: "</mx-reply>") {
            html = html[end.upperBound...]
        }
        return ["<pre", "<code", "<blockquote"].contains(where: html.lowercased().hasPrefix)
    }

    private init?(words: Substring) {
        let name = words.prefix { !$0.isWhitespace }
        guard !name.isEmpty, name.allSatisfy({ $0.isLetter || $0 == "_" || $0 == "-" }), name.count <= 32
        else { return nil }
        self.name = name.lowercased()
        var rest = words[name.endIndex...].drop(while: \.isWhitespace)
        while rest.last?.isWhitespace == true { rest.removeLast() }
        self.rest = String(rest)
    }

    /// What follows a mention at the beginning as programs write it: a link to the bot in the formatted words, and in the
    /// plain ones its text, or the link in brackets.
    private static func behindMention(_ line: Substring, in content: JSON, to me: String) -> Substring? {
        let html = (content["formatted_body"]?.text ?? "").drop(while: \.isWhitespace)
        let links = [me, MatrixRequest.encoded(me)].flatMap { id in
            ["\"", "'"].map { "<a href=\($0)https://matrix.to/#/\(id)\($0)>" }
        }
        guard let link = links.first(where: html.hasPrefix), let end = html.firstRange(of: "</a>"),
            end.lowerBound >= html.index(html.startIndex, offsetBy: link.count)
        else { return nil }
        let label = html[html.index(html.startIndex, offsetBy: link.count)..<end.lowerBound]
        let address = "https://matrix.to/#/"
        let written = [
            "[\(label)](\(address)\(me))", "[\(label)](\(address)\(MatrixRequest.encoded(me)))",
            String(label), me,
        ]
        guard let name = written.first(where: { !$0.isEmpty && line.hasPrefix($0) }) else { return nil }
        return line.dropFirst(name.count).drop { ":,".contains($0) || $0.isWhitespace }
    }

    /// What stands behind a mention of the bot at the beginning, and the whole text where there is none.
    static func unaddressed(_ text: String, in content: JSON, to me: String) -> String {
        behindMention(Substring(text).drop(while: \.isWhitespace), in: content, to: me).map(String.init)
            ?? text
    }

    /// What follows the bot's name at the beginning, if it stands there and the message mentions the bot.
    private static func addressed(_ line: Substring, in content: JSON, to me: String) -> Substring? {
        let mentioned = content["m.mentions"]?["user_ids"]?.list?.contains(.text(me)) ?? false
        if let words = behindMention(line, in: content, to: me) { return words }
        let local = me.dropFirst().prefix { $0 != ":" }
        for name in [me, "@\(local)", String(local)] {
            guard line.lowercased().hasPrefix(name.lowercased()) else { continue }
            let rest = line.dropFirst(name.count)
            guard mentioned || rest.first == ":" || rest.first == "," else { continue }
            return rest.drop { ":,".contains($0) || $0.isWhitespace }
        }
        guard mentioned, let colon = line.prefix(64).firstIndex(of: ":") else { return nil }
        return line[line.index(after: colon)...].drop(while: \.isWhitespace)
    }
}
