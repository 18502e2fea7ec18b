/// A line's words as a shell would part them: quotation marks hold words together, a backslash takes one character
/// as it is.
struct TerminalWords {
    struct Word: Equatable {
        var text: String
        /// It was written in quotation marks.
        var isQuoted: Bool
    }

    private(set) var words: [Word] = []
    private var open: Word?
    private var mark: Character?

    init(_ line: String) {
        var rest = Substring(line)
        while let character = rest.popFirst() {
            if character == "\\", mark == nil, let next = rest.popFirst() {
                add(next)
            } else {
                take(character)
            }
        }
        close()
    }

    private mutating func take(_ character: Character) {
        if let mark {
            character == mark || Self.partner[mark] == character ? self.mark = nil : add(character)
        } else if open == nil, Self.partner[character] != nil {
            (open, mark) = (Word(text: "", isQuoted: true), character)
        } else if character.isWhitespace {
            close()
        } else {
            add(character)
        }
    }

    private mutating func add(_ character: Character) {
        open = open ?? Word(text: "", isQuoted: false)
        open?.text.append(character)
    }

    private mutating func close() {
        if let open { words.append(open) }
        (open, mark) = (nil, nil)
    }

    /// What closes each opening mark, typed or made by a word processor.
    private static let partner: [Character: Character] = ["\"": "\"", "'": "'", "“": "”"]
}
