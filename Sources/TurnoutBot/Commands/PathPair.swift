/// Two paths on a command line, IN and OUT, between options that take a value each.
struct PathPair {
    /// Path of the file that came.
    let input: String
    /// Path of the clean copy, which may be the same.
    let output: String

    /// Reads the words after the command; the trouble names the first one that is wrong. Each option is handed over with
    /// the word behind it.
    init(
        _ arguments: [String], option: (String, String?) throws(CopyTrouble) -> Void
    ) throws(CopyTrouble) {
        var paths: [String] = []
        var words = arguments[...]
        var optionsEnded = false
        while let word = words.popFirst() {
            if optionsEnded || !word.hasPrefix("-") {
                paths.append(word)
            } else if word == "--" {
                optionsEnded = true
            } else {
                try option(word, words.popFirst())
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
}
