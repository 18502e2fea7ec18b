import Basics
import Conversation

/// The lines that a person at the terminal may type.
public struct TerminalGrammar {
    /// Who has spoken so far; a name is known from its first line with a colon.
    private(set) var names: Set<String> = []
    /// Who a line without a name belongs to.
    private(set) var speaker = firstSpeaker

    public static let firstSpeaker = "voter1"

    init() {}

    /// Shown for `?`.
    public static let help = """
        voter1: words                       or just words, for whoever spoke last
        voter1: 2   voter1 taps Send        presses a button by number or label
        voter1 photo a.jpg b.jpg "caption"  one photo, or several as one album
        voter1 video a.mp4 "caption"        a video
        voter1 shares 33.45,-112.07         a point on the map
        voter1 sticker                      also voice, file, contact, poll
        voter1 edits "old" to "new"         changes earlier words; deletes "old"
        mod1: /approve 1                    names that begin with mod: moderators
        mod1: 3   mod1 taps Approve on 5    presses on the newest or report 5's card
        mod1 replies 1: words               replies to the card of report 1
        quit                                ends it, and so does Ctrl-D
        """

    /// True for a line that ends the chat.
    public static func isFarewell(_ line: String) -> Bool {
        ["quit", "exit"].contains(trimmed(line).lowercased())
    }

    /// Moderators are those whose name says so.
    static func isModerator(_ name: String) -> Bool { name.hasPrefix("mod") }

    /// Reads one line; a line with a colon may bring a new name.
    mutating func read(_ line: String) -> TerminalLine {
        let line = Self.trimmed(line)
        guard !line.isEmpty else { return .nothing }
        guard line != "?" else { return .help }
        if let (name, words) = Self.speech(in: line) {
            guard !words.isEmpty else {
                return .trouble("\(name) says nothing there. Example: \(name): hello")
            }
            (names, speaker) = (names.union([name]), name)
            return .deed(by: name, .says(words))
        }
        if let (name, rest) = actor(in: line) {
            let read = TerminalVerb.read(rest, by: name)
            if case .deed = read { (names, speaker) = (names.union([name]), name) }
            if read != .nothing { return read }
        }
        names.insert(speaker)
        return .deed(by: speaker, .says(line))
    }

    /// `name: words`.
    private static func speech(in line: String) -> (name: String, words: String)? {
        guard let colon = line.firstIndex(of: ":"), let name = name(line[..<colon]) else { return nil }
        let words = line[line.index(after: colon)...]
        // https://… is no name.
        guard words.isEmpty || words.first?.isWhitespace == true else { return nil }
        return (name, trimmed(String(words)))
    }

    /// `name does something`, where the name cannot be just a word of a sentence.
    private func actor(in line: String) -> (name: String, rest: String)? {
        let word = line.prefix { !$0.isWhitespace }
        guard let name = Self.name(word), names.contains(name) || Self.isNumbered(name) else { return nil }
        return (name, Self.trimmed(String(line[word.endIndex...])))
    }

    private static func name(_ word: Substring) -> String? {
        guard let first = word.first, first.isLetter, word.count <= 20,
            word.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" || $0 == "-" })
        else { return nil }
        return word.lowercased()
    }

    /// voter1, mod2: nobody means these as a word.
    static func isNumbered(_ name: String) -> Bool {
        ["voter", "mod"].contains { kind in
            let number = name.dropFirst(kind.count)
            return name.hasPrefix(kind) && !number.isEmpty && number.allSatisfy(\.isASCIIDigit)
        }
    }

    static func trimmed(_ text: some StringProtocol) -> String { text.trimmed }
}

extension Character {
    var isASCIIDigit: Bool { isASCII && isNumber }
}
