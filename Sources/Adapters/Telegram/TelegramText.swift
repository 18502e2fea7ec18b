import Conversation

/// A message's words on their way out: a bold heading, plain text, and what stands in columns, cut into parts and
/// escaped.
struct TelegramText: Equatable, Sendable {
    /// Somebody by their number, and what they are called.
    struct Mention: Equatable, Sendable {
        let name: String
        let id: Int64
    }

    /// One part of a long text, with as much of the heading and of the columns as fell into it.
    struct Part: Equatable, Sendable {
        let heading: Substring
        let text: Substring
        var figure: Substring = ""
        /// Whom the heading names, by their numbers.
        var mentions: [Mention] = []

        /// In Telegram's HTML.
        var html: String { head + quoting(text) + marked(figure, "pre") }

        /// Without any markup.
        var plain: String { "\(heading)\(text)\(figure)" }

        private var head: String {
            guard !mentions.isEmpty, !heading.isEmpty else { return marked(heading, "b") }
            var (html, rest) = ("", heading)
            for mention in mentions {
                guard !mention.name.isEmpty, let range = rest.firstRange(of: mention.name) else { continue }
                html += escaped(rest[..<range.lowerBound])
                html += "<a href=\"tg://user?id=\(mention.id)\">\(escaped(rest[range]))</a>"
                rest = rest[range.upperBound...]
            }
            return html + escaped(rest)
        }

        private func marked(_ words: Substring, _ tag: String) -> String {
            words.isEmpty ? "" : "<\(tag)>\(escaped(words))</\(tag)>"
        }

        /// Quoted lines stand in a block of their own.
        private func quoting(_ words: Substring) -> String {
            let runs = Quotation.runs(of: words)
            guard runs.contains(where: \.isQuoted) else { return escaped(words) }
            return runs.map { run in
                let lines = escaped(run.lines.joined(separator: "\n")[...])
                return run.isQuoted && !lines.isEmpty ? "<blockquote>\(lines)</blockquote>" : lines
            }.joined(separator: "\n")
        }

        /// Only these three are special outside of attributes, and `&apos;` would be shown as written (T78).
        private func escaped(_ words: Substring) -> String {
            let special = words.utf8.contains {
                $0 == UInt8(ascii: "&") || $0 == UInt8(ascii: "<") || $0 == UInt8(ascii: ">")
            }
            guard special else { return String(words) }
            var escaped = ""
            escaped.reserveCapacity(words.utf8.count + 16)
            for scalar in words.unicodeScalars {
                switch scalar {
                case "&": escaped += "&amp;"
                case "<": escaped += "&lt;"
                case ">": escaped += "&gt;"
                default: escaped.unicodeScalars.append(scalar)
                }
            }
            return escaped
        }
    }

    /// Telegram takes 4096 code points; UTF-16 units are never fewer, and some room is left (T80).
    static let longestMessage = 4_000
    /// Telegram takes 1024 code points under a photo.
    static let longestCaption = 1_000

    /// The same, counted to the last: words that fit below a picture stand there.
    static let mostBelowPhoto = 1_024

    private let whole: String
    private let headingEnd: String.Index
    private let figureStart: String.Index
    private let mentions: [Mention]

    init(_ message: Message) {
        self.init(
            heading: message.heading, text: message.text, figure: message.figure,
            mentions: message.mentions(on: .telegram).compactMap { person in
                Int64(person.id).map { Mention(name: TelegramText.sendable(person.name), id: $0) }
            })
    }

    init(heading: String? = nil, text: String, figure: String? = nil, mentions: [Mention] = []) {
        self.mentions = mentions
        let heading = TelegramText.sendable(heading ?? "")
        let figure = TelegramText.sendable(figure ?? "")
        let words = [heading, TelegramText.sendable(text), figure].filter { !$0.isEmpty }
        whole = words.joined(separator: "\n")
        headingEnd = whole.utf8.index(whole.startIndex, offsetBy: heading.utf8.count)
        figureStart = whole.utf8.index(whole.endIndex, offsetBy: -figure.utf8.count)
    }

    /// The text in parts of at most `limit` UTF-16 units, in order; none if there is nothing to see (T88).
    func parts(limit: Int = longestMessage) -> [Part] { TextSplitter(limit: limit).split(whole).map(part) }

    /// Whether all of it can stand below a photo.
    var fitsBelowPhoto: Bool { whole.unicodeScalars.count <= Self.mostBelowPhoto }

    /// The text in one part, cut with an ellipsis if it is longer than `limit` UTF-16 units.
    func onePart(limit: Int) -> Part? {
        let all = parts(limit: limit)
        guard all.count > 1 else { return all.first }
        guard let shorter = parts(limit: limit - 1).first else { return nil }
        return Part(heading: shorter.heading, text: shorter.text + shorter.figure + "…")
    }

    private func part(_ piece: Substring) -> Part {
        let cut = min(max(headingEnd, piece.startIndex), piece.endIndex)
        let end = max(cut, min(max(figureStart, piece.startIndex), piece.endIndex))
        let text = cut > piece.startIndex ? piece[cut..<end] : Quotation.continued(piece[..<end], of: whole)
        return Part(heading: piece[..<cut], text: text, figure: piece[end...], mentions: mentions)
    }

    /// Without surrounding white space, which Telegram takes away anyhow, and without NUL, which it refuses.
    private static func sendable(_ text: String) -> String {
        let kept = text.unicodeScalars.contains("\0") ? text.replacing("\0", with: "") : text
        guard let first = kept.firstIndex(where: { !$0.isWhitespace }),
            let last = kept.lastIndex(where: { !$0.isWhitespace })
        else { return "" }
        return String(kept[first...last])
    }
}
