import Testing

@testable import ElectionResults

/// Q10, Q35, Q37: names are found whatever the case, the accents, the order, with one slip.
struct SearchTests {
    private func found(_ words: String, _ place: ResultPlace? = .winnipeg) -> [String] {
        told(Bundled.archive.search(words, in: place))
    }

    private func told(_ findings: [ResultFinding]) -> [String] {
        findings.map {
            switch $0 {
            case .area(let area): area.code
            case .person(let name, _): name
            }
        }
    }

    @Test(arguments: [
        ("Saint-Boniface", "st-boniface"), ("st. boniface", "st-boniface"), ("BONIFACE st", "st-boniface"),
        ("bonifase", "st-boniface"), ("point duglas", "point-douglas"), ("Douglas Point", "point-douglas"),
        ("mynraski", "mynarski"), ("transcna", "river-east-transcona-1-of-4"),
        ("old kildonan", "old-kildonan"),
        ("wasylycia-leis", "Judy Wasylycia-Leis"), ("Leis Judy", "Judy Wasylycia-Leis"),
        ("jenny gerbassi", "Jenny Gerbasi"),
        ("dela cruz", "Ric Dela Cruz"), ("Werner Götze", "Werner Goetze"),
    ]) func theNameIsFound(words: String, first: String) {
        #expect(found(words).contains(first), "\(words): \(found(words))")
    }

    @Test func exactNamesStandBeforeOnesWithASlip() {
        #expect(found("johnson").allSatisfy { $0.hasSuffix("Johnson") })
        #expect(!found("johnson").isEmpty)
    }

    @Test func shortWordsAreNotForgiven() {
        #expect(found("vitl").isEmpty)
        #expect(found("sant").isEmpty)
    }

    @Test func severalAreAsOften() {
        #expect(
            Set(["river-heights-fort-garry", "fort-rouge-east-fort-garry"]).isSubset(of: found("fort garry")))
    }

    @Test func everyAreaIsFoundByItsName() {
        for area in Set(Bundled.city.map(\.header.area)) {
            #expect(found(area.name).contains(area.code), "\(area.name)")
        }
    }

    @Test func peopleOfAllStatesAreFound() {
        let findings = Bundled.archive.search("campbell nighthorse")
        #expect(findings.contains { if case .person(_, .state("CO")) = $0 { true } else { false } })
        #expect(found("Velazquez", .state("NY")).contains("Nydia M. Velázquez"))
    }

    @Test func nothingIsNeverSomethingElse() {
        #expect(found("Atlantis", nil).isEmpty)
        #expect(found("", nil).isEmpty)
        #expect(found(String(repeating: "x", count: 10_000), nil).isEmpty)
        #expect(found((0..<100).map { "w\($0)" }.joined(separator: " "), nil).isEmpty)
    }

    @Test func threeNearestNamesAreOffered() {
        let nearest = told(Bundled.archive.nearest(to: "Mynarsk Ward", in: .winnipeg))
        #expect(nearest.count <= 3)
        #expect(told(Bundled.archive.nearest(to: "Tranzkona", in: .winnipeg)).contains("transcona"))
        #expect(Bundled.archive.nearest(to: "kildonna", in: .winnipeg).count == 3)
    }

    /// Words stand in the order in which they are looked up.
    @Test func wordsAreSortedAsTheyAreFolded() {
        let words = Bundled.archive.shelves[0].file.words
        var before: [UInt8] = []
        var wrong = 0
        words.forEach(in: words.indices) { _, item in
            let word = WordSearch.folded(item)
            if word.lexicographicallyPrecedes(before) { wrong += 1 }
            before = word
        }
        #expect(wrong == 0 && words.count > 10_000)
    }

    /// What a search costs is how many words it spells: few of those that there are, whoever is looked for.
    @Test(arguments: [
        "bowman", "katz", "wasylycia", "atlantis", "pagtakhan", "smith", "mynarski", "velazquez",
    ])
    func fewWordsAreSpelled(word: String) {
        let shelf = Bundled.archive.shelves[0]
        let all = shelf.file.words.count
        let one = WordSearch.candidates(for: Array(word.utf8), shelf.index, upTo: 1).count
        let two = WordSearch.candidates(for: Array(word.utf8), shelf.index, upTo: 2).count
        #expect(one * 50 < all && two * 8 < all, "\(word): \(one) and \(two) of \(all)")
    }

    /// No word that is near is left out by its letters.
    @Test(arguments: ["bowman", "mynarski", "st", "velazquez", "douglas"])
    func noNearWordIsLeftOut(word: String) {
        let shelf = Bundled.archive.shelves[0]
        let near = WordSearch.distances(to: Array(word.utf8), in: shelf.file.words, shelf.index, upTo: 2)
        var slip = Slip(from: Array(word.utf8), upTo: 2)
        var wrong = 0
        shelf.file.words.forEach(in: shelf.file.words.indices) { number, item in
            let distance = slip.distance(to: WordSearch.folded(item))
            if (near[number] ?? 3) != distance { wrong += 1 }
        }
        #expect(wrong == 0)
        // Nobody there is called so, nor nearly.
        #expect(near.isEmpty == (word == "mynarski"))
    }

    /// Every contest is found by its id, and an id that none has finds nothing.
    @Test func idsAreFoundByHalves() throws {
        let shelf = Bundled.archive.shelves[0]
        var wrong = 0
        for number in stride(from: 0, to: shelf.file.contestCount, by: 7) {
            if shelf.number(of: shelf.header(shelf.file.record(number)).id) != number { wrong += 1 }
        }
        #expect(wrong == 0)
        #expect(shelf.number(of: try #require(ContestID("aaaaaaaaaa"))) == nil)
    }

    @Test(arguments: [
        ("douglas", "duglas", 1), ("douglas", "douglsa", 1), ("douglas", "dougglas", 1),
        ("douglas", "dpuglas", 1),
        ("douglas", "dooglass", 2), ("ab", "ba", 1), ("a", "", 1), ("same", "same", 0), ("whole", "other", 4),
    ]) func slipsAreCounted(left: String, right: String, slips: Int) {
        var slip = Slip(from: Array(right.utf8), upTo: 3)
        #expect(slip.distance(to: Array(left.utf8)) == slips)
        #expect(slip.distance(to: Array(left.utf8)) == slips)
    }

    /// A table of whole words beside it, without bounds: the same distances.
    @Test func slipsAreThoseOfAPlainTable() {
        var wrong = 0
        for number in 0..<3_000 {
            let word = { (seed: Int) in (0..<(seed % 6)).map { UInt8(0x61 + seed / (1 + $0 * 3) % 3) } }
            let (left, right) = (word(number), word(number * 7 / 3))
            var slip = Slip(from: left, upTo: 2)
            if slip.distance(to: right) != min(3, Self.plain(left, right)) { wrong += 1 }
        }
        #expect(wrong == 0)
    }

    private static func plain(_ left: [UInt8], _ right: [UInt8]) -> Int {
        var table = Array(repeating: Array(0...right.count), count: left.count + 1)
        for row in 0...left.count { table[row][0] = row }
        for row in left.indices {
            for column in right.indices {
                var best = min(table[row][column + 1], table[row + 1][column]) + 1
                best = min(best, table[row][column] + (left[row] == right[column] ? 0 : 1))
                if row > 0, column > 0, left[row] == right[column - 1], left[row - 1] == right[column] {
                    best = min(best, table[row - 1][column - 1] + 1)
                }
                table[row + 1][column + 1] = best
            }
        }
        return table[left.count][right.count]
    }
}
