/// Phrases with which a text may begin, in plain words.
struct Openings {
    private let phrases: [[String]]

    init(_ phrases: [String]) { self.phrases = phrases.map { $0.split(separator: " ").map(String.init) } }

    /// How many words the longest phrase takes with which these plain words begin; nil where they begin with none.
    func count(in words: [String]) -> Int? { phrases.filter { words.starts(with: $0) }.map(\.count).max() }
}
