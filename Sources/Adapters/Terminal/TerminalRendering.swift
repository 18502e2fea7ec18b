import Conversation

/// How the chat looks: blocks of lines no wider than 78 columns, coloured or not.
public struct TerminalRendering: Sendable {
    private static let columns = 78
    private let isColoured: Bool
    /// Paths are shown from here.
    private let dataDirectory: String

    public init(isColoured: Bool, dataDirectory: String) {
        self.isColoured = isColoured
        self.dataDirectory = dataDirectory
    }

    /// The lines of one block, without line breaks.
    public func lines(for output: TerminalOutput) -> [String] {
        switch output {
        case .message(let message, let room, let report, let name):
            [title(of: room, about: report, extra: name.map { " · to \($0)" } ?? "")]
                + body(message, in: room)
        case .changed(let message, let room, let report):
            [title(of: room, about: report, extra: " (changed)")] + body(message, in: room)
        case .picture(let file): wrapped("[picture: \(file.path), \(file.picture.alt)]", indent: 2)
        case .photos(let files, let caption, let room, let report):
            [title(of: room, about: report)] + photos(files, caption)
        case .file(let file, let caption, let room): [title(of: room, about: nil)] + lines(of: file, caption)
        case .removed(let count, let room, let report):
            [title(of: room, about: report), dim("  (\(Self.count(count, "message")) taken away)")]
        case .note(let note, let name):
            wrapped("(Bot → \(name): \(TerminalText(note).line))", indent: 0).map(dim)
        case .heard(let line, _): echo(of: line).map { paint($0, "1") }
        case .hint(let words): wrapped(words, indent: 0).map(dim)
        }
    }

    /// A line that came from elsewhere, as if it had been typed; of a very long one the beginning will do.
    private func echo(of line: String) -> [String] {
        let lines = wrapped("> \(TerminalText(line).line)", indent: 0)
        return lines.count > 5 ? lines.prefix(4) + ["… (\(line.count) characters)"] : lines
    }

    private func title(of room: TerminalRoom, about report: ReportID?, extra: String = "") -> String {
        switch room {
        case .voter(let name): paint("Bot → \(name)\(extra)", "1;36")
        case .review: paint("Moderators' room\(report.map { " · report \($0)" } ?? "")\(extra)", "1;33")
        }
    }

    private func body(_ message: Message, in room: TerminalRoom) -> [String] {
        let heading = message.heading.map { wrapped($0, indent: 2).map { paint($0, "1") } } ?? []
        let words = message.typed.words
        let text = words.isEmpty ? [] : wrapped(words, indent: 2)
        return heading + text + buttons(of: message, in: room).map { paint($0, "32") }
    }

    /// Numbered in reading order: a row a line for voters, one flowing line for moderators.
    private func buttons(of message: Message, in room: TerminalRoom) -> [String] {
        var number = 0
        let rows = message.rows.map { row in
            row.map { button in
                number += 1
                return "\(number)) \(TerminalText(button.label).line)"
            }
        }
        return room == .review ? flow(rows.flatMap(\.self)) : rows.flatMap(flow)
    }

    /// Puts labels beside each other as long as they fit.
    private func flow(_ labels: [String]) -> [String] {
        var lines: [String] = []
        for label in labels.flatMap({ wrapped($0, indent: 2) }) {
            let joined = "\(lines.last ?? "")\(label)"
            if lines.isEmpty || TerminalText.width(of: joined) > Self.columns {
                lines.append(label)
            } else {
                lines[lines.count - 1] = joined
            }
        }
        return lines
    }

    private func photos(_ files: [PhotoFile], _ caption: String) -> [String] {
        let videos = files.compactMap(\.video)
        let counts = [(files.count - videos.count, "photo"), (videos.count, "video")].filter { $0.0 > 0 }
        let told = counts.map { Self.count($0.0, $0.1) }.joined(separator: " and ")
        let head = "\(told) (files under …/photos)"
        let sizes = files.map { file in
            file.video.map { "\($0.width) × \($0.height)  \(short($0.path))" }
                ?? "\(file.width) × \(file.height)  \(short(file.path))"
        }
        return wrapped(TerminalText(caption).line, indent: 2) + ["  \(head)"] + sizes.map { "    \($0)" }
    }

    /// A file's beginning, since a terminal has nowhere to put it.
    private func lines(of file: OutboxFile, _ caption: String) -> [String] {
        let most = 40
        let content = String(decoding: file.bytes, as: UTF8.self).split(whereSeparator: \.isNewline)
            .map(String.init)
        let more = content.count > most ? [dim("  … (\(content.count - most) more lines)")] : []
        return wrapped(TerminalText(caption).line, indent: 2) + ["  \(file.name) (\(file.bytes.count) bytes)"]
            + content.prefix(most).flatMap { wrapped(TerminalText(String($0.prefix(200))).line, indent: 4) }
            + more
    }

    /// The path from the data directory, its long name cut to a pattern that a shell completes.
    private func short(_ path: String) -> String {
        let inside =
            path.hasPrefix(dataDirectory + "/") ? String(path.dropFirst(dataDirectory.count + 1)) : path
        let parts = TerminalText(inside).line.split(separator: "/")
        guard let name = parts.last, name.count > 24, let dot = name.lastIndex(of: ".") else {
            return parts.joined(separator: "/")
        }
        return (parts.dropLast() + ["\(name.prefix(12))*\(name[dot...])"]).joined(separator: "/")
    }

    private func wrapped(_ text: String, indent: Int) -> [String] {
        let margin = String(repeating: " ", count: indent)
        return TerminalText(text).wrapped(to: Self.columns - indent).map { $0.isEmpty ? "" : margin + $0 }
    }

    private static func count(_ count: Int, _ noun: String) -> String {
        "\(count) \(noun)\(count == 1 ? "" : "s")"
    }

    private func dim(_ line: String) -> String { paint(line, "2") }

    private func paint(_ line: String, _ code: String) -> String {
        isColoured && !line.isEmpty ? "\u{1B}[\(code)m\(line)\u{1B}[0m" : line
    }
}
