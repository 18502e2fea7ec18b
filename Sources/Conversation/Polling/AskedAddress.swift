internal import CivicFacts
internal import Understanding

/// A question with the street address that it is about: "who represents 12 Oak Street, Mesa, AZ", "¿dónde voto? 40 Elm Ave
/// 30310".
struct AskedAddress {
    let purpose: AddressPurpose
    let address: String

    /// Nil where no address stands in the words, or where what stands beside it asks for nothing that an address tells.
    init?(_ text: String) {
        let words = text.split(whereSeparator: \.isWhitespace).map(String.init)
        guard let found = Self.address(in: words) else { return nil }
        var before = words[..<found.lowerBound]
        while let last = before.last, Self.leads.contains(Plain(last).text) { before.removeLast() }
        let rest = (before + words[found.upperBound...]).joined(separator: " ")
        guard let purpose = Self.purpose(of: rest) else { return nil }
        self.purpose = purpose
        address = words[found].joined(separator: " ").filter { !"?¿!;".contains($0) }
    }

    /// From the number of the house to the end of the sentence, where a street is named right behind it.
    private static func address(in words: [String]) -> Range<Int>? {
        words.indices.lazy.compactMap { start -> Range<Int>? in
            guard isHouseNumber(words[start]) else { return nil }
            let end = words[start...].firstIndex { "?;!".contains($0.last ?? " ") }.map { $0 + 1 }
            let whole = words[start..<(end ?? words.endIndex)]
            let isStreet = whole.dropFirst().prefix(5).contains {
                PlaceMention.streets.contains(Plain($0).text)
            }
            return isStreet ? whole.indices : nil
        }.first
    }

    /// "4711", "221b"
    private static func isHouseNumber(_ word: String) -> Bool {
        let digits = word.prefix(while: \.isNumber)
        let rest = word.dropFirst(digits.count)
        return (1...6).contains(digits.count)
            && (rest.isEmpty || rest.count == 1 && rest.allSatisfy(\.isLetter))
    }

    private static func purpose(of rest: String) -> AddressPurpose? {
        for words in [rest, rest + "?", rest + " me"] {
            if let intent = Intent(meant: words), let purpose = purposes[intent] { return purpose }
        }
        return nil
    }

    private static let purposes: [Intent: AddressPurpose] = [
        .representatives: .representatives, .polling: .polling, .candidates: .ballot, .measures: .measures,
    ]
    private static let leads: Set<String> = [
        "at", "for", "from", "of", "near", "in", "is", "live", "i", "my", "address", "im", "am", "en", "para",
        "de", "a",
        "vivo", "mi", "direccion", "es",
    ]
}

/// An address that stands in the question is used: it is looked up once and kept nowhere.
enum AskedAddressDialog {
    static func hear(_ text: String, _ plain: Plain, _ visit: inout Visit) -> Bool {
        let isFree = visit.session.page.map { $0.isRead || $0.asksZIP || $0 is AddressPage } ?? true
        guard isFree, plain.words.count <= 24, let asked = AskedAddress(text),
            !UnderstoodDialog.tells(text) || text.contains("?")
        else { return false }
        visit.isConfidential = true
        visit.named = NamedPlace(ofAddress: asked.address)
        let needsGuide = asked.purpose != .representatives
        let page: any FactsPage =
            needsGuide && visit.facts.rules.findsPollingPlaces
            ? AddressPage(purpose: asked.purpose) : asked.purpose.page
        FactsDialog.show(page, over: [], &visit)
        guard !needsGuide || page is AddressPage else { return true }
        return AddressDialog.look(asked.address, for: asked.purpose, on: page, &visit)
    }
}
