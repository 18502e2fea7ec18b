/// What a person wrote. It can be read only through an escape for the place where it stands: as text of an element, as a
/// value in a download; never as an attribute, an address or a file name.
public struct Words: Equatable, Sendable {
    /// Cleaned: what no file may hold is gone.
    fileprivate let clean: String

    public init(_ said: String) { clean = Escape.cleaned(said) }

    public var isEmpty: Bool { clean.isEmpty }

    /// Each on a line of its own.
    static func joined(_ words: [Words]) -> Words { Words(words.map(\.clean).joined(separator: "\n")) }

    /// At most so many bytes as text of a page, whatever it is made of: cut at a space where one is near, with a sign that there
    /// is more.
    func shortened(to most: Int) -> Words {
        var (size, end, space) = (0, clean.startIndex, clean.startIndex)
        for index in clean.indices {
            let character = clean[index]
            size += character.unicodeScalars.map(Escape.size).reduce(0, +)
            if size <= most - 3 { end = clean.index(after: index) }
            if size <= most - 3, character == " " || character == "\n" { space = index }
            guard size > most else { continue }
            let isWhole = clean[end] == " " || clean[end] == "\n"
            let isNear = space > clean.startIndex && clean.distance(from: space, to: end) < 40
            return Words(String(clean[..<(isNear && !isWhole ? space : end)]) + "…")
        }
        return self
    }

    /// As text of a page, with the paragraphs.
    var size: Int { clean.unicodeScalars.map(Escape.size).reduce(0, +) }

    /// About as much as it takes in a download.
    var downloadSize: Int {
        clean.unicodeScalars.map { max(Escape.size($0), 6 * ($0 == "<" ? 1 : 0)) }.reduce(0, +)
    }

    /// Paragraphs, as the lines were written.
    var paragraphs: [Words] {
        clean.split(separator: "\n", omittingEmptySubsequences: true).map { Words(String($0)) }
    }
}

/// What is written in each kind of file so that it stays text there.
enum Escape {
    /// Control characters, invisible signs, other directions and noncharacters are gone; at most three marks stand above
    /// a letter.
    static func cleaned(_ text: String) -> String {
        var kept = String.UnicodeScalarView()
        var marks = 0
        for scalar in text.unicodeScalars where isShown(scalar) {
            marks = scalar.properties.canonicalCombiningClass == .notReordered ? 0 : marks + 1
            if marks <= 3 { kept.append(scalar) }
        }
        return String(kept)
    }

    private static func isShown(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x0A: true
        case 0x00...0x1F, 0x7F...0x9F, 0x00AD, 0x061C, 0x115F, 0x1160, 0x180E, 0x200B, 0x200E...0x200F,
            0x2028...0x202E, 0x2060...0x206F, 0x2800, 0x3164, 0xFEFF, 0xFFA0, 0xFFF9...0xFFFB,
            0xFDD0...0xFDEF, 0xE0000...0xE0FFF:
            false
        default: scalar.value & 0xFFFE != 0xFFFE
        }
    }

    /// For HTML, SVG and XML, between tags and in double quotes.
    static func markup(_ text: String) -> String { escaped(text, quote: "&quot;") }

    /// For text between tags, where quotes are signs like others.
    static func text(_ text: String) -> String { escaped(text, quote: "\"") }

    private static func escaped(_ text: String, quote: String) -> String {
        var escaped = ""
        escaped.reserveCapacity(text.utf8.count)
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": escaped += "&amp;"
            case "<": escaped += "&lt;"
            case ">": escaped += "&gt;"
            case "\"": escaped += quote
            default: escaped.unicodeScalars.append(scalar)
            }
        }
        return escaped
    }

    /// Bytes of a sign as text; a new line is the end of a paragraph and the beginning of the next.
    static func size(_ scalar: Unicode.Scalar) -> Int {
        switch scalar {
        case "&": 5
        case "<", ">": 4
        case "\n": 7
        default: UTF8.width(scalar)
        }
    }

    /// A string of JSON with its quotes; also safe where somebody puts it into a script.
    static func json(_ text: String) -> String {
        var escaped = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": escaped += "\\\""
            case "\\": escaped += "\\\\"
            case "\n": escaped += "\\n"
            case "<": escaped += "\\u003c"
            default: escaped.unicodeScalars.append(scalar)
            }
        }
        return escaped + "\""
    }

    /// A cell of CSV with its quotes. What a spreadsheet would take for a formula begins with an apostrophe.
    static func csv(_ text: String) -> String {
        var line = text.replacing("\n", with: " ")
        let first = line.unicodeScalars.first { $0.properties.generalCategory != .spaceSeparator }
        if let first, "=+-@|%".unicodeScalars.contains(first) { line = "'" + line }
        return SeparatedCell.written(line)
    }
}

extension Markup {
    /// What a person wrote, as text.
    static func said(_ words: Words) -> Markup { Markup.text(words.clean) }
}

extension Cell {
    static func said(_ words: Words) -> Cell { Cell.text(words.clean) }
}

/// A value in a download.
struct Cell: Equatable, Sendable {
    let csv: String
    let json: String

    /// Words of the house.
    static func text(_ text: String) -> Cell { Cell(csv: Escape.csv(text), json: Escape.json(text)) }
    static func number(_ number: Int) -> Cell { Cell(csv: "\(number)", json: "\(number)") }
    static func flag(_ flag: Bool) -> Cell { Cell(csv: "\(flag)", json: "\(flag)") }
    static func list(_ list: [String]) -> Cell {
        Cell(
            csv: Escape.csv(list.joined(separator: " ")),
            json: "[" + list.map(Escape.json).joined(separator: ", ") + "]")
    }
}
