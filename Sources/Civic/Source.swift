public import CivicFacts

/// One endpoint of a data provider: how to ask it, and how to read what it says. It never touches a network itself,
/// so that every answer, good or bad, can be read in a test.
public protocol Source: SendableMetatype {
    associatedtype Question: Sendable
    associatedtype Finding: Sendable

    /// Whose name an answer carries.
    static var source: CivicSource { get }
    /// Throws `.notSetUp` where a key is needed and none is set.
    static func request(_ question: Question, _ settings: CivicSettings) throws(SourceError) -> SourceRequest
    /// Throws for everything that is no answer; never passes on a word of the provider's own text about an error.
    static func read(_ reply: SourceReply, to question: Question) throws(SourceError) -> Finding
}

extension Source {
    /// Asks and reads, within a span of time.
    public static func ask(
        _ question: Question, _ settings: CivicSettings, through fetcher: some Fetching, within time: Duration
    ) async throws(SourceError) -> Finding {
        let request = try request(question, settings)
        return try read(await fetcher.fetch(request, within: time), to: question)
    }
}
