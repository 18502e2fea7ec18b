/// The name of a state, for `states.lock`, diagrams and tests: a stored session is always in one of them.
public struct StateName: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    /// Nothing is open.
    public static let home = StateName(rawValue: "home")

    /// Home, the questions of a report, and whatever else can be open.
    public static let all: Set<StateName> = Set(
        [home] + Draft.Step.allCases.map { StateName(rawValue: $0.rawValue) }
            + AllFeatures.all.flatMap { $0.pages }.flatMap { $0.states }.map(StateName.init))
}

extension Session {
    /// The state that hears the next answer first.
    public var state: StateName {
        StateName(rawValue: overlay?.page.state ?? draft?.step.rawValue ?? StateName.home.rawValue)
    }
}
