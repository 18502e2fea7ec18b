internal import CivicFacts
internal import Understanding

/// Where it happened: in words, by the home ZIP, or by a point on the map.
enum PlaceDialog {
    /// What words are where a place is asked for.
    enum Answer {
        case place(String, at: ToldTime?)
        case time(ToldTime)
        /// They go on telling, with a place among them or none.
        case told(naming: String?)
        case nothing
    }

    static func answer(_ text: String, _ visit: Visit) -> Answer {
        // "Change the time to 8 am" names no place.
        let parts = PartReading.parts(text, now: visit.now, in: visit.zone)
        if parts.count == 1, case .time(let when) = parts[0],
            let told = ToldTime(when, now: visit.now, in: visit.zone)
        {
            return .time(told)
        }
        // "Change the place to Van Buren and 4th", where it is asked for anyway.
        let changed: String? = if parts.count == 1, case .place(let words) = parts[0] { words } else { nil }
        if changed == nil, isTelling(text) { return .told(naming: PlaceMention.name(in: text)) }
        let name = changed ?? PlaceNaming.name(in: text)
        let (place, told) = read(name, visit)
        // "6:40 pm" at noon is no place either.
        if told == nil, PlaceReading(name, now: visit.now, in: visit.zone).place.isEmpty { return .nothing }
        guard place.isEmpty, let told else { return .place(place, at: told) }
        return .time(told)
    }

    /// A sentence, and no name: "they won't let us in now", "the door was locked when we came".
    private static func isTelling(_ text: String) -> Bool {
        guard PlaceNaming.name(in: text) == text else { return false }
        if PlaceNaming.isHappening(text) { return true }
        let plain = Plain(text)
        guard plain.words.count >= 4, !PartReading.isName(text) else { return false }
        return UnderstoodDialog.tells(text) || plain.words.contains { sentences.contains($0) }
    }

    private static let sentences = Phrases.partSentences.words.union(Phrases.partTellings.words).subtracting([
        "line", "has", "had", "que", "where", "donde",
    ])

    /// A place in the voter's words; a time behind it is the report's.
    static func named(_ text: String, _ visit: inout Visit) {
        if PlaceAsideReading.asks(Plain(text)) { return HelpDialog.help(&visit) }
        switch answer(text, visit) {
        case .place(let words, let time): take(words, at: time, &visit)
        case .time(let time): askStill(having: time, &visit)
        case .told(let name):
            if let place = name.flatMap({ place($0, zip: visit.session.zipOfReport, visit) }) {
                keep(place, from: visit.inbound.message, &visit)
            }
            ReportAnswers.add(text, &visit)
        case .nothing: ReportAnswers.missed(&visit)
        }
    }

    /// The place that is named inside a sentence, with the ZIP code among its words.
    static func mentioned(in text: String, _ visit: Visit) -> Place? {
        guard text.count <= Limits.reportCharacters else { return nil }
        guard let name = PlaceMention.name(in: text) else {
            guard case .zip(let zip) = ZIPReading(text) else { return nil }
            return Place(words: zip.named(in: visit.session.language), zip: zip)
        }
        let known: ZIP? = if case .zip(let zip) = ZIPReading(text) { zip } else { visit.session.zipOfReport }
        return place(name, zip: known, visit)
    }

