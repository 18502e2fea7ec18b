public import CivicFacts

/// The number of the sitting Congress as Congress.gov counts it, for a check of our own clock.
public struct SittingCongress: Source {
    let settings: CivicSettings

    public init(_ settings: CivicSettings) {
        self.settings = settings
    }

    public var source: CivicSource { .congressGov }

    public func request(_ question: Void) throws(SourceError) -> SourceRequest {
        let key = try settings.key(CongressGov.key)
        return SourceRequest(
            settings.address(CongressGov.api) + "/congress/current", query: [("format", "json")],
            secrets: [("api_key", key)])
    }

    public func read(_ reply: SourceReply, to question: Void) throws(SourceError) -> Congress {
        if let setback = GatewayFault.setback(of: reply) { throw setback }
        guard let number = try reply.json()["congress"]?["number"]?.int, 1...999 ~= number else {
            throw .unreadable
        }
        return Congress(rawValue: number)
    }
}
