internal import CivicFacts
internal import Understanding

/// Where it happened: in words, by the home ZIP, or by a point on the map.
enum PlaceDialog {
    /// A place in the voter's words; a time behind it is the report's.
    static func named(_ text: String, _ visit: inout Visit) {
        if PlaceAsideReading.asks(Plain(text)) { return HelpDialog.help(&visit) }
        // "Change the time to 8 am" names no place.
        let parts = PartReading.parts(text, now: visit.now, in: visit.zone)
        if parts.count == 1, case .time(let when) = parts[0],
            let told = ToldTime(when, now: visit.now, in: visit.zone)
        {
            return askStill(having: told, &visit)
        }
        // "Change the place to Van Buren and 4th", where it is asked for anyway.
        let changed: String? = if parts.count == 1, case .place(let words) = parts[0] { words } else { nil }
        if changed == nil, PlaceNaming.isHappening(text) { return ReportAnswers.joinUnasked(text, &visit) }
        let name = changed ?? PlaceNaming.name(in: text)
        let (place, told) = read(name, visit)
        // "6:40 pm" at noon is no place either.
        if told == nil, PlaceReading(name, now: visit.now, in: visit.zone).place.isEmpty {
            return ReportAnswers.missed(&visit)
        }
        guard place.isEmpty, let told else { return take(place, at: told, &visit) }
        askStill(having: told, &visit)
    }

    /// The place as written and the time behind it, by the clocks of a ZIP code among the words.
    static func read(_ text: String, _ visit: Visit) -> (place: String, time: ToldTime?) {
        let zone = if case .zip(let zip) = ZIPReading(text) { Zone(of: zip) } else { visit.zone }
        let reading = PlaceReading(text, now: visit.now, in: zone)
        guard let when = reading.when, let time = ToldTime(when, now: visit.now, in: zone) else {
            return (text, nil)
        }
        return (reading.place, time)
    }

    /// The time that was told by other clocks is the same hour by those of the new place.
    static func keep(_ place: Place?, from message: MessageID?, _ visit: inout Visit) {
        let former = visit.zone
        visit.session.draft?.place = place
        visit.session.draft?.placeMessage = message
        let zone = visit.zone
        guard zone != former, let time = visit.session.draft?.time else { return }
        let moved = time.moved(from: former, to: zone, before: visit.now)
        visit.session.draft?.time = moved
    }

    /// As a report keeps it, with the ZIP code among the words or else this one; nil where no place is named. A bare
    /// number is the answer to another question.
    static func place(_ text: String, zip known: ZIP?, _ visit: Visit) -> Place? {
        guard text.count <= Limits.placeCharacters else { return nil }
        guard case .zip(let zip) = ZIPReading(text) else {
            return text.contains(where: \.isLetter)
                ? Place(words: Masking.masked(text).text, zip: known) : nil
        }
        let isOnlyZIP = Plain(text).words.count == 1
        return Place(
            words: isOnlyZIP ? zip.named(in: visit.session.language) : Masking.masked(text).text, zip: zip)
    }

    /// The answer to the next question came first: it is kept, and the place is still to be told.
    private static func askStill(having time: ToldTime, _ visit: inout Visit) {
        TimeDialog.keep(time, &visit)
        visit.answer(LastLookWords.lineTime, [.when: TimeDialog.told(time, visit)])
    }

    /// A ZIP code among the words may be for this report only.
    private static func take(_ text: String, at time: ToldTime?, _ visit: inout Visit) {
        guard let place = place(text, zip: visit.session.zipOfReport, visit) else {
            return ReportAnswers.missed(&visit)
        }
        if Masking.masked(text).found { visit.say(ReportWords.masked) }
        keep(place, from: visit.inbound.message, &visit)
        if let time { TimeDialog.keep(time, &visit) }
        visit.note(.place)
        guard case .zip(let zip) = ZIPReading(text), zip != visit.session.zip else {
            return ReportDialog.advance(&visit)
        }
        visit.session.draft?.step = .zip
        visit.askAgain()
    }

    static func usePlaceOfZIP(_ visit: inout Visit) {
        guard let words = visit.session.placeOfReport else { return visit.askAgain() }
        keep(Place(words: words, zip: visit.session.zipOfReport), from: nil, &visit)
        visit.note(.place)
        ReportDialog.advance(&visit)
    }

    /// Whoever does not say whether a ZIP code is for this report only goes on: with the place's name, or with the time.
    static func goOn(with text: String, _ visit: inout Visit) {
        guard let place = visit.session.draft?.place, let zip = place.zip else {
            return ReportDialog.advance(&visit)
        }
        if WhenReading(text, now: visit.now, in: visit.zone) != nil, visit.session.draft?.isRevising == false
        {
            visit.session.draft?.step = .time
            _ = ReportAnswers.takeParsed(text, Plain(text), &visit)
            return
        }
        // "No, 30312": the code itself was wrong.
        if case .zip(let other) = ZIPReading(text), other != zip { return correct(to: other, &visit) }
        guard place.isOnlyZIP, text.contains(where: \.isLetter),
            text.count <= Limits.placeCharacters
        else { return ReportAnswers.missed(&visit) }
        keep(Place(words: Masking.masked(text).text, zip: zip), from: visit.inbound.message, &visit)
        ReportDialog.advance(&visit)
    }

    /// Another code stands in the place of the one that was told.
    static func correct(to zip: ZIP, _ visit: inout Visit) {
        guard let place = visit.session.draft?.place, place.zip != nil else { return }
        let moved = place.moved(to: zip, in: visit.session.language)
        keep(moved, from: visit.session.draft?.placeMessage, &visit)
        visit.say(LastLookWords.changed, [.text: moved.words])
        zip == visit.session.zip ? ReportDialog.advance(&visit) : visit.askAgain()
    }

    /// The ZIP code of the report's place becomes the home ZIP too.
    static func moveHome(_ visit: inout Visit) {
        if let zip = visit.session.draft?.place?.zip { visit.session.zip = zip }
        ReportDialog.advance(&visit)
    }

}

extension Place {
    /// The same place under another code, which also stands where the former one stood among the words.
    func moved(to other: ZIP, in language: Language) -> Place {
        if isOnlyZIP { return Place(words: other.named(in: language), zip: other) }
        return Place(words: zip.map { words.replacing($0.digits, with: other.digits) } ?? words, zip: other)
    }

    /// Nothing was told but the code, which stands there with its state.
    var isOnlyZIP: Bool {
        guard let zip else { return false }
        // An earlier release named the state alone.
        let earlier = Region(prefix: zip.prefix)
        return Language.allCases.contains {
            words == zip.named(in: $0) || words == "\(zip), \(earlier?.name(in: $0) ?? "")"
        }
    }
}
