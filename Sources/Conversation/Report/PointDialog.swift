internal import CivicFacts

/// A point on the map: the ZIP code around it where one is asked for, else the place of a report. The point itself is not
/// kept, only where it lies to about a kilometre.
enum PointDialog {
    static func hear(_ spot: Spot, _ visit: inout Visit) {
        guard abs(spot.latitude) <= 90, abs(spot.longitude) <= 180 else { return unused(&visit) }
        if visit.session.page is ZIPPage { return nearZIP(spot, &visit) }
        if let missing = visit.session.page as? MissingPage {
            return missing.take(place(at: spot, visit), &visit)
        }
        let isIdle = visit.session.overlay?.page.isRead ?? true
        guard let draft = visit.session.draft else {
            return isIdle && visit.session.isOnboarded ? offer(spot, &visit) : unused(&visit)
        }
        guard isIdle, [.what, .look, .place].contains(draft.step) else { return unused(&visit) }
        visit.session.overlay = nil
        take(place(at: spot, visit), &visit)
        draft.step == .place ? ReportDialog.go(to: .look, &visit) : visit.askAgain()
    }

    /// "Yes": a report begins that has its place.
    static func startReport(at place: Place, _ visit: inout Visit) {
        visit.session.overlay = nil
        // Words of danger, or a photo, may have begun it meanwhile.
        guard visit.session.draft == nil else {
            take(place, &visit)
            return visit.askAgain()
        }
        ReportDialog.start(&visit)
        PlaceDialog.keep(place, from: nil, isPoint: true, &visit)
    }

    /// It is the open report's, which is said.
    private static func take(_ place: Place, _ visit: inout Visit) {
        PlaceDialog.keep(place, from: nil, isPoint: true, &visit)
        visit.note(.place)
        visit.say(ReportWords.placeTaken, [.place: visit.session.draft?.place?.words ?? place.words])
    }

    private static func nearZIP(_ spot: Spot, _ visit: inout Visit) {
        guard let near = visit.facts.civic.nearest(to: spot) else { return visit.answer(ZIPWords.point) }
        visit.open(ZIPConfirmPage(zip: near.zip))
    }

    private static func offer(_ spot: Spot, _ visit: inout Visit) {
        visit.open(HerePage(spot: place(at: spot, visit)))
    }

    private static func unused(_ visit: inout Visit) { visit.answer(HelpWords.pointUnused) }

    /// The point with its town, where middles of ZIP codes are kept. The home ZIP code is not taken instead: somebody
    /// who sends a point may be far from home.
    private static func place(at spot: Spot, _ visit: Visit) -> Place {
        let point = "\(rounded(spot.latitude)), \(rounded(spot.longitude))"
        let near = visit.facts.civic.nearest(to: spot)
        let town = near.map { "\($0.place ?? "") \($0.zip)".drop { $0 == " " } }
        let words = visit.words.text(ReportWords.placePoint, [.point: point])
        return Place(
            words: town.map { "\(words) (\($0))" } ?? words, zip: near?.zip ?? homeAround(spot, visit))
    }

    /// The home ZIP code if the point lies in its area.
    private static func homeAround(_ spot: Spot, _ visit: Visit) -> ZIP? {
        visit.session.zip.flatMap { home in
            Spot(prefix: home.prefix).flatMap {
                $0.miles(to: spot) <= 50 ? home : nil
            }
        }
    }

    private static func rounded(_ degrees: Double) -> String {
        let hundredths = Int((degrees * 100).rounded())
        let digits = "\(abs(hundredths) % 100)"
        return "\(hundredths < 0 ? "-" : "")\(abs(hundredths) / 100).\(digits.count == 1 ? "0" : "")\(digits)"
    }
}
