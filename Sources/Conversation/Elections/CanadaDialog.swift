internal import CivicFacts

/// People with a Canadian postal code: Winnipeg's races and council are covered, everything else is said not to be.
enum CanadaDialog {
    /// Elections Canada.
    static let official: OfficialLink = "https://www.elections.ca"

    /// The middle of Winnipeg.
    static let city = CivicPlace(canada: "R3C")

    static func isWinnipeg(_ area: String) -> Bool { CivicPlace(canada: area).isInWinnipeg }

    /// What was asked of a place there, which is named where the words name it.
    static func decline(of place: CivicPlace, _ visit: inout Visit) {
        guard let town = place.town, !place.isInWinnipeg else { return decline(&visit) }
        visit.say(ZIPWords.inCanada, [.official: official.url, .place: town])
        visit.askBriefly()
    }

    static func decline(_ visit: inout Visit) {
        visit.say(ZIPWords.canadaElsewhere, [.official: official.url])
        visit.askBriefly()
    }
}