    /// "Do file it. Crown Heights church", "penn north rec, power went about 8": the place in a sentence of its own.
    static func alone(in text: String, _ visit: Visit) -> Place? {
        let parts = text.split { ".,;!\n".contains($0) }.map { String($0).trimmingSpaces }
        guard parts.count > 1 else { return nil }
        let names = parts.map { WhereWhen($0, now: visit.now, in: visit.zone)?.place ?? PlaceNaming.bare($0) }
        let name = names.first { name in
            (2...7).contains(Plain(name).words.count) && PartReading.isName(name)
                && PlaceMention.isWhole(name)
        }
        return name.flatMap { place($0, zip: visit.session.zipOfReport, visit) }
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
    static func keep(_ place: Place?, from message: MessageID?, isPoint: Bool = false, _ visit: inout Visit) {
        let former = visit.zone
        let goesOn = visit.inbound.event.words.flatMap { Plain($0).words.first }.map(openings.contains)
        let whole = visit.session.draft?.joined(place, isPoint: isPoint, goesOn: goesOn ?? false)
        visit.session.draft?.place = whole.flatMap(\.self)
        visit.session.draft?.placeMessage = message
        let zone = visit.zone
        guard zone != former, let time = visit.session.draft?.time else { return }
        let moved = time.moved(from: former, to: zone, before: visit.now)
        visit.session.draft?.time = moved
    }

    /// "It's on Fulton St" goes on with the place that was told; "no, on Fulton St" takes it back.
    private static let openings: Set<String> = ["its", "it", "on", "en", "esta", "queda"]

    /// Its name was taken back; the point that was sent for it stays.
    static func unname(_ visit: inout Visit) {
        let point = visit.session.draft?.point
        keep(nil, from: nil, &visit)
        if point != nil { keep(point, from: nil, isPoint: true, &visit) }
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

    private static func take(_ text: String, at time: ToldTime?, _ visit: inout Visit) {
        guard let place = place(text, zip: visit.session.zipOfReport, visit) else {
            return ReportAnswers.missed(&visit)
        }
        if Masking.masked(text).found { visit.say(ReportWords.masked) }
        keep(place, from: visit.inbound.message, &visit)
        if let time { TimeDialog.keep(time, &visit) }
        visit.note(.place)
        ReportDialog.go(to: .look, &visit)
    }

    static func usePlaceOfZIP(_ visit: inout Visit) {
        guard let words = visit.session.placeOfReport else { return visit.askAgain() }
        keep(Place(words: words, zip: visit.session.zipOfReport), from: nil, &visit)
        visit.note(.place)
        ReportDialog.go(to: .look, &visit)
    }

    /// The ZIP code of the report's place becomes the home ZIP too.
    static func moveHome(_ visit: inout Visit) {
        guard let zip = visit.session.draft?.place?.zip else { return visit.askAgain() }
        visit.session.zip = zip
        visit.session.isOnboarded = true
        visit.note(.zip)
        visit.answer(LastLookWords.zipKept, [.zip: zip.digits])
    }
}

extension Draft {
    /// The place with the point that was sent for it, whichever came first. Whoever changes the place from the list of
    /// parts, or tells no more than a code, takes the point out.
    fileprivate mutating func joined(_ place: Place?, isPoint: Bool, goesOn: Bool) -> Place? {
        guard let place else {
            point = nil
            return nil
        }
        guard !isPoint else {
            let name = self.place.flatMap { $0.isOnlyZIP ? nil : $0.name(beside: point) }
            point = place
            return name.map { Place(words: "\($0), \(place.words)", zip: place.zip) } ?? place
        }
        guard let point, !place.isOnlyZIP, !isRevising else {
            self.point = nil
            return isRevising || !goesOn ? place : self.place?.located(on: place) ?? place
        }
        let isWhole = place.words.hasSuffix(point.words)
        return isWhole ? place : Place(words: "\(place.words), \(point.words)", zip: place.zip)
    }
}

extension Place {
    /// What it is called besides the point; nil where it is nothing but that.
    fileprivate func name(beside point: Place?) -> String? {
        guard let point else { return words }
        guard words != point.words else { return nil }
        let end = ", \(point.words)"
        return words.hasSuffix(end) ? String(words.dropLast(end.count)) : words
    }

    /// "It's on Fulton St" says where the building is that was told before; nil where it is another place.
    fileprivate func located(on street: Place) -> Place? {
        guard PlaceMention.isStreet(street.words), PlaceMention.isBuilding(words) else { return nil }
        return Place(words: "\(words), \(street.words)", zip: street.zip ?? zip)
    }

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
