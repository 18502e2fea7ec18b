/// Holds packed names against one that was asked for, by the numbers of their words: nothing is spelled out.
struct FoldedNames {
    enum Likeness { case same, alike }

    /// For each word of the name the numbers of all words that fold to it.
    private let words: [Range<Int>]
    private let first: Range<Int>
    private let last: Range<Int>
    private let suffixes: [Range<Int>]
    private let signs: Range<Int>

    private static let suffixWords = ["jr", "sr", "ii", "iii", "iv", "v"].map { Array($0.utf8) }

    init(_ file: PackedFile, _ name: [[UInt8]]) {
        let found = name.map { WordSearch.numbers(of: $0, in: file.words) }
        words = found
        let isSuffix = name.map { Self.suffixWords.contains($0) }
        first = found.first ?? 0..<0
        last = zip(found, isSuffix).filter { !$0.1 }.last?.0 ?? first
        suffixes = Self.suffixWords.map { WordSearch.numbers(of: $0, in: file.words) }
        signs = WordSearch.numbers(of: [], in: file.words)
    }

    /// Nil for another name.
    func likeness(of item: PackedCursor) -> Likeness? {
        var item = item
        var numbers: [Int] = []
        while !item.isAtEnd {
            let number = item.number(bytes: 2)
            if !signs.contains(number) { numbers.append(number) }
        }
        if numbers.count == words.count, zip(numbers, words).allSatisfy({ $1.contains($0) }) { return .same }
        guard words.count > 1, let given = numbers.first, first.contains(given) else { return nil }
        let surname = numbers.dropFirst().last { number in !suffixes.contains { $0.contains(number) } }
        return surname.map(last.contains) == true ? .alike : nil
    }
}
