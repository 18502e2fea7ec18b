/// What an archive may offer; the setting that leaves the United States out takes one away.
public enum ResultsPart: Hashable, CaseIterable, Sendable {
    case winnipeg, unitedStates

    func holds(_ place: ResultPlace) -> Bool { (place == .winnipeg) == (self == .winnipeg) }
}
