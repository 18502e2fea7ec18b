/// Asks one endpoint on behalf of a person, who does not wait for long.
public protocol Asking: Sendable {
    func ask<Asked: Source>(_ source: Asked.Type, _ question: Asked.Question) async -> Result<
        Asked.Finding, SourceError
    >
}
