/// Where it happened: in words, by the home ZIP, or by a point on the map.
enum PlaceDialog {
    /// A place in the voter's words; a ZIP code among them may be for this report only.
    static func named(_ text: String, _ visit: inout Visit) {
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
            visit.session.draft?.place = Place(words: text, zip: visit.session.zip)
            return ReportDialog.advance(&visit)
        }
        let isOnlyZIP = Plain(text).words.count == 1
        let words = isOnlyZIP ? "\(zip), \(Region(zip)?.name(in: visit.session.language) ?? "")" : text
        visit.session.draft?.place = Place(words: words, zip: zip)
        visit.session.draft?.step = .zip
        visit.askAgain()
    }

    static func usePlaceOfZIP(_ visit: inout Visit) {
        guard let place = visit.session.placeOfZIP else { return visit.askAgain() }
        visit.session.draft?.place = Place(words: place, zip: visit.session.zip)
        visit.note(.place)
        ReportDialog.advance(&visit)
    }

    /// The ZIP code of the report's place becomes the home ZIP too.
    static func moveHome(_ visit: inout Visit) {
        if let zip = visit.session.draft?.place?.zip { visit.session.zip = zip }
        ReportDialog.advance(&visit)
    }

    /// A point is kept to two decimals, about a kilometre, and only as the place of a report.
    static func point(latitude: Double, longitude: Double, _ visit: inout Visit) {
        if visit.session.overlay?.page == .zip {
            visit.say(.zipPoint)
            return visit.askAgain()
        }
        guard visit.session.overlay == nil, visit.session.draft?.step == .place,
            abs(latitude) <= 90, abs(longitude) <= 180
        else {
            visit.say(.pointUnused)
            return visit.askAgain()
        }
        let point = "\(rounded(latitude)), \(rounded(longitude))"
        let words = visit.words.text(.placePoint, [.point: point])
        visit.session.draft?.place = Place(words: words, zip: visit.session.zip)
        visit.note(.place)
        ReportDialog.advance(&visit)
    }

    private static func rounded(_ degrees: Double) -> String {
        let hundredths = Int((degrees * 100).rounded())
        let digits = "\(abs(hundredths) % 100)"
        return "\(hundredths < 0 ? "-" : "")\(abs(hundredths) / 100).\(digits.count == 1 ? "0" : "")\(digits)"
    }
}
