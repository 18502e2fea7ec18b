/// Where it happened: in words, by the home ZIP, or by a point on the map.
enum PlaceDialog {
    /// A place in the voter's words; a time behind it is the report's.
    static func named(_ text: String, _ visit: inout Visit) {
        let reading = PlaceReading(text, now: visit.now, in: visit.zone)
        let told = reading.when.flatMap { ToldTime($0, now: visit.now, in: visit.zone) }
        if let told { visit.session.draft?.time = told }
        if let told, reading.place.isEmpty { return askStill(having: told, &visit) }
        take(told == nil ? text : reading.place, &visit)
    }

    /// The answer to the next question came first: it is kept, and the place is still to be told.
    private static func askStill(having time: ToldTime, _ visit: inout Visit) {
        let times = TimeWords(language: visit.session.language, at: visit.session.zipOfReport)
        visit.say(.lineTime, [.when: times.told(time)])
        visit.note(.time)
        visit.askAgain()
    }

    /// A ZIP code among the words may be for this report only.
    private static func take(_ text: String, _ visit: inout Visit) {
        let zip: ZIP? = if case .zip(let zip) = ZIPReading(text) { zip } else { nil }
        // A bare number is the answer to another question.
        guard zip != nil || text.contains(where: \.isLetter), text.count <= Limits.placeCharacters else {
            return ReportAnswers.missed(&visit)
        }
        let (text, hasPrivateFacts) = Masking.masked(text)
        if hasPrivateFacts { visit.say(.masked) }
        let message = visit.inbound.message
        visit.session.draft?.placeMessage = message
        visit.note(.place)
        guard let zip, zip != visit.session.zip else {
            let place = Place(words: text, zip: visit.session.zipOfReport)
            visit.session.draft?.place = place
            return ReportDialog.advance(&visit)
        }
        let isOnlyZIP = Plain(text).words.count == 1
        let words = isOnlyZIP ? zip.named(in: visit.session.language) : text
        visit.session.draft?.place = Place(words: words, zip: zip)
        visit.session.draft?.step = .zip
        visit.askAgain()
    }

    static func usePlaceOfZIP(_ visit: inout Visit) {
        guard let words = visit.session.placeOfReport else { return visit.askAgain() }
        let place = Place(words: words, zip: visit.session.zipOfReport)
        visit.session.draft?.place = place
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
            _ = ReportAnswers.takeParsed(text, &visit)
            return
        }
        // "No, 30312": the code itself was wrong.
        if case .zip(let other) = ZIPReading(text), other != zip { return correct(to: other, &visit) }
        guard place.isOnlyZIP, text.contains(where: \.isLetter),
            text.count <= Limits.placeCharacters
        else { return ReportAnswers.missed(&visit) }
        visit.session.draft?.place = Place(words: Masking.masked(text).text, zip: zip)
        ReportDialog.advance(&visit)
    }

    /// Another code stands in the place of the one that was told.
    static func correct(to zip: ZIP, _ visit: inout Visit) {
        guard let place = visit.session.draft?.place, let former = place.zip else { return }
        let words =
            place.isOnlyZIP
            ? zip.named(in: visit.session.language) : place.words.replacing(former.digits, with: zip.digits)
        visit.session.draft?.place = Place(words: words, zip: zip)
        visit.say(.changed, [.text: words])
        zip == visit.session.zip ? ReportDialog.advance(&visit) : visit.askAgain()
    }

    /// The ZIP code of the report's place becomes the home ZIP too.
    static func moveHome(_ visit: inout Visit) {
        if let zip = visit.session.draft?.place?.zip { visit.session.zip = zip }
        ReportDialog.advance(&visit)
    }

}

extension Place {
    /// Nothing was told but the code, which stands there with its state.
    var isOnlyZIP: Bool {
        guard let zip else { return false }
        return Language.allCases.contains { words == zip.named(in: $0) }
    }
}

extension ZIP {
    /// "85004, Arizona".
    func named(in language: Language) -> String { "\(self), \(Region(self)?.name(in: language) ?? "")" }
}
