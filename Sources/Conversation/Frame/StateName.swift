/// The name of a state, for `states.lock`, diagrams and tests: a stored session is always in one of them.
public struct StateName: RawRepresentable, ExpressibleByStringLiteral, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }
    public init(stringLiteral name: String) { rawValue = name }

    /// Nothing is open.
    public static let home: StateName = "home"

    /// Home, the questions of a report, and whatever else can be open.
    public static let all: Set<StateName> = {
        let questions = Draft.Step.allCases.map(\.rawValue)
        let pages = Features.all.flatMap { $0.pages }.flatMap { $0.states }
        return Set((["home"] + questions + pages).map { StateName(rawValue: $0) })
    }()
}

extension Session {
    /// The state that hears the next answer first.
    public var state: StateName {
        StateName(rawValue: overlay?.page.state ?? draft?.step.rawValue ?? StateName.home.rawValue)
    }
}
