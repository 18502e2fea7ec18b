/// Phrases with which a text may begin, in plain words, looked up by their first word.
struct Openings {
    private let tails: [String: [[String]]]

    init(_ phrases: [String]) {
        let words = phrases.map { $0.split(separator: " ").map(String.init) }.filter { !$0.isEmpty }
        tails = Dictionary(grouping: words, by: { $0[0] }).mapValues { $0.map { Array($0.dropFirst()) } }
    }

    /// How many words the longest phrase takes with which these plain words begin; nil where they begin with none.
    func count(in words: some Collection<String>) -> Int? {
        guard let first = words.first, let tails = tails[first] else { return nil }
        let rest = words.dropFirst()
        return tails.lazy.filter { rest.starts(with: $0) }.map { $0.count + 1 }.max()
    }
}
