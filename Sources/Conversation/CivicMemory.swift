/// What a conversation remembers of its questions about voting; no street address is ever in it.
public struct CivicMemory: Codable, Equatable, Sendable {
    /// The divisions of an address that was looked up; the address itself is forgotten.
    public internal(set) var resolved: ResolvedPlace?

    public init() {}
}

extension Session {
    /// The same, empty where nothing is remembered.
    var memory: CivicMemory {
        get { civic ?? CivicMemory() }
        set { civic = newValue == CivicMemory() ? nil : newValue }
    }

    /// Where the person's questions are about.
    var civicPlace: CivicPlace { CivicPlace(zip: zip, resolved: memory.resolved) }
}
