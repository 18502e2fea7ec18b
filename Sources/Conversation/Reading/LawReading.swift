internal import CivicFacts
internal import Understanding

/// A bill of a state's legislature that words name: "HB 1001", "SB 12 Colorado", "H.F. 25 in Minnesota".
struct StateBillReading: Equatable {
    /// As legislatures write it.
    let number: String

    init?(_ text: String) {
        let words = Utterance(BillReading.ungrouped(text)).words
        for index in words.indices.dropLast() {
            let isTwo = words[index].count == 1 && index + 2 < words.count && words[index + 1].count == 1
            let mark = isTwo ? words[index] + words[index + 1] : words[index]
            let digits = words[index + (isTwo ? 2 : 1)]
            guard Self.marks.contains(mark), let number = Int(digits), (1...99_999).contains(number) else {
                continue
            }
            self.number = "\(mark.uppercased()) \(number)"
            return
        }
        return nil
    }

    /// Houses, senates and assemblies: bills, files, and legislative documents.
    private static let marks: Set<String> = [
        "hb", "sb", "ab", "hf", "sf", "lb", "ld", "hjr", "sjr", "hcr", "scr",
    ]
}

/// A public law that words name: "PL 117-58", "Public Law 94-142".
struct PublicLawReading: Equatable {
    let congress: Int
    let number: Int

    init?(_ text: String) {
        let words = Utterance(text).words
        for index in words.indices {
            let lead =
                words[index] == "pl"
                ? 1 : Self.leads.contains(words[index...].prefix(2).joined(separator: " ")) ? 2 : 0
            guard lead > 0, index + lead + 1 < words.count, let congress = Int(words[index + lead]),
                let number = Int(words[index + lead + 1]), (1...200).contains(congress),
                (1...999).contains(number)
            else { continue }
            (self.congress, self.number) = (congress, number)
            return
        }
        return nil
    }

    /// The Government Publishing Office leads on to the law by its number.
    var page: OfficialLink? { OfficialLink("https://www.govinfo.gov/link/plaw/\(congress)/public/\(number)") }

    private static let leads: Set<String> = ["public law", "p l", "ley publica"]
}
