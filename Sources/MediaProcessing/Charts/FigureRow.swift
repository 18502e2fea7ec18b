/// One person, or one answer to a question, with what was counted.
public struct FigureRow: Sendable, Equatable {
    public var name: String
    /// Nil where nothing was counted: then there is no number, no share and no bar.
    public var votes: Int?
    /// Tenths of a percent.
    public var tenths: Int?
    /// Whether the source says that this one is elected: the bar is filled, and a ✓ drawn.
    public var isElected = false
    /// What is said of this one, such as "won".
    public var word = ""
    /// Whether it stands for what has no name of its own, such as write-ins: never first.
    public var isRest = false

    public init(name: String, votes: Int? = nil, tenths: Int? = nil) {
        (self.name, self.votes, self.tenths) = (name, votes, tenths)
    }

    static let mostVotes = 1_000_000_000_000

    func checked() throws(FigureFault) -> FigureRow {
        var own = self
        own.name = try FigureText.checked(name)
        own.word = try FigureText.checked(word)
        guard !own.name.isEmpty else { throw .letters }
        guard (0...Self.mostVotes).contains(votes ?? 0), (0...1000).contains(tenths ?? 0) else {
            throw .number
        }
        return own
    }
}
