import Conversation

/// A message's words on their way out: cut into parts that each stand alone, the buttons as lines below the last.
struct MatrixText: Equatable, Sendable {
    /// One part: complete as plain text, and as HTML where there is something to set apart.
    struct Part: Equatable, Sendable {
        let plain: String
        let html: String?

        /// What it takes as JSON.
        var bytes: Int { Self.bytes(of: plain) + Self.bytes(of: html ?? "") }

        private static func bytes(of text: String) -> Int {
            text.utf8.reduce(0) {
                $0 + ($1 < 0x20 ? 6 : $1 == UInt8(ascii: "\"") || $1 == UInt8(ascii: "\\") ? 2 : 1)
            }
        }
    }

    /// An event has at most 65,536 bytes; this leaves room for markup and for a change that holds the words twice (M51).
    static let longest = 4_000
    /// What a part may take as JSON: a change holds it twice, and encrypted it is a third longer and still under 60,000 bytes (E42).
    static let mostBytes = 21_000

    private let heading: String
    private let text: String
    private let figure: String
    private let choices: [String]

    /// `isTyped`: signs decide nothing where it goes.
    init(_ message: Message, isReview: Bool, isTyped: Bool = false) {
        heading = Self.sendable(message.heading ?? "")
        let text = Self.sendable(message.typed.text)
        // Commands in a card are its reporter's words; the digest has none.
        let isCard = message.buttons.first.map { CardToken(text: $0.token) != nil } ?? false
        self.text = isReview && !isCard ? MatrixText.withMarks(text) : text
        figure = Self.sendable(message.figure ?? "")
        choices =
            isReview
            ? isTyped ? Self.typed(message.rows) : Self.signs(message.rows) : Self.numbers(message.rows)
    }

    init(text: String) {
        heading = ""
        self.text = Self.sendable(text)
        figure = ""
        choices = []
    }

    /// In order; none if there is nothing to see.
    var parts: [Part] {
        var (longest, parts) = (Self.longest, parts(of: Self.longest))
        while longest > 1_000, parts.contains(where: { $0.bytes > Self.mostBytes }) {
            longest = longest * 3 / 4
            parts = self.parts(of: longest)
        }
        return parts
    }

    private func parts(of longest: Int) -> [Part] {
        let tail = choices.joined(separator: "\n")
        let room = max(1_000, longest - tail.utf16.count - 2)
        let body = body
        var pieces = TextSplitter(limit: room).split(body).map { String(Quotation.continued($0, of: body)) }
        if pieces.isEmpty, !tail.isEmpty { pieces = [""] }
        return pieces.enumerated().map { index, piece in
            let isLast = index == pieces.count - 1
            let whole = isLast && !tail.isEmpty ? (piece.isEmpty ? tail : "\(piece)\n\n\(tail)") : piece
            return Part(plain: whole, html: html(of: whole, isFirst: index == 0))
        }
    }

    /// The message in one part, cut with an ellipsis if it is too long.
    var onePart: Part? {
        let all = parts
        guard all.count > 1, let first = all.first, let last = all.last else { return all.first }
        let tail = choices.joined(separator: "\n")
        let whole = "\(first.plain) …" + (tail.isEmpty || last.plain.isEmpty ? "" : "\n\n\(tail)")
        return Part(plain: whole, html: html(of: whole, isFirst: true))
    }

    private var body: String { [heading, text, figure].filter { !$0.isEmpty }.joined(separator: "\n") }

    /// Only a heading, a quotation and what stands in columns need markup; everything else reads the same without.
    private func html(of whole: String, isFirst: Bool) -> String? {
        let isHeaded = isFirst && !heading.isEmpty && whole.hasPrefix(heading)
        let bold = isHeaded ? "<strong>\(Self.escaped(heading[...]))</strong>" : ""
        let rest = isHeaded ? whole.dropFirst(heading.count) : whole[...]
        guard !figure.isEmpty, let columns = rest.firstRange(of: figure) else {
            let runs = Quotation.runs(of: rest)
            return isHeaded || runs.contains(where: \.isQuoted) ? bold + Self.quoting(runs) : nil
        }
        return bold + Self.quoting(Quotation.runs(of: rest[..<columns.lowerBound])) + "<pre><code>"
            + Self.escaped(rest[columns], lineBreak: "\n") + "</code></pre>"
            + Self.escaped(rest[columns.upperBound...])
    }

