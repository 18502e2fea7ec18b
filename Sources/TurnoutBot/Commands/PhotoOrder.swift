import MediaProcessing

/// What the command line of `turnout photo` asks for.
struct PhotoOrder {
    /// Path of the photo.
    private(set) var input = ""
    /// Path of the clean copy, which may be the same.
    private(set) var output = ""
    /// The defaults, with what the options change.
    private(set) var limits = PhotoLimits()

    /// Reads the words after `photo`; the trouble names the first one that is wrong.
    init(_ arguments: [String]) throws(PhotoCommandError) {
        var paths: [String] = []
        var words = arguments[...]
        var optionsEnded = false
        while let word = words.popFirst() {
            if optionsEnded || !word.hasPrefix("-") {
                paths.append(word)
            } else if word == "--" {
                optionsEnded = true
            } else {
                try set(word, to: words.popFirst())
            }
        }
        guard paths.count == 2 else { throw .usage("two paths are needed, IN and OUT, not \(paths.count)") }
        guard !paths.contains("") else { throw .usage("a path is empty") }
        // Swift has put this sign for bytes that are no text: the copy would land under another name than was asked for.
        guard !paths.contains(where: { $0.unicodeScalars.contains("\u{FFFD}") }) else {
            throw .usage("a path is not UTF-8")
        }
        (input, output) = (paths[0], paths[1])
    }

    private mutating func set(_ option: String, to value: String?) throws(PhotoCommandError) {
        switch option {
        case "--max-side": limits.maxSide = try Self.number(value, of: option, in: 1...65_500)
        case "--quality": limits.quality = try Self.number(value, of: option, in: 1...100)
        default: throw .usage("there is no option \(option)")
        }
    }

    private static func number(
        _ value: String?, of option: String, in range: ClosedRange<Int>
    ) throws(PhotoCommandError) -> Int {
        guard let value, let number = Int(value), range.contains(number) else {
            throw .usage("\(option) needs a whole number from \(range.lowerBound) to \(range.upperBound)")
        }
        return number
    }
}
