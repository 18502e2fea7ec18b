import CivicFacts
import Conversation

/// The words that filled a form's slots, in order, and the cast that names are looked up in.
struct Captures: Sendable {
    let words: [String]
    let cast: [Player]

    subscript(index: Int) -> String { words[index] }

    /// A one-word name that could stand in a cast.
    func name(_ index: Int) -> String? {
        let word = words[index]
        let isPlain = word.allSatisfy { $0.isLetter || $0.isNumber }
        return isPlain && word.first?.isUppercase == true ? word : nil
    }

    /// A name of the cast; nil if it is no name at all, an error if nobody is called that.
    func person(_ index: Int) throws(TranscriptError.Complaint) -> String? {
        guard let name = name(index) else { return nil }
        guard cast.contains(where: { $0.name == name }) else {
            throw .unknownName(name, cast: cast.map(\.name))
        }
        return name
    }

    /// A count from 1 to a million: small enough that no length of time made of it can overflow.
    func count(_ index: Int) -> Int? {
        guard words[index].allSatisfy(\.isASCII), let number = Int(words[index]) else { return nil }
        return (1...1_000_000).contains(number) ? number : nil
    }

    /// Degrees between `-bound` and `bound`.
    func degrees(_ index: Int, within bound: Double) -> Double? {
        guard let number = Double(words[index]), number.magnitude <= bound else { return nil }
        return number
    }

    func platform(_ index: Int) -> Platform? { Grammar.platforms[words[index]] }

    /// Where the photo with this plain file name lies, relative to the transcript's folder.
    func photo(_ index: Int) -> String? { Captures.photo(words[index]) }

    /// Two or more photos, divided by commas.
    func album(_ index: Int) -> [String]? {
        let names = words[index].split(separator: ", ", omittingEmptySubsequences: false).map(String.init)
        let paths = names.compactMap(Captures.photo)
        return names.count > 1 && paths.count == names.count ? paths : nil
    }

    private static func photo(_ name: String) -> String? {
        let plain = name.allSatisfy { $0.isLetter || $0.isNumber || "-_.".contains($0) }
        return plain && name.first != "." && !name.isEmpty ? "photos/\(name)" : nil
    }

    /// How long `count(index)` of the unit after it is.
    func span(_ index: Int) -> Span? {
        guard let count = count(index).map(Int64.init) else { return nil }
        switch words[index + 1] {
        case "second", "seconds": return .seconds(count)
        case "minute", "minutes": return .minutes(count)
        case "hour", "hours": return .hours(count)
        case "day", "days": return .days(count)
        default: return nil
        }
    }
}
