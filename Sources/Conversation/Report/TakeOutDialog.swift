internal import CivicFacts
internal import Understanding

/// What a voter wants left out goes, before anything is sent: the time, the place, or the words that name it.
enum TakeOutDialog {
    /// True if the words were such a wish about the report that is looked at.
    static func hear(_ plain: Plain, _ visit: inout Visit) -> Bool {
        guard let draft = visit.session.draft, !draft.isEmpty, [.look, .edit].contains(draft.step),
            visit.session.page?.isRead ?? true, PhotoRemoval(plain) == nil,
            let reading = TakeOutReading(plain), !reading.isVoter,
            ![.cancel, .send, .removePhotos].contains(ReportWish(plain))
        else { return false }
        let isGone = takeOut(reading, &visit)
        guard isGone || reading.isSure else { return false }
        visit.session.overlay = nil
        visit.session.misses = 0
        visit.say(isGone ? LastLookWords.takenOut : LastLookWords.notInIt)
        visit.rereads = true
        ReportDialog.settle(&visit)
        return true
    }

    /// True if something went.
    static func takeOut(_ reading: TakeOutReading, _ visit: inout Visit) -> Bool {
        if reading.isTime {
            TimeDialog.put(nil, from: nil, &visit)
            visit.session.draft?.isTimeOpen = true
            return true
        }
        var named = reading.words
        let place = visit.session.draft?.place
        let isPlace = reading.isPlace(place)
        if isPlace {
            named.formUnion(Plain(place?.words ?? "").words.filter { $0.count > 2 && $0 != "the" })
            PlaceDialog.keep(nil, from: nil, &visit)
            visit.session.draft?.isPlaceWithheld = true
        } else if let place, Plain(place.words).words.contains(where: named.contains) {
            let words = place.words.split(separator: " ").filter { !named.contains(Plain(String($0)).text) }
            let left = words.joined(separator: " ")
            let name = left.last == "," ? String(left.dropLast()) : left
            PlaceDialog.keep(Place(words: name, zip: place.zip), from: nil, &visit)
        }
        let earlier = visit.session.draft?.pieces ?? []
        var cut = LeftOut(named)
        let left = earlier.compactMap { piece -> Piece? in
            let text = cut.text(piece.text)
            return text.isEmpty ? nil : Piece(text: text, message: piece.message)
        }
        visit.session.draft?.pieces = left
        visit.touchDraft()
        return isPlace && place != nil || left != earlier
    }
}

/// Words without those that are to stay out: a side remark goes whole; in the first sentence, which tells the trouble, they are
/// blanks.
private struct LeftOut {
    private let named: Set<String>
    private var isFirst = true

    init(_ named: Set<String>) { self.named = named }

    mutating func text(_ text: String) -> String {
        guard has(text) else {
            isFirst = false
            return text
        }
        var kept: [String] = []
        var isGone = false
        for clause in Self.clauses(of: text) {
            // "My cousin was" gone, "with me" says nothing.
            let isRest = isGone && ["with", "con"].contains(Plain(clause).words.first)
            isGone = isRest || has(clause) && !isFirst
            if !isGone { kept.append(has(clause) ? blanked(clause) : clause) }
            isFirst = false
        }
        let text = kept.joined(separator: " ").trimmingSpaces
        return text.last.map { ",;".contains($0) } == true ? String(text.dropLast()) : text
    }

    private func has(_ text: String) -> Bool { Plain(text).words.contains(where: isNamed) }
    private func isNamed(_ word: String) -> Bool {
        named.contains(word) || word.hasSuffix("s") && named.contains(String(word.dropLast()))
    }

    /// Each begins with the word that joins it to what stands before.
    private static func clauses(of text: String) -> [String] {
        var clauses: [[Substring]] = [[]]
        for word in text.split(whereSeparator: \.isWhitespace) {
            if joints.contains(Plain(String(word)).text), !clauses[clauses.count - 1].isEmpty {
                clauses.append([])
            }
            clauses[clauses.count - 1].append(word)
            if let last = word.last, ".,;!?".contains(last) { clauses.append([]) }
        }
        return clauses.filter { !$0.isEmpty }.map { $0.joined(separator: " ") }
    }

    private static let joints: Set<String> = [
        "because", "cause", "cuz", "since", "but", "and", "with", "porque", "pq", "xq", "pero", "y", "con",
        "aunque",
    ]

    private func blanked(_ clause: String) -> String {
        var words: [String] = []
        for word in clause.split(separator: " ") {
            if !isNamed(Plain(String(word)).text) {
                words.append(String(word))
            } else if words.last != "…" {
                words.append("…")
            }
        }
        return words.joined(separator: " ")
    }
}
