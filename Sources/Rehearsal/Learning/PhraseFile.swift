internal import Conversation
internal import FoundationEssentials
package import Understanding

/// Sentences of voters, each with what it is for: blocks of lines under `[intent]`, `#` for notes.
package struct PhraseFile {
    /// One sentence, and what it is for.
    package struct Phrase: Hashable {
        package let text: String
        package let intent: Intent
        /// The language of the file, from its name.
        package let language: String
        /// Never learned: every eighth phrase by its words, and every phrase of a file of held-out sentences.
        package let isHeldOut: Bool
    }

    /// A line that makes no sense, with its number.
    package struct Fault: Error, CustomStringConvertible {
        package let description: String
    }

    /// All sentences, in order.
    package let phrases: [Phrase]

    /// Reads a file whose name begins with `en` or `es`; one with `heldout` in its name is held out whole.
    package init(path: String) throws {
        let name = URL(filePath: path).lastPathComponent
        let language = name.hasPrefix("es") ? "es" : "en"
        let isWhole = name.contains("heldout")
        var phrases: [Phrase] = []
        var intent: Intent?
        let lines = try String(contentsOfFile: path, encoding: .utf8).split(
            separator: "\n", omittingEmptySubsequences: false)
        for (index, line) in lines.enumerated() where !line.isEmpty && !line.hasPrefix("#") {
            if line.hasPrefix("["), line.hasSuffix("]") {
                intent = Intent(rawValue: String(line.dropFirst().dropLast()))
                if intent?.kind == nil {
                    throw Fault(description: "\(name), line \(index + 1): no such intent.")
                }
                continue
            }
            guard let intent else {
                throw Fault(description: "\(name), line \(index + 1): no intent above it.")
            }
            let text = String(line)
            let isHeldOut = isWhole || Features.key(of: text).isMultiple(of: 8)
            phrases.append(Phrase(text: text, intent: intent, language: language, isHeldOut: isHeldOut))
        }
        self.phrases = phrases
    }
}
