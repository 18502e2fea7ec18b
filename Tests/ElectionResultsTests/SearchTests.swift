import Testing

@testable import ElectionResults

/// Q10, Q35, Q37: names are found whatever the case, the accents, the order, with one slip.
struct SearchTests {
    private func found(_ words: String, _ place: ResultPlace? = .winnipeg) -> [String] {
        told(Bundled.archive.search(words, in: place))
    }

    private func told(_ findings: [Finding]) -> [String] {
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
        let words = Bundled.archive.file.words
        var before: [UInt8] = []
        var wrong = 0
        words.forEach(in: words.indices) { _, item in
            let word = WordSearch.folded(item)
            if word.lexicographicallyPrecedes(before) { wrong += 1 }
            before = word
        }
        #expect(wrong == 0 && words.count > 10_000)
    }

    @Test(arguments: [
        ("douglas", "duglas", 1), ("douglas", "douglsa", 1), ("douglas", "dougglas", 1),
        ("douglas", "dpuglas", 1),
        ("douglas", "dooglass", 2), ("ab", "ba", 1), ("a", "", 2), ("same", "same", 0),
    ]) func slipsAreCounted(left: String, right: String, slips: Int) {
        #expect(Slip.distance(Array(left.utf8), Array(right.utf8), upTo: 3) == (right.isEmpty ? 4 : slips))
    }
}
