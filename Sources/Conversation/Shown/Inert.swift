/// Words in which nothing is live: no platform makes a link, a mention, a tag, a command or a number to call of them.
/// What it would be made of stands in brackets, so that moderators still read it: `example[.]com`, `[@]somebody`.
enum Inert {
    static func words(_ text: String) -> String {
        guard text.unicodeScalars.contains(where: { isSuspect($0) }) else { return text }
        let all = Array(text.unicodeScalars)
        var inert = String.UnicodeScalarView()
        for (index, scalar) in all.enumerated() {
            if isLive(at: index, in: all) {
                inert.append(contentsOf: "[\(scalar)]".unicodeScalars)
            } else {
                inert.append(scalar)
            }
        }
        return String(inert)
    }

    private static func isSuspect(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case "@", "＠", "#", "＃", "$", "/", ":", ".", "-": true
        default: false
        }
    }

    private static func isLive(at index: Int, in all: [Unicode.Scalar]) -> Bool {
        let before = all[..<index]
        let after = all[(index + 1)...]
        return switch all[index] {
        case "@", "＠", "#", "＃": after.first.isWordly
        case "$": after.first?.properties.isAlphabetic ?? false || after.starts(with: "1I".unicodeScalars)
        case "/": after.first.isWordly && !(before.last.isWordly || ["/", "<", ">"].contains(before.last))
        case ":": after.starts(with: "//".unicodeScalars) || after.first.isShown && isScheme(before)
        case ".": isInName(before, after) || isInAddress(before, after) || isInNumber(before, after)
        case "-": isInNumber(before, after)
        default: false
        }
    }

    /// Names that begin an address without two strokes.
    private static let schemes: Set<String> = [
        "mailto", "tel", "sms", "tg", "ton", "geo", "xmpp", "sip", "matrix", "magnet", "javascript", "data",
    ]

    private static func isScheme(_ before: ArraySlice<Unicode.Scalar>) -> Bool {
        let word = before.reversed().prefix { Optional($0).isWordly }.reversed()
        var name = String.UnicodeScalarView()
        name.append(contentsOf: word.suffix(12))
        return schemes.contains(String(name).lowercased())
    }

    /// `example.com`: behind it stands what may be the end of a name, two letters at least.
    private static func isInName(
        _ before: ArraySlice<Unicode.Scalar>, _ after: ArraySlice<Unicode.Scalar>
    ) -> Bool {
        let end = after.prefix { Optional($0).isWordly || $0 == "-" }
        return (before.last.isWordly || before.last == "-") && end.count >= 2
            && end.first?.properties.isAlphabetic == true
    }

    /// `192.168.1.1`
    private static func isInAddress(
        _ before: ArraySlice<Unicode.Scalar>, _ after: ArraySlice<Unicode.Scalar>
    ) -> Bool {
        let isPart = { (scalar: Unicode.Scalar) in "0"..."9" ~= scalar || scalar == "." }
        let shape = before.reversed().prefix(while: isPart).reversed() + ["."] + after.prefix(while: isPart)
        let parts = shape.split(separator: ".", omittingEmptySubsequences: false)
        return parts.count == 4 && parts.allSatisfy { 1...3 ~= $0.count }
    }

    /// `555-0134`: a number to call that is too short to be hidden.
    private static func isInNumber(
        _ before: ArraySlice<Unicode.Scalar>, _ after: ArraySlice<Unicode.Scalar>
    ) -> Bool {
        let isDigit = { (scalar: Unicode.Scalar) in "0"..."9" ~= scalar }
        return before.reversed().prefix(while: isDigit).count == 3 && after.prefix(while: isDigit).count == 4
    }
}

extension Unicode.Scalar? {
    fileprivate var isWordly: Bool {
        guard let self else { return false }
        return self == "_" || self.properties.isAlphabetic || self.properties.numericType != nil
    }

    fileprivate var isShown: Bool { self.map { !$0.properties.isWhitespace } ?? false }
}
