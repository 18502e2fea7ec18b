import CivicFacts
import Conversation

/// Reads a transcript's text into lines; a value that is used once.
struct Parser {
    typealias Line = Transcript.Line

    let file: String
    /// The text's rows, without line breaks.
    let rows: [String]
    private(set) var lines: [Line] = []
    private(set) var cast: [Player] = []
    private var clock: (moment: Moment, zone: String)?
    private var hasStarted = false
    private var next = 0

    init(text: String, file: String) {
        self.file = file
        var rows = text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }
            .map(String.init)
        if rows.last == "" { rows.removeLast() }
        self.rows = rows
    }

    /// Reads every row, or throws at the first that is wrong.
    mutating func parse() throws(TranscriptError) {
        try readTitle()
        while next < rows.count {
            let start = next
            let block = takeBlock()
            let text = block.joined(separator: "\n")
            do throws(TranscriptError.Complaint) {
                let kind = try kind(of: block)
                try remember(kind)
                append(Line(number: start + 1, text: text, kind: kind))
            } catch {
                throw complaint(error, about: block, from: start)
            }
        }
    }

    /// When and where the conversation begins.
    func opening() throws(TranscriptError) -> (moment: Moment, zone: String) {
        guard let clock else { throw TranscriptError(file: file, line: 0, words: "", complaint: .noClock) }
        return clock
    }

    private mutating func readTitle() throws(TranscriptError) {
        let title = rows.first ?? ""
        let isSentence = (try? kind(of: [title])) != nil
        guard !title.isEmpty, !title.hasPrefix(" "), !isSentence else {
            throw TranscriptError(file: file, line: 1, words: title, complaint: .noTitle)
        }
        lines.append(Line(number: 1, text: title, kind: .title))
        next = 1
    }

    /// The next row and what is indented under it, also after empty rows; an empty row stands alone.
    private mutating func takeBlock() -> [String] {
        var end = next + 1
        if !Parser.isBlank(rows[next]) {
            while let row = rows[end...].firstIndex(where: { !Parser.isBlank($0) }),
                rows[row].hasPrefix("    ")
            {
                end = row + 1
            }
        }
        defer { next = end }
        return Array(rows[next..<end])
    }

    private func complaint(
        _ complaint: TranscriptError.Complaint, about block: [String], from start: Int
    ) -> TranscriptError {
        var row = 0
        if case .strayIndent = complaint {
            row = block.indices.dropFirst().first { !Parser.isBlank(block[$0]) } ?? 0
        }
        return TranscriptError(file: file, line: start + row + 1, words: block[row], complaint: complaint)
    }

    private static func isBlank(_ row: String) -> Bool { row.allSatisfy(\.isWhitespace) }

    private func kind(of block: [String]) throws(TranscriptError.Complaint) -> Transcript.Kind {
        let first = Parser.trimmed(block[0])
        if Parser.isBlank(first) { return .empty }
        if first.hasPrefix("Bot ") || first == "Nothing happens." { return .outcome }
        for question in Transcript.Question.allCases where first.hasPrefix(question.rawValue + ":") {
            return .question(question)
        }
        if first.first?.isWhitespace == true { throw .strayIndent }
        if first.hasPrefix("#") {
            guard block.count == 1 else { throw .strayIndent }
            return .note
        }
        if let kind = try sentence(block) { return kind }
        if block.count > 1, try sentence([first]) != nil { throw .strayIndent }
        throw .unknownSentence(nearest: Nearest.form(to: first).readable)
    }

    private func sentence(_ block: [String]) throws(TranscriptError.Complaint) -> Transcript.Kind? {
        let words = Parser.words(of: block)
        for form in Grammar.forms {
            if let kind = try form.read(words, cast: cast) { return kind }
        }
        return nil
    }

    /// A block as one text: the indents go, and words that begin only under `Dana:` begin there.
    private static func words(of block: [String]) -> String {
        let head = trimmed(block[0])
        if block.count == 1 { return head }
        let rows = block.dropFirst().map { trimmed($0.hasPrefix("    ") ? String($0.dropFirst(4)) : "") }
        return head + (head.hasSuffix(":") ? " " : "\n") + rows.joined(separator: "\n")
    }

    /// Blanks at a row's end cannot be seen, so they mean nothing.
    private static func trimmed(_ row: String) -> String {
        String(row[..<(row.lastIndex { !$0.isWhitespace }.map(row.index(after:)) ?? row.startIndex)])
    }

    /// Keeps what later lines depend on, and the order in which lines may come.
    private mutating func remember(_ kind: Transcript.Kind) throws(TranscriptError.Complaint) {
        switch kind {
        case .cast(let player):
            guard !hasStarted else { throw .afterTheStart }
            guard !Grammar.reserved.contains(player.name), !cast.contains(where: { $0.name == player.name })
            else { throw .nameTaken(player.name) }
            cast.append(player)
        case .clock(let moment, let zone):
            guard clock == nil else { throw .secondClock }
            clock = (moment, zone)
        case .cue, .question:
            guard clock != nil else { throw .noClock }
            hasStarted = true
        case .title, .note, .empty, .outcome: break
        }
    }

    /// Empty lines between a cue and its outcomes go with the outcomes: they are not the author's.
    private mutating func append(_ line: Line) {
        if line.kind == .outcome, let last = lines.lastIndex(where: { $0.kind != .empty }) {
            switch lines[last].kind {
            case .cue, .question, .outcome: lines.removeSubrange((last + 1)...)
            case .title, .note, .empty, .cast, .clock: break
            }
        }
        lines.append(line)
    }
}
