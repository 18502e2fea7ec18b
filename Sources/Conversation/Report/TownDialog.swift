internal import CivicFacts
internal import Understanding

/// A town, said alone while a report is open: it is where that happens, or in which town the place lies that was named.
enum TownDialog {
    static func hear(_ text: String, _ visit: inout Visit) -> Bool {
        guard let draft = visit.session.draft, draft.step == .look, !draft.isEmpty,
            visit.session.page.map({ $0 is AddedPage }) ?? true, let named = named(text),
            draft.place.map({ !Plain($0.words).text.contains(Plain(named).text) }) ?? true
        else { return false }
        let earlier = draft.place.flatMap { Self.isTown($0.words) || draft.point != nil ? nil : $0 }
        let words = earlier.map { "\($0.words), \(named)" } ?? named
        guard let place = PlaceDialog.place(words, zip: draft.place?.zip, visit) else { return false }
        visit.session.overlay = nil
        PlaceDialog.keep(place, from: visit.inbound.message, &visit)
        visit.note(.place)
        visit.say(ReportWords.placeTaken, [.place: place.words])
        visit.askAgain()
        return true
    }

    /// As written, without "it's in" before it; nil for words that are no town, or mean something else as well.
    private static func named(_ text: String) -> String? {
        let name = PlaceNaming.bare(PlaceNaming.name(in: text))
        guard (1...4).contains(Plain(name).words.count), !text.hasSuffix("?"), isTown(name) else {
            return nil
        }
        let isLed = name != text
        return isLed || name.first?.isUppercase == true
            || !PlaceWords.words.contains(Plain(name).text)
            ? name : nil
    }

    /// A town, and nothing else.
    static func isNamed(_ text: String) -> Bool { named(text) != nil }

    private static func isTown(_ words: String) -> Bool {
        let plain = Plain(words)
        guard Intent(plain) == nil, YesNoReading(plain) == nil, Safety(plain) == nil,
            let town = TownReading(plain)
        else { return false }
        return town.state != nil || town.states.count > 1
    }
}
