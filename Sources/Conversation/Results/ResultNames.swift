internal import ElectionResults
internal import Understanding

extension ResultWish {
    /// Whether what was found is called as the words say: a whole name, or a last name exactly. A slip is forgiven in one of several
    /// words of a name, and in a long word alone. An ordinary word is nobody's name, unless somebody is surely named.
    func mayMean(_ finding: ResultFinding) -> Bool {
        switch finding {
        case .area(let area): isArea(area)
        case .person(let name, _): !isOfCounties && isPerson(name)
        }
    }

    /// A county's name is often another word: it is one where "county" is said.
    private func isArea(_ area: ResultArea) -> Bool {
        if isOfCounties { return area.kind == .county }
        // A bare number is called a ward or nothing.
        guard isOfWards == true || names.contains(where: \.isLetter) else { return false }
        let wanted = FoldedName(names)
        let own = FoldedName(area.name)
        let slips = wanted.words.filter { !own.words.contains($0) }
        guard slips.allSatisfy({ !Self.isOrdinary($0) }) else { return false }
        guard area.kind == .county else { return true }
        return wanted.words.count > 1 || isCalled == true || wanted.words.allSatisfy { !Self.isOrdinary($0) }
    }

    private func isPerson(_ name: String) -> Bool {
        let (wanted, own) = (FoldedName(names), FoldedName(name))
        let slips = wanted.words.filter { !own.words.contains($0) }
        if slips.isEmpty {
            if wanted.words.count > 1 { return !own.last.isDisjoint(with: wanted.words) }
            guard let only = wanted.words.first, own.last.contains(only) else { return false }
            let isPlaced = year != nil && (office != nil || !states.isEmpty)
            return isCalled == true || isPlaced || !Self.isOrdinary(only)
        }
        guard slips.count == 1, let slip = slips.first, !Self.isOrdinary(slip) else { return false }
        if wanted.words.count > 1 {
            // Of "Brain Bowman" the last name is right, of "Brian Bowmann" it is alike.
            return !own.last.isDisjoint(with: wanted.words) || isLike(slip, own.last)
        }
        return slip.count >= Self.longName && isLike(slip, own.last.filter { !Self.isOrdinary($0) })
    }

    private func isLike(_ word: String, _ names: Set<String>) -> Bool {
        names.contains { Slip.isOne(between: word, and: $0) }
    }

    /// The shortest word in which a slip is forgiven where nothing else names the person.
    private static let longName = 7

    /// Last names that are known as words of politics are names here.
    static func isOrdinary(_ word: String) -> Bool {
        !people.contains(word) && Understanding.shared.isOrdinary(word)
    }

    private static let people = Set(Phrases.resultsPeople.list)
}

/// A name as it is compared: folded words, and which of them are the last name.
struct FoldedName {
    let words: [String]
    let last: Set<String>

    init(_ name: String) {
        words = ResultsArchive.folded(name)
        // "Judy Wasylycia-Leis" has a last name of two words.
        let parts = name.split(separator: " ").map { ResultsArchive.folded(String($0)) }
        last = Set(parts.last { !$0.isEmpty && !$0.allSatisfy(Self.suffixes.contains) } ?? [])
    }

    private static let suffixes: Set<String> = ["jr", "sr", "ii", "iii", "iv", "v"]
}