    /// Blocks break the line by themselves.
    private static func quoting(_ runs: [Quotation.Run]) -> String {
        var html = ""
        for run in runs {
            let lines = escaped(run.lines.joined(separator: "\n")[...])
            html += run.isQuoted ? "<blockquote>\(lines)</blockquote>" : lines
        }
        return html
    }

    /// User's words never become markup (M77).
    static func escaped(_ words: Substring, lineBreak: String = "<br>") -> String {
        var escaped = ""
        escaped.reserveCapacity(words.utf8.count + 32)
        for scalar in words.unicodeScalars {
            switch scalar {
            case "&": escaped += "&amp;"
            case "<": escaped += "&lt;"
            case ">": escaped += "&gt;"
            case "\"": escaped += "&quot;"
            case "'": escaped += "&#39;"
            case "\n": escaped += lineBreak
            default: escaped.unicodeScalars.append(scalar)
            }
        }
        return escaped
    }

    /// `1) Send  2) Change`: a bare number answers the newest question.
    private static func numbers(_ rows: [[Button]]) -> [String] {
        var number = 0
        return rows.map { row in
            row.map { button in
                number += 1
                return "\(number)) \(button.label)"
            }.joined(separator: "  ")
        }
    }

    /// A card's commands with its number; what stands elsewhere is typed as its text says.
    private static func typed(_ rows: [[Button]]) -> [String] {
        guard let card = rows.first?.first.flatMap({ CardToken(text: $0.token) }) else { return [] }
        return [
            Catalogue(.english).text(MatrixTeamWords.typedHelp, [.code: String(card.report.rawValue)])
        ]
    }

    /// Every action of a card with the sign to react with.
    private static func signs(_ rows: [[Button]]) -> [String] {
        let lines = rows.map { row in
            row.map { button in
                CardReaction.sign(of: button.token).map { "\($0) \(button.label)" } ?? button.label
            }.joined(separator: "  ")
        }
        guard let first = rows.first?.first else { return [] }
        if CardToken(text: first.token) != nil {
            return lines + [Catalogue(.english).text(MatrixWords.cardHelp)]
        }
        guard first.token.hasPrefix("q1.") else { return lines.map(withMarks) }
        return lines + [Catalogue(.english).text(MatrixWords.queueHelp)]
    }

    /// The signs that the bot itself puts under a fresh card, so that a press is one touch (M96).
    /// Below a list both ways, because its pages change.
    static func seeds(_ rows: [[Button]], isList: Bool = false) -> [String] {
        isList ? CardReaction.turns : rows.flatMap(\.self).compactMap { CardReaction.sign(of: $0.token) }
    }

    /// Many programs keep words that begin with a slash to themselves: here the commands begin with `!`.
    private static func withMarks(_ text: String) -> String {
        guard text.contains("/") else { return text }
        var marked = ""
        var rest = text[...]
        while let slash = rest.firstIndex(of: "/") {
            let before = slash > text.startIndex ? text[text.index(before: slash)] : " "
            let name = rest[rest.index(after: slash)...].prefix { $0.isLetter || $0.isNumber }
            let isCommand = !before.isLetter && !before.isNumber && !"/.".contains(before)
            marked += rest[..<slash]
            marked += isCommand && Actions.commands.contains(String(name)) ? "!" : "/"
            rest = rest[rest.index(after: slash)...]
        }
        return marked + rest
    }

    /// Without characters that no homeserver takes.
    private static func sendable(_ text: String) -> String {
        text.contains("\0") ? text.filter { $0 != "\0" } : text
    }
}
