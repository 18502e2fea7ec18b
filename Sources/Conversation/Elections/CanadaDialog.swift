internal import CivicFacts

/// People with a Canadian postal code: Winnipeg's races and council are covered, everything else is said not to be.
enum CanadaDialog {
    /// Elections Canada.
    static let official: OfficialLink = "https://www.elections.ca"

    /// Codes that begin with R2 or R3 lie in Winnipeg or at its edge.
    static func isWinnipeg(_ area: String) -> Bool { area.hasPrefix("R2") || area.hasPrefix("R3") }

    static func decline(_ visit: inout Visit) {
        visit.say(ZIPWords.canadaElsewhere, [.official: official.url])
        visit.askBriefly()
    }
}
