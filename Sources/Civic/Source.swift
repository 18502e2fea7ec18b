public import CivicFacts

/// One endpoint of a data provider: how to ask it, and how to read what it says. It never touches a network itself,
/// so that every answer, good or bad, can be read in a test.
public protocol Source: Sendable {
    associatedtype Question: Sendable
    associatedtype Finding: Sendable

    /// Whose name an answer carries.
    var source: CivicSource { get }
    /// Throws `.notSetUp` where a key is needed and none is set.
    func request(_ question: Question) throws(SourceError) -> SourceRequest
    /// Throws for everything that is no answer; never passes on a word of the provider's own text about an error.
    func read(_ reply: SourceReply, to question: Question) throws(SourceError) -> Finding
}

extension Source {
    /// Asks and reads, within a span of time.
    public func ask(_ question: Question, through fetcher: some Fetching, within time: Duration)
        async throws(SourceError) -> Finding
    {
        let request = try request(question)
        return try read(await fetcher.fetch(request, within: time), to: question)
    }
}
