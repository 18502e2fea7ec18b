import Conversation

/// How outcomes and answers are written down, in lines of at most 78 columns where a line can be broken.
enum Rendering {
    static let width = 78
    private static let indent = "    "
    private static let room = "Bot in review room"

    /// One outcome: its sentence, then everything under it, indented.
    static func lines(of outcome: Outcome) -> [String] {
        switch outcome {
        case .at(let desk, let other):
            lines(of: other).map { line in
                line.hasPrefix(room) ? "Bot at desk \(desk)" + line.dropFirst(room.count) : line
            }
        case .said(let name, let shown): block("Bot to \(name):", shown)
        case .changed(let name, let shown): block("Bot to \(name) changes that:", shown)
        case .announced(let shown): block("Bot in review room:", shown)
        case .rephrased(let shown): block("Bot in review room changes that:", shown)
        case .card(let report, let shown, let isChange):
            block("Bot in review room \(isChange ? "changes" : "shows") report \(report):", shown)
        case .photosPosted(let report, let count):
            ["Bot in review room posts \(photos(count)) of report \(report)."]
        case .photosRemoved(let report): ["Bot in review room takes the photos of report \(report) away."]
        case .published(let shown, let isChange):
            block("Bot in public room\(isChange ? " changes that" : ""):", shown)
        case .unpublished: ["Bot in public room takes a post away."]
        case .file(let person, let name, let caption):
            block("Bot sends \(person) the file \(name):", Shown(text: caption))
        case .checkout(let name, nil): ["Bot lets \(name) pay."]
        case .checkout(let name, let words?): block("Bot does not let \(name) pay:", Shown(text: words))
        case .removed(let name?): ["Bot takes a message away from \(name)."]
        case .removed(nil): ["Bot in review room takes a message away."]
        case .invoiceRemoved(let name): ["Bot takes an invoice away from \(name)."]
        case .toast(let name, let words): block("Bot answers \(name):", Shown(text: words))
        }
    }

    /// A question with its answer: on one line if it is one and short, else indented under it.
    static func lines(of question: Transcript.Question, answer: [String]) -> [String] {
        let head = question.rawValue + ":"
        let lines = answer.flatMap { rows(of: $0) }
        if lines.isEmpty { return [head + " nothing"] }
        if lines.count == 1, head.count + 1 + lines[0].count <= width { return [head + " " + lines[0]] }
        return [head] + lines.map(indented)
    }

    private static func block(_ head: String, _ shown: Shown) -> [String] {
        let words = (shown.heading.map { rows(of: $0) } ?? []) + rows(of: shown.text)
        var lines = [words.first.map { "\(head) \($0)" } ?? head]
        lines += words.dropFirst().map(indented)
        lines += shown.pictures.map { indent + line(of: $0) }
        if shown.photos > 0 { lines.append(indent + photos(shown.photos)) }
        if shown.videos > 0 {
            lines.append(indent + (shown.videos == 1 ? "1 video" : "\(shown.videos) videos"))
        }
        return lines + shown.rows.flatMap(buttons)
    }

    private static func line(of picture: Picture) -> String {
        switch picture.subject {
        case .contest(_, _, .bars): "picture (bars): \(picture.alt)"
        case .contest(_, _, .small): "picture (small): \(picture.alt)"
        case .contest(_, _, .pie): "picture (pie): \(picture.alt)"
        case .contest(_, _, .barsInstead): "picture (bars for a pie): \(picture.alt)"
        case .month: "picture (month): \(picture.alt)"
        case .monogram: "picture (monogram): \(picture.alt)"
        }
    }

    private static func photos(_ count: Int) -> String { count == 1 ? "1 photo" : "\(count) photos" }

    /// A text's rows; empty ones at its ends, which nobody would see, are left out.
    private static func rows(of text: String) -> [String] {
        let rows = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
            .map { $0.allSatisfy(\.isWhitespace) ? "" : masked($0) }
        guard let first = rows.firstIndex(where: { !$0.isEmpty }),
            let last = rows.lastIndex(where: { !$0.isEmpty })
        else { return [] }
        return Array(rows[first...last])
    }

    /// Where the audit log ends depends on keys, which are others in each house.
    private static func masked(_ row: Substring) -> String {
        row.replacing(/[0-9]+:[0-9a-f]{64}/, with: "N:SEAL").description
    }

    private static func indented(_ row: String) -> String { row.isEmpty ? "" : indent + row }

    /// One row of buttons; where it is too long it goes on, further indented.
    private static func buttons(_ labels: [String]) -> [String] {
        var lines: [String] = []
        for label in labels.map({ "[\($0)]" }) {
            if let last = lines.last, last.count + 1 + label.count <= width {
                lines[lines.count - 1] = last + " " + label
            } else {
                lines.append((lines.isEmpty ? indent : indent + "  ") + label)
            }
        }
        return lines
    }
}
