/// A text cut into plain words, with what the signs around them told.
public struct Utterance: Sendable {
    /// Small ASCII letters and digits without accents; words of other scripts stay as they are.
    package internal(set) var words: [String] = []
    package private(set) var isQuestion = false
    package private(set) var script = ScriptCount()
    private var word: [UInt8] = []
    private var foreign = String.UnicodeScalarView()

    /// Longer texts are read up to here; the rest changes nothing about what they are for.
    static let limit = 400

    package init(_ text: String) {
        words.reserveCapacity(16)
        word.reserveCapacity(24)
        var count = 0
        for scalar in text.unicodeScalars {
            count += 1
            guard count <= Self.limit * 8, words.count < Self.limit else { break }
            take(scalar)
        }
        close()
    }

    private mutating func take(_ scalar: Unicode.Scalar) {
        switch Folding.folded(scalar) {
        case .sign(let byte):
            if scalar.value > 0x7F { script.note(scalar) } else { script.latin += 1 }
            // Letters and digits part company: "hr25", "8am".
            if let last = word.last, (last < 0x3A) != (byte < 0x3A) { close() }
            word.append(byte)
        case .other(let letter):
            script.note(letter)
            foreign.append(letter)
        case .nothing:
            break
        case .gap:
            close()
            note(scalar)
        }
    }

    private mutating func note(_ scalar: Unicode.Scalar) {
        switch scalar {
        case "?": isQuestion = true
        case "¿": (isQuestion, script.spanish) = (true, script.spanish + 3)
        case "¡": script.spanish += 3
        case "$": words.append("dollars")
        case "👍": words.append("thumbsup")
        case "👎": words.append("thumbsdown")
        case "🔫": words.append("gun")
        case "🙏": words.append("please")
        default: break
        }
    }

    private mutating func close() {
        if !foreign.isEmpty {
            words.append(String(foreign))
            foreign = String.UnicodeScalarView()
        }
        guard !word.isEmpty else { return }
        words.append(String(decoding: shortened(), as: UTF8.self))
        word.removeAll(keepingCapacity: true)
    }

    /// Runs of a letter become two: "heeeelp" is "heelp".
    private func shortened() -> [UInt8] {
        guard word.count > 3, word[0] > 0x39 else { return word }
        var short: [UInt8] = []
        short.reserveCapacity(word.count)
        for byte in word.prefix(40) {
            let run = short.count
            if run >= 2, short[run - 1] == byte, short[run - 2] == byte { continue }
            short.append(byte)
        }
        return short
    }
}
