public import CivicFacts

/// The number of the sitting Congress as Congress.gov counts it, for a check of our own clock.
public enum SittingCongress: Source {
    public static let source = CivicSource.congressGov

    public static func request(_ question: Void, _ settings: CivicSettings) throws(SourceError)
        -> SourceRequest
    {
        let key = try settings.key(CongressGov.key)
        return SourceRequest(
            settings.address(CongressGov.api) + "/congress/current", query: [("format", "json")],
            secrets: [("api_key", key)])
    }

    public static func read(_ reply: SourceReply, to question: Void) throws(SourceError) -> Congress {
        guard let number = try reply.json()["congress"]?["number"]?.int, 1...999 ~= number else {
            throw .unreadable
        }
        return Congress(rawValue: number)
    }
}
