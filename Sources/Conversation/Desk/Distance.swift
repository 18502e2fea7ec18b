internal import CivicFacts

extension Report {
    /// A day's drive.
    private static let far = 300.0

    /// The place lies further from this ZIP code than anybody goes to vote.
    func isFar(from home: ZIP?) -> Bool {
        guard let home, let zip = place.zip, isOfVoting,
            let there = Spot(prefix: zip.prefix),
            let here = Spot(prefix: home.prefix)
        else { return false }
        return here.miles(to: there) > Self.far
    }
}
